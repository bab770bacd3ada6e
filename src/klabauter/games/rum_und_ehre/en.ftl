# The words of Um Rum & Ehre. The same keys and values as de.ftl.

title = Um Rum & Ehre
pitch = One captain for everybody: fill alleys with pirates, drink, brawl for the bunk, and gather honour.

## Names

name-coins = coins
name-pirates = pirates
name-barrels = barrels
cost-coins = { $much ->
    [one] 1 coin
   *[other] { $much } coins
}
cost-pirates = { $much ->
    [one] 1 pirate
   *[other] { $much } pirates
}
cost-barrels = { $much ->
    [one] 1 barrel
   *[other] { $much } barrels
}
name-headquarters = headquarters
name-pub-cruce = Es Cruce
name-pub-jacques = Frère Jacques
name-pub-swan = The Swan
name-guards-small = the small guards
name-guards-large = the large guards
name-imaginary = the imaginary crew
name-date-rum = rendezvous at the rum (4)
name-date-guard = rendezvous at the town guard (4)
name-date-pub = rendezvous in a pub (4)
name-date-pirate = rendezvous with a pirate (4)
name-date-supplies = rendezvous at the supplies (4)
name-date-map-yellow = rendezvous at a yellow map (6)
name-date-map-pink = rendezvous at a pink map (6)
name-date-map-green = rendezvous at a green map (6)
name-date-chest = rendezvous at a chest (6)
kind-token = { $stem ->
    [cruce] Es Cruce
    [jacques] Frère Jacques
    [swan] The Swan
    [yellow] yellow map
    [pink] pink map
    [green] green map
    [chest] chest
    [scorpion] scorpion
    [guard] guard
    [eyepatch] eye patch
    [hook] hook
    [pegleg] peg leg
    [parrot] parrot
    [cap] cap
    [bunk] bunk
    [hammock] hammock
    [coil] coil of rope
   *[other] { $stem }
} { $number }
kind-field = { $stem ->
    [coin] coin
    [pirate] pirate
    [supplies] supplies
    [rendezvous] rendezvous
    [map-yellow] yellow map
    [map-pink] pink map
    [map-green] green map
    [treasure] treasure chest
    [rum] rum
    [watch] town guard
   *[other] { $stem }
} { $number }
kind-alley = alley { $id }
kind-laid = { $id }

## The log

