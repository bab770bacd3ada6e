"""What every game shares. Standard library only; knows no game, holds no clock, draws no luck of its own."""

from __future__ import annotations

import warnings
from importlib import import_module
from typing import Any

from klabauter.kernel import errors

# Errors that were in kernel/errors.py in 0.1. Their names can be imported from there for one more release.
MOVED = {
    **dict.fromkeys(("BadMessage", "BadProgram", "ProgramFailed", "UnknownBot"), "klabauter.bots.errors"),
    **dict.fromkeys(
        (
            "ActionsDoNotFit", "BadAction", "BadBatch", "BadComparison", "BadLadder", "BadSimulation", "BotsDoNotFit",
            "NotOnTheLadder", "OneLevel",
        ),
        "klabauter.lab.errors",
    ),
}  # fmt: skip


def _moved(name: str) -> Any:
    if name not in MOVED:
        raise AttributeError(f"module {errors.__name__!r} has no attribute {name!r}")
    warnings.warn(f"{name} is in {MOVED[name]} now", DeprecationWarning, stacklevel=2)
    return getattr(import_module(MOVED[name]), name)


vars(errors)["__getattr__"] = _moved  # set from here: a compiled module cannot define it
