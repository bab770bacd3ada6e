"""Components files from strangers: whatever is parsed is parsed at once."""

from __future__ import annotations

import contextlib
import time

import pytest

from klabauter.kernel.components import DEPTH, FILE, parse
from klabauter.kernel.errors import BadComponents
from klabauter.kernel.messages import Message
from klabauter.words import Words

LIMIT = 1.0  # seconds, for what takes some hundredths


def refused(text: str) -> str:
    with pytest.raises(BadComponents) as caught:
        parse(text.encode(), "own.toml")
    why = caught.value.values["why"]
    assert isinstance(why, Message)
    assert Words("de").error(caught.value) != Words("en").error(caught.value)
    return why.key


def filled(part: str) -> str:
    return part * ((FILE - 20) // len(part))


@pytest.mark.parametrize(
    "text",
    [
        "a." * 9_000 + "a = 1",
        "[" + "a." * 9_000 + "a]",
        "[[" + "a." * 9_000 + "a]]",
        "b = {" + "a." * 9_000 + "a = 1}",
        "b = [{" + "a." * DEPTH + "a = 1}]",
        "a\t.  " * DEPTH + "a = 1",
        '"a b"."c" . ' * (DEPTH // 2) + "a = 1",
        "'a.b'." * DEPTH + "a = 1",
        '"\\"#"."#".' * (DEPTH // 2) + "a = 1",
        'b = {x = """\n#""", ' + "a." * DEPTH + "a = 1}",
        "b = {x = '''\n#''', " + "a." * DEPTH + "a = 1}",
    ],
)
def test_a_name_of_many_parts_is_refused_before_it_is_parsed(text: str) -> None:
    began = time.process_time()
    assert refused(text) == "why-name-deep"
    assert time.process_time() - began < LIMIT


def test_a_long_file_is_refused() -> None:
    assert parse(b"#" * FILE, "own.toml") == {}
    assert refused("#" * (FILE + 1)) == "why-file-long"


def test_numbers_and_names_without_end_are_refused() -> None:
    for text in (f"a = 0x{'f' * 9_000}", f"a = {'9' * 61}", f"{'a' * 61} = 1"):
        assert refused(text) == "why-word-long"
    assert parse(f"a = '{'x' * 99}'".encode(), "own.toml") == {"a": "x" * 99}


def test_dots_in_numbers_strings_and_remarks_are_no_names() -> None:
    dots = "a.b.c.d.e.f.g.h"
    text = f"# {dots}\n[x.y]\nz = '{dots}' # {dots}\nv = \"\\\"{dots}\"\nw = [1.5, 2.5, 3.5]\nu = '''\n{dots}'''\n"
    found = parse(text.encode(), "own.toml")
    assert found == {"x": {"y": {"z": dots, "v": f'"{dots}', "w": [1.5, 2.5, 3.5], "u": dots}}}
    name = ".".join("abcdefgh"[:DEPTH])
    assert list(parse(f"{name} = 1".encode(), "own.toml")) == ["a"]


@pytest.mark.parametrize(
    "text",
    [
        "a = [" + filled("1,") + "]",
        "a = [" + filled("{a.a.a.a.a.a=1},") + "]",
        filled("[[a.a.a.a.a.a]]\n"),
        "[a.a.a.a.a.a]\n" + "".join([f"b.b.b.b.b.{number}=1\n" for number in range(1_200)]),
        '"""' + filled('\\"""'),
        '"' * (FILE - 1),
        "'" * (FILE - 1),
        filled("a "),
        "a = " + "[" * (FILE - 10),
    ],
)
def test_nothing_that_is_parsed_takes_long(text: str) -> None:
    began = time.process_time()
    assert len(text) <= FILE
    with contextlib.suppress(BadComponents):
        parse(text.encode(), "own.toml")
    assert time.process_time() - began < LIMIT
