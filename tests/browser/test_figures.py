"""Custom values in the browser: a file is checked where it is chosen, and the table says what differs."""

from __future__ import annotations

from playwright.sync_api import FilePayload, expect

from tests.browser.conftest import Opened


def file(text: str) -> FilePayload:
    return {"name": "own.toml", "mimeType": "application/toml", "buffer": text.encode()}


def test_own_figures_are_checked_when_chosen_and_told_at_the_table(opened: Opened, expected_errors: list[str]) -> None:
    expected_errors.append("/figures")  # the answer to wrong ones is 400
    page = opened("/new/port-royal")
    chosen = page.locator("input[type=file]")
    chosen.set_input_files(file("[ships.red.coins]\neach = [3]\n"))
    wrong = page.locator("#own-values [role=alert]")
    expect(wrong).to_contain_text("as many sabres as coins")
    page.locator("button.btn-go").click()
    expect(wrong).to_be_in_viewport()
    expect(chosen).to_be_focused()
    chosen.set_input_files(file("[end]\ninfluence = 10\n"))
    expect(page.locator("#own-values")).to_have_text("With custom values: end.influence 10 instead of 8.")
    page.locator("button.btn-go").click()
    expect(page.locator(".waiting .own")).to_have_text("With custom values: end.influence 10 instead of 8.")
