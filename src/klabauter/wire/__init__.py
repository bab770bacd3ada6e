"""Everything that crosses the network, as types. Plain data only: no state, no game and no table is known here.

A message is a JSON object whose ``type`` names it. ``play`` holds what goes over a table's WebSocket, ``tables`` and
``people`` what goes over REST, ``problem`` the one form of every error.
"""
