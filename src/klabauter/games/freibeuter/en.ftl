# The words of Freibeuter. The same keys and values as de.ftl.

title = Freibeuter
pitch = Board, encircle, pay up: whoever helps wants a share.

## What happened

log-dealt = { $seat } is dealt { $cards }.
log-dealt-hidden = { $seat } is dealt cards.
log-laid-out = { $tiles } tiles lie on the crossings.
log-begins = { $seat } is the first to put to sea.
log-drew = { $seat } draws { $card }.
log-drew-hidden = { $seat } draws from the { $pile }.
log-boarded = { $seat } boards the { $tile } between { $crossing }.
log-placed = { $seat } places a boat on { $field }.
log-placed-beside = { $seat } places a boat on { $field }, beside that of { $first }.
log-placed-again = { $seat } places another boat on { $field }, beside the own one.
log-took-chests = { $seat } gives { $field } a miss and takes { $chests-id ->
    [1] 1 chest
   *[other] { $chests } chests
}.
log-dutchman-appears = { $seat } plays { $card }: the Flying Dutchman looms up on { $field }.
log-dutchman-vanishes = The Flying Dutchman vanishes from { $field }.
log-escapes = Encircled, but nobody aboard: the { $tile } between { $crossing } escapes.
log-ship-encircled = The { $tile } between { $crossing } is encircled. { $seat } owes { $due-id ->
    [0] nobody anything
    [1] the helpers 1 chest
   *[other] the helpers { $due } chests
}.
log-helped = { $seat } pays { $helper } { $chests-id ->
    [1] 1 chest
   *[other] { $chests } chests
} for { $number-id ->
    [1] 1 boat
   *[other] { $number } boats
}.
log-captured = { $seat } takes the { $tile } between { $crossing }; the boat comes home.
log-camp-encircled = The pirate camp between { $crossing } is encircled. { $camps-id ->
    [0] It was the last.
    [1] One is left.
   *[other] { $camps } are left.
}
log-camp-pays = The bank pays { $seat } { $chests-id ->
    [1] 1 chest
   *[other] { $chests } chests
} for { $number-id ->
    [1] 1 boat
   *[other] { $number } boats
} at the camp.
log-doubler-encircled = The { $tile } between { $crossing } is encircled: every ship of { $value } will count double.
log-credit = { $seat } cannot pay and borrows { $chests-id ->
    [1] 1 chest
   *[other] { $chests } chests
}; the debt is { $debt } now.
log-marker = { $seat } lays a boat on the debt.
log-last-camp = The last camp is paid, the game is over. { $left-id ->
    [0] The sabres rest.
    [1] One encircled tile is left lying.
   *[other] { $left } encircled tiles are left lying.
}
log-sea-pile-empty = { $seat } reaches for a sea card, but the pile is empty. The game is over.
log-no-boat-left = { $seat } has no boat left. The game is over.

## What cannot be done

no-act-first = An action is due now: board a ship, place a boat, or place the Flying Dutchman.
no-draw-first = A card is to be drawn now.
no-settle-first = Accounts are settled now: which tile first?
no-nothing-to-board = Nothing lies between { $crossing } any more.
no-not-a-ship = The { $tile } between { $crossing } cannot be boarded, only ships can.
no-boarded-already = A boat of { $seat } lies on the { $tile } between { $crossing } already.
no-sea-card-not-in-hand = The sea card { $field } is not in your hand.
no-field-is-empty = { $field } is empty: the boat must go there, there are no chests for it.
no-dutchman-card-not-in-hand = { $card } is not in your hand.
no-field-not-in-line = { $field } does not belong to this card: { $card }.
no-field-is-taken = A boat lies on { $field } already; the Flying Dutchman closes no ring there.
no-nothing-encircled = On { $field } the Flying Dutchman encircles nothing.
no-not-encircled = Nothing is encircled between { $crossing }.

