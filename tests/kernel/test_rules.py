"""The rules text: paragraphs, sentences, table manners."""

from __future__ import annotations

from pathlib import Path

import klabauter
from klabauter.kernel import rules

FOLDER = Path(klabauter.info("jolly-und-roger").folder)


def test_rules_are_read_paragraph_by_paragraph() -> None:
    for language in rules.LANGUAGES:
        found = rules.paragraphs(FOLDER, language)
        assert list(found)[:4] == ["1.1", "1.2", "1.3", "1.4"]
        assert found["6.6"].reading
        assert not found["3.3"].reading
        assert not found["3.3"].manners
        assert found["3.3"].chapter.startswith("3 ")
        assert "15" in found["3.3"].text
        assert "#" not in found["8.2"].text  # the glossary is no paragraph


def test_the_sentence_map_is_read() -> None:
    total, sentences = rules.sentence_map(FOLDER)
    assert total == len(sentences)
    assert sentences[1].targets == ("1.4",)
    assert [sentence.number for sentence in sentences] == list(range(1, total + 1))


def test_manners_are_marked(tmp_path: Path) -> None:
    (tmp_path / "rules.en.md").write_text(
        "# T\n\n## 1 One\n\n### 1.1 A\n*Rulebook: X · table manners*\n\nBe nice.\n", "utf-8"
    )
    paragraph = rules.paragraphs(tmp_path, "en")["1.1"]
    assert paragraph.manners
    assert paragraph.text == "Be nice."
