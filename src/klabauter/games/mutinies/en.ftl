# The words of 21 Mutinies. The same keys and values as de.ftl.

title = 21 Mutinies Arrr! Edition
pitch = One captain chooses, the crew follows him, hides in the cabin or mutinies; and jewels with rum make fame.

## Names: currencies, bonuses, gifts, losses

name-prestige = prestige
name-doubloons = D
name-doubloon = doubloon
name-rum = rum
name-jewel = jewel
name-treasure = treasure
name-trade = trade
name-henchman = henchman
name-jewel-stack = jewel stack
name-first = first die
name-second = second die
name-both = both dice

## Names: tiles

kind-tile = { $number ->
    [0] plain { stone }
   *[other] { stone } ({ $number ->
        [1] 1 D
        [2] 2 D
        [10] 1 rum
        [11] 1 rum, 1 D
        [12] 1 rum, 2 D
        [20] 2 rum
       *[other] { $number }
    })
}
kind-treasure = { kind-tile }
stone = { $stem ->
    [ruby] ruby
    [sapphire] sapphire
    [emerald] emerald
    [topaz] topaz
    [joker] joker
   *[other] { $stem }
}
name-treasure-rum = treasure: 1 rum
name-treasure-prestige = treasure: prestige
name-treasure-doubloons = treasure: doubloons
name-treasure-exchange = treasure: exchange
name-treasure-ruby = treasure ruby
name-treasure-sapphire = treasure sapphire
name-treasure-emerald = treasure emerald
name-treasure-topaz = treasure topaz
name-treasure-joker = treasure joker

## Names: cards

name-storm-routes = Storm (trade routes)
name-storm-beyond = Storm (beyond the routes)
name-storm = Storm (both raids)
name-patrols = Governor’s Patrols
name-sharks = Sharks
name-soldiers = The Soldiers Watch Us
name-brawl = Tavern Brawl
name-great-storm = Storm of the Century
name-dead-calm = Dead Calm
name-rob-the-crew = Rob Your Crew
name-revenge = Revenge
name-reward = Reward
name-bad-rum = Rum Disagrees With Me
name-all-aboard = All Aboard
name-spyglass = Spyglass
name-renowned = Renowned on the Seven Seas
name-more-rum = I Demand More Rum
name-right-there = It Was Right There
name-duel = Duel
name-seven-seas = On the Seven Seas
name-where-is-my-rum = Where Is My Rum?
name-to-the-end = Captain to the End (our invention)
name-loyal-soul = Loyal Soul (our invention)
name-last-mutiny = Last Mutiny
name-untold = mutiny card without text

## Names: actions, spaces, deals

name-routes = trade routes
name-beyond = beyond the routes
name-wreck = wreck
name-tavern = tavern
name-market = black market
name-city = city
name-cabin = cabin
kind-space = { $stem ->
    [routes] trade route { $number }
    [beyond] space { $number } beyond the routes
    [wreck] wreck, space { $number }
    [tavern] tavern, space { $number }
    [wheel] wheel, space { $number }
   *[other] { $id }
}
name-market-any2 = market, any two
name-market-any3 = market, any three
name-market-any4 = market, any four
name-market-same3 = market, three of one colour
name-market-pairs = market, two pairs
name-market-same4 = market, four of one colour
name-city-yarn = city, sailor’s yarn
name-city-theft = city, theft
name-city-visit = city, a visit to the tavern
name-city-rumours = city, rumours
name-city-market = city, black market
name-any2 = any two
name-any3 = any three
name-any4 = any four
name-same3 = three of one colour
name-pairs = two pairs
name-same4 = four of one colour

## Building blocks

coins = { $doubloons ->
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
}
paid = { $pay ->
    [one] 1 doubloon
   *[other] { $pay } doubloons
}
price = { $rum ->
    [0] { $doubloons ->
        [0] nothing
       *[other] { coins }
    }
   *[other] { $rum } rum{ $doubloons ->
        [0] {""}
       *[other] {" "}and { coins }
    }
}

## The log: set-up, rounds, placing

log-in-order = { $seat } stands in place { $position } of the order and gets { coins }.
log-laid-out = On { $space } lies now: { $tile }. { $left } left in the stack.
log-bonus = { $seat } reaches { $prestige } on the track: bonus { $bonus }.
log-no-bonus = { $seat } should get a { $bonus } from the track, but there is none left.
log-bonus-instead = No treasure left: { $seat } gets { coins } and { $prestige } prestige from the track.
log-round-begins = Round { $round }. Captain: { $seat }.
log-last-round = Round { $round }, the last. Captain: { $seat }.
log-captain-goes = { $seat } chooses for the crew: { $action }.
log-takes-space = { $seat } takes: { $space }.
log-to-market = { $seat } has something to sell: { $space }.
log-follows = { $seat } follows: { $space }.
log-to-cabin = { $seat } goes to the cabin.
log-mutinies = { $seat } mutinies: { $space }.
log-paid-beyond = { $seat } pays { coins } for it at once.
log-all-aboard = { $seat } plays All Aboard and pays nothing: { $space }.
log-cannot-pay = { $seat } cannot pay, and goes without: { $space }.
log-marked = The pirate marker goes to: { $action }.
log-rests = { $seat } wants no more questions this round.
log-sleeps = { $seat } wants no more questions until something new comes.
log-wakes = { $seat } wants to be asked again.

## The log: raids, wreck, tavern

