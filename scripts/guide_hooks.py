"""What the guide does beyond plain mkdocs: pages that lie outside of docs/ belong to it, too."""

import re
from os.path import normpath, relpath
from pathlib import Path, PurePosixPath

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
DOCS = "docs/"
BESIDE_DOCS = (
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "NOTICE",
    "benchmarks/README.md",
    "editor/base/pictures/trackwright.svg",
    "examples/**/*.*",
    "formats/published/*.*",
    "schema/published/*.json",
    "validators/examples/sample.json",
)
"""What pages lead to outside of docs/, and is part of the site."""

_LINK = re.compile(r"(\]\()([^)#\s]+)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what lies outside of docs/."""
    for pattern in BESIDE_DOCS:
        for path in sorted(ROOT.glob(pattern)):
            where = path.relative_to(ROOT).as_posix()
            files.append(File.generated(config, where, abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let links between pages lead where the pages lie on the site."""
    del config, files
    on_site = page.file.src_uri
    in_project = on_site if page.file.generated_by else DOCS + on_site

    def moved(link: re.Match[str]) -> str:
        opening, target = link.groups()
        if "://" in target or target.startswith("mailto:"):
            return link[0]
        aim = normpath(PurePosixPath(in_project).parent / target)
        return opening + relpath(aim.removeprefix(DOCS), PurePosixPath(on_site).parent)

    return _LINK.sub(moved, markdown)
