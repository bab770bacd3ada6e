"""Mail goes to one recipient who has confirmed the address, and says nothing in the words of others."""

from __future__ import annotations

from email import message_from_string, policy
from pathlib import Path

import pytest

from klabauter.server.confirming import checked
from klabauter.server.errors import BadMail
from tests.server.players import TIME_STANDS_STILL, Person, serving
from tests.server.test_care import later
from tests.server.test_notify import Mailbox, confirm, letter, mailbox, mailing
from tests.server.test_push import waits_for

__all__ = ["mailbox"]  # a fixture


@pytest.mark.parametrize(
    "mail", ["anna@example.org", "a.b+c@x-y.example.org", "anna@localhost", "x_1@sub.example.co.uk"]
)
def test_an_ordinary_address_can_be_used(mail: str) -> None:
    assert checked(mail) == mail


@pytest.mark.parametrize(
    "mail",
    ["a,b@c.org", "a@b.org,c@d.org", "a;b@c.org", "a:b@c.org", ":;@b", "x@[", "x@[127.0.0.1]", "<a@b.org>",
     "A <a@b.org>", '"a b"@c.org', "a(b)@c.org", "a@b.org\r\nBcc: c@d.org", "a@b.org\n", "a@@b.org", "@b.org", "a@",
     "a@b..org",
     "=?utf-8?q?a=2Cb?=@c.org", ".a@b.org", "a.@b.org", "a@-b.org", "a@b\x00.org", "müller@example.org", "a@müller.org",
     "x" * 65 + "@example.org", "", "nobody"],
)  # fmt: skip
def test_what_is_not_exactly_one_recipient_is_refused(mail: str) -> None:
    """Two of them made the mail package fail in the background: ``x@[`` and ``:;@b``."""
    with pytest.raises(BadMail):
        checked(mail)


def test_only_a_question_goes_to_an_address_that_nobody_has_confirmed(tmp_path: Path, mailbox: Mailbox) -> None:
    with serving(tmp_path, **mailing(mailbox)) as server:
        ben = Person(server, "https://evil.example buy now")
        refused = ben.http.post("/api/register", json={"login": "b", "password": "long enough", "mail": "a,b@c.org"})
        assert refused.status_code == 400
        for mail in ("a,b@example.org", "x@[", ":;@b"):
            new = {"login": "ben", "password": "long enough", "mail": mail}
            assert ben.http.post("/api/register", json=new).json()["code"] == "bad-mail"
        new = {"login": "ben", "password": "long enough", "mail": "ben@example.org"}
        assert ben.http.post("/api/register", json=new).status_code == 201
        letter_text = message_from_string(letter(mailbox), policy=policy.default)
        assert (letter_text["To"], letter_text["Subject"]) == ("ben@example.org", "Is this your mail address?")
        assert "evil" not in mailbox.letters[-1]
        assert ben.http.get("/api/me/notify").json() == {"unconfirmed": "ben@example.org"}
        ben.http.put("/api/me/notify", json={"mail": True})
        assert ben.http.post("/api/forgot", json={"login": "ben"}).status_code == 204  # goes nowhere
        assert ben.http.post("/api/me/mail").status_code == 204  # once more
        first = mailbox.letters[0].replace("=\r\n", "").replace("=3D", "=").split("#confirm=")[1].split()[0]
        confirm(mailbox, ben)
        assert ben.http.get("/api/me/notify").json() == {"mail": True, "address": "ben@example.org"}
        for token in (first, "nonsense"):
            assert ben.http.post("/api/confirm", json={"token": token}).json()["code"] == "old-link"
        assert ben.http.post("/api/me/mail").json()["code"] == "not-now"
        waits_for(server, ben)
        letter_text = message_from_string(letter(mailbox), policy=policy.default)
        assert letter_text.get_content().startswith("Ein Tisch mit Jolly & Roger wartet auf dich: https://k.example/t/")
        assert "evil" not in mailbox.letters[-1]
        assert set(mailbox.recipients) == {"ben@example.org"}
        assert len(mailbox.letters) == 3


def test_the_old_address_stays_until_the_new_one_is_confirmed(tmp_path: Path, mailbox: Mailbox) -> None:
    with serving(tmp_path, **mailing(mailbox)) as server:
        ben = Person(server, "Ben")
        new = {"login": "ben", "password": "long enough", "mail": "old@example.org"}
        ben.http.post("/api/register", json=new)
        confirm(mailbox, ben)
        change = {"mail": "new@example.org", "password": "long enough"}
        assert ben.http.put("/api/me/mail", json=change).status_code == 204
        asked = letter(mailbox)
        assert ben.http.get("/api/me/notify").json() == {"address": "old@example.org", "unconfirmed": "new@example.org"}
        assert ben.http.post("/api/forgot", json={"login": "ben"}).status_code == 204
        letter(mailbox)
        assert mailbox.recipients == ["old@example.org", "new@example.org", "old@example.org"]
        later(server, "UPDATE keys SET expires = 1 WHERE kind = 'mail'")
        token = asked.split("#confirm=")[1].split()[0]
        assert ben.http.post("/api/confirm", json={"token": token}).json()["code"] == "old-link"
        assert ben.http.post("/api/me/mail").status_code == 204
        confirm(mailbox, ben)
        assert ben.http.get("/api/me/notify").json() == {"address": "new@example.org"}
        assert ben.http.put("/api/me/mail", json={**change, "mail": None}).status_code == 204
        assert ben.http.get("/api/me/notify").json() == {}


def test_nobodys_mailbox_is_filled(tmp_path: Path, mailbox: Mailbox) -> None:
    """One recipient, and one place that asks: both are counted, whoever asks under however many names."""
    with serving(
        tmp_path, KLABAUTER_LIMITS="1", KLABAUTER_MAILS_PER_HOUR="5", patch=TIME_STANDS_STILL, **mailing(mailbox)
    ) as server:
        codes = []
        for number in range(8):
            mail = "victim@example.org" if number < 4 else f"victim{number}@example.org"
            new = {"login": f"guest-{number}", "password": "long enough", "mail": mail}
            codes.append(Person(server, f"Guest {number}").http.post("/api/register", json=new).status_code)
        assert codes == [201, 201, 201, 429, 201, 429, 429, 429]
