"""Seats before and during a game: who sits down, who is missing, who comes back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Opened, OwnServer
from tests.browser.test_pages import check
from tests.server.players import Device, Person, Server
from tests.server.tables.test_absent import begun, gone, stand_in

NO_MESSAGES = re.compile("The browser does not allow messages|The browser asked, and its question was closed")
SENDS_MAIL = "import os; os.environ.update(KLABAUTER_SMTP='smtp://127.0.0.1:9', KLABAUTER_SENDER='a@example.org', "
SENDS_MAIL += "KLABAUTER_ADDRESS='http://klabauter.example')"


def test_who_comes_back_learns_that_a_bot_plays_and_takes_over_again(opened: Opened, server: Server) -> None:
    anna, bert, table, device = begun(server)
    gone(server, bert)
    assert stand_in(anna, table).status_code == 204
    device.reach(1)
    page = opened(bert.join(table)["link"])
    expect(page.locator(".prompt")).to_contain_text("A bot is playing for you.")
    expect(page.get_by_role("region", name="Log").get_by_text("Bot for Ben").first).to_be_visible()
    check(page)
    page.get_by_role("button", name="Take over again").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_contain_text("It is Anna’s turn.")
    until_ben_decides(device)
    expect(page.locator(".prompt.asked")).to_be_visible()


def until_ben_decides(device: Device) -> None:
    while device.state["prompt"]["seat"] == 0:
        device.play(device.state["prompt"]["moves"][0]["move"])


def test_the_host_reminds_and_replaces_somebody_who_does_not_come(opened: Opened, server: Server) -> None:
    anna, ben, table, _ = begun(server)
    page = opened(anna.join(table)["link"])
    page.get_by_role("button", name="Remind or replace").click()
    crew = page.get_by_role("dialog", name="Players and link")
    crew.get_by_role("button", name="Remind: Ben").click()
    expect(crew.get_by_role("status")).to_contain_text("There is no way to send Ben a message.")
    expect(crew.get_by_label("Link to the table")).to_have_value(f"{server.url}/t/{table}")  # nobody's seat
    check(page)
    gone(server, ben)
    crew.get_by_role("button", name="Let a bot play: Ben").click()
    page.get_by_role("dialog", name="Let a bot play for Ben?").get_by_role("button", name="Let a bot play").click()
    expect(crew.get_by_role("status")).to_have_text("A bot is playing for Ben.")
    crew.get_by_role("button", name="Close").click()
    expect(page.get_by_role("region", name="Log").get_by_text("Bot for Ben").first).to_be_visible()


def test_a_listed_table_is_found_by_a_stranger_who_gives_a_name_and_talks(opened: Opened) -> None:
    host = opened("/", name="Quint")
    host.get_by_role("button", name="Invite friends: Jolly & Roger").click()
    lobby = opened("/lobby", name="")
    card = lobby.locator("article", has_text="with Quint")
    expect(lobby.get_by_role("heading", name="Looking for players")).to_be_visible()
    expect(card).to_have_count(0)
    host.get_by_role("checkbox", name="List publicly").check()
    card.get_by_role("button", name="Sit down").click()
    name = lobby.get_by_role("textbox", name="Name")
    expect(name).not_to_have_value("")
    check(lobby)
    name.fill("Quint")
    name.press("Enter")
    expect(host.locator(".waiting .side li", has_text="Quint 2")).to_be_visible()
    lobby.get_by_role("textbox", name="Message to the table").fill("Ahoy")
    lobby.keyboard.press("Enter")
    expect(host.get_by_role("log", name="Chat")).to_contain_text("Quint 2")
    expect(host.get_by_role("log", name="Chat")).to_contain_text("Ahoy")
    check(host)


def test_a_browser_that_shows_no_messages_says_why(opened: Opened) -> None:
    page = opened("/")
    page.get_by_role("button", name="Invite friends: Port Royal").click()
    page.get_by_role("button", name="Menu").click()
    toggle = page.get_by_role("button", name="Notify me when it is my turn")
    toggle.click()
    expect(page.get_by_text(NO_MESSAGES)).to_be_visible()
    expect(toggle).to_have_attribute("aria-pressed", "false")
    check(page)


def test_a_new_link_to_a_seat_needs_everybody_else(opened: Opened, server: Server) -> None:
    anna, ben, cleo = [Person(server, name) for name in ("Anna", "Ben", "Cleo")]
    table = anna.create("port-royal", ["me", "open", "open"])
    ben.join(table)
    theirs = opened(cleo.join(table)["link"])
    anna.sit(table).do("start")
    gone(server, ben)
    host = opened(anna.join(table)["link"])
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Players and link").click()
    crew = host.get_by_role("dialog", name="Players and link")
    crew.get_by_role("button", name="New link: Ben").click()
    expect(crew.get_by_role("status")).to_contain_text("Everybody else who plays is asked.")
    expect(crew).to_contain_text("if Cleo agrees")
    asked = theirs.get_by_role("region", name="New link")
    expect(asked.get_by_role("alert")).to_contain_text("The link shows Ben’s hand.")
    check(theirs)
    asked.get_by_role("button", name="Agree").click()
    expect(asked).to_have_count(0)
    crew.get_by_role("button", name="New link: Ben").click()
    expect(crew.get_by_role("status")).to_contain_text("Here is the new link for Ben.")
    link = crew.get_by_label("Link to the table").first.input_value()
    assert Device(server, table, token=link.split("=")[1]).state["seat"] == 1
    check(host)


def test_the_host_removes_somebody_who_is_told_so_and_invites_again(opened: Opened) -> None:
    anna = opened("/")
    anna.get_by_role("button", name="Invite friends: Freibeuter").click()
    expect(anna.get_by_role("img", name="The link as a code for the camera")).to_be_visible()
    bert = opened(anna.url.split("#")[0])
    bert.get_by_role("button", name="Sit down").click()
    expect(bert.get_by_text("The host gives the sign.")).to_be_visible()
    expect(bert.get_by_role("button", name="Remove")).to_have_count(0)
    anna.get_by_role("button", name="Remove: Bert").click()
    asks = anna.get_by_role("dialog", name="Remove Bert from the table?")
    expect(asks.get_by_role("button", name="Cancel")).to_be_focused()
    asks.get_by_role("button", name="Remove").click()
    seats = anna.locator(".waiting .side li")
    expect(seats.nth(1)).to_contain_text("free seat")
    bert.reload()  # the link to the seat is void, and the page comes in without it
    expect(bert.get_by_text("The host has removed you from this table.")).to_be_visible()
    expect(bert.get_by_role("button", name="Sit down")).to_have_count(0)
    check(anna)
    check(bert)
    anna.get_by_role("button", name="Invite removed people again").click()
    bert.get_by_role("button", name="Sit down").click()
    expect(seats.nth(1)).to_contain_text("Bert")


def test_a_mail_address_that_is_not_confirmed_says_so(opened: Opened, own_server: OwnServer) -> None:
    """Nobody is there to take the mail; the address waits all the same."""
    page = opened(f"{own_server(SENDS_MAIL).url}/account")
    form = page.locator("form", has=page.get_by_role("heading", name="Make an account"))
    form.get_by_label("Login").fill("mail-waits")
    form.get_by_label("Password").fill("long enough")
    form.get_by_label("Mail, if you like").fill("anna@example.org")
    form.get_by_role("button", name="Make an account").click()
    expect(page.get_by_text("Not confirmed yet: anna@example.org.")).to_be_visible()
    check(page)
    page.get_by_role("button", name="Send the mail again").click()
    expect(page.get_by_role("status")).to_have_text("The mail is on its way.")
