#!/usr/bin/env python3
"""Write what we ship of others: NOTICE with the licence texts of everything bundled, and a bill of materials.

    python tools/bill.py    writes NOTICE and docs/bill-of-materials.json (CycloneDX)

The bundled part comes from the built client itself (web/licences.ts), the packages that pip installs beside us by their
own metadata, with the versions of constraints.txt. Needs the built client and the development environment.
tests/test_bill.py says whether both files are true.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from email.message import Message
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any, cast

from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from klabauter.version import VERSION

ROOT = Path(__file__).resolve().parent.parent
LICENCES = ROOT / "src" / "klabauter" / "server" / "static" / "licences.txt"
NOTICE = ROOT / "NOTICE"
BILL = ROOT / "docs" / "bill-of-materials.json"
HEAD = """Klabauter
Copyright (c) 2026 the Klabauter authors. MIT License, see LICENSE.

Klabauter is unofficial: not made, checked or approved by the authors and publishers of the games. The games and their
names belong to them. Rules are written in our own words; all pictures and sounds are ours.

Written by tools/bill.py. What pip installs beside Klabauter is listed in docs/bill-of-materials.json.

"""
BUNDLED = re.compile(r"^  (?P<name>\S+) (?P<version>\S+), (?P<licence>[^,\n]+)", re.M)
CLASSIFIER = "License :: OSI Approved :: "
NAMES = {"APL 2": "Apache-2.0", "MIT License": "MIT"}  # what some packages say instead of the name in SPDX


def licence(found: Distribution) -> str:
    """The licence a package declares, as an SPDX expression."""
    metadata = cast(Message, found.metadata)
    plain = str(metadata.get("License", "")).partition("\n")[0]  # some give the whole text
    lines = [str(line) for line in metadata.get_all("Classifier", [])]
    named = " OR ".join(line.removeprefix(CLASSIFIER) for line in lines if line.startswith(CLASSIFIER))
    terms = str(metadata.get("License-Expression", plain or named))
    return NAMES.get(terms, terms)


def needed(name: str, extras: frozenset[str], seen: set[tuple[str, str]]) -> Iterator[str]:
    """The packages this one needs on Linux, directly or indirectly."""
    environment: dict[str, str] = {
        **cast(dict[str, str], default_environment()),
        "sys_platform": "linux",
        "platform_system": "Linux",
        "os_name": "posix",
    }
    for line in distribution(name).requires or []:
        requirement = Requirement(line)
        for extra in extras or {""}:
            if (requirement.marker is None or requirement.marker.evaluate({**environment, "extra": extra})) and (
                requirement.name,
                extra,
            ) not in seen:
                seen.add((requirement.name, extra))
                yield canonicalize_name(requirement.name)
                yield from needed(requirement.name, frozenset(requirement.extras), seen)


def component(ecosystem: str, name: str, version: str, terms: str, scope: str) -> dict[str, Any]:
    purl = f"pkg:{ecosystem}/{name.replace('@', '%40')}@{version}"
    named = {"name": name, "version": version, "licenses": [{"expression": terms}]}
    return {"type": "library", "bom-ref": purl, **named, "scope": scope, "purl": purl}


def bill() -> str:
    bundled = [
        component("npm", found["name"], found["version"], found["licence"], "required")
        for found in BUNDLED.finditer(LICENCES.read_text(encoding="utf-8"))
    ]
    always = set(needed("klabauter", frozenset(), set()))
    hosting = set(needed("klabauter", frozenset({"hosting"}), set())) - always - {"klabauter"}
    installed = [
        component("pypi", name, distribution(name).version, licence(distribution(name)), scope)
        for names, scope in ((always, "required"), (hosting, "optional"))
        for name in sorted(names)
    ]
    us = {"type": "application", "name": "klabauter", "version": VERSION, "licenses": [{"expression": "MIT"}]}
    bill = {
        "bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1,
        "metadata": {"component": us}, "components": [*bundled, *installed],
    }  # fmt: skip
    return json.dumps(bill, indent=1) + "\n"


def main() -> None:
    NOTICE.write_text(HEAD + LICENCES.read_text(encoding="utf-8"), encoding="utf-8")
    BILL.write_text(bill(), encoding="utf-8")


if __name__ == "__main__":
    main()
