"""Moves, log lines, components, rules text, positions, settings: the small parts."""

from __future__ import annotations

import pickle
import tomllib
from pathlib import Path

import pytest

import klabauter
from klabauter.kernel import components, rules
from klabauter.kernel.errors import BadComponents, BadOption, BadVersion
from klabauter.kernel.event import ALL, MUTE, Journal, Line
from klabauter.kernel.frame import End
from klabauter.kernel.game import Option, ranks
from klabauter.kernel.move import Lexicon, Verb

NAMES = {"card": ("ace", "king"), "ship": ("black",)}
FOLDER = Path(klabauter.info("jolly-und-roger").folder)


def test_a_move_is_made_once_and_found_by_its_notation() -> None:
    lexicon = Lexicon(NAMES)
    give = Verb("give", "card", "to:ship", "number")
    move = lexicon.add(give, 1, 0, 7)
    assert str(move) == "give king black 7"
    assert repr(move) == "<give king black 7>"
    assert move.parts == ("king", "black", "7")
    assert lexicon.add(give, 1, 0, 7) is move
    assert lexicon.find("  GIVE king   Black 7 ") is move
    assert lexicon.find("give king") is None
    assert move.data(NAMES) == {
        "move": "give king black 7",
        "verb": "give",
        "parts": ["king", "black", "7"],
        "values": {"card": "king", "to": "black", "number": 7},
        "kinds": {"card": "card", "to": "ship", "number": "number"},
    }


def test_a_starred_value_is_told_to_the_audience_only() -> None:
    line = Line("1.1", "drawn", "seat", "*cards:card")
    journal = Journal(5)
    journal.say(line, 1, (0, 1), to=1 << 1)
    journal.say(line, 0, (0,), to=ALL)
    secret, public = journal.events
    assert secret.number == 5
    assert secret.seen_by(1, NAMES)["values"] == {"seat": 1, "cards": ["ace", "king"]}
    for other in (0, 2, None):
        seen = secret.seen_by(other, NAMES)
        assert seen["line"] == "drawn-hidden"
        assert seen["values"] == {"seat": 1}
    assert public.seen_by(None, NAMES)["line"] == "drawn"
    assert line.reveals
    assert not Line("1.1", "x", "seat").reveals
    assert Line("1.1", "x", reveals=True).reveals


def test_the_mute_log_says_nothing() -> None:
    MUTE.say(Line("1.1", "x"))
    assert not hasattr(MUTE, "events")


def test_ranks_share_and_skip() -> None:
    assert ranks([(3, 1), (5, 0), (3, 1), (3, 2)]) == [3, 1, 3, 2]


def test_frames_travel_by_name_never_by_pickle() -> None:
    with pytest.raises(TypeError, match="by name"):
        pickle.dumps(End("1.1"))


def test_options_are_chosen_by_value_or_by_its_text() -> None:
    option = Option("pile", (21, 22, True, "long"), 21, "1.1")
    assert option.chosen("22") == 22
    assert option.chosen(True) is True
    assert option.chosen("LONG") == "long"
    with pytest.raises(BadOption, match="21, 22, True, long"):
        option.chosen(23)


def test_a_setting_of_an_unknown_rules_version_is_refused() -> None:
    with pytest.raises(BadVersion, match="knows 1"):
        klabauter.engine("jolly-und-roger", version=2)


def test_the_same_choice_gives_the_same_game_object() -> None:
    assert klabauter.engine("jolly-und-roger") is klabauter.engine("jolly-und-roger", 2, {"mode": "pro"})


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
    for written, told in {
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
        assert str(caught.value) == f"Components, {told}."
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


def test_rules_are_read_paragraph_by_paragraph() -> None:
    for language in rules.LANGUAGES:
        found = rules.paragraphs(FOLDER, language)
        assert list(found)[:4] == ["1.1", "1.2", "1.3", "1.4"]
        assert found["6.6"].reading
        assert not found["3.3"].reading
        assert not found["3.3"].manners
        assert found["3.3"].chapter.startswith("3 ")
        assert "15" in found["3.3"].text
        assert "#" not in found["8.2"].text  # the glossary is no paragraph


def test_the_sentence_map_is_read() -> None:
    total, sentences = rules.sentence_map(FOLDER)
    assert total == len(sentences)
    assert sentences[1].targets == ("1.4",)
    assert [sentence.number for sentence in sentences] == list(range(1, total + 1))


def test_manners_are_marked(tmp_path: Path) -> None:
    (tmp_path / "rules.en.md").write_text(
        "# T\n\n## 1 One\n\n### 1.1 A\n*Rulebook: X · table manners*\n\nBe nice.\n", "utf-8"
    )
    paragraph = rules.paragraphs(tmp_path, "en")["1.1"]
    assert paragraph.manners
    assert paragraph.text == "Be nice."
