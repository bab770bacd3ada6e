"""Reasons that the kernel's errors carry as English text, recognised so that they can be said in any language.

The patterns follow the sentences in the kernel; a test raises the real errors and sees each of them recognised.
"""

from __future__ import annotations

import re

_PATTERNS: tuple[tuple[str, str], ...] = (
    # options
    ("why-no-such-value", r"there is no such value"),
    ("why-no-such-option", r"there is no such option"),
    # places
    ("where-line", r"line (?P<line>\d+)"),
    ("where-whole", r"as a whole"),
    # records
    ("why-too-short", r"a header and a closing line are wanted"),
    ("why-cut-off", r"the closing line with entries and digest is missing: the record is cut off"),
    ("why-not-json", r"this is not JSON \((?P<detail>.*)\)"),
    ("why-header", r"a header with (?P<fields>.*) is wanted"),
    ("why-format", r"format (?P<format>.*) is not known here, only (?P<known>\d+)"),
    ("why-must-not-be", r"(?P<field>\S+) must not be (?P<value>.*)"),
    ("why-entry", r"a seat and a move are wanted, not (?P<value>.*)"),
    ("why-entries", r"(?P<promised>.*) entries are promised, (?P<there>\d+) are there"),
    ("why-other-figures", r"it was played with other figures than the ones known here"),
    ("why-other-outcome", r"its moves lead to another outcome here than where it was written"),
    # components
    ("why-unreadable", r"the file cannot be read \((?P<detail>.*)\)"),
    ("why-not-toml", r"this is not TOML \((?P<detail>.*)\)"),
    ("why-unknown", r"unknown; known here are (?P<known>.*)"),
    ("why-table", r"a table is wanted"),
    ("why-one-of", r"one of (?P<known>.*) is wanted, not (?P<value>.*)"),
    ("why-something-like", r"something like (?P<known>.*) is wanted, not (?P<value>.*)"),
    # positions
    ("why-no-such-field", r"there is no such field"),
    ("why-no-such-field-of", r"there is no such field; there are (?P<known>.*)"),
    ("why-other-game", r"this is a position of (?P<there>.*), not of (?P<here>.*)"),
    ("why-number", r"a number from (?P<low>-?\d+) to (?P<high>-?\d+) is wanted, not (?P<value>.*)"),
    ("why-no-element", r"(?P<value>.*) is no (?P<kind>\S+); there are (?P<known>.*)"),
    ("why-conservation", r"there must be (?P<want>\d+) in all places together, here are (?P<have>\d+)"),
    ("why-no-step", r"there is no step (?P<value>.*); there are (?P<known>.*)"),
    # luck
    ("why-cannot-happen", r"Scripted luck number (?P<number>\d+), (?P<value>.*), cannot happen"),
    ("why-luck-ran-out", r"The scripted luck has run out at (?P<step>.*) \(outcome (?P<number>\d+)\)"),
)
_COMPILED = tuple((key, re.compile(pattern, re.DOTALL)) for key, pattern in _PATTERNS)
KEYS = tuple(key for key, _ in _PATTERNS)


def recognised(english: str) -> tuple[str, dict[str, str]]:
    """The key and the values of a known reason; an empty key for any other."""
    for key, pattern in _COMPILED:
        found = pattern.fullmatch(english)
        if found is not None:
            return key, found.groupdict()
    return "", {}
