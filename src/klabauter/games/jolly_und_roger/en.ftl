# The words of Jolly & Roger. The same keys and values as de.ftl.

title = Jolly & Roger
pitch = One splits five cards into two sets, the other chooses; then both wrestle for four ships full of gold.

## Names

name-kraken = Kraken
name-skeleton = Skeleton
name-tortuga = Tortuga
name-parrot = parrot
name-chest = chest
kind-card = { $stem ->
    [green] Green
    [yellow] Yellow
    [blue] Blue
    [red] Red
   *[other] { $stem }
} { $number }
name-ship-green = green ship
name-ship-yellow = yellow ship
name-ship-blue = blue ship
name-ship-red = red ship
name-set-1 = set 1
name-set-2 = set 2
kind-split = { $id }

## Building blocks: the card with its article, the ship's colour

a-card = { $card-id ->
    [kraken] a kraken
    [skeleton] a skeleton
    [tortuga] Tortuga
   *[other] { $card }
}
shade = { $ship-id ->
    [ship-green] green
    [ship-yellow] yellow
    [ship-blue] blue
   *[ship-red] red
}

## The log

log-begins = { $seat } receives the pirate flag and begins.
log-turned-up = Turn { $turn }. { $seat } turns up: { $cards }.
log-split = { $seat } splits: here { $first }, there { $second }.
log-taken = { $seat } chooses: { $cards }.
log-flag = The flag goes to { $seat }.
log-laid = { $seat } lays { a-card } openly at the { shade } ship.
log-laid-as-parrot = { $seat } lays { a-card } as a parrot at the { shade } ship.
log-captain = At the { shade } ship it is { $strength } to { $other-strength } for { $seat }, whose captain goes aboard.
log-no-captain = At the { shade } ship it is { $strength } to { $strength }, and the captain leaves.
log-boarded = { $seat } boards the { shade } ship with { $card }: { $gold } gold for the chest.
log-devoured = { $seat } calls the kraken to the { shade } ship. It devours { $parrot ->
    [1] a parrot ({ $card })
   *[0] { $card }
}.
log-tortuga = { $seat } calls at Tortuga: all of { $seat }’s parrots turn over.
log-turned = At the { shade } ship { $cards } { $cards-count ->
    [one] comes
   *[other] come
} to light.
log-nothing-turned = There is no pirate among { $seat }’s parrots. Tortuga changes nothing.
log-game-ends = Turn { $turns } is played and the deck is empty: the game is over.

## Refusals

no-split-first = First the five cards are split into two sets.
no-choose-first = First one of the two sets is chosen.
no-play-a-card = Now a card of the own set is played.
no-not-in-set = { $card-id ->
    [kraken] A kraken
    [skeleton] A skeleton
   *[other] { $card }
} is not in your set.
no-other-colour = { $card } may not lie openly at the { shade } ship, only at the ship of its own colour. As a parrot it may lie anywhere.
no-stays-in-crew = { $card } lies at the { shade } ship already and stays there: it neither moves nor boards.
no-not-openly = { $card-id ->
    [kraken] A kraken never lies
   *[tortuga] Tortuga never lies
} openly in a crew, only face down as a parrot.
no-no-own-captain = Your captain is not on the { shade } ship. To board it you need the stronger crew there.
no-board-other-colour = { $card } cannot board the { shade } ship, only the ship of its own colour.
no-never-boards = { $card-id ->
    [kraken] A kraken never boards.
    [skeleton] A skeleton never boards: there is no gold on it.
   *[tortuga] Tortuga does not board.
}
no-no-victim = At the { shade } ship the other crew has nothing for the kraken to take.
no-skeleton-is-safe = At the { shade } ship an open skeleton lies on top. No kraken gets past it.

why-copies = as many strengths as copies are wanted
why-cards = strengths must differ within a colour, and copies not be negative
why-deck = { $cards } cards less { $away } must make { $turns } turns of { $offer } cards each
why-captains = each player needs one for every ship

## Questions

ask-split = { $seat }, split the five cards into two sets.
ask-take = { $seat }, which set do you take?
ask-play = { $seat }, play a card of your set.

## Moves

move-start = { $starter } begins
move-draw = turn up { $card }
move-split = split: { $split }
move-take = take { $set }
move-lay = { $card } openly at the { shade } ship
move-parrot = { $card } as a parrot at the { shade } ship
move-board = board the { shade } ship with { $card }
move-kraken = call the kraken to the { shade } ship
move-tortuga = Tortuga: turn over your parrots

## Hints

