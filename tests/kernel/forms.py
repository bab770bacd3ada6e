"""The modules of the kernel that an interpreter replaces in part, once more as they are compiled."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from klabauter.kernel import compat


def as_compiled(module: ModuleType) -> ModuleType:
    """The module from its source, with nothing replaced: what mypyc compiles."""
    source = Path(str(module.__file__)).with_name(f"{module.__name__.rpartition('.')[2]}.py")
    name = f"{module.__name__}_as_compiled"
    spec = spec_from_file_location(name, source)
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(compat, "for_interpreter", nothing)
        patch.setattr(compat, "COMPILED", True)
        patch.setitem(sys.modules, name, found)
        spec.loader.exec_module(found)
    return found


def nothing(module: dict[str, Any]) -> None:
    """Leaves a module as it is."""
