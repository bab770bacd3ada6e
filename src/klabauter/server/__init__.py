"""The server: tables that survive everything and tell nobody too much."""
