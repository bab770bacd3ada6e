"""What a player of 21 Mutinies is told about a move: a written position for every remark."""

from __future__ import annotations

from typing import Any

import pytest

from klabauter.games.mutinies import remarks, remarks_acts
from klabauter.games.mutinies.components import DEALS
from klabauter.games.mutinies.game import Mutinies
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.table import Referee
from tests.bots.remarking import Story, check, comments, declared, keys, sentences
from tests.games.mutinies.story import play, resolving, table

RUBIES = "ruby-20 ruby-10 ruby-00"
OWN = ["", "", ""]  # what the other three have


def captain(**state: Any) -> Referee:
    """Seat 0 chooses an action."""
    return table("muster", **state)


def sailor(figures: str = "city-visit - - -", action: str = "city", **state: Any) -> Referee:
    """The first seat without a figure places it."""
    standing = figures.split()
    waiting = [f"place {seat}" for seat in range(4) if standing[seat] == "-"]
    return table(*waiting, "resolve", action=action, figures=figures, **state)


def henchman(**state: Any) -> Referee:
    """Seat 0 has placed its figure on the routes and now places the henchman."""
    return table("send 0", "place 1", "resolve", seats=2, action="routes", figures="routes-1 - -", **state)


def selling(*moves: str, deal: str = "same3", jewels: str = RUBIES, rum: int = 4) -> Referee:
    """Seat 0 stands on the market, and these moves have been made."""
    at = resolving(
        "market", f"market-{deal} cabin cabin cabin", jewels=[jewels, *OWN], rum=[rum, 1, 1, 1],
    )  # fmt: skip
    play(at, *moves)
    return at


def cabin(figures: str = "city-visit cabin city-rumours wheel-3", **state: Any) -> Referee:
    """Seat 1 is alone in the cabin."""
    state.setdefault("wreck", "")
    return resolving("city", figures, **state)


def theft(**state: Any) -> Referee:
    return resolving("city", "city-theft cabin cabin cabin", **state)


def mandatory(card: str, **state: Any) -> Referee:
    """Seat 1 has mutinied and drawn a mandatory card."""
    return resolving("city", "city-visit wheel-1 cabin cabin", luck=[f"card {card}"], **state)


def wreck(dice: str, **state: Any) -> Referee:
    """Seat 0 has rolled at the wreck, on the third space, and could roll again."""
    figures = "wreck-3 cabin cabin cabin"
    return resolving("wreck", figures, luck=[f"roll {dice}"], hands=["right-there", *OWN], **state)


def gone_calm(**state: Any) -> Referee:
    """Dead Calm: seat 1, who drew it, is the first to give up a tile."""
    at = mandatory("dead-calm", **state)
    play(at, *after_the_cabin(at), "obey")
    return at


def after_the_cabin(at: Referee) -> list[str]:
    return ["cabin prestige"] * 2 if at.pending.key == "cabin" else []


def obeying(card: str, **state: Any) -> Referee:
    """Seat 1 is asked whether it obeys."""
    at = mandatory(card, **state)
    play(at, *after_the_cabin(at))
    return at


def losing(card: str, **state: Any) -> Referee:
    """Seat 0, the old captain, is now a sailor and has to lose something."""
    at = obeying(card, **state)
    play(at, "obey")
    return at