log-begins = { $seat } has the red flag and begins.
log-laid = { $seat } lays tile { $laid } on place { $place }.
log-town = The town lies, row by row, tiles { $tiles } (r and a number: turned by so many quarters).
log-laid-out = Open lie { $pubs }, { $maps }, { $chest } and { $scorpion }.
log-sleeping-places = There is room to sleep: { $tokens }.
log-turned-up = Turned up: { $token }.
log-round-begins = Round { $round }. { $seat } begins.
log-imaginary-crew = The imaginary crew comes aboard with { $pirates ->
    [one] one pirate
   *[other] { $pirates } pirates
}.
log-moved = { $seat } leads the captain along { $alley } ({ $pirates }) to { $field }.
log-paid-for-move = { $seat } pays a coin to go on.
log-paid-for-dark = { $seat } pays a coin for the dark.
log-left-town = { $seat } leads the captain out of the town by { $alley } ({ $pirates }).
log-came-back = { $seat } leads him back in by { $alley } ({ $pirates }) to { $field }.
log-ahoy = { $seat }: “Ahoy!”
log-rested = { $seat } rests for a coin.
log-went-aboard = { $seat } goes aboard with { $pirates ->
    [one] one pirate
   *[other] { $pirates } pirates
} and takes row { $row }.
log-no-pirates = { $seat } has no pirates left and will not be in the brawl.
log-last-in-town = { $seat } is the last in town: no move costs a coin now.
log-dead-end = Dead end at { $field }. The captain goes to { $to }.
log-lonely-dark = At { $field } only a dark alley is free, and no second one to come back by.
log-no-way-anywhere = Nothing but dead ends. The captain stays at { $field }.
log-declined = { $seat } leaves { $field } alone.
log-nothing-here = There is nothing for { $seat } at { $field }.
log-got-coin = { $seat } takes a coin at { $field }.
log-recalled = { $seat } calls { $pirates ->
    [one] one pirate
   *[other] { $pirates } pirates
} back from { $alley }.
log-hired = { $seat } hires a pirate; { $left } left at the hiring place.
log-looks = { $seat } finds { $token } in the shop.
log-looks-hidden = { $seat } looks at something in the shop.
log-kept = { $seat } keeps it.
log-sold = { $seat } sells it for { $coins } coins.
log-got-date = { $seat } has a { $token }.
log-got-date-hidden = { $seat } has a rendezvous somewhere.
log-met = At { $field } somebody waits. { $seat } shows rendezvous number { $which } on the flag: { $token }.
log-nobody-waits = Nobody waits for { $seat } at { $field }.
log-took-map = { $seat } takes { $token }.
log-beat-guard = Turned up: { $token }. { $seat } has { $pirates ->
    [one] one pirate
   *[other] { $pirates } pirates
} and beats it.
log-guard-pays = The guard drops a coin for { $seat }.
log-lost-to-guard = Turned up: { $token }. { $seat } has only { $pirates ->
    [one] one pirate
   *[other] { $pirates } pirates
} and gets nothing.
log-got-barrels = { $seat } rolls away { $barrels ->
    [one] one barrel
   *[other] { $barrels } barrels
} of rum.
log-invites = { $seat } invites to { $field }. At stake: { $tokens }.
log-drinks = { $seat } drinks along and pays { $host } a coin.
log-refuses = { $seat } stays sober.
log-drinks-alone = { $seat } drinks alone and takes { $tokens }.
log-rolled = { $seat } rolls a { $number }.
log-rolled-for-crew = { $seat } rolls a { $number } for the imaginary crew.
log-won-token = { $seat } wins { $token }.
log-won-nothing = Not enough for { $seat }.
log-carouse-ends = Closing time at { $field }.
log-opened = { $seat } opens the chest: { $token }. And out comes { $scorpion }.
log-counted = That makes { $total } of { $sting }.
log-stung = { $seat } is stung: { $token }.
log-spent-barrel = { $seat } opens a barrel ({ $left } left) and rolls again.
log-rolls-again = { $seat } rolls again.
log-stands = { $seat } lets the { $number } stand.
log-brawl-begins = Brawl! Aboard, from the first row: { $crews }, with { $pirates }.
log-nobody-aboard = Nobody is aboard. Nobody sleeps well.
log-crosses-alone = Column { $column }: { $crew } stands alone and crosses the mast.
log-fight = Column { $column }: { $crews } fight.
log-loses = A pirate of { $crew } goes overboard and swims home, beaten by { $by } with a { $number }.
log-crosses = Over the mast goes { $crew }.
log-other-side = Now the other side of the mast: { $pirates }.
log-crew-out = Out of the brawl: { $crew }.
log-sleeps = Good night: { $crew } gets { $token }.
log-place-lost = Into the box { $tokens-count ->
    [one] goes
   *[other] go
} { $tokens }.
log-brawl-won = The brawl is won by { $crew }, with { $pirates ->
    [one] one pirate
   *[other] { $pirates } pirates
} left.
log-round-ends = Round { $round } is over. All pirates leave the town.
log-game-ends = { $rounds } rounds are played: the game is over. Honour to whom honour is due.

## Refusals

no-lay-the-town = First the town is laid.
no-tile-lies = The tile of { $laid } lies already.
no-one-of-three = Now you move the captain, rest, or go aboard.
no-move-on-or-ahoy = Move the captain on for a coin, or say ahoy.
no-not-beside = { $alley } does not start at { $field }, where the captain stands.
no-occupied = In { $alley } stand pirates of { $seat }.
no-too-few-pirates = { $alley } takes { $needed ->
    [one] one pirate
   *[other] { $needed } pirates
}, you have { $pirates }.
no-no-coin-to-go-on = A further move costs a coin, and you have none.
no-no-coin-for-dark = This way costs { $needed ->
    [one] one coin
   *[other] { $needed } coins
}, you have { $coins }.
no-no-way-back = By { $alley } the captain gets out, but there is no second free dark alley to come back by.
no-too-few-for-both = { $alley } and the shortest way back take { $needed } pirates, you have { $pirates }.
no-no-coin-to-rest = Resting costs a coin, and you have none.
no-enter-by-dark = The captain is out of the town: choose the dark alley he comes back by.
no-same-field = { $alley } leads back to { $field }; he must come to another field.
no-take-or-decline = Take it or leave it.
no-recall-first = Say which alley your pirates leave, or let it be.
no-not-yours = No pirates of yours stand in { $alley }.
no-second-must-be-dark = A second alley may be emptied only if it is dark, and { $alley } is not.
no-keep-or-sell = Keep it or sell it.
no-choose-a-map = Choose one of the open maps of this colour, or leave it.
no-map-not-open = { $token } does not lie open.
no-other-map-colour = { $token } has not the colour of { $field }.
no-choose-a-guard = Choose the small or the large guards, or leave them.
no-guards-gone = There are none left of { $watch }.
no-invite-or-not = Invite the others to a drink, or leave it.
no-drink-or-not = Drink along for a coin, or stay sober.
no-win-one = Your roll beats several tokens: take one of them.
no-not-beaten = { $token } is not beaten by a { $number }.
no-other-pub = { $token } does not belong to { $field }.
no-not-in-pub = { $token } does not lie open.
no-open-or-not = Open the chest, or leave it closed.
no-roll-or-stand = Roll again, or let the roll stand.
no-no-barrel = You have no barrel.
no-use-up-first = This barrel still has a roll in it ({ $left }).
no-no-reroll-left = This barrel is empty; hand in another or let the roll stand.

