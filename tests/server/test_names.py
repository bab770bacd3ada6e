"""Names: whatever people are called in earnest is possible; what hides or looks like somebody else is refused."""

from __future__ import annotations

import pytest

from klabauter.server.errors import BadName, NameTooAlike
from klabauter.server.names import one_line, unlike
from klabauter.server.tables.serialize import distinct
from tests.server.players import Person, Server

NAMES = [
    "Jörg", "Anne-Sophie Müller", "Ayşe Işık", "İbrahim Çağrı", "Γιώργος", "Ελένη Παπαδοπούλου", "Дмитрий", "Ірина",
    "山田 太郎", "さくら", "ヤマダ", "Tシャツ", "김민수", "محمد", "عبد الله", "علی\u200cرضا",
    "नेहा शर्मा", "שָׁלוֹם", "Nguyễn Thị Hương", "O'Neill", "Keʻala", "Zoë", "Straße", "R2-D2", "Anna 2", "x", "7",
    "👩\u200d🚀 Anna", "🏴\u200d☠\ufe0f", "Anna ❤\ufe0f", "<b>Anna</b>",
]  # fmt: skip
HIDING = [
    "\u3164", "Anna\u3164", "\u115f", "\u2800", "\uffa0", "\u00ad", "An\u200bna", "Anna\u200d", "Anna\u200c",
    "\u200d\u200d", "Anna\ufeff", "An\u202ena", "\u2066Anna", "Anna\u200f", "Anna\ufe0f", "Anna\u034f",
    "Anna\U000e0041", "Anna\U000e0101",
    "A\x00nna", "A\x1bnna", "\ue000", "\u0378", "...", "-", "\u0301", "Z" + "\u0335" * 5,
]  # fmt: skip
MIXED = ["Аnna", "Annа", "αlpha", "Ꭺnna", "Աnna", "Иvan"]


@pytest.mark.parametrize("name", NAMES)
def test_a_name_of_any_language_is_possible(name: str) -> None:
    assert one_line(f" {name}\n") == name


@pytest.mark.parametrize("name", [*HIDING, *MIXED, " ", "\n"])
def test_a_name_that_hides_something_is_refused(name: str) -> None:
    with pytest.raises(BadName):
        one_line(name)


@pytest.mark.parametrize(
    ("name", "other"),
    [("Аnna", "Anna"), ("Мах", "Max"), ("Аса", "Aca"), ("Ιvο", "Ivo"), ("lda", "Ida"), ("Al", "AI"), ("𝓐nna", "Anna"),
     ("Ａnna", "anna"), ("B0b", "Bob"), ("Alı", "Ali")],
)  # fmt: skip
def test_a_name_that_looks_like_anothers_is_refused(name: str, other: str) -> None:
    for one, beside in ((name, other), (other, name)):
        with pytest.raises(NameTooAlike):
            unlike(one, [None, "Clara", beside])
    assert distinct([other, name]) == [other, f"{name} 2"]  # should both sit down at the same moment


@pytest.mark.parametrize(
    ("name", "other"),
    [("Anna", "Anna"), ("anna", "ANNA"), ("Анна", "Anna"), ("Jörg", "Jorg"), ("Иван", "Ivan"), ("Νίκος", "Nikos"),
     ("Max", "Mara")],
)  # fmt: skip
def test_names_that_differ_or_are_the_same_can_sit_together(name: str, other: str) -> None:
    unlike(name, [other])


def test_guests_seats_and_accounts_are_called_so_that_everybody_can_be_told_apart(server: Server) -> None:
    anna, other = Person(server, "Anna"), Person(server, "Anna")
    for name in ("\u3164", "Аnna"):
        answer = anna.http.post("/api/guest", json={"name": name}, headers={"accept-language": "de"}).json()
        assert answer["code"] == "bad-name"
        assert answer["message"].startswith("Dieser Name geht nicht: ")
        assert anna.http.patch("/api/me", json={"name": name}).json()["code"] == "bad-name"
        new = {"login": "names", "password": "long enough", "name": name}
        assert anna.http.post("/api/register", json=new).json()["code"] == "bad-name"
        request = {"game": "jolly-und-roger", "seats": ["me", "me"], "names": {"1": name}}
        assert anna.http.post("/api/tables", json=request).json()["code"] == "bad-name"
    table = anna.create("port-royal", ["me", "open", "open"])
    other.join(table)
    assert [seat.get("name") for seat in anna.sit(table).state["table"]["seats"]] == ["Anna", "Anna 2", None]
    max_, twin = Person(server, "Max"), Person(server, "Мах")
    max_.join(table)
    second = max_.create("port-royal", ["me", "open"])
    answer = twin.http.post(f"/api/tables/{second}/join", json={})
    assert (answer.status_code, answer.json()["code"]) == (409, "name-too-alike")
    assert "Max" in answer.json()["message"]
    assert twin.http.patch("/api/me", json={"name": "Clara"}).status_code == 200
    twin.join(second)
    assert twin.http.patch("/api/me", json={"name": "Мах"}).json()["code"] == "name-too-alike"
