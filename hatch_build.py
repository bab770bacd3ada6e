"""Build hook of the wheel: builds the client for browsers, compiles kernel, games and bots with mypyc, where possible.

The same typed source runs interpreted and compiled, so a machine without a C compiler simply gets the pure form.
KLABAUTER_MYPYC says what to do: "auto" (default: compile if possible), "0" (never), "require" (fail if impossible).
Editable installs stay pure, because a compiled module beside its source would hide every edit.

The client is built by web/build.py when its sources are there and have changed. Without a Node the wheel has no client:
the server then answers programs, and its pages say how to build it. KLABAUTER_WEB: "auto" (default), "0" (never),
"require" (fail if impossible).

    python hatch_build.py       says whether this Python can compile here (exit code 0: it can)
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FOLDERS = ("kernel", "games", "bots")
ALSO = ("lab/observe.py", "lab/tables.py")  # single modules elsewhere that run for every step
EXCLUDE = ("kernel/compat.py", "kernel/interpreted.py")  # modules that have to stay interpreted
REQUIREMENTS = ["mypy[mypyc]>=2.4", "setuptools>=77"]
SHIFTED_LITERAL = re.compile(r"(?<!\w)[0-9]+ << cpy_")
MISCOMPILED = 3  # exit code

# All modules are one group, so that calls between them are C calls, with a C file for each, so that they are compiled
# side by side. Hidden symbols make these calls direct. GCC compiles twice: the first result counts what is executed how
# often, the second is arranged by these counts and optimized as a whole. That makes the games a seventh faster. Runs in
# its own process, because setuptools reads sys.argv.
COMPILE = """
import json, os, shlex, shutil, subprocess, sys, sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup  # first: it brings the distutils that it uses
from distutils.ccompiler import CCompiler

out, paths = sys.argv[1], json.loads(sys.argv[2])
extensions = mypycify(
    paths, multi_file=True, group_name="klabauter", opt_level="2", debug_level="0", target_dir=out + "/c"
)

sys.path.insert(0, sys.argv[3])
from hatch_build import MISCOMPILED, shifted_literals
shifted = shifted_literals(Path(out, "c"))
if shifted:
    print(f"a literal is shifted by a variable; take a table of bits: {'; '.join(shifted)}", file=sys.stderr)
    sys.exit(MISCOMPILED)

if sys.platform != "win32":
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
own_flags = [extension.extra_compile_args for extension in extensions]
one_by_one = CCompiler.compile

def side_by_side(self, sources, *rest, **options):
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = pool.map(lambda source: one_by_one(self, [source], *rest, **options), sources)
        return [file for files in found for file in files]

CCompiler.compile = side_by_side

def compile_into(folder, *flags):
    for extension, own in zip(extensions, own_flags):
        extension.extra_compile_args, extension.extra_link_args = [*own, *flags], list(flags)
    setup(name="klabauter", package_dir={"": "src"}, packages=[], ext_modules=extensions,
          script_args=["--quiet", "build_ext", "--force", "--build-lib", folder, "--build-temp", out + "/tmp"])

def is_gcc():
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    asked = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in asked.stdout

def compile_by_counts():
    counted = out + "/counted"
    shutil.copytree("src/klabauter", counted + "/klabauter", ignore=shutil.ignore_patterns("static", "__pycache__"))
    exercise = [sys.executable, "-c", "from klabauter.lab.bench import exercise; exercise()"]
    try:
        compile_into(counted, "-fprofile-generate")
        subprocess.run(exercise, env={**os.environ, "PYTHONPATH": counted, "PYTHONHASHSEED": "0"}, check=True)
        compile_into(out + "/lib", "-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile",
                     f"-flto={os.cpu_count()}")
    except (SystemExit, subprocess.SubprocessError) as error:
        print(f"compiled without counts, which makes the games slower: {error}", file=sys.stderr)
        return False
    return True

if not (is_gcc() and compile_by_counts()):
    compile_into(out + "/lib")
"""


def modules(root: Path) -> list[str]:
    """The modules to compile, as paths from the project's root."""
    package = root / "src" / "klabauter"
    found = [path for folder in FOLDERS for path in (package / folder).rglob("*.py") if path.name != "__init__.py"]
    found += [package / name for name in ALSO]
    return sorted(p.relative_to(root).as_posix() for p in found if p.relative_to(package).as_posix() not in EXCLUDE)


def obstacle() -> str | None:
    """Why this Python cannot compile here; None when it can."""
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.exists():
        return f"the headers of Python {sys.version_info.major}.{sys.version_info.minor} are missing (no Python.h)"
    names = [os.environ.get("CC", ""), sysconfig.get_config_var("CC") or "", "cc"]
    if sys.platform != "win32" and not any(shutil.which(shlex.split(name)[0]) for name in names if name):
        return "there is no C compiler"
    return None


