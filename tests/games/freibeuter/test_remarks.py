"""What a player of Freibeuter is told about a move: a written position for every remark."""

from __future__ import annotations

from typing import Any

import pytest

from klabauter.games.freibeuter import remarks
from klabauter.kernel.table import Referee
from tests.bots.remarking import Story, check, comments, declared, keys, sentences
from tests.games.freibeuter.story import nearly_out_of_cards, story

RING = {"A1": "0", "B1": "0", "A2": "1"}  # round x-A1 only B2 is missing


def ship(
    tile: str = "ship-15", boarder: int | None = 0, fields: dict[str, str] | None = None, hand: str = "B2", **state: Any
) -> Referee:
    """A tile on x-A1 and a hand of seat 0."""
    boarded = {} if boarder is None else {"x-A1": boarder}
    lying = RING if fields is None else fields
    return story(fields=lying, tiles={"x-A1": tile}, boarded=boarded, hands=[hand], **state)


def two_at_once(**state: Any) -> Referee:
    """Seat 0 is asked for an order: its ship on x-A1 costs 9, the camp on x-B1 would pay for some of it."""
    fields = {"A1": "1", "B1": "1", "A2": "1", "C1": "0", "C2": "00"}
    tiles = {"x-A1": "ship-15", "x-B1": "camp"}
    table = story(fields=fields, tiles=tiles, boarded={"x-A1": 0}, hands=["B2"], chests=[2, 20, 20], **state)
    table.submit(0, "boat B2")
    return table