log-took = { $seat } takes { $tile } and pays { price }.
log-extra-jewel = { $seat } came fifth and draws a jewel on top.
log-extra-rum = { $seat } stands far back and gets { $rum } rum.
log-drew-jewel = { $seat } draws { $tile } from the stack. { $left } left.
log-drew-jewel-hidden = { $seat } draws a jewel from the stack. { $left } left.
log-kept = { $seat } keeps it.
log-tossed = { $seat } lays { $tile } away{ $doubloons ->
    [0] .
   *[other] {" "}and takes back { coins }.
}
log-too-late = No jewel left for { $seat }; back come { coins }.
log-last-jewel = That was the last jewel. Round { $round } will be the last.
log-wreck-rolled = { $seat } dives for treasure and throws { $one } and { $two }; more than { $over } is needed.
log-wreck-failed = Nothing but seaweed for { $seat }.
log-wreck-empty = The treasures are gone; { $seat } gets { coins } and { $prestige } prestige.
log-both-dice = Both dice are good: { coins } more for { $seat }.
log-first-rum = The captain, { $seat }, takes { $rum } rum first.
log-tavern-rolled = { $seat } throws { $die }: { $rum } rum are dealt.
log-dealt = { $seat } gets { $rum } rum.
log-nothing-left = The tavern is dry.
log-extra-doubloons = { $seat } stands far back and gets { coins }.
log-rerolled = { $seat } swears it was right there, and throws again: { $dice }.

## The log: market and city

log-lays = { $seat } turns up { $tile }.
log-chose-deal = { $seat } wants to sell { $deal }.
log-sold = { $seat } sells { $deal }: { $tiles }. Rum on top: { $rum }.
log-yield = That brings { $seat } { coins } and { $prestige } prestige.
log-handed-over = { $seat } hands over { $tiles } for the henchman, for nothing ({ $deal }).
log-spun = { $seat } spins a yarn: { coins } for { $prestige } prestige.
log-visited = { $seat } drops into the tavern: { $rum } rum.
log-no-treasures = Only rumours are left: { $seat } gets { coins } and { $prestige } prestige.
log-fifth = { $seat } came fifth into the city: { $prestige } prestige.
log-stole-nothing = There is nothing { $seat } could steal.

## The log: cabin and mutiny

log-cabin-prestige = { $seat } boasts in the cabin: { $prestige } prestige.
log-cabin-doubloon = { $seat } finds { coins } in the cabin.
log-cabin-trade = { $seat } gives { coins } in the cabin for { $prestige } prestige.
log-robbed = { $seat } is alone in the cabin and steals { coins } from { $victim }.
log-wheel-paid = { $seat } pays { coins } ({ $space }) and gets { $prestige } prestige.
log-wheel-prestige-paid = { $seat } pays { $prestige } prestige on the wheel and gets { coins }.
log-too-poor = { $seat } cannot pay any more and is out of the mutiny ({ $space }).
log-no-mutiny = Nobody could pay: there was no mutiny.
log-new-captain = Mutiny! { $seat } is captain now. The order: { $order }.
log-untold-card = { $seat } draws a mutiny card. { $left } left in the pile.

## The log: cards and treasures

log-drew-card = { $seat } draws { $card } and keeps it. { $left } left in the pile.
log-drew-card-hidden = { $seat } draws a mutiny card and keeps it. { $left } left in the pile.
log-drew-mandatory = { $seat } draws { $card }, which must be obeyed. { $left } left in the pile.
log-obeyed = { $seat } obeys: { $card }.
log-refused = { $seat } refuses { $card } and loses { $prestige } prestige.
log-is-closed = Closed until the next mutiny: { $actions }.
log-no-mutiny-next = In round { $round } nobody can mutiny.
log-gave = { $seat } gives up { $tile }.
log-gave-rum = { $seat } gives up { $rum } rum.
log-lost = { $seat } loses 1 { $loss }.
log-nothing-to-lose = { $seat } has nothing to lose.
log-rewarded = { $seat } gets { coins }.
log-last-mutiny = { $seat } draws the Last Mutiny: { $prestige } prestige. Round { $round } is the last.
log-swapped = { $seat } feels sick, swaps places with { $captain }, captain now, and gets { coins }.
log-challenged = { $seat } challenges { $captain } to a duel.
log-duel-rolled = { $seat } throws { $one }, { $captain } { $two }.
log-duel-tied = A draw. Again!
log-duel-won = { $seat } wins the duel against { $captain } and is captain now.
log-duel-lost = { $captain } stays captain; { $seat } nurses the bruises.
log-spied = { $seat } looks through the spyglass, lays { $tile } away and draws again.
log-renowned = { $seat } is renowned on all seven seas: { paid } for { $prestige } prestige.
log-more-rum = { $seat } demands more rum and gets { $rum }.
log-found = { $seat } finds: { $treasure }. { $left } left.
log-found-hidden = { $seat } finds a treasure. { $left } left.
log-used = { $seat } uses { $treasure } and gets { $gain }.
log-exchanged = { $seat } exchanges { paid } for { $gain } prestige with a treasure.

## The log: two players

log-sent = { $seat } sends the henchman: { $space }.
log-sent-to-market = { $seat } sends the henchman with jewels: { $space }.
log-henchman-took = The henchman takes { $tile }; { $seat } pays { price }, and it is laid away.
log-henchman-rolled = { $seat }’s henchman throws { $one } and { $two }; more than { $over } is needed.
log-henchman-spun = { $seat } pays { coins } for the henchman’s yarn. Nobody listens.
log-henchman-wheel = { $seat } pays for the henchman ({ $space }).
log-jewel-away = For the henchman { $tile } is drawn and laid away. { $left } left.
log-treasure-away = For the henchman { $treasure } is drawn and laid away. { $left } left.
log-defended = The henchman paid more: { $seat } stays captain.

## The log: the end

