"""The laboratory: simulations, statistics, tools for those who study games."""
