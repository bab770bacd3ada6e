"""The version of the whole package, said once, and what it was built from."""

from functools import lru_cache
from pathlib import Path

VERSION = "0.1.0"
_HERE = Path(__file__).parent


@lru_cache(maxsize=1)
def built_from() -> str:
    """The commit: as the wheel was built with it, or of the checkout this runs in; empty if nobody knows."""
    written = _HERE / "commit.txt"
    if written.exists():
        return written.read_text("utf-8").strip()
    if not (_HERE.parent.parent / ".git").exists():
        return ""
    import subprocess

    command = ["git", "-C", str(_HERE), "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True, timeout=5).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return ""


def build() -> str:
    """The version, and the commit if it is known."""
    return " ".join([VERSION, built_from()]).strip()