log-too-long = { $round } rounds without an end: the next one is the last, by our safety rule.
log-game-ends = The game is over after round { $round }. Everything is laid open.
log-uncovered = { $seat } turns up: { $tiles }.
log-treasures-scored = Treasures bring { $seat } { $prestige } prestige and { $doubloons } D.
log-jewels-sold = { $seat } gives in { $tiles }: { coins } for all jewels.
log-cards-paid = { $seat } has { $cards } mutiny cards: { coins }.
log-doubloons-traded = { $seat } trades { coins } for { $prestige } prestige.
log-cards-shown = { $seat } shows: { $cards }.
log-card-scored = { $card } brings { $seat } { $prestige } prestige.
log-rum-away = { $seat } makes { $rum } rum disappear.
log-rum-left = { $seat } still has { $rum } rum and loses { $prestige } prestige.
log-final = { $seat }: { $prestige } prestige, { coins } left over.

## Refusals

no-place-first = First you place your figure.
no-awake = You are being asked already.
no-window = Now you can use a treasure or a fitting card, or pass.
no-not-for-captains = A captain does not go there: { $space }.
no-under-marker = The pirate marker lies here: { $action }.
no-closed = Closed until the next mutiny: { $action }.
no-other-action = The captain chose another action ({ $action }), not this: { $space }.
no-occupied = Somebody stands there already: { $space }.
no-no-tile = No jewel lies there: { $space }.
no-tile-too-dear = Too dear: { $space } costs { price }.
no-not-first-free = Spaces are filled in order here. Not { $space }, but { $first }.
no-no-jewels = There is no jewel left in the stack.
no-beyond-too-dear = Too dear: { $space } costs { coins }.
no-no-such-deal = You cannot hand over the jewels for this: { $space }.
no-yarn-too-dear = Sailor’s yarn costs { coins }.
no-nothing-to-steal = There is nothing you could steal: no jewel in the stack, and no open one you could pay.
no-no-mutiny = Nobody can mutiny in this round.
no-wheel-too-dear = You cannot pay that: { $space } costs { $doubloons } D and { $prestige } prestige.
no-keep-or-toss = Keep the jewel, or lay it away.
no-no-such-treasure = You do not have this: { $treasure }.
no-only-sold = { $treasure } is a jewel: it is only sold.
no-tavern-is-dry = There is no rum left in the tavern.
no-exchange-needs = The exchange costs { paid }; you have { $free } to spare.
no-sale-has-begun = The sale has begun; treasures wait until it is over.
no-no-such-card = You do not have this card: { $card }.
no-not-now = This is not the moment for it: { $card }.
no-too-poor-for-fame = Fame costs { paid }; you have { $doubloons }.
no-nothing-to-draw = There is nothing left to draw.
no-lay-first = First you turn up a jewel for the sale.
no-no-such-jewel = You do not have this: { $tile }.
no-does-not-fit = With { $tile } this deal cannot be made any more: { $deal }.
no-pour-first = First you say how much rum goes on top.
no-symbols-limit = { $rum } rum are too many: the tiles show { $symbols } symbols.
no-not-that-much = You have { $have } rum, not { $rum }.
no-deal-first = First you choose what to sell.
no-cannot-make = You do not have the jewels for it: { $deal }.
no-steal-first = First you steal.
no-stack-empty = The jewel stack is empty.
no-take-something = There is something to steal, so you take it.
no-cabin-first = First you choose what the cabin gives you.
no-trade-needs = That takes { coins }.
no-not-alone = You are not alone in the cabin.
no-not-oneself = You cannot rob yourself.
no-nothing-to-rob = { $seat } has no doubloon.
no-obey-first = First you obey the card, or refuse it.
no-refusal-needs = Refusing takes { $prestige } prestige.
no-give-first = First you give up a tile.
no-not-yours = You do not have this: { $tile }.
no-lose-first = First you choose what you lose.
no-other-loss = The card asks for something else, not { $loss }.
no-only-captains = Only the captain may play it: { $card }.
no-only-sailors = Only a sailor may play it: { $card }.
no-one-die = There is only one die here, not: { $dice }.
no-send-first = First you place the henchman.

## Questions

ask-choose = { $seat }, captain: which action, which space?
ask-place = { $seat }, do you follow, hide, or mutiny?
ask-send = { $seat }, where does your henchman go?
ask-start-card = { $seat }, a card for the start of the round?
ask-placed = { $seat }, a treasure after placing?
ask-acting = { $seat }, a treasure while your action is resolved?
ask-in-tavern = { $seat }, anything more in the tavern?
ask-in-city = { $seat }, anything more in the city?
ask-found = { $seat }, you have found a treasure. Use something?
ask-drew = { $seat }, do you keep the jewel you drew?
ask-rolled = { $seat }, do the dice stay as they are?
ask-keep = { $seat }, do you keep the jewel?
ask-lay = { $seat }, which jewels do you sell?
ask-hand-over = { $seat }, which jewels do you hand over for the henchman?
ask-pour = { $seat }, how much rum on top?
ask-city-deal = { $seat }, what do you sell in the city?
ask-henchman-deal = { $seat }, which deal for the henchman in the city?
ask-theft = { $seat }, what do you steal?
ask-henchman-theft = { $seat }, what does the henchman steal?
ask-cabin = { $seat }, what does the cabin give you?
ask-obey = { $seat }, do you obey the card?
ask-give = { $seat }, which tile do you give up?
ask-lose-doubloon = { $seat }, a prestige or a doubloon?
ask-lose-rum = { $seat }, a prestige or a rum?

## Moves

