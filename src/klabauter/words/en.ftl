# What all games say alike, and the texts of the terminal. The same keys as de.ftl.

## Building blocks

list-last = { $first } and { $last }
list-none = nothing
points = { $score } { $score ->
    [one] point
   *[other] points
}
player-bot = Bot { $number }
stand-in = Bot for { $name }
move-pass = pass
ending-end = played to the end

## The log

log-undone = { $seat } takes that back and thinks again.
log-parted = { $seat } gives up.
log-declined = { $seat } would rather play on than stop.
log-unopened = { $seat } did not open the pledged contribution to the luck; the others contribute anew.
log-elsewhere = The contribution of { $seat } to the luck comes from another device.

## Hints

estimate = { $percent ->
    [0] hardly ever wins from here
    [100] as good as won
   *[other] wins about { $percent } of 100 games from here
}
hint-only-move = There is no other move.
hint-ends-won = Ends the game, and you win { $lead ->
    [0] on the tie-break.
   *[other] by { $lead }.
}
hint-ends-shared = Ends the game, and you share the victory.
hint-ends-lost = Ends the game, and you lose { $gap ->
    [0] on the tie-break.
   *[other] by { $gap }.
}
hint-score = Puts you at { points } instead of { $old }.
hint-same-score = Leaves you at { points } for the moment.
hint-open = What comes of it is up to luck and to the others.

## The terminal: errors

cli-no-output = The output cannot be written ({ $detail }).

## The terminal: at the table

cli-yours = For you alone:
cli-yes = yes
cli-no = no
cli-cost = costs { $cost }
cli-how = h shows help, ? the rule behind the question; q ends and saves.
cli-how-with-hints = h shows help, t gives a hint, ? the rule behind the question; q ends and saves.
cli-hints-agreed = This table has agreed on hints: whoever is asked may have one.
cli-again = The game goes on. What happened last:
cli-curtain = It is { $seat }’s turn. The others look away; { $seat } presses Enter.
cli-type-something = Type a number, a move, or h for help.
cli-several = That may mean several things:
cli-no-such-number = There is no number { $number }, only 1 to { $last }.
cli-possible = That is allowed: { $move }
figures-own = With custom values: { $what }.
figures-differ = { $where } { $own } instead of { $usual }
cli-why-what = Write a move after it, for example: why { $example }
cli-no-memory = Nobody helps your memory at this table. With --memory aid somebody does.
cli-no-hints = No hints against people: this table has not agreed on them. A table agrees before it begins, with klabauter play --hints; against bots alone there are always hints.
cli-narrow = This terminal is { $columns } columns wide; boards are drawn for { $wanted }. Widen it, so that nothing slips.
cli-comment = { $seat }: “{ $comment }”
cli-saved = Saved. To go on: { $command }
cli-not-saved = The last decisions could not be saved. To go on with what is saved: { $command }
cli-replay-hint = To see it again: { $command }
cli-rematch-hint = To play again: { $command }
cli-rank = rank
cli-player = name
cli-score = total
cli-parts = made of
cli-tiebreak = tie-break: { $what }
cli-winner = { $count ->
    [one] { $names } wins with { $score }{ $tied ->
        [yes] , on the tie-break.
       *[no] .
    }
   *[other] A draw: { $names } share the victory with { $score }.
}
cli-help =
    { " " }Type the number of a move, its notation, or enough of its words. Also:
    { " " }?         the rule behind the question; ? 4.2 a paragraph, ? 4 a chapter,
    { "           " }? tie what is said about it
    { " " }why MOVE  why a move is not possible
    { " " }t         a hint: the best moves, and why
    { " " }u         take the last decision back
    { " " }b         the table again
    { " " }m         all moves with their notation
    { " " }l         what happened so far
    { " " }v         what one could remember
    { " " }q         enough for today; the game is saved

## How a table ended, where people had a hand in it

