"""The build of the compiled form: it refuses code that mypyc would compile wrongly."""

from __future__ import annotations

from pathlib import Path

import pytest

from hatch_build import compile_modules, shifted_literals

PLANTED = """
from typing import Final

from mypy_extensions import i64

ONE: Final = 1


class Ships:
    def __init__(self) -> None:
        self.count: i64 = 35


def named(n: i64) -> i64:
    return ONE << n


def negative(n: i64) -> i64:
    return -1 << n


def inside(n: i64, mask: i64) -> bool:
    return bool(mask & ~(1 << n + 3))


def attribute(ships: Ships) -> i64:
    return i64(1) << ships.count
"""


def test_a_shift_that_mypyc_compiles_wrongly_ends_the_build(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    package = tmp_path / "src" / "klabauter"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "planted.py").write_text(PLANTED, "utf-8")
    libraries = tmp_path / "build" / "libraries"
    with pytest.raises(SystemExit, match="compile this wrongly"):
        compile_modules(tmp_path, ["src/klabauter/planted.py"], libraries)
    assert not libraries.exists()
    said = capfd.readouterr().err
    assert said.count(" << cpy_r_") == 4, said
    assert "-1 << cpy_r_n;" in said


def test_other_shifts_are_let_pass(tmp_path: Path) -> None:
    lines = ["cpy_r_r0 = cpy_r_one << cpy_r_n;", "cpy_r_r2 = cpy_r_r1 << 3;", "cpy_r_r3 = 1 << 3;"]
    (tmp_path / "part.c").write_text("\n".join([*lines, "cpy_r_r0 = 1 << cpy_r_n;"]), "utf-8")
    assert shifted_literals(tmp_path) == ["part.c:4: cpy_r_r0 = 1 << cpy_r_n;"]
