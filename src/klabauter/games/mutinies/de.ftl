# Die Wörter von 21 Mutinies. Dieselben Schlüssel und Werte wie en.ftl.

title = 21 Mutinies Arrr! Edition
pitch = Ein Kapitän wählt, die Mannschaft folgt ihm, verkriecht sich oder meutert; und Juwelen mit Rum machen Ruhm.

## Namen: Währungen, Boni, Gaben, Verluste

name-prestige = Prestige
name-doubloons = D
name-doubloon = Dublone
name-rum = Rum
name-jewel = Juwel
name-treasure = Schatz
name-trade = Tausch
name-henchman = Handlanger
name-jewel-stack = Juwelenstapel
name-first = erster Würfel
name-second = zweiter Würfel
name-both = beide Würfel

## Namen: Plättchen

kind-tile = { $number ->
    [0] { stone } (schlicht)
   *[other] { stone } ({ $number ->
        [1] 1 D
        [2] 2 D
        [10] 1 Rum
        [11] 1 Rum, 1 D
        [12] 1 Rum, 2 D
        [20] 2 Rum
       *[other] { $number }
    })
}
kind-treasure = { kind-tile }
stone = { $stem ->
    [ruby] Rubin
    [sapphire] Saphir
    [emerald] Smaragd
    [topaz] Topas
    [joker] Joker
   *[other] { $stem }
}
name-treasure-rum = Schatz: 1 Rum
name-treasure-prestige = Schatz: Prestige
name-treasure-doubloons = Schatz: Dublonen
name-treasure-exchange = Schatz: Tausch
name-treasure-ruby = Schatz-Rubin
name-treasure-sapphire = Schatz-Saphir
name-treasure-emerald = Schatz-Smaragd
name-treasure-topaz = Schatz-Topas
name-treasure-joker = Schatz-Joker

## Namen: Karten

name-storm-routes = Sturm (Handelsrouten)
name-storm-beyond = Sturm (jenseits der Routen)
name-storm = Sturm (beide Kaperfahrten)
name-patrols = Patrouillen des Gouverneurs
name-sharks = Haie
name-soldiers = Die Soldaten beobachten uns
name-brawl = Schlägerei in der Taverne
name-great-storm = Sturm des Jahrhunderts
name-dead-calm = Totale Flaute
name-rob-the-crew = Bestehle deine Mannschaft
name-revenge = Rache
name-reward = Belohnung
name-bad-rum = Rum bekommt mir nicht
name-all-aboard = Klar zum Entern
name-spyglass = Fernrohr
name-renowned = Auf allen Sieben Meeren bekannt
name-more-rum = Ich verlange mehr Rum
name-right-there = Es war... Dort!
name-duel = Duell
name-seven-seas = Auf allen Sieben Meeren
name-where-is-my-rum = Wo ist mein Rum?
name-to-the-end = Kapitän bis zum Schluss (von uns erfunden)
name-loyal-soul = Treue Seele (von uns erfunden)
name-last-mutiny = Letzte Meuterei
name-untold = Meutereikarte ohne Text

## Namen: Aktionen, Felder, Geschäfte

name-routes = Handelsrouten
name-beyond = jenseits der Routen
name-wreck = Wrack
name-tavern = Taverne
name-market = Schwarzmarkt
name-city = Stadt
name-cabin = Kabine
kind-space = { $stem ->
    [routes] Handelsroute { $number }
    [beyond] Feld { $number } jenseits der Routen
    [wreck] Wrack, Feld { $number }
    [tavern] Taverne, Feld { $number }
    [wheel] Steuerrad, Feld { $number }
   *[other] { $id }
}
name-market-any2 = Markt, beliebige zwei
name-market-any3 = Markt, beliebige drei
name-market-any4 = Markt, beliebige vier
name-market-same3 = Markt, drei einer Farbe
name-market-pairs = Markt, zwei Paare
name-market-same4 = Markt, vier einer Farbe
name-city-yarn = Stadt, Seemannsgarn
name-city-theft = Stadt, Diebstahl
name-city-visit = Stadt, Tavernenbesuch
name-city-rumours = Stadt, Gerüchte
name-city-market = Stadt, Schwarzmarkt
name-any2 = beliebige zwei
name-any3 = beliebige drei
name-any4 = beliebige vier
name-same3 = drei einer Farbe
name-pairs = zwei Paare
name-same4 = vier einer Farbe

## Bausteine

coins = { $doubloons ->
    [one] 1 Dublone
   *[other] { $doubloons } Dublonen
}
paid = { $pay ->
    [one] 1 Dublone
   *[other] { $pay } Dublonen
}
price = { $rum ->
    [0] { $doubloons ->
        [0] nichts
       *[other] { coins }
    }
   *[other] { $rum } Rum{ $doubloons ->
        [0] {""}
       *[other] {" "}und { coins }
    }
}

## Das Logbuch: Aufbau, Runden, Setzen

log-in-order = { $seat } steht auf Platz { $position } der Reihenfolge und bekommt { coins }.
log-laid-out = Neu auf { $space }: { $tile }. Noch { $left } im Stapel.
log-bonus = { $seat } erreicht { $prestige } auf der Leiste: Bonus { $bonus }.
log-no-bonus = { $seat } hätte von der Leiste einen Bonus ({ $bonus }), aber es ist nichts mehr da.
log-bonus-instead = Kein Schatz mehr da: { $seat } bekommt von der Leiste { coins } und { $prestige } Prestige.
log-round-begins = Runde { $round }. Kapitän: { $seat }.
log-last-round = Runde { $round }, die letzte. Kapitän: { $seat }.
log-captain-goes = { $seat } wählt für die Mannschaft: { $action }.
log-takes-space = { $seat } nimmt sich: { $space }.
log-to-market = { $seat } hat etwas zu verkaufen: { $space }.
log-follows = { $seat } folgt: { $space }.
log-to-cabin = { $seat } geht in die Kabine.
log-mutinies = { $seat } meutert: { $space }.
log-paid-beyond = { $seat } zahlt dafür sofort { coins }.
log-all-aboard = { $seat } spielt Klar zum Entern und zahlt nichts: { $space }.
log-cannot-pay = { $seat } kann nicht zahlen und geht leer aus: { $space }.
log-marked = Der Piratenmarker liegt nun hier: { $action }.
log-rests = { $seat } will in dieser Runde nicht mehr gefragt werden.
log-sleeps = { $seat } will nicht mehr gefragt werden, bis etwas Neues kommt.
log-wakes = { $seat } will wieder gefragt werden.

## Das Logbuch: Kaperfahrten, Wrack, Taverne

