"""The board of Jolly & Roger: opening and end by mouse on the drawn things, and nobody is left out."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from klabauter.kernel.table import Referee
from tests.browser.conftest import Opened
from tests.browser.table import (
    SKIP,
    begin,
    begin_at,
    begun_at,
    confirm,
    position_where,
    reach,
    resize,
    table_at,
    table_of,
)
from tests.browser.test_pages import check
from tests.server.players import Server

GAME = "jolly-und-roger"
SMALL = """() => [...document.querySelectorAll('#board [data-part][data-can]')]
  .map((one) => one.getBoundingClientRect()).filter((box) => Math.min(box.width, box.height) < 40).length"""


START = {"start": "0"}


def started(opened: Opened, server: Server) -> Page:
    """A table of Anna, who splits first, and a cabin boy."""
    page = opened(table_of(server.url, GAME, "me", "cabin-boy", options=START)[0])
    begin(page)
    page.wait_for_selector(".prompt.asked")
    return page


def in_turn(turn: int, what: str) -> dict[str, Any]:
    """Where Anna has to split, to take or to play in this turn."""

    def holds(table: Referee) -> bool:
        return table.pending.key == what and table.position()["state"]["turn"] == turn

    return position_where(GAME, holds, start="0")


def one_of(things: Locator, number: int) -> Locator:
    return things.nth(number % things.count())


def decide(page: Page, number: int) -> str:
    """One decision with the pointer, on the board alone; what kind it was."""
    page.wait_for_selector(".prompt.asked, .curtain, dialog.sheet")
    if page.locator("dialog.sheet").count():
        return "over"
    assert page.locator("button.move").count() == 0  # not the list of moves
    assert page.locator(".prompt .acts .btn.side:not(:has(svg))").count() == 0  # nothing is left to a button
    if page.locator(".curtain").count():
        page.locator(".curtain .btn-go").click()
        page.wait_for_selector(".prompt.asked")
    if page.locator(".tray.split").count():
        slots = page.locator(".slot[data-part]")
        for slot in {number % 5, (number + 2) % 5}:
            slots.nth(slot).click()
        expect(page.locator(".slot[data-chosen]")).to_have_count(2)
        kind = "split"
    elif page.locator(".tray.take").count():
        one_of(page.locator(".set[data-can]"), number).click()
        kind = "take"
    else:
        if not page.locator(".card.chosen").count():  # the last card is taken up by itself
            one_of(page.locator(".hand.mine .card[data-can]"), number).click()
        targets = page.locator(".chest[data-can], .turn[data-part], .tab[data-can], .up[data-can], .ship[data-can]")
        wanted = page.locator((".tab.lay[data-can]", ".chest[data-can]")[number // 2 % 2])  # rarer than parrots
        target = wanted.last if number % 2 and wanted.count() else one_of(targets, number)
        kind = (target.get_attribute("data-part") or "").split()[0]
        target.click()
    confirm(page)
    return kind


def test_the_opening_by_mouse_on_the_board(reopened: Opened, server: Server) -> None:
    page = started(reopened, server)
    check(page)
    kinds = [decide(page, number) for number in range(3)]
    assert kinds[0] == "split"
    assert set(kinds[1:]) <= {"lay", "parrot", "board", "kraken", "tortuga"}


def test_the_last_two_turns_by_mouse_on_the_board(reopened: Opened, server: Server) -> None:
    page = begun_at(reopened, server, in_turn(6, "split"))
    check(page)
    page.evaluate("document.documentElement.dataset.theme = 'night'")
    check(page)
    kinds: list[str] = []
    while not kinds or kinds[-1] != "over":
        kinds.append(decide(page, len(kinds)))
        assert len(kinds) < 20
    assert kinds.count("split") == kinds.count("take") == 1
    assert {"lay", "parrot"} <= set(kinds), kinds
    sums = [int(text) for text in page.locator("dialog.sheet tfoot td").all_text_contents()]
    page.keyboard.press("Escape")
    expect(page.locator(".tally")).to_be_visible()
    assert page.evaluate("document.querySelectorAll('*').length") < 4_000
    assert [int(text) for text in page.locator(".tally h3 b").all_text_contents()] == sums
    check(page)


def test_the_last_card_can_go_to_either_set_and_ships_have_to_wait(reopened: Opened, server: Server) -> None:
    """A split is named by the set without it; a person need not know."""
    page = started(reopened, server)
    page.locator(".ship").first.click(force=True)
    expect(page.locator(".why .box")).to_contain_text("First the five cards are split")
    slots = page.locator(".slot[data-part]")
    slots.nth(4).click()
    expect(slots.nth(4)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".slot[data-chosen]")).to_have_count(1)
    slots.nth(0).click()
    expect(page.locator(".label.up")).to_contain_text("2 cards")
    expect(page.locator(".label.low")).to_contain_text("3 cards")
    expect(page.locator(".prompt")).to_contain_text("234|15")
    slots.nth(4).click()
    expect(page.locator(".prompt")).to_contain_text("1|2345")
    confirm(page)


def test_one_phone_for_two(reopened: Opened, server: Server) -> None:
    """The board turns to whoever lifted the curtain, and shows nobody the other's parrots."""

    def parrots_everywhere(table: Referee) -> bool:
        crews = table.position()["state"]["crews"]
        return table.pending.key == "split" and all("(" in str(crews[seat * 4 : seat * 4 + 4]) for seat in (0, 1))

    position = position_where(GAME, parrots_everywhere, start="0")
    link, _ = table_at(server, position, "me", "me", names={"0": "Anna", "1": "Bert"})
    page = reopened(link, size=(360, 740))
    page.locator(".start").click()
    kinds = []
    for name in ("Anna", "Bert"):
        page.locator(".curtain .btn-go", has_text=name).click()
        page.wait_for_selector(".prompt.asked")
        crews = page.locator(".berth .vh").all_text_contents()
        assert all(text.startswith(f"Crew of {name}: ") for text in crews)
        own, other = zip(*(text.split(" Crew of ") for text in crews), strict=True)
        assert "parrot (" not in "".join(other)
        assert "".join(own).count("parrot (") == page.locator(".down .under").count() > 0
        assert page.locator(".up .under").count() == 0
        kinds.append(decide(page, 1))
    assert kinds == ["split", "take"]


