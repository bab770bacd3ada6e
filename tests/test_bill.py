"""NOTICE and the bill of materials tell what is really in the box."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

from tools import bill

ROOT = Path(__file__).parent.parent
COMPONENTS: list[dict[str, Any]] = json.loads(bill.BILL.read_text(encoding="utf-8"))["components"]


def versions(ecosystem: str) -> dict[str, str]:
    return {part["name"]: part["version"] for part in COMPONENTS if part["purl"].startswith(f"pkg:{ecosystem}/")}


def test_the_notice_has_every_licence_of_the_built_client() -> None:
    assert bill.NOTICE.read_text(encoding="utf-8") == bill.HEAD + bill.LICENCES.read_text(encoding="utf-8")


def test_everything_that_is_bundled_is_on_the_bill() -> None:
    bundled = {found["name"] for found in bill.BUNDLED.finditer(bill.LICENCES.read_text(encoding="utf-8"))}
    named = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["dependencies"]
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert set(named) <= bundled
    assert versions("npm") == {name: locked[f"node_modules/{name}"]["version"] for name in bundled}


def test_what_pip_installs_is_on_the_bill_with_the_locked_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["hosting"]]
    direct = {re.split(r"[^\w.-]", line)[0].lower().replace(".", "-") for line in wanted}
    locked = dict(re.findall(r"^([\w.-]+)==([\w.]+)", (ROOT / "constraints.txt").read_text(encoding="utf-8"), re.M))
    assert direct <= set(versions("pypi"))
    assert versions("pypi") == {name: locked[name] for name in versions("pypi")}


def test_every_part_says_under_which_terms_it_comes() -> None:
    for part in COMPONENTS:
        assert re.fullmatch(r"[A-Z][\w.+-]+( OR [A-Z][\w.+-]+)*", part["licenses"][0]["expression"]), part["name"]