ended-played = { $count ->
    [0] { "" }
   *[other] { $names } gave up on the way. A bot played on; { $you ->
        [did] you rank
       *[no] they rank
    } behind everybody else.
}
ended-resigned = { $count ->
    [one] { $names } gave up, and the game ended there.
   *[other] { $names } all gave up, and the game ended there.
} { $won ->
    [0] Nobody has won; this is how things stood.
   *[other] { $you ->
        [won] You win
       *[no] { $winners } wins
    }; this is how things stood.
}
ended-agreed = { $count ->
    [one] { $you ->
        [did] You
       *[no] { $names }
    } stopped the game before its end.
   *[other] Everybody agreed to stop the game before its end.
} Nobody has won; this is how things stood.
ended-closed = Whoever runs the server closed the game before its end. Nobody has won; this is how things stood.

## The terminal: games, records, simulations

kind-of-seat-human = human
kind-of-seat-bot = bot, { $level }
level-random = random
level-cabin-boy = cabin boy
level-sailor = sailor
level-captain = captain
level-klabauter = klabauter
level-program = program { $command }
level-about-cabin-boy = plays plausibly but carelessly
level-about-sailor = knows his trade
level-about-captain = thinks ahead
level-about-klabauter = thinks far ahead, the strongest there is
ask-game = Which game?
ask-seats = Against how many?
ask-others = { $others ->
    [one] one opponent
   *[other] { $others } opponents
}
ask-level = Against whom?
ask-how = Type a number. Enter: { $default }
ask-number = A number from 1 to { $last } is wanted.
watch-how = Any key holds the game, q ends it.
watch-held = Held. Any key: go on · q: enough
watch-again = To watch it again: { $command }
cli-credit = By { $authors }, { $publisher } { $year } · { $seats } players · { $low } to { $high } minutes
cli-default = { $value } by default
cli-found-also = Also:
cli-found = One of them in full: { $command }
cli-found-elsewhere = Found in the German rules: { $numbers }. The numbers are the same in both languages.
cli-found-games = “{ $query }” is no game; this is what the rules of all games say about it.
cli-games-hint = To play: klabauter play GAME · rules: klabauter rules GAME
moves-step = step
moves-notation = notation
moves-example = example from a played game
moves-number = { $kind }: a number
moves-steps = All steps that a position may name in “pending”; N is the number of a seat, or of a figure that has none:
moves-pending = in “pending”
moves-decides = decided by
moves-question = question and paragraph
moves-seat = seat
moves-by-luck = luck
moves-by-nobody = nobody
moves-luck = Luck alone does: { $list }
moves-unseen = Possible by the rules, but not seen in the games played for this list (options and seats decide, too): { $list }
moves-hint = A view names the step to decide first in “pending”, with its seat. --view prints an example of a view, --fields what its fields mean.
cli-verified = the record is verified
cli-unused-luck = { $count ->
    [one] One scripted outcome of luck has not happened: { $luck }
   *[other] { $count } scripted outcomes of luck have not happened: { $luck }
}
cli-unfinished = The game is not over, { $seat } decides. To go on: { $command }
cli-next = Enter: go on · q: to the end
progress = { $done } of { $of } after { $time }
cli-simulated = { $games ->
    [one] One game
   *[other] { $games } games
} in { $seconds } seconds, luck from “{ $seed }”
cli-seat = seat
cli-wins = wins (95%)
cli-min = min
cli-p10 = 10%
cli-median = median
cli-p90 = 90%
cli-max = max
cli-mean = mean
cli-best = best total
cli-steps = decisions
cli-shared = Shared victories: { $share }
cli-failed = In seat { $seat } a bot of Klabauter’s played on { $number ->
    [one] in one game
   *[other] in { $number } games
}, and its results are counted here: the program failed, { $why }.
cli-replaced = stand-in in { $number } of { $games }, for { $bot }
compare-played = { $deals ->
    [one] One deal,
   *[other] { $deals } deals, each
} played from { $seats ->
    [2] both
   *[other] all { $seats }
} seats with the same luck: { $games } games, seed { $seed }.
compare-share = { $one } against { $others }: { $share } of the wins, with the 95% interval.
compare-better = That is more than the fair share of { $fair }, and not by luck.
compare-worse = That is less than the fair share of { $fair }, and not by luck.
compare-open = The fair share is { $fair }: whether one is better cannot be told from so few deals.
compare-nothing = So nothing is measured: in no game did all play to the end themselves.
compare-failed = † { $who } failed in { $number ->
    [one] one game
   *[other] { $number } games
 }, which counts as lost: { $why }.
