# The words of Sunken Prizes. The same keys and values as de.ftl.

title = Sunken Prizes
pitch = Lay a card in secret; the highest takes all, and equals sink.

## Names

name-coin = coins
name-hook = boarding hook
kind-card = loot { $number }
name-deck = deck
kind-part = the card in front of seat { $number }

## The log

log-dealt = { $seat } is dealt { $card }.
log-dealt-hidden = { $seat } is dealt a card.
log-drew = { $seat } draws { $card }.
log-drew-hidden = { $seat } draws a card.
log-came-up = { $seat } digs up { $card }.
log-buried = { $seat } buries { $card }.
log-buried-hidden = { $seat } buries a card.
log-kept = { $seat } keeps everything.
log-laid = { $seat } lays a card face down.
log-hooked = { $seat } throws a hook: { $victim } has { $card } there.
log-held = { $seat } holds still.
log-turned-up = { $seat } shows { $card }.
log-taken = { $seat } takes { $cards }.
log-sunk = Nobody takes it: { $cards } { $cards-count ->
    [one] sinks
   *[other] sink
}.
log-starter = { $seat } starts the next round.
log-game-ends = { $rounds } rounds are over.

## Refusals

no-bury-or-keep = Now a card is buried or everything is kept.
no-no-coin = Burying costs { $price }, and you have less.
no-not-in-hand = You do not hold { $card }.
no-lay-a-card = Now a card is laid.
no-hook-or-hold = Now a hook is thrown, or you hold still.
no-no-hook = You have no hook.
no-own-card = A hook is not for your own card.
no-nothing-down = There is no card face down before { $seat }.

## Questions

ask-bury = { $seat }, do you bury a card?
ask-lay = { $seat }, which card do you lay?
ask-hook = { $seat }, do you throw a hook?

## Moves

move-draw = draw { $card }
move-bury = bury { $card }
move-keep = keep everything
move-lay = lay { $card }
move-hook = throw a hook at { $seat }
move-hold = hold still

## Hints

hint-highest = Nobody can lay more than { $card }.
hint-costs = Costs { $price } coins.

## Scoring

part-hold = hold
part-coins = coins

## Options

option-rounds = rounds
option-rounds-3 = three rounds
option-rounds-4 = four rounds
option-hooks = hooks
option-hooks-true = hooks turn up cards
option-hooks-false = hooks do nothing

## Errors

why-too-few-cards = { $cards } cards are not enough to deal
why-loot = there must be as many copies as values, and all values must differ
why-buried = each buried card has the seat that buried it (3.3)
why-one-card = one card at most lies in front of each seat (3.4)
why-no-round = these are not the steps of a round (3.1)
why-lays-twice = nobody lays two cards (3.4)
why-empty-deck = there are not enough cards to draw (3.1)
why-no-prize = laid cards are turned up before the next round (4.1)
why-peeked = pairs of seats are expected (3.6)
why-cannot-lay = a seat lays a card that it has where none lies yet (3.4)

## The first game, guided

first-aim-1 = You collect loot in your hold. The values of the cards there and your coins are your score, and the highest score wins.
    .rule = 1.2
first-aim-2 = In each round everybody lays one card face down. The highest one takes all of them.
    .rule = 4.2
first-aim-3 = But if two players lay the same highest card, everything sinks. So guess what the others will lay.
    .rule = 4.3
first-ask-bury = You may pay two coins to put a card under the deck, where only you know it, or keep everything.
    .think = Each coin is a point at the end. A buried card comes up again only if the whole deck is drawn.
    .rule = 3.3
first-ask-lay = Lay one card face down in front of you. A low one loses little, and a high one may win all.
    .think = What have the others shown already? Does anybody still have a card as high as yours?
    .rule = 3.4
first-ask-hook = With a boarding hook you turn up the card of another player; without one you can only hold still.
    .think = Everybody has laid a card already. A hook tells all players what lies there, but changes nothing in this round.
    .rule = 3.6
first-log-drew = Everybody draws a card at the beginning of a round. Only you see yours.
    .rule = 3.1
first-log-taken = The highest card took them all. They lie open in the hold and count at the end.
    .rule = 4.2
first-log-starter = The next player begins now, draws first and lays first.
    .rule = 4.4
first-log-sunk = Two equal cards were the highest, so all cards of this round are out of the game.
    .rule = 4.3
    .rare = yes
first-log-came-up = A buried card was drawn. It is shown and goes into the hold at once.
    .rule = 3.2
    .rare = yes
first-end = That was the last round. Cards in hands count nothing; the values in your hold and your coins do.
    .rule = 5.1

## What the fields of a view mean, for writers of bots

view-round = the round, counted from 1
view-starter = the seat that begins this round
view-coins = by seat: its coins
view-bank = coins in the bank
view-hands = by seat: how many cards are in its hand
view-known-hands = by seat: the cards in its hand that the own seat knows
view-laid = by seat: how many cards lie face down in front of it
view-private-laid = the own card that lies face down
view-known-laid = by seat: the cards face down in front of it that the own seat knows
view-shown = by seat: the cards face up in front of it
view-holds = by seat: the cards in its hold
view-gone = cards that are out of the game
view-deck = how many cards are in the deck, without the buried ones
view-buried-by = whose cards lie under the deck, from top to bottom
view-hand = the own cards
view-buried = by seat: the cards it has buried, if the own seat knows them
view-hidden = by seat: cards in its hand, face down in front of it and buried by it that the own seat does not know
view-unplaced = all cards of which the own seat does not know where they are
