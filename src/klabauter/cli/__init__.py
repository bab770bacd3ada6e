"""The terminal: playing, reading the rules, simulating, replaying."""