STORIES = {
    "sale": Story(
        lambda: captain(jewels=[RUBIES, *OWN], rum=[2, 1, 1, 1]), "go market-same3",
        "Verkauft drei einer Farbe für bis zu 9 Prestige und 3 Dublonen, mit 2 Rum.",
        "Sells three of one colour for up to 9 prestige and 3 doubloons, with 2 rum.",
    ),
    "new-deal": Story(
        lambda: captain(jewels=["ruby-10 ruby-20", *OWN]), "go routes-1",
        "Macht einen neuen Verkauf möglich: drei einer Farbe, ohne Rum 6 Prestige.",
        "Makes a new sale possible: three of one colour, 6 prestige without rum.",
    ),
    "colour": Story(
        lambda: captain(jewels=["ruby-10 ruby-20", *OWN]), "go routes-1",
        "Damit hast du 3 in dieser Farbe: Rubin (schlicht).",
        "That makes 3 of its colour: plain ruby.",
    ),
    "symbols": Story(
        lambda: captain(rum=[2, 1, 1, 1]), "go routes-4",
        "Mit seinen 2 Rumsymbolen kannst du beim Verkauf so viel Rum mehr dazugeben.",
        "Its 2 rum symbols let you pour that much more rum when you sell it.",
    ),
    "jewel-price": Story(
        lambda: captain(), "go routes-2",
        "Kostet 1 Dublone.",
        "Costs 1 doubloon.",
    ),
    "free": Story(
        lambda: captain(hands=["all-aboard", *OWN]), "board routes-4",
        "Kostet jetzt nichts statt 2 Rum.",
        "Costs nothing now instead of 2 rum.",
    ),
    "unseen": Story(
        lambda: theft(stack="ruby-00 ruby-01"), "blind",
        "Eines von 2 ungesehenen Juwelen, umsonst.",
        "One of 2 unseen jewels, for nothing.",
    ),
    "nothing-to-pay": Story(
        lambda: theft(stack="", last=2, display="topaz-20 - - -", rum=[0, 1, 1, 1]), "nothing",
        "Hier liegt kein Juwel, das du bezahlen könntest.",
        "There is no jewel here you could pay for.",
    ),
    "back": Story(
        lambda: second_beyond(), "toss",
        "Du bekommst 1 Dublone zurück.",
        "You get 1 doubloon back.",
    ),
    "leaves": Story(
        lambda: selling(jewels=f"{RUBIES} topaz-00"), "lay ruby-00",
        "3 Juwelen bleiben dir.",
        "Leaves you 3 jewels.",
    ),
    "more-symbols": Story(
        lambda: selling(), "lay ruby-20",
        "Damit kannst du 2 Rum mehr dazugeben.",
        "Lets you pour 2 more rum.",
    ),
    "hands-over": Story(
        lambda: resolving("city", "city-visit cabin city-market", seats=2, jewels=["ruby-00 ruby-01", ""]), "deal any2",
        "Kostet dich 2 Juwelen, und niemand hat etwas davon.",
        "Costs you 2 jewels, and nobody has the use of them.",
    ),
    "pours": Story(
        lambda: selling("lay ruby-20", "lay ruby-10", "lay ruby-00"), "pour 3",
        "11 Prestige und 3 Dublonen, 5 Prestige mehr als ohne Rum.",
        "11 prestige and 3 doubloons, 5 prestige more than without rum.",
    ),
    "keeps-rum": Story(
        lambda: selling("lay ruby-20", "lay ruby-10", "lay ruby-00"), "pour 0",
        "6 Prestige und 2 Dublonen, und du behältst deinen Rum.",
        "6 prestige and 2 doubloons, and you keep your rum.",
    ),
    "gift-prestige": Story(
        lambda: cabin(), "cabin prestige",
        "Sofort 1 Prestige.",
        "1 prestige at once.",
    ),
    "gift-doubloons": Story(
        lambda: cabin(), "cabin doubloon",
        "1 Dublone; am Ende machen 3 davon ein Prestige.",
        "1 doubloon; at the end 3 of them make one prestige.",
    ),
    "gift-trade": Story(
        lambda: cabin(doubloons=[3, 5, 4, 4]), "cabin trade",
        "3 Prestige für 5 Dublonen.",
        "3 prestige for 5 doubloons.",
    ),
    "robs": Story(
        lambda: cabin(), "rob 0",
        "Nimmt Anne eine Dublone weg.",
        "Takes a doubloon from Anne.",
    ),
    "breaks": Story(
        lambda: cabin(doubloons=[3, 4, 4, 3]), "rob 3",
        "Dann kann Dirk das Steuerrad nicht mehr bezahlen.",
        "Then Dirk cannot pay for the wheel any more.",
    ),
    "use-rum": Story(
        lambda: captain(treasures=["treasure-rum", *OWN]), "use treasure-rum",
        "1 Rum zum Dazugeben.",
        "1 rum to pour.",
    ),
    "use-prestige": Story(
        lambda: captain(treasures=["treasure-prestige", *OWN]), "use treasure-prestige",
        "Sofort 2 Prestige.",
        "2 prestige at once.",
    ),
    "use-doubloons": Story(
        lambda: captain(treasures=["treasure-doubloons", *OWN]), "use treasure-doubloons",
        "2 Dublonen zum Ausgeben.",
        "2 doubloons to spend.",
    ),
    "exchanges": Story(
        lambda: captain(treasures=["treasure-exchange", *OWN]), "use treasure-exchange",
        "Macht aus 3 Dublonen 3 Prestige.",
        "Turns 3 doubloons into 3 prestige.",
    ),
    "holds": Story(
        lambda: table("round", round=3, hands=["bad-rum duel", *OWN], treasures=["treasure-rum", *OWN]), "pass",
        "Hebt auf, was du hast: 1 Schatz, 2 Karten.",
        "Keeps for later what you hold: 1 treasure, 2 cards.",
    ),
    "rests": Story(
        lambda: table("round", round=3, hands=["bad-rum", *OWN]), "rest",
        "In dieser Runde fragt dich niemand mehr.",
        "Nobody asks you again this round.",
    ),
    "sleeps": Story(
        lambda: table("round", round=3, hands=["bad-rum", *OWN]), "sleep",
        "Niemand fragt dich mehr, bis du etwas Neues bekommst.",
        "Nobody asks you again until something new comes to you.",
    ),
    "duels": Story(
        lambda: table("round", round=3, hands=["", "duel", "", ""]), "play duel",
        "Die Aussichten, Anne als Kapitän abzulösen, stehen eins zu eins.",
        "An even chance to take the captaincy from Anne.",
    ),
    "swaps": Story(
        lambda: table("round", round=3, hands=["bad-rum", *OWN]), "play bad-rum",
        "4 Dublonen für dich, aber Kapitän ist dann Dirk.",
        "4 doubloons for you, but Dirk is captain then.",
    ),
    "spies": Story(
        lambda: second_beyond(hands=["", "spyglass", "", ""]), "play spyglass",
        "Zieht ein anderes und legt dieses weg: Topas (1 D).",
        "Draws another one and lays this away: topaz (1 D).",
    ),
    "renown": Story(
        lambda: resolving("city", "city-visit cabin cabin cabin", hands=["renowned", *OWN], doubloons=[10, 4, 4, 4]),
        "play renowned",
        "Macht aus 10 Dublonen 5 Prestige.",
        "Turns 10 doubloons into 5 prestige.",
    ),
    "demands": Story(
        lambda: drinking(), "play more-rum",
        "2 Rum mehr aus dem Vorrat.",
        "2 more rum from the supply.",
    ),
    "rerolls": Story(
        lambda: wreck("1 2"), "reroll first",
        "3 von 6 Würfen würden helfen.",
        "3 of 6 rolls would help.",
    ),
    "dice-find": Story(
        lambda: wreck("1 4"), "pass",
        "So, wie die Würfel liegen, finden sie einen Schatz.",
        "As they lie, the dice find a treasure.",
    ),
    "dice-fail": Story(
        lambda: wreck("1 3"), "pass",
        "So, wie die Würfel liegen, finden sie nichts.",
        "As they lie, the dice find nothing.",
    ),
    "dice-rum": Story(
        lambda: resolving("tavern", "tavern-1 cabin cabin cabin", hands=["right-there", *OWN], luck=["die 2"]), "pass",
        "So, wie der Würfel liegt, verteilt er 4 Rum.",
        "As it lies, the die deals out 4 rum.",
    ),
    "closes": Story(
        lambda: obeying("sharks"), "obey",
        "Bis zur nächsten Meuterei kann kein Kapitän wählen: Wrack.",
        "Until the next mutiny no captain can choose: wreck.",
    ),
    "calm": Story(
        lambda: obeying("great-storm"), "obey",
        "In der nächsten Runde kann niemand gegen dich meutern.",
        "Nobody can mutiny against you in the next round.",
    ),
    "calm-costs": Story(
        lambda: obeying("dead-calm"), "obey",
        "Alle geben ein Plättchen und einen Rum ab, auch du.",
        "Everybody gives up a tile and a rum, you too.",
    ),
    "punishes": Story(
        lambda: obeying("revenge"), "obey",
        "3 Matrosen verlieren etwas.",
        "3 sailors lose something.",
    ),
    "rewards": Story(
        lambda: obeying("reward"), "obey",
        "3 Dublonen für dich, 1 für jeden Matrosen.",
        "3 doubloons for you, 1 for every sailor.",
    ),
    "card-stays": Story(
        lambda: obeying("sharks"), "obey",
        "Die Karte bleibt vor dir liegen; am Ende ist sie 1 Dublone wert.",
        "The card stays before you; that makes 1 doubloon at the end.",
    ),
    "refuses": Story(
        lambda: obeying("sharks"), "refuse",
        "Kostet dich 2 Prestige.",
        "Costs you 2 prestige.",
    ),
    "give-sale": Story(
        lambda: gone_calm(jewels=["", "ruby-00 ruby-01 ruby-10 topaz-00", "", ""]), "give ruby-00",
        "Ohne das Plättchen gibt es diesen Verkauf nicht mehr: drei einer Farbe (6 Prestige).",
        "Without it you cannot sell three of one colour any more (6 prestige).",
    ),
    "give-harmless": Story(
        lambda: gone_calm(jewels=["", "ruby-00", "", ""], treasures=["", "treasure-rum", "", ""], muted=[0, 2, 0, 0]),
        "give treasure-rum",
        "Kein Verkauf von dir hängt daran.",
        "No sale of yours depends on it.",
    ),
    "loses-prestige": Story(
        lambda: losing("rob-the-crew"), "lose prestige",
        "Ein Prestige ist endgültig weg.",
        "One prestige is gone for good.",
    ),
    "loses-doubloon": Story(
        lambda: losing("rob-the-crew"), "lose doubloon",
        "Erst 3 Dublonen machen am Ende ein Prestige.",
        "Only 3 doubloons make one prestige at the end.",
    ),
    "loses-spare-rum": Story(
        lambda: losing("revenge"), "lose rum",
        "Du hast mehr Rum, als deine Juwelen brauchen können.",
        "You have more rum than your jewels can use.",
    ),
    "loses-rum": Story(
        lambda: losing("revenge", jewels=["ruby-20 ruby-10", *OWN]), "lose rum",
        "Deine Juwelen könnten 3 Rum brauchen.",
        "Your jewels could use 3 rum.",
    ),
    "blind-jewel": Story(
        lambda: sailor("beyond-1 - - -", "beyond"), "go beyond-2",
        "Ein Juwel vom Stapel für 1 Dublone; legst du es weg, kommen sie zurück.",
        "A jewel from the stack for 1 doubloon; lay it away, and they come back.",
    ),
    "late-rum": Story(
        lambda: sailor("beyond-1 beyond-2 beyond-3 -", "beyond"), "go beyond-4",
        "Dazu 1 Rum fürs Zuspätkommen.",
        "And 1 rum for coming late.",
    ),
    "wreck-odds": Story(
        lambda: sailor("wreck-1 wreck-2 - -", "wreck"), "go wreck-3",
        "Findet mit 75 % einen Schatz.",
        "Finds a treasure with 75 %.",
    ),
    "wreck-rum": Story(
        lambda: sailor("wreck-1 wreck-2 wreck-3 -", "wreck"), "go wreck-4",
        "Dazu 1 Rum, was immer die Würfel sagen.",
        "And 1 rum, whatever the dice say.",
    ),
    "tavern-share": Story(
        lambda: captain(), "go tavern-1",
        "4 bis 9 Rum, wenn sonst niemand mehr kommt.",
        "4 to 9 rum, if nobody else comes.",
    ),
    "tavern-supply": Story(
        lambda: captain(rum=[20, 1, 1, 1]), "go tavern-1",
        "Höchstens 2 Rum: Die Taverne ist fast trocken.",
        "2 rum at most: the tavern is running dry.",
    ),
    "tavern-coins": Story(
        lambda: sailor("tavern-1 tavern-2 tavern-3 -", "tavern"), "go tavern-4",
        "Dazu 1 Dublone fürs Zuspätkommen.",
        "And 1 doubloon for coming late.",
    ),
    "spins": Story(
        lambda: captain(), "go city-yarn",
        "2 Prestige für 2 Dublonen.",
        "2 prestige for 2 doubloons.",
    ),
    "thieves": Story(
        lambda: captain(), "go city-theft",
        "Ein Juwel: ein offenes zu seinem Preis oder eines vom Stapel umsonst.",
        "A jewel: an open one for its price, or one from the stack for nothing.",
    ),
    "thieves-open": Story(
        lambda: captain(stack="", last=2), "go city-theft",
        "Ein offenes Juwel zu seinem Preis.",
        "An open jewel for its price.",
    ),
    "visits": Story(
        lambda: captain(), "go city-visit",
        "1 Rum.",
        "1 rum.",
    ),
    "rumour": Story(
        lambda: captain(), "go city-rumours",
        "Ein Schatz, ganz ohne Würfel.",
        "A treasure without rolling for it.",
    ),
    "rumour-empty": Story(
        lambda: captain(wreck=""), "go city-rumours",
        "Schätze gibt es keine mehr; dafür 1 Dublone und 1 Prestige.",
        "No treasure is left; 1 doubloon and 1 prestige instead.",
    ),
    "hides": Story(
        lambda: sailor(), "go cabin",
        "Ein Prestige oder eine Dublone in der Kabine, umsonst.",
        "A prestige or a doubloon in the cabin, for nothing.",
    ),
    "hides-alone": Story(
        lambda: sailor("city-visit city-yarn city-theft -"), "go cabin",
        "Dort bist du allein und darfst die Dublone stehlen.",
        "You are alone there and may steal the doubloon.",
    ),
    "wheel-pays": Story(
        lambda: sailor(), "go wheel-3",
        "2 Prestige für 3 Dublonen.",
        "2 prestige for 3 doubloons.",
    ),
    "wheel-zero": Story(
        lambda: sailor(), "go wheel-0",
        "Kostet 1 Prestige und bringt 1 Dublone.",
        "Costs 1 prestige and brings 1 doubloon.",
    ),
    "captain-sure": Story(
        lambda: sailor("city-visit city-yarn wheel-1 -"), "go wheel-3",
        "Macht dich zum Kapitän.",
        "Makes you captain.",
    ),
    "captain-likely": Story(
        lambda: sailor(), "go wheel-3",
        "Macht dich zum Kapitän, wenn dich niemand überbietet; 2 müssen noch setzen.",
        "Makes you captain unless you are outbid; 2 have still to place.",
    ),
    "robbable": Story(
        lambda: sailor("city-visit city-yarn cabin -", doubloons=[3, 4, 4, 3]), "go wheel-3",
        "Macht dich zum Kapitän, wenn Clara dich nicht vorher in der Kabine bestiehlt.",
        "Makes you captain unless Clara robs you in the cabin first.",
    ),
    "outbid": Story(
        lambda: sailor("city-visit wheel-3 - -"), "go wheel-1",
        "Am Steuerrad bleibt Ben vor dir.",
        "Ben stays ahead of you at the wheel.",
    ),
    "last-card": Story(
        lambda: sailor("city-visit city-yarn city-theft -", pile=1), "go wheel-1",
        "Damit kommt die Letzte Meuterei: 3 Prestige, und eine Runde bleibt noch.",
        "The Last Mutiny comes with it: 3 prestige, and one round is left.",
    ),
    "cannot-follow": Story(
        lambda: captain(jewels=[RUBIES, "topaz-00 topaz-01", "topaz-10", ""]), "go market-same3",
        "2 Matrosen können dir dorthin nicht folgen.",
        "2 sailors cannot follow you there.",
    ),
    "blocks": Story(
        lambda: henchman(), "send routes-2",
        "Nimmt Ben ein Feld weg: Handelsroute 2.",
        "Takes a space from Ben: trade route 2.",
    ),
    "henchman-hides": Story(
        lambda: henchman(), "send cabin",
        "Kostet nichts, und allein ist dann niemand in der Kabine.",
        "Costs nothing, and nobody is alone in the cabin then.",
    ),
    "henchman-costs": Story(
        lambda: henchman(), "send routes-2",
        "Kostet dich 1 Dublone.",
        "Costs you 1 doubloon.",
    ),
    "bonus": Story(
        lambda: captain(treasures=["treasure-prestige", *OWN], prestige=[9, 3, 3, 3]), "use treasure-prestige",
        "Erreicht einen Bonus der Leiste: Dublone.",
        "Reaches a bonus of the track: doubloon.",
    ),
    "rum-at-end": Story(
        lambda: captain(treasures=["treasure-rum", *OWN], round=5, last=5), "use treasure-rum",
        "Es ist die letzte Runde: Jeder übrige Rum kostet 1 Prestige.",
        "It is the last round: each rum left over costs 1 prestige.",
    ),
    "wakes": Story(
        lambda: captain(treasures=["treasure-rum", *OWN], muted=[2, 0, 0, 0]), "wake",
        "Du wirst wieder gefragt.",
        "You will be asked again.",
    ),
}  # fmt: skip


