# The messages of cli/errors.py. Other texts of the terminal are in words/en.ftl.

why-receipt = this is not a receipt of a table
error-cannot-save = { $path } cannot be written ({ $detail }). Choose another place with --save FILE.
error-cannot-read = { $path } cannot be read ({ $detail }).
error-file-exists = { $path } already exists and is not overwritten. To continue that game: klabauter play --resume { $path }
error-being-played = { $path } is being played in another window. Leave it there first (q), or start a new game with klabauter play.
error-nothing-to-resume = There is no unfinished game in { $folder }. Without --resume a new one starts.
error-resume-with = { $name } cannot be used with --resume: the saved game already contains it.
error-program-in-file = { $path } names a program as a player, and a file alone never starts a program. If you trust it, name it yourself: --seats "{ $seats }"
error-other-game = { $path } is a game of { $there }, not of { $here }.
error-unknown-seat = “{ $kind }” cannot take a seat.{ $meant } Possible: { $known }.
error-no-such-seat = There is no seat “{ $name }” at this table. Possible: { $known }.
error-bad-names = At most { $seats } different names are allowed, separated by commas.
error-no-paragraph = { $title } has no paragraph { $query }. There are: { $known }.
error-nothing-found = Nothing was found for “{ $query }” in the rules of { $title }. Try other words, or the number of a chapter.
error-which-of-these = There is no game “{ $name }”. Did you mean { $close }? There are: { $known }.
error-which-game = Which game? There are: { $known }.
error-no-tests = There are no tests in { $path }. Name their folder with --tests FOLDER.
why-no-such-host = this name is unknown
why-nobody-there = no server answers there