why-ships = as many values, all different, as shares and copies
why-doublers = as many values, all different, as copies
why-no-such-ship = each must double a value some ship has
why-tiles = ships, at least one camp, and doublers must together be { $tiles } tiles
why-hand = at least one sea card for each hand, and no number below 0
why-not-enough = there are not enough cards for { $seats } hands
why-boats = at least one boat for each player, and no number of chests below 0
why-captured = only ships are captured or escape (7.2, 7.4)
why-aside = only camps and doublers lie beside the board (7.6, 7.7)
why-other-pile = here lies a card of the other pile (2.2)
why-boarded = there is no ship on { $crossing } (4.1, 4.2)
why-boats-cards = cards and boats of { $field } do not fit (5.1, 5.2)
why-too-many-boats = a seat has more than { $boats } boats on sea, ships and credit (2.1)
why-one-step = one step of a turn is expected, or what is left of the set-up (2.2 to 2.4)
why-unlaid = tiles are left only before the first turn (2.3)
why-played = nothing has been played before the set-up is done (2.2 to 2.4)
why-first-chests = everybody begins with { $chests } chests and no debt (2.1)
why-row-by-row = tiles are laid out row by row from x-A1, without a gap (2.3)
why-cards-first = tiles are laid out after the cards are dealt (2.2, 2.3)
why-dealt = seat { $seat } does not have as many cards as were dealt to it (2.2)
why-hand-size = seat { $seat } has { $cards } cards; { $full } are expected, or one fewer before drawing (3.2)
why-no-sea-card = seat { $seat } has no sea card (3.3)
why-no-pile-choice = there is nothing to choose without a Dutchman card in the pile (3.4)
why-no-boat = seat { $seat } has no boat, so the game is over (9.3)
why-dutchman = he is on an empty field, and only while he encircles (6.2, 6.3)
why-no-order = there are no two tiles around one field whose order matters (7.9)
why-encircled = an encircled tile leaves the board at once (7.1)
why-no-camp = without a camp on the board the game is over (9.1)

## What is asked

ask-turn = { $seat }: board a ship, place a boat, or call the Flying Dutchman?
ask-choose-pile = { $seat }, from which pile do you draw?
ask-order = { $seat }, which encircled tile is settled next?

## Moves

move-board = board the ship between { $crossing }
move-boat = place a boat on { $field }
move-chests = discard { $field } and take chests
move-dutchman = play { $card }: Flying Dutchman on { $field }
move-settle = settle what lies between { $crossing }
move-draw = draw from the { $pile }
move-card = card { $card }
move-tile = tile { $tile }
move-start = { $starter } begins

## Hints

amount = { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
}
hint-board-closer = You can close its ring next turn with { $card }.
hint-board-cards = You hold the cards for { $number } of the { $missing } fields that are missing.
hint-board-missing = { $number ->
    [one] Only one field round it is still free.
   *[other] { $number } fields round it are still free.
}
hint-board-own = { $number ->
    [one] One of your boats lies round it already; for that you pay nobody.
   *[other] { $number } of your boats lie round it already; for those you pay nobody.
}
hint-board-worth = Worth { $value } at the end; so far you would owe the helpers { $chests ->
    [0] nothing.
   *[other] { $chests }.
}
hint-board-poor = If it closed now, you would lack { amount } to pay the helpers.
hint-captures = Brings you the { $tile }, encircled with { $boats ->
    [0] no boat of your own: worth { $value }, { $chests } to pay.
    [one] one boat of your own: worth { $value }, { $chests } to pay.
   *[other] { $boats } boats of your own: worth { $value }, { $chests } to pay.
}
hint-paid = { $seat } takes the { $tile } and pays you { amount } for it.
hint-gives = Hands { $seat } the { $tile }, and you get nothing for it.
hint-escapes = Lets the { $tile } escape before anybody boards it.
hint-camp-pays = The camp pays you { amount }, the others { $others } together.
hint-doubles = Ships of { $value } count double from now on: you have { $own }, the others { $others } together.
hint-borrows = You have to borrow { amount }; that costs { $price } at the end.
hint-forces = Forces { $seat } to borrow { amount }.
hint-free-of-charge = Costs no boat, and nobody is paid for the Dutchman’s field.
hint-before-last-camp = Still counts; what comes after the last camp does not.
hint-spares-credit = Spares you a credit of { amount } for what is still to pay.
hint-own-ring = { $number ->
    [one] Round your { $tile } only one field is then still free.
   *[other] Round your { $tile } { $number } fields are then still free.
}
hint-helps = Brings { amount } once { $seat }’s { $tile } is encircled.
hint-camp-near = Brings { amount } once the camp is encircled.
hint-invites = Leaves the free { $tile } one field short; somebody else may board it before you.
hint-more-than-chests = Can still earn { amount } there, more than the { $pay } you could take.
hint-alone = No other card for { $field } is left: nobody can ever lie beside you.
hint-tiles = { $number ->
    [0] No tile is left round { $field }.
    [one] Lies by one tile that is still in play.
   *[other] Lies by { $number } tiles that are still in play.
}
hint-last-boat = { $number ->
    [0] Your last boat: if none comes home, the game ends at your next turn.
    [one] One boat is left to you; whoever has none on his turn ends the game.
   *[other] { $number } boats are left to you; whoever has none on his turn ends the game.
}
hint-takes = { amount } at once, and your boat stays with you.
hint-forgoes = { $chests ->
    [0] No camp and no boarded ship of another would pay a boat there.
    [one] A boat there could earn 1 chest at camps and boarded ships.
   *[other] A boat there could earn { $chests } chests at camps and boarded ships.
}
hint-sea-closes = { $number } of { $unseen } unseen sea cards { $number ->
    [one] closes
   *[other] close
} a ring round a ship of yours.
hint-line-closes = { $number } of { $unseen } unseen Dutchman cards { $number ->
    [one] closes
   *[other] close
} a ring round a ship of yours.
hint-pile = { $number ->
    [0] There are none left: whoever wants one ends the game.
    [one] One card is left in this pile.
   *[other] { $number } cards are left in this pile.
}
hint-no-dutchman = So far you hold no Dutchman card.