## Questions

ask-lay = { $seat }, lay the next tile, turned as you like.
ask-turn = { $seat }: move the captain, rest, or go aboard?
ask-further = { $seat }: on for another coin, or ahoy?
ask-enter = { $seat }, by which dark alley does the captain come back?
ask-gift = { $seat }, do you take what the field gives?
ask-recall = { $seat }, from which alley do your pirates come back?
ask-recall-second = { $seat }, a second dark alley, too?
ask-shop = { $seat }, keep it, or sell it for two coins?
ask-chart = { $seat }, which map do you take?
ask-guard = { $seat }, the small guards or the large ones?
ask-host = { $seat }, do you invite to a drink?
ask-guest = { $seat }, do you drink along for a coin?
ask-win = { $seat }, which token do you win?
ask-chest = { $seat }, do you open the chest?
ask-rum = { $seat }, does the roll stand?

## Moves

move-start = { $starter } begins
move-lay = lay { $laid }
move-draw = turn up { $token }
move-roll = roll { $number }
move-move = captain along { $alley }
move-dark = out of the town by { $alley }
move-enter = back in by { $alley }
move-rest = rest
move-board = go aboard
move-ahoy = ahoy
move-take = take it
move-decline = leave it
move-recall = call back from { $alley }
move-enough = that is enough
move-keep = keep it
move-sell = sell it
move-chart = take { $token }
move-guard = meet { $watch }
move-invite = invite
move-drink = drink along
move-refuse = stay sober
move-win = win { $token }
move-open = open the chest
move-barrel = hand in a barrel and roll again
move-again = roll again
move-stand = let it stand

## Hints

