"""The pages are run: fenced `python` blocks with prompts are doctests, and the blocks of one page share their names."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from tools import imports

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_on_the_page_work(page: Path) -> None:
    text = page.read_text("utf-8")
    code = ""
    for block in FENCE.finditer(text):
        skipped = text[: block.start(1)].count("\n") - code.count("\n")
        code += "\n" * skipped + block.group(1)  # line numbers stay true; fences do not count as output
    test = doctest.DocTestParser().get_doctest(code, {}, page.name, str(page), 0)
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    assert doctest.DocTestRunner(optionflags=flags).run(test).failed == 0


def test_the_picture_of_the_imports_is_that_of_the_code() -> None:
    assert imports.PICTURE.read_text(encoding="utf-8") == imports.draw(imports.edges()), "run tools/imports.py"