def second_beyond(**state: Any) -> Referee:
    """Seat 1 has drawn a jewel on the second space beyond the routes."""
    luck = ["jewel ruby-00", "jewel topaz-01"]
    at = resolving("beyond", "beyond-1 beyond-2 cabin cabin", luck=luck, **state)
    play(at, "keep")
    return at


def drinking() -> Referee:
    """The rum is dealt, and seat 0 could demand more."""
    at = resolving("tavern", "tavern-1 cabin cabin cabin", hands=["more-rum", *OWN], luck=["die 1"])
    play(at, "pass")  # the dice stay as they are
    return at


@pytest.mark.parametrize("key", STORIES)
def test_a_remark_in_both_languages(key: str) -> None:
    check(key, STORIES[key])


def test_there_is_a_story_for_every_remark() -> None:
    assert sorted({*declared(remarks), *declared(remarks_acts)}) == sorted(STORIES)


def said(at: Referee, move: str, language: str = "en") -> list[str]:
    return sentences(at.game, comments(at, move), language)


def test_r6_5_a_sale_counts_the_symbols_of_the_best_tiles_and_the_rum_there_is() -> None:
    jewels = ["ruby-20 ruby-10 ruby-00 ruby-01 joker-11", *OWN]
    for rum, item in ((1, "with 1 rum"), (4, "with 4 rum"), (9, "with 4 rum")):
        at = captain(jewels=jewels, rum=[rum, 1, 1, 1])
        assert item in said(at, "go market-same3")[0]
    assert "with" not in said(captain(jewels=jewels, rum=[0, 1, 1, 1]), "go market-same3")[0]