cli-ending = { $ending }: { $number ->
    [one] one game
   *[other] { $number } games
}
cli-seats = seats
ladder-cell = stronger – weaker
ladder-pair = { $stronger } – { $weaker }
ladder-deals = deals
ladder-games = games
ladder-cleared = over the bar
ladder-verdict = { $cleared } ({ $bar })
ladder-open = open
ladder-level = level
ladder-p95 = 95%
ladder-longest = longest
ladder-left = Interrupted. All results so far are saved in { $file }. Run the same command to continue.
ladder-stale = † played by earlier code
ladder-code = Played by code { $code }.
ladder-code-earlier = † Played by earlier code, { $code }.
ladder-page-title = How strong the bots are
ladder-page-deals = Each deal is played once per seat, always with the same luck: the stronger level takes each seat in turn, and the weaker level takes all the others. A shared victory counts as a fraction of one.
ladder-page-interval = Deals are independent of each other, but the games of one deal are not. So each deal counts as one number: the mean share of victories over its games. The interval is Student’s 95% interval for the mean of these numbers. One lost and one won deal are added as a precaution.
ladder-page-stop = A comparison stops as soon as it is decided. Checking repeatedly would make a plain 95% interval too optimistic. So the result is checked only after 25, 50, 100, … deals and after the last one, and the error probabilities of all checks add up to 5%: 1.5% for the early checks together and 3.5% for the last one. The interval shown is the one from the check that decided.
ladder-page-bar = The bar is 60% of the victories with two seats, and 1.3 times an even share with more. A level clears the bar if the whole interval lies above it and fails if the whole interval lies below it. Otherwise the result is open.
ladder-page-times = Thinking time is processor time on one core for each decision with more than one legal move. It depends on the machine; who wins does not.

## The terminal: speed

bench-game = game
bench-seats = seats
bench-steps-per-s = steps/s
bench-games-per-s = games/s
bench-playout-steps-per-s = playout steps/s
bench-simulations-per-s = sims/s
bench-search-steps-per-s = search steps/s
bench-copy-us = copy µs
bench-view-us = view µs
bench-sample-us = world µs
bench-growth = late ÷ early
bench-state-bytes = state bytes
bench-steps = steps/s
bench-numbered = steps/s by number
bench-observed = observed steps/s
bench-playouts = playout steps/s
bench-search = search steps/s
bench-times = { $ratio } ×
bench-compiled = Compiled, Python { $python }, processor time, medians of { $rounds } interleaved rounds.
bench-interpreted = Interpreted, Python { $python }, processor time, medians of { $rounds } interleaved rounds.
bench-startup = klabauter --version answers within { $time }.
bench-missing = { $package } is not here, so it was not measured. To get it: { $command }
cli-coverage-paragraph = paragraph
cli-coverage-code = in code
cli-coverage-test = in tests
cli-coverage-missing = missing
cli-coverage-dangling = { $place } names § { $paragraph }, which does not exist.
cli-coverage-uneven = § { $paragraph } is not alike in both languages.
cli-coverage-manners = table manners
cli-coverage-reading = our reading
cli-coverage-gaps = { $gaps ->
    [0] { $paragraphs } paragraphs, no gap.
    [one] { $paragraphs } paragraphs, one gap.
   *[other] { $paragraphs } paragraphs, { $gaps } gaps.
}
cli-coverage-sentences = Rulebook: { $total } sentences. In paragraphs: { $placed }, table manners: { $manners }, flavour: { $flavour }, nowhere: { $missing }.

