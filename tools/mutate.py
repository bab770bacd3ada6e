"""Mutation testing of a game's rules: change one thing in one file, run the game's tests, and see whether they notice.

    python3 dev.py mutate jolly_und_roger                      every mutant of every Python file of the game
    python3 dev.py mutate jolly_und_roger --only r7 r4         all mutants of the files that begin so
    python3 dev.py mutate port_royal --sample 400 --seed 1     a seeded sample of the rest

Every mutant runs in a fresh process on a copy of the sources: games build their tables once per process, so a tool
that switches mutants on inside a warm process would test nothing. The tests first run without any mutant: they must
pass, and what takes several times as long as that never ends. Results are kept in build/mutants; a second run goes on
where the first stopped.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "mutants"
PATIENCE = 5  # times what the tests take without a mutant

COMPARE: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.Is: "is not", ast.IsNot: "is", ast.In: "not in", ast.NotIn: "in",
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], str] = {
    ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Div: "*", ast.Mod: "+",
    ast.BitAnd: "|", ast.BitOr: "&", ast.LShift: ">>", ast.RShift: "<<",
}  # fmt: skip
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Mutant(NamedTuple):
    file: str  # below src/klabauter/games
    line: int
    start: int  # offsets in the file
    end: int
    old: str
    new: str

    @property
    def key(self) -> str:
        text = f"{self.file}:{self.start}:{self.end}:{self.old}:{self.new}"
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {' '.join(self.old.split())}  ->  {' '.join(self.new.split())}"


def mutants(path: Path, name: str) -> Iterator[Mutant]:
    """Every mutant of a file, in order."""
    source = path.read_text("utf-8")
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line.encode()))
    raw = source.encode()

    def replaced(node: ast.stmt | ast.expr, new: str) -> Mutant:
        start, end = (
            starts[node.lineno - 1] + node.col_offset,
            starts[(node.end_lineno or 1) - 1] + (node.end_col_offset or 0),
        )
        return Mutant(name, node.lineno, start, end, raw[start:end].decode(), new)

    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and (
            "__slots__" in ast.unparse(node) or "__all__" in ast.unparse(node)
        ):
            continue
        text = ast.unparse
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARE:
            yield replaced(node, f"({text(node.left)} {COMPARE[type(node.ops[0])]} {text(node.comparators[0])})")
        elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC and not _a_type(node):
            yield replaced(node, f"({text(node.left)} {ARITHMETIC[type(node.op)]} {text(node.right)})")
        elif isinstance(node, ast.BoolOp):
            word = " or " if isinstance(node.op, ast.And) else " and "
            yield replaced(node, "(" + word.join(f"({text(value)})" for value in node.values) + ")")
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield replaced(node, f"({text(node.operand)})")
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield replaced(node, str(not node.value))
        elif isinstance(node, ast.Constant) and isinstance(node.value, (int, float)):
            yield replaced(node, str(node.value + 1))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SWAPPED:
            yield replaced(node.func, SWAPPED[node.func.id])
        elif isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
            yield replaced(node, f"{text(node.target)} {ARITHMETIC[type(node.op)]}= {text(node.value)}")
        elif isinstance(node, ast.If):
            yield replaced(node.test, f"not ({text(node.test)})")
        elif isinstance(node, ast.IfExp):
            yield replaced(node, f"({text(node.orelse)} if {text(node.test)} else {text(node.body)})")
        elif isinstance(node, (ast.Expr, ast.Assign)) and _deletable(node):
            yield replaced(node, "pass")


def _a_type(node: ast.BinOp) -> bool:
    """X | Y in an annotation."""
    return isinstance(node.op, ast.BitOr) and "None" in ast.unparse(node)


def _deletable(node: ast.Expr | ast.Assign) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call) and "super()" not in ast.unparse(node)
    return all(isinstance(target, (ast.Attribute, ast.Subscript)) for target in node.targets) and not any(
        "self." in ast.unparse(target) for target in node.targets
    )


def passes(folder: Path, tests: list[str], patience: float | None = None) -> bool:
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests]
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "KLABAUTER_EXPECT": "pure"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, timeout=patience, check=False)
    return done.returncode == 0


def noticed(mutant: Mutant, folder: Path, tests: list[str], patience: float) -> bool:
    """Whether the tests notice the mutant."""
    path = folder / "src" / "klabauter" / "games" / mutant.file
    original = path.read_bytes()
    path.write_bytes(original[: mutant.start] + mutant.new.encode() + original[mutant.end :])
    try:
        return not passes(folder, tests, patience)
    except subprocess.TimeoutExpired:
        return True
    finally:
        path.write_bytes(original)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="the folder of the game, such as jolly_und_roger")
    parser.add_argument("--only", nargs="*", default=[""], help="file name prefixes")
    parser.add_argument("--skip", nargs="*", default=[], help="file name prefixes")
    parser.add_argument("--sample", type=int, help="the maximum number of mutants")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--survivors", action="store_true", help="only mutants that survived earlier runs")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    source = ROOT / "src" / "klabauter" / "games" / args.game
    if not source.is_dir():
        parser.error(f"there is no game folder {args.game}")
    found: list[Mutant] = []
    for path in sorted(source.glob("*.py")):
        if path.name.startswith(tuple(args.only)) and not path.name.startswith(tuple(args.skip or ["-"])):
            found += mutants(path, f"{args.game}/{path.name}")
    if args.survivors:
        earlier: dict[str, bool] = {}
        for path in OUT.glob(f"{args.game}-*.jsonl"):
            for row in map(json.loads, path.read_text("utf-8").splitlines()):
                earlier[row["key"]] = earlier.get(row["key"], False) or row["killed"]
        found = [mutant for mutant in found if earlier.get(mutant.key) is False]
    if args.sample is not None and args.sample < len(found):
        found = random.Random(args.seed).sample(found, args.sample)
    OUT.mkdir(parents=True, exist_ok=True)
    tests = [f"tests/games/{args.game}"]
    state = hashlib.sha256()
    for path in sorted(
        [*source.rglob("*.py"), *(ROOT / tests[0]).rglob("*.py"), *(ROOT / "src/klabauter/kernel").glob("*.py")]
    ):
        state.update(path.read_bytes())
    store = OUT / f"{args.game}-{state.hexdigest()[:12]}.jsonl"
    known: dict[str, bool] = {}
    if store.exists():
        known = {row["key"]: row["killed"] for row in map(json.loads, store.read_text("utf-8").splitlines())}
    folders: Queue[Path] = Queue()
    for number in range(args.jobs):
        folder = OUT / f"work-{number}"
        shutil.rmtree(folder, ignore_errors=True)
        for part in ("src", "tests"):
            shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", folder)
        folders.put(folder)
    started = time.monotonic()
    if not passes(OUT / "work-0", tests):
        sys.exit(f"{tests[0]} fails without any mutant")
    patience = PATIENCE * (time.monotonic() - started)
    done = 0

    def one(mutant: Mutant) -> tuple[Mutant, bool]:
        nonlocal done
        if mutant.key in known:
            killed = known[mutant.key]
        else:
            folder = folders.get()
            killed = noticed(mutant, folder, tests, patience)
            folders.put(folder)
            with store.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"key": mutant.key, "killed": killed, "mutant": str(mutant)}) + "\n")
        done += 1
        print(f"\r{done}/{len(found)}  {time.monotonic() - started:.0f} s ", end="", file=sys.stderr, flush=True)
        return mutant, killed

    with ThreadPoolExecutor(args.jobs) as pool:
        results = list(pool.map(one, found))
    survivors = [mutant for mutant, killed in results if not killed]
    print(file=sys.stderr)
    for mutant in survivors:
        print(mutant)
    print(f"{len(found) - len(survivors)} of {len(found)} mutants noticed, {len(survivors)} not")
    return 0


if __name__ == "__main__":
    sys.exit(main())
