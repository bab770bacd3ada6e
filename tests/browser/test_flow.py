"""Around a game: a table for two or more, giving up, the end as it was, and once more."""

from __future__ import annotations

import pytest
from playwright.sync_api import Dialog, Page, expect

from tests.browser.conftest import Opened
from tests.browser.table import at_table, begin, play, table_of, two_sit_down
from tests.browser.test_pages import check
from tests.server.players import Server

WITHIN = "() => [document.body, ...document.querySelectorAll('dialog *')].includes(document.activeElement)"


def resign(page: Page) -> None:
    """By the menu, and sure about it."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog", name="Really give up?").get_by_role("button", name="Give up").click()


def test_giving_up_is_asked_by_the_page_itself(opened: Opened, server: Server) -> None:
    page = at_table(opened, server, "jolly-und-roger")
    windows: list[str] = []

    def window(asked: Dialog) -> None:
        windows.append(asked.message)
        asked.dismiss()

    page.on("dialog", window)
    menu = page.get_by_role("button", name="Menu")
    asks = page.get_by_role("dialog", name="Really give up?")
    menu.click()
    page.get_by_role("button", name="Give up").click()
    expect(asks).to_be_visible()
    check(page)
    expect(asks.get_by_role("button", name="Cancel")).to_be_focused()  # Enter by accident gives nothing up
    for _ in range(4):
        page.keyboard.press("Tab")
        assert page.evaluate(WITHIN)
    page.keyboard.press("Escape")
    expect(asks).to_have_count(0)
    expect(menu).to_be_focused()
    expect(page.locator(".prompt.asked")).to_be_visible()
    resign(page)
    expect(page.locator("dialog.sheet")).to_be_visible()
    assert windows == []


def test_who_gave_up_is_told_in_the_log_of_everybody(opened: Opened) -> None:
    anna, bert = two_sit_down(opened)
    resign(anna)
    found = anna.locator("ul.strip li .name").first.inner_text().removesuffix("(you)") + " gives up."
    for page in (anna, bert):
        page.get_by_role("button", name="Look at the board").click()
        expect(page.locator(".log li > span:nth-child(2)").last).to_have_text(found)
        expect(page.locator(".log li").last.locator(".chip")).to_have_count(0)
    bert.reload()
    bert.get_by_role("button", name="Look at the board").click()
    expect(bert.locator(".log li > span:nth-child(2)").last).to_have_text(found)


@pytest.mark.any_browser
def test_deleting_everything_is_asked_by_the_page_itself(opened: Opened) -> None:
    page = opened("/account")
    page.get_by_label("Name").first.fill("Anna")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_have_text("Saved.")
    delete = page.get_by_role("button", name="Delete everything about me")
    delete.click()
    asks = page.get_by_role("dialog", name="Really delete everything?")
    expect(asks).to_be_visible()
    check(page)
    page.keyboard.press("Escape")
    expect(asks).to_have_count(0)
    expect(delete).to_be_focused()
    delete.click()
    asks.get_by_role("button", name="Cancel").click()
    expect(delete).to_be_focused()
    delete.click()
    asks.get_by_role("button", name="Delete everything about me").click()
    expect(page.get_by_text("All deleted.")).to_be_visible()


def test_a_server_is_called_by_its_name_on_every_page(opened: Opened, server: Server) -> None:
    page = opened("/")
    expect(page).to_have_title("Anna’s <Tavern> · Klabauter")
    expect(page.locator("main .server")).to_have_text("Anna’s <Tavern>")
    for path, title in (("/lobby", "Open tables"), ("/about", "About Klabauter")):
        page.goto(server.url + path)
        expect(page).to_have_title(f"{title} – Anna’s <Tavern> · Klabauter")
        expect(page.locator("header .mark")).to_contain_text("Anna’s <Tavern>")
    expect(page.locator("main")).to_contain_text("Anna’s <Tavern>")
    check(page)


def test_a_table_for_a_friend_has_two_seats_and_takes_more(opened: Opened) -> None:
    anna = opened("/")
    anna.get_by_role("button", name="Invite friends: Freibeuter").click()
    seats = anna.locator(".waiting .side li")
    expect(seats).to_have_count(2)
    fewer = anna.get_by_role("button", name="Take the last seat away")
    expect(fewer).to_have_count(0)
    for count in (3, 4):
        anna.get_by_role("button", name="Another seat").click()
        expect(seats).to_have_count(count)
    expect(anna.get_by_role("button", name="Another seat")).to_have_count(0)
    check(anna)
    fewer.click()
    expect(seats).to_have_count(3)
    anna.locator("li select").last.select_option(label="sailor")
    expect(seats.last).to_contain_text("Bot 3")
    expect(seats.last).to_contain_text("sailor")
    bert = opened(anna.url.split("#")[0])
    bert.get_by_role("button", name="Sit down").click()
    expect(bert.get_by_role("button", name="Another seat")).to_have_count(0)
    expect(anna.get_by_text("Everybody is here.")).to_be_visible()
    begin(anna)
    strip = anna.locator("ul.strip li")
    expect(strip).to_have_count(3)
    expect(strip.nth(2)).to_contain_text("Bot 3")
    expect(strip.nth(2).locator(".kind")).to_have_text("sailor")


def test_who_waits_at_the_score_sheet_is_told_of_the_rematch(opened: Opened) -> None:
    anna, bert = two_sit_down(opened)
    watcher = opened(anna.url.split("#")[0])
    resign(anna)
    name = anna.locator("ul.strip li .name").nth(0).inner_text().removesuffix("(you)")
    other = bert.locator("ul.strip li .name").nth(1).inner_text().removesuffix("(you)")
    stood = (
        (anna, f"{other} wins", "You gave up", f"{other} wins"),
        (bert, "You win", f"{name} gave up", "You win"),
        (watcher, f"{other} wins", f"{name} gave up", f"{other} wins"),
    )
    for page, title, who, won in stood:
        sheet = page.locator("dialog.sheet")
        expect(sheet.locator("h2")).to_have_text(title)
        ended = f"{who}, and the game ended there. {won}; this is how things stood."
        expect(sheet.locator(".ended")).to_have_text(ended)
        expect(sheet.locator("thead th").nth(0).locator(".kd")).to_have_text("gave up")
        expect(sheet).not_to_contain_text("ahead of the next")
    bert.locator("dialog.sheet").get_by_role("button", name="Rematch").click()
    waits = bert.get_by_role("heading", name=f"{name} is not here yet.")
    expect(waits).to_be_visible()
    rows = bert.locator(".waiting .side li")
    expect(rows.filter(has_text=name)).to_contain_text("not here")
    expect(rows.filter(has_text=other)).not_to_contain_text("not here")
    check(bert)
    found = anna.locator("dialog.sheet [role=status]")
    expect(found).to_have_text("The rematch is set up; your seat is kept.")
    check(anna)
    anna.keyboard.press("Escape")  # the sheet is put away: it is found below the board, beside nothing else
    row = anna.get_by_role("status").filter(has_text="The rematch is set up")
    expect(row).to_be_visible()
    board, row_box = anna.locator("#board").bounding_box(), row.bounding_box()
    assert board is not None
    assert row_box is not None
    assert board["y"] + board["height"] <= row_box["y"] + 0.5
    anna.get_by_role("button", name="To the rematch").click()
    for page in (anna, bert):
        expect(page.get_by_text("Everybody is here.")).to_be_visible()
    expect(waits).to_have_count(0)
    expect(rows.get_by_text("not here")).to_have_count(0)
    assert anna.url.split("#")[0] == bert.url.split("#")[0]
    watcher.get_by_role("link", name="To the rematch").click()
    expect(watcher.get_by_text("Everybody is here.")).to_be_visible()


def test_to_begin_without_somebody_is_asked(opened: Opened, server: Server) -> None:
    anna, bert = two_sit_down(opened)
    resign(bert)
    name = anna.locator("ul.strip li .name").nth(1).inner_text()
    anna.locator("dialog.sheet").get_by_role("button", name="Rematch").click()
    start = anna.get_by_role("button", name="Begin")
    start.click()
    asks = anna.get_by_role("dialog", name=f"Begin without {name}?")
    expect(asks.get_by_role("button", name="Cancel")).to_be_focused()
    check(anna)
    anna.keyboard.press("Escape")
    expect(asks).to_have_count(0)
    expect(start).to_be_focused()
    start.click()
    asks.get_by_role("button", name="Begin").click()
    expect(anna.locator("ul.strip li").filter(has_text=name)).to_contain_text("not here")


def test_two_of_one_name_are_told_apart_and_asked_whether_to_stop(opened: Opened, server: Server) -> None:
    anna, bert = two_sit_down(opened, name="Okke")
    expect(bert.locator("ul.strip li .name").nth(1)).to_have_text("Okke 2(you)")
    turns = [page.locator(".prompt.asked").count() for page in (anna, bert)]
    assert sorted(turns) == [0, 1]
    table = bert.url
    for page, turn in zip((anna, bert), turns):
        for path, place in (("/", ".games .game"), ("/inbox", "main article")):
            page.goto(server.url + path)
            expect(page.locator(place)).to_have_count(1)
            expect(page.locator(place).get_by_text("It is your turn")).to_have_count(turn)
        page.goto(table)
        expect(page.locator(".prompt.asked")).to_have_count(turn)
    menu, stop = anna.get_by_role("button", name="Menu"), "End the game by agreement"
    menu.click()
    anna.get_by_role("button", name=stop).click()
    asks = bert.get_by_role("region", name="Stop here?")
    expect(asks.get_by_role("alert")).to_have_text("Okke would like to stop here.")
    expect(anna.get_by_role("region", name="Stop here?")).to_have_count(0)
    check(bert)
    asks.get_by_role("button", name="Play on").click()
    expect(asks).to_have_count(0)
    declined = "Okke 2 would rather play on than stop."
    expect(anna.get_by_role("region", name="Stop here?")).to_have_text(declined)
    for page in (anna, bert):
        expect(page.locator(".log li > span:nth-child(2)").last).to_have_text(declined)
    check(anna)
    menu.click()  # asked once more
    anna.get_by_role("button", name=stop).click()
    bert.set_viewport_size({"width": 390, "height": 844})
    check(bert)
    asks.get_by_role("button", name="Agree").click()
    expect(bert.locator("dialog.sheet h2")).to_have_text("Stopped early")


def test_a_game_stopped_by_agreement_names_no_winner(opened: Opened, server: Server) -> None:
    page = opened(table_of(server.url, "port-royal", "me", "cabin-boy", "cabin-boy")[0], language="de")
    page.get_by_role("button", name="Anfangen").click()
    page.wait_for_selector(".prompt.asked")
    play(page, most=2)
    page.get_by_role("button", name="Menü").click()
    page.get_by_role("button", name="Partie einvernehmlich beenden").click()
    sheet = page.locator("dialog.sheet")
    expect(sheet.locator("h2")).to_have_text("Vorzeitig beendet")
    text = "Du hast die Partie vorzeitig beendet. Gewonnen hat niemand; so stand es."
    expect(sheet.locator(".ended")).to_have_text(text)
    expect(sheet).not_to_contain_text("Rang 1")
    sheet.get_by_role("button", name="Plan ansehen").click()
    expect(page.locator("#board")).not_to_contain_text("gewinnt")