hint-keeps-date = Your rendezvous waits there: { $points } points.
hint-coin = A coin; that makes { $coins }.
hint-hires = Hires a pirate, for this round and all to come.
hint-barrels = { $barrels ->
    [one] A barrel of rum for better rolls.
   *[other] { $barrels } barrels of rum for better rolls.
}
hint-supplies = Supplies: { $number ->
    [0] you have a token of every good.
    [one] one good is still missing under your flag.
   *[other] { $number } goods are still missing under your flag.
}
hint-rendezvous = A new rendezvous, worth points once you keep it.
hint-map-pair = { $points } points more with the maps you have: { $token }.
hint-map-single = Counts only with a second map of its colour: { $token }.
hint-kept-for-guard = Keeps { $pirates ->
    [one] one pirate
   *[other] { $pirates } pirates
} for { $watch }: enough to beat { $number } of { $tokens }.
hint-guard-odds = { $pirates ->
    [one] One pirate beats
   *[other] { $pirates } pirates beat
} { $number } of { $tokens }.
hint-calls = To the headquarters: up to { $pirates } pirates come back.
hint-nothing = Nothing is left to get there: { $field }.
hint-dead-end = A dead end: the captain is put on { $field }.
hint-left = Leaves you { $pirates ->
    [one] one pirate.
   *[other] { $pirates } pirates.
}
hint-out = Those are your last pirates: you sleep ashore tonight.
hint-fee = Costs { $coins ->
    [one] a coin
   *[other] { $coins } coins
}; { $left ->
    [0] that leaves none.
   *[other] that leaves { $left }.
}
hint-ways = From there the captain can come back to { $number ->
    [one] one field.
   *[other] { $number } fields.
}
hint-aboard = Aboard with { $pirates ->
    [one] one pirate
   *[other] { $pirates } pirates
}, in row { $row }.
hint-biggest = The largest crew aboard so far has { $number }.
hint-first-aboard = Yours would be the first crew aboard; later ones win equal rolls.
hint-bunk-worth = The bunk is worth { $points } points.
hint-sleeps = Nobody fights you for it: { $tokens }.
hint-rests = Leaves the captain’s next step to { $seat }.
hint-rests-alone = Nobody else is in town: it only costs a coin.
hint-saves = Keeps { $coins ->
    [one] one coin
   *[other] { $coins } coins
} and { $pirates ->
    [one] one pirate
   *[other] { $pirates } pirates
} for later.
hint-declines = Passes up what the field offers.
hint-called = { $pirates ->
    [one] One pirate comes back
   *[other] { $pirates } pirates come back
}; that makes { $total }.
hint-called-most = No other alley gives back more.
hint-enough-called = Your other pirates stay where they stand.
hint-keep-gain = { $points ->
    [one] One point
   *[other] { $points } points
} more: { $token }.
hint-keep-nothing = Adds nothing to what you have: { $token }.
hint-sells = { $coins } coins; kept, it would add { $points ->
    [0] nothing.
    [one] one point.
   *[other] { $points } points.
}
hint-pub-all = { $points } points in the pub, and nobody else has a coin to join you.
hint-pub-open = { $points } points in the pub; { $number ->
    [one] one other could pay to join.
   *[other] { $number } others could pay to join.
}
hint-drinks = { $points } points are poured out, and { $number } drink for them.
hint-host-alone = Without you { $seat } takes all { $points } points, and no die is rolled.
hint-sober = { $coins ->
    [one] Keeps your one coin
   *[other] Keeps your { $coins } coins
} and leaves { $points } points to the others.
hint-wins = { $points ->
    [one] One point.
   *[other] { $points } points.
}
hint-wins-best = { $points ->
    [one] One point
   *[other] { $points } points
}, the most this roll can win.
hint-chest = A chest worth { $points } points.
hint-sting = The scorpion stings you with { $percent } %; that costs { $points } points.
hint-shut = No scorpion, but no { $points } points either.
hint-roll-wins = The { $number } wins: { $token }.
hint-roll-nothing = The { $number } wins nothing here.
hint-reroll-wins = { $sides ->
    [one] One of six sides wins
   *[other] { $sides } of six sides win
}: { $token }.
hint-stung-now = With this roll the scorpion stings you; that costs { $points } points.
hint-passed-on = Passes the scorpion on: { $total } of { $sting }.
hint-reroll-safe = { $sides ->
    [0] No roll keeps the scorpion off you any more.
    [one] One of six sides keeps the scorpion off you.
    [6] Any roll keeps the scorpion off you for now.
   *[other] { $sides } of six sides keep the scorpion off you.
}
hint-fight-wins = The { $number } beats the { $best }.
hint-fight-loses = The { $number } loses to the { $best }.
hint-fight-first = { $sides ->
    [one] The next roll beats the { $number } with one of six sides only.
    [6] Any roll beats the { $number }.
   *[other] The next roll beats the { $number } with { $sides } of six sides.
}
hint-reroll-fight = { $sides ->
    [one] One of six sides beats the { $best }.
    [6] Any roll beats the { $best }.
   *[other] { $sides } of six sides beat the { $best }.
}
hint-reroll-higher = { $sides ->
    [0] Nothing is higher than the { $number }.
    [one] One of six sides is higher than the { $number }.
   *[other] { $sides } of six sides are higher than the { $number }.
}
hint-spends = Costs a barrel; { $left ->
    [0] it is your last.
    [one] one is left.
   *[other] { $left } are left.
}
hint-free-roll = The barrel pays for this roll, too.

## Scoring

part-pubs = pubs
part-chests = chests
part-guards = guards
part-sleep = sleeping places
part-supplies = supplies
part-dates = rendezvous
part-maps = treasure maps
tie-hiring = pirates at the hiring place (fewer win)
tie-barrels = barrels of rum
tie-coins = coins

## Options

option-town = the town
option-town-random = a town laid at random
option-town-built = a town laid by the start player
option-rounds = rounds
option-rounds-5 = five rounds
option-rounds-4 = four rounds
option-dark-only = dark alleys without the extra coin
option-dark-only-occupied = the dark free of its coin if all other alleys are occupied
option-dark-only-means = the dark free of its coin also if the pirates suffice for no other alley
option-start = who begins
option-start-random = the lot
option-start-0 = the first seat
option-start-1 = the second seat
option-start-2 = the third seat
option-start-3 = the fourth seat
option-start-4 = the fifth seat
option-imaginary-rum = rum for the imaginary crew
option-imaginary-rum-false = no rum for the imaginary crew
option-imaginary-rum-true = rum for the imaginary crew from whoever rolls
option-dark-return = back to the same field through the dark
option-dark-return-false = no way through the dark to the same field
option-dark-return-true = through the dark to the same field
option-gifts = what fields give without a choice
option-gifts-taken = gifts are taken
option-gifts-asked = gifts are asked for

## Reasons in errors