STORIES = {
    "board-closer": Story(
        lambda: ship(boarder=None), "board x-A1",
        "Im nächsten Zug kannst du den Ring schließen: Seekarte B2.",
        "You can close its ring next turn with sea card B2.",
    ),
    "board-cards": Story(
        lambda: ship(boarder=None, fields={"A1": "0"}, hand="B1 B2"), "board x-A1",
        "Für 2 der 3 fehlenden Felder hast du die Karte.",
        "You hold the cards for 2 of the 3 fields that are missing.",
    ),
    "board-missing": Story(
        lambda: ship(boarder=None), "board x-A1",
        "Nur noch ein Feld ringsum ist frei.",
        "Only one field round it is still free.",
    ),
    "board-own": Story(
        lambda: ship(boarder=None), "board x-A1",
        "2 deiner Boote liegen schon daneben; dafür zahlst du niemandem.",
        "2 of your boats lie round it already; for those you pay nobody.",
    ),
    "board-worth": Story(
        lambda: ship(boarder=None, aside=["double-15", "camp", "camp", "camp"]), "board x-A1",
        "Am Ende 30 wert; bisher würdest du den Helfern 3 schulden.",
        "Worth 30 at the end; so far you would owe the helpers 3.",
    ),
    "board-poor": Story(
        lambda: ship("ship-20", None, {"A1": "1", "B1": "1", "A2": "1"}, chests=[5, 20, 20]), "board x-A1",
        "Schlösse sich der Ring jetzt, fehlten dir 7 Schatzkisten für die Helfer.",
        "If it closed now, you would lack 7 chests to pay the helpers.",
    ),
    "captures": Story(
        lambda: ship(), "boat B2",
        "Bringt dir das Schiff 15/3, eingekreist mit 3 eigenen Booten: 15 wert, 3 zu zahlen.",
        "Brings you the ship 15/3, encircled with 3 boats of your own: worth 15, 3 to pay.",
    ),
    "paid": Story(
        lambda: ship(boarder=2), "boat B2",
        "Clara nimmt das Schiff 15/3 und zahlt dir dafür 9 Schatzkisten.",
        "Clara takes the ship 15/3 and pays you 9 chests for it.",
    ),
    "gives": Story(
        lambda: ship("ship-5", 2, {"A1": "2", "B1": "2", "A2": "1"}, "column-B"), "dutchman column-B B2",
        "Schenkt Clara das Schiff 5/1, und du hast nichts davon.",
        "Hands Clara the ship 5/1, and you get nothing for it.",
    ),
    "escapes": Story(
        lambda: ship("ship-20", None), "boat B2",
        "Lässt das Schiff 20/4 entkommen, ehe es jemand entert.",
        "Lets the ship 20/4 escape before anybody boards it.",
    ),
    "camp-pays": Story(
        lambda: ship("camp", None), "boat B2",
        "Das Lager zahlt dir 6 Schatzkisten, den anderen zusammen 2.",
        "The camp pays you 6 chests, the others 2 together.",
    ),
    "doubles": Story(
        lambda: ship("double-15", None, prizes=[["ship-15", "ship-15", "ship-5"], ["ship-15"], []]), "boat B2",
        "Schiffe zu 15 zählen ab jetzt doppelt: Du hast 2, die anderen zusammen 1.",
        "Ships of 15 count double from now on: you have 2, the others 1 together.",
    ),
    "borrows": Story(
        lambda: ship("ship-20", 0, {"A1": "1", "B1": "1", "A2": "1"}, chests=[5, 20, 20]), "boat B2",
        "Du musst 7 Schatzkisten leihen; das kostet am Ende 14.",
        "You have to borrow 7 chests; that costs 14 at the end.",
    ),
    "forces": Story(
        lambda: ship("ship-20", 2, chests=[5, 20, 15]), "boat B2",
        "Zwingt Clara, 1 Schatzkiste zu leihen.",
        "Forces Clara to borrow 1 chest.",
    ),
    "free-of-charge": Story(
        lambda: ship(hand="row-2"), "dutchman row-2 B2",
        "Kostet kein Boot, und für das Feld des Holländers wird niemand bezahlt.",
        "Costs no boat, and nobody is paid for the Dutchman’s field.",
    ),
    "before-last-camp": Story(
        lambda: two_at_once(camp="", aside=["camp"] * 3), "settle x-A1",
        "Zählt noch; was nach dem letzten Lager käme, zählt nicht mehr.",
        "Still counts; what comes after the last camp does not.",
    ),
    "spares-credit": Story(
        lambda: two_at_once(), "settle x-B1",
        "Erspart dir einen Kredit über 7 Schatzkisten für das, was noch zu zahlen ist.",
        "Spares you a credit of 7 chests for what is still to pay.",
    ),
    "own-ring": Story(
        lambda: ship(fields={"A1": "1", "B1": "1"}), "boat B2",
        "Um dein Schiff 15/3 ist dann nur noch ein Feld frei.",
        "Round your ship 15/3 only one field is then still free.",
    ),
    "helps": Story(
        lambda: ship(boarder=1, fields={"A1": "1", "B1": "1"}), "boat B2",
        "Bringt 3 Schatzkisten, sobald das Schiff 15/3 von Ben eingekreist ist.",
        "Brings 3 chests once Ben’s ship 15/3 is encircled.",
    ),
    "camp-near": Story(
        lambda: ship("camp", None, fields={}), "boat B2",
        "Bringt 2 Schatzkisten, sobald das Lager eingekreist ist.",
        "Brings 2 chests once the camp is encircled.",
    ),
    "invites": Story(
        lambda: ship(boarder=None, fields={"A1": "1", "B1": "1"}), "boat B2",
        "Dem freien Schiff 15/3 fehlt dann nur noch ein Feld; jemand anders könnte es vor dir entern.",
        "Leaves the free ship 15/3 one field short; somebody else may board it before you.",
    ),
    "more-than-chests": Story(
        lambda: ship("ship-20", 1, fields={"A1": "1", "B2": "1"}), "boat B2",
        "Kann dort noch 4 Schatzkisten verdienen, mehr als die 2, die du nehmen könntest.",
        "Can still earn 4 chests there, more than the 2 you could take.",
    ),
    "alone": Story(
        lambda: ship(fields={}, hand="A1"), "boat A1",
        "Für A1 gibt es keine Karte mehr: Neben dir liegt dort nie jemand.",
        "No other card for A1 is left: nobody can ever lie beside you.",
    ),
    "tiles": Story(
        lambda: ship(fields={}, hand="A1"), "boat A1",
        "Liegt an einem Plättchen, das noch im Spiel ist.",
        "Lies by one tile that is still in play.",
    ),
    "last-boat": Story(
        lambda: few_boats(1), "boat B2",
        "Dein letztes Boot: Kommt keines heim, ist die Partie mit deinem nächsten Zug aus.",
        "Your last boat: if none comes home, the game ends at your next turn.",
    ),
    "takes": Story(
        lambda: ship(fields={"B2": "1"}), "chests B2",
        "Sofort 2 Schatzkisten, und dein Boot bleibt bei dir.",
        "2 chests at once, and your boat stays with you.",
    ),
    "forgoes": Story(
        lambda: ship("ship-20", 1, fields={"A1": "1", "B2": "1"}), "chests B2",
        "Ein Boot könnte dort 4 Schatzkisten an Lagern und geenterten Schiffen verdienen.",
        "A boat there could earn 4 chests at camps and boarded ships.",
    ),
    "sea-closes": Story(
        lambda: drawing(), "draw sea-pile",
        "2 von 67 ungesehenen Seekarten schließen einen Ring um ein Schiff von dir.",
        "2 of 67 unseen sea cards close a ring round a ship of yours.",
    ),
    "line-closes": Story(
        lambda: drawing(), "draw dutchman-pile",
        "2 von 14 ungesehenen Holländerkarten schließen einen Ring um ein Schiff von dir.",
        "2 of 14 unseen Dutchman cards close a ring round a ship of yours.",
    ),
    "pile": Story(
        lambda: drawing(), "draw dutchman-pile",
        "In diesem Stapel sind noch 14 Karten.",
        "14 cards are left in this pile.",
    ),
    "no-dutchman": Story(
        lambda: drawing(), "draw dutchman-pile",
        "Bisher hast du keine Holländerkarte.",
        "So far you hold no Dutchman card.",
    ),
}  # fmt: skip


