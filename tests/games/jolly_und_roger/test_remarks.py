"""What a player of Jolly & Roger is told about a move: a written position for every remark."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from klabauter import Table
from klabauter.games.jolly_und_roger import remarks
from klabauter.games.jolly_und_roger.components import SHIPS, Components
from klabauter.games.jolly_und_roger.state import JollyState
from klabauter.kernel.event import MUTE
from klabauter.kernel.frame import play
from klabauter.kernel.table import Referee
from tests.bots.remarking import Story, check, comments, declared, keys, sentences
from tests.games.jolly_und_roger.story import playing, position


def splitting(offer: str, crews: Mapping[str, tuple[str, str]] | None = None, **state: Any) -> Referee:
    """Seat 0 splits these five cards."""
    pending = ["split 0", "take 1", "play 1", "play 0", "next 1"]
    data = position(pending, crews, offer=offer.split(), **state)
    return Table.from_position("jolly-und-roger", data, seed="story")


def choosing(first: str, second: str, crews: Mapping[str, tuple[str, str]] | None = None) -> Referee:
    """Seat 0 chooses one of two sets."""
    data = position(["take 0", "play 0", "play 1", "next 0"], crews, sets=[first.split(), second.split()])
    return Table.from_position("jolly-und-roger", data, seed="story")


RED = {"red": ("red-1 red-2", "")}  # seat 0 leads by 3 at the red ship

STORIES = {
    "split-holds": Story(
        lambda: splitting("green-1 green-2 blue-1 red-1 red-2", {"red": ("red-4 red-1", "")}), "split 14|235",
        "Mit keinem der Sets kann Ben dich vom roten Schiff vertreiben (9 Gold).",
        "Neither set is enough for Ben to drive you off the red ship (9 gold).",
    ),
    "split-risks": Story(
        lambda: splitting("green-1 green-2 blue-1 red-1 red-2", {"red": ("red-4 red-1", "")}), "split 1|2345",
        "Mit einem der Sets kann Ben dich vom roten Schiff vertreiben (9 Gold); eine andere Aufteilung verhindert das.",
        "With one of the sets Ben can drive you off the red ship (9 gold); another split would prevent that.",
    ),
    "split-least": Story(
        lambda: splitting("green-1 green-5 blue-4 blue-5 kraken", {"blue": ("", "blue-1")}), "split 14|235",
        "Ben kann höchstens für 5 Gold entern; weniger lässt keine Aufteilung zu.",
        "Ben can board for 5 gold at most; no split allows less.",
    ),
    "split-gold": Story(
        lambda: splitting("green-1 green-2 red-3 red-4 kraken", RED), "split 13|245",
        "Mit jedem der Sets kannst du mindestens für 3 Gold entern, so wie die Kapitäne jetzt stehen.",
        "Either set lets you board for at least 3 gold, as the captains stand now.",
    ),
    "split-ship": Story(
        lambda: splitting("green-1 green-2 blue-4 blue-5 kraken", {"blue": ("", "blue-3")}), "split 13|245",
        "Jedes der Sets reicht dir, um das blaue Schiff zu gewinnen (7 Gold), so wie es jetzt steht.",
        "Either set is enough for you to win the blue ship (7 gold), as it stands now.",
    ),
    "split-alone": Story(
        lambda: splitting("green-1 green-2 blue-4 blue-5 skeleton"), "split 1234|5",
        "Stellt ein Skelett allein gegen die übrigen vier Karten.",
        "Sets a skeleton alone against the other four cards.",
    ),
    "split-parts": Story(
        lambda: splitting("green-1 green-2 blue-4 blue-5 skeleton"), "split 13|245",
        "Trennt Blau 4 und Blau 5, damit niemand beide bekommt.",
        "Parts Blue 4 and Blue 5, so that nobody gets both.",
    ),
    "split-weighs": Story(
        lambda: splitting("green-1 green-2 blue-4 blue-5 tortuga"), "split 123|45",
        "Stellt Stärke 7 gegen Stärke 5.",
        "Weighs 7 strength against 5.",
    ),
    "take-gold": Story(
        lambda: choosing("red-4 green-1", "green-2 green-3 kraken", RED), "take set-1",
        "Damit kannst du sofort für 4 Gold entern.",
        "Lets you board for 4 gold at once.",
    ),
    "take-ship": Story(
        lambda: choosing("blue-2 yellow-1", "green-2 green-3", {"blue": ("", "blue-1"), "red": ("", "red-5")}),
        "take set-1",
        "Ist stark genug, um das blaue Schiff zu gewinnen (7 Gold).",
        "Is strong enough to win the blue ship (7 gold).",
    ),
    "take-saves": Story(
        lambda: choosing("red-4 green-1", "green-2 green-3", RED), "take set-1",
        "Mit diesem Set könnte Ben dich vom roten Schiff vertreiben (9 Gold).",
        "With this set Ben could drive you off the red ship (9 gold).",
    ),
    "take-risks": Story(
        lambda: choosing("red-4 green-1", "green-2 green-3", RED), "take set-2",
        "Lässt Ben genug, um dich vom roten Schiff zu vertreiben (9 Gold).",
        "Leaves Ben enough to drive you off the red ship (9 gold).",
    ),
    "take-denies": Story(
        lambda: choosing("red-4 green-1", "green-2 green-3", {"red": ("", "red-1")}), "take set-1",
        "Ben würde damit für 4 Gold entern.",
        "Ben would board for 4 gold with it.",
    ),
    "take-specials": Story(
        lambda: choosing("kraken skeleton", "green-2 green-3 green-1"), "take set-1",
        "Hält Krake und Skelett von Ben fern.",
        "Keeps Kraken and Skeleton out of Ben’s hands.",
    ),
    "take-strength": Story(
        lambda: choosing("kraken", "green-2 green-3 green-1 red-1"), "take set-1",
        "Eine Karte, zusammen Stärke 0.",
        "One card with 0 strength in all.",
    ),
    "captain": Story(
        lambda: playing("red-3 green-1"), "lay red-3 ship-red",
        "Bringt deinen Kapitän auf das rote Schiff (9 Gold), 3 zu 0.",
        "Puts your captain aboard the red ship (9 gold), 3 to 0.",
    ),
    "wrests": Story(
        lambda: playing("red-3 green-1", {"red": ("red-1", "red-2")}), "lay red-3 ship-red",
        "Nimmt Ben das rote Schiff ab (9 Gold), 4 zu 2.",
        "Takes the red ship (9 gold) from Ben, 4 to 2.",
    ),
    "clears": Story(
        lambda: playing("red-1 green-1", {"red": ("red-1", "red-2")}), "lay red-1 ship-red",
        "Vertreibt den Kapitän von Ben vom roten Schiff (9 Gold).",
        "Drives Ben’s captain off the red ship (9 gold).",
    ),
    "chest": Story(
        lambda: playing("red-4", RED), "board red-4 ship-red",
        "Bringt 4 Gold in deine Truhe, endgültig.",
        "Puts 4 gold into your chest, for good.",
    ),
    "follow": Story(
        lambda: playing("red-1 red-4 red-5"), "lay red-1 ship-red",
        "Danach können Rot 4 und Rot 5 für 9 Gold entern.",
        "Then Red 4 and Red 5 can board for 9 gold.",
    ),
    "safe": Story(
        lambda: playing("red-4", other="red-1 blue-2"), "lay red-4 ship-red",
        "Ben kann dich in diesem Zug nicht mehr vom roten Schiff vertreiben.",
        "Ben cannot drive you off the red ship any more this turn.",
    ),
    "shaky": Story(
        lambda: playing("red-4", other="red-1 kraken"), "lay red-4 ship-red",
        "Ben hat noch genug, um dich vom roten Schiff zu vertreiben.",
        "Ben still has enough to drive you off the red ship.",
    ),
    "settled": Story(
        lambda: playing("red-4", other="red-1 blue-2", turn=7), "lay red-4 ship-red",
        "Entscheidet das rote Schiff: Seine 9 Gold sind dir sicher.",
        "Decides the red ship: its 9 gold are yours.",
    ),
    "lead": Story(
        lambda: playing("red-4", RED), "lay red-4 ship-red",
        "Baut deinen Vorsprung am roten Schiff auf 7 aus.",
        "Widens your lead at the red ship to 7.",
    ),
    "behind": Story(
        lambda: playing("red-1", {"red": ("", "red-3")}), "lay red-1 ship-red",
        "Am roten Schiff liegst du dann noch 2 zurück.",
        "You are still 2 behind at the red ship.",
    ),
    "forgoes": Story(
        lambda: playing("red-4", RED), "parrot red-4 ship-blue",
        "Dafür entgeht dir das Entern: 4 Gold.",
        "Gives up 4 gold that boarding would bring.",
    ),
    "only-one": Story(
        lambda: playing("skeleton"), "parrot skeleton ship-blue",
        "Legt ein Skelett nur als Papagei: 1 statt 3.",
        "Lays a skeleton as a mere parrot: 1 instead of 3.",
    ),
    "devours": Story(
        lambda: playing("kraken", {"red": ("", "red-3")}), "kraken ship-red",
        "Die Krake holt sich Rot 3 mit Stärke 3 von Ben.",
        "The kraken takes Red 3 with strength 3 from Ben.",
    ),
    "best-prey": Story(
        lambda: playing("kraken", {"red": ("", "red-3"), "green": ("", "(green-5)"), "blue": ("", "skeleton")}),
        "kraken ship-red",
        "Fettere Beute als Rot 3 mit Stärke 3 findet die Krake nicht.",
        "The kraken finds no fatter prey than Red 3 with strength 3.",
    ),
    "turns-up": Story(
        lambda: playing("tortuga", {"red": ("(green-4) (yellow-1)", "red-3")}), "tortuga",
        "Macht deine Papageien zusammen um 3 stärker.",
        "Makes your parrots 3 stronger in all.",
    ),
    "skeleton": Story(
        lambda: playing("skeleton"), "lay skeleton ship-blue",
        "Solange das Skelett zuoberst liegt, kommt keine Krake an deine Crew am blauen Schiff.",
        "No kraken gets at your crew at the blue ship while the skeleton lies on top.",
    ),
    "covers": Story(
        lambda: playing("red-1", {"red": ("red-4", "")}, other="kraken"), "lay red-1 ship-red",
        "Schützt Rot 4 vor der Krake von Ben.",
        "Shields Red 4 from Ben’s kraken.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("key", STORIES)
def test_a_remark_in_both_languages(key: str) -> None:
    check(key, STORIES[key])


def test_there_is_a_story_for_every_remark() -> None:
    assert sorted(declared(remarks)) == sorted(STORIES)


def test_the_most_telling_comes_first() -> None:
    """A ship of 9 gold taken for good counts more than what it costs."""
    table = playing("red-3 red-2 green-1", {"red": ("red-1", "red-2")}, other="blue-1")
    assert keys(table, "lay red-3 ship-red") == ["wrests", "safe", "follow"]
    assert keys(table, "lay red-2 ship-red") == ["wrests", "shaky", "follow"]
    assert keys(table, "parrot red-3 ship-blue") == ["captain", "shaky", "only-one"]


def test_tortuga_without_pirates_among_the_parrots_is_called_by_its_name() -> None:
    table = playing("tortuga", {"red": ("(kraken)", "")})
    assert sentences(table.game, comments(table, "tortuga"), "de") == ["Deine Papageien werden davon nicht stärker."]


def test_a_captain_who_stays_in_danger_is_not_called_safe() -> None:
    """In the last turn nothing is decided while the other one can still tip it."""
    table = playing("red-2", other="red-3", turn=7)
    assert keys(table, "lay red-2 ship-red") == ["captain", "shaky"]


def test_cards_of_one_colour_are_parted_only_if_no_set_has_two_of_the_strongest() -> None:
    table = splitting("green-1 yellow-2 red-1 red-1 red-1")
    assert "split-parts" not in keys(table, "split 12|345")
    assert "split-parts" not in keys(table, "split 13|245")
    assert "split-parts" in keys(splitting("green-1 green-1 green-3 red-1 red-3"), "split 124|35")


# -- what is said about a set of cards is true


CARDS = ["green-1", "green-4", "yellow-2", "blue-3", "red-5", "kraken", "kraken", "skeleton", "tortuga", "tortuga"]


@pytest.mark.parametrize("seed", range(12))
def test_what_cards_can_do_at_a_ship_is_the_best_of_all_ways_to_play_them(seed: int) -> None:
    rng = random.Random(seed)
    deck = [*CARDS, "green-2", "yellow-1", "blue-1", "red-1", "red-2", "green-5", "skeleton", "kraken"]
    rng.shuffle(deck)
    hand = [deck.pop() for _ in range(3)]
    crews = {"red": ("", "")}
    for colour in ("green", "red"):
        sides = []
        for _ in range(2):
            crew = [deck.pop() for _ in range(rng.randrange(4))]
            openly = [card for card in crew if card == "skeleton" or card.startswith(colour)]
            sides.append(" ".join([card if card in openly else f"({card})" for card in crew]))
        crews[colour] = (sides[0], sides[1])
    table = playing(" ".join(hand), crews, turn=7)
    start = table.state()
    assert isinstance(start, JollyState)
    figures = Components(table.game.setting.components, "pro")
    cards = start.hands[0]
    best = [-99] * SHIPS
    ways: list[JollyState] = [start]
    while ways:
        s = ways.pop()
        if s.top().seat != 0:
            for ship in range(SHIPS):
                best[ship] = max(best[ship], remarks._gap(s, 0, ship) - remarks._gap(start, 0, ship))
            continue
        for move in s.top().options(s):
            after = s.copy()
            play(after, move, MUTE)
            ways.append(after)
    assert [remarks._push(start, figures, 0, cards, ship) for ship in range(SHIPS)] == best