log-took = { $seat } nimmt { $tile } und zahlt { price }.
log-extra-jewel = { $seat } kam als Fünfter und zieht noch ein Juwel dazu.
log-extra-rum = { $seat } steht weit hinten und bekommt { $rum } Rum.
log-drew-jewel = { $seat } zieht { $tile } vom Stapel. Noch { $left }.
log-drew-jewel-hidden = { $seat } zieht ein Juwel vom Stapel. Noch { $left }.
log-kept = { $seat } behält es.
log-tossed = { $seat } legt { $tile } weg{ $doubloons ->
    [0] .
   *[other] {" "}und nimmt { coins } zurück.
}
log-too-late = Für { $seat } ist kein Juwel mehr da; zurück kommen { coins }.
log-last-jewel = Das war das letzte Juwel. Runde { $round } wird die letzte.
log-wreck-rolled = { $seat } taucht nach Schätzen und wirft { $one } und { $two }; mehr als { $over } muss es sein.
log-wreck-failed = Nichts als Seetang für { $seat }.
log-wreck-empty = Die Schätze sind fort; { $seat } bekommt { coins } und { $prestige } Prestige.
log-both-dice = Beide Würfel sind gut: { coins } mehr für { $seat }.
log-first-rum = Der Kapitän, { $seat }, nimmt sich zuerst { $rum } Rum.
log-tavern-rolled = { $seat } wirft { $die }: { $rum } Rum werden verteilt.
log-dealt = { $seat } bekommt { $rum } Rum.
log-nothing-left = Die Taverne ist leer getrunken.
log-extra-doubloons = { $seat } steht weit hinten und bekommt { coins }.
log-rerolled = { $seat } könnte schwören, es war dort, und würfelt noch einmal: { $dice }.

## Das Logbuch: Markt und Stadt

log-lays = { $seat } deckt auf: { $tile }.
log-chose-deal = { $seat } will verkaufen: { $deal }.
log-sold = { $seat } verkauft { $deal }: { $tiles }. Rum dazu: { $rum }.
log-yield = Das bringt { $seat } { coins } und { $prestige } Prestige.
log-handed-over = { $seat } gibt für den Handlanger { $tiles } ab, für nichts ({ $deal }).
log-spun = { $seat } spinnt Seemannsgarn: { coins } für { $prestige } Prestige.
log-visited = { $seat } schaut in die Taverne: { $rum } Rum.
log-no-treasures = Es gibt nur noch Gerüchte: { $seat } bekommt { coins } und { $prestige } Prestige.
log-fifth = { $seat } kam als Fünfter in die Stadt: { $prestige } Prestige.
log-stole-nothing = Für { $seat } gibt es nichts zu stehlen.

## Das Logbuch: Kabine und Meuterei

log-cabin-prestige = { $seat } prahlt in der Kabine: { $prestige } Prestige.
log-cabin-doubloon = { $seat } findet in der Kabine { coins }.
log-cabin-trade = { $seat } gibt in der Kabine { coins } für { $prestige } Prestige.
log-robbed = { $seat } ist allein in der Kabine und stiehlt { $victim } { coins }.
log-wheel-paid = { $seat } zahlt { coins } ({ $space }) und bekommt { $prestige } Prestige.
log-wheel-prestige-paid = { $seat } zahlt am Steuerrad { $prestige } Prestige und bekommt { coins }.
log-too-poor = { $seat } kann nicht mehr zahlen und ist aus der Meuterei heraus ({ $space }).
log-no-mutiny = Niemand konnte zahlen: Es war keine Meuterei.
log-new-captain = Meuterei! { $seat } ist jetzt Kapitän. Die Reihenfolge: { $order }.
log-untold-card = { $seat } zieht eine Meutereikarte. Noch { $left } im Stapel.

## Das Logbuch: Karten und Schätze

log-drew-card = { $seat } zieht { $card } und behält die Karte. Noch { $left } im Stapel.
log-drew-card-hidden = { $seat } zieht eine Meutereikarte und behält sie. Noch { $left } im Stapel.
log-drew-mandatory = { $seat } zieht { $card }, das ist Pflicht. Noch { $left } im Stapel.
log-obeyed = { $seat } gehorcht: { $card }.
log-refused = { $seat } verweigert { $card } und verliert { $prestige } Prestige.
log-is-closed = Gesperrt bis zur nächsten Meuterei: { $actions }.
log-no-mutiny-next = In Runde { $round } kann niemand meutern.
log-gave = { $seat } gibt ab: { $tile }.
log-gave-rum = { $seat } gibt { $rum } Rum ab.
log-lost = { $seat } verliert 1 { $loss }.
log-nothing-to-lose = { $seat } hat nichts zu verlieren.
log-rewarded = { $seat } bekommt { coins }.
log-last-mutiny = { $seat } zieht die Letzte Meuterei: { $prestige } Prestige. Runde { $round } ist die letzte.
log-swapped = { $seat } ist übel, tauscht den Platz mit { $captain }, nun Kapitän, und bekommt { coins }.
log-challenged = { $seat } fordert { $captain } zum Duell.
log-duel-rolled = { $seat } wirft { $one }, { $captain } { $two }.
log-duel-tied = Unentschieden. Noch einmal!
log-duel-won = { $seat } gewinnt das Duell gegen { $captain } und ist jetzt Kapitän.
log-duel-lost = { $captain } bleibt Kapitän; { $seat } leckt sich die Wunden.
log-spied = { $seat } schaut durchs Fernrohr, legt { $tile } weg und zieht neu.
log-renowned = { $seat } ist auf allen Sieben Meeren bekannt: { paid } für { $prestige } Prestige.
log-more-rum = { $seat } verlangt mehr Rum und bekommt { $rum }.
log-found = { $seat } findet: { $treasure }. Noch { $left }.
log-found-hidden = { $seat } findet einen Schatz. Noch { $left }.
log-used = { $seat } benutzt { $treasure } und bekommt { $gain }.
log-exchanged = { $seat } tauscht mit einem Schatz { paid } in { $gain } Prestige.

## Das Logbuch: zu zweit

log-sent = { $seat } schickt den Handlanger: { $space }.
log-sent-to-market = { $seat } schickt den Handlanger mit Juwelen: { $space }.
log-henchman-took = Der Handlanger nimmt { $tile }; { $seat } zahlt { price }, und es wird weggelegt.
log-henchman-rolled = Der Handlanger von { $seat } wirft { $one } und { $two }; mehr als { $over } muss es sein.
log-henchman-spun = { $seat } zahlt { coins } für das Garn des Handlangers. Niemand hört zu.
log-henchman-wheel = { $seat } zahlt für den Handlanger ({ $space }).
log-jewel-away = Für den Handlanger wird { $tile } gezogen und weggelegt. Noch { $left }.
log-treasure-away = Für den Handlanger wird gezogen und weggelegt: { $treasure }. Noch { $left }.
log-defended = Der Handlanger hat mehr gezahlt: { $seat } bleibt Kapitän.

## Das Logbuch: das Ende

log-too-long = { $round } Runden ohne Ende: Die nächste ist nach unserer Sicherheitsregel die letzte.
log-game-ends = Das Spiel ist nach Runde { $round } vorbei. Alles wird aufgedeckt.
log-uncovered = { $seat } deckt auf: { $tiles }.
log-treasures-scored = Schätze bringen { $seat } { $prestige } Prestige und { $doubloons } D.
log-jewels-sold = { $seat } gibt { $tiles } ab: { coins } für alle Juwelen.
log-cards-paid = { $seat } hat { $cards } Meutereikarten: { coins }.
log-doubloons-traded = { $seat } tauscht { coins } in { $prestige } Prestige.
log-cards-shown = { $seat } zeigt: { $cards }.
log-card-scored = { $card } bringt { $seat } { $prestige } Prestige.
log-rum-away = { $seat } lässt { $rum } Rum verschwinden.
log-rum-left = { $seat } hat noch { $rum } Rum und verliert { $prestige } Prestige.
log-final = { $seat }: { $prestige } Prestige, { coins } übrig.

