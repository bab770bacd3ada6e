"""A game made by ``python3 dev.py new-game`` in a copy of the repository can be played at once and keeps the laws."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dev
from tools import new_game

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "tools", "docs", "examples", "README.md", "CHANGELOG.md", "dev.py", "pyproject.toml")
ID, FOLDER, TITLE = "gold-and-grog", "gold_and_grog", "Gold & Grog"
LAWS = "0.05"  # of the usual number of games
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "node_modules", "pictures", "*.so", "*.klab")


class Checkout:
    """A copy of the repository. What is run in it uses the copy's sources."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, root / name, ignore=LEFT_OUT)
            else:
                shutil.copy(source, root / name)

    def run(self, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join([str(self.root / "src"), str(self.root)])
        env = {
            **os.environ,
            "PYTHONPATH": path,
            "KLABAUTER_LAWS_SCALE": LAWS,
            "PYTHONDONTWRITEBYTECODE": "1",
            "RUFF_NO_CACHE": "true",
        }
        env |= {"XDG_DATA_HOME": str(self.root / "data"), "COLUMNS": "100"}
        env.pop("KLABAUTER_EXPECT", None)
        words = [sys.executable, *command]
        return subprocess.run(words, cwd=self.root, env=env, input=typed, capture_output=True, text=True, check=False)

    def pytest(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return self.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *arguments)

    def klabauter(self, *arguments: str, typed: str = "") -> str:
        done = self.run("-m", "klabauter", *arguments, typed=typed)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def files(self) -> dict[str, bytes]:
        found = [path for path in self.root.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
        return {path.relative_to(self.root).as_posix(): path.read_bytes() for path in found}


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """Without the new game."""
    return Checkout(tmp_path_factory.mktemp("before") / "klabauter")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """With the new game."""
    found = Checkout(tmp_path_factory.mktemp("after") / "klabauter")
    done = found.run("-m", "tools.new_game", ID, TITLE)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{TITLE} can be played now" in done.stdout
    return found


def test_the_game_keeps_the_laws_and_its_own_tests_pass(checkout: Checkout) -> None:
    chosen = (f"tests/games/{FOLDER}", "tests/laws", "tests/words")
    also = ("tests/test_declared.py", "tests/cli/test_game_reference.py", "tests/lab/test_tour.py")
    cases = f"{FOLDER} or ({ID} and not {ID}-3 and not {ID}-4)"  # two seats, the options, the older version
    done = checkout.pytest("-k", cases, *chosen, *also)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr


def test_the_pages_that_list_all_games_have_it(checkout: Checkout) -> None:
    cases = f"page_work and (README or luck) or {ID}"
    done = checkout.pytest("-k", cases, "tests/test_docs.py")
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr


def test_nothing_of_the_template_is_left_in_it_and_its_code_is_tidy(checkout: Checkout) -> None:
    folders = [checkout.root / "src" / "klabauter" / "games" / FOLDER, checkout.root / "tests" / "games" / FOLDER]
    for path in [path for folder in folders for path in folder.iterdir() if path.is_file()]:
        text = path.read_text("utf-8").lower()
        assert not [word for word in ("toy", "sunken", "versunkene prisen", "tests.laws") if word in text], path.name
    code = [str(folder) for folder in folders]
    for command in (["check"], ["format", "--check"]):
        done = checkout.run("-m", "ruff", *command, *code)
        assert done.returncode == 0, done.stdout


def test_it_is_played_in_the_terminal(checkout: Checkout) -> None:
    shown = checkout.klabauter("play", ID, "--seats", "human,sailor", "--seed", "1", "--lang", "en", typed="1\n" * 60)
    assert "wins with" in shown or "A draw" in shown
    assert TITLE in checkout.klabauter("games", "--lang", "de")
    assert "§ 4.3" in checkout.klabauter("rules", ID, "tie", "--lang", "en")


@pytest.mark.parametrize("bots", ["cabin-boy,sailor,captain", "klabauter,random"])
def test_all_bots_play_it(checkout: Checkout, bots: str) -> None:
    assert "2" in checkout.klabauter("simulate", ID, "--games", "2", "--seed", "1", "--bots", bots, "--jobs", "1")


@pytest.mark.parametrize("language", ["de", "en"])
def test_its_fields_are_described(checkout: Checkout, language: str) -> None:
    shown = checkout.klabauter("games", ID, "--fields", "--lang", language)
    assert "public.buried-by" in shown
    assert "[view-" not in shown


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ["Gold & Grog"],
            "begins with a letter and has small letters, digits and single hyphens, 30 at most: gold-grog",
        ),
        (["21-barrels"], ": barrels"),
        (["…"], ": treasure-hunt"),
        (["import"], "keyword of Python"),
        (["deal"], "The template uses the name Deal"),
        (
            ["freibeuter"],
            "games/freibeuter/__init__.py is there already. Choose another name, or remove the game first",
        ),
        (["grog", "{grog}"], "“{grog}” cannot be a title"),
        ([], "python3 dev.py new-game NAME [TITLE]"),
    ],
)
def test_a_bad_name_is_explained_and_nothing_is_written(before: Checkout, arguments: list[str], said: str) -> None:
    files = before.files()
    done = before.run("-m", "tools.new_game", *arguments)
    assert done.returncode == 1
    assert said in done.stderr
    assert before.files() == files


def test_a_page_that_looks_otherwise_is_named_and_nothing_is_written(before: Checkout) -> None:
    page = before.root / "CHANGELOG.md"
    text = page.read_text("utf-8")
    page.write_text(text.replace("## Unreleased", "## Soon"), "utf-8")
    files = before.files()
    done = before.run("-m", "tools.new_game", ID)
    assert "CHANGELOG.md does not look as tools/new_game.py expects" in done.stderr
    assert before.files() == files
    page.write_text(text, "utf-8")


def test_what_was_added_can_be_removed_as_the_page_says(before: Checkout, checkout: Checkout) -> None:
    """The folders and files of the game, and what names it elsewhere."""
    old = before.files()
    for name, text in checkout.files().items():
        if name not in old:
            assert name.startswith("data/") or ID in name or FOLDER in name
        elif text != old[name]:
            lines = text.decode().replace(f", '{ID}'", "").splitlines(keepends=True)
            assert "".join([line for line in lines if ID not in line and TITLE not in line]) == old[name].decode()


def test_the_command_is_one_of_dev_py() -> None:
    assert dev.COMMANDS["new-game"] is new_game.new_game