## Names

kind-field = { $id }
kind-card = sea card { $id }
kind-tile = { $id }
kind-starter = { $id }
name-ship-5 = ship 5/1
name-ship-10 = ship 10/2
name-ship-15 = ship 15/3
name-ship-20 = ship 20/4
name-camp = pirate camp
name-double-5 = doubler 5
name-double-10 = doubler 10
name-double-15 = doubler 15
name-double-20 = doubler 20
name-sea-pile = sea cards
name-dutchman-pile = Dutchman cards
name-column-A = Dutchman card column A
name-column-B = Dutchman card column B
name-column-C = Dutchman card column C
name-column-D = Dutchman card column D
name-column-E = Dutchman card column E
name-column-F = Dutchman card column F
name-column-G = Dutchman card column G
name-row-1 = Dutchman card row 1
name-row-2 = Dutchman card row 2
name-row-3 = Dutchman card row 3
name-row-4 = Dutchman card row 4
name-row-5 = Dutchman card row 5
name-row-6 = Dutchman card row 6
name-row-7 = Dutchman card row 7
name-x-A1 = A1 and B2
name-x-B1 = B1 and C2
name-x-C1 = C1 and D2
name-x-D1 = D1 and E2
name-x-E1 = E1 and F2
name-x-F1 = F1 and G2
name-x-A2 = A2 and B3
name-x-B2 = B2 and C3
name-x-C2 = C2 and D3
name-x-D2 = D2 and E3
name-x-E2 = E2 and F3
name-x-F2 = F2 and G3
name-x-A3 = A3 and B4
name-x-B3 = B3 and C4
name-x-C3 = C3 and D4
name-x-D3 = D3 and E4
name-x-E3 = E3 and F4
name-x-F3 = F3 and G4
name-x-A4 = A4 and B5
name-x-B4 = B4 and C5
name-x-C4 = C4 and D5
name-x-D4 = D4 and E5
name-x-E4 = E4 and F5
name-x-F4 = F4 and G5
name-x-A5 = A5 and B6
name-x-B5 = B5 and C6
name-x-C5 = C5 and D6
name-x-D5 = D5 and E6
name-x-E5 = E5 and F6
name-x-F5 = F5 and G6
name-x-A6 = A6 and B7
name-x-B6 = B6 and C7
name-x-C6 = C6 and D7
name-x-D6 = D6 and E7
name-x-E6 = E6 and F7
name-x-F6 = F6 and G7
name-seat-0 = seat 1
name-seat-1 = seat 2
name-seat-2 = seat 3
name-seat-3 = seat 4

## Count and end

points = { $score } { $score ->
    [one] chest
   *[other] chests
}
part-chests = chests
part-ships = ships
part-doubled = doubled
part-credit = twice the credit
ending-last-camp = The last pirate camp is paid
ending-sea-pile = The sea cards are used up
ending-no-boat = A player has no boat left
name-boats = boat

## Options

option-last-camp = Last pirate camp
option-last-camp-end-at-once = over with the last camp
option-last-camp-finish-placement = at the last camp everything is settled first
option-start = Who begins
option-start-random = the lot
option-start-0 = seat 1
option-start-1 = seat 2
option-start-2 = seat 3
option-start-3 = seat 4

