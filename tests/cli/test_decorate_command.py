import json
from pathlib import Path
from typing import Any

from run_command import run


def decorations(file: Path) -> list[dict[str, Any]]:
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = data.get("decorations", [])
    return found


def test_decorate_writes_a_board_with_ornaments_and_says_how_many(tmp_path: Path) -> None:
    out = tmp_path / "nicer.json"
    result = run("decorate", "poland", "--out", str(out), "--density", "0.3")
    assert result.returncode == 0
    made = decorations(out)
    assert result.stdout == f"Wrote {out}: {len(made)} generated decorations\n"
    assert all(each["id"].startswith("auto-") for each in made)
    assert run("validate", str(out)).returncode == 0


def test_decorate_does_not_replace_a_file_unless_told_to(tmp_path: Path) -> None:
    out = tmp_path / "nicer.json"
    out.write_text("precious")
    result = run("decorate", "poland", "--out", str(out))
    assert result.returncode == 2
    assert "--force" in result.stderr
    assert out.read_text() == "precious"


def test_decorate_makes_only_some_kinds_and_clears_them(tmp_path: Path) -> None:
    bare, out, plain = (tmp_path / name for name in ("bare.json", "nicer.json", "plain.json"))
    run("decorate", "poland", "--clear", "--out", str(bare))
    run("decorate", str(bare), "--kinds", "tree", "--kinds", "hill", "--out", str(out))
    assert {each["ornament"] for each in decorations(out)} == {"tree", "hill"}
    run("decorate", str(out), "--clear", "--out", str(plain))
    assert decorations(plain) == []


def test_decorate_prints_the_same_board_for_the_same_seed() -> None:
    arguments = ("decorate", "poland", "--density", "0.2", "--seed", "4", "--out", "-")
    first, second = run(*arguments), run(*arguments)
    assert first.stdout == second.stdout
    assert "generated decorations" in first.stderr
    assert json.loads(first.stdout)["id"] == "poland"


def test_decorate_knows_what_a_density_is() -> None:
    result = run("decorate", "poland", "--density", "1.5", "--out", "-")
    assert result.returncode == 2


def test_decorate_names_the_ornaments_there_are() -> None:
    result = run("decorate", "poland", "--kinds", "mountan", "--out", "-")
    assert result.returncode == 2
    assert "there is no ornament 'mountan'" in result.stderr
    assert "mountain" in result.stderr


def test_decorate_writes_the_names_of_seas(tmp_path: Path) -> None:
    out = tmp_path / "named.json"
    run("decorate", "europe", "--sea-names", "--kinds", "compass", "--out", str(out))
    texts = [each["text"] for each in decorations(out) if each["id"].startswith("auto-sea-")]
    assert {"en": "Black Sea", "fr": "Mer Noire"} in texts
    assert len(texts) > 4