def test_by_keyboard_alone(reopened: Opened, server: Server) -> None:
    page = started(reopened, server)

    def focused() -> str:
        return str(page.evaluate("document.activeElement.getAttribute('data-part') ?? ''"))

    reach(page, "[data-part='offer-1']")
    for part in ("offer-2", "offer-3"):  # two and three cards: several are left, no matter which the other takes
        page.keyboard.press("ArrowRight")
        assert focused() == part
        page.keyboard.press("Space")
    expect(page.locator(".slot[data-chosen]")).to_have_count(2)
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('.tray.play') && document.querySelector('.prompt.asked')")
    cards = page.locator(".hand.mine button.card")
    left = cards.count()
    assert left > 1
    page.locator(".stage").focus()
    page.keyboard.press("ArrowDown")
    reach(page, ".hand.mine .card[data-can]")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "() => document.activeElement.classList.contains('tab')"
    )  # from a card on to where it can go
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(cards).to_have_count(left - 1)


def test_the_chest_says_why_not_and_a_ship_before_the_card_leads_to_confirm(reopened: Opened, server: Server) -> None:
    def nothing_to_board(table: Referee) -> bool:
        """Nothing can go to the chest, and a card of another colour than green is there."""
        hand = set(table.position()["state"]["hands"][0])
        moves = " ".join(str(move) for move in table.moves())
        return len(hand) > 1 and "board" not in moves and "blue-1" in hand

    page = begun_at(reopened, server, position_where(GAME, nothing_to_board))
    page.locator(".hand.mine .card[data-part]").first.click()
    expect(page.locator(".chest[data-can]")).to_have_count(0)
    page.locator(".chest[data-part]").click(force=True)
    expect(page.locator(".why .box")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(page.locator("[data-chosen]")).to_have_count(0)
    # At a ship of another colour a pirate can only be a parrot.
    page.locator("[data-part='ship-green']").focus()
    page.keyboard.press("Enter")
    page.locator(".hand.mine .card[data-part='blue-1']").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_focused()
    page.wait_for_selector(".prompt .brings")  # comes later than anything that could take the focus away again
    expect(page.locator("[data-confirm]")).to_be_focused()


def test_what_the_other_does_moves_and_only_by_transform_and_opacity(reopened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, GAME, "me", "cabin-boy", options=START)
    page = reopened(link, motion="full")
    page.evaluate(
        """() => {
          window.moved = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, how) {
            if (this.closest('#board')) window.moved.push(...frames.flatMap((frame) => Object.keys(frame)));
            return animate.call(this, frames, how);
          };
        }"""
    )
    begin(page)
    page.wait_for_selector(".prompt.asked")
    decide(page, 0)
    page.wait_for_function("() => window.moved.includes('transform')")
    assert set(page.evaluate("window.moved")) <= {"transform", "opacity"}
    page.wait_for_function(SKIP)
    expect(page.locator(".tray.play")).to_be_visible()


def test_it_fits_every_screen(reopened: Opened, server: Server) -> None:
    page = reopened("/")
    for what in ("split", "take", "play"):
        begin_at(page, server, in_turn(4 if what == "split" else 5, what))
        for width, height in ((360, 740), (820, 1180), (1120, 700)):
            resize(page, width, height)
            if width == 360:
                assert page.evaluate("document.documentElement.scrollWidth") <= width
            assert page.evaluate(
                "(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector('.stage'))"
            )
            assert page.locator("#board [data-part][data-can]").count() > 0
            assert page.evaluate(SMALL) == 0  # a finger hits everything


def test_a_spectator_sees_it_all_and_is_asked_nothing(opened: Opened, server: Server) -> None:
    link, table = table_at(server, in_turn(3, "play"))
    player = opened(link)
    player.locator(".start").click()
    player.wait_for_selector(".prompt.asked")
    page = opened(f"/t/{table}")
    expect(page.locator(".berth")).to_have_count(4)
    expect(page.locator("#board [data-can]")).to_have_count(0)
    crew = page.locator(".berth .vh").first.text_content() or ""
    assert crew.startswith("Crew of Anna: ")
    check(page)