## The table in the terminal

board-camp = camp
board-boats = boats
board-chests = chests
board-debt = credit
board-cards = cards
board-ships = captured ships
board-face-down = { $ships } face down
board-piles = Piles: { $sea } { $sea ->
    [one] sea card
   *[other] sea cards
}, { $dutchman } { $dutchman ->
    [one] Dutchman card
   *[other] Dutchman cards
}
board-camps = { $camps ->
    [0] no camp left
    [one] 1 camp left
   *[other] { $camps } camps left
}
board-doubled = { $values } count double
board-hand = In hand:
board-line = Dutchman { $line }
board-escapes = escapes
board-to-board = Board a ship (costs 1 boat):
board-legend-ship = ship, value 15
board-legend-boarded = boarded
board-legend-tight = one field is missing in the ring
board-legend = Tiles lie between four fields; x-A1 lies between A1 and B2. Underlined fields: you hold the card. ★ is the Flying Dutchman. Cards 4+1: sea and Dutchman cards.
board-unseen = Sea cards you have not seen yet: { $cards }
board-unseen-lines = Unseen Dutchman cards: { $lines }
board-escaped = Escaped: { $ships }

## The first game, guided

first-aim-1 = Ships lie on the crossings of the sea. Each bears two figures, 20/4 for instance: the first is what it is worth to its captor in the end, the second what a helper gets.
    .rule = 1.4
first-aim-2 = A ship is captured by whoever has a boat on it, as soon as boats lie on all four fields around it. Whose boats those are does not matter.
    .rule = 7.1
first-aim-3 = But helpers want to be paid: for each foreign boat in the ring you pay its owner the second figure. The richest booty wins, chests and ships together.
    .rule = 1.6
first-ask-turn = One thing a turn: board a ship, place a boat with a sea card, or call the Flying Dutchman with one of his cards.
    .think = Board a valuable ship around which boats lie already, before another does. And place boats where they touch several ships at once.
    .rule = 3.1
first-ask-choose-pile = You have played a card and draw another: a sea card or a Dutchman card. You must always keep a sea card.
    .think = Sea cards are your daily bread. A Dutchman card in hand closes the last gap of a ring in its row or column.
    .rule = 3.2
first-ask-order = You have encircled several tiles at once, and you say which of them is settled first.
    .think = Money first, debts afterwards: what comes in can pay for what is due. But the last camp ends the game at once.
    .rule = 7.9
    .rare = yes
first-log-boarded = A boat on a ship says: mine, when it is encircled. Until then it brings nothing, and there is room for one boat only.
    .rule = 4.3
first-log-placed = The sea card names the field, and the boat stays there to the end. It belongs to the ring of every tile it touches, up to four of them.
    .rule = 5.1
first-log-took-chests = The field was taken already. Then one may place a second boat beside the first, or take two chests from the bank.
    .rule = 5.2
first-log-ship-encircled = The ring is closed: the boarder pays the helpers, takes the ship and gets the boat on it back. It cannot be refused, even if it is dear.
    .rule = 7.4
first-log-helped = This is what helping is good for: the second figure for each boat in the ring. Boats beside others’ ships are never wasted.
    .rule = 7.3
first-log-dutchman-appears = The Flying Dutchman stands in for the one boat that is missing, and only if that closes a ring. Afterwards he is gone, and nobody is paid for his field.
    .rule = 6.2
first-log-escapes = Nobody was aboard, so the ship escapes, and nobody gets anything. That may be done on purpose.
    .rule = 7.2
    .rare = yes
first-log-camp-encircled = A pirate camp: the bank pays everybody two chests for each boat around it. When the last camp is paid, the game is over.
    .rule = 7.6
    .rare = yes
first-log-doubler-encircled = From now on every ship of this figure counts double in the end, for everybody, and also those captured before.
    .rule = 7.7
    .rare = yes
first-log-placed-beside = Two boats share the field now. The ring is no tighter for it, but both owners are paid.
    .rule = 5.3
    .rare = yes
first-log-credit = There were not enough chests, so the bank lends the rest. That is dear: in the end twice the sum goes off.
    .rule = 8.3
    .rare = yes
first-end = Your chests, and the first figure of every ship you have captured, twice where a doubler was encircled. Twice the credit goes off. What still lies at sea counts for nobody.
    .rule = 9.4