why-no-imaginary-crew = there is an imaginary crew with two seats only
why-at-least-one = at least 1 is wanted
why-values = one value at least, and none twice, is wanted
why-scorpion-points = a scorpion costs points: at most 0
why-no-guard = there is no guard with { $number }
why-scorpions = as many as chests are wanted, { $chests }
why-pubs = a die must be able to beat each value, so at most { $most }
why-pirates = at most all, { $each }
why-too-few-tokens = only { $number } are there to be laid out
why-bunks = there must be enough of them for { $rounds } rounds
why-copies = as many values as copies are wanted
why-no-field = there is no field “{ $name }”
why-fields = one headquarters, each pub once, and no kind of field twice on a tile are wanted
why-coin-field = every tile has a coin field
why-alleys = there must be { $number } inner alleys on the nine tiles together
why-tile = four fields and where they lie, two numbers from 0 to 100 each, are wanted
why-alley = “{ $example }” or the like is expected, not “{ $text }”
why-stubs = { $number } are wanted, two on each side
why-segments = { $low } to { $high } segments are wanted, not “{ $word }”
why-order = the step { $step } cannot come at this place (§ 3.2)
why-not-fitting = the step { $step } does not fit the rest of the position
why-round = there are { $rounds } rounds (§ 8.2)
why-laid = tiles are missing exactly while the town is laid (§ 2.1)
why-too-early = nobody has moved in this round yet (§ 3.1)
why-too-few-left = too few are left for what is still to come (§ 2.4, § 2.5)
why-no-room = there is no room for what is turned up next (§ 2.4)
why-sleep = the sleeping places of this round are missing or too many (§ 2.5, § 7.7)
why-brawl = all crews aboard are counted, and nobody fights himself (§ 7.2)
why-aboard = a crew stands left of the mast, and all of it is aboard (§ 3.7)
why-no-place = a token has no place here; there are { $kinds }
why-town = tiles like { $town } are wanted, 8r1 for a turned one
why-captain = he has a field, except during the set-up (§ 2.7)
why-whole-town = all { $tiles } tiles are wanted (§ 2.1)
why-alleys-of-town = only the whole town has alleys (§ 2.1)
why-too-many-pirates = seat { $seat } has more than its { $each } pirates
why-too-many-barrels = there are only { $barrels } (§ 5.15)
why-other-stack = { $token } has no place here
why-barred = what a rendezvous cannot be is not itself (§ 5.10)
why-held = a token is held exactly while shop is pending (§ 5.7)
why-drinkers = there are drinkers, the host first, exactly during a carouse (§ 6.3)
why-chest = a chest and a scorpion lie open together (§ 2.4)
why-scorpion = the rolls round a chest need one (§ 6.7)
why-rows-of-ship = rows of the ship are wanted, counted from 0
why-no-brawl = there is a brawl exactly while clash is pending (§ 7.4)
why-column = champion and fighters stand in the outermost column (§ 7.2)

## The table in the terminal: fields in a few signs, short labels

mark-coin = Co
mark-headquarters = HQ
mark-pirate = Pi
mark-supplies = Su
mark-rendezvous = RV
mark-rum = Rum
mark-guard = Gu
mark-chest = Ch
mark-yellow = Ye
mark-pink = Pk
mark-green = Gr
mark-cruce = EC
mark-jacques = FJ
mark-swan = TS
board-kind-coin = coin
board-kind-headquarters = headquarters
board-kind-pirate = pirate
board-kind-supplies = supplies
board-kind-rendezvous = rendezvous
board-kind-rum = rum
board-kind-guard = town guard
board-kind-chest = treasure chest
board-kind-yellow = yellow map
board-kind-pink = pink map
board-kind-green = green map
board-kind-cruce = pub Es Cruce
board-kind-jacques = pub Frère Jacques
board-kind-swan = pub The Swan
board-legend = A ring ○ is a place for a pirate; where pirates stand, you see whose. The captain’s field is red. Free alleys beside it bear their names.
board-heading = Round { $round } of { $rounds } · barrels in the supply: { $barrels }
board-town = Laid so far: { $tiles }
board-pubs = pubs
board-maps = maps
board-chests = chest
board-sleep = sleep
board-row = row { $number }
board-pirates = pirates
board-hiring = to hire
board-barrels = barrels
board-coins = coins
board-tokens = tokens
board-dates = RV
board-aboard = aboard
board-held = In your hand:
board-own-flag = your flag
board-own-supplies = your supplies
board-own-dates = your rendezvous
board-not-there = a rendezvous that is none of: { $dates }
board-under-sold = Under the supplies:
board-under-guards-small = Under the small guards:
board-under-guards-large = Under the large guards:

## The first game, guided

first-aim-1 = One captain for everybody, the red corsair. You lead him through the alleys of the town, and on each segment you leave one of your pirates.
    .rule = 3.3
first-aim-2 = Where he arrives you get what the field offers: coins, rum, treasure maps, chests, a night in the pub. The tokens are points of honour.
    .rule = 5.1