## Ablehnungen

no-place-first = Erst wird die Figur gesetzt.
no-awake = Du wirst schon gefragt.
no-window = Jetzt kannst du einen Schatz oder eine passende Karte benutzen oder passen.
no-not-for-captains = Dorthin geht kein Kapitän: { $space }.
no-under-marker = Hier liegt der Piratenmarker: { $action }.
no-closed = Bis zur nächsten Meuterei gesperrt: { $action }.
no-other-action = Der Kapitän hat eine andere Aktion gewählt ({ $action }), nicht diese: { $space }.
no-occupied = Dort steht schon jemand: { $space }.
no-no-tile = Dort liegt kein Juwel: { $space }.
no-tile-too-dear = Zu teuer: { $space } kostet { price }.
no-not-first-free = Hier werden die Felder der Reihe nach besetzt. Nicht { $space }, sondern { $first }.
no-no-jewels = Im Stapel ist kein Juwel mehr.
no-beyond-too-dear = Zu teuer: { $space } kostet { coins }.
no-no-such-deal = Du kannst die Juwelen dafür nicht abgeben: { $space }.
no-yarn-too-dear = Seemannsgarn kostet { coins }.
no-nothing-to-steal = Es gibt nichts zu stehlen: kein Juwel im Stapel und kein offenes, das du zahlen kannst.
no-no-mutiny = In dieser Runde kann niemand meutern.
no-wheel-too-dear = Das kannst du nicht zahlen: { $space } kostet { $doubloons } D und { $prestige } Prestige.
no-keep-or-toss = Behalte das Juwel oder leg es weg.
no-no-such-treasure = Das hast du nicht: { $treasure }.
no-only-sold = { $treasure } ist ein Juwel: Es wird nur verkauft.
no-tavern-is-dry = In der Taverne ist kein Rum mehr.
no-exchange-needs = Der Tausch kostet { paid }; übrig hast du { $free }.
no-sale-has-begun = Der Verkauf läuft; Schätze warten, bis er vorbei ist.
no-no-such-card = Diese Karte hast du nicht: { $card }.
no-not-now = Das ist nicht der Augenblick dafür: { $card }.
no-too-poor-for-fame = Ruhm kostet { paid }; du hast { $doubloons }.
no-nothing-to-draw = Es gibt nichts mehr zu ziehen.
no-lay-first = Erst deckst du ein Juwel für den Verkauf auf.
no-no-such-jewel = Das hast du nicht: { $tile }.
no-does-not-fit = Mit { $tile } geht dieses Geschäft nicht mehr: { $deal }.
no-pour-first = Erst sagst du, wie viel Rum dazukommt.
no-symbols-limit = { $rum } Rum sind zu viel: Die Plättchen zeigen { $symbols } Symbole.
no-not-that-much = Du hast { $have } Rum, nicht { $rum }.
no-deal-first = Erst wählst du, was du verkaufst.
no-cannot-make = Dafür fehlen dir die Juwelen: { $deal }.
no-steal-first = Erst wird gestohlen.
no-stack-empty = Der Juwelenstapel ist leer.
no-take-something = Es gibt etwas zu stehlen, also nimmst du es.
no-cabin-first = Erst wählst du, was dir die Kabine gibt.
no-trade-needs = Dafür braucht man { coins }.
no-not-alone = Du bist nicht allein in der Kabine.
no-not-oneself = Sich selbst bestiehlt man nicht.
no-nothing-to-rob = { $seat } hat keine Dublone.
no-obey-first = Erst gehorchst du der Karte oder verweigerst sie.
no-refusal-needs = Zum Verweigern braucht man { $prestige } Prestige.
no-give-first = Erst gibst du ein Plättchen ab.
no-not-yours = Das hast du nicht: { $tile }.
no-lose-first = Erst wählst du, was du verlierst.
no-other-loss = Die Karte verlangt etwas anderes, nicht { $loss }.
no-only-captains = Das darf nur der Kapitän spielen: { $card }.
no-only-sailors = Das darf nur ein Matrose spielen: { $card }.
no-one-die = Hier gibt es nur einen Würfel, nicht: { $dice }.
no-send-first = Erst wird der Handlanger gesetzt.

## Fragen

ask-choose = { $seat }, Kapitän: welche Aktion, welches Feld?
ask-place = { $seat }, folgst du, verkriechst du dich oder meuterst du?
ask-send = { $seat }, wohin geht dein Handlanger?
ask-start-card = { $seat }, eine Karte zum Beginn der Runde?
ask-placed = { $seat }, ein Schatz nach dem Setzen?
ask-acting = { $seat }, ein Schatz, während deine Aktion ausgeführt wird?
ask-in-tavern = { $seat }, noch etwas in der Taverne?
ask-in-city = { $seat }, noch etwas in der Stadt?
ask-found = { $seat }, du hast einen Schatz gefunden. Etwas benutzen?
ask-drew = { $seat }, behältst du das gezogene Juwel?
ask-rolled = { $seat }, bleiben die Würfel so liegen?
ask-keep = { $seat }, behältst du das Juwel?
ask-lay = { $seat }, welche Juwelen verkaufst du?
ask-hand-over = { $seat }, welche Juwelen gibst du für den Handlanger ab?
ask-pour = { $seat }, wie viel Rum kommt dazu?
ask-city-deal = { $seat }, was verkaufst du in der Stadt?
ask-henchman-deal = { $seat }, welches Geschäft für den Handlanger in der Stadt?
ask-theft = { $seat }, was stiehlst du?
ask-henchman-theft = { $seat }, was stiehlt der Handlanger?
ask-cabin = { $seat }, was gibt dir die Kabine?
ask-obey = { $seat }, gehorchst du der Karte?
ask-give = { $seat }, welches Plättchen gibst du ab?
ask-lose-doubloon = { $seat }, ein Prestige oder eine Dublone?
ask-lose-rum = { $seat }, ein Prestige oder ein Rum?

## Züge

move-order = { $seat } kommt als Nächstes in die Reihenfolge
move-jewel = das Juwel ist { $tile }
move-find = der Schatz ist { $treasure }
move-card = die Karte ist { $card }
move-roll = die Würfel zeigen { $one } und { $two }
move-die = der Würfel zeigt { $one }
move-go = { $space }
move-board = { $space }, umsonst mit Klar zum Entern
move-send = Handlanger: { $space }
move-use = { $treasure } benutzen
move-rest = in dieser Runde keine Fragen mehr
move-sleep = keine Fragen mehr, bis etwas Neues kommt
move-wake = frag mich wieder
move-keep = das Juwel behalten
move-toss = das Juwel weglegen
move-steal = das Juwel von { $space } nehmen
move-seize = das Juwel von { $space } nehmen, umsonst mit Klar zum Entern
move-blind = ein Juwel vom Stapel ziehen
move-nothing = nichts stehlen
move-deal = { $deal } verkaufen
move-lay = { $tile } aufdecken
move-pour = { $rum } Rum dazu
move-cabin = { $gift-id ->
    [prestige] ein Prestige nehmen
    [doubloon] eine Dublone nehmen
   *[trade] fünf Dublonen für drei Prestige
}
move-rob = { $seat } eine Dublone stehlen
move-play = { $card } spielen
move-reroll = noch einmal würfeln mit Es war... Dort!: { $dice }
move-obey = der Karte gehorchen
move-refuse = die Karte verweigern
move-give = { $tile } abgeben
move-lose = 1 { $loss } verlieren