## The terminal: the server

serve-ready = The tables are set: { $address }
serve-lan = Everybody in your network can come in, without encryption: messages in the browser need https and stay off.
serve-end = Ctrl-C ends it. Every move is kept.
mail-turn = It is your turn
mail-waits = Your table is waiting for you
mail-turn-text =
    A table of { $game } is waiting for you: { $link }

    You can switch these mails off here: { $account }
push-turn = { $game } waits for you, { $name }.
error-page-address = The address may be mistyped, or the link is out of date.
error-page-home = To the start page
client-missing = The browser client has not been built yet.
client-missing-how = One of these commands builds it, in the folder of the source code. The first one also starts the server, the second one needs Node. Then reload this page.
client-missing-api = Tables, programs and the terminal do not need it: under /api the server answers as always.
mail-reset = Your password
mail-reset-text = Within a day you can set a new password here: { $link }
mail-confirm = Is this your mail address?
mail-confirm-text =
    This address was given for an account at { $server }. If it is yours, confirm it within a day: { $link }

    If you know nothing about it, do nothing. No other mail will come.
feed-title = Games that wait for you
feed-entry = { $game }: it is your turn
admin-done = Done.
admin-reset = With this link the password can be set anew within a day: { $link }
admin-promote = { $who } is an admin now and finds /admin in the menu.
admin-demote = { $who } is no admin any more.
admin-ban = { $who } is kept out; bots have the seats.
admin-unban = { $who } may come in again.
admin-reset-address = Put the address of your server in front of it, as in https://games.example/reset#…; with address in the configuration it is there already.
admin-report = { $id } · table { $table } · { $about }
admin-table-aside = table { $table } ({ $game }) · { $why }
admin-nothing = There is nothing.
admin-pruned = Moved to the bin: { $tables } tables, { $guests } guests, { $keys } tokens.
admin-bin = { $number } · { $kind ->
    [table] table { $about }
    [guest] guest { $about }
   *[keys] { $about } expired tokens
} · since { $date } · deleted after { $hours } more hours in which the server runs
backup-done = { $rows } rows of { $database } are kept in { $path }.
restore-done = { $rows } rows are restored into { $database }.
restore-unverified = Whether the backup was whole is not known if version 0.1 made it. Look whether the newest tables are there.
worker-ready = Thinking for the tables at { $redis }. Ctrl-C ends it.
sit-no-link = This is no link to a seat: it looks like http://…/t/…#seat=…
sit-seated = Seated, the game is on.
sit-waiting = Seated, waiting for the host to begin.
sit-again = The connection is lost. Trying again …
sit-no-answer = No server answers at { $address } ({ $why }). Trying again …
sit-nobody = No server answers at { $address }. Check the link’s address, or whether the server runs, and start again.
sit-wrong-token = The server knows no seat by this link: what stands behind #seat= is wrong, cut short, or no longer good. The table’s menu in your browser has the right one.
sit-rude = the server understands it no more ({ $why })
sit-failed = The program has failed: { $why }. It is started again.
sit-gave-up = The program has failed { $times } times in a row, last: { $why }. It is not started again.
sit-seat-waits = Nobody plays on in its seat: the table waits for you. Mend the program and give the same command again, or play the seat yourself with the link in a browser.
sit-clock-runs = When its clock has run out, a bot of the server stands in for it, until you give the same command again or play the seat yourself with the link in a browser.
sit-over = The game is over.
sit-away = The server has sent the program away: { $why }
verify-fine = Every roll and draw was recomputed ({ $count }): all of them follow from the rules, the moves and what was promised before the game.
verify-promised = Promised before the game was { $commitment }. Compare this with what you saw then.
verify-kept = This is the game your receipt is from; { $count } events of its log were compared.
verify-seats = Contributions by seats: { $seats }.
verify-nobody = No seat contributed: the server alone chose the luck, before the game.
verify-void = Round { $round } was repeated because seat { $seat } did not open its contribution. With the help of the server this seat could have rejected a deal.
verify-local = This record is from a table without promises: its luck was recomputed, but anybody may have chosen it.
verify-wrong = This is NOT what was promised: { $why }.
verify-incomplete = its account of the luck is incomplete
verify-commitment = the server’s secret does not belong to its commitment
verify-pledge = the contribution of seat { $seat } in round { $round } does not belong to its pledge
verify-bot = seat { $seat } is a bot and contributed in round { $round }
verify-again = seat { $seat } pledged again in round { $round } after it had not opened a contribution
verify-unopened = the contribution that seat { $seat } pledged is missing
verify-repeated = round { $round } was repeated although all contributions were opened
verify-seed = the luck did not come from the secret and the contributions
verify-scripted = the game did not begin at its beginning, or some of its luck was written by hand
verify-index = draw { $number } is counted wrongly
verify-ticket = draw { $number } has another result than its ticket
verify-draws = draw { $number } is not the one that follows from the rules and the moves
verify-field = { $field } is not what the moves lead to
verify-other = the commitment is not the one you saw
verify-other-bots = other seats were bots when you saw the table
verify-rounds-missing = a round that you saw is missing
verify-other-pledges = the pledges of round { $round } are not those you saw
verify-other-contributions = the contributions of round { $round } are not those you saw
verify-own-pledge = your pledge for seat { $seat } in round { $round } is missing or was changed
verify-own-contribution = your contribution for seat { $seat } in round { $round } is missing or was changed
verify-other-game = event { $number } of the log is not what you saw

