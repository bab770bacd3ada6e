# The words of Port Royal unterwegs. The same keys and values as de.ftl.

title = Port Royal unterwegs
pitch = Turn up cards until you have enough, or too much: ships bring coins, coins hire people, people bring influence.

## Names: ships with coins:sabres, persons with cost/influence

name-yellow-1-1 = yellow pinnace 1:1
name-yellow-2-2 = yellow pinnace 2:2
name-yellow-3-2 = yellow pinnace 3:2
name-yellow-4-4 = yellow pinnace 4:4
name-blue-1-1 = blue fluyt 1:1
name-blue-2-2 = blue fluyt 2:2
name-blue-3-5 = blue fluyt 3:5
name-blue-4-5 = blue fluyt 4:5
name-green-1-1 = green barque 1:1
name-green-2-3 = green barque 2:3
name-green-3-5 = green barque 3:5
name-green-4-5 = green barque 4:5
name-red-1-1 = red frigate 1:1
name-red-2-3 = red frigate 2:3
name-red-3-6 = red frigate 3:6
name-red-4-skull = red frigate 4:☠
name-black-1-2 = black galleon 1:2
name-black-2-4 = black galleon 2:4
name-black-3-7 = black galleon 3:7
name-black-4-skull = black galleon 4:☠
name-wholesaler-yellow-5-1 = yellow wholesaler 5/1
name-wholesaler-yellow-7-2 = yellow wholesaler 7/2
name-wholesaler-blue-5-1 = blue wholesaler 5/1
name-wholesaler-blue-7-2 = blue wholesaler 7/2
name-wholesaler-green-5-1 = green wholesaler 5/1
name-wholesaler-green-7-2 = green wholesaler 7/2
name-wholesaler-red-5-1 = red wholesaler 5/1
name-wholesaler-red-7-2 = red wholesaler 7/2
name-wholesaler-black-5-1 = black wholesaler 5/1
name-wholesaler-black-7-2 = black wholesaler 7/2
name-sailor-3-1 = sailor 3/1
name-sailor-5-2 = sailor 5/2
name-sailor-7-3 = sailor 7/3
name-pirate-5-1 = pirate 5/1
name-pirate-7-2 = pirate 7/2
name-passenger-2-1 = passenger 2/1
name-passenger-4-2 = passenger 4/2
name-passenger-6-3 = passenger 6/3
name-tax = tax increase
name-wholesaler-yellow-4-1 = yellow wholesaler 4/1
name-wholesaler-yellow-6-2 = yellow wholesaler 6/2
name-wholesaler-blue-4-1 = blue wholesaler 4/1
name-wholesaler-blue-6-2 = blue wholesaler 6/2
name-wholesaler-green-4-1 = green wholesaler 4/1
name-wholesaler-green-6-2 = green wholesaler 6/2
name-wholesaler-red-4-1 = red wholesaler 4/1
name-wholesaler-red-6-2 = red wholesaler 6/2
name-wholesaler-black-4-1 = black wholesaler 4/1
name-wholesaler-black-6-2 = black wholesaler 6/2
kind-card = { $id }
name-coins = coins
name-pile = pile
name-harbour = harbour
name-discard = discards

## The log

