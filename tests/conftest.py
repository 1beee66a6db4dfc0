"""One Qt application for the whole run, without a screen, and nothing left behind by any test."""

import os
from collections.abc import Iterator

import pytest
from leftovers import nothing_left_behind  # noqa: F401 – a fixture for every test

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session", autouse=True)
def _one_application(qapp: object) -> object:
    return qapp


@pytest.fixture(autouse=True)
def _home_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let each test have the editor's settings and recovery files in a folder of its own."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("TRACKWRIGHT_HOME", str(tmp_path_factory.mktemp("home")))
        yield