def few_boats(number: int) -> Referee:
    """Most boats of seat 0 lie far from anything."""
    far = [f"{column}{row}" for row in "34" for column in "ABCDEFG"] + [f"{column}5" for column in "ABCDEFG"]
    inner = [name for name in far if name[0] not in "AG"]
    fields = dict.fromkeys(far, "0")
    for name in inner[: 25 - number - len(far)]:
        fields[name] = "00"
    lying = [name for name, boats in fields.items() for _ in boats]
    return ship(boarder=None, fields=fields, discards=lying, seats=2)


def drawing() -> Referee:
    """Seat 0 draws; B2 is all that is missing round its ship."""
    return ship(pending="choose-pile 0", short=0, hand="G7 F7 E7 D7")


@pytest.mark.parametrize("key", STORIES)
def test_a_remark_in_both_languages(key: str) -> None:
    check(key, STORIES[key])


def test_there_is_a_story_for_every_remark() -> None:
    assert sorted(declared(remarks)) == sorted(STORIES)


def test_the_most_telling_comes_first() -> None:
    assert keys(ship(), "boat B2")[:1] == ["captures"]
    poor = ship("ship-20", 0, {"A1": "1", "B1": "1", "A2": "1"}, chests=[0, 20, 20])
    assert keys(poor, "boat B2")[:2] == ["borrows", "captures"]


def test_a_dutchman_closes_a_ring_for_the_boarder_too() -> None:
    table = ship(boarder=None, hand="row-2")
    assert sentences(table.game, comments(table, "board x-A1"), "en")[0] == (
        "You can close its ring next turn with Dutchman card row 2."
    )


def test_what_nobody_pays_for_is_said_plainly() -> None:
    table = ship(boarder=None, fields={"B2": "1"})
    assert sentences(table.game, comments(table, "chests B2"), "de")[1] == (
        "Kein Lager und kein fremdes geentertes Schiff würde dort für ein Boot zahlen."
    )


def test_r9_1_what_is_settled_after_the_last_camp_depends_on_the_option() -> None:
    last = {"camp": "", "aside": ["camp"] * 3}
    assert "spares-credit" not in keys(two_at_once(**last), "settle x-B1")
    kind = two_at_once(**last, options={"last-camp": "finish-placement"})
    assert "before-last-camp" not in keys(kind, "settle x-A1")
    assert "spares-credit" in keys(kind, "settle x-B1")


def test_a_share_of_another_ship_spares_credit_too() -> None:
    fields = {"A1": "1", "B1": "1", "A2": "1", "C1": "0", "C2": "00"}
    tiles = {"x-A1": "ship-15", "x-B1": "ship-5"}
    boarded = {"x-A1": 0, "x-B1": 1}
    table = story(fields=fields, tiles=tiles, boarded=boarded, hands=["B2"], chests=[2, 20, 20])
    table.submit(0, "boat B2")
    assert "spares-credit" in keys(table, "settle x-B1")
    assert "spares-credit" not in keys(table, "settle x-A1")


def test_whoever_ends_the_game_is_told_how_it_ends() -> None:
    table = nearly_out_of_cards()
    table.submit(0, "boat C3")
    assert keys(table, "draw sea-pile")[0].startswith("ends-")
    assert not keys(table, "draw dutchman-pile")[0].startswith("ends-")


def test_the_last_card_for_a_field_counts_own_cards_and_those_played() -> None:
    """B2 has two cards; with both in the own hand none is left for the others."""
    assert "alone" not in keys(ship(fields={}), "boat B2")
    assert "alone" in keys(ship(fields={}, hand="B2 B2"), "boat B2")
