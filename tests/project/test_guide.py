"""The guide as a site: whole, strict, and without the network."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.checkout

ROOT = Path(__file__).parents[2]
MKDOCS = str(Path(sys.executable).with_name("mkdocs"))


def build(target: Path, *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [MKDOCS, "build", "--strict", "--site-dir", str(target), *options],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        check=False,
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("site")
    built = build(target)
    assert built.returncode == 0, built.stderr
    return target


def test_pages_from_outside_of_docs_are_part_of_it(site: Path) -> None:
    page = (site / "faq.html").read_text(encoding="utf-8")
    assert 'href="benchmarks/index.html"' in page
    assert (site / "benchmarks" / "index.html").exists()


def test_no_page_fetches_anything_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        fetched = re.findall(r'<(?:script|link|img|iframe)[^>]+(?:src|href)="(\w+://[^"]+)', text)
        assert fetched == [], page.name


def test_a_link_that_leads_nowhere_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("[x](../docs/nowhere.md)", encoding="utf-8")
    settings = tmp_path / "mkdocs.yml"
    text = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:")[0]
    text = text.replace("scripts/", f"{ROOT}/scripts/").replace("[guide.css]", "[]")
    settings.write_text(text, encoding="utf-8")
    built = build(tmp_path / "site", "--config-file", str(settings))
    assert built.returncode != 0
    assert "nowhere.md" in built.stderr
