# The messages of lab/errors.py.

error-bots-do-not-fit = { $bots ->
    [one] One bot is named
   *[other] { $bots } bots are named
} for { $seats } seats. Name one for every seat, or one for all.
error-bad-batch = This batch of tables cannot continue: { $why }.
error-actions-do-not-fit = { NUMBER($tables, useGrouping: 0) } actions are expected, one for each table, not { $given }. No table has moved.
one-action = a single one
error-bad-action = Action { NUMBER($action, useGrouping: 0) } is not legal at table { NUMBER($table, useGrouping: 0) }. No table has moved. Possible: { $possible }.
error-one-level = A ladder compares at least two levels. There are: { $known }.
error-not-on-the-ladder = The ladder compares only Klabauter’s own levels ({ $known }): it stores its deals by the code of the bots, and the code of a program is unknown. To measure a program: klabauter compare GAME "{ $name }" sailor
error-bad-comparison = This cannot be compared: { $why }.
why-no-deals = there must be at least one deal, not { $number }
error-bad-simulation = This cannot be simulated: { $why }.
why-no-games = there must be at least one game, not { $number }
error-bad-ladder = The file of the ladder, { $path }: { $why }.
why-unwritable = the file cannot be written ({ $detail })
why-no-numbers = there are no numbers of the kind { $numbers }. Possible are: { $possible }
why-no-tables = there must be at least one table, not { $number }
why-batch-lost = a process has ended; its error output says why
why-batch-closed = it was closed
why-no-deal = line { $line } is not a deal of a ladder