def shifted_literals(folder: Path) -> list[str]:
    """The lines of C in which a literal is shifted by a variable.

    mypyc writes the literal as it is, and in C it has 32 bits only: 1 << 35 gives 8.
    """
    return [
        f"{path.name}:{number}: {line.strip()}"
        for path in sorted(folder.rglob("*.c"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if SHIFTED_LITERAL.search(line)
    ]


def compile_modules(root: Path, sources: list[str], libraries: Path) -> bool:
    """Fill the folder; it appears only when it is whole. Code that would be miscompiled ends every build, also one that
    would be content with a pure wheel."""
    libraries.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=libraries.parent) as work:
        here = str(Path(__file__).resolve().parent)
        command = [sys.executable, "-c", COMPILE, work, json.dumps(sources), here]
        done = subprocess.run(command, cwd=root, stdout=sys.stderr, check=False)  # stdout is the build front end's
        if done.returncode == MISCOMPILED:
            raise SystemExit("mypyc would compile this wrongly, see above")
        if done.returncode == 0 and not libraries.exists():
            Path(work, "lib").rename(libraries)
    return done.returncode == 0


def client(root: Path) -> ModuleType | None:
    """web/build.py, if this is a checkout or an sdist with the client's sources; None if there is nothing to build."""
    path = root / "web" / "build.py"
    if not path.exists() or os.environ.get("KLABAUTER_WEB") == "0":
        return None
    spec = importlib.util.spec_from_file_location("klabauter_web_build", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return None if module.current() else module


class MypycHook(BuildHookInterface):  # type: ignore[type-arg]
    mode = os.environ.get("KLABAUTER_MYPYC", "auto")

    def wanted(self) -> bool:
        if self.mode not in ("0", "auto", "require"):
            raise SystemExit(f'KLABAUTER_MYPYC is "{self.mode}": it must be "0", "auto" or "require"')
        if self.mode == "require" and (reason := obstacle()):
            raise SystemExit(f"cannot compile: {reason}")
        return self.mode != "0" and obstacle() is None

    def dependencies(self) -> list[str]:
        web = client(Path(self.root))
        node = [web.WHEEL] if web is not None and web.on_path() is None else []
        return [*(REQUIREMENTS if self.wanted() else []), *node]

    def build_client(self) -> None:
        web = client(Path(self.root))
        if web is None:
            return
        try:
            web.build(web.npm())
        except (web.NoNode, OSError, subprocess.SubprocessError) as error:
            if os.environ.get("KLABAUTER_WEB") == "require":
                raise SystemExit(f"the client could not be built: {error!r}") from error
            self.app.display_warning(f"the browser client could not be built, this wheel has none: {error!r}")

    def tell_commit(self, build_data: dict[str, Any]) -> None:
        """The wheel says what it was built from, if this is a checkout; the same commit gives the same bytes."""
        root = Path(self.root)
        command = ["git", "-C", str(root), "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"]
        if not (root / ".git").exists() or shutil.which("git") is None:
            return
        found = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
        if found:
            file = root / "build" / "commit.txt"
            file.parent.mkdir(exist_ok=True)
            file.write_text(f"{found}\n", "utf-8")
            build_data["force_include"][str(file)] = "klabauter/commit.txt"

    def tell_tests(self, build_data: dict[str, Any]) -> None:
        """The wheel brings no tests, but a table of which test proves which paragraph of the rules."""
        root = Path(self.root)
        tests = root / "tests" / "games"
        if not tests.exists():
            return
        write = "import sys; from pathlib import Path; from klabauter.lab.paragraphs import table"
        write += "; Path(sys.argv[2]).write_text(table(Path(sys.argv[1])), 'utf-8')"
        file = root / "build" / "tests.txt"
        file.parent.mkdir(exist_ok=True)
        source = {**os.environ, "PYTHONPATH": str(root / "src")}
        subprocess.run([sys.executable, "-c", write, str(tests), str(file)], env=source, check=True)
        build_data["force_include"][str(file)] = "klabauter/lab/tests.txt"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.build_client()
        if version != "editable":
            self.tell_commit(build_data)
            self.tell_tests(build_data)
        if version == "editable" or not self.wanted():
            return
        root = Path(self.root)
        sources = modules(root)
        digest = hashlib.sha256(f"{sys.version}\0{COMPILE}\0{SHIFTED_LITERAL.pattern}".encode())
        for source in sources:
            digest.update(source.encode() + b"\0" + (root / source).read_bytes())
        # pip runs this hook twice for one install: the folder is named by what goes in, so that it is filled once.
        libraries = root / "build" / f"mypyc-{digest.hexdigest()[:16]}"
        if not libraries.exists() and not compile_modules(root, sources, libraries):
            if self.mode == "require":
                raise SystemExit("mypyc failed, see above")
            self.app.display_warning("mypyc failed: this wheel is pure Python")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in (*libraries.rglob("*.so"), *libraries.rglob("*.pyd")):
            build_data["force_include"][str(library)] = library.relative_to(libraries).as_posix()


if __name__ == "__main__":
    print(obstacle() or "mypyc can compile here")
    sys.exit(obstacle() is not None)