first-aim-3 = Whoever has had enough goes aboard with the pirates that are left. There all brawl for the sleeping places, which are points as well. Five rounds, and the most honour wins.
    .rule = 7.7
first-ask-lay = You build the town: nine tiles in a square, turned as you like.
    .think = Every arrangement fits. Short alleys between good fields make a lively town.
    .rule = 2.1
    .rare = yes
first-ask-turn = Lead the captain along a free alley, rest for a coin, or go aboard with all pirates you have left.
    .think = Short alleys save pirates. And look where the captain will stand afterwards: the next player goes on from there.
    .rule = 3.2
first-ask-further = You may go on at once, as often as you like, each time for a coin. Or you say ahoy, and the next player has the captain.
    .think = Coins are worth nothing in the end. Spend them when a good field is only a pirate or two away.
    .rule = 3.5
first-ask-enter = The captain has left the town by a dark alley. You choose the one by which he comes back, and fill it with pirates, too.
    .think = Look at the field behind the alley first, then at the pirates it costs.
    .rule = 4.1
    .rare = yes
first-ask-gift = The field offers something for nothing, and you may leave it.
    .think = What it gives never does harm.
    .rule = 5.2
    .rare = yes
first-ask-recall = At the headquarters you call your pirates back from one alley. It is free again then.
    .think = The longest alley brings the most pirates. From dark alleys you may empty two.
    .rule = 5.5
    .rare = yes
first-ask-recall-second = It was a dark alley, so you may empty a second dark one, too.
    .think = More pirates in hand never hurt: they move, and they brawl.
    .rule = 5.5
    .rare = yes
first-ask-shop = You have found supplies, and only you see them. Keep the token, or sell it at once for two coins.
    .think = Of each good only the best one counts in the end. A second hook is better sold.
    .rule = 5.8
first-ask-chart = Take one of the open maps that have the colour of this field.
    .think = Maps count only in pairs of one colour. Start few colours and finish them.
    .rule = 5.12
first-ask-guard = Challenge the small guards (1 to 3) or the large ones (4 to 6). You win the token if you have more pirates before you than it shows.
    .think = With seven pirates you beat every guard, with four every small one.
    .rule = 5.14
first-ask-host = You stand before a pub. If you invite, every guest pays you a coin, and all who drink roll for the tokens. If nobody joins, they are all yours.
    .think = You roll first, so inviting rarely does harm.
    .rule = 6.1
    .rare = yes
first-ask-guest = You are invited. For a coin you may drink along and roll for the tokens of this pub.
    .think = If you stay sober, the host may get them all without a roll.
    .rule = 6.1
    .rare = yes
first-ask-win = Your roll beats several tokens. You take one of them.
    .think = The most valuable one, mostly: high tokens are hard to beat.
    .rule = 6.4
    .rare = yes
first-ask-chest = You may open the chest: its points are yours. But then a scorpion comes out, and everybody rolls in turn until somebody is stung.
    .think = A chest brings 4 to 6 points, a sting costs 2. It pays even if it is you.
    .rule = 6.6
    .rare = yes
first-ask-rum = Does the roll stand? For a barrel of rum you may repeat it up to twice. Only the last roll counts.
    .think = Rum is worth nothing in the end. Use it where a roll decides about points.
    .rule = 6.9
    .rare = yes
first-log-imaginary-crew = With two players an imaginary crew stands aboard in each round. It takes part in the brawl, and what it wins is lost to both of you.
    .rule = 9.1
first-log-got-coin = A coin. It pays for a further move, a rest or a dark alley, and it is the ticket to the next carouse.
    .rule = 5.4
first-log-invites = A carouse: those who drink roll in turn, and a roll that is higher than a token wins it, until all are won.
    .rule = 6.3
first-log-went-aboard = Whoever goes aboard is done in town for this round. All pirates that are left stand in one row: the more, the better for the brawl.
    .rule = 3.7
first-log-last-in-town = The last one in town has the captain all alone, and no move costs a coin. That is worth waiting for.
    .rule = 3.9
first-log-brawl-begins = Now they brawl: column by column, from the outside in. One pirate of each column crosses the mast, the others swim home.
    .rule = 7.2
first-log-fight = They roll from top to bottom. An equal or higher roll beats the one before, so it is good to come later.
    .rule = 7.4
first-log-sleeps = Whoever holds out longest gets the bunk, the second the hammock. These tokens are points for good.
    .rule = 7.7
first-log-got-barrels = Two barrels of rum. Each of them lets its owner repeat a roll up to twice: in pubs, at chests, in the brawl.
    .rule = 5.15
    .rare = yes
first-log-hired = A new pirate, for the rest of the game. With more of them you get further and stand better in the brawl.
    .rule = 5.6
    .rare = yes
