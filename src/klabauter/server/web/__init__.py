"""The web side: REST, the WebSocket of a table, pages."""
