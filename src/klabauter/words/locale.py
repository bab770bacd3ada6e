"""Which language a person at this computer is likely to read."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

LANGUAGES = ("de", "en")


def default_language(environment: Mapping[str, str] | None = None) -> str:
    """German where the locale says so, English everywhere else."""
    env = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if env.get(name):
            return _ours(env[name])
    return _ours(_of_the_system())


def _ours(locale: str) -> str:
    """``de_AT.UTF-8``, ``de-CH`` and Windows's ``German_Germany`` are German."""
    return "de" if locale.lower().replace("-", "_").split("_")[0].split(".")[0] in ("de", "german") else "en"


def _of_the_system() -> str:
    """What Windows or macOS show their own windows in; a shell there need not tell."""
    if sys.platform == "win32":
        import ctypes
        import locale

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    if sys.platform == "darwin":
        import plistlib

        try:
            with open(Path.home() / "Library/Preferences/.GlobalPreferences.plist", "rb") as file:
                return str(plistlib.load(file)["AppleLanguages"][0])
        except (OSError, LookupError, ValueError):
            return ""
    return ""
