"""What a player of Um Rum & Ehre is told about a move: a written position for every remark."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import pytest

from klabauter import Table
from klabauter.games.rum_und_ehre import remarks, remarks_dice
from klabauter.kernel.table import Referee
from tests.bots.remarking import Story, check, comments, declared, keys, sentences
from tests.games.rum_und_ehre.story import DARK, at, dark, public


@cache
def step(field: str) -> tuple[str, str, int]:
    """In the plain town: a field beside this one, the alley between them, its length."""
    for alley in public(at("turn 0"))["alleys"]:
        if field in alley["ends"] and not alley["dark"] and alley["length"] <= 2:
            return next(end for end in alley["ends"] if end != field), alley["id"], alley["length"]
    raise AssertionError(f"no short way to {field}")


def to(field: str) -> str:
    return f"move {step(field)[1]}"


def beside(field: str, pending: str = "turn 0", **state: Any) -> Referee:
    """Seat 0 can move the captain to this field of the plain town."""
    return at(pending, captain=step(field)[0], **state)


def with_pirates(left: int, field: str, **state: Any) -> Referee:
    """Seat 0 can go there and has so many pirates left then."""
    return beside(field, hiring=[15 - left - step(field)[2], 5, 5, 5], **state)


def inn(pending: str, pubs: str = "cruce-2 cruce-5", **state: Any) -> Referee:
    steps = [pending, *(["drained"] if pending.startswith("rum") else []), "after 0"]
    return at(steps, captain="pub-cruce", pubs=pubs.split(), **state)


def carouse(die: int, **state: Any) -> Referee:
    """Seat 0 has rolled in a pub and has rum."""
    return inn("rum 0", drinkers=[0, 1], roller=0, die=die, barrels=[2, 0, 0, 0], **state)


def guests(*moves: str, **state: Any) -> Referee:
    """Seat 0 has invited, the next seats have answered."""
    table = inn("host 0", **state)
    for move in ("invite", *moves):
        assert table.actor is not None
        table.submit(table.actor, move)
    return table


def chest(**state: Any) -> Referee:
    return at(["chest 0", "after 0"], captain="treasure-7", chest="chest-6", scorpion="scorpion-10", **state)


def stung(total: int, die: int) -> Referee:
    """Seat 0 has rolled round a chest and has rum."""
    return at(
        ["rum 0", "stung", "after 0"], captain="treasure-7", chest=None, scorpion="scorpion-10", total=total, die=die,
        barrels=[1, 0, 0, 0], flags=[["chest-6"], [], [], []],
    )  # fmt: skip


def brawl(die: int, best: int, spare: int = 0) -> Referee:
    """Seat 1 has rolled in a column against seat 0, or seat 0 before anybody else if there is no roll yet."""
    who = 1 if best else 0
    return at(
        [f"rum {who}", "clash"], seats=3, ship=[["seat-0", 2, 0], ["seat-1", 2, 0]], hiring=[13, 13, 15], die=die,
        barrels=[2, 2, 0], spare=spare,
        brawl={"crews": 2, "side": "left", "champion": 0, "best": best, "fighters": [1]},
    )  # fmt: skip


def headquarters(**state: Any) -> Referee:
    return at(["recall 0", "after 0"], captain="headquarters", **state)


def shop(held: str, supplies: str = "hook-3") -> Referee:
    return at(["shop 0", "after 0"], captain="supplies-3", held=held, supplies=[supplies.split(), [], [], []])


STORIES = {
    "keeps-date": Story(
        lambda: beside("rum-1", dates=[["date-rum"], [], [], []]), to("rum-1"),
        "Dort wartet dein Rendez-vous: 4 Punkte.",
        "Your rendezvous waits there: 4 points.",
    ),
    "coin": Story(
        lambda: beside("coin-4"), to("coin-4"),
        "Eine Münze; damit hast du 3.",
        "A coin; that makes 3.",
    ),
    "hires": Story(
        lambda: beside("pirate-5"), to("pirate-5"),
        "Heuert einen Piraten an, für jetzt und alle weiteren Durchgänge.",
        "Hires a pirate, for this round and all to come.",
    ),
    "barrels": Story(
        lambda: beside("rum-1"), to("rum-1"),
        "2 Fässer Rum für bessere Würfe.",
        "2 barrels of rum for better rolls.",
    ),
    "supplies": Story(
        lambda: beside("supplies-3", supplies=[["hook-3", "hook-5"], [], [], []]), to("supplies-3"),
        "Piratenbedarf: 4 Sorten fehlen dir noch.",
        "Supplies: 4 goods are still missing under your flag.",
    ),
    "rendezvous": Story(
        lambda: beside("rendezvous-3"), to("rendezvous-3"),
        "Ein neues Rendez-vous; wer es einhält, bekommt Punkte.",
        "A new rendezvous, worth points once you keep it.",
    ),
    "map-pair": Story(
        lambda: beside("map-green-5", maps=["green-4", "green-5"], flags=[["green-3"], [], [], []]), to("map-green-5"),
        "Bringt mit deinen Karten 8 Punkte: grüne Karte 5.",
        "8 points more with the maps you have: green map 5.",
    ),
    "map-single": Story(
        lambda: beside("map-green-5", maps=["green-4", "yellow-5"]), to("map-green-5"),
        "Zählt erst mit einer zweiten Karte derselben Farbe: grüne Karte 4.",
        "Counts only with a second map of its colour: green map 4.",
    ),
    "kept-for-guard": Story(
        lambda: with_pirates(7, "watch-6"), to("watch-6"),
        "Behält 7 Piraten für die große Wache: genug gegen 9 von 9.",
        "Keeps 7 pirates for the large guards: enough to beat 9 of 9.",
    ),
    "guard-odds": Story(
        lambda: at(["guard 0", "after 0"], captain="watch-6", hiring=[10, 5, 5, 5]), "guard guards-large",
        "5 Piraten schlagen 3 von 9.",
        "5 pirates beat 3 of 9.",
    ),
    "calls": Story(
        lambda: beside("headquarters", alleys={"d1": 0, "d2": 0}), to("headquarters"),
        "Ins Hauptquartier: Bis zu 3 Piraten kommen zurück.",
        "To the headquarters: up to 3 pirates come back.",
    ),
    "nothing": Story(
        lambda: beside("pub-swan", pubs=["cruce-3"]), to("pub-swan"),
        "Dort gibt es nichts mehr zu holen: The Swan.",
        "Nothing is left to get there: The Swan.",
    ),
    "dead-end": Story(
        lambda: dead_end(), to("coin-4"),
        "Eine Sackgasse: Der Kapitän kommt auf das Feld Münze 5.",
        "A dead end: the captain is put on coin 5.",
    ),
    "left": Story(
        lambda: with_pirates(7, "coin-4"), to("coin-4"),
        "Dir bleiben 7 Piraten.",
        "Leaves you 7 pirates.",
    ),
    "out": Story(
        lambda: with_pirates(0, "coin-4"), to("coin-4"),
        "Das sind deine letzten Piraten: Heute Nacht schläfst du an Land.",
        "Those are your last pirates: you sleep ashore tonight.",
    ),
    "fee": Story(
        lambda: beside("coin-4", "further 0", coins=[2, 2, 2, 2]), to("coin-4"),
        "Kostet eine Münze; dann hast du noch 1.",
        "Costs a coin; that leaves 1.",
    ),
    "ways": Story(
        lambda: at("turn 0", town=DARK, captain="rendezvous-3"), "dark d24",
        "Von dort kann der Kapitän auf 18 Felder zurück.",
        "From there the captain can come back to 18 fields.",
    ),
    "aboard": Story(
        lambda: at("turn 0", hiring=[5, 11, 5, 5], ship=[["seat-1", 4, 0]]), "board",
        "Mit 10 Piraten an Bord, in Reihe 2.",
        "Aboard with 10 pirates, in row 2.",
    ),
    "biggest": Story(
        lambda: at("turn 0", hiring=[5, 11, 5, 5], ship=[["seat-1", 4, 0]]), "board",
        "Die größte Mannschaft an Bord hat bisher 4.",
        "The largest crew aboard so far has 4.",
    ),
    "first-aboard": Story(
        lambda: at("turn 0"), "board",
        "Deine wäre die erste Mannschaft an Bord; spätere gewinnen bei gleichem Wurf.",
        "Yours would be the first crew aboard; later ones win equal rolls.",
    ),
    "bunk-worth": Story(
        lambda: at("turn 0"), "board",
        "Die Koje ist 6 Punkte wert.",
        "The bunk is worth 6 points.",
    ),
    "sleeps": Story(
        lambda: at("turn 0", hiring=[5, 15, 15, 15]), "board",
        "Niemand macht es dir streitig: Koje 6 und Taurolle 1.",
        "Nobody fights you for it: bunk 6 and coil of rope 1.",
    ),
    "rests": Story(
        lambda: at("turn 0", hiring=[5, 15, 5, 5]), "rest",
        "Überlässt Clara den nächsten Schritt des Kapitäns.",
        "Leaves the captain’s next step to Clara.",
    ),
    "rests-alone": Story(
        lambda: at("turn 0", hiring=[5, 15, 15, 15]), "rest",
        "Sonst ist niemand mehr in der Stadt: Es kostet nur eine Münze.",
        "Nobody else is in town: it only costs a coin.",
    ),
    "saves": Story(
        lambda: at("further 0", coins=[1, 2, 2, 2]), "ahoy",
        "Spart eine Münze und 10 Piraten für später.",
        "Keeps one coin and 10 pirates for later.",
    ),
    "declines": Story(
        lambda: inn("host 0"), "decline",
        "Lässt aus, was das Feld bietet.",
        "Passes up what the field offers.",
    ),
    "called": Story(
        lambda: headquarters(alleys={"1d": 0}), "recall 1d",
        "3 Piraten kommen zurück; damit hast du 10.",
        "3 pirates come back; that makes 10.",
    ),
    "called-most": Story(
        lambda: headquarters(alleys={"1d": 0, "1b": 0}), "recall 1d",
        "Aus keiner anderen Gasse kommen mehr.",
        "No other alley gives back more.",
    ),
    "enough-called": Story(
        lambda: second_recall(), "enough",
        "Deine übrigen Piraten bleiben, wo sie stehen.",
        "Your other pirates stay where they stand.",
    ),
    "keep-gain": Story(
        lambda: shop("hook-5"), "keep",
        "2 Punkte mehr: Enterhaken 5.",
        "2 points more: hook 5.",
    ),
    "keep-nothing": Story(
        lambda: shop("hook-2"), "keep",
        "Bringt nichts zu dem dazu, was du hast: Enterhaken 2.",
        "Adds nothing to what you have: hook 2.",
    ),
    "sells": Story(
        lambda: shop("hook-4"), "sell",
        "2 Münzen; behalten brächte es einen Punkt.",
        "2 coins; kept, it would add one point.",
    ),
    "pub-all": Story(
        lambda: beside("pub-swan", pubs=["swan-2", "swan-4"], coins=[2, 0, 0, 0]), to("pub-swan"),
        "6 Punkte in der Kneipe, und niemand sonst hat eine Münze zum Mittrinken.",
        "6 points in the pub, and nobody else has a coin to join you.",
    ),
    "pub-open": Story(
        lambda: inn("host 0", coins=[2, 0, 3, 1]), "invite",
        "7 Punkte in der Kneipe; 2 andere könnten für eine Münze mittrinken.",
        "7 points in the pub; 2 others could pay to join.",
    ),
    "drinks": Story(
        lambda: guests("drink"), "drink",
        "7 Punkte werden ausgeschenkt, und 3 trinken darum.",
        "7 points are poured out, and 3 drink for them.",
    ),
    "host-alone": Story(
        lambda: guests("refuse", "refuse"), "drink",
        "Ohne dich nimmt Anne alle 7 Punkte, ganz ohne Wurf.",
        "Without you Anne takes all 7 points, and no die is rolled.",
    ),
    "sober": Story(
        lambda: guests("drink"), "refuse",
        "Spart deine 2 Münzen und lässt den anderen 7 Punkte.",
        "Keeps your 2 coins and leaves 7 points to the others.",
    ),
    "wins": Story(
        lambda: inn("win 0", "cruce-2 cruce-4", die=5, drinkers=[0, 1], roller=0), "win cruce-2",
        "2 Punkte.",
        "2 points.",
    ),
    "wins-best": Story(
        lambda: inn("win 0", "cruce-2 cruce-4", die=5, drinkers=[0, 1], roller=0), "win cruce-4",
        "4 Punkte, mehr gewinnt dieser Wurf nicht.",
        "4 points, the most this roll can win.",
    ),
    "chest": Story(
        lambda: chest(), "open",
        "Eine Schatzkiste mit 6 Punkten.",
        "A chest worth 6 points.",
    ),
    "sting": Story(
        lambda: chest(), "open",
        "Mit 8 % sticht dich der Skorpion; das kostet 2 Punkte.",
        "The scorpion stings you with 8 %; that costs 2 points.",
    ),
    "shut": Story(
        lambda: chest(), "decline",
        "Kein Skorpion, aber auch keine 6 Punkte.",
        "No scorpion, but no 6 points either.",
    ),
    "roll-wins": Story(
        lambda: carouse(3), "stand",
        "Die 3 gewinnt: Es Cruce 2.",
        "The 3 wins: Es Cruce 2.",
    ),
    "roll-nothing": Story(
        lambda: carouse(2), "stand",
        "Die 2 gewinnt hier nichts.",
        "The 2 wins nothing here.",
    ),
    "reroll-wins": Story(
        lambda: carouse(3), "barrel",
        "Eine von sechs Seiten gewinnt: Es Cruce 5.",
        "One of six sides wins: Es Cruce 5.",
    ),
    "stung-now": Story(
        lambda: stung(7, 3), "stand",
        "Mit diesem Wurf sticht dich der Skorpion; das kostet 2 Punkte.",
        "With this roll the scorpion stings you; that costs 2 points.",
    ),
    "passed-on": Story(
        lambda: stung(6, 3), "stand",
        "Reicht den Skorpion weiter: 9 von 10.",
        "Passes the scorpion on: 9 of 10.",
    ),
    "reroll-safe": Story(
        lambda: stung(7, 3), "barrel",
        "2 von sechs Seiten halten dir den Skorpion vom Leib.",
        "2 of six sides keep the scorpion off you.",
    ),
    "fight-wins": Story(
        lambda: brawl(4, 4), "stand",
        "Die 4 schlägt die 4.",
        "The 4 beats the 4.",
    ),
    "fight-loses": Story(
        lambda: brawl(3, 4), "stand",
        "Die 3 verliert gegen die 4.",
        "The 3 loses to the 4.",
    ),
    "fight-first": Story(
        lambda: brawl(3, 0), "stand",
        "Der nächste Wurf schlägt die 3 mit 4 von sechs Seiten.",
        "The next roll beats the 3 with 4 of six sides.",
    ),
    "reroll-fight": Story(
        lambda: brawl(3, 4), "barrel",
        "3 von sechs Seiten schlagen die 4.",
        "3 of six sides beat the 4.",
    ),
    "reroll-higher": Story(
        lambda: brawl(3, 0), "barrel",
        "3 von sechs Seiten sind höher als die 3.",
        "3 of six sides are higher than the 3.",
    ),
    "spends": Story(
        lambda: brawl(3, 4), "barrel",
        "Kostet ein Fass; eines bleibt dir.",
        "Costs a barrel; one is left.",
    ),
    "free-roll": Story(
        lambda: brawl(3, 4, spare=1), "again",
        "Auch diesen Wurf bezahlt das Fass.",
        "The barrel pays for this roll, too.",
    ),
}  # fmt: skip


def dead_end() -> Referee:
    """Every alley at coin 4 is taken but the one the captain comes by."""
    around = [alley["id"] for alley in public(at("turn 0"))["alleys"] if "coin-4" in alley["ends"]]
    alleys = {alley: 1 + number % 3 for number, alley in enumerate(around) if alley != step("coin-4")[1]}
    return beside("coin-4", alleys=alleys)


def second_recall() -> Referee:
    table = headquarters(alleys={"d1": 0, "d2": 0})
    table.submit(0, "recall d1")
    return table


@pytest.mark.parametrize("key", STORIES)
def test_a_remark_in_both_languages(key: str) -> None:
    check(key, STORIES[key])


def test_there_is_a_story_for_every_remark() -> None:
    assert sorted([*declared(remarks), *declared(remarks_dice)]) == sorted(STORIES)


def said(table: Referee, move: str, language: str = "en") -> list[str]:
    return sentences(table.game, comments(table, move), language)


def test_r6_7_the_chance_of_a_sting_is_that_of_all_dice() -> None:
    """Compared with every sequence of rolls, for stings that a few rolls reach."""
    for seats, sting in ((2, 1), (4, 4), (3, 5), (2, 6)):
        hits = 0
        for dice in product(range(1, 7), repeat=sting):
            total = rolls = 0
            while total < sting:
                total += dice[rolls]
                rolls += 1
            hits += (rolls - 1) % seats == 0
        assert remarks_dice.chance_of_sting(seats, sting) == pytest.approx(hits / 6**sting)


def test_r5_14_a_guard_that_lies_alone_is_known() -> None:
    """When the stack is used up, the first guard slid under it is the next one."""
    gone = ["guard-4"] * 3 + ["guard-5"] * 3 + ["guard-6"]
    table = at(
        ["guard 0", "after 0"], captain="watch-6", flags=[[], gone, [], []], guards_large=["guard-6", "guard-6"],
    )  # fmt: skip
    assert said(table, "guard guards-large")[0] == "10 pirates beat 1 of 1."


def test_the_most_telling_comes_first() -> None:
    table = beside("rum-1", "further 0", dates=[["date-rum"], [], [], []])
    assert keys(table, to("rum-1")) == ["keeps-date", "barrels", "fee", "left"]


def test_what_the_town_will_look_like_is_nobodys_guess() -> None:
    table = Table("rum-und-ehre", seed="lay", options={"town": "built"})
    assert keys(table, "lay 1") == ["same-score"]


def test_gifts_that_are_asked_for_are_told_alike() -> None:
    table = beside("coin-4", options={"gifts": "asked"})
    assert said(table, to("coin-4"))[0] == "A coin; that makes 3."
    table.submit(0, to("coin-4"))
    assert said(table, "take") == ["A coin; that makes 3."]
    assert said(table, "decline") == ["Passes up what the field offers."]


def test_dark_alleys_are_told_by_where_they_lead() -> None:
    table = at("turn 0", town=DARK, captain="rendezvous-3")
    first = dark(table, "rendezvous-3")[0]
    assert "fee" in keys(table, f"dark {first}")
    table.submit(0, f"dark {first}")
    for move in table.moves():
        assert "left" in keys(table, str(move))
