"""``klabauter rules``: paragraphs, the search, and the coverage of paragraphs."""

from __future__ import annotations

from pathlib import Path

import pytest

from klabauter import games
from tests.cli.conftest import Run


def test_the_rules_of_a_game_a_chapter_a_paragraph(run: Run) -> None:
    whole = run("rules", "jolly-und-roger", "--lang", "de").out
    chapter = run("rules", "jolly-und-roger", "5", "--lang", "de").out
    paragraph = run("rules", "jolly-und-roger", "§5.1", "--lang", "de").out
    assert "8.2" in whole
    assert "§ 5.1  Nur mit eigenem Kapitän" in chapter
    assert "§ 5.2" in chapter
    assert "§ 5.1" in paragraph
    assert "§ 5.2" not in paragraph
    assert "Only with one's own captain" in run("rules", "jolly-und-roger", "5.1").out


def test_the_rules_are_searched_for_words(run: Run) -> None:
    output = run("rules", "jolly-und-roger", "Gleichstnad", "--lang", "de").out.splitlines()
    assert output[0] == "§ 7.4  Gleichstand"
    assert output[2].startswith("Bei gleicher Summe gewinnt, wer")
    assert "Ben gewinnt." in "\n".join(output)  # the best one is output to its end
    assert output.index("Außerdem:") + 1 == output.index("§ 4.5  Gleichstand am Schiff: kein Kapitän")
    assert output[-1] == "Einen davon ganz: klabauter rules jolly-und-roger 4.5"
    several = run("rules", "rum-und-ehre", "brawl", "tie").out
    assert several.startswith("§ 7.4  Several in a column")


def test_options_may_stand_between_the_words(run: Run) -> None:
    output = run("rules", "jolly-und-roger", "Gleichstand", "Kapitän", "--lang", "de").out
    assert run("rules", "jolly-und-roger", "--lang", "de", "Gleichstand", "Kapitän").out == output
    assert run("rules", "jolly-und-roger", "Gleichstand", "--lang", "de", "Kapitän").out == output
    wrong = run("rules", "jolly-und-roger", "--land", "de", "Gleichstand")
    assert wrong.code == 2
    assert "--land" in wrong.err


def test_a_single_find_is_shown_as_a_whole(run: Run) -> None:
    output = run("rules", "freibeuter", "several", "ships").out
    assert output == run("rules", "freibeuter", "7.8").out
    assert "Rulebook:" in output


def test_the_contents_are_chapters_and_titles(run: Run) -> None:
    output = run("rules", "freibeuter", "--contents").out
    assert output.startswith("1 Material and goal\n  1.1   The board\n")
    assert "\n\n8 Pirate credit\n  8.1   What is lacking, the bank lends\n" in output
    assert "Example" not in output


@pytest.mark.parametrize(
    "name", ["jolly", "JOLLY-UND", "Jolly & Roger", "jolly and roger", "jollyundroger", "j", "Jolly und Roger"]
)
def test_a_game_is_known_by_the_beginning_of_its_id_or_title(run: Run, name: str) -> None:
    assert run("rules", name, "5.1").out == run("rules", "jolly-und-roger", "5.1").out


def test_the_name_of_a_game_may_be_several_words(run: Run) -> None:
    assert run("rules", "port", "royal", "5.6").out == run("rules", "port-royal", "5.6").out
    assert run("rules", "um", "rum", "brawl").out == run("rules", "rum-und-ehre", "brawl").out
    assert run("games", "21 mutinies").out == run("games", "mutinies").out


def test_the_matrix_has_every_paragraph_and_the_count_of_sentences(run: Run) -> None:
    result = run("rules", "jolly-und-roger", "--coverage", "--lang", "de")
    assert result.code in (0, 1)
    assert " 4.2 " in result.out
    assert "40 Paragraphen" in result.out
    assert "163 Sätze" in result.out
    assert run("rules", "--coverage").out.count("§") >= 1


def test_the_coverage_of_a_paragraph_names_its_code_and_its_tests(run: Run) -> None:
    shown = run("rules", "rum-und-ehre", "7.11", "--coverage")
    assert shown.code == 0
    assert shown.out.startswith("§ 7.11  New sleeping places\n")
    assert "    klabauter/games/rum_und_ehre/r8_end.py:" in shown.out
    assert (
        "    tests/games/rum_und_ehre/test_r7_brawl.py::test_r7_11_new_sleeping_places_for_the_next_night\n"
        in shown.out
    )
    chapter = run("rules", "rum-und-ehre", "9", "--coverage").out
    assert [line.split()[1] for line in chapter.splitlines() if line.startswith("§")] == ["9.1", "9.2", "9.3"]
    unknown = run("rules", "rum-und-ehre", "7.99", "--coverage")
    assert unknown.code == 2
    assert "7.99" in unknown.err


def test_an_installed_copy_names_the_tests_from_its_table(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = tmp_path / "tests.txt"
    table.write_text("rum_und_ehre 7.11 test_r7_brawl.py::test_r7_11_as_shipped\n", "utf-8")
    monkeypatch.setattr("klabauter.cli.coverage.CHECKOUT", tmp_path / "no checkout")
    monkeypatch.setattr("klabauter.cli.coverage.TABLE", table)
    monkeypatch.setattr("klabauter.lab.paragraphs.TABLE", table)
    assert "test_r7_11_as_shipped" in run("rules", "rum-und-ehre", "7.11", "--coverage").out


def test_gaps_make_the_matrix_fail(run: Run) -> None:
    result = run("rules", "jolly-und-roger", "--coverage", "--tests", str(Path(__file__).parent))
    assert result.code == 1
    assert "missing" in result.out


def test_without_tests_at_hand_the_matrix_says_so(run: Run, tmp_path: Path) -> None:
    result = run("rules", "--coverage", "--tests", str(tmp_path))
    assert result.code == 2
    assert "There are no tests in" in result.err


def test_words_of_the_other_language_find_its_rules(run: Run) -> None:
    output = run("rules", "port-royal", "Gleichstand").out
    assert output.startswith("Found in the German rules: § 7.3")
    assert "Wer gewinnt" in output
    assert run("rules", "port-royal", "tie", "--lang", "de").out.startswith("In den englischen Regeln gefunden: § 7.3")


def test_words_without_a_game_are_looked_for_in_all_rules(run: Run) -> None:
    output = run("rules", "gleichstand", "--lang", "de").out
    assert output.startswith("„gleichstand“ ist kein Spiel")
    assert "§ 7.3  Wer gewinnt" in output
    for game in games():
        assert game in output
    assert "§ 8.7" in run("rules", "who", "wins", "a", "tie").out


def test_who_finds_nothing_is_shown_what_there_is(run: Run) -> None:
    result = run("rules", "freibeuter", "xyzzy")
    assert result.code == 2
    assert result.out == run("rules", "freibeuter", "--contents").out + "\n"
    assert "Nothing was found" in result.err