log-begins = { $seat } begins.
log-turn = Round { $round }: it is { $seat }’s turn.
log-reshuffled = The pile has run out. { $cards ->
    [one] The one discard becomes the new pile.
   *[other] The { $cards } discards are shuffled and become the new one.
}
log-forfeited = No card is left: { $coins ->
    [one] a coin for { $seat } is forfeited.
   *[other] { $coins } coins for { $seat } are forfeited.
}
log-discovered = { $seat } turns up: { $card }.
log-stopped = { $seat } stops. In the harbour: { $cards }.
log-moored = { $seat } lets it moor: { $card }.
log-repelled = { $seat } repels it: { $card }. Sabres: { $sabres }.
log-twin-repelled = That colour is in the harbour already, but { $seat } repels: { $card }. Sabres: { $sabres }.
log-too-much = That colour is in the harbour already, and the sabres are too few. { $seat } loses everything: { $cards }.
log-no-more = There is nothing more for { $seat } to turn up.
log-must-stop = { $seat } has turned up { $cards } cards in this turn, as many as there are, and must stop.
log-nothing-there = There is not a single card for { $seat } to turn up.
log-paid-tax = Taxes: { $seat } pays { $coins ->
    [one] one coin
   *[other] { $coins } coins
}. { $coins ->
    [one] It was
   *[other] They were
}: { $cards }.
log-relief = Least influence ({ $influence }): { $seats }. That earns { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
log-may-take = { $ships } ships in the harbour: { $seat } may take { $cards } cards.
log-traded = { $seat } trades: { $card } brings { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
log-collected = { $seat }’s wholesaler keeps the ship: { $card }, one influence point.
log-hired = { $seat } hires: { $card }.
log-paid = { $seat } pays { $coins ->
    [one] one coin. It was
   *[other] { $coins } coins. They were
}: { $cards }.
log-paid-fee = { $seat } gives { $active } a coin.
log-took-nothing = { $seat } takes nothing.
log-cannot-take = { $seat } has { $coins ->
    [0] no coin
    [one] one coin
   *[other] { $coins } coins
} and can pay for nothing here.
log-barred = The first one took nothing, so { $seat } goes without, too.
log-left-over = To the discards: { $cards }.
log-last-round = { $seat } has { $influence } influence points. This round is the last.
log-game-ends = Round { $round } is played and the game is over.
log-all-dry = Nobody could turn up a card: all of them lie in front of the players. The game is over.
log-becalmed = A calm. For { $rounds } rounds nobody took a card; the game is over.

## Refusals

no-discover-or-stop = Now it is: turn up another card, or stop.
no-nothing-to-discover = There is nothing left to turn up.
no-must-stop = You have turned up { $cards } cards in this turn, as many as there are. You must stop now.
no-too-late = Repelling works only right after a ship is turned up, and only with enough sabres.
no-moor-or-repel = First the ship: let it moor or repel it.
no-take-or-pass = Now a card of the harbour is taken, or none.
no-not-in-harbour = That is not in the harbour: { $card }.
no-no-ship = Only ships are traded. This is none: { $card }.
no-no-person = Only persons can be hired. This is none: { $card }.
no-too-dear = Too dear ({ $card }): cost { $cost }, coins { $coins }.
no-too-dear-with-fee = Too dear ({ $card }): cost { $cost } and a fee of one coin, coins { $coins }.
no-no-fee = No coin, no fee, and the ship would bring none, either: { $card }.

## Questions

ask-onward = { $seat }, another card?
ask-ship = { $seat }, your sabres suffice. May the ship moor?
ask-take = { $seat }, which card do you take?

## Moves

move-start = { $starter } begins
move-draw = turned up: { $card }
move-coin = the coin is: { $card }
move-discover = turn up a card
move-stop = stop
move-moor = let it moor
move-repel = repel it
move-trade = trade: { $card }
move-hire = hire: { $card }
move-pass = take nothing

## Hints

some-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
hint-risk = { $number } of { $cards } cards would cost you everything: { $percent } %.
hint-no-risk = No card that may come can cost you anything.
hint-at-stake = At stake: { $card }.
hint-more-picks = { $number } of { $cards } cards would bring a new colour, and with it { $picks } cards for you.
hint-payable = { $number ->
    [0] No person you could pay for is left to come.
   *[other] { $number } of { $cards } cards are persons you can pay for.
}
hint-taxed = A tax increase would take { some-coins } from you.
hint-nothing-yet = Nothing in the harbour is of any use to you.
hint-can-take = You can take the best of it: { $card }.
hint-picks-now = { $ships } ships lie there: you may take { $picks } cards.
hint-avoids = Spares you a risk of { $percent } %: { $number } of { $cards } cards would cost you everything.
hint-fees = { $number ->
    [one] One other can use a card, and pays you a coin for it.
   *[other] { $number } others can use a card, and each pays you a coin for it.
}
hint-leaves = Leaves { $seat } something: { $card }.
hint-empty = The harbour is empty: nobody gets anything.
hint-moor-brings = Brings { some-coins } to whoever takes it.
hint-moor-point = Your wholesaler would keep it: one more influence point.
hint-moor-picks = With { $ships } ships in the harbour you may take { $picks } cards.
hint-moor-risk = After that { $number } of { $cards } cards can cost you everything because of this colour.
hint-repel-safe = { $number ->
    [0] No other ship of this colour could harm you, though.
   *[other] Keeps { $number } of { $cards } cards harmless for you.
}
hint-repel-denies = Nobody gets { $coins ->
    [one] its coin.
   *[other] its { $coins } coins.
}
hint-coins = { $coins ->
    [0] The fee eats up what it brings; you stay at { $total }.
   *[other] { some-coins } for you; that makes { $total }.
}
hint-ship-point = Your wholesaler keeps it: { $influence } of { $goal } influence points.
hint-then-payable = Then you can pay for another: { $card }.
hint-over-limit = With { $coins } coins beware of taxes: they leave you { $limit }.
hint-denies = { $seat } would probably take it otherwise.
hint-points = { $points ->
    [one] One influence point
   *[other] { $points } influence points
}; that makes { $influence } of { $goal }.
hint-last-round = Brings on the last round, and you have { $influence } influence points.
hint-sabres = { $sabres ->
    [one] One sabre
   *[other] { $sabres } sabres
}: enough to repel { $number ->
    [0] no more ships than before.
    [one] one more ship of the box.
   *[other] { $number } more ships of the box.
}
hint-patron = From now on every ship of this colour you take is an influence point.
hint-patron-again = You have a wholesaler of this colour; a ship still counts one point only.
hint-purse = Leaves you { $coins ->
    [0] without a coin.
   *[other] with { some-coins }.
}
hint-saves = { $coins ->
    [0] You have no coin to spend anyway.
   *[other] Keeps your { some-coins } together.
}
hint-no-fee = Saves the fee to { $seat }.
hint-bars = Then nobody else may take anything, either.

## Scoring

points = { $score ->
    [one] one influence point
   *[other] { $score } influence points
}
part-wholesalers = wholesalers
part-sailors = sailors
part-pirates = pirates
part-passengers = passengers
part-ships = collected ships
tie-coins = coins
ending-influence = Eight influence points
ending-all-dry = No card left to turn up
ending-becalmed = A calm

## Options

option-persons = what persons cost
option-persons-standard = persons as reconstructed
option-persons-cheap-wholesaler = wholesalers one coin cheaper
option-start = who begins
option-start-random = the lot
option-start-0 = the first seat
option-start-1 = the second seat
option-start-2 = the third seat
option-start-3 = the fourth seat
option-reshuffle = reshuffling
option-reshuffle-when-needed = reshuffled when a card is needed
option-reshuffle-at-once = reshuffled right after the last card
option-pick-after-active = the other players
option-pick-after-active-false = the others always take
option-pick-after-active-true = the others take only if the active player did

## The table in the terminal

board-heading = Round { $round } · { $pile ->
    [0] the pile is empty
    [one] one card in the pile
   *[other] { $pile } cards in the pile
} · discards: { $discard }
board-top = on top { $card }
board-last-round = last round
board-harbour = Harbour
board-empty = empty
board-shown = Just turned up
board-coins = coins
board-influence = influence
board-sabres = sabres
board-display = display
board-of-goal = { $influence } of { $goal }
board-brings = brings { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-arms = { $sabres ->
    [one] 1 sabre
   *[other] { $sabres } sabres
}
board-skull = skull
board-price = costs { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
board-legend = Ships are called by coins:sabres, persons by cost/influence. Nobody repels a ship with ☠. ▸ is active, ⚑ began.
board-unseen = Pile and coins from it: { $cards } cards, { $pile } of them in the pile
board-older = Coins of older piles: { $cards } cards
board-discards = Discards: { $cards } cards

## The board in the browser

board-kind-yellow = Pinnace
board-kind-blue = Fluyt
board-kind-green = Barque
board-kind-red = Frigate
board-kind-black = Galleon
board-kind-wholesaler = Wholesaler
board-kind-sailor = Sailor
board-kind-pirate = Pirate
board-kind-passenger = Passenger
board-kind-tax = Taxes
board-ships-there = { $ships ->
    [0] No ship
    [one] 1 ship
   *[other] { $ships } ships
} in the harbour
board-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
board-scale = Up to three ships: take one card. Four ships: two cards. Five ships: three cards.
board-you-take = you take { board-cards }
board-takes = { $seat } takes { board-cards }
board-threaten = { $cards ->
    [one] threatens
   *[other] threaten
}
board-safe = safe
board-repel-or-moor = repel?
board-fee-word = fee
board-lost = Another { $kind }: { $seat } loses everything, { board-cards }.
board-wins = wins with { points }
board-win = win together with { points }
board-collects = Your wholesaler keeps it: one influence point.
board-missing = { $coins } short
board-leaves = leaves { $coins }
board-new = new
board-empty-harbour = Nothing lies in the harbour.
board-calm = calm
board-storm = storm
board-of-cards = { $number } of { $cards }
board-risk-for = Risk of { $seat }’s next card
board-risk = { $percent } % risk
board-risk-about = about { $percent } % risk
board-odds-twin = same colour
board-odds-repelled = repelled
board-odds-fresh = new colour
board-odds-person = person
board-odds-tax = taxes
board-odds-open = Counted from what lies open: this table keeps no memory of the discards.
board-taking = Trading and hiring
board-may-take = { $cards ->
    [0] takes
    [one] takes 1 card
   *[other] takes { $cards } cards
}
board-may-take-fee = 1 card, 1 coin of fee
board-taken = had a turn
board-fee = Whoever takes a card gives { $seat } a coin.
board-pile-and-risk = Pile, discards and risk
board-in-pile = { $cards ->
    [one] One card in the pile
   *[other] { $cards } cards in the pile
}
board-reshuffles = discards are reshuffled
board-standing = Standings
board-others = The others’ displays
board-display-of = Display of { $seat }
board-nobody = Nobody hired yet
board-active = active
board-rank = { $rank ->
    [1] wins
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
board-collected = { $ships ->
    [one] with one ship
   *[other] with { $ships } ships
}
board-taxed = taxes take { $coins }
board-reconstructed = Figures with this mark are reconstructed (§ 1.2, 1.3).
board-discovering = discovering
board-trading = trading and hiring
board-then-take = then take { board-cards }
board-with-ships = { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}: { board-cards }
board-after = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} left
board-after-points = { $influence } of { $goal } influence

## Errors in own figures and positions

why-box = { $box } are promised, { $listed } are listed
why-at-least-one = at least 1 is wanted
why-ship-lists = as many sabres as coins are wanted
why-ship = a ship brings at least 1 coin
why-one-length = the lists must be of one length
why-first-coins = { $cards } cards are too few for { $seats } times { $coins } coins
why-batch-coins = a batch has as many coins as cards, and at least one (8.2)
why-harbour = there are persons, and ships of different colours (3.8, 4.3)
why-persons = only persons can be hired (5.4)
why-ships = only ships with a wholesaler of their colour are collected (6.1)
why-older-coins = seat { $seat } has more coins in batches than in the purse
why-too-many-coins = there are { $coins } coins more than unseen cards (2.3)
why-step-nothing-yet = nothing is shown or paid before the first turn or after the last
why-step-order = the steps of a turn are wanted in their order, 'turn-end' last
why-step-phase-2 = while cards are turned up only 'turn-end' waits; phase 2 comes after discovering (3.1)
why-step-active = seat { $active } is the active player, not { $seat } (3.1)
why-step-picks = the active player has no picks left (5.1)
why-step-relief = 'relief' comes right before 'after-tax' (4.3)
why-step-shown-ship = 'ship' asks about a shown ship that can be repelled, of a colour not yet in the harbour (3.6)
why-step-shown = a shown card waits for 'ship', or a tax increase for 'after-tax'
why-step-fee = the active player pays no fee (5.6)
why-step-pay = 'pay' comes before the 'paid' or 'tax-paid' of the same seat
why-step-paid = 'paid' and 'tax-paid' come after a payment
why-step-purse = a purse has fewer coins than are to be paid
why-step-spent = 'spent' are coins among the discards while a payment goes on

## The first game, guided

first-aim-1 = You are after influence: the crests on the persons you hire. Once somebody has eight points, the round is played to its end, and the most influence wins.
    .rule = 1.5
first-aim-2 = Persons cost coins, ships bring coins. A card that lies face down in front of you is a coin, whatever its other side may be.
    .rule = 1.1
first-aim-3 = In your turn you turn up cards into the harbour, one by one. Stop in time: with two ships of one colour everything is gone, unless your sabres can drive the second one off.
    .rule = 3.8
first-ask-onward = Another card, or is that enough? Once you stop you take from the harbour, and after you the others do, each for a coin to you.
    .think = Every colour that lies there makes the next card more dangerous. But with four ships you may take two cards, with five even three.
    .rule = 3.3
first-ask-ship = Your sabres are strong enough for this ship. You may let it moor, or repel it, and then it is gone.
    .think = Let it in if you want its coins or are collecting colours. Repel it if its colour might cost you the harbour later.
    .rule = 3.6
    .rare = yes
first-ask-take = Take from the harbour: a ship brings its coins at once; a person costs coins and stays with you to the end. In another’s turn you pay that player a coin for it. You may also take nothing.
    .think = Sailors and pirates early: their sabres make every harbour of yours safer. Passengers can do nothing, but they are cheap points.
    .rule = 5.2
first-log-traded = A ship was traded: so many cards from the pile become coins, and the ship goes to the discards.
    .rule = 5.3
first-log-hired = Somebody was hired. The coins are gone, but sabres and influence stay for the rest of the game.
    .rule = 5.4
first-log-paid-fee = Whoever takes a card in another’s turn pays that player a coin. So a well-filled harbour earns money even with what you leave.
    .rule = 5.6
first-log-relief = A tax increase: whoever has nine coins or more pays down to eight, and whoever has the fewest influence points gets a coin. So do not sit on your money.
    .rule = 4.2
first-log-too-much = The second ship of one colour, and too few sabres: the whole harbour goes to the discards, and nobody takes anything. That is the price of daring.
    .rule = 3.8
    .rare = yes
first-log-may-take = Many different ships pay: with four in the harbour the active player takes two cards, with five three.
    .rule = 5.1
    .rare = yes
first-log-repelled = Repelled! Sabres are not used up, they serve for every ship of the turn. Only against a skull they are no help.
    .rule = 3.7
    .rare = yes
first-log-collected = A wholesaler keeps ships of his colour after they were traded: coins now, and one influence point each for good.
    .rule = 6.1
    .rare = yes
first-log-reshuffled = The pile has run out, the discards become the new one. Coins in front of you stay what they are.
    .rule = 2.5
    .rare = yes
first-log-last-round = Eight influence points: this round is the last. It is played to its end, so that everybody was active equally often.
    .rule = 7.2
    .rare = yes
first-end = Only influence counts: the crests on your persons, and one point for each ship a wholesaler has kept. Coins decide nothing but a tie.
    .rule = 7.3

## What the fields of a view mean, for writers of bots

view-round = the round, counted from 1
view-starter = the seat that began the game
view-active = the seat whose turn it is, which is not always the one that decides
view-last-round = whether this is the last round
view-goal = the influence that ends the game
view-pile = cards in the pile
view-discard = how many cards were discarded
view-known-discard = the discarded cards, the last one on top
view-top = the top card of the discards, or null
view-shown = a card just turned up whose place is not decided yet, or null
view-shown-id = the card
view-shown-coins = what the ship brings
view-shown-sabres = the sabres that drive it away, null for a skull
view-harbour = the cards in the harbour, in the order of discovery
view-harbour-id = the card
view-harbour-coins = of a ship: what it brings
view-harbour-sabres = of a ship: the sabres that drive it away, null for a skull; of a person: the sabres it brings
view-harbour-cost = of a person: what hiring it costs
view-harbour-influence = of a person: the influence it brings
view-picks = cards the active player may still take
view-players = by seat: what lies openly before it
view-players-coins = its coins
view-players-influence = its influence
view-players-sabres = its sabres
view-players-persons = the persons it has hired
view-players-ships = the ships its wholesalers have collected
view-turn = the turn, counted from 0 over all seats
view-taken = cards taken in this turn, by anybody
view-idle = turns in a row in which nobody took a card
view-dry = turns in a row without a card to discover
view-discovered = cards turned up in this turn
view-spent = coins paid so far in the payment that goes on
view-unseen = the cards of the pile and of the coins that came from it, which nobody can tell apart
view-purses = by seat: its coins
view-batches = the coins that came from earlier piles, the oldest pile first
view-batches-cards = which cards these coins are
view-batches-coins = by seat: how many of them it has
view-persons = by seat: the persons it has hired
view-ships = by seat: the ships its wholesalers have collected