## Tipps

hint-sale = Verkauft { $deal } für bis zu { $prestige } Prestige und { coins }{ $rum ->
    [0] .
   *[other] , mit { $rum } Rum.
}
hint-new-deal = Macht einen neuen Verkauf möglich: { $deal }, ohne Rum { $prestige } Prestige.
hint-colour = { $number ->
    [one] Dein erstes in dieser Farbe: { $tile }.
   *[other] Damit hast du { $number } in dieser Farbe: { $tile }.
}
hint-symbols = { $rum ->
    [one] Mit seinem Rumsymbol kannst du beim Verkauf einen Rum mehr dazugeben.
   *[other] Mit seinen { $rum } Rumsymbolen kannst du beim Verkauf so viel Rum mehr dazugeben.
}
hint-jewel-price = Kostet { price }.
hint-free = Kostet jetzt nichts statt { price }.
hint-unseen = Eines von { $number } ungesehenen Juwelen, umsonst.
hint-nothing-to-pay = Hier liegt kein Juwel, das du bezahlen könntest.
hint-back = { $doubloons ->
    [0] Das Feld hatte dich nichts gekostet.
   *[other] Du bekommst { coins } zurück.
}
hint-leaves = { $number ->
    [0] Es ist dein letztes Juwel.
    [one] Ein Juwel bleibt dir.
   *[other] { $number } Juwelen bleiben dir.
}
hint-more-symbols = Damit kannst du { $rum } Rum mehr dazugeben.
hint-hands-over = Kostet dich { $number } Juwelen, und niemand hat etwas davon.
hint-pours = { $prestige } Prestige und { coins }, { $more } Prestige mehr als ohne Rum.
hint-keeps-rum = { $prestige } Prestige und { coins }, und du behältst deinen Rum.
hint-gift-prestige = Sofort { $prestige } Prestige.
hint-gift-doubloons = { coins }; am Ende machen { $rate } davon ein Prestige.
hint-gift-trade = { $prestige } Prestige für { coins }.
hint-robs = Nimmt { $seat } eine Dublone weg.
hint-breaks = Dann kann { $seat } das Steuerrad nicht mehr bezahlen.
hint-use-rum = { $rum } Rum zum Dazugeben.
hint-use-prestige = Sofort { $prestige } Prestige.
hint-use-doubloons = { $doubloons ->
    [one] 1 Dublone
   *[other] { $doubloons } Dublonen
} zum Ausgeben.
hint-exchanges = Macht aus { coins } { $prestige } Prestige.
hint-holds = Hebt auf, was du hast: { $number ->
    [one] 1 Schatz
   *[other] { $number } Schätze
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
hint-rests = In dieser Runde fragt dich niemand mehr.
hint-sleeps = Niemand fragt dich mehr, bis du etwas Neues bekommst.
hint-duels = Die Aussichten, { $seat } als Kapitän abzulösen, stehen eins zu eins.
hint-swaps = { $doubloons ->
    [one] 1 Dublone
   *[other] { $doubloons } Dublonen
} für dich, aber Kapitän ist dann { $seat }.
hint-spies = Zieht ein anderes und legt dieses weg: { $tile }.
hint-renown = Macht aus { coins } { $prestige } Prestige.
hint-demands = { $rum } Rum mehr aus dem Vorrat.
hint-rerolls = { $number } von { $rolls } Würfen würden helfen.
hint-dice-find = So, wie die Würfel liegen, finden sie einen Schatz.
hint-dice-fail = So, wie die Würfel liegen, finden sie nichts.
hint-dice-rum = So, wie der Würfel liegt, verteilt er { $rum } Rum.
hint-closes = Bis zur nächsten Meuterei kann kein Kapitän wählen: { $actions }.
hint-calm = In der nächsten Runde kann niemand gegen dich meutern.
hint-calm-costs = Alle geben ein Plättchen und einen Rum ab, auch du.
hint-punishes = { $number ->
    [one] Ein Matrose verliert etwas.
   *[other] { $number } Matrosen verlieren etwas.
}
hint-rewards = { $doubloons ->
    [one] 1 Dublone
   *[other] { $doubloons } Dublonen
} für dich, { $others } für jeden Matrosen.
hint-card-stays = Die Karte bleibt vor dir liegen; am Ende ist sie { coins } wert.
hint-refuses = Kostet dich { $prestige } Prestige.
hint-give-sale = Ohne das Plättchen gibt es diesen Verkauf nicht mehr: { $deal } ({ $prestige } Prestige).
hint-give-harmless = Kein Verkauf von dir hängt daran.
hint-loses-prestige = Ein Prestige ist endgültig weg.
hint-loses-doubloon = Erst { $rate } Dublonen machen am Ende ein Prestige.
hint-loses-spare-rum = Du hast mehr Rum, als deine Juwelen brauchen können.
hint-loses-rum = Deine Juwelen könnten { $rum } Rum brauchen.
hint-blind-jewel = { $doubloons ->
    [0] Ein Juwel vom Stapel, umsonst.
   *[other] Ein Juwel vom Stapel für { coins }; legst du es weg, kommen sie zurück.
}
hint-late-rum = Dazu { $rum } Rum fürs Zuspätkommen.
hint-wreck-odds = Findet mit { $percent } % einen Schatz.
hint-wreck-rum = Dazu { $rum } Rum, was immer die Würfel sagen.
hint-tavern-share = { $low } bis { $high } Rum, wenn sonst niemand mehr kommt.
hint-tavern-supply = Höchstens { $rum } Rum: Die Taverne ist fast trocken.
hint-tavern-coins = Dazu { coins } fürs Zuspätkommen.
hint-spins = { $prestige } Prestige für { coins }.
hint-thieves = Ein Juwel: ein offenes zu seinem Preis oder eines vom Stapel umsonst.
hint-thieves-open = Ein offenes Juwel zu seinem Preis.
hint-visits = { $rum } Rum.
hint-rumour = Ein Schatz, ganz ohne Würfel.
hint-rumour-empty = Schätze gibt es keine mehr; dafür { coins } und { $prestige } Prestige.
hint-hides = Ein Prestige oder eine Dublone in der Kabine, umsonst.
hint-hides-alone = Dort bist du allein und darfst die Dublone stehlen.
hint-wheel-pays = { $prestige } Prestige für { coins }.
hint-wheel-zero = Kostet { $prestige } Prestige und bringt { coins }.
hint-captain-sure = Macht dich zum Kapitän.
hint-captain-likely = Macht dich zum Kapitän, wenn dich niemand überbietet; { $number ->
    [one] einer muss noch setzen.
   *[other] { $number } müssen noch setzen.
}
hint-robbable = Macht dich zum Kapitän, wenn { $seat } dich nicht vorher in der Kabine bestiehlt.
hint-outbid = Am Steuerrad bleibt { $seat } vor dir.
hint-last-card = Damit kommt die Letzte Meuterei: { $prestige } Prestige, und eine Runde bleibt noch.
hint-cannot-follow = { $number ->
    [one] Ein Matrose kann dir dorthin nicht folgen.
   *[other] { $number } Matrosen können dir dorthin nicht folgen.
}
hint-blocks = Nimmt { $seat } ein Feld weg: { $space }.
hint-henchman-hides = Kostet nichts, und allein ist dann niemand in der Kabine.
hint-henchman-costs = { $prestige ->
    [0] Kostet dich { price }.
   *[other] Kostet dich { $prestige } Prestige.
}
hint-bonus = Erreicht einen Bonus der Leiste: { $bonus }.
hint-rum-at-end = Es ist die letzte Runde: Jeder übrige Rum kostet { $prestige } Prestige.
hint-wakes = Du wirst wieder gefragt.

## Wertung und Enden

points = { $score } Prestige
part-track = Leiste
part-treasures = Schätze
part-doubloons = Dublonen
part-cards = Karten
part-rum = Rum
tie-doubloons = übrige Dublonen
ending-pile = Der Meutereistapel war verbraucht
ending-jewels = Die Juwelen waren verbraucht
ending-rounds = Die Sicherheit nach hundert Runden

## Optionen

option-henchman-market = Handlanger auf dem Markt (zu zweit)
option-henchman-market-hands-over = der Kapitän gibt für den Handlanger Plättchen ab
option-henchman-market-blocks-free = der Handlanger versperrt Marktfelder umsonst
option-card-texts = Texte der Meutereikarten
option-card-texts-as-ruled = Kartentexte nach den Regeln
option-card-texts-ignored = Kartentexte nicht beachtet
option-lost-page = die zwei Karten der verlorenen Seite
option-lost-page-invented = mit zwei erfundenen Karten
option-lost-page-none = ohne erfundene Karten
option-storm = der Sturm sperrt
option-storm-one = ein Sturm sperrt eine Kaperfahrt
option-storm-both = ein Sturm sperrt beide Kaperfahrten
option-henchman-wheel = Handlanger am Steuerrad (zu zweit)
option-henchman-wheel-blocks = der Handlanger versperrt am Steuerrad nur ein Feld
option-henchman-wheel-defends = der Handlanger verteidigt den Kapitän
option-refusal = eine verpflichtende Karte verweigern
option-refusal-always = Verweigern ist immer erlaubt
option-refusal-needs-2 = Verweigern braucht 2 Prestige
option-track = Boni der Leiste
option-track-reach = Boni der Leiste, wenn erreicht
option-track-pass = Boni der Leiste, wenn überschritten
option-start = erster Kapitän
option-start-random = das Los
option-start-0 = erster Platz
option-start-1 = zweiter Platz
option-start-2 = dritter Platz
option-start-3 = vierter Platz
option-start-4 = fünfter Platz
option-pile = Karten im Meutereistapel
option-pile-21 = 21 Karten
option-pile-22 = 22 Karten
option-pile-23 = 23 Karten
option-pile-24 = 24 Karten
option-pile-25 = 25 Karten
option-pile-26 = 26 Karten
option-pile-27 = 27 Karten
option-pile-28 = 28 Karten
option-pile-29 = 29 Karten
option-pile-30 = 30 Karten
option-pile-31 = 31 Karten
option-pile-32 = 32 Karten
option-pile-33 = 33 Karten
option-pile-34 = 34 Karten
option-pile-35 = 35 Karten
option-pile-36 = 36 Karten
option-pile-37 = 37 Karten
option-pile-38 = 38 Karten
option-pile-39 = 39 Karten
option-pile-40 = 40 Karten
option-pile-41 = 41 Karten
option-pile-42 = 42 Karten
option-pile-43 = 43 Karten
option-pile-44 = 44 Karten
option-pile-45 = 45 Karten

## Teile von Fehlern

why-at-least-one = mindestens 1 ist verlangt
why-start-rum = für { $seats } Plätze hat die Schachtel zu wenige Klötzchen, { $rum }
why-faces = gesucht sind gleich viele rum, doubloons und copies
why-digits = Plättchen einer Farbe müssen sich unterscheiden; Zahlen gehen von 0 bis 9
why-box = die Schachtel hat { $box }, hier sind { $count }
why-cards = es gibt { $count } Meutereikarten
why-open = offen liegen 1 bis 5 Plättchen
why-length = gesucht sind { $length } Zahlen, nicht { $count }
why-texts-anyway = zu zweit werden die Texte nie beachtet (§ 12.1)
why-no-texts = hier liest niemand die Texte der Karten (§ 2.6, § 12.1)
why-no-henchman = einen Handlanger gibt es nur zu zweit (§ 12.1)
why-once = jeder Platz steht einmal in der Reihenfolge (§ 2.3)
why-no-tile-left = { $tile } ist für diesen Stapel nicht mehr da
why-all-seats = alle { $seats } Plätze stehen darin (§ 2.3)
why-cubes = es gibt im Ganzen { $rum } Klötzchen (§ 1.5)
why-pile = dafür sind nur noch { $cards } ungesehene Karten da (§ 2.5)
why-apart = Juwelen und Schätze liegen getrennt (§ 1.2, § 1.3)
why-shown = gesehen wurden höchstens die Juwelen des Platzes (§ 13.2)
why-display = auf den Routen liegen Juwelen (§ 2.9)
why-shared = zwei Figuren teilen sich nur die Kabine (§ 3.5, § 8.1)
why-astray = sie stehen auf der Aktion des Kapitäns, in der Kabine oder am Steuerrad (§ 3.5)
why-no-action = der Kapitän hat schon eine gewählt (§ 3.3)
why-not-there = der Schritt { $step } braucht eine Figur, die dort steht (§ 3.6)
why-fresh = ein Plättchen je Schritt keep, found oder drew (§ 4.7, § 9.12)
why-dice = in diesem Schritt liegen { $dice } Würfel auf dem Tisch (§ 5.1, § 5.5)
why-obey = über eine Karte wird im Schritt obey entschieden und nur dort (§ 9.3)
why-deal = ein Verkauf ist eines der sechs Geschäfte, nur in den Schritten eines Verkaufs (§ 6.1)
why-last = die letzte Runde kommt noch, aber nicht nach Runde { $most } (§ 11.1, § 11.3)
why-closed = Aktionen sperrt immer eine einzelne Karte (§ 9.6)
why-mandatory = entschieden wird nur über eine verpflichtende Karte (§ 9.3)
why-hands = auf der Hand sind nur freiwillige Karten und Karten für das Spielende (§ 9.1)
why-order = der Schritt { $step } kann an dieser Stelle nicht kommen (§ 3.1, § 3.6)
why-too-early = der Kapitän hat noch keine Aktion gewählt (§ 3.3)
why-captain = der Schritt { $step } passt nicht zum Kapitän (§ 3.3)
why-captain-stands = der Kapitän steht auf seiner Aktion (§ 3.3)
why-placed = die Figur des Schritts { $step } ist schon gesetzt (§ 3.5)
why-gap = die Felder dieser Aktion werden der Reihe nach besetzt (§ 3.5)
why-bare = auf { $space }, wo eine Figur steht, liegt ein Juwel (§ 4.1)
why-fresh-own = im Schritt { $step } sieht sich ein Platz ein eigenes Plättchen an (§ 4.7, § 10.1)
why-other-deal = die Figur des Schritts { $step } steht auf einem anderen Handel (§ 6.3)
why-no-deal = wer verkauft, hat die Plättchen für den Handel (§ 6.1, § 12.5)
why-draw = der Schritt { $step } kann hier nicht warten (§ 2.2)

## Der Tisch im Terminal

board-heading = Runde { $round } · Stapel { $pile } · Juwelen { $jewels } · Schätze { $treasures } · Taverne { $tavern } Rum
board-last = die letzte Runde
board-last-next = die nächste Runde ist die letzte
board-calm = keine Meuterei in dieser Runde
board-player = Reihenfolge
board-prestige = Prestige
board-doubloons = Dubl.
board-rum = Rum
board-jewels = Juwel.
board-treasures = Schätze
board-cards = Hand
board-front = vor sich
board-captain = Kapitän
board-marked = Marker
board-closed = gesperrt
board-chosen = gewählt
board-city-yarn = Garn
board-city-theft = Diebstahl
board-city-visit = Taverne
board-city-rumours = Gerüchte
board-city-market = Markt
board-own = Deins:
board-nothing = nichts
board-laid = Auf dem Markttisch ({ $deal }): { $tiles }
board-dice = Würfel: { $dice }
board-card = Zu befolgen: { $card }
board-known = gesehen bei { $seat }: { $tiles }
board-legend = Hinter jedem Juwel sein Preis: D Dublonen, R Rum (auch die Grenze für Rum beim Verkauf). Auf dem Markt heißt 3= drei einer Farbe, 2+2 zwei Paare. ☠ ist der Handlanger.
board-gone = Aus dem Spiel: { $tiles }
board-unseen = Noch nicht gesehen, Juwelen und Schätze: { $tiles }
board-yields = Geschäfte: Dublonen und Prestige mit 0, 1, 2, 3, 4 Rum

## Die erste Partie, mit Begleitung

first-aim-1 = Ihr segelt alle auf demselben Schiff, und jeder will Prestige. Juwelen, auf dem Schwarzmarkt verkauft, bringen es, und Rum dazu bringt mehr.
    .rule = 1.1
first-aim-2 = In jeder Runde wählt der Kapitän eine Aktion und geht voran. Alle anderen folgen, verkriechen sich in der Kabine oder meutern.
    .rule = 3.5
first-aim-3 = Jede Meuterei macht einen neuen Kapitän und verbraucht eine Karte. Ist der Stapel leer, oder sind es die Juwelen, folgt eine letzte Runde. Das meiste Prestige gewinnt.
    .rule = 11.1
first-ask-choose = Du bist Kapitän. Wähle eine von sechs Aktionen für die ganze Mannschaft und dein eigenes Feld. Die mit dem Piratenmarker fällt diesmal aus.
    .think = Erst Juwelen, dann Rum, dann auf den Markt. Am besten ist, was dir hilft und den anderen wenig nützt.
    .rule = 3.3
first-ask-place = Der Kapitän hat gewählt. Folge auf ein freies Feld, geh für ein kleines Geschenk in die Kabine, oder zahl am Steuerrad, um selbst Kapitän zu werden.
    .think = Folgen lohnt sich fast immer, wenn du die Aktion brauchen kannst. Meutere, wenn du bestimmen musst, wohin die Reise als Nächstes geht.
    .rule = 3.5
first-ask-send = Zu zweit hast du als Kapitän einen Handlanger. Setz auch ihn: Er gewinnt nichts, steht aber dem anderen im Weg, und du bezahlst für ihn.
    .think = Die Kabine kostet nichts. Ein Feld, das der andere braucht, ist mehr wert.
    .rule = 12.2
    .rare = yes
first-ask-start-card = Bevor der Kapitän wählt, darfst du eine Karte spielen, die für den Beginn der Runde gedacht ist.
    .think = Behalte sie, wenn dir das Kapitänsamt gerade nichts nützt.
    .rule = 3.2
    .rare = yes
first-ask-placed = Deine Figur steht, und jetzt darf ein Schatz benutzt werden. Du darfst auch warten; unbenutzte zählen am Ende noch.
    .think = Nichts Dringendes? Sag, dass du diese Runde nicht mehr gefragt werden willst, dann geht es schneller.
    .rule = 10.2
first-ask-acting = Deine Aktion wird ausgeführt, und wieder darfst du einen Schatz benutzen.
    .think = Rum hilft vor einem Verkauf, Dublonen helfen vor einer Meuterei.
    .rule = 10.2
    .rare = yes
first-ask-in-tavern = Du sitzt in der Taverne und darfst hier noch eine Karte oder einen Schatz benutzen.
    .think = Nimm so viel Rum, wie du verkaufen kannst: Was am Ende übrig ist, kostet Prestige.
    .rule = 9.14
    .rare = yes
first-ask-in-city = Dein Stadtbesuch ist erledigt, und du darfst noch eine Karte oder einen Schatz benutzen.
    .think = Viele Dublonen taugen nur etwas, wenn du sie rechtzeitig in Prestige verwandelst.
    .rule = 9.13
    .rare = yes
first-ask-found = Du hast einen Schatz gefunden. Ihn oder einen anderen darfst du gleich benutzen.
    .think = Prestige und Dublonen halten sich. Rum nimmst du am besten kurz vor einem Verkauf.
    .rule = 10.2
    .rare = yes
first-ask-drew = Du hast ein Juwel gezogen und darfst es behalten oder gegen ein anderes weglegen.
    .think = Passt die Farbe zu dem, was du hast? Dann behalte es.
    .rule = 9.12
    .rare = yes
first-ask-rolled = Die Würfel liegen. Mit einer Karte darfst du noch einmal werfen.
    .think = Wirf nur neu, was nicht gereicht hat.
    .rule = 9.15
    .rare = yes
first-ask-keep = Nur du siehst das Juwel vom Stapel. Behalte es, oder leg es weg und nimm deine Dublonen zurück.
    .think = Fast jedes Juwel lohnt sich, ein Joker immer.
    .rule = 4.7
    .rare = yes
first-ask-lay = Du verkaufst auf dem Schwarzmarkt. Deck die Juwelen eines nach dem anderen auf; zusammen müssen sie das Geschäft deines Feldes ergeben.
    .think = Die Rumsymbole der verkauften Plättchen sagen, wie viel Rum du dazugeben darfst. Hast du Rum, verkauf also die mit Symbolen.
    .rule = 6.3
first-ask-hand-over = Dein Handlanger steht auf dem Markt, also gibst du für ihn Juwelen ab und bekommst nichts.
    .think = Trenn dich von denen, die zu nichts anderem passen.
    .rule = 12.5
    .rare = yes
first-ask-pour = Wie viel Rum kommt dazu? Höchstens so viel, wie die verkauften Plättchen zeigen.
    .think = Gieß dazu, was du darfst: Jeder Rum hebt den Preis, und bleibt er am Ende übrig, kostet er ein Prestige.
    .rule = 6.5
    .rare = yes
first-ask-city-deal = In der Stadt darfst du jedes der sechs Geschäfte des Marktes machen.
    .think = Eine Farbe zahlt am besten: vier gleiche vor allem, dann zwei Paare und drei gleiche.
    .rule = 7.6
    .rare = yes
first-ask-henchman-deal = Dein Handlanger steht auf dem Markt der Stadt. Wähle das Geschäft, dessen Juwelen du für ihn abgibst.
    .think = Das kleinste Geschäft kostet dich am wenigsten.
    .rule = 12.5
    .rare = yes
first-ask-theft = Du stiehlst: ein offenes Juwel für seinen Preis oder eines vom Stapel umsonst.
    .think = Ein offenes, wenn es deine Sammlung vollendet; sonst vertrau dem Glück.
    .rule = 7.3
    .rare = yes
first-ask-henchman-theft = Der Handlanger stiehlt, und das Juwel wird gleich weggelegt. Du wählst, welches der andere nicht bekommt.
    .think = Nimm, was der andere gern hätte, wenn es billig ist.
    .rule = 12.4
    .rare = yes
first-ask-cabin = Die Kabine gibt 1 Prestige oder 1 Dublone oder 3 Prestige für 5 Dublonen. Bist du dort allein, darfst du die Dublone einem anderen wegnehmen.
    .think = Bestiehlst du einen Meuterer, kann er vielleicht nicht mehr zahlen, und dann ist er draußen.
    .rule = 8.2
first-ask-obey = Eine Pflichtkarte: Gehorch ihr, oder weigere dich und verlier 2 Prestige.
    .think = Weigere dich nur, wenn die Karte dich mehr kosten würde.
    .rule = 9.5
    .rare = yes
first-ask-give = Eine Karte fordert von jedem ein Plättchen. Du wählst, welches du abgibst.
    .think = Ein Juwel ohne Gefährten schmerzt am wenigsten.
    .rule = 9.7
    .rare = yes
first-ask-lose-doubloon = Der Kapitän bestiehlt seine Mannschaft: Du verlierst ein Prestige oder eine Dublone.
    .think = Drei Dublonen ergeben am Ende ein Prestige, also meist die Dublone.
    .rule = 9.8
    .rare = yes
first-ask-lose-rum = Der Kapitän rächt sich: Du verlierst ein Prestige oder einen Rum.
    .think = Brauchst du den Rum für den nächsten Verkauf? Sonst lass ihn ziehen.
    .rule = 9.8
    .rare = yes
first-log-marked = Der Piratenmarker liegt auf dem, was eben gewählt wurde. So kommt keine Aktion zweimal hintereinander.
    .rule = 3.7
first-log-took = Ein Juwel von den Handelsrouten: Es kostet, was darauf steht, und alle haben es gesehen. Von nun an liegt es verdeckt vor seinem Besitzer.
    .rule = 4.2
first-log-wreck-rolled = Am Wrack entscheiden die Würfel. Die erste Figur braucht auf einem von zwei Würfeln mehr als 1, jede spätere etwas mehr. Wer es schafft, zieht einen Schatz.
    .rule = 5.1
first-log-tavern-rolled = In der Taverne wirft der Kapitän den Würfel, und der Rum geht reihum, bei ihm angefangen. Mit Rum bringt ein Verkauf mehr, aber was am Ende übrig ist, kostet Prestige.
    .rule = 5.6
first-log-sold = Ein Verkauf auf dem Schwarzmarkt. Juwelen einer Farbe bringen am meisten, und jeder Rum dazu bringt mehr.
    .rule = 6.4
first-log-new-captain = Meuterei! Wer am meisten gezahlt hat, ist jetzt Kapitän, die anderen Meuterer rücken dahinter auf. Eine Karte des Stapels ist verbraucht: So läuft die Partie ab.
    .rule = 8.8
first-log-bonus = Entlang der Prestigeleiste warten vier Geschenke. Wer so weit kommt, bekommt jedes einmal.
    .rule = 2.2
first-log-robbed = Wer allein in der Kabine ist, darf jedem eine Dublone stehlen.
    .rule = 8.3
    .rare = yes
first-log-too-poor = Wer am Steuerrad nicht mehr zahlen kann, ist aus der Meuterei heraus: nichts gezahlt, nichts gewonnen.
    .rule = 8.6
    .rare = yes
first-log-last-round = Das ist die letzte Runde. Verkauf, was du kannst, und werde deinen Rum los.
    .rule = 11.1
    .rare = yes
first-end = Prestige von der Leiste und was sich zuletzt noch darin verwandelt hat: Schätze, dann Juwelen und Karten zu Dublonen und Dublonen zu Prestige. Jeder übrige Rum kostet eines.
    .rule = 11.10
## Das Brett im Browser

board-chart = Die Welt der Santa Marta
board-title-routes = Auf den Handelsrouten
board-title-beyond = Jenseits der Routen
board-title-wreck = Schiffswrack
board-title-tavern = Taverne
board-title-market = Schwarzmarkt
board-title-city = Stadtbesuch
board-title-mutiny = Meuterei
board-chip-routes = Routen
board-chip-beyond = Jenseits
board-chip-wreck = Wrack
board-chip-tavern = Taverne
board-chip-market = Markt
board-chip-city = Stadt
board-door-yarn = Seemannsgarn
board-door-theft = Diebstahl
board-door-visit = Tavernenbesuch
board-door-rumours = Gerüchte
board-door-market = Schwarzmarkt
board-cabin = Kabine
board-gift-prestige = { $prestige } Prestige
board-gift-doubloon = { $doubloons ->
    [one] 1 Dublone
   *[other] { $doubloons } Dublonen
}
board-gift-trade = { $exchange } Prestige für { $pay } Dublonen
board-free = frei
board-fifth = 5. Figur
board-tavern-deals = Wurf + { $plus } Rum reihum
board-cellar = { $rum } im Keller
board-rum-added = mit Rum
board-best-sale = dein bester Verkauf
board-dagger = † rekonstruiert
board-deal-name = { $deal } verkaufen: ab { $prestige } Prestige und { $doubloons } D
board-jewels-left = Juwelenstapel: { $count }
board-stack-left = Stapel: { $count }
board-treasures-left = Schätze: { $count }
board-hub = Meutereikarten: noch { $left } von { $cards }
board-of = von { $cards }
board-pile-left = { $pile ->
    [one] 1 Meutereikarte
   *[other] { $pile } Meutereikarten
}
board-track = Prestige: { $scores }
board-score-of = { $who } { $prestige }
board-berth-captain = Kapitän
board-berth = auf Platz { $number }
board-order = Reihenfolge
board-places = Orte
board-yours = Was du hast
board-stands-there = besetzt von { $who }
board-has-chosen = { $who } hat das gewählt
board-marked-here = Hier liegt der Piratenmarker: nicht wählbar
board-closed-here = Gesperrt bis zur nächsten Meuterei
board-held-jewels = Juwelen { $count }
board-held-treasures = Schätze { $count }
board-held-cards = Meutereikarten { $count }
board-slip = Was gerade geschieht
board-fronts = Offene Meutereikarten
board-no-fronts = Noch keine.
board-just-drawn = Du hast gezogen:
board-which-loss = Was verlierst du?
board-lose-one = 1 { $what } verlieren
board-or-blind = Nimm ein offenes Juwel oder zieh ein verdecktes:
board-brings = bringt { $prestige } Prestige und { $doubloons } D
board-pour = Rum dazugeben: { $poured } von { $most }
board-dice-lie = So liegen die Würfel.
board-put-away = Weglegen
board-short-to-the-end = Kapitän bis zum Schluss †
board-short-loyal-soul = Treue Seele †
board-kind-must = verpflichtend
board-kind-may = freiwillig
board-kind-end = Spielende
board-kind-untold = Meutereikarte
board-card-storm-routes = Bis zur nächsten Meuterei kann kein Kapitän die Handelsrouten wählen.
board-card-storm-beyond = Bis zur nächsten Meuterei kann kein Kapitän das Meer jenseits der Routen wählen.
board-card-storm = Bis zur nächsten Meuterei kann kein Kapitän eine Kaperfahrt wählen.
board-card-patrols = Bis zur nächsten Meuterei kann kein Kapitän die Stadt wählen.
board-card-sharks = Bis zur nächsten Meuterei kann kein Kapitän das Wrack wählen.
board-card-soldiers = Bis zur nächsten Meuterei kann kein Kapitän den Schwarzmarkt wählen.
board-card-brawl = Bis zur nächsten Meuterei kann kein Kapitän die Taverne wählen.
board-card-great-storm = In der nächsten Runde kann niemand meutern.
board-card-dead-calm = In der nächsten Runde kann niemand meutern. Jeder gibt ein Plättchen und einen Rum ab.
board-card-rob-the-crew = Jeder Matrose verliert ein Prestige oder eine Dublone.
board-card-revenge = Jeder Matrose verliert ein Prestige oder einen Rum.
board-card-reward = Jeder Matrose bekommt { $sailors } D, der Kapitän { $captain } D.
board-card-bad-rum = Kapitän, zu Beginn einer Runde: Tausche den Platz mit dem letzten Matrosen und nimm { $doubloons } D.
board-card-all-aboard = Nimm ein Juwel, ohne zu zahlen: auf den Routen, jenseits davon oder beim Diebstahl.
board-card-spyglass = Leg ein gerade verdeckt gezogenes Plättchen weg und zieh ein neues.
board-card-renowned = Nach deinem Stadtbesuch: { $pay } D für { $fame } Prestige.
board-card-more-rum = In der Taverne: noch { $more } Rum aus dem Vorrat.
board-card-right-there = Wirf deine Würfel noch einmal, am Wrack oder in der Taverne.
board-card-duel = Matrose, zu Beginn einer Runde: Beide werfen einen Würfel; ist deiner höher, tauschst du mit dem Kapitän den Platz.
board-card-seven-seas = Am Ende 1, 2 oder 3 Prestige für { $one }, { $two } oder { $three } Meutereikarten. †
board-card-where-is-my-rum = Am Ende verschwinden bis zu { $away } Rum.
board-card-to-the-end = Am Ende { $end } Prestige, wenn du Kapitän bist. †
board-card-loyal-soul = Am Ende { $sailor } Prestige für einen Matrosen, { $lowest } für den Letzten der Reihenfolge. †
board-card-last-mutiny = { $last } Prestige. Die nächste Runde ist die letzte.
board-card-untold = Ihr Text wird hier nicht gelesen; am Ende zählt sie als Karte.
board-standing = Rangfolge
board-or-rob = Oder nimm sie jemandem weg, du bist allein hier:
board-rob-one = { $who } eine Dublone stehlen
board-note-refuse = kostet { $prestige } Prestige
board-note-cabin = Ein Prestige oder eine Dublone; allein dort darfst du sie stehlen.
board-note-wheel = { $bid ->
    [0] Kostet ein Prestige, bringt eine Dublone.
   *[other] Bringt Prestige; wer am meisten zahlt, wird Kapitän.
}
board-note-wreck = { $percent } % für einen Schatz
board-note-tavern = { $left } Rum im Keller
board-note-beyond = eins von { $left } verdeckten Juwelen

## What the fields of a view mean, for writers of bots

view-round = die Runde, gezählt ab 1; 0 vor der ersten
view-last = die Nummer der letzten Runde, 0, solange sie niemand kennt
view-order = die Plätze in Spielreihenfolge, der Kapitän zuerst
view-action = die Aktion, die der Kapitän gewählt hat, oder nichts
view-marker = die Aktion unter dem Piratenmarker, oder nichts
view-closed = Aktionen, die bis zur nächsten Meuterei gesperrt sind
view-calm = ob in dieser Runde nicht gemeutert wird
view-known-calm = die Nummer der Runde, in der nicht gemeutert wird
view-figures = je Figur: das Feld, auf dem sie steht, oder nichts
view-free = Figuren, für die nichts zu zahlen ist: mit Klar zum Entern gesetzt oder schon bezahlt
view-players = je Platz: was alle von ihm sehen
view-players-seat = der Platz
view-players-prestige = sein Prestige
view-players-doubloons = seine Dublonen
view-players-rum = sein Rum
view-players-bonuses = die Boni der Leiste, die er schon hatte
view-players-jewels = wie viele Juwelen er hat
view-players-treasures = wie viele Schätze er hat
view-players-cards = wie viele Karten er auf der Hand hat
view-players-front = Meutereikarten, die offen vor ihm liegen
view-players-muted = ob er nach Karten gefragt wird, die er jederzeit spielen darf: 0 ja, 1 nicht in dieser Runde, 2 nicht, bis etwas Neues kommt
view-display = die Juwelen auf den Routen, leer, wo keins liegt
view-jewel-stack = Juwelen im Stapel
view-treasure-stack = Schätze im Stapel
view-tavern = Rum in der Taverne
view-pile = Karten im Meutereistapel, die Letzte Meuterei eingeschlossen
view-card = die gezogene Pflichtkarte, über die noch nicht entschieden ist, oder nichts
view-deal = was gerade verkauft wird, oder nichts
view-laid = die Plättchen des laufenden Verkaufs
view-dice = Würfel, die geworfen und noch nicht ausgewertet sind
view-gone = Plättchen, die aus dem Spiel sind
view-gone-cards = Karten, die aus dem Spiel sind
view-yields = was jedes Geschäft bringt
view-yields-deal = das Geschäft
view-yields-doubloons = Dublonen, die es bringt, Stufe für Stufe
view-yields-prestige = Prestige, das es bringt, Stufe für Stufe
view-beyond = was die Felder jenseits der Routen kosten
view-track = je Bonus: das Prestige, bei dem er kommt
view-jewels = die eigenen Juwelen
view-known-jewels = je Platz: seine Juwelen, bei anderen die, die alle verfolgen konnten
view-treasures = die eigenen Schätze
view-known-treasures = je Platz: seine Schätze, soweit sie bekannt sind
view-hand = die eigenen Karten
view-fresh = blind gezogene Plättchen, die der eigene Platz gerade ansieht
view-rum = je Platz: sein Rum
view-doubloons = je Platz: seine Dublonen
view-prestige = je Platz: sein Prestige
view-bonus = je Platz: die Boni der Leiste, die er schon hatte
view-muted = je Platz, wie bei players.muted
view-shown = je Platz: die Juwelen, die alle verfolgen konnten
view-fronts = je Platz: Meutereikarten, die offen vor ihm liegen
view-hands = je Platz: seine Karten, soweit sie bekannt sind
view-hidden = je Platz: wie viele seiner Juwelen, Schätze und Karten nicht bekannt sind
view-unseen = die Plättchen der Stapel und die der anderen, die nicht bekannt sind
view-unseen-cards = die Karten des Stapels, der Schachtel und der anderen Hände
