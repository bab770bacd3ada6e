"""Messages by key: where their text is, and how it is formatted without a library."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import klabauter
from klabauter.kernel import MOVED, errors
from klabauter.kernel.errors import BadRecord, KlabauterError, Said, UnknownGame
from klabauter.kernel.messages import Message, english, entries, folder_of, shown

HERE = Path(klabauter.__file__).parent


def test_the_text_is_in_the_files_of_the_package_of_the_class() -> None:
    assert folder_of(Message("x")) == str(HERE / "kernel")
    assert folder_of(errors.UnknownGame("x", [])) == str(HERE / "kernel")
    assert str(Message("range", low=2, high=4)) == "2 to 4"
    assert str(UnknownGame("chess", ["x"])) == "There is no game “chess”. There are: x."


def test_a_message_in_a_message_and_an_error_in_an_error() -> None:
    inner = UnknownGame("chess", ["x"])
    line = str(BadRecord(Message("where-line", line=3), inner))
    assert line == "Record, line 3: There is no game “chess”. There are: x."


def test_without_a_text_key_and_values_are_shown() -> None:
    class Odd(KlabauterError):
        key = "odd"

    assert str(Odd()) == "error-odd"
    assert str(Odd(size=3, name="x")) == "error-odd: size 3, name x"
    assert english(object(), "anything", {}) == "anything"
    assert entries("/no/such/file.ftl") == {}


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (1234567, "1,234,567"),
        (10**20, "1" + "0" * 20),
        (True, "True"),
        ("a text", "a text"),
        (["a"], "['a']"),
        (Message("where-whole"), "as a whole"),
        ("x" * 2001, "x" * 2000 + "…"),
    ],
)
def test_how_values_are_shown(value: object, text: str) -> None:
    assert shown(value) == text


def test_a_message_with_its_text_in_code_still_works() -> None:
    assert str(Said("why-box", "{box} pieces", box=3)) == "3 pieces"


@pytest.mark.parametrize("name", MOVED)
def test_errors_that_moved_can_still_be_imported_from_the_kernel(name: str) -> None:
    with pytest.warns(DeprecationWarning, match=f"{name} is in {MOVED[name]} now"):
        assert getattr(errors, name) is getattr(import_module(MOVED[name]), name)


@pytest.mark.parametrize("name", ["Nothing"])
def test_other_names_cannot_be_imported(name: str) -> None:
    with pytest.raises(AttributeError, match=r"'klabauter\.kernel\.errors' has no attribute 'Nothing'"):
        getattr(errors, name)