hint-split-holds = Neither set is enough for { $seat } to drive you off the { shade } ship ({ $gold } gold).
hint-split-risks = With one of the sets { $seat } can drive you off the { shade } ship ({ $gold } gold); another split would prevent that.
hint-split-least = { $seat } can board for { $gold } gold at most; no split allows less.
hint-split-gold = Either set lets you board for at least { $gold } gold, as the captains stand now.
hint-split-ship = Either set is enough for you to win the { shade } ship ({ $gold } gold), as it stands now.
hint-split-alone = Sets { a-card } alone against the other four cards.
hint-split-parts = Parts { $cards }, so that nobody gets both.
hint-split-weighs = Weighs { $first } strength against { $second }.
hint-take-gold = Lets you board for { $gold } gold at once.
hint-take-ship = Is strong enough to win the { shade } ship ({ $gold } gold).
hint-take-saves = With this set { $seat } could drive you off the { shade } ship ({ $gold } gold).
hint-take-risks = Leaves { $seat } enough to drive you off the { shade } ship ({ $gold } gold).
hint-take-denies = { $seat } would board for { $gold } gold with it.
hint-take-specials = Keeps { $cards } out of { $seat }’s hands.
hint-take-strength = { $number ->
    [one] One card
   *[other] { $number } cards
} with { $strength } strength in all.
hint-captain = Puts your captain aboard the { shade } ship ({ $gold } gold), { $strength } to { $other-strength }.
hint-wrests = Takes the { shade } ship ({ $gold } gold) from { $seat }, { $strength } to { $other-strength }.
hint-clears = Drives { $seat }’s captain off the { shade } ship ({ $gold } gold).
hint-chest = Puts { $gold } gold into your chest, for good.
hint-follow = Then { $cards } can board for { $gold } gold.
hint-safe = { $seat } cannot drive you off the { shade } ship any more this turn.
hint-shaky = { $seat } still has enough to drive you off the { shade } ship.
hint-settled = Decides the { shade } ship: its { $gold } gold are yours.
hint-lead = Widens your lead at the { shade } ship to { $lead }.
hint-behind = You are still { $gap } behind at the { shade } ship.
hint-forgoes = Gives up { $gold } gold that boarding would bring.
hint-only-one = Lays { a-card } as a mere parrot: 1 instead of { $strength }.
hint-devours = The kraken takes { a-card } with strength { $strength } from { $seat }.
hint-best-prey = The kraken finds no fatter prey than { a-card } with strength { $strength }.
hint-turns-up = { $strength ->
    [0] Your parrots get no stronger by it.
   *[other] Makes your parrots { $strength } stronger in all.
}
hint-skeleton = No kraken gets at your crew at the { shade } ship while the skeleton lies on top.
hint-covers = Shields { $card } from { $seat }’s kraken.

## Scoring

points = { $score } gold
part-chest = chest
part-ship-green = green ship
part-ship-yellow = yellow ship
part-ship-blue = blue ship
part-ship-red = red ship

## Options

option-mode = game
option-mode-beginner = beginner game
option-mode-pro = pro game
option-mode-all = with all 50 cards
option-start = who begins
option-start-random = the lot
option-start-0 = the first seat
option-start-1 = the second seat

## The table in the terminal: cards in three signs, short labels

kind-mark = { $stem ->
    [green] Gr
    [yellow] Ye
    [blue] Bl
    [red] Re
   *[other] { $stem }
}{ $number }
mark-kraken = Kra
mark-skeleton = Ske
mark-tortuga = Tor
mark-parrot = P
board-heading = Turn { $turn } of { $turns } · { $deck ->
    [0] the deck is empty
    [one] one card left in the deck
   *[other] { $deck } cards left in the deck
} · { $mode }
board-ships = strength{ "\u000A" }ship and gold{ "\u000A" }strength
board-ship-green = Green
board-ship-yellow = Yellow
board-ship-blue = Blue
board-ship-red = Red
board-captain = captain
board-chest = chest:
board-chest-gold = chest: { $gold } gold
board-chest-cards = chest: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
board-offer = Turned up:
board-plays = plays:
board-plays-later = plays later:
board-lay = openly
board-parrot = as a parrot
board-board = board
board-kraken = devours
board-tortuga = turn over
board-sign-mine = ▲ your captain goes aboard
board-sign-even = = a tie, the captain leaves
board-how-to-split = Type the numbers of one set, for example 12; the rest is the other.
board-legend-own = Green 3 as a parrot, counts 1
board-legend-parrot = some parrot
board-legend = In a crew the rightmost card lies on top. ⚑ splits this turn.
board-unseen = Not seen yet: { $cards } cards

## The table in the browser

board-ship = { $ship }, { $gold } gold: { $me } { $mine }, { $other } { $theirs }; { $captain ->
    [none] no captain aboard
   *[one] captain of { $who } aboard
}
board-crews = Crew of { $me }: { $mine }. Crew of { $other }: { $theirs }.
board-enemy = crew of { $name }, { $ship }
board-parrot-is = parrot ({ $card })
board-in-crew = { $card }, in your crew
board-captain-of = captain of { $name }
board-even = equal, no captain
board-target = { $move }: { $before } to { $after } against { $against }{ $captain ->
    [mine] , your captain goes aboard
    [theirs] , the other captain goes aboard
    [nobody] , the captain leaves
   *[same] { "" }
}
board-board-target = { $move }: chest { $before } to { $after } gold
board-tortuga-target = { $move }: { $gain } stronger in all
board-strength = strength { $strength }
board-turned-up = Turned up
board-one-set = The one set
board-other-set = The other set
board-split-tip = Move cards up here, and down again. The other one chooses.
board-card-up = card { $number }, { $card }, in the upper set
board-card-down = card { $number }, { $card }, in the lower set
board-set = { $set }: { $cards }. Strength { $strength }
board-set-of = Set of { $name }
board-your-set = Your set
board-plays-now = plays now
board-plays-after = plays afterwards
board-done = all played
board-tie-ship = A tie: the { shade } ship decides.
board-tie = A tie, and nobody has a ship: a draw.
board-king = pirate king
board-tally-chest = { $gold } gold
board-gold = gold
board-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
board-chest-of = chest of { $name }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $gold ->
    [-1] { "" }
   *[other] , { $gold } gold
}
board-splitter = splits
board-chooser = chooses
board-flag = pirate flag
board-captains = { $count ->
    [one] 1 captain
   *[other] { $count } captains
} in supply
board-course = Course of the game
board-turn = Turn { $turn } of { $turns }
board-splits = turn { $turn }: { $name } splits
board-deck = deck: { $cards }; put away unseen: { $away }; out of the game: { $gone }
board-if-over = If it ended now
board-if-parts = chest { $chest }, ships { $ships }
board-if-hidden = ships { $ships }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
board-note-split = strength { $first } against { $second }
board-note-crew = { $before } → { $after } against { $against }
board-note-chest = chest { $before } → { $after }
board-note-tortuga = your crews +{ $gain }
