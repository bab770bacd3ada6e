"""What every game shares. Standard library only; knows no game, holds no clock, draws no luck of its own."""
