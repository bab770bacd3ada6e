"""The board of Jolly & Roger: a whole game by mouse on the drawn things, and nobody is left out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Opened
from tests.browser.table import begin, confirm, play, reach, table_of
from tests.browser.test_pages import check
from tests.server.house import Server

GAME = "jolly-und-roger"
SMALL = """() => [...document.querySelectorAll('#board [data-part][data-can]')]
  .map((one) => one.getBoundingClientRect()).filter((box) => Math.min(box.width, box.height) < 40).length"""


def started(opened: Opened, server: Server, size: tuple[int, int] = (1280, 860), **more: object) -> Page:
    link, _ = table_of(server.url, GAME, "me", "cabin-boy", **more)
    page = opened(link, size=size)
    begin(page)
    page.wait_for_selector(".prompt.asked")
    return page


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
        wanted = page.locator(".chest[data-can], .tab.lay[data-can]")  # boarding and open cards are rarer than parrots
        target = wanted.last if number % 2 and wanted.count() else one_of(targets, number)
        kind = (target.get_attribute("data-part") or "").split()[0]
        target.click()
    confirm(page)
    return kind


def test_a_whole_game_by_mouse_on_the_board(opened: Opened, server: Server) -> None:
    page = started(opened, server)
    check(page)
    kinds: list[str] = []
    while not kinds or kinds[-1] != "over":
        kinds.append(decide(page, len(kinds)))
        if len(kinds) == 20:
            check(page)
            page.evaluate("document.documentElement.dataset.theme = 'night'")
            check(page)
    assert kinds.count("split") == kinds.count("take") == 4
    assert {"lay", "parrot"} <= set(kinds)
    sums = [int(text) for text in page.locator("dialog.sheet tfoot td").all_text_contents()]
    page.keyboard.press("Escape")
    expect(page.locator(".tally")).to_be_visible()
    assert page.evaluate("document.querySelectorAll('*').length") < 4_000
    assert [int(text) for text in page.locator(".tally h3 b").all_text_contents()] == sums
    check(page)


def test_the_last_card_can_go_to_either_set(opened: Opened, server: Server) -> None:
    """A split is named by the set without it; a person need not know."""
    page = started(opened, server, options={"start": "0"})
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


def test_the_impossible_says_why(opened: Opened, server: Server) -> None:
    page = started(opened, server, options={"start": "0"})
    why = page.locator(".why .box")
    page.locator(".ship").first.click(force=True)
    expect(why).to_contain_text("First the five cards are split")
    decide(page, 0)
    page.wait_for_selector(".prompt.asked")
    page.locator(".hand.mine .card[data-part]").first.click()
    if not page.locator(".chest[data-can]").count():
        page.locator(".chest[data-part]").click(force=True)
        expect(why).to_be_visible()


def test_one_phone_for_two(opened: Opened, server: Server) -> None:
    """The board turns to whoever lifted the curtain, and shows nobody the other's parrots."""
    link, _ = table_of(server.url, GAME, "me", "me", names={"0": "Anna", "1": "Bert"}, options={"start": "0"})
    page = opened(link, size=(360, 740))
    page.get_by_role("button", name="Begin").click()
    kinds = [decide(page, number) for number in range(14)]  # two turns
    assert kinds[:2] == kinds[7:9] == ["split", "take"]
    page.wait_for_selector(".curtain")
    for name in ("Anna", "Bert"):
        page.locator(".curtain .btn-go", has_text=name).click()
        page.wait_for_selector(".prompt.asked")
        crews = page.locator(".berth .vh").all_text_contents()
        assert all(text.startswith(f"Crew of {name}: ") for text in crews)
        own, other = zip(*(text.split(" Crew of ") for text in crews), strict=True)
        assert "parrot (" not in "".join(other)
        assert "".join(own).count("parrot (") == page.locator(".down .under").count()
        assert page.locator(".up .under").count() == 0
        decide(page, 1)


def test_by_keyboard_alone(opened: Opened, server: Server) -> None:
    page = started(opened, server, options={"start": "0"})

    def focused() -> str:
        return str(page.evaluate("document.activeElement.getAttribute('data-part') ?? ''"))

    def tab_to(start: str) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            if focused().startswith(start):
                return
        raise AssertionError(f"Tab never came to {start}")

    tab_to("offer-1")
    page.keyboard.press("ArrowRight")
    assert focused() == "offer-2"
    page.keyboard.press("Enter")
    reach(page, "[data-confirm]:enabled")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('.tray.play') && document.querySelector('.prompt.asked')")
    left = page.locator(".hand.mine .card").count()
    if left > 1:
        page.locator(".stage").focus()
        page.keyboard.press("ArrowDown")
        while "card" not in str(page.evaluate("document.activeElement.className")):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        # from a card on to where it can go
        page.wait_for_function("() => document.activeElement.classList.contains('tab')")
    else:
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => document.querySelectorAll('.hand.mine .card').length !== {left}")


def test_a_ship_first_and_then_the_card_leads_to_confirm(opened: Opened, server: Server) -> None:
    page = started(opened, server)
    # At a ship of another colour a pirate can only be a parrot.
    card = (
        page.locator(".hand.mine")
        .locator(".card[data-part^=blue], .card[data-part^=red], .card[data-part^=yellow]")
        .first
    )
    while not card.count():
        decide(page, 0)
        page.wait_for_selector(".prompt.asked")
    page.locator("[data-part='ship-green']").focus()
    page.keyboard.press("Enter")
    card.focus()
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)  # nothing may take the focus away again
    expect(page.locator("[data-confirm]")).to_be_focused()


def test_what_the_other_does_moves_and_only_by_transform_and_opacity(opened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, GAME, "me", "cabin-boy", options={"start": "0"})
    page = opened(link, motion="full")
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
    while not page.locator(".prompt.asked").count():
        page.keyboard.press("s")
        page.wait_for_timeout(20)
    expect(page.locator(".tray.play")).to_be_visible()


@pytest.mark.parametrize("size", [(360, 740), (820, 1180), (1120, 700)])
def test_it_fits_every_screen(opened: Opened, server: Server, size: tuple[int, int]) -> None:
    page = started(opened, server, size=size)
    for _ in range(4):
        play(page, most=3)
        if size[0] == 360:
            assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert page.evaluate(
            "(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector('.stage'))"
        )
        small = page.evaluate(SMALL)
        assert small == 0  # a finger hits everything


def test_a_spectator_sees_it_all_and_is_asked_nothing(opened: Opened, server: Server) -> None:
    link, table = table_of(server.url, GAME, "me", "cabin-boy")
    player = opened(link)
    begin(player)
    play(player, most=9)
    page = opened(f"/t/{table}")
    expect(page.locator(".berth")).to_have_count(4)
    expect(page.locator("#board [data-can]")).to_have_count(0)
    crew = page.locator(".berth .vh").first.text_content() or ""
    assert crew.startswith("Crew of Anna: ")
    check(page)
