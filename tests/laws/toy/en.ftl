# The words of Sunken Prizes. The same keys and values as de.ftl.

title = Sunken Prizes
pitch = Lay a card in secret; the highest takes all, and equals sink.

## Names

name-coin = coins
name-hook = boarding hook
kind-card = loot { $number }
kind-laid = { $id }
name-deck = deck
kind-part = the card before seat { $number }

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
option-rounds-3 = three
option-rounds-4 = four
option-hooks = hooks
option-hooks-true = with their trick
option-hooks-false = without it

## Errors

why-too-few-cards = { $cards } cards are not enough to deal
why-loot = as many values as copies are wanted, and different ones
why-buried-by = a seat for every buried card is expected (3.3)
why-laid = one card at most lies before each seat (3.4)
why-steps-of-a-round = these are not the steps of a round (3.1)
why-two-cards = nobody lays two cards (3.4)
why-draws = there are not enough cards to draw (3.1)
why-next-round = laid cards are turned up before the next round (4.1)
why-lays = a seat lays a card it has where none lies yet (3.4)
why-coins = up to { $most } for each seat are expected (2.2)
why-peeked = pairs of seats are expected (3.6)
