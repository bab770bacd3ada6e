"""What every game shares. Standard library only; knows no game, does no I/O, holds no clock, draws no luck of its own."""
