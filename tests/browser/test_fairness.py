"""The page against a server that cheats, and what it keeps of an honest one."""

from __future__ import annotations

from pathlib import Path

import httpx
from playwright.sync_api import expect

from klabauter.cli.main import main
from tests.browser.conftest import Opened, OwnServer
from tests.browser.table import at_table, begin, play, table_of
from tests.browser.test_flow import resign
from tests.server.players import Server

# Publishes a pledge of the last seat, which is a bot, so that it can choose a contribution when it knows all others.
INVENTS = """
from klabauter.server.tables import serialize, sheet
honest = serialize._rounds
def with_a_bots_pledge(table):
    rounds = honest(table)
    for one in rounds:
        one.pledges = [*one.pledges[:-1], "f" * 64]
    return rounds
serialize._rounds = with_a_bots_pledge
sheet.OPENING = 500
"""


def test_a_page_that_sees_a_bots_pledge_warns_and_opens_nothing(opened: Opened, own_server: OwnServer) -> None:
    server = own_server(INVENTS)
    link, table = table_of(server.url, "jolly-und-roger", "me", "random")
    page = opened(link)
    begin(page)
    warning = page.get_by_role("alert").filter(has_text="A bot contributed to the luck.")
    expect(warning).to_be_visible()
    page.reload()
    expect(warning).to_be_visible()
    data = httpx.get(f"{server.url}/api/tables/{table}").json()
    assert data["status"] == "playing", "the deal was made without this page"
    assert [one["contributions"][0] for one in data["rounds"]] == [None, None]


def test_the_receipt_of_a_page_is_checked_by_the_command(opened: Opened, server: Server, tmp_path: Path) -> None:
    page = at_table(opened, server, "jolly-und-roger")
    play(page, 3)
    page.reload()
    page.wait_for_selector(".prompt.asked")
    resign(page)
    sheet = page.locator("dialog.sheet")
    expect(sheet.get_by_text("Luck checked: as promised", exact=True)).to_be_visible()
    files = {}
    for button in ("Record", "Receipt", "Proof"):
        with page.expect_download() as download:
            sheet.get_by_role("button", name=button).click()
        files[button] = tmp_path / download.value.suggested_filename
        download.value.save_as(files[button])
    for name in ("Record", "Proof"):
        assert main(["verify", str(files[name]), "--receipt", str(files["Receipt"])]) == 0
    text = files["Receipt"].read_text("utf-8")
    assert '"pledged": true' in text
    assert '"opened": true' in text
    files["Receipt"].write_text(text.replace('"line": "split"', '"line": "slit"'), "utf-8")
    assert main(["verify", str(files["Proof"]), "--receipt", str(files["Receipt"])]) == 1