first-log-got-date = A rendezvous: somebody waits for you at a field of this kind. Lead the captain there yourself, and it is worth its points.
    .rule = 5.9
    .rare = yes
first-log-met = The rendezvous is kept and counts its points now. Those still on the flag in the end are worth nothing.
    .rule = 5.10
    .rare = yes
first-log-opened = The chest is won, and out comes a scorpion. All roll in turn and add up; whoever reaches its number is stung: 2 points less.
    .rule = 6.7
    .rare = yes
first-log-left-town = Dark alleys lead out of the town. The captain leaves by one and comes back by another; that costs a coin if there was another way.
    .rule = 4.1
    .rare = yes
first-log-dead-end = No alley was free any more. The captain goes to the coin field of the next tile, and there is no coin for that.
    .rule = 4.5
    .rare = yes
first-log-no-pirates = Whoever has used up all pirates is done in town, and has nobody for the brawl either.
    .rule = 3.8
    .rare = yes
first-end = Tokens alone count. Most of them as printed; of each good only the best, maps only in pairs of one colour, rendezvous only if kept. Coins and rum are worth nothing.
    .rule = 8.2
## The board in the browser

board-plan = plan of the town
board-town-name = The Pirate Town
board-stone = one stone, one pirate
board-beside = beside the town
board-ship = the ship
board-yours = your crew
board-holder = still in the holder
board-hidden = a token only its owner knows
board-reconstructed = nobody could read this value off the material; it is reconstructed
board-tab-display = Display
board-tab-ship = Ship
board-tab-own = Yours
board-tab-holder = Holder
board-tab-key = Legend
board-whole-town = Whole town
board-close-by = Close by
board-hiring-place = at the hiring place:
board-go-aboard = { $pirates ->
    [one] Go aboard with one
   *[other] Go aboard with { $pirates }
}
board-row-next = row { $row }
board-nobody-aboard = The ship with its mast; nobody is aboard yet.
board-row-told = Row { $row }: { $crew }, { $left } left and { $right } right of the mast.
board-imaginary = imaginary
board-captain-at = the captain stands here: { $field }
board-alley-to = { $alley } to { $field }, { $pirates ->
    [one] one pirate
   *[other] { $pirates } pirates
}
board-alley-between = { $alley } between { $first } and { $last }, { $pirates ->
    [one] one stone
   *[other] { $pirates } stones
}
board-alley-dark = dark { $alley } at { $field }, { $pirates ->
    [one] one stone
   *[other] { $pirates } stones
}
board-alley-recall = { $alley }: call { $pirates ->
    [one] one pirate
   *[other] { $pirates } pirates
} back
board-alley-taken = { $alley }; pirates of { $name } stand there
board-calls-move = captain to { $first }
board-calls-dark = out by the { $side ->
    [top] upper{ " " }
    [right] right{ " " }
    [bottom] lower{ " " }
    [left] left{ " " }
   *[other] { "" }
}dark alley
board-calls-enter = back in at { $first }{ $side ->
    [top] { "," } from above
    [right] { "," } from the right
    [bottom] { "," } from below
    [left] { "," } from the left
   *[other] { "" }
}
board-calls-recall = { $dark ->
    [yes] call back from the { $side ->
        [top] upper{ " " }
        [right] right{ " " }
        [bottom] lower{ " " }
        [left] left{ " " }
       *[other] { "" }
    }dark alley at { $first }
   *[no] call back from the alley between { $first } and { $last }
}
board-missing-enter = Out he goes by the dark alley. And by which one back in?
board-brings-coin = one coin
board-brings-headquarters = call the pirates of one alley back
board-brings-pirate = hire a pirate
board-brings-supplies = a good, or two coins
board-brings-rendezvous = a secret goal for 4 or 6
board-brings-map = one open map of this colour
board-brings-pub = a carouse for its open tokens
board-brings-chest = 4 to 6, and somebody is stung
board-brings-rum = two barrels for better rolls
board-brings-guard = have more pirates than it shows
board-key-coin = coin
board-key-map = treasure map
board-key-pub = pub
board-key-dark = Dark alleys lead out through a gate and back in through another, for a coin. A heart at a field: your rendezvous waits there. Dashed frames: only you see it. Faded tokens count nothing so far.
board-awaits-open = { $field }, open: { $numbers }
board-awaits-nothing = { $field }: nothing to get
board-awaits-chest = { $field }: { $number }, scorpion stings at { $sting }
board-awaits-date = your rendezvous waits there
board-honour = { $points } honour
board-crew-told = { $pirates } pirates at hand, { $hiring } to hire
board-flag-empty = Nothing under your flag yet.
board-watching = You are watching; everything here is open to all.
board-stack-pubs = pubs
board-stack-maps = maps
board-stack-chests = chests
board-stack-supplies = goods
board-stack-dates = dates
board-stack-guards-small = guard 1–{ "\u2060" }3
board-stack-guards-large = guard 4–{ "\u2060" }6
board-stack-left = { $stack }, { $number } left
board-brawl = Brawl for the bunk
board-brawl-first = First to roll: { $name }.
board-brawl-next = With { $number }, { $leader } is ahead; { $name } needs at least as much.
board-side-now = they fight here
board-side-won = who crossed the mast
board-leads = leads
board-needs = needs { $number }
board-waits = waits
board-bunk = bunk
board-hammock = hammock
board-coil = coil of rope
board-prize-bunk = winner
board-prize-hammock = second
board-prize-coil = third
board-spare = The barrel still pays for { $number ->
    [one] one more roll.
   *[other] { $number } more rolls.
}
board-higher = A roll higher than a token wins it.
board-pub-alone = If nobody drinks along, the host takes them all.
board-chest-shut = Open it, and dice go round; who reaches { $sting } is stung.
board-chest-open = { $total } of { $sting }
board-guard-needs = { $pirates ->
    [one] One pirate at hand: more than the token shows are needed.
   *[other] { $pirates } pirates at hand: more than the token shows are needed.
}
board-shop-own = Keep it under your flag, or sell it for two coins.
board-shop-other = Somebody looks at a good in secret.
board-pairs = Maps count in pairs of one colour.
board-lay = lay the town
board-tile = tile { $number }
board-turned = { $quarter ->
    [0] upright
    [1] a quarter turn
    [2] half a turn
   *[other] three quarter turns
}

