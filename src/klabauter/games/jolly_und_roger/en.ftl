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
why-cards = strengths must differ within a colour, and together be at most { $most }
why-deck = { $cards } cards less { $away } must make { $turns } turns of { $offer } cards each
why-captains = each player needs one for every ship
why-chests = only pirates lie in a chest (5.1, 6.1)
why-crews = kraken and tortuga lie in a crew face down only (6.1)
why-sets = an offer has five cards, a set one to four (3.2, 3.3)
why-one-place = cards are on offer, in two sets or before the players, one after the other (3.1)
why-unseen = at least { $need } cards must be unseen: { $away } put away, the others still to be turned up (2.3, 2.4, 3.2)

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
tie-dearest = dearest ship captured

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

## The first game, guided

first-aim-1 = Two of you, and between you four merchant ships in a row. They carry gold: green 3, yellow 5, blue 7, red 9.
    .rule = 1.4
first-aim-2 = Each of you gathers a crew on your own side of every ship. Whoever is stronger there has a captain aboard, and only with a captain can you fetch gold.
    .rule = 4.4
first-aim-3 = Eight turns of five cards: one of you splits them, the other chooses. In the end the gold in your chest counts, and every ship with your captain on it.
    .rule = 7.3
first-ask-split = Five cards lie open. Make two sets of them, any way you like, only none of them empty. The other one chooses first; you get what is left.
    .think = Split so that you can live with either half: a strong card here, several small ones there.
    .rule = 3.3
first-ask-take = The cards are split. You take one set, the whole of it, and play it before the other one plays the rest.
    .think = Ask yourself two things: which set helps me more, and which one would hurt me more in the other’s hands?
    .rule = 3.4
first-ask-play = Play one card of your set: openly to your crew at the ship of its colour, face down as a parrot at any ship, or, where your captain stands, into your chest as gold.
    .think = Crew first, then gold: one card brings the captain aboard, the next one boards. You have to play them all in this turn.
    .rule = 3.5
first-log-captain = Strength decides who has the captain aboard. While he stands there his owner may board, and whoever has him there in the end captures the ship.
    .rule = 4.4
first-log-no-captain = Equally strong: the captain leaves the ship, and nobody can board there until one side has more again.
    .rule = 4.5
first-log-laid-as-parrot = Face down every card is a parrot of strength 1, at whichever ship. Small, but often just the one that was missing.
    .rule = 4.2
first-log-boarded = The card goes under the chest and is gold for good, as much as its number says. Crew and captain stay where they are, so the next card may board as well.
    .rule = 5.2
first-log-devoured = The kraken takes the topmost card of the opponent’s crew at one ship, then strengths are compared anew. An open skeleton on top is safe from it.
    .rule = 6.4
    .rare = yes
first-log-tortuga = Tortuga turns over all parrots of one side. Every pirate among them counts with his full number now, even at a ship of another colour.
    .rule = 6.7
    .rare = yes
first-end = Gold in the chest, and the full value of each ship with your captain aboard. The crews themselves bring nothing, and a ship without a captain goes to nobody.
    .rule = 7.3
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
board-note-split = { $first } against { $second }
board-confirm-split = Split into { $first } and { $second }
board-note-crew = { $before } → { $after } against { $against }
board-note-chest = chest { $before } → { $after }
board-note-tortuga = your crews +{ $gain }

## What the fields of a view mean, for writers of bots

view-turn = the turn, counted from 1
view-known-turn = the turn, counted from 0
view-turns = how many turns the game has
view-deck = cards left in the deck
view-away = cards that were put away unseen before the game
view-flag = the seat before which the flag stands; null once the game is over
view-offer = the cards turned up and not split yet
view-sets = the two sets on offer, or none
view-hands = by seat: the open cards it still has to play
view-ships = the four ships
view-ships-id = the ship
view-ships-gold = what it is worth
view-ships-captain = the seat whose captain stands there, or null
view-ships-strength = by seat: the strength of its crew there
view-ships-crews = by seat: its crew there as everybody sees it; parrots lie face down
view-chests = by seat: how many cards are in its chest
view-known-chests = by seat: the cards in its chest
view-captains = by seat: captains it has left
view-gone = how many cards are out of the game: krakens, their victims, Tortugas
view-known-gone = the cards that are out of the game: krakens, their victims, Tortugas
view-parrots = by ship: the own cards that lie there as parrots
view-chest = the cards in the own chest
view-gold = the gold in the own chest
view-crews = ship by ship for seat 0, then for seat 1, then the kraken’s: the cards in the order of playing; in brackets those that lie as parrots
view-unseen = the cards of the deck and those put away, which nobody can tell apart
