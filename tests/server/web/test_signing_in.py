"""Guessing passwords is limited where it is done, and locks nobody else out; ids and logins are not confused."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from klabauter.server.errors import TooMany
from klabauter.server.limits import Limits, source
from tests.server.players import TIME_STANDS_STILL, Person, Server, serving
from tests.server.test_care import Out, account, command
from tests.server.test_care import later as change


def sign_in(server: Server, login: str, password: str, where: str) -> int:
    request = {"login": login, "password": password}
    return httpx.post(f"{server.url}/api/sign-in", json=request, headers={"x-forwarded-for": where}).status_code


def test_wrong_passwords_from_elsewhere_lock_nobody_out(tmp_path: Path) -> None:
    with serving(tmp_path, KLABAUTER_LIMITS="1", KLABAUTER_PROXY="true", patch=TIME_STANDS_STILL) as server:
        account(server, "anna")
        guesses = [sign_in(server, "anna", f"wrong {number}", "192.0.2.1") for number in range(12)]
        assert guesses[:10] == [403] * 10
        assert guesses[10:] == [429] * 2
        assert sign_in(server, "anna", "long enough", "192.0.2.1") == 429
        assert sign_in(server, "anna", "long enough", "192.0.2.2") == 201
        for number in range(12):  # a login that looks like an address spends nothing of that address
            sign_in(server, "192.0.2.2", f"wrong {number}", "192.0.2.3")
        for _ in range(11):  # and the right password costs nothing
            assert sign_in(server, "anna", "long enough", "192.0.2.2") == 201


def test_a_tables_password_is_guessed_at_the_cost_of_the_guesser(tmp_path: Path) -> None:
    with serving(tmp_path, KLABAUTER_LIMITS="1", KLABAUTER_PROXY="true", patch=TIME_STANDS_STILL) as server:
        anna, ben, eve = [Person(server, name) for name in ("Anna", "Ben", "Eve")]
        table = anna.create("jolly-und-roger", ["me", "open"], access="password", password="rum")
        eve.http.headers["x-forwarded-for"], ben.http.headers["x-forwarded-for"] = "192.0.2.1", "192.0.2.2"
        path = f"/api/tables/{table}/join"
        guesses = [eve.http.post(path, json={"password": str(number)}).json()["code"] for number in range(12)]
        assert guesses == ["wrong-password"] * 10 + ["too-many"] * 2
        ben.join(table, password="rum")


@pytest.mark.parametrize(
    ("address", "counted"),
    [("192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"), ("2001:db8:1:2::9", "2001:db8:1:2::"),
     ("::ffff:192.0.2.7", "192.0.2.7"), ("fe80::1%eth0", "fe80::"), ("no address", "no address")],
)  # fmt: skip
def test_a_network_of_ipv6_counts_as_one_place(address: str, counted: str) -> None:
    assert source(address) == counted


def test_what_is_given_back_does_not_count() -> None:
    limits = Limits()
    for _ in range(100):
        limits.take("guess", "x")
        limits.give_back("guess", "x")
    for _ in range(10):
        limits.take("guess", "x")
    with pytest.raises(TooMany):
        limits.take("guess", "x")
    limits.give_back("guess", "nobody")
    assert limits.counted == 1


def test_a_login_cannot_be_somebodys_id(server: Server) -> None:
    anna, eve = Person(server), Person(server, "Eve")
    for login in (anna.id, anna.id.upper(), "0" * 32):
        answer = eve.http.post("/api/register", json={"login": login, "password": "long enough"})
        assert answer.json()["code"] == "login-like-id"
    assert eve.http.post("/api/register", json={"login": anna.id[:31], "password": "long enough"}).status_code == 201


def test_who_has_anothers_id_as_login_from_before_can_be_banned_and_shields_nobody(server: Server, capsys: Out) -> None:
    anna, eve = account(server, "anna-id"), account(server, "eve-id")
    change(server, f"UPDATE people SET login = '{anna.id}' WHERE id = '{eve.id}'")
    for who, shown in (
        (anna.id, "Anna-Id (anna-id)"),
        (eve.id, f"Eve-Id ({anna.id})"),
        ("anna-id", "Anna-Id (anna-id)"),
    ):
        for action in ("ban", "unban"):
            assert command(server, "admin", action, who) == 0
            assert capsys.readouterr().out.strip().startswith(shown)
