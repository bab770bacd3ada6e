"""21 Mutinies on its own board: opening and end on the chart and on a phone, the henchman, and for everyone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from klabauter.kernel.table import Referee
from tests.browser.conftest import Opened
from tests.browser.table import (
    ASKED,
    begin,
    begin_at,
    begun_at,
    confirm,
    late_position,
    play,
    position_where,
    reach,
    resize,
    table_of,
)
from tests.browser.test_pages import check
from tests.server.players import Server

GAME = "mutinies"
BOT = "cabin-boy"
MOST = 40  # decisions of one person after a late position
# Whether something on the board that can be chosen is covered, cannot be hit in its middle, or has no name.
HIDDEN = """() => [...document.querySelectorAll('#board [data-part][data-can]')].filter((one) => {
  one.scrollIntoView({ block: 'center', inline: 'center' });
  const box = one.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !one.getAttribute('aria-label') || !(hit && one.contains(hit));
}).map((one) => one.dataset.part)"""

# Counts what moves, by what it is, and remembers animated properties that would cost a layout.
COUNT = """() => {
  window.moved = { figures: 0, flights: 0, dice: 0, costly: [] };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.closest('.flights')) window.moved.flights += 1;
    else if (this.closest('.die')) window.moved.dice += 1;
    else if (this.querySelector('.pawn')) window.moved.figures += 1;
    const names = frames.flatMap((one) => Object.keys(one));
    window.moved.costly.push(...names.filter((one) => !['transform', 'opacity', 'offset'].includes(one)));
    return animate.call(this, frames, options);
  };
}"""


def captains(opened: Opened, server: Server, bots: int, **settings: str) -> Page:
    """Anna is the captain of a game that has just begun."""
    page = opened(table_of(server.url, GAME, "me", *[BOT] * bots, options={"start": 0})[0], **settings)
    begin(page)
    page.wait_for_selector(".prompt.asked")
    return page


def kinds(page: Page) -> set[str]:
    """What can be chosen, by its place; nothing of it is covered or nameless."""
    assert page.evaluate(HIDDEN) == []
    parts = page.locator("#board [data-part][data-can]").evaluate_all("all => all.map((one) => one.dataset.part)")
    return {part.split("-")[0] for part in parts}


def moves(table: Referee) -> str:
    return " ".join(str(move) for move in table.moves())


def test_the_opening_by_day_and_night_and_on_a_phone_for_everyone(reopened: Opened, server: Server) -> None:
    page = captains(reopened, server, 4)
    expect(page.locator("svg.chart")).to_be_visible()
    expect(page.locator("button.move")).to_have_count(0)  # the list is closed: all is done on the board
    check(page)
    page.evaluate("document.documentElement.dataset.theme = 'night'")
    check(page)
    resize(page, 360, 740)
    expect(page.locator(".compact")).to_be_visible()
    check(page)
    expect(page.locator(".prompt .acts .btn.side:not(.list)").filter(has_text="wreck")).to_have_count(0)
    for name, part in (("Wreck", "wreck-1"), ("Tavern", "tavern-1"), ("City", "city-visit")):
        page.locator(".chips").get_by_role("button", name=name).click()
        expect(page.locator(f"[data-part='{part}'][data-can]")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator("[data-part='city-visit']").click()
    confirm(page)


def test_everything_that_can_be_chosen_on_the_chart_can_be_hit(reopened: Opened, server: Server) -> None:
    places = {"routes", "beyond", "wreck", "market", "city"}  # never all six: one was there last

    def many_places(table: Referee) -> bool:
        return all(f"go {place}" in moves(table) for place in places)

    def cabin_and_wheel(table: Referee) -> bool:
        return all(f"go {place}" in moves(table) for place in ("cabin", "wheel-1", "wheel-3", "market"))

    page = begun_at(reopened, server, position_where(GAME, many_places, seats=3))
    assert places <= kinds(page)
    begin_at(page, server, position_where(GAME, cabin_and_wheel, seats=3))
    assert {"cabin", "wheel", "market"} <= kinds(page)
    begin_at(page, server, position_where(GAME, lambda table: table.pending.key == "theft", seats=3))
    assert "routes" in kinds(page)
    check(page)


def test_the_end_on_the_chart_and_on_a_phone(reopened: Opened, server: Server) -> None:
    page = begun_at(reopened, server, late_position(GAME, 5, seats=3))
    for made in range(MOST):
        page.wait_for_selector(ASKED)
        if page.locator("dialog.sheet").count():
            break
        kinds(page)
        if made == 1:
            resize(page, 360, 740)
        play(page, most=1)
    assert made > 1
    expect(page.locator("dialog.sheet")).to_be_visible()
    page.keyboard.press("Escape")
    resize(page, 1280, 860)
    expect(page.locator("svg.chart")).to_be_visible()
    check(page)


STONES = ("ruby", "sapphire", "emerald", "topaz", "joker")
TILES = ", ".join(f".hand [data-part*='{stone}'][data-can]" for stone in STONES)
# The first pile in one's hand, twelve times: what of it another thing covers in the middle when it is scrolled to.
COVERED = """() => {
  const row = [...document.querySelectorAll('.hand .row')].find((one) => one.querySelector('.held'));
  const more = Array.from({ length: 11 }, () => row.querySelector('.held').cloneNode(true));
  row.append(...more);
  const covered = [...row.querySelectorAll('.held')].filter((one) => {
    one.scrollIntoView({ block: 'center', inline: 'center' });
    const box = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
  }).length;
  for (const one of more) one.remove();
  return covered;
}"""


def test_nothing_of_a_large_hand_is_covered_and_a_sale_is_put_together_and_confirmed_once(
    reopened: Opened, server: Server
) -> None:
    """Without rum, so that nothing is left to be asked after the jewels."""

    def before_a_sale(table: Referee) -> bool:
        state = table.position()["state"]
        several = len(state["jewels"][0]) > 3 and state["deal"] in ("any3", "any4", "same3", "pairs")
        return table.pending.key == "lay" and several and not state["laid"] and not state["rum"][0]

    page = begun_at(reopened, server, position_where(GAME, before_a_sale, seats=3))
    assert page.evaluate(COVERED) == 0
    selling, tiles = page.locator(".slip.sale"), page.locator(TILES)
    size = selling.locator(".blank").count()
    assert size > 2
    while not page.locator("[data-confirm]:enabled").count():
        tiles.first.click()
    expect(page.locator(".hand [data-chosen='1']")).to_have_count(1)
    expect(selling.locator(".tile")).to_have_count(size)
    expect(selling.locator(".blank")).to_have_count(0)
    expect(selling).to_contain_text("prestige")  # what it brings
    confirm(page)
    expect(page.locator(".log li", has_text="Anna sells")).to_have_count(1)


# How far apart the pills of the wheel are from its handles, and from each other, at least.
APART = """() => {
  const at = (one) => one.getBoundingClientRect();
  const pills = [...document.querySelectorAll('.chart .tag rect')].map(at);
  const handles = [...document.querySelectorAll('.chart [data-part^="wheel-"] .halo')].map(at);
  const far = (pill, { left, top, width }) => {
    const [x, y, r] = [left + width / 2, top + width / 2, pill.height / 2];
    const near = Math.min(Math.max(x, pill.left + r), pill.right - r);
    return Math.hypot(near - x, pill.top + r - y) - r - width / 2;
  };
  const gap = (a, b) => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
  const others = pills.flatMap((one, n) => pills.slice(n + 1).map((other) => gap(one, other)));
  return Math.min(...others, ...pills.flatMap((pill) => handles.map((handle) => far(pill, handle))));
}"""
# Whether all ways to pass lie within the slip.
WITHIN = """() => {
  const slip = document.querySelector('.slip').getBoundingClientRect();
  return [...document.querySelectorAll('.pause')].map((one) => one.getBoundingClientRect())
    .every((box) => box.top >= slip.top && box.bottom <= slip.bottom && box.right <= slip.right);
}"""


def asked_for_a_card(table: Referee) -> bool:
    """A card or treasure can be played, or not now, not in this round, or not until woken."""
    return table.pending.key in ("found", "start-card") and len(table.moves()) > 3


def speak(page: Page, switch: str) -> None:
    """The other language, once the table speaks it."""
    before = page.locator(".prompt .ask").inner_text()
    page.get_by_role("button", name=switch).click()
    expect(page.locator(".prompt .ask")).not_to_have_text(before)


def test_pills_and_ways_to_pass_are_whole(reopened: Opened, server: Server) -> None:
    positions = [
        position_where(GAME, lambda table: table.pending.key == "place" and "wheel-3" in moves(table), seats=3),
        position_where(GAME, asked_for_a_card, seats=3),
    ]
    page = reopened("/", language="de")
    for position, ways in zip(positions, (0, 3), strict=True):
        begin_at(page, server, position)
        for height in (768, 657):
            resize(page, 1366, height)
            whole(page, ways)
        speak(page, "Switch to English")
        whole(page, ways)
        speak(page, "Auf Deutsch umschalten")


def whole(page: Page, ways: int) -> None:
    assert 0 < page.evaluate(APART) < 1_000  # there are some
    expect(page.locator(".slip .pause")).to_have_count(ways)
    assert page.evaluate(WITHIN)


def test_the_captain_chooses_by_keyboard(reopened: Opened, server: Server) -> None:
    page = captains(reopened, server, 2)
    reach(page, "#board [data-can]")
    expect(page.locator(".prompt .more b")).to_be_visible()  # what it would be
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Anna chooses for the crew")


def test_what_happens_is_seen_moving_unless_that_is_switched_off(reopened: Opened, server: Server) -> None:
    for motion in ("full", "off"):
        page = captains(reopened, server, 2, motion=motion)
        page.evaluate(COUNT)
        page.locator("[data-part='tavern-1']").click()
        confirm(page)
        if motion == "full":
            page.wait_for_function("() => moved.figures > 0 && moved.flights > 0 && moved.dice > 0")
            assert page.evaluate("moved.costly") == []
        else:
            page.wait_for_selector(".prompt.asked")
            expect(page.locator(".log")).to_contain_text("Anna throws")
            assert page.evaluate("moved.figures + moved.flights + moved.dice") == 0


def test_the_captain_does_not_mutiny_but_sends_his_henchman(reopened: Opened, server: Server) -> None:
    page = captains(reopened, server, 1)
    page.locator("[data-part='wheel-3']").click(force=True)  # a captain does not mutiny
    expect(page.locator(".why .box")).to_be_visible()
    expect(page.locator("[data-part='wheel-3'][data-refused]")).to_have_count(1)
    page.locator("[data-part='tavern-1']").click()
    page.locator("[data-confirm]").click()
    page.wait_for_selector("[data-part='henchman'][data-can]")
    page.locator("[data-part='henchman']").click()
    page.locator("[data-part='cabin']").click()
    expect(page.locator("[data-part='henchman'][data-chosen='1']")).to_have_count(1)
    expect(page.locator("[data-part='cabin'][data-chosen='2']")).to_have_count(1)
    page.locator("[data-confirm]").click()
    expect(page.locator(".log")).to_contain_text("sends the henchman: cabin")