move-order = { $seat } is next in the order
move-jewel = the jewel is { $tile }
move-find = the treasure is { $treasure }
move-card = the card is { $card }
move-roll = the dice show { $one } and { $two }
move-die = the die shows { $one }
move-go = { $space }
move-board = { $space }, free with All Aboard
move-send = henchman: { $space }
move-use = use { $treasure }
move-rest = no more questions this round
move-sleep = no more questions until something new comes
move-wake = ask me again
move-keep = keep the jewel
move-toss = lay the jewel away
move-steal = take the jewel from { $space }
move-seize = take the jewel from { $space }, free with All Aboard
move-blind = draw a jewel from the stack
move-nothing = steal nothing
move-deal = sell { $deal }
move-lay = turn up { $tile }
move-pour = { $rum } rum on top
move-cabin = { $gift-id ->
    [prestige] take a prestige
    [doubloon] take a doubloon
   *[trade] five doubloons for three prestige
}
move-rob = steal a doubloon from { $seat }
move-play = play { $card }
move-reroll = throw again with It Was Right There: { $dice }
move-obey = obey the card
move-refuse = refuse the card
move-give = give up { $tile }
move-lose = lose 1 { $loss }

## Hints

hint-sale = Sells { $deal } for up to { $prestige } prestige and { coins }{ $rum ->
    [0] .
   *[other] , with { $rum } rum.
}
hint-new-deal = Makes a new sale possible: { $deal }, { $prestige } prestige without rum.
hint-colour = { $number ->
    [one] The first of its colour for you: { $tile }.
   *[other] That makes { $number } of its colour: { $tile }.
}
hint-symbols = { $rum ->
    [one] Its rum symbol lets you pour one more rum when you sell it.
   *[other] Its { $rum } rum symbols let you pour that much more rum when you sell it.
}
hint-jewel-price = Costs { price }.
hint-free = Costs nothing now instead of { price }.
hint-unseen = One of { $number } unseen jewels, for nothing.
hint-nothing-to-pay = There is no jewel here you could pay for.
hint-back = { $doubloons ->
    [0] The space had cost you nothing.
   *[other] You get { coins } back.
}
hint-leaves = { $number ->
    [0] It is your last jewel.
    [one] Leaves you one jewel.
   *[other] Leaves you { $number } jewels.
}
hint-more-symbols = Lets you pour { $rum } more rum.
hint-hands-over = Costs you { $number } jewels, and nobody has the use of them.
hint-pours = { $prestige } prestige and { coins }, { $more } prestige more than without rum.
hint-keeps-rum = { $prestige } prestige and { coins }, and you keep your rum.
hint-gift-prestige = { $prestige } prestige at once.
hint-gift-doubloons = { coins }; at the end { $rate } of them make one prestige.
hint-gift-trade = { $prestige } prestige for { coins }.
hint-robs = Takes a doubloon from { $seat }.
hint-breaks = Then { $seat } cannot pay for the wheel any more.
hint-use-rum = { $rum } rum to pour.
hint-use-prestige = { $prestige } prestige at once.
hint-use-doubloons = { $doubloons ->
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
} to spend.
hint-exchanges = Turns { coins } into { $prestige } prestige.
hint-holds = Keeps for later what you hold: { $number ->
    [one] 1 treasure
   *[other] { $number } treasures
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
hint-rests = Nobody asks you again this round.
hint-sleeps = Nobody asks you again until something new comes to you.
hint-duels = An even chance to take the captaincy from { $seat }.
hint-swaps = { $doubloons ->
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
} for you, but { $seat } is captain then.
hint-spies = Draws another one and lays this away: { $tile }.
hint-renown = Turns { coins } into { $prestige } prestige.
hint-demands = { $rum } more rum from the supply.
hint-rerolls = { $number } of { $rolls } rolls would help.
hint-dice-find = As they lie, the dice find a treasure.
hint-dice-fail = As they lie, the dice find nothing.
hint-dice-rum = As it lies, the die deals out { $rum } rum.
hint-closes = Until the next mutiny no captain can choose: { $actions }.
hint-calm = Nobody can mutiny against you in the next round.
hint-calm-costs = Everybody gives up a tile and a rum, you too.
hint-punishes = { $number ->
    [one] One sailor loses something.
   *[other] { $number } sailors lose something.
}
hint-rewards = { $doubloons ->
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
} for you, { $others } for every sailor.
hint-card-stays = The card stays before you; that makes { coins } at the end.
hint-refuses = Costs you { $prestige } prestige.
hint-give-sale = Without it you cannot sell { $deal } any more ({ $prestige } prestige).
hint-give-harmless = No sale of yours depends on it.
hint-loses-prestige = One prestige is gone for good.
hint-loses-doubloon = Only { $rate } doubloons make one prestige at the end.
hint-loses-spare-rum = You have more rum than your jewels can use.
hint-loses-rum = Your jewels could use { $rum } rum.
hint-blind-jewel = { $doubloons ->
    [0] A jewel from the stack, for nothing.
   *[other] A jewel from the stack for { coins }; lay it away, and they come back.
}
hint-late-rum = And { $rum } rum for coming late.
hint-wreck-odds = Finds a treasure with { $percent } %.
hint-wreck-rum = And { $rum } rum, whatever the dice say.
hint-tavern-share = { $low } to { $high } rum, if nobody else comes.
hint-tavern-supply = { $rum } rum at most: the tavern is running dry.
hint-tavern-coins = And { coins } for coming late.
hint-spins = { $prestige } prestige for { coins }.
hint-thieves = A jewel: an open one for its price, or one from the stack for nothing.
hint-thieves-open = An open jewel for its price.
hint-visits = { $rum } rum.
hint-rumour = A treasure without rolling for it.
hint-rumour-empty = No treasure is left; { coins } and { $prestige } prestige instead.
hint-hides = A prestige or a doubloon in the cabin, for nothing.
hint-hides-alone = You are alone there and may steal the doubloon.
hint-wheel-pays = { $prestige } prestige for { coins }.
hint-wheel-zero = Costs { $prestige } prestige and brings { coins }.
hint-captain-sure = Makes you captain.
hint-captain-likely = Makes you captain unless you are outbid; { $number ->
    [one] one has still to place.
   *[other] { $number } have still to place.
}
hint-robbable = Makes you captain unless { $seat } robs you in the cabin first.
hint-outbid = { $seat } stays ahead of you at the wheel.
hint-last-card = The Last Mutiny comes with it: { $prestige } prestige, and one round is left.
hint-cannot-follow = { $number ->
    [one] One sailor cannot follow you there.
   *[other] { $number } sailors cannot follow you there.
}
hint-blocks = Takes a space from { $seat }: { $space }.
hint-henchman-hides = Costs nothing, and nobody is alone in the cabin then.
hint-henchman-costs = { $prestige ->
    [0] Costs you { price }.
   *[other] Costs you { $prestige } prestige.
}
hint-bonus = Reaches a bonus of the track: { $bonus }.
hint-rum-at-end = It is the last round: each rum left over costs { $prestige } prestige.
hint-wakes = You will be asked again.

## Scoring and endings

points = { $score } prestige
part-track = track
part-treasures = treasures
part-doubloons = doubloons
part-cards = cards
part-rum = rum
tie-doubloons = doubloons left over
ending-pile = The mutiny pile was used up
ending-jewels = The jewels were used up
ending-rounds = The safety after a hundred rounds

## Options

option-henchman-market = henchman on the market (two players)
option-henchman-market-hands-over = the captain hands over tiles for his henchman
option-henchman-market-blocks-free = the henchman blocks market spaces freely
option-card-texts = texts of the mutiny cards
option-card-texts-as-ruled = card texts by the rules
option-card-texts-ignored = card texts ignored
option-lost-page = the two cards of the lost page
option-lost-page-invented = with two invented cards
option-lost-page-none = without invented cards
option-storm = the storm closes
option-storm-one = a storm closes one raid
option-storm-both = a storm closes both raids
option-henchman-wheel = henchman on the wheel (two players)
option-henchman-wheel-blocks = the henchman only blocks on the wheel
option-henchman-wheel-defends = the henchman defends the captain
option-refusal = refusing a mandatory card
option-refusal-always = refusing is always allowed
option-refusal-needs-2 = refusing takes 2 prestige
option-track = bonuses of the track
option-track-reach = track bonuses when reached
option-track-pass = track bonuses when passed
option-start = first captain
option-start-random = the lot
option-start-0 = the first seat
option-start-1 = the second seat
option-start-2 = the third seat
option-start-3 = the fourth seat
option-start-4 = the fifth seat
option-pile = cards in the mutiny pile
option-pile-21 = 21 cards
option-pile-22 = 22 cards
option-pile-23 = 23 cards
option-pile-24 = 24 cards
option-pile-25 = 25 cards
option-pile-26 = 26 cards
option-pile-27 = 27 cards
option-pile-28 = 28 cards
option-pile-29 = 29 cards
option-pile-30 = 30 cards
option-pile-31 = 31 cards
option-pile-32 = 32 cards
option-pile-33 = 33 cards
option-pile-34 = 34 cards
option-pile-35 = 35 cards
option-pile-36 = 36 cards
option-pile-37 = 37 cards
option-pile-38 = 38 cards
option-pile-39 = 39 cards
option-pile-40 = 40 cards
option-pile-41 = 41 cards
option-pile-42 = 42 cards
option-pile-43 = 43 cards
option-pile-44 = 44 cards
option-pile-45 = 45 cards

## Pieces of errors

why-at-least-one = at least 1 is wanted
why-start-rum = for { $seats } seats the box holds too few cubes, { $rum }
why-faces = as many rum as doubloons and copies are wanted
why-digits = faces must differ within a colour; figures are from 0 to 9
why-box = the box holds { $box }, here are { $count }
why-cards = there are { $count } mutiny cards
why-open = from 1 to 5 tiles lie open
why-length = { $length } figures are wanted, not { $count }
why-texts-anyway = with two players the texts are always ignored (§ 12.1)
why-no-texts = nobody reads the texts of the cards here (§ 2.6, § 12.1)
why-no-henchman = there is a henchman with two players only (§ 12.1)
why-once = every seat stands in the order once (§ 2.3)
why-no-tile-left = { $tile } is no tile left for this stack
why-all-seats = all { $seats } seats have a place in it (§ 2.3)
why-cubes = there are { $rum } cubes in all (§ 1.5)
why-pile = only { $cards } unseen cards are left for it (§ 2.5)
why-apart = jewels and treasures lie apart (§ 1.2, § 1.3)
why-shown = only jewels of the seat can have been seen (§ 13.2)
why-display = jewels lie on the routes (§ 2.9)
why-shared = two figures share no space but the cabin (§ 3.5, § 8.1)
why-astray = they stand on the captain’s action, in the cabin or on the wheel (§ 3.5)
why-no-action = the captain has chosen one (§ 3.3)
why-not-there = the step { $step } needs a figure that stands there (§ 3.6)
why-fresh = one tile per step keep, found or drew (§ 4.7, § 9.12)
why-dice = { $dice } dice lie on the table in this step (§ 5.1, § 5.5)
why-obey = a card is decided on in the step obey, and only there (§ 9.3)
why-deal = a sale is one of the six deals, in the steps of a sale only (§ 6.1)
why-last = the last round is still to come, but not after round { $most } (§ 11.1, § 11.3)
why-closed = it takes one card to close actions (§ 9.6)
why-mandatory = only a mandatory card is decided on (§ 9.3)
why-hands = only voluntary cards and cards for the end are in a hand (§ 9.1)
why-order = the step { $step } cannot come at this place (§ 3.1, § 3.6)
why-too-early = the captain has not chosen an action yet (§ 3.3)
why-captain = the step { $step } does not fit the captain (§ 3.3)
why-captain-stands = the captain stands on his action (§ 3.3)
why-placed = the figure of the step { $step } has been placed already (§ 3.5)
why-gap = the spaces of this action are filled in order (§ 3.5)
why-bare = a jewel lies on { $space }, where a figure stands (§ 4.1)
why-fresh-own = in the step { $step } a seat looks at a tile of its own (§ 4.7, § 10.1)
why-other-deal = the figure of the step { $step } stands on another deal (§ 6.3)
why-no-deal = a seller has the tiles for the deal (§ 6.1, § 12.5)
why-draw = the step { $step } cannot wait here (§ 2.2)

## The table in the terminal

board-heading = Round { $round } · pile { $pile } · jewels { $jewels } · treasures { $treasures } · tavern { $tavern } rum
board-last = the last round
board-last-next = the next round is the last
board-calm = no mutiny this round
board-player = order
board-prestige = prestige
board-doubloons = doubl.
board-rum = rum
board-jewels = jewels
board-treasures = treas.
board-cards = hand
board-front = before
board-captain = captain
board-marked = marker
board-closed = closed
board-chosen = chosen
board-city-yarn = yarn
board-city-theft = theft
board-city-visit = tavern
board-city-rumours = rumours
board-city-market = market
board-own = Yours:
board-nothing = nothing
board-laid = On the market table ({ $deal }): { $tiles }
board-dice = Dice: { $dice }
board-card = To be obeyed: { $card }
board-known = seen with { $seat }: { $tiles }
board-legend = After each jewel its price: D doubloons, R rum (also the limit of rum in a sale). On the market 3= is three of one colour, 2+2 two pairs. ☠ is the henchman.
board-gone = Out of the game: { $tiles }
board-unseen = Not seen yet, jewels and treasures: { $tiles }
board-yields = Deals: doubloons and prestige with 0, 1, 2, 3, 4 rum

## The first game, guided

first-aim-1 = You all sail on the same ship, and everybody wants prestige. Jewels sold on the black market bring it, and rum poured on top brings more.
    .rule = 1.1
first-aim-2 = Each round the captain chooses an action and goes first. Everybody else follows, hides in the cabin, or mutinies.
    .rule = 3.5
first-aim-3 = Each mutiny makes a new captain and uses up a card. When the pile is empty, or the jewels are, one last round follows. The most prestige wins.
    .rule = 11.1
first-ask-choose = You are captain. Choose one of six actions for the whole crew, and the space for yourself. The one with the pirate marker is out this time.
    .think = Jewels first, rum on top, then to the market. Best is what helps you and is of little use to the others.
    .rule = 3.3
first-ask-place = The captain has chosen. Follow onto a free space, go to the cabin for a small gift, or pay on the wheel to become captain yourself.
    .think = Following is nearly always worth it if you can use the action. Mutiny when you need to say where the journey goes next.
    .rule = 3.5
first-ask-send = With two players you are captain and have a henchman. Place him, too: he gains nothing, but stands in the other one’s way, and you pay for him.
    .think = The cabin costs nothing. A space your opponent needs is worth more.
    .rule = 12.2
    .rare = yes
first-ask-start-card = Before the captain chooses, you may play one card that is meant for the start of a round.
    .think = Keep it if being captain is of no use to you just now.
    .rule = 3.2
    .rare = yes
first-ask-placed = You have placed your figure, and now a treasure may be used. You may also wait; unused ones still count in the end.
    .think = Nothing urgent? Say that you want no more questions this round, and it goes faster.
    .rule = 10.2
first-ask-acting = Your action is being resolved, and again you may use a treasure.
    .think = Rum helps before a sale, doubloons help before a mutiny.
    .rule = 10.2
    .rare = yes
first-ask-in-tavern = You sit in the tavern and may still use a card or a treasure here.
    .think = Take as much rum as you can sell: what is left in the end costs prestige.
    .rule = 9.14
    .rare = yes
first-ask-in-city = Your visit to the city is done, and you may still use a card or a treasure.
    .think = Many doubloons are only worth something if you turn them into prestige in time.
    .rule = 9.13
    .rare = yes
first-ask-found = You have found a treasure. You may use it, or another one, right now.
    .think = Prestige and doubloons keep. Rum is best used just before a sale.
    .rule = 10.2
    .rare = yes
first-ask-drew = You have drawn a jewel that you may keep, or lay away for another one.
    .think = Does its colour fit what you have? Then keep it.
    .rule = 9.12
    .rare = yes
first-ask-rolled = The dice lie there. You may throw again with a card.
    .think = Throw again only what has failed.
    .rule = 9.15
    .rare = yes
first-ask-keep = Only you see the jewel from the stack. Keep it, or lay it away and take your doubloons back.
    .think = Almost any jewel is worth keeping; jokers always are.
    .rule = 4.7
    .rare = yes
first-ask-lay = You sell on the black market. Turn up the jewels one by one; together they must make the deal of your space.
    .think = The rum symbols on the sold tiles say how much rum you may pour. So sell those with rum on them if you have rum.
    .rule = 6.3
first-ask-hand-over = Your henchman stands on the market, so you hand over jewels for him and get nothing.
    .think = Part with those that fit nothing else.
    .rule = 12.5
    .rare = yes
first-ask-pour = How much rum comes on top? At most as much as the sold tiles show.
    .think = Pour what you may: each rum raises the price, and left over in the end it costs a prestige.
    .rule = 6.5
    .rare = yes
first-ask-city-deal = In the city you may make any of the six deals of the market.
    .think = One colour pays best: four of one colour above all, then two pairs and three of a kind.
    .rule = 7.6
    .rare = yes
first-ask-henchman-deal = Your henchman stands on the market of the city. Choose the deal whose jewels you hand over for him.
    .think = The smallest deal costs you least.
    .rule = 12.5
    .rare = yes
first-ask-theft = You steal: an open jewel for its price, or one from the stack for nothing.
    .think = An open one if it completes a set of yours; otherwise trust to luck.
    .rule = 7.3
    .rare = yes
first-ask-henchman-theft = The henchman steals, and the jewel is laid away at once. You choose which one the other will not get.
    .think = Take what your opponent would like to have, if it is cheap.
    .rule = 12.4
    .rare = yes
first-ask-cabin = The cabin gives 1 prestige, or 1 doubloon, or 3 prestige for 5 doubloons. Alone in it, you may take the doubloon from another player.
    .think = Stealing from a mutineer can leave him unable to pay, and then he is out.
    .rule = 8.2
first-ask-obey = A mandatory card: obey it, or refuse and lose 2 prestige.
    .think = Refuse only if the card would cost you more than that.
    .rule = 9.5
    .rare = yes
first-ask-give = A card demands a tile from everybody. You choose which one you give up.
    .think = A jewel without a partner hurts least.
    .rule = 9.7
    .rare = yes
first-ask-lose-doubloon = The captain robs his crew: you lose a prestige or a doubloon.
    .think = Three doubloons make one prestige in the end, so mostly the doubloon.
    .rule = 9.8
    .rare = yes
first-ask-lose-rum = The captain takes revenge: you lose a prestige or a rum.
    .think = Do you need the rum for the next sale? Otherwise let it go.
    .rule = 9.8
    .rare = yes
first-log-marked = The pirate marker lies on what was chosen just now. So no action comes twice in a row.
    .rule = 3.7
first-log-took = A jewel from the trade routes: it costs what is printed on it, and everybody has seen it. From now on it lies face down before its owner.
    .rule = 4.2
first-log-wreck-rolled = At the wreck the dice decide. The first figure needs more than 1 on one of two dice, each later one a bit more. Whoever manages draws a treasure.
    .rule = 5.1
first-log-tavern-rolled = In the tavern the captain throws the die, and the rum is dealt round, beginning with him. With rum a sale brings more, but what is left in the end costs prestige.
    .rule = 5.6
first-log-sold = A sale on the black market. Jewels of one colour bring the most, and every rum on top brings more.
    .rule = 6.4
first-log-new-captain = A mutiny! Whoever paid most is captain now, and the other mutineers move up behind. One card of the pile is gone: that is how the game runs out.
    .rule = 8.8
first-log-bonus = Four gifts wait along the prestige track. Everybody who gets that far has each of them once.
    .rule = 2.2
first-log-robbed = Whoever is alone in the cabin may steal a doubloon from anybody.
    .rule = 8.3
    .rare = yes
first-log-too-poor = Whoever cannot pay on the wheel any more is out of the mutiny: nothing paid, nothing won.
    .rule = 8.6
    .rare = yes
first-log-last-round = This is the last round. Sell what you can, and get rid of your rum.
    .rule = 11.1
    .rare = yes
first-end = Prestige from the track, and what was still turned into it: treasures, then jewels and cards into doubloons, and doubloons into prestige. Each rum left over costs one.
    .rule = 11.10
## The board in the browser

board-chart = The world of the Santa Marta
board-title-routes = On the Trade Routes
board-title-beyond = Beyond the Routes
board-title-wreck = The Wreck
board-title-tavern = Tavern
board-title-market = Black Market
board-title-city = The City
board-title-mutiny = Mutiny
board-chip-routes = Routes
board-chip-beyond = Beyond
board-chip-wreck = Wreck
board-chip-tavern = Tavern
board-chip-market = Market
board-chip-city = City
board-door-yarn = Sailor’s yarn
board-door-theft = Theft
board-door-visit = Tavern visit
board-door-rumours = Rumours
board-door-market = Black market
board-cabin = Cabin
board-gift-prestige = { $prestige } prestige
board-gift-doubloon = { $doubloons ->
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
}
board-gift-trade = { $exchange } prestige for { $pay } doubloons
board-free = free
board-fifth = 5th figure
board-tavern-deals = die + { $plus } rum in turn
board-cellar = { $rum } in the cellar
board-rum-added = with rum
board-best-sale = your best sale
board-dagger = † reconstructed
board-deal-name = sell { $deal }: from { $prestige } prestige and { $doubloons } D
board-jewels-left = jewel stack: { $count }
board-stack-left = stack: { $count }
board-treasures-left = treasures: { $count }
board-hub = mutiny cards: { $left } of { $cards } left
board-of = of { $cards }
board-pile-left = { $pile ->
    [one] 1 mutiny card
   *[other] { $pile } mutiny cards
}
board-track = Prestige: { $scores }
board-score-of = { $who } { $prestige }
board-berth-captain = captain
board-berth = in place { $number }
board-order = Order of play
board-places = Places
board-yours = What you hold
board-stands-there = taken by { $who }
board-has-chosen = { $who } has chosen this
board-marked-here = The pirate marker lies here: not to be chosen
board-closed-here = Closed until the next mutiny
board-held-jewels = Jewels { $count }
board-held-treasures = Treasures { $count }
board-held-cards = Mutiny cards { $count }
board-slip = What is going on
board-fronts = Open mutiny cards
board-no-fronts = None yet.
board-just-drawn = You have drawn:
board-which-loss = What do you lose?
board-lose-one = lose 1 { $what }
board-or-blind = Take an open jewel, or draw one unseen:
board-brings = brings { $prestige } prestige and { $doubloons } D
board-pour = pour rum: { $poured } of { $most }
board-dice-lie = The dice lie like this.
board-put-away = Put away
board-short-to-the-end = Captain to the End †
board-short-loyal-soul = Loyal Soul †
board-kind-must = mandatory
board-kind-may = voluntary
board-kind-end = end of game
board-kind-untold = mutiny card
board-card-storm-routes = Until the next mutiny no captain can choose the trade routes.
board-card-storm-beyond = Until the next mutiny no captain can choose the waters beyond the routes.
board-card-storm = Until the next mutiny no captain can choose either raid.
board-card-patrols = Until the next mutiny no captain can choose the city.
board-card-sharks = Until the next mutiny no captain can choose the wreck.
board-card-soldiers = Until the next mutiny no captain can choose the black market.
board-card-brawl = Until the next mutiny no captain can choose the tavern.
board-card-great-storm = Nobody can mutiny in the next round.
board-card-dead-calm = Nobody can mutiny in the next round. Everybody gives up a tile and a rum.
board-card-rob-the-crew = Every sailor loses a prestige or a doubloon.
board-card-revenge = Every sailor loses a prestige or a rum.
board-card-reward = Every sailor gets { $sailors } D, the captain { $captain } D.
board-card-bad-rum = Captain, at the start of a round: swap places with the last sailor and get { $doubloons } D.
board-card-all-aboard = Take one jewel without paying: on the routes, beyond them, or by theft.
board-card-spyglass = Lay away a tile you have just drawn unseen and draw another.
board-card-renowned = After your visit to the city: { $pay } D for { $fame } prestige.
board-card-more-rum = In the tavern: { $more } more rum from the supply.
board-card-right-there = Throw your dice again, at the wreck or in the tavern.
board-card-duel = Sailor, at the start of a round: both throw a die; if yours is higher, you swap places with the captain.
board-card-seven-seas = At the end 1, 2 or 3 prestige for { $one }, { $two } or { $three } mutiny cards. †
board-card-where-is-my-rum = At the end up to { $away } rum disappear.
board-card-to-the-end = { $end } prestige at the end if you are captain. †
board-card-loyal-soul = At the end { $sailor } prestige for a sailor, { $lowest } for the last in the order. †
board-card-last-mutiny = { $last } prestige. The next round is the last.
board-card-untold = Its text is not read here; it counts as a card at the end.
board-standing = Standing
board-or-rob = Or take it from somebody, for you are alone here:
board-rob-one = steal a doubloon from { $who }
board-note-refuse = costs { $prestige } prestige
board-note-cabin = A prestige or a doubloon; alone there you may steal it.
board-note-wheel = { $bid ->
    [0] Costs a prestige, brings a doubloon.
   *[other] Brings prestige; whoever pays most is captain.
}
board-note-wreck = { $percent } % for a treasure
board-note-tavern = { $left } rum in the cellar
board-note-beyond = one of { $left } unseen jewels

## What the fields of a view mean, for writers of bots

view-round = the round, counted from 1; 0 before the first
view-last = the number of the last round, 0 while nobody knows it
view-order = the seats in the order of play, the captain first
view-action = the action the captain has chosen, or nothing
view-marker = the action under the pirate marker, or nothing
view-closed = actions closed until the next mutiny
view-calm = whether this round is without mutiny
view-known-calm = the number of the round without mutiny
view-figures = by figure: the space it is on, or nothing
view-free = figures that have nothing to pay: placed with All Aboard, or paid for already
view-players = by seat: what everybody sees of it
view-players-seat = the seat
view-players-prestige = its prestige
view-players-doubloons = its doubloons
view-players-rum = its rum
view-players-bonuses = the bonuses of the track it has had
view-players-jewels = how many jewels it has
view-players-treasures = how many treasures it has
view-players-cards = how many cards it has in its hand
view-players-front = mutiny cards lying openly before it
view-players-muted = whether it is asked for cards it may play at any time: 0 yes, 1 not in this round, 2 not until something new comes
view-display = the jewels on the routes, empty where there is none
view-jewel-stack = jewels left in the stack
view-treasure-stack = treasures left in the stack
view-tavern = rum in the tavern
view-pile = cards in the mutiny pile, the Last Mutiny among them
view-card = the mandatory card drawn and not yet decided on, or nothing
view-deal = what is being sold, or nothing
view-laid = the tiles of the sale that goes on
view-dice = dice rolled and not yet read
view-gone = tiles out of the game
view-gone-cards = cards out of the game
view-yields = what each deal brings
view-yields-deal = the deal
view-yields-doubloons = doubloons it brings, step by step
view-yields-prestige = prestige it brings, step by step
view-beyond = what the spaces beyond the routes cost
view-track = by bonus: the prestige at which it comes
view-jewels = the own jewels
view-known-jewels = by seat: its jewels, of others those that everybody could follow
view-treasures = the own treasures
view-known-treasures = by seat: its treasures, as far as they are known
view-hand = the own cards
view-fresh = tiles drawn blind that the own seat is looking at
view-rum = by seat: its rum
view-doubloons = by seat: its doubloons
view-prestige = by seat: its prestige
view-bonus = by seat: the bonuses of the track it has had
view-muted = by seat, as players.muted says
view-shown = by seat: the jewels that everybody could follow
view-fronts = by seat: mutiny cards lying openly before it
view-hands = by seat: its cards, as far as they are known
view-hidden = by seat: how many jewels, treasures and cards of it are not known
view-unseen = the tiles of the stacks and those of others that are not known
view-unseen-cards = the cards of the pile, of the box and of other hands
