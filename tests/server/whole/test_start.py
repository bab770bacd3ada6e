"""A server is ready soon because it loads late what it seldom needs. Seconds are measured by bench/server.py."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

# The packages without which there is no server. Whoever adds one to them makes every start slower.
NEEDED = {
    "anyio", "attr", "attrs", "babel", "click", "fluent", "h11", "klabauter", "litestar", "msgspec", "multidict",
    "multipart", "mypy_extensions", "pytz", "rich", "sniffio", "sqlalchemy", "typing_extensions", "uvicorn", "uvloop",
    "websockets", "yaml",
}  # fmt: skip
# Parts of those packages, of Python and of ours that only some request, setting or later moment needs.
LATE = {
    "concurrent.futures.process", "http.client", "klabauter.server.store.backup", "litestar.channels.plugin",
    "multiprocessing.pool", "smtplib", "sqlalchemy.dialects.mysql", "sqlalchemy.dialects.postgresql", "sqlalchemy.ext",
    "sqlalchemy.orm", "urllib.request", "webbrowser", "xml",
}  # fmt: skip
READY = """
import json, os, signal, sys
before = set(sys.modules)
import klabauter.cli.dispatch, klabauter.cli.commands.serve
from klabauter.server.config import Config
from klabauter.server.run import serve

def ready(addresses):
    found = [name for name, module in sys.modules.items() if name not in before and getattr(module, "__spec__", None)]
    print(json.dumps(found), flush=True)
    os.kill(os.getpid(), signal.SIGTERM)

sys.exit(serve(Config(database=sys.argv[1], port=0), ready))
"""


def loaded(database: Path) -> set[str]:
    """The modules of a server that has just become ready."""
    command = [sys.executable, "-c", READY, f"sqlite:///{database}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout, done.stderr
    return set(json.loads(done.stdout))


def test_a_server_that_is_ready_has_loaded_what_it_needs_and_no_more(tmp_path: Path) -> None:
    for database in ("new", "old"):
        modules = loaded(tmp_path / "server.db")
        packages = {name.partition(".")[0] for name in modules} - set(sys.stdlib_module_names)
        assert "litestar.app" in modules, "this is the list of a server"
        assert sorted(package for package in packages - NEEDED if not package.startswith("_")) == [], database
        assert sorted(LATE & modules) == [], database
