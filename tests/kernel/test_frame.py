"""Frames: the pending steps of a game."""

from __future__ import annotations

import pickle

import pytest

from klabauter.kernel.frame import End


def test_frames_travel_by_name_never_by_pickle() -> None:
    with pytest.raises(TypeError, match="by name"):
        pickle.dumps(End("1.1"))