## What the fields of a view mean, for writers of bots

view-round = the round, counted from 1
view-rounds = how many rounds the game has
view-starter = the seat that began this round
view-town = the tiles of the town row by row; r2 is turned twice by 90°
view-fields = the fields of the town
view-fields-id = the field
view-fields-kind = what is found there
view-fields-sort = which pub or which colour of map, else null
view-fields-tile = the tile it is printed on
view-fields-x = its place on the screen, from the left
view-fields-y = its place on the screen, from the top
view-alleys = the alleys between the fields
view-known-alleys = by alley with pirates in it: whose they are
view-alleys-id = the alley
view-alleys-ends = the two fields it joins
view-alleys-length = the pirates it takes
view-alleys-dark = whether it is a dark alley
view-alleys-owner = the seat whose pirates stand there, or null
view-captain = the field the captain is on, or null
view-players = by seat: what everybody sees of it
view-players-pirates = pirates before it; 0 in the action phase: it is over for this seat
view-players-hiring = its pirates at the hiring place
view-players-barrels = its barrels of rum
view-players-flag = how many tokens lie under its flag
view-players-dates = how many rendezvous wait on its flag
view-players-aboard = whether its crew is aboard
view-barrels = barrels of rum left in the supply
view-known-barrels = by seat: its barrels of rum
view-pubs = the pubs that lie open
view-maps = the maps that lie open
view-chest = the chest that lies open, or null
view-scorpion = the scorpion that lies open, or null
view-sleep = the open bunk, hammock and coil of rope; null where there is none
view-stacks = by stack: how many tokens are left
view-shopping = whether somebody is looking at supplies
view-ship = the crews aboard in the order of boarding: whose it is, pirates left and right of the mast
view-brawl = the brawl that goes on, or null
view-brawl-crews = how many crews there were when it began
view-brawl-side = where they fight now: left or right of the mast
view-brawl-champion = the row of the ship that leads here
view-brawl-best = its roll; 0 before it has rolled
view-brawl-fighters = the rows still to fight here
view-drinkers = the seats that carouse, in the order of rolling, the host first
view-roller = the seat whose roll it is in a carouse or round a chest
view-total = the sum of the rolls round a chest
view-die = the last roll
view-spare = rerolls left of the barrel
view-coins = the own coins
view-known-coins = by seat: its coins
view-flag = the tokens under the own flag
view-supplies = the supplies under the own flag
view-known-supplies = by seat: the supplies it keeps, null where unknown; with the seats that know one, if these are not its owner alone
view-dates = the rendezvous that wait on the own flag
view-known-dates = by seat: its rendezvous, the oldest first, null where unknown; with what everybody knows one is not
view-held = the supplies being looked at, null if there are none or they are not to be seen
view-hiring = by seat: its pirates at the hiring place
view-flags = by seat: the tokens it has won openly
view-sold = supplies slid under their stack, each with the seats that know it
view-guards-small = small guards slid under their stack
view-guards-large = large guards slid under their stack
view-gone = sleeping places that nobody got
