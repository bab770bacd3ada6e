"""Whole games in a real browser."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import FilePayload, Page, expect
from websockets.sync.client import connect

from tests.browser.conftest import GoOffline, Opened
from tests.browser.table import (
    ASKED,
    CACHED,
    GAMES,
    LATER,
    PLAYED,
    SKIP,
    at_table,
    begin,
    by_mouse,
    cached,
    hit,
    late_position,
    log,
    log_length,
    play,
    played,
    table_at,
    table_of,
    two_sit_down,
    whose,
)  # fmt: skip
from tests.browser.test_pages import check
from tests.server.players import Server


def sentences(server: Server, table: str, lang: str) -> list[str]:
    """The log of a table as the server says it to a spectator."""
    with connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "lang": lang}))
        while (message := json.loads(socket.recv(20)))["type"] != "state":
            pass
    return [event["text"] for event in message["events"]]


def test_the_score_sheet_says_what_decided_a_tie(opened: Opened, server: Server) -> None:
    persons = [["passenger-6-3", "passenger-6-3", "passenger-2-1", "passenger-2-1"]]
    persons += [["sailor-7-3", "sailor-5-2", "sailor-5-2", "sailor-3-1"]]
    state = {"starter": 1, "turn": 1, "picks": 1, "harbour": ["blue-1-1"], "purses": [2, 4], "persons": persons}
    pending = ["take 0", "turn-end"]
    position = {"game": "port-royal", "seats": 2, "options": {}, "pending": pending, "state": state}
    page = opened(table_at(server, position)[0])
    begin(page)
    by_mouse(page, 2)
    expect(page.locator("dialog.sheet").get_by_text("Tie-break, coins: Bot 2 4 and Anna")).to_be_visible()


@pytest.mark.any_browser
@pytest.mark.parametrize("game", ["port-royal", "jolly-und-roger"])
def test_the_last_decisions_by_mouse_lead_to_the_score_sheet(opened: Opened, server: Server, game: str) -> None:
    link, table = table_at(server, late_position(game, 5))
    page = opened(link)
    begin(page)
    by_mouse(page, 20)
    sheet = page.locator("dialog.sheet")
    expect(sheet.locator("tbody tr").first).to_be_visible()
    expect(sheet.get_by_text("Luck checked: as promised")).to_be_visible()
    sums = [int(text) for text in sheet.locator("tfoot td").all_text_contents()]
    parts = [[int(text) for text in row.locator("td").all_text_contents()] for row in sheet.locator("tbody tr").all()]
    assert len(sums) == 2
    assert [sum(column) for column in zip(*parts)] == sums
    with page.expect_download() as download:
        sheet.get_by_role("button", name="Record").click()
    assert download.value.suggested_filename == f"{game}-{table}.klab"
    sheet.get_by_role("button", name="Rematch").click()
    expect(page.locator("dialog.sheet")).to_have_count(0)
    expect(page.locator(".prompt")).to_be_visible()
    assert table not in page.url


def test_two_clicks_from_nothing_to_playing(opened: Opened) -> None:
    page = opened()
    page.get_by_role("button", name="Play against bots: Port Royal").click()
    expect(page.locator(".prompt.asked")).to_be_visible()
    expect(page.locator(".strip li")).to_have_count(3)


def test_the_page_tells_the_same_as_the_server_in_both_languages(opened: Opened, server: Server) -> None:
    link, table = table_of(server.url, "freibeuter", "me", "cabin-boy")
    player = opened(link)
    begin(player)
    play(player, most=12)
    page = opened(f"/t/{table}")
    for lang, switch in (("en", "Auf Deutsch umschalten"), ("de", "Switch to English")):
        expect(page.locator("[data-narrator]")).to_have_attribute(
            "data-shown", str(len(sentences(server, table, lang)))
        )
        assert log(page) == sentences(server, table, lang)
        page.get_by_role("button", name=switch).click()
        expect(page.get_by_role("button", name=switch)).to_have_count(0)


def test_the_keyboard_alone_is_enough(opened: Opened, server: Server) -> None:
    page = opened(table_at(server, late_position("jolly-und-roger", 6))[0])
    page.locator("button:has-text('Begin')").focus()
    page.keyboard.press("Enter")
    for _ in range(20):
        page.wait_for_selector(ASKED)
        if page.locator("dialog.sheet").count():
            break
        page.keyboard.press("ArrowRight")  # to the first thing that can be chosen
        at = played(page)
        page.keyboard.press("Enter")
        if page.locator("[data-confirm]:not(:disabled)").count():
            page.locator("[data-confirm]:not(:disabled)").focus()
            page.keyboard.press("Enter")
            page.wait_for_function(PLAYED, arg=at)
    expect(page.locator("dialog.sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.sheet")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()


def test_a_phone_has_room_for_everything(opened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, "mutinies", "me", "cabin-boy", "cabin-boy")
    page = opened(link, size=(360, 740))
    begin(page)
    for _ in range(3):
        assert play(page, most=4) <= 4
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        box = page.locator(".prompt.asked, .prompt").last.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 741  # the prompt never leaves the screen
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator(".text h3").first).to_be_visible()


def test_several_people_hand_one_device_on(opened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, "jolly-und-roger", "me", "me", names={"0": "Anna", "1": "Bert"})
    page = opened(link)
    asked: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda data: asked.append(str(data))))
    page.reload()
    page.get_by_role("button", name="Begin").click()
    curtain = page.locator(".curtain")
    names = set()
    for _ in range(6):
        expect(curtain).to_be_visible()
        looks = sum('"look"' in one and '"seat":null' not in one for one in asked)
        name = curtain.locator(".btn-go").inner_text()
        names.add(name)
        expect(page.locator("button.move")).to_have_count(0)
        curtain.locator(".btn-go").click()
        expect(curtain).to_have_count(0)
        assert sum('"look"' in one and '"seat":null' not in one for one in asked) == looks + 1
        while not curtain.count():
            page.wait_for_selector(".curtain, button.move, [data-part][data-can]")
            if not curtain.count():
                play(page, most=1)
    assert names == {"I am Anna", "I am Bert"}


def test_behind_the_curtain_a_move_is_taken_back_also_after_a_reload(opened: Opened, server: Server) -> None:
    request = {"options": {"start": "0"}, "names": {"0": "Anna", "1": "Bert"}}
    page = opened(table_of(server.url, "jolly-und-roger", "me", "me", **request)[0])
    page.get_by_role("button", name="Begin").click()
    curtain = page.locator(".curtain")
    curtain.get_by_role("button", name="I am Anna").click()
    page.locator(".slot[data-can]").first.click()
    page.locator("[data-confirm]:enabled").click()
    expect(curtain.get_by_role("button", name="Take back")).to_be_visible()
    page.reload()
    expect(curtain.get_by_role("button", name="I am Bert")).to_be_visible()
    curtain.get_by_role("button", name="Take back").click()
    expect(curtain).to_have_count(0)
    expect(page.locator(".slot[data-can]")).to_have_count(5)
    page.reload()  # the curtain falls, and there is nothing more to take back
    expect(curtain.get_by_role("button", name="I am Anna")).to_be_visible()
    expect(curtain.get_by_role("button", name="Take back")).to_have_count(0)


def test_people_at_one_device_who_give_no_names_are_told_apart(opened: Opened) -> None:
    page = opened("/new/jolly-und-roger")
    page.get_by_role("combobox", name="Seat 2").select_option("me")
    page.get_by_role("button", name="Set the table").click()
    page.locator(".curtain .btn-go").click()
    expect(page.locator("ul.strip li").nth(0)).to_contain_text("Person 1")
    expect(page.locator("ul.strip li").nth(1)).to_contain_text("Person 2")


def test_a_table_with_own_figures(opened: Opened, server: Server) -> None:
    page = opened("/new/port-royal")
    with page.expect_download() as download:
        page.get_by_role("link", name="the game’s values as a file").click()
    figures = Path(download.value.path()).read_text("utf-8")
    own = figures.replace("cost = [5, 7]", "cost = [4, 7]", 1).encode()
    page.get_by_label("Custom values").set_input_files(FilePayload(name="own.toml", mimeType="", buffer=own))
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/t/**")
    table = page.url.split("#")[0].rsplit("/", 1)[1]
    data = httpx.get(f"{server.url}/api/tables/{table}/figures").json()["wholesalers"]["yellow"]
    assert (data["cost"], data["source"]) == ([4, 7], "own")


def test_two_browsers_play_at_one_table_and_talk(opened: Opened, server: Server) -> None:
    anna, bert = two_sit_down(opened)
    for turn in range(6):
        asked = whose(anna, bert)
        at = played(asked)
        play(asked, most=1, pick=turn)
        for page in (anna, bert):
            page.wait_for_function(PLAYED, arg=at)
    anna.get_by_role("tab", name="Chat").click()
    anna.get_by_label("Message to the table").fill("Arrr!")
    anna.keyboard.press("Enter")
    expect(bert.get_by_role("tab", name="Chat")).to_contain_text("1")
    bert.get_by_role("tab", name="Chat").click()
    expect(bert.get_by_text("Arrr!")).to_be_visible()


def test_the_link_to_ones_own_seat_goes_on_elsewhere(opened: Opened) -> None:
    anna, bert = two_sit_down(opened)
    bert.get_by_role("button", name="Menu").click()
    bert.get_by_role("button", name="Link to my seat").click()
    seat = bert.get_by_role("dialog", name="Link to my seat")
    expect(seat).to_contain_text("Keep it to yourself")
    link = seat.get_by_label("Link to the table").input_value()
    check(bert)
    elsewhere = opened(link)
    expect(elsewhere.locator("ul.strip li").nth(1)).to_contain_text("(you)")
    assert link.split("#")[0] == anna.url.split("#")[0]


def test_it_is_seen_who_is_not_here(opened: Opened, server: Server) -> None:
    anna, bert = two_sit_down(opened)
    strip = anna.locator("ul.strip li")
    expect(strip.nth(1)).to_contain_text("Person")
    address = bert.url
    bert.goto(f"{server.url}/about")
    expect(strip.nth(1)).to_contain_text("not here")
    expect(strip.nth(0)).not_to_contain_text("not here")
    check(anna)
    anna.set_viewport_size({"width": 360, "height": 740})
    expect(strip.nth(1).get_by_text("not here")).to_be_visible()
    bert.goto(address)
    expect(strip.nth(1)).not_to_contain_text("not here")


def test_who_watches_is_told_so(opened: Opened, server: Server) -> None:
    link, table = table_of(server.url, "port-royal", "me", "cabin-boy")
    player = opened(link)
    begin(player)
    player.wait_for_selector(".prompt.asked")
    page = opened(f"/t/{table}")
    expect(page.locator(".prompt")).to_contain_text("You are watching.")
    page.wait_for_selector(".log .now")
    expect(page.locator(".prompt")).to_contain_text(log(page)[-1])
    expect(page.locator(".prompt button")).to_have_count(0)


PHONE_TITLES = """() => [...document.querySelectorAll('header.title h1, header.title .round')].map((one) =>
  one.scrollWidth <= one.clientWidth && getComputedStyle(one).textOverflow !== 'ellipsis')"""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_title_is_cut_on_a_phone(opened: Opened, server: Server, game: str) -> None:
    link, _ = table_of(server.url, game, "me", "cabin-boy")
    page = opened(link, size=(360, 740))
    begin(page)
    page.wait_for_selector(".prompt.asked")
    for _ in range(2):
        expect(page.locator("header.title .round")).not_to_be_empty()
        assert page.evaluate(PHONE_TITLES) == [True, True]
        box = page.locator("header.title").bounding_box()
        assert box is not None
        assert box["height"] < 70
        page.locator("header.title .tool").last.click()
        page.locator(".menu .narrow").last.click()  # the other language


def test_a_lost_line_is_told_and_the_game_goes_on_where_it_was(
    opened: Opened, server: Server, expected_errors: list[str]
) -> None:
    expected_errors.append("ERR_CONNECTION_REFUSED")
    link, _ = table_of(server.url, "freibeuter", "me", "cabin-boy")
    page = opened(link)
    begin(page)
    play(page, most=3)
    page.wait_for_selector(".prompt.asked")
    before = log(page)
    server.kill()
    expect(page.get_by_text("The connection is gone.")).to_be_visible()
    page.locator("button.move, [data-part][data-can]").first.click()
    page.locator("[data-confirm]").click()  # kept, and sent when the line is there again
    server.start()
    expect(page.get_by_text("The connection is gone.")).to_have_count(0)
    page.wait_for_function(LATER, arg=len(before))
    assert log(page)[: len(before)] == before
    play(page, most=2)


def decide_in_a_tunnel(page: Page, go_offline: GoOffline) -> None:
    """Whoever is asked loses the connection, is told so, and decides nevertheless."""
    go_offline(page)
    expect(page.get_by_text("The connection is gone.")).to_be_visible()
    page.locator("[data-part][data-can]").first.click()
    page.locator("[data-confirm]").click()
    expect(page.locator(".prompt .ask")).to_contain_text("Kept: ")


def test_a_tunnel_is_said_at_once_and_the_move_made_in_it_is_kept(
    opened: Opened, server: Server, go_offline: GoOffline
) -> None:
    page = at_table(opened, server, "jolly-und-roger")
    before = log_length(page)
    decide_in_a_tunnel(page, go_offline)
    page.context.set_offline(False)
    page.wait_for_function(LATER, arg=before)
    expect(page.get_by_text("The connection is gone.")).to_have_count(0)
    play(page, most=2)


def test_a_move_made_in_a_tunnel_is_kept_also_if_the_page_is_loaded_anew_in_it(
    opened: Opened, server: Server, go_offline: GoOffline
) -> None:
    page = at_table(opened, server, "jolly-und-roger")
    cached(page)
    page.wait_for_selector(".prompt.asked")
    page.wait_for_function(CACHED)  # the board, too
    before = log(page)
    decide_in_a_tunnel(page, go_offline)
    named = page.locator(".prompt .ask").inner_text()
    page.reload()
    expect(page.locator(".prompt .ask")).to_have_text(named)
    expect(page.locator(".title h1")).to_have_text("Jolly & Roger")
    expect(page.locator("ul.strip li").first).to_contain_text("Anna")
    expect(page.locator("#board [data-part]").first).to_be_visible()  # as it stood
    assert log(page) == before
    page.context.set_offline(False)
    page.wait_for_function(LATER, arg=len(before))
    expect(page.get_by_text("The connection is gone.")).to_have_count(0)
    expect(page.get_by_text("What you had decided has gone through.")).to_be_visible()
    assert log(page)[: len(before)] == before
    expect(page.locator(".title h1")).to_have_text("Jolly & Roger")
    play(page, most=2)


def test_people_at_one_device_are_told_that_a_kept_move_does_not_outlive_the_page(
    opened: Opened, server: Server, go_offline: GoOffline
) -> None:
    page = opened(table_of(server.url, "jolly-und-roger", "me", "me")[0])
    page.get_by_role("button", name="Begin").click()
    page.locator(".curtain .btn-go").click()
    page.wait_for_selector(".prompt.asked")
    decide_in_a_tunnel(page, go_offline)
    expect(page.locator(".prompt .more")).to_contain_text("unless the page is loaded anew")
    page.context.set_offline(False)
    lift = page.locator(".curtain .btn-go")
    expect(lift).to_be_enabled()  # it went through, and the other one is asked
    go_offline(page)
    expect(lift).to_be_disabled()  # whose cards are not here
    page.context.set_offline(False)
    lift.click()
    page.wait_for_selector(".prompt.asked")


def test_what_is_said_in_a_tunnel_stays_in_the_field_and_giving_up_is_not_forgotten_in_silence(
    opened: Opened, server: Server, go_offline: GoOffline
) -> None:
    page = at_table(opened, server, "jolly-und-roger")
    go_offline(page)
    expect(page.get_by_text("The connection is gone.")).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    field = page.get_by_placeholder("Message to the table")
    field.fill("Ahoy")
    field.press("Enter")
    said = page.get_by_role("alert").get_by_text("This was not sent")
    expect(said).to_be_visible()
    expect(field).to_have_value("Ahoy")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="End the game by agreement").click()
    expect(said).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is gone.")).to_have_count(0)
    field.press("Enter")
    expect(page.locator(".chat .lines")).to_contain_text("Ahoy")
    expect(field).to_have_value("")


def test_a_move_made_in_a_tunnel_is_named_and_back_withdraws_it(
    opened: Opened, server: Server, go_offline: GoOffline
) -> None:
    page = at_table(opened, server, "freibeuter")
    before = log_length(page)
    go_offline(page)
    things, confirm = page.locator("[data-part][data-can]"), page.locator("[data-confirm]")
    prompt = page.locator(".prompt")
    first, second = (str(things.nth(n).get_attribute("data-part")) for n in (0, -1))
    hit(page, page.locator(f'[data-part="{first}"]').first)
    named = prompt.locator("b").inner_text()
    confirm.click()
    expect(prompt).to_contain_text(f"Kept: {named}")
    expect(things).to_have_count(0)
    hit(page, page.locator(f'[data-part="{first}"]').first)  # it stays chosen, and no other is to be had
    hit(page, page.locator(f'[data-part="{second}"]').first)
    assert {one.get_attribute("data-part") for one in page.locator("[data-chosen]").all()} == {first}
    check(page)
    prompt.get_by_role("button", name="Back").click()
    expect(prompt).not_to_contain_text("Kept: ")
    expect(confirm).to_be_enabled()  # it is put together, and not confirmed
    hit(page, page.locator(f'[data-part="{second}"]').first)
    instead = prompt.locator("b").inner_text()
    assert instead != named
    confirm.click()
    expect(prompt).to_contain_text(f"Kept: {instead}")
    page.keyboard.press("Escape")  # the same as Back
    expect(confirm).to_be_enabled()
    confirm.click()
    page.context.set_offline(False)
    page.wait_for_function(LATER, arg=before)
    expect(page.get_by_role("status").get_by_text("What you had decided has gone through.")).to_be_visible()
    spot = second.removeprefix("x-")
    assert any(spot in line for line in log(page)[before:])
    page.keyboard.press("Escape")
    expect(page.get_by_text("What you had decided has gone through.")).to_have_count(0)


OVERLAP = """() => {
  const box = (one) => one.getBoundingClientRect(), lost = box(document.querySelector('.lost'));
  const meets = ({ top, bottom, left, right }) =>
    top < lost.bottom && bottom > lost.top && left < lost.right && right > lost.left;
  const all = [...document.querySelectorAll('header.title > *, ul.strip li, .stage')];
  return all.filter((one) => meets(box(one))).length;
}"""


@pytest.mark.parametrize("size", [(1280, 860), (1280, 600), (820, 1100), (390, 844)])
def test_what_is_said_about_the_connection_covers_nothing(
    opened: Opened, server: Server, go_offline: GoOffline, size: tuple[int, int]
) -> None:
    page = opened(table_of(server.url, "port-royal", "me", "cabin-boy", "cabin-boy")[0], size=size)
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    go_offline(page)
    expect(page.get_by_text("The connection is gone.")).to_be_visible()
    assert page.evaluate(OVERLAP) == 0
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is gone.")).to_have_count(0)
    begin(page)
    page.wait_for_selector(".prompt.asked")
    go_offline(page)
    expect(page.get_by_text("The connection is gone.")).to_be_visible()
    if size[0] > 640:  # on a phone the page scrolls below the prompt
        assert page.evaluate(OVERLAP) == 0
    check(page)


def test_the_menu_closes_beside_it_and_the_chat_takes_what_is_typed(opened: Opened, server: Server) -> None:
    page = at_table(opened, server, "jolly-und-roger")
    before = log_length(page)
    page.get_by_role("button", name="Menu").click()
    expect(page.locator(".menu")).to_be_visible()
    page.locator("[data-part][data-can]").first.click(force=True)
    expect(page.locator(".menu")).to_have_count(0)
    expect(page.locator("[data-part][data-chosen]")).to_have_count(0)  # it was only closed
    page.keyboard.press("c")
    expect(page.get_by_label("Message to the table")).to_be_focused()
    page.keyboard.type("hello u r")
    page.keyboard.press("Enter")
    expect(page.get_by_text("hello u r")).to_be_visible()
    assert log_length(page) == before


def test_the_impossible_says_why_and_opens_its_paragraph(opened: Opened, server: Server) -> None:
    page = at_table(opened, server, "freibeuter")
    why = page.locator(".why .box")
    page.locator("[data-part]:not([data-can])").first.click(force=True)  # it calls itself disabled, yet explains itself
    expect(why).to_be_visible()
    why.get_by_role("button", name="Open paragraph").click()
    expect(page.locator(".text section.hit")).to_be_visible()


def test_settings_hold(opened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, "rum-und-ehre", "me", "cabin-boy")
    page = opened(link)
    begin(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Day and night").select_option("night")
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.get_by_role("button", name="Schließen").click()
    assert page.evaluate("[document.documentElement.dataset.theme, document.documentElement.lang]") == ["night", "de"]
    page.reload()
    expect(page.get_by_role("tab", name="Regeln")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "night"


def test_a_move_is_taken_back_where_the_rules_of_undo_allow_it(opened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, "jolly-und-roger", "me", "me", options={"mode": "pro"})
    page = opened(link)
    page.get_by_role("button", name="Begin").click()
    page.locator(".curtain .btn-go").click()
    page.wait_for_selector(".prompt.asked")
    before = log(page)
    play(page, most=1)
    page.locator(".curtain").get_by_role("button", name="Take back").click()  # before the device is handed on
    page.wait_for_selector(".prompt.asked")
    assert log(page)[: len(before)] == before
    assert len(log(page)) == len(before) + 2  # the move and that it was taken back


def test_what_the_others_did_is_shown_step_by_step_and_can_be_skipped(opened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, "freibeuter", "me", "cabin-boy", "cabin-boy", "cabin-boy")
    page = opened(link, motion="full")
    begin(page)
    page.wait_for_selector(".prompt.asked, .prompt:has-text('Meanwhile')")
    page.keyboard.press("s")
    play(page, most=2)  # a boat and the card for it
    expect(page.locator(".prompt")).to_contain_text("Meanwhile")
    expect(page.locator("[data-narrator] p")).not_to_have_count(0)
    page.wait_for_function(SKIP)
    seats = {"Anna", "Bot 2", "Bot 3", "Bot 4"}
    assert {name for name in seats if any(name in line for line in log(page)[-8:])} == seats


def test_a_hint_has_reasons_with_paragraphs_and_puts_the_move_together(opened: Opened, server: Server) -> None:
    page = at_table(opened, server, "port-royal")
    page.keyboard.press("t")
    advice = page.locator(".advice li").first
    expect(advice.locator(".chip").first).to_be_visible()
    advice.locator(".move-advice").click()
    page.wait_for_function(
        "() => !document.querySelector('.advice') || document.querySelector('[data-confirm]:enabled')"
    )


def test_a_table_with_a_password_asks_for_it(opened: Opened, server: Server) -> None:
    _, table = table_of(server.url, "jolly-und-roger", "me", "open", access="password", password="rum")
    page = opened(f"/t/{table}")
    page.get_by_label("Password").fill("tea")
    page.get_by_role("button", name="Go there").click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.get_by_label("Password").fill("rum")
    page.get_by_role("button", name="Go there").click()
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Anna is not here yet.")).to_be_visible()