## The terminal: help for the commands

usage = usage:
usage-arguments = arguments
usage-options = options
usage-commands = commands
usage-required = missing: { $what }
usage-unknown = unknown: { $what }.{ $meant }
usage-choice = { $what }: there is no { $value }.{ $meant } Possible: { $known }
usage-number = { $what }: { $value } does not fit here{ $kind ->
    [count] ; a whole number from 1 on is wanted.
    [counts] ; whole numbers from 1 on, separated by commas, are wanted.
    [int] ; a whole number is wanted.
    [names] ; names, separated by commas, are wanted.
    [seconds] ; a number from 0 on is wanted.
    [pair] ; it looks like name=value.
   *[other] .
}
usage-value = { $what }: something is missing here.
meta-action = ACTION
meta-command = COMMAND
meta-game = GAME
meta-paragraph = PARAGRAPH|WORDS
meta-file = FILE
meta-folder = FOLDER
meta-text = TEXT
meta-option = NAME=VALUE
meta-seats = WHO,WHO
meta-bot = WHO
meta-seat = SEAT
meta-names = NAME,NAME
help-klabauter = Pirate games in the terminal, against bots or with friends.
help-help = show this help
help-version = show the version
help-figures = print all component values of GAME with their sources, as a file for --components
help-figures-components = a file with custom values; checked, and with --figures applied on top
help-moves = list the moves of GAME, how they are written and which question they answer, with examples
help-view = print an example of what a seat of GAME sees, as JSON
help-fields = explain every field of such a view
help-moves-seats = number of seats for --moves and --view; by default all numbers for moves, and the smallest for a view
help-games = list the games
help-rules = show the rules of a game, a chapter or a paragraph, or search them
help-play = play a game
help-watch = watch bots play each other
help-simulate = play many games between bots and show statistics
help-compare = measure one bot, such as a program of your own, against others
help-ladder = measure how much stronger each level of bots is than the one below
help-bench = measure how fast the games are on this machine
help-bench-peers = compare with other systems that are installed
help-bench-seconds = processor time per measurement and round
help-bench-rounds = number of rounds; the results are medians
help-replay = verify a record and show its log
help-serve = start a server for playing in the browser
help-host = the address to listen on
help-port = the port to listen on
help-lan = open the server to your network, not only to this computer
help-server-name = the name of this server on its pages
help-database = where everything is stored; by default in an SQLite file
help-redis = connect several server processes
help-bot-processes = number of processes for bots
help-log = format of the log
help-config = a configuration file
help-open = open the browser
help-worker = run bots for one or more servers
help-sit = let a program play a seat at a table on a server
help-link = the private link to the seat
help-program = the command that starts the program
help-sit-seat = which seat, if the link is valid for several; counted from 1, as at the table
help-verify = check that a server committed to the luck of a game before it began
help-commitment = what the server committed to before the game, as you saw it
help-verify-file = the record of a hosted game, or the proof of its luck
help-receipt = the receipt your browser kept during the game
help-proof = write the proof of the luck to this file
help-admin = close tables, ban people and so on
help-backup = save everything to a file while the server runs
help-restore = fill an empty database from a backup
help-action = close, ban, unban, promote, demote, registration, reset, reports, settle, aside, prune, bin, restore-from-bin
help-what = a table, a person, an account, open or closed
help-backup-file = the backup
help-unverified = also accept a backup of version 0.1, which does not say whether it is complete
help-lang = language; by default the system's
help-no-color = without colours
help-game = the game, for example jolly-und-roger, or the beginning of its name
help-paragraph = for example 4.2, 4 for the whole chapter, or words to search for
help-contents = show only chapters and titles
help-coverage = show where each paragraph is in code and tests
help-tests = folder of the tests
help-seats = who sits where, for example human,captain,sailor or human,3*sailor; by default you play against sailors
help-ask = ask for the game and the opponents
help-names = names of the players, for example Anna,Ben
help-option = an option of the game, for example mode=pro; may be repeated
help-components = a file with custom component values
help-seed = seed of the luck; the same text gives the same cards
help-memory = whether the table shows what people could remember
help-hints = allow hints for everybody, even against people
help-resume = continue a saved game; without FILE, the last one
help-save = where to save
help-watch-seats = who plays, for example captain,sailor or 4*sailor; by default captains
help-watch-delay = seconds between two decisions; 0 for none
help-watch-as = see what this seat sees, by number from 0 or by name; by default, see what everybody may see
help-simulate-seats = number of seats
help-simulate-games = number of games
help-compare-one = which bot to measure: a level, or program: and a command
help-compare-others = which bot takes all other seats: a level or a program
help-compare-deals = number of deals, each played from every seat (default 100)
help-bots = one bot per seat or one for all, for example sailor,random; by default random moves (random), which is fastest
help-jobs = number of processes
help-ladder-games = which games; by default all
help-ladder-levels = which levels, for example sailor,captain; by default all
help-ladder-all-pairs = compare every pair of levels, not only neighbours
help-ladder-seats = number of seats; by default 2 and 4 where the game allows it
help-ladder-every-seat-count = use every number of seats the game allows
help-ladder-pairs = maximum number of deals per comparison, each played from every seat; by default 1000, or 200 if a level searches
help-ladder-stop = stop a comparison as soon as it is decided
help-ladder-simulations = number of simulations of a searching level; by default those of the level
help-ladder-jobs = number of processes; by default one per core
help-ladder-file = where deals are stored; deals already there are not played again
help-ladder-report = only report what is stored, and play nothing
help-ladder-markdown = also write the tables as a page to this file
help-json = print the results as JSON
help-file = the record
help-step = show the table after every move

## What the fields of a view mean, for writers of bots

view-game = the game
view-rules = the version of its rules
view-seats = how many seats there are
view-options = the options in force
view-seat = the seat whose view this is, counted from 0; null: a spectator
view-actor = the seat that decides now; null once the game is over
view-over = whether the game is over
view-pending = the steps that wait, the one being asked first
view-public = what everybody may know
view-private = what this seat alone may look at
view-known = all the seat can derive from what it has ever seen
