"""docs/dependencies.md gives a reason for every package we name, and for none besides."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def named() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = [*project["dependencies"], *(line for extra in project["optional-dependencies"].values() for line in extra)]
    web = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    python = {re.split(r"[^\w.-]", line)[0] for line in lines} - {"klabauter"}
    return python | set(web["dependencies"]) | set(web["devDependencies"])


def test_every_dependency_has_its_reason() -> None:
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
    assert {name for row in rows for name in re.findall(r"`([^`]+)`", row)} == named()