## The table in the browser

board-chart = Sea chart
board-fields = Fields
board-tiles = Tiles
board-boat-of = boat of { $seat }
board-field-empty = { $field }, empty
board-field-taken = { $field }, { $boats }
board-field-missing = closes { $tiles }
board-field-held = you hold the card
board-field-unseen = { $cards ->
    [0] all cards for it are seen
    [one] 1 card for it unseen
   *[other] { $cards } cards for it unseen
}
board-tile = { $tile } between { $fields }
board-tile-free = nobody aboard
board-tile-boarded = boarded by { $seat }
board-tile-missing = only { $field } is missing
board-tile-ring = { $taken } of { $all } fields taken
board-your-hand = Your hand
board-row = Row
board-column = Column
board-closes = closes { $tile }
board-closes-many = closes { $number } rings
board-on = on { $fields }
board-second = second boat
board-second-or = or { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
}
board-ring = { $taken } of { $all }
board-idle = closes nothing
board-open = open water
board-brief-closes = closes
board-brief-second = 2nd boat
board-brief-idle = nothing
board-brief-open = open
board-pay = you pay { $chests }
board-earn = you get { $chests }
board-purse = Chests { $before } → { $after }.
board-purse-credit = Chests { $before } → 0, credit { $credit }.
board-note-ring = { $tile }: then { $taken } of { $all }.
board-note-due = { $chests ->
    [0] Nobody round it to pay yet.
   *[other] So far { $chests } to pay.
}
board-bank = instead of a boat
board-bank-instead = Bank: { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
} instead of a further boat
board-guessed = Reconstructed: how many chest cards of each amount there are. Play never runs out of them.
board-pile = { $pile }: { $cards } left
board-discard = last played: { $card }
board-dutchman = The Flying Dutchman
board-dutchman-moored = lies at anchor
board-dutchman-at = lies on { $field }
board-ends = Until the end
board-ends-camps = camps
board-ends-boats = boats
board-aside = Beside the board
board-double-on = ships of { $value } count double
board-double-off = doubler { $value } is still at sea
board-camp-paid = a camp, paid
board-camp-left = a camp, still at sea
board-booty = Booty
board-booty-none = no ship yet
board-debt-taken-off = credit { $debt }, at the end −{ $off }
board-final = Final count
board-settle = What is settled first?
board-settle-pays = { $seat } pays { $chests }
board-settle-gets = { $seat } gets { $chests }
board-settle-doubles = doubles the value at the end
board-credit = { $credit } on credit

## What the fields of a view mean, for writers of bots

view-fields = by field: the seats whose boats lie there, in the order of placing; empty fields are left out
view-dutchman = the field the Flying Dutchman is on while he encircles, else null
view-tiles = the tiles on the board
view-known-tiles = by crossing: the tile that lies there
view-tiles-id = the crossing it lies on
view-tiles-tile = which tile it is
view-tiles-kind = ship, camp or double
view-tiles-value = of a ship its value, of a doubler the value it doubles
view-tiles-share = the chests each boat round it is paid; 0 for a doubler
view-tiles-boarder = the seat whose boat lies on the ship, or null
view-tiles-fields = the four fields round it
view-tiles-empty = those of them without a boat
view-encircled = crossings whose tiles are encircled and not settled yet
view-aside = camps and doublers beside the board
view-escaped = how many ships have escaped
view-known-escaped = the ships that have escaped
view-unlaid = how many tiles are not on the board yet
view-known-unlaid = the tiles that are not on the board yet
view-players = by seat: what everybody sees of it
view-players-boats = boats before it
view-players-chests = chests it has
view-players-debt = chests it has borrowed so far
view-players-sea = sea cards in its hand
view-players-dutchman = Dutchman cards in its hand
view-players-prizes = ships it has captured
view-piles = cards left in the two piles
view-discards = by pile: how many cards were discarded, and the top one
view-known-discards = the discarded cards of both kinds in the order of playing
view-hand = the own cards
view-prizes = the ships the own seat has captured
view-known-prizes = by seat: the ships it has captured
view-boarded = by crossing: the seat whose boat lies on the ship
view-chests = by seat: its chests
view-debts = by seat: chests it has borrowed so far
view-hands = by seat: sea cards and Dutchman cards in its hand
view-unseen = the cards of the piles and of the other hands
