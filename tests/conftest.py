"""One Qt application for the whole run, without a screen."""

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session", autouse=True)
def _one_application(qapp: object) -> object:
    return qapp
