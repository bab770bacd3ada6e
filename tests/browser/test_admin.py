"""Administration: reports, people, new accounts and tables, by keyboard alone; and nothing for anybody else."""

from __future__ import annotations

from itertools import count

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Opened
from tests.browser.test_pages import check
from tests.server.players import Person, Server
from tests.server.test_admin import said
from tests.server.test_care import account, later

LOGINS = count(1)  # tests share a server, also if one is repeated


def sign_in(page: Page, login: str, password: str = "long enough") -> None:
    form = page.locator("form", has=page.get_by_role("heading", name="Sign in"))
    form.get_by_label("Login").fill(login)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name="Sign in").click()
    expect(page.get_by_text(f"You are signed in as {login}.")).to_be_visible()


def administration(opened: Opened, server: Server) -> Page:
    """The page, after signing in as an admin."""
    login = f"admin-{next(LOGINS)}"
    account(server, login)
    later(server, f"UPDATE people SET admin = TRUE WHERE login = '{login}'")
    page = opened("/account")
    sign_in(page, login)
    page.get_by_role("link", name="Administration").click()
    expect(page.get_by_role("heading", name="Reports")).to_be_visible()
    return page


def press(button: Locator) -> None:
    button.focus()
    button.page.keyboard.press("Enter")


def done(page: Page, text: str = "Done.") -> None:
    expect(page.get_by_role("status")).to_have_text(text)


def test_it_is_for_everyone_who_administers_and_for_nobody_else(opened: Opened, server: Server) -> None:
    page = administration(opened, server)
    for theme in ("day", "night"):
        page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        check(page)
    stranger = opened("/admin")
    expect(stranger.get_by_role("heading", name="There is only water here.")).to_be_visible()
    expect(stranger.get_by_role("link", name="Administration")).to_have_count(0)
    guest = Person(server)
    assert guest.http.get("/api/admin").status_code == 404


def test_a_reported_line_is_removed_and_its_author_banned(opened: Opened, server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Bad Ben")
    table = anna.create("jolly-und-roger", ["me", "open"])
    ben.join(table)
    device = anna.sit(table)
    line = said(ben, table, "something very rude")
    assert anna.http.post("/api/reports", json={"table": table, "line": line}).status_code == 204
    page = administration(opened, server)
    report = page.get_by_role("region", name="Reports").locator("li", has_text="something very rude")
    expect(report).to_contain_text("Bad Ben")
    press(report.get_by_role("button", name="Ban: Bad Ben"))
    asks = page.get_by_role("dialog", name="Ban Bad Ben?")
    expect(asks.get_by_role("button", name="Cancel")).to_be_focused()
    check(page)
    page.keyboard.press("Escape")
    expect(asks).to_have_count(0)
    assert ben.http.get("/api/me").status_code == 200
    press(report.get_by_role("button", name="Ban: Bad Ben"))
    press(asks.get_by_role("button", name="Ban"))
    done(page)
    assert ben.http.get("/api/me").status_code in (401, 403)
    press(report.get_by_role("button", name="Remove the line"))
    expect(report).to_have_count(0)
    assert device.until("unsaid")["id"] == line

    press(page.get_by_label("only those who are banned"))
    page.keyboard.press("Space")
    page.get_by_label("Part of a name or login").fill("bad b")
    page.get_by_label("Part of a name or login").press("Enter")
    found = page.get_by_role("region", name="People").locator("li")
    expect(found).to_have_count(1)
    press(found.get_by_role("button", name="Let in again: Bad Ben"))
    expect(page.get_by_text("Nobody found.")).to_be_visible()
    check(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_label("Part of a name or login").fill("bad")
    press(page.get_by_role("button", name="Search"))
    press(page.get_by_role("button", name="No more new accounts"))
    press(page.get_by_role("button", name="Allow new accounts"))
    expect(page.get_by_role("button", name="No more new accounts")).to_be_visible()
    assert len([url for url in asked if "/api/admin/people" in url]) <= 3  # not again and again


def test_a_link_for_a_lost_password_sets_a_new_one(opened: Opened, server: Server) -> None:
    login = f"forgetful-{next(LOGINS)}"
    account(server, login)
    page = administration(opened, server)
    page.get_by_label("Part of a name or login").fill(login)
    press(page.get_by_role("button", name="Search"))
    press(page.get_by_role("button", name=f"Link for a new password: {login.title()}"))
    link = page.get_by_role("textbox", name="Link for a new password")
    expect(link).to_have_value(f"{server.url}/reset#" + link.input_value().split("#")[1])
    check(page)
    theirs = opened(link.input_value())
    theirs.get_by_label("New password").fill("another one")
    press(theirs.get_by_role("button", name="Save"))
    done(theirs, "Done. Now you can sign in with it.")
    check(theirs)
    theirs.get_by_role("link", name="Sign in").click()
    sign_in(theirs, login, "another one")


def test_new_accounts_can_be_closed_and_opened(opened: Opened, server: Server) -> None:
    page = administration(opened, server)
    press(page.get_by_role("button", name="No more new accounts"))
    expect(page.get_by_text("Nobody can make an account.")).to_be_visible()
    guest = opened("/account")
    expect(guest.get_by_text("Nobody can make an account here at present.")).to_be_visible()
    expect(guest.get_by_role("button", name="Make an account")).to_have_count(0)
    press(page.get_by_role("button", name="Allow new accounts"))
    expect(page.get_by_text("Everybody can make an account.")).to_be_visible()


def test_tables_are_ended_and_those_that_cannot_be_read_are_listed(opened: Opened, server: Server) -> None:
    anna = Person(server, "Anna")
    first, second, lost = [anna.create("port-royal", ["me", "sailor"]) for _ in range(3)]
    later(server, f"UPDATE tables SET aside = 'it cannot be read' WHERE id = '{lost}'")
    page = administration(opened, server)
    tables = page.get_by_role("region", name="Tables that are not over")
    press(tables.get_by_role("button", name=f"End: {first}"))
    asks = page.get_by_role("dialog", name="End this game for everybody?")
    press(asks.get_by_role("button", name="End"))
    expect(tables.get_by_text(first)).to_have_count(0)
    tables.get_by_label("Table, code or link").fill(f"{server.url}/t/{second}")
    press(tables.get_by_role("button", name="End", exact=True))
    expect(tables.get_by_text(second)).to_have_count(0)
    expect(page.get_by_role("region", name="Tables that were set aside")).to_contain_text("it cannot be read")
    expect(page.get_by_role("region", name="Tables that were set aside")).to_contain_text(lost)
    check(page)
    later(server, f"UPDATE tables SET aside = NULL WHERE id = '{lost}'")
