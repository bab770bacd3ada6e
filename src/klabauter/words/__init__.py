"""What a person reads, in German and English: log lines, refusals, questions, moves, errors, the terminal's texts.

The kernel and the games speak in keys and values; the sentences are in Fluent files (``.ftl``), one for all games
beside this module and one per game in its folder.
"""

from klabauter.words.locale import LANGUAGES, default_language
from klabauter.words.words import Words

__all__ = ["LANGUAGES", "Words", "default_language"]
