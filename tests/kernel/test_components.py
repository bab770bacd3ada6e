"""Components files from strangers: whatever is parsed is parsed at once."""

from __future__ import annotations

import contextlib
import time
import tomllib
from pathlib import Path

import pytest

import klabauter
from klabauter.kernel import components
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


def test_components_merge_differ_and_have_a_fingerprint(tmp_path: Path) -> None:
    base = {"cards": {"ace": {"value": 1, "source": "rulebook"}}, "list": [1, 2]}
    own = {"cards": {"ace": {"value": 3}}}
    merged = components.merge(base, own)
    assert merged["cards"]["ace"] == {"value": 3, "source": "own"}
    assert components.difference(base, merged) == {"cards": {"ace": {"value": 3, "source": "own"}}}
    assert components.merge(base, components.difference(base, merged)) == merged
    assert components.fingerprint(base) != components.fingerprint(merged)
    public = components.merge(base, {"cards": {"ace": {"source": "public"}}})
    assert public["cards"]["ace"]["source"] == "public"
    assert components.fingerprint(public) == components.fingerprint(base)
    for written, item in {
        'pay = "2"': 'pay: something like 2 is expected, not "2"',
        "pay = true": "pay: something like 2 is expected, not true",
        "pay = [1, 'a', false]": 'pay: something like 2 is expected, not [1, "a", false]',
        f"pay = {'[' * 99}{']' * 99}": "pay: something like 2 is expected, not [[[[[…]]]]]",
        "pay = 1979-05-27": "pay: something like 2 is expected, not 1979-05-27",
        "pay = 1979-05-27T07:32:00Z": "pay: something like 2 is expected, not 1979-05-27T07:32:00Z",
        "pay = {a = 'b'}": 'pay: something like 2 is expected, not {a = "b"}',
        "name = 2": 'name: something like "Jörg" is expected, not 2',
        "open = 'yes'": 'open: something like true is expected, not "yes"',
    }.items():
        with pytest.raises(BadComponents) as caught:
            components.merge({"pay": 2, "name": "Jörg", "open": True}, tomllib.loads(written))
        assert str(caught.value) == f"Components, {item}."
    with pytest.raises(BadComponents, match=r"list: something like \[1, 2\]"):
        components.merge(base, {"list": ["a"]})
    for wrong in ({"list": [1, -1]}, {"list": [1_000]}, {"cards": {"ace": {"value": -1}}}):
        with pytest.raises(BadComponents, match="from 0 to 999 is expected"):
            components.merge(base, wrong)
    with pytest.raises(BadComponents, match="list: at most 100"):
        components.merge(base, {"list": [1] * 101})
    assert components.merge({"costs": -2}, {"costs": -999}) == {"costs": -999}
    assert components.merge(base, {"cards": {"ace": {"value": 1}}}) == base

    with pytest.raises(BadComponents, match="cannot be read"):
        components.read(tmp_path / "none.toml")
    (tmp_path / "bad.toml").write_text("= 3")
    with pytest.raises(BadComponents, match="invalid TOML in line 1, character 1"):
        components.read(tmp_path / "bad.toml")
    (tmp_path / "own.toml").write_text("[ships]\nred = 12\n")
    table = klabauter.Table("jolly-und-roger", seed="x", components=tmp_path / "own.toml")
    assert table.view(0)["public"]["ships"][3]["gold"] == 12
    assert klabauter.engine("jolly-und-roger", components=str(tmp_path / "own.toml")) is table.game