def test_r6_5_a_hold_with_hundreds_of_jewels_is_judged_as_fast_as_any() -> None:
    """With 400 tiles there are a thousand million ways to pick four of them."""
    at = captain(rum=[9, 1, 1, 1])
    game, s = at.game, at.state()
    assert isinstance(game, Mutinies)
    assert isinstance(s, MutinyState)
    many = tuple([tile for tile in range(game.components.finds) for _ in range(400 // game.components.finds)])
    s.jewels = (many, *s.jewels[1:])
    for deal in range(len(DEALS)):
        assert remarks_acts.sale(game.book, s, 0, deal).values[-1] == 4, deal  # as much rum as can be poured


def test_r9_11_what_costs_nothing_anyway_is_not_called_a_gift() -> None:
    at = captain(hands=["all-aboard", *OWN])
    assert "Costs nothing." in said(at, "board routes-1")
    assert "A jewel from the stack, for nothing." in said(at, "board beyond-1")
    late = sailor("beyond-1 - - -", "beyond", hands=["", "all-aboard", "", ""])
    assert "Costs nothing now instead of 1 doubloon." in said(late, "board beyond-2")


def test_r3_5_who_has_hidden_things_may_follow_after_all() -> None:
    """Without rum nobody can pay for the other tiles, but a treasure might be rum."""
    state = {"display": "ruby-00 topaz-20 topaz-20 ruby-20", "rum": [1, 0, 0, 0]}
    assert said(captain(**state), "go routes-1")[0] == "3 sailors cannot follow you there."
    hidden = captain(**state, treasures=["", "treasure-prestige", "", ""], hands=["", "", "duel", ""])
    assert "One sailor cannot follow you there." in said(hidden, "go routes-1")
    poor = captain(doubloons=[3, 0, 0, 0])
    assert "3 sailors cannot follow you there." in said(poor, "go beyond-1")


def test_r12_6_a_henchman_that_defends_outbids_the_sailor() -> None:
    state: dict[str, Any] = {"seats": 2, "action": "city", "figures": "city-visit - wheel-3"}
    at = table("place 1", "resolve", **state, options={"henchman-wheel": "defends"})
    assert "Anne stays ahead of you at the wheel." in said(at, "go wheel-1")
    assert "Makes you captain." in said(table("place 1", "resolve", **state), "go wheel-1")


def test_what_the_henchman_costs_in_prestige() -> None:
    assert said(henchman(), "send wheel-0") == [
        "Takes a space from Ben: wheel, space 0.",
        "Costs you 1 prestige.",
    ]


def test_a_theft_for_the_henchman_speaks_of_its_price_only() -> None:
    at = resolving("city", "city-visit cabin city-theft", seats=2)
    assert said(at, "steal routes-2") == ["Costs 1 doubloon."]


def test_both_dice_and_the_kept_one() -> None:
    assert "27 of 36 rolls would help." in said(wreck("1 2"), "reroll both")
    assert "6 of 6 rolls would help." in said(wreck("1 4"), "reroll first")
    tavern = resolving("tavern", "tavern-1 cabin cabin cabin", hands=["right-there", *OWN], luck=["die 2"])
    assert "4 of 6 rolls would help." in said(tavern, "reroll first")


def test_the_most_telling_comes_first() -> None:
    at = sailor("city-visit city-yarn city-theft -", pile=1)
    assert keys(at, "go wheel-1") == ["last-card", "captain-sure", "wheel-pays"]
    assert keys(captain(jewels=["ruby-10 ruby-20", *OWN]), "go routes-1")[:2] == ["new-deal", "colour"]
