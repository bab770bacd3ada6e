"""One module per command of ``klabauter``, imported when the command is run. Each has ``run(args, words, console)``."""
