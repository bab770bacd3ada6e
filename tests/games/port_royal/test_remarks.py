"""What a player of Port Royal unterwegs is told about a move: a written position for every remark."""

from __future__ import annotations

from typing import Any

import pytest

from klabauter.games.port_royal import remarks
from klabauter.kernel.table import Referee
from tests.bots.remarking import Story, check, comments, declared, keys, sentences
from tests.games.port_royal.story import others, story, taking

THREE = "yellow-1-1 blue-1-1 green-1-1"


def onward(harbour: str = "", **state: Any) -> Referee:
    """Seat 0 is active and asked whether to go on."""
    return story(["onward 0"], harbour=harbour, **state)


def ship(shown: str = "blue-1-1", persons: str = "sailor-3-1", **state: Any) -> Referee:
    """Seat 0 could repel a ship."""
    return story(["ship 0"], shown=shown, persons=[persons, ""], **state)


STORIES = {
    "risk": Story(
        lambda: onward("red-1-1"), "discover",
        "4 von 59 Karten würden dich alles kosten: 7 %.",
        "4 of 59 cards would cost you everything: 7 %.",
    ),
    "no-risk": Story(
        lambda: onward("passenger-2-1"), "discover",
        "Keine Karte, die kommen kann, kostet dich etwas.",
        "No card that may come can cost you anything.",
    ),
    "at-stake": Story(
        lambda: onward("red-1-1 passenger-2-1"), "discover",
        "Auf dem Spiel steht: Passagier 2/1.",
        "At stake: passenger 2/1.",
    ),
    "more-picks": Story(
        lambda: onward(THREE), "discover",
        "10 von 57 Karten brächten eine neue Farbe; dann dürftest du 2 Karten nehmen.",
        "10 of 57 cards would bring a new colour, and with it 2 cards for you.",
    ),
    "payable": Story(
        lambda: onward(), "discover",
        "11 von 60 Karten sind Personen, die du bezahlen kannst.",
        "11 of 60 cards are persons you can pay for.",
    ),
    "taxed": Story(
        lambda: onward(purses=[10, 3]), "discover",
        "Eine Steuererhöhung nähme dir 2 Münzen.",
        "A tax increase would take 2 coins from you.",
    ),
    "nothing-yet": Story(
        lambda: onward("passenger-6-3"), "discover",
        "Im Hafen liegt nichts, was dir nützt.",
        "Nothing in the harbour is of any use to you.",
    ),
    "can-take": Story(
        lambda: onward("red-1-1 passenger-2-1"), "stop",
        "Das Beste davon kannst du nehmen: Passagier 2/1.",
        "You can take the best of it: passenger 2/1.",
    ),
    "picks-now": Story(
        lambda: onward(f"{THREE} red-1-1"), "stop",
        "4 Schiffe liegen da: Du darfst 2 Karten nehmen.",
        "4 ships lie there: you may take 2 cards.",
    ),
    "avoids": Story(
        lambda: onward("red-1-1 blue-1-1"), "stop",
        "Erspart dir ein Risiko von 14 %: 8 von 58 Karten würden dich alles kosten.",
        "Spares you a risk of 14 %: 8 of 58 cards would cost you everything.",
    ),
    "fees": Story(
        lambda: onward("blue-4-5 passenger-2-1 passenger-2-1", seats=3), "stop",
        "2 andere können etwas brauchen, und jeder zahlt dir dafür eine Münze.",
        "2 others can use a card, and each pays you a coin for it.",
    ),
    "leaves": Story(
        lambda: onward("blue-4-5 passenger-2-1"), "stop",
        "Für Ben bleibt etwas übrig: Passagier 2/1.",
        "Leaves Ben something: passenger 2/1.",
    ),
    "empty": Story(
        lambda: onward(), "stop",
        "Der Hafen ist leer: Niemand bekommt etwas.",
        "The harbour is empty: nobody gets anything.",
    ),
    "moor-brings": Story(
        lambda: ship("red-1-1"), "moor",
        "Bringt dem, der es nimmt, 1 Münze.",
        "Brings 1 coin to whoever takes it.",
    ),
    "moor-point": Story(
        lambda: ship(persons="sailor-3-1 wholesaler-blue-5-1"), "moor",
        "Dein Großhändler würde es behalten: ein Einflusspunkt mehr.",
        "Your wholesaler would keep it: one more influence point.",
    ),
    "moor-picks": Story(
        lambda: ship("red-1-1", harbour=THREE), "moor",
        "Mit 4 Schiffen im Hafen darfst du 2 Karten nehmen.",
        "With 4 ships in the harbour you may take 2 cards.",
    ),
    "moor-risk": Story(
        lambda: ship(), "moor",
        "Wegen dieser Farbe können dich dann 3 von 58 Karten alles kosten.",
        "After that 3 of 58 cards can cost you everything because of this colour.",
    ),
    "repel-safe": Story(
        lambda: ship(), "repel",
        "3 von 58 Karten bleiben so harmlos für dich.",
        "Keeps 3 of 58 cards harmless for you.",
    ),
    "repel-denies": Story(
        lambda: ship(), "repel",
        "Niemand bekommt seine Münze.",
        "Nobody gets its coin.",
    ),
    "coins": Story(
        lambda: taking(harbour="blue-2-2"), "trade blue-2-2",
        "2 Münzen für dich; damit hast du 5.",
        "2 coins for you; that makes 5.",
    ),
    "ship-point": Story(
        lambda: taking(harbour="blue-2-2", persons=["wholesaler-blue-5-1", ""]), "trade blue-2-2",
        "Dein Großhändler behält es: 2 von 8 Einflusspunkten.",
        "Your wholesaler keeps it: 2 of 8 influence points.",
    ),
    "then-payable": Story(
        lambda: taking(picks=2, harbour="blue-4-5 passenger-6-3 passenger-4-2"), "trade blue-4-5",
        "Danach kannst du noch etwas bezahlen: Passagier 6/3.",
        "Then you can pay for another: passenger 6/3.",
    ),
    "over-limit": Story(
        lambda: taking(harbour="blue-2-2", purses=[7, 3]), "trade blue-2-2",
        "Mit 9 Münzen musst du Steuern fürchten: Sie lassen dir 8.",
        "With 9 coins beware of taxes: they leave you 8.",
    ),
    "denies": Story(
        lambda: taking(harbour="passenger-2-1"), "hire passenger-2-1",
        "Sonst nähme das wohl Ben.",
        "Ben would probably take it otherwise.",
    ),
    "points": Story(
        lambda: taking(harbour="passenger-4-2", purses=[4, 0], persons=["passenger-2-1", ""]), "hire passenger-4-2",
        "2 Einflusspunkte; damit hast du 3 von 8.",
        "2 influence points; that makes 3 of 8.",
    ),
    "last-round": Story(
        lambda: taking(harbour="passenger-4-2", purses=[4, 0], persons=["passenger-6-3 passenger-6-3", ""]),
        "hire passenger-4-2",
        "Läutet die letzte Runde ein, und du hast 8 Einflusspunkte.",
        "Brings on the last round, and you have 8 influence points.",
    ),
    "sabres": Story(
        lambda: taking(harbour="sailor-3-1"), "hire sailor-3-1",
        "1 Säbel: Damit wehrst du 8 Schiffe mehr ab.",
        "One sabre: enough to repel 8 more ships of the box.",
    ),
    "patron": Story(
        lambda: taking(harbour="wholesaler-blue-5-1", purses=[5, 0]), "hire wholesaler-blue-5-1",
        "Ab jetzt ist jedes Schiff dieser Farbe, das du nimmst, ein Einflusspunkt.",
        "From now on every ship of this colour you take is an influence point.",
    ),
    "patron-again": Story(
        lambda: taking(harbour="wholesaler-blue-5-1", purses=[5, 0], persons=["wholesaler-blue-7-2", ""]),
        "hire wholesaler-blue-5-1",
        "Einen Großhändler dieser Farbe hast du schon; ein Schiff zählt trotzdem nur einen Punkt.",
        "You have a wholesaler of this colour; a ship still counts one point only.",
    ),
    "purse": Story(
        lambda: story(["take 1"], harbour="passenger-2-1"), "hire passenger-2-1",
        "Danach hast du keine Münze mehr.",
        "Leaves you without a coin.",
    ),
    "saves": Story(
        lambda: taking(harbour="passenger-2-1"), "pass",
        "Hält deine 3 Münzen beisammen.",
        "Keeps your 3 coins together.",
    ),
    "no-fee": Story(
        lambda: story(["take 1"], harbour="passenger-2-1"), "pass",
        "Spart die Gebühr an Anne.",
        "Saves the fee to Anne.",
    ),
    "bars": Story(
        lambda: taking(harbour="passenger-2-1", options={"pick-after-active": True}), "pass",
        "Dann darf auch sonst niemand etwas nehmen.",
        "Then nobody else may take anything, either.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("key", STORIES)
def test_a_remark_in_both_languages(key: str) -> None:
    check(key, STORIES[key])


def test_there_is_a_story_for_every_remark() -> None:
    assert sorted(declared(remarks)) == sorted(STORIES)


def said(table: Referee, move: str, language: str = "en") -> list[str]:
    return sentences(table.game, comments(table, move), language)


def test_r3_8_sabres_make_cards_harmless() -> None:
    """With one sabre three of the other four red frigates are still too much, with three sabres two."""
    assert said(onward("red-4-skull", persons=["sailor-3-1", ""]), "discover")[0] == (
        "2 of 58 cards would cost you everything: 3 %."
    )
    assert said(onward("red-1-1", persons=["pirate-5-1 sailor-3-1", ""]), "discover")[0] == (
        "2 of 57 cards would cost you everything: 4 %."
    )


def test_r8_2_when_the_pile_is_empty_the_discards_are_what_may_come() -> None:
    unseen = "passenger-2-1 passenger-2-1"
    harbour = "red-1-1 passenger-6-3"
    discard = others(f"{unseen} {harbour}")
    table = onward(harbour, unseen=unseen, discard=discard, purses=[1, 1])
    assert said(table, "discover")[0] == f"4 of {len(discard)} cards would cost you everything: 7 %."


def test_r5_6_a_fee_can_eat_up_what_a_ship_brings() -> None:
    assert said(story(["take 1"], harbour="blue-1-1"), "trade blue-1-1") == [
        "The fee eats up what it brings; you stay at 3.",
    ]


def test_r5_6_one_of_two_equal_cards_is_left_for_the_others() -> None:
    assert said(onward("passenger-2-1 passenger-2-1"), "stop")[1] == "Leaves Ben something: passenger 2/1."


def test_the_most_telling_comes_first() -> None:
    table = taking(harbour="passenger-4-2", purses=[4, 4], persons=["passenger-6-3 passenger-6-3", ""])
    assert keys(table, "hire passenger-4-2") == ["last-round", "points", "purse"]
    assert keys(onward(f"{THREE} red-1-1"), "stop")[:2] == ["picks-now", "can-take"]


def test_a_ship_of_a_harmless_colour_is_called_so() -> None:
    strong = "pirate-5-1 pirate-7-2 sailor-3-1"
    assert said(ship("yellow-1-1", strong), "repel", "de")[0] == (
        "Gefährlich werden könnte dir ein Schiff dieser Farbe allerdings nicht."
    )
    assert "moor-risk" not in keys(ship("yellow-1-1", strong), "moor")
