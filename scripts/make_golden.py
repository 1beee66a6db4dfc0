"""Write the sample board in every format into tests/golden, to be compared by eye in a review."""

from pathlib import Path
from shutil import rmtree

from sample_board import comparable, sample_export

from trackwright.formats.catalogue import FORMATS

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"


def main() -> None:
    """Write all golden files anew."""
    rmtree(GOLDEN, ignore_errors=True)
    for known in FORMATS:
        for name, data in known.write(sample_export()).items():
            path = GOLDEN / known.name / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(comparable(data))


if __name__ == "__main__":
    main()
