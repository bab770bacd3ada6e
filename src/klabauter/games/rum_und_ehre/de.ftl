# Die Wörter von Um Rum & Ehre. Dieselben Schlüssel und Werte wie en.ftl.

title = Um Rum & Ehre
pitch = Ein Kapitän für alle: Gassen mit Piraten füllen, zechen, um die Koje rangeln und Ehre sammeln.

## Namen

name-coins = Münzen
name-pirates = Piraten
name-barrels = Fässer
cost-coins = { $much ->
    [one] 1 Münze
   *[other] { $much } Münzen
}
cost-pirates = { $much ->
    [one] 1 Piraten
   *[other] { $much } Piraten
}
cost-barrels = { $much ->
    [one] 1 Fass
   *[other] { $much } Fässer
}
name-headquarters = Hauptquartier
name-pub-cruce = Es Cruce
name-pub-jacques = Frère Jacques
name-pub-swan = The Swan
name-guards-small = die kleine Wache
name-guards-large = die große Wache
name-imaginary = die imaginäre Mannschaft
name-date-rum = Rendez-vous bei den Rumfässern (4)
name-date-guard = Rendez-vous bei der Stadtwache (4)
name-date-pub = Rendez-vous in einer Kneipe (4)
name-date-pirate = Rendez-vous beim Piraten (4)
name-date-supplies = Rendez-vous beim Piratenbedarf (4)
name-date-map-yellow = Rendez-vous bei einer gelben Karte (6)
name-date-map-pink = Rendez-vous bei einer rosa Karte (6)
name-date-map-green = Rendez-vous bei einer grünen Karte (6)
name-date-chest = Rendez-vous bei einer Schatzkiste (6)
kind-token = { $stem ->
    [cruce] Es Cruce
    [jacques] Frère Jacques
    [swan] The Swan
    [yellow] gelbe Karte
    [pink] rosa Karte
    [green] grüne Karte
    [chest] Kiste
    [scorpion] Skorpion
    [guard] Wache
    [eyepatch] Augenklappe
    [hook] Enterhaken
    [pegleg] Holzbein
    [parrot] Papagei
    [cap] Mütze
    [bunk] Koje
    [hammock] Hängematte
    [coil] Taurolle
   *[other] { $stem }
} { $number }
kind-field = { $stem ->
    [coin] Münze
    [pirate] Pirat
    [supplies] Piratenbedarf
    [rendezvous] Rendez-vous
    [map-yellow] Gelbe Karte
    [map-pink] Rosa Karte
    [map-green] Grüne Karte
    [treasure] Schatzkiste
    [rum] Rumfässer
    [watch] Stadtwache
   *[other] { $stem }
} { $number }
kind-alley = Gasse { $id }
kind-laid = { $id }

## Das Protokoll

log-begins = { $seat } hat die rote Flagge und beginnt.
log-laid = { $seat } legt Teil { $laid } auf Platz { $place }.
log-town = So liegt die Stadt, Reihe für Reihe, die Teile { $tiles } (r und eine Zahl: um so viele Viertel gedreht).
log-laid-out = Offen liegen { $pubs }, { $maps }, { $chest } und { $scorpion }.
log-sleeping-places = Schlafplätze gibt es: { $tokens }.
log-turned-up = Aufgedeckt wird: { $token }.
log-round-begins = Durchgang { $round }. { $seat } beginnt.
log-imaginary-crew = Die imaginäre Mannschaft kommt mit { $pirates ->
    [one] einem Piraten
   *[other] { $pirates } Piraten
} an Bord.
log-moved = { $seat } führt den Kapitän durch { $alley } ({ $pirates }) auf das Feld { $field }.
log-paid-for-move = { $seat } zahlt eine Münze, um weiterzuziehen.
log-paid-for-dark = { $seat } zahlt eine Münze für die Dunkelheit.
log-left-town = { $seat } führt den Kapitän durch { $alley } ({ $pirates }) aus der Stadt.
log-came-back = { $seat } führt ihn durch { $alley } ({ $pirates }) wieder herein, auf das Feld { $field }.
log-ahoy = { $seat }: „Ahoi!“
log-rested = { $seat } rastet für eine Münze.
log-went-aboard = { $seat } geht mit { $pirates ->
    [one] einem Piraten
   *[other] { $pirates } Piraten
} an Bord, in Reihe { $row }.
log-no-pirates = { $seat } hat keine Piraten mehr und rangelt nicht mit.
log-last-in-town = { $seat } ist allein in der Stadt: Keine Bewegung kostet mehr eine Münze.
log-dead-end = Sackgasse: { $field }. Der Kapitän kommt auf das Feld { $to }.
log-lonely-dark = Am Feld { $field } ist nur noch eine dunkle Gasse frei, und keine zweite führt zurück.
log-no-way-anywhere = Lauter Sackgassen. Der Kapitän bleibt auf dem Feld { $field }.
log-declined = { $seat } lässt das Feld { $field } ungenutzt.
log-nothing-here = Für { $seat } gibt es auf dem Feld { $field } nichts.
log-got-coin = { $seat } nimmt eine Münze vom Feld { $field }.
log-recalled = { $seat } holt { $pirates ->
    [one] einen Piraten
   *[other] { $pirates } Piraten
} aus { $alley } zurück.
log-hired = { $seat } heuert einen Piraten an; { $left } warten noch in der Heuerstelle.
log-looks = { $seat } findet im Laden: { $token }.
log-looks-hidden = { $seat } schaut sich im Laden etwas an.
log-kept = { $seat } behält es.
log-sold = { $seat } verkauft es für { $coins } Münzen.
log-got-date = { $seat } hat etwas vor: { $token }.
log-got-date-hidden = { $seat } hat irgendwo ein Rendez-vous.
log-met = Auf dem Feld { $field } wartet jemand. { $seat } deckt Rendez-vous Nummer { $which } auf der Flagge auf: { $token }.
log-nobody-waits = Auf dem Feld { $field } wartet niemand auf { $seat }.
log-took-map = { $seat } nimmt: { $token }.
log-beat-guard = Aufgedeckt: { $token }. { $seat } hat { $pirates ->
    [one] einen Piraten
   *[other] { $pirates } Piraten
} und gewinnt.
log-guard-pays = Die Wache lässt für { $seat } eine Münze fallen.
log-lost-to-guard = Aufgedeckt: { $token }. { $seat } hat nur { $pirates ->
    [one] einen Piraten
   *[other] { $pirates } Piraten
} und geht leer aus.
log-got-barrels = { $seat } rollt { $barrels ->
    [one] ein Fass
   *[other] { $barrels } Fässer
} Rum davon.
log-invites = { $seat } lädt ein: { $field }. Es geht um { $tokens }.
log-drinks = { $seat } trinkt mit und zahlt { $host } eine Münze.
log-refuses = { $seat } bleibt nüchtern.
log-drinks-alone = { $seat } trinkt allein und nimmt: { $tokens }.
log-rolled = { $seat } würfelt eine { $number }.
log-rolled-for-crew = { $seat } würfelt für die imaginäre Mannschaft eine { $number }.
log-won-token = { $seat } gewinnt: { $token }.
log-won-nothing = Das reicht nicht für { $seat }.
log-carouse-ends = Sperrstunde: { $field }.
log-opened = { $seat } öffnet die Schatzkiste: { $token }. Und heraus kommt: { $scorpion }.
log-counted = Das macht { $total } von { $sting }.
log-stung = { $seat } wird gestochen: { $token }.
log-spent-barrel = { $seat } öffnet ein Fass (übrig: { $left }) und würfelt noch einmal.
log-rolls-again = { $seat } würfelt noch einmal.
log-stands = { $seat } lässt die { $number } stehen.
log-brawl-begins = Rangelei! An Bord sind, von der ersten Reihe an: { $crews }, mit { $pirates }.
log-nobody-aboard = Niemand ist an Bord. Niemand schläft gut.
log-crosses-alone = Spalte { $column }: { $crew } steht allein und wechselt über den Mast.
log-fight = Spalte { $column }: Es kämpfen { $crews }.
log-loses = Es siegt { $by } mit einer { $number }. Ein Pirat geht über Bord und schwimmt heim; er gehörte zu: { $crew }.
log-crosses = Über den Mast geht { $crew }.
log-other-side = Nun die andere Seite des Mastes: { $pirates }.
log-crew-out = Aus der Rangelei ausgeschieden: { $crew }.
log-sleeps = Gute Nacht: { $crew } bekommt { $token }.
log-place-lost = In die Schachtel { $tokens-count ->
    [one] kommt
   *[other] kommen
}: { $tokens }.
log-brawl-won = Die Rangelei gewinnt { $crew }, mit { $pirates ->
    [one] einem Piraten, der
   *[other] { $pirates } Piraten, die
} noch { $pirates ->
    [one] steht
   *[other] stehen
}.
log-round-ends = Durchgang { $round } ist vorbei. Alle Piraten verlassen die Stadt.
log-game-ends = { $rounds } Durchgänge sind gespielt: Das Spiel ist aus. Ehre, wem Ehre gebührt.

## Ablehnungen

no-lay-the-town = Zuerst wird die Stadt gelegt.
no-tile-lies = Das Teil von { $laid } liegt schon.
no-one-of-three = Jetzt bewegst du den Kapitän, rastest oder gehst an Bord.
no-move-on-or-ahoy = Zieh den Kapitän für eine Münze weiter oder sag Ahoi.
no-not-beside = { $alley } beginnt nicht am Feld { $field }, wo der Kapitän steht.
no-occupied = In { $alley } stehen Piraten von { $seat }.
no-too-few-pirates = { $alley } braucht { $needed ->
    [one] einen Piraten
   *[other] { $needed } Piraten
}, du hast { $pirates }.
no-no-coin-to-go-on = Eine weitere Bewegung kostet eine Münze, und du hast keine.
no-no-coin-for-dark = Dieser Weg kostet { $needed ->
    [one] eine Münze
   *[other] { $needed } Münzen
}, du hast { $coins }.
no-no-way-back = Durch { $alley } kommt der Kapitän hinaus, aber keine zweite freie dunkle Gasse führt wieder herein.
no-too-few-for-both = { $alley } und der kürzeste Rückweg brauchen { $needed } Piraten, du hast { $pirates }.
no-no-coin-to-rest = Rasten kostet eine Münze, und du hast keine.
no-enter-by-dark = Der Kapitän ist vor der Stadt: Wähle die dunkle Gasse, durch die er zurückkommt.
no-same-field = { $alley } führt zurück auf das Feld { $field }; er muss auf ein anderes.
no-take-or-decline = Nimm es oder lass es.
no-recall-first = Sag, aus welcher Gasse deine Piraten kommen, oder lass es.
no-not-yours = In { $alley } stehen keine Piraten von dir.
no-second-must-be-dark = Eine zweite Gasse darf nur geräumt werden, wenn sie dunkel ist. { $alley } ist es nicht.
no-keep-or-sell = Behalte es oder verkaufe es.
no-choose-a-map = Wähle eine der offenen Karten dieser Farbe oder lass es.
no-map-not-open = { $token } liegt nicht offen.
no-other-map-colour = { $token } hat nicht die Farbe des Feldes { $field }.
no-choose-a-guard = Wähle die kleine oder die große Wache oder lass es.
no-guards-gone = Davon ist niemand mehr da: { $watch }.
no-invite-or-not = Lade die anderen ein oder lass es.
no-drink-or-not = Trink für eine Münze mit oder bleib nüchtern.
no-win-one = Dein Wurf schlägt mehrere Plättchen: Nimm eines davon.
no-not-beaten = { $token } wird von einer { $number } nicht geschlagen.
no-other-pub = { $token } gehört nicht zu { $field }.
no-not-in-pub = { $token } liegt nicht offen.
no-open-or-not = Öffne die Schatzkiste oder lass sie zu.
no-roll-or-stand = Würfle noch einmal oder lass den Wurf stehen.
no-no-barrel = Du hast kein Fass.
no-use-up-first = In diesem Fass steckt noch ein Wurf ({ $left }).
no-no-reroll-left = Dieses Fass ist leer; gib ein weiteres ab oder lass den Wurf stehen.

## Fragen

ask-lay = { $seat }, leg das nächste Teil, gedreht, wie du magst.
ask-turn = { $seat }: den Kapitän bewegen, rasten oder an Bord gehen?
ask-further = { $seat }: für eine Münze weiter oder Ahoi?
ask-enter = { $seat }, durch welche dunkle Gasse kommt der Kapitän zurück?
ask-gift = { $seat }, nimmst du, was das Feld gibt?
ask-recall = { $seat }, aus welcher Gasse kommen deine Piraten zurück?
ask-recall-second = { $seat }, auch aus einer zweiten dunklen Gasse?
ask-shop = { $seat }, behalten oder für zwei Münzen verkaufen?
ask-chart = { $seat }, welche Karte nimmst du?
ask-guard = { $seat }, die kleine oder die große Wache?
ask-host = { $seat }, lädst du zum Trinken ein?
ask-guest = { $seat }, trinkst du für eine Münze mit?
ask-win = { $seat }, welches Plättchen gewinnst du?
ask-chest = { $seat }, öffnest du die Schatzkiste?
ask-rum = { $seat }, bleibt der Wurf stehen?

## Züge

move-start = { $starter } beginnt
move-lay = { $laid } legen
move-draw = { $token } aufdecken
move-roll = { $number } würfeln
move-move = Kapitän durch { $alley }
move-dark = durch { $alley } aus der Stadt
move-enter = durch { $alley } zurück
move-rest = rasten
move-board = an Bord gehen
move-ahoy = Ahoi
move-take = nehmen
move-decline = lassen
move-recall = aus { $alley } zurückholen
move-enough = genug
move-keep = behalten
move-sell = verkaufen
move-chart = { $token } nehmen
move-guard = auf { $watch } treffen
move-invite = einladen
move-drink = mittrinken
move-refuse = nüchtern bleiben
move-win = { $token } gewinnen
move-open = Schatzkiste öffnen
move-barrel = ein Fass abgeben und neu würfeln
move-again = noch einmal würfeln
move-stand = stehen lassen

## Tipps

hint-keeps-date = Dort wartet dein Rendez-vous: { $points } Punkte.
hint-coin = Eine Münze; damit hast du { $coins }.
hint-hires = Heuert einen Piraten an, für jetzt und alle weiteren Durchgänge.
hint-barrels = { $barrels ->
    [one] Ein Fass Rum für bessere Würfe.
   *[other] { $barrels } Fässer Rum für bessere Würfe.
}
hint-supplies = Piratenbedarf: { $number ->
    [0] Von jeder Sorte hast du etwas.
    [one] Eine Sorte fehlt dir noch.
   *[other] { $number } Sorten fehlen dir noch.
}
hint-rendezvous = Ein neues Rendez-vous; wer es einhält, bekommt Punkte.
hint-map-pair = Bringt mit deinen Karten { $points } Punkte: { $token }.
hint-map-single = Zählt erst mit einer zweiten Karte derselben Farbe: { $token }.
hint-kept-for-guard = Behält { $pirates ->
    [one] einen Piraten
   *[other] { $pirates } Piraten
} für { $watch }: genug gegen { $number } von { $tokens }.
hint-guard-odds = { $pirates ->
    [one] Ein Pirat schlägt
   *[other] { $pirates } Piraten schlagen
} { $number } von { $tokens }.
hint-calls = Ins Hauptquartier: Bis zu { $pirates } Piraten kommen zurück.
hint-nothing = Dort gibt es nichts mehr zu holen: { $field }.
hint-dead-end = Eine Sackgasse: Der Kapitän kommt auf das Feld { $field }.
hint-left = { $pirates ->
    [one] Dir bleibt ein Pirat.
   *[other] Dir bleiben { $pirates } Piraten.
}
hint-out = Das sind deine letzten Piraten: Heute Nacht schläfst du an Land.
hint-fee = Kostet { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}; { $left ->
    [0] dann hast du keine mehr.
   *[other] dann hast du noch { $left }.
}
hint-ways = Von dort kann der Kapitän auf { $number ->
    [one] ein Feld zurück.
   *[other] { $number } Felder zurück.
}
hint-aboard = Mit { $pirates ->
    [one] einem Piraten
   *[other] { $pirates } Piraten
} an Bord, in Reihe { $row }.
hint-biggest = Die größte Mannschaft an Bord hat bisher { $number }.
hint-first-aboard = Deine wäre die erste Mannschaft an Bord; spätere gewinnen bei gleichem Wurf.
hint-bunk-worth = Die Koje ist { $points } Punkte wert.
hint-sleeps = Niemand macht es dir streitig: { $tokens }.
hint-rests = Überlässt { $seat } den nächsten Schritt des Kapitäns.
hint-rests-alone = Sonst ist niemand mehr in der Stadt: Es kostet nur eine Münze.
hint-saves = Spart { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} und { $pirates ->
    [one] einen Piraten
   *[other] { $pirates } Piraten
} für später.
hint-declines = Lässt aus, was das Feld bietet.
hint-called = { $pirates ->
    [one] Ein Pirat kommt
   *[other] { $pirates } Piraten kommen
} zurück; damit hast du { $total }.
hint-called-most = Aus keiner anderen Gasse kommen mehr.
hint-enough-called = Deine übrigen Piraten bleiben, wo sie stehen.
hint-keep-gain = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} mehr: { $token }.
hint-keep-nothing = Bringt nichts zu dem dazu, was du hast: { $token }.
hint-sells = { $coins } Münzen; behalten brächte es { $points ->
    [0] nichts.
    [one] einen Punkt.
   *[other] { $points } Punkte.
}
hint-pub-all = { $points } Punkte in der Kneipe, und niemand sonst hat eine Münze zum Mittrinken.
hint-pub-open = { $points } Punkte in der Kneipe; { $number ->
    [one] einer könnte für eine Münze mittrinken.
   *[other] { $number } andere könnten für eine Münze mittrinken.
}
hint-drinks = { $points } Punkte werden ausgeschenkt, und { $number } trinken darum.
hint-host-alone = Ohne dich nimmt { $seat } alle { $points } Punkte, ganz ohne Wurf.
hint-sober = { $coins ->
    [one] Spart deine eine Münze
   *[other] Spart deine { $coins } Münzen
} und lässt den anderen { $points } Punkte.
hint-wins = { $points ->
    [one] Ein Punkt.
   *[other] { $points } Punkte.
}
hint-wins-best = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}, mehr gewinnt dieser Wurf nicht.
hint-chest = Eine Schatzkiste mit { $points } Punkten.
hint-sting = Mit { $percent } % sticht dich der Skorpion; das kostet { $points } Punkte.
hint-shut = Kein Skorpion, aber auch keine { $points } Punkte.
hint-roll-wins = Die { $number } gewinnt: { $token }.
hint-roll-nothing = Die { $number } gewinnt hier nichts.
hint-reroll-wins = { $sides ->
    [one] Eine von sechs Seiten gewinnt
   *[other] { $sides } von sechs Seiten gewinnen
}: { $token }.
hint-stung-now = Mit diesem Wurf sticht dich der Skorpion; das kostet { $points } Punkte.
hint-passed-on = Reicht den Skorpion weiter: { $total } von { $sting }.
hint-reroll-safe = { $sides ->
    [0] Kein Wurf hält dir den Skorpion noch vom Leib.
    [one] Eine von sechs Seiten hält dir den Skorpion vom Leib.
    [6] Jeder Wurf hält dir den Skorpion vorerst vom Leib.
   *[other] { $sides } von sechs Seiten halten dir den Skorpion vom Leib.
}
hint-fight-wins = Die { $number } schlägt die { $best }.
hint-fight-loses = Die { $number } verliert gegen die { $best }.
hint-fight-first = { $sides ->
    [one] Der nächste Wurf schlägt die { $number } nur mit einer von sechs Seiten.
    [6] Jeder Wurf schlägt die { $number }.
   *[other] Der nächste Wurf schlägt die { $number } mit { $sides } von sechs Seiten.
}
hint-reroll-fight = { $sides ->
    [one] Eine von sechs Seiten schlägt die { $best }.
    [6] Jeder Wurf schlägt die { $best }.
   *[other] { $sides } von sechs Seiten schlagen die { $best }.
}
hint-reroll-higher = { $sides ->
    [0] Höher als die { $number } geht es nicht.
    [one] Eine von sechs Seiten ist höher als die { $number }.
   *[other] { $sides } von sechs Seiten sind höher als die { $number }.
}
hint-spends = Kostet ein Fass; { $left ->
    [0] es ist dein letztes.
    [one] eines bleibt dir.
   *[other] { $left } bleiben dir.
}
hint-free-roll = Auch diesen Wurf bezahlt das Fass.

## Wertung

part-pubs = Kneipen
part-chests = Schatzkisten
part-guards = Stadtwache
part-sleep = Schlafplätze
part-supplies = Piratenbedarf
part-dates = Rendez-vous
part-maps = Schatzkarten
tie-hiring = Piraten in der Heuerstelle (weniger gewinnen)
tie-barrels = Rumfässer
tie-coins = Münzen

## Optionen

option-town = die Stadt
option-town-random = Stadt vom Los gelegt
option-town-built = Stadt vom Startspieler gelegt
option-rounds = Durchgänge
option-rounds-5 = fünf Durchgänge
option-rounds-4 = vier Durchgänge
option-dark-only = dunkle Gassen ohne zusätzliche Münze
option-dark-only-occupied = Dunkles ohne Münze, wenn alle anderen Gassen besetzt sind
option-dark-only-means = Dunkles ohne Münze, auch wenn die Piraten für keine andere Gasse reichen
option-start = wer beginnt
option-start-random = das Los
option-start-0 = der erste Platz
option-start-1 = der zweite Platz
option-start-2 = der dritte Platz
option-start-3 = der vierte Platz
option-start-4 = der fünfte Platz
option-imaginary-rum = Rum für die imaginäre Mannschaft
option-imaginary-rum-false = kein Rum für die imaginäre Mannschaft
option-imaginary-rum-true = Rum für die imaginäre Mannschaft von dem, der würfelt
option-dark-return = durchs Dunkle auf dasselbe Feld zurück
option-dark-return-false = nicht durchs Dunkle auf dasselbe Feld
option-dark-return-true = auch durchs Dunkle auf dasselbe Feld
option-gifts = was Felder ohne Wahl geben
option-gifts-taken = Geschenke ungefragt
option-gifts-asked = Geschenke auf Nachfrage

## Gründe in Fehlern

why-no-imaginary-crew = eine imaginäre Mannschaft gibt es nur zu zweit
why-at-least-one = mindestens 1 ist verlangt
why-values = mindestens ein Wert ist verlangt, und keiner zweimal
why-scorpion-points = ein Skorpion kostet Punkte: höchstens 0
why-no-guard = einen Wächter mit { $number } gibt es nicht
why-scorpions = es müssen so viele sein wie Schatzkisten, { $chests }
why-pubs = ein Würfel muss jeden Wert übertreffen können, also höchstens { $most }
why-pirates = höchstens alle, { $each }
why-too-few-tokens = zum Auslegen gibt es nur { $number }
why-bunks = für { $rounds } Durchgänge muss es genug davon geben
why-copies = zu jedem Wert gehört eine Anzahl
why-no-field = ein Feld „{ $name }“ gibt es nicht
why-fields = ein Hauptquartier, jede Kneipe einmal und keine Art Feld zweimal auf einem Teil
why-coin-field = jedes Teil hat ein Münzfeld
why-alleys = auf den neun Teilen zusammen muss es { $number } innere Gassen geben
why-tile = ein Teil hat vier Felder und dazu, wo sie liegen: je zwei Zahlen von 0 bis 100
why-alley = hierher gehört „{ $example }“ oder Ähnliches, nicht „{ $text }“
why-stubs = es müssen { $number } sein, zwei auf jeder Seite
why-segments = { $low } bis { $high } Segmente, nicht „{ $word }“
why-order = der Schritt { $step } kann an dieser Stelle nicht kommen (§ 3.2)
why-not-fitting = der Schritt { $step } passt nicht zum Rest der Stellung
why-round = es gibt { $rounds } Runden (§ 8.2)
why-laid = Teile fehlen genau, solange die Stadt gelegt wird (§ 2.1)
why-too-early = in dieser Runde ist noch niemand gezogen (§ 3.1)
why-too-few-left = für das, was noch kommt, sind zu wenige übrig (§ 2.4, § 2.5)
why-no-room = für das, was als Nächstes aufgedeckt wird, ist kein Platz (§ 2.4)
why-sleep = von den Schlafplätzen dieser Runde fehlen welche, oder es sind zu viele (§ 2.5, § 7.7)
why-brawl = alle Mannschaften an Bord zählen mit, und niemand kämpft gegen sich selbst (§ 7.2)
why-aboard = eine Mannschaft steht links vom Mast und ist ganz an Bord (§ 3.7)
why-no-place = dieses Plättchen hat hier keinen Platz; es gibt { $kinds }
why-town = hierher gehören Teile wie { $town }, 8r1 für ein gedrehtes
why-captain = außer beim Aufbau steht er auf einem Feld (§ 2.7)
why-whole-town = es müssen alle { $tiles } Teile sein (§ 2.1)
why-alleys-of-town = Gassen hat nur die ganze Stadt (§ 2.1)
why-too-many-pirates = Platz { $seat } hat mehr als seine { $each } Piraten
why-too-many-barrels = es gibt nur { $barrels } (§ 5.15)
why-other-stack = { $token } hat hier keinen Platz
why-barred = was ein Rendezvous nicht sein kann, ist es nicht selbst (§ 5.10)
why-held = ein Plättchen wird genau dann angesehen, wenn der Schritt shop aussteht (§ 5.7)
why-drinkers = Zecher gibt es genau während einer Zecherei, der Gastgeber zuerst (§ 6.3)
why-chest = eine Schatzkiste und ein Skorpion liegen zusammen aus (§ 2.4)
why-scorpion = für die Würfe um eine Schatzkiste muss einer ausliegen (§ 6.7)
why-rows-of-ship = hierher gehören Reihen des Schiffs, gezählt ab 0
why-no-brawl = eine Rauferei gibt es genau, solange der Schritt clash aussteht (§ 7.4)
why-column = wer führt und wer noch kämpft, steht in der äußersten Spalte (§ 7.2)

## Der Tisch im Terminal: Felder in wenigen Zeichen, kurze Beschriftungen

mark-coin = Mü
mark-headquarters = HQ
mark-pirate = Pi
mark-supplies = Be
mark-rendezvous = RV
mark-rum = Rum
mark-guard = Wa
mark-chest = Ki
mark-yellow = Ge
mark-pink = Ro
mark-green = Gr
mark-cruce = EC
mark-jacques = FJ
mark-swan = TS
board-kind-coin = Münze
board-kind-headquarters = Hauptquartier
board-kind-pirate = Pirat
board-kind-supplies = Piratenbedarf
board-kind-rendezvous = Rendez-vous
board-kind-rum = Rumfässer
board-kind-guard = Stadtwache
board-kind-chest = Schatzkiste
board-kind-yellow = gelbe Karte
board-kind-pink = rosa Karte
board-kind-green = grüne Karte
board-kind-cruce = Kneipe Es Cruce
board-kind-jacques = Kneipe Frère Jacques
board-kind-swan = Kneipe The Swan
board-legend = Ein Ring ○ ist ein Platz für einen Piraten; wo Piraten stehen, sieht man, wessen. Das Feld des Kapitäns ist rot. Freie Gassen daneben tragen ihren Namen.
board-heading = Durchgang { $round } von { $rounds } · Fässer im Vorrat: { $barrels }
board-town = Bisher liegen: { $tiles }
board-pubs = Kneipen
board-maps = Karten
board-chests = Kiste
board-sleep = Schlafplätze
board-row = Reihe { $number }
board-pirates = Piraten
board-hiring = Heuer
board-barrels = Fässer
board-coins = Münzen
board-tokens = Plättchen
board-dates = RV
board-aboard = an Bord
board-held = In deiner Hand:
board-own-flag = deine Flagge
board-own-supplies = dein Piratenbedarf
board-own-dates = deine Rendez-vous
board-not-there = ein Rendez-vous, aber keines von diesen: { $dates }
board-under-sold = Unter dem Piratenbedarf:
board-under-guards-small = Unter der kleinen Wache:
board-under-guards-large = Unter der großen Wache:

## Die erste Partie, mit Begleitung

first-aim-1 = Ein Kapitän für alle, der rote Korsar. Du führst ihn durch die Gassen der Stadt und lässt auf jedem Segment einen deiner Piraten zurück.
    .rule = 3.3
first-aim-2 = Wo er ankommt, bekommst du, was das Feld bietet: Münzen, Rum, Schatzkarten, Kisten, eine Nacht in der Kneipe. Die Plättchen sind Ehrenpunkte.
    .rule = 5.1
first-aim-3 = Wer genug hat, geht mit den übrigen Piraten an Bord. Dort rangeln alle um die Schlafplätze, und auch die sind Punkte. Fünf Durchgänge, dann gewinnt die meiste Ehre.
    .rule = 7.7
first-ask-lay = Du baust die Stadt: neun Teile im Quadrat, gedreht, wie du magst.
    .think = Jede Anordnung passt. Kurze Gassen zwischen guten Feldern machen die Stadt lebendig.
    .rule = 2.1
    .rare = yes
first-ask-turn = Führe den Kapitän durch eine freie Gasse, raste für eine Münze, oder geh mit allen übrigen Piraten an Bord.
    .think = Kurze Gassen sparen Piraten. Und schau, wo der Kapitän danach steht: Von dort zieht der Nächste weiter.
    .rule = 3.2
first-ask-further = Du darfst gleich weiterziehen, so oft du magst, jedes Mal für eine Münze. Oder du sagst Ahoi, und der Nächste hat den Kapitän.
    .think = Münzen sind am Ende nichts wert. Gib sie aus, wenn ein gutes Feld nur ein, zwei Piraten entfernt ist.
    .rule = 3.5
first-ask-enter = Der Kapitän hat die Stadt durch eine dunkle Gasse verlassen. Du wählst die, durch die er zurückkommt, und füllst auch sie mit Piraten.
    .think = Schau zuerst auf das Feld hinter der Gasse, dann auf die Piraten, die sie kostet.
    .rule = 4.1
    .rare = yes
first-ask-gift = Das Feld bietet etwas umsonst, und du darfst es liegen lassen.
    .think = Was es gibt, schadet nie.
    .rule = 5.2
    .rare = yes
first-ask-recall = Im Hauptquartier rufst du deine Piraten aus einer Gasse zurück. Sie ist danach wieder frei.
    .think = Die längste Gasse bringt die meisten Piraten. Von dunklen Gassen darfst du zwei leeren.
    .rule = 5.5
    .rare = yes
first-ask-recall-second = Es war eine dunkle Gasse, also darfst du noch eine zweite dunkle leeren.
    .think = Mehr Piraten zur Hand schaden nie: Sie ziehen, und sie rangeln.
    .rule = 5.5
    .rare = yes
first-ask-shop = Du hast Piratenbedarf gefunden, und nur du siehst ihn. Behalte das Plättchen, oder verkauf es gleich für zwei Münzen.
    .think = Von jeder Ware zählt am Ende nur das beste Stück. Einen zweiten Haken verkaufst du besser.
    .rule = 5.8
first-ask-chart = Nimm eine der offenen Schatzkarten, die die Farbe dieses Feldes haben.
    .think = Schatzkarten zählen nur paarweise in einer Farbe. Fang wenige Farben an und mach sie voll.
    .rule = 5.12
first-ask-guard = Fordere die kleine Wache (1 bis 3) heraus oder die große (4 bis 6). Du gewinnst das Plättchen, wenn du mehr Piraten vor dir hast, als es zeigt.
    .think = Mit sieben Piraten schlägst du jede Wache, mit vieren jede kleine.
    .rule = 5.14
first-ask-host = Du stehst vor einer Kneipe. Lädst du ein, zahlt dir jeder Gast eine Münze, und alle, die trinken, würfeln um die Plättchen. Kommt keiner mit, gehören sie alle dir.
    .think = Du würfelst zuerst, also schadet eine Einladung selten.
    .rule = 6.1
    .rare = yes
first-ask-guest = Du bist eingeladen. Für eine Münze trinkst du mit und würfelst um die Plättchen dieser Kneipe.
    .think = Bleibst du nüchtern, bekommt der Gastgeber womöglich alle ohne einen Wurf.
    .rule = 6.1
    .rare = yes
first-ask-win = Dein Wurf schlägt mehrere Plättchen. Eines davon nimmst du.
    .think = Meist das wertvollste: Hohe Plättchen sind schwer zu schlagen.
    .rule = 6.4
    .rare = yes
first-ask-chest = Du darfst die Schatzkiste öffnen: Ihre Punkte sind dein. Doch dann kommt ein Skorpion heraus, und alle würfeln reihum, bis einer gestochen wird.
    .think = Eine Kiste bringt 4 bis 6 Punkte, ein Stich kostet 2. Es lohnt sich, selbst wenn es dich trifft.
    .rule = 6.6
    .rare = yes
first-ask-rum = Bleibt der Wurf stehen? Für ein Fass Rum darfst du ihn bis zu zweimal wiederholen. Nur der letzte Wurf zählt.
    .think = Rum ist am Ende nichts wert. Nimm ihn dort, wo ein Wurf über Punkte entscheidet.
    .rule = 6.9
    .rare = yes
first-log-imaginary-crew = Zu zweit steht in jedem Durchgang eine imaginäre Mannschaft an Bord. Sie rangelt mit, und was sie gewinnt, ist für euch beide verloren.
    .rule = 9.1
first-log-got-coin = Eine Münze. Sie bezahlt einen weiteren Zug, eine Rast oder eine dunkle Gasse und ist die Eintrittskarte zum nächsten Gelage.
    .rule = 5.4
first-log-invites = Ein Trinkgelage: Wer mittrinkt, würfelt reihum, und ein Wurf, der höher ist als ein Plättchen, gewinnt es, bis alle vergeben sind.
    .rule = 6.3
first-log-went-aboard = Wer an Bord geht, ist in der Stadt für diesen Durchgang fertig. Alle übrigen Piraten stehen in einer Reihe: je mehr, desto besser für die Rangelei.
    .rule = 3.7
first-log-last-in-town = Wer als Letzter in der Stadt ist, hat den Kapitän für sich, und kein Zug kostet eine Münze. Dafür lohnt sich das Warten.
    .rule = 3.9
first-log-brawl-begins = Jetzt wird gerangelt: Spalte um Spalte, von außen nach innen. Aus jeder Spalte kommt einer über den Mast, die anderen schwimmen nach Hause.
    .rule = 7.2
first-log-fight = Gewürfelt wird von oben nach unten. Gleich oder höher schlägt den Wurf davor, also ist es gut, später dran zu sein.
    .rule = 7.4
first-log-sleeps = Wer am längsten durchhält, bekommt die Koje, der Zweite die Hängematte. Diese Plättchen sind sichere Punkte.
    .rule = 7.7
first-log-got-barrels = Zwei Fässer Rum. Jedes lässt seinen Besitzer einen Wurf bis zu zweimal wiederholen: in der Kneipe, an der Kiste, in der Rangelei.
    .rule = 5.15
    .rare = yes
first-log-hired = Ein neuer Pirat, für den Rest der Partie. Mit mehr von ihnen kommst du weiter und stehst in der Rangelei besser da.
    .rule = 5.6
    .rare = yes
first-log-got-date = Ein Rendez-vous: Auf einem Feld dieser Art wartet jemand auf dich. Führst du selbst den Kapitän dorthin, ist es seine Punkte wert.
    .rule = 5.9
    .rare = yes
first-log-met = Das Rendez-vous ist eingehalten und zählt nun seine Punkte. Was am Ende noch auf der Flagge liegt, ist nichts wert.
    .rule = 5.10
    .rare = yes
first-log-opened = Die Kiste ist gewonnen, und heraus kommt ein Skorpion. Alle würfeln reihum und zählen zusammen; wer seine Zahl erreicht, wird gestochen: 2 Punkte weniger.
    .rule = 6.7
    .rare = yes
first-log-left-town = Dunkle Gassen führen aus der Stadt hinaus. Der Kapitän geht durch die eine und kommt durch eine andere zurück; das kostet eine Münze, wenn es einen anderen Weg gab.
    .rule = 4.1
    .rare = yes
first-log-dead-end = Keine Gasse war mehr frei. Der Kapitän geht zum Münzfeld des nächsten Teils, und eine Münze gibt es dafür nicht.
    .rule = 4.5
    .rare = yes
first-log-no-pirates = Wer alle Piraten verbraucht hat, ist in der Stadt fertig und hat auch für die Rangelei keinen mehr.
    .rule = 3.8
    .rare = yes
first-end = Nur Plättchen zählen. Die meisten, wie sie gedruckt sind; von jeder Ware nur das beste, Karten nur paarweise in einer Farbe, Rendez-vous nur eingehalten. Münzen und Rum sind nichts wert.
    .rule = 8.2
## Das Brett im Browser

board-plan = Stadtplan
board-town-name = Piratennest
board-stone = ein Stein, ein Pirat
board-beside = neben der Stadt
board-ship = Schiff
board-yours = deine Mannschaft
board-holder = noch im Halter
board-hidden = ein Plättchen, das nur sein Besitzer kennt
board-reconstructed = diesen Wert konnte niemand vom Material ablesen; er ist rekonstruiert
board-tab-display = Auslage
board-tab-ship = Schiff
board-tab-own = Meins
board-tab-holder = Halter
board-tab-key = Legende
board-whole-town = Ganze Stadt
board-close-by = Näher heran
board-hiring-place = an der Heuerstelle:
board-go-aboard = { $pirates ->
    [one] Mit einem an Bord
   *[other] Mit { $pirates } an Bord
}
board-row-next = Reihe { $row }
board-nobody-aboard = Das Schiff mit seinem Mast; noch ist niemand an Bord.
board-row-told = Reihe { $row }: { $crew }, { $left } links und { $right } rechts vom Mast.
board-imaginary = imaginär
board-captain-at = hier steht der Kapitän: { $field }
board-alley-to = { $alley } nach { $field }, { $pirates ->
    [one] ein Pirat
   *[other] { $pirates } Piraten
}
board-alley-between = { $alley } zwischen { $first } und { $last }, { $pirates ->
    [one] ein Stein
   *[other] { $pirates } Steine
}
board-alley-dark = dunkle { $alley } bei { $field }, { $pirates ->
    [one] ein Stein
   *[other] { $pirates } Steine
}
board-alley-recall = { $alley }: { $pirates ->
    [one] einen Piraten
   *[other] { $pirates } Piraten
} zurückholen
board-alley-taken = { $alley }; dort stehen Piraten von { $name }
board-calls-move = Kapitän auf das Feld { $first }
board-calls-dark = durch die { $side ->
    [top] obere{ " " }
    [right] rechte{ " " }
    [bottom] untere{ " " }
    [left] linke{ " " }
   *[other] { "" }
}dunkle Gasse hinaus
board-calls-enter = bei { $first }{ $side ->
    [top] { " " }oben
    [right] { " " }rechts
    [bottom] { " " }unten
    [left] { " " }links
   *[other] { "" }
} wieder herein
board-calls-recall = { $dark ->
    [yes] aus der { $side ->
        [top] oberen{ " " }
        [right] rechten{ " " }
        [bottom] unteren{ " " }
        [left] linken{ " " }
       *[other] { "" }
    }dunklen Gasse bei { $first } zurückholen
   *[no] aus der Gasse zwischen { $first } und { $last } zurückholen
}
board-missing-enter = Durch die dunkle Gasse geht es hinaus. Und durch welche wieder herein?
board-brings-coin = eine Münze
board-brings-headquarters = die Piraten einer Gasse zurückholen
board-brings-pirate = einen Piraten anheuern
board-brings-supplies = eine Ware oder zwei Münzen
board-brings-rendezvous = ein geheimes Ziel für 4 oder 6
board-brings-map = eine offene Karte dieser Farbe
board-brings-pub = ein Gelage um ihre offenen Plättchen
board-brings-chest = 4 bis 6, und einen sticht es
board-brings-rum = zwei Fässer für bessere Würfe
board-brings-guard = mehr Piraten haben, als sie zeigt
board-key-coin = Münze
board-key-map = Schatzkarte
board-key-pub = Kneipe
board-key-dark = Dunkle Gassen führen durch ein Tor hinaus und durch ein anderes wieder herein, für eine Münze. Ein Herz an einem Feld: Dort wartet dein Rendez-vous. Gestrichelte Rahmen: nur für deine Augen. Blasse Plättchen zählen bisher nichts.
board-awaits-open = { $field }, offen: { $numbers }
board-awaits-nothing = { $field }: nichts zu holen
board-awaits-chest = { $field }: { $number }, der Skorpion sticht bei { $sting }
board-awaits-date = dort wartet dein Rendez-vous
board-honour = { $points } Ehre
board-crew-told = { $pirates } Piraten zur Hand, { $hiring } anzuheuern
board-flag-empty = Noch nichts unter deiner Flagge.
board-watching = Du schaust zu; alles hier liegt für alle offen.
board-stack-pubs = Kneipen
board-stack-maps = Karten
board-stack-chests = Kisten
board-stack-supplies = Waren
board-stack-dates = Rendez-vous
board-stack-guards-small = Wache 1–{ "\u2060" }3
board-stack-guards-large = Wache 4–{ "\u2060" }6
board-stack-left = { $stack }, noch { $number }
board-brawl = Rangelei um die Koje
board-brawl-first = Als Erstes würfelt { $name }.
board-brawl-next = Mit { $number } führt { $leader }; { $name } braucht mindestens so viel.
board-side-now = hier wird gerangelt
board-side-won = wer den Mast querte
board-leads = führt
board-needs = braucht { $number }
board-waits = wartet
board-bunk = Koje
board-hammock = Hängematte
board-coil = Taurolle
board-prize-bunk = Sieger
board-prize-hammock = Zweiter
board-prize-coil = Dritter
board-spare = Das Fass reicht noch für { $number ->
    [one] einen Wurf.
   *[other] { $number } Würfe.
}
board-higher = Ein Wurf, der höher ist als ein Plättchen, gewinnt es.
board-pub-alone = Trinkt keiner mit, nimmt der Gastgeber alle.
board-chest-shut = Wird sie geöffnet, geht der Würfel um; wer { $sting } erreicht, den sticht es.
board-chest-open = { $total } von { $sting }
board-guard-needs = { $pirates ->
    [one] Ein Pirat zur Hand: Es müssen mehr sein, als das Plättchen zeigt.
   *[other] { $pirates } Piraten zur Hand: Es müssen mehr sein, als das Plättchen zeigt.
}
board-shop-own = Unter die Flagge damit, oder für zwei Münzen verkaufen.
board-shop-other = Jemand besieht sich heimlich eine Ware.
board-pairs = Karten zählen paarweise in einer Farbe.
board-lay = die Stadt legen
board-tile = Teil { $number }
board-turned = { $quarter ->
    [0] aufrecht
    [1] eine Vierteldrehung
    [2] eine halbe Drehung
   *[other] eine Dreivierteldrehung
}

## What the fields of a view mean, for writers of bots

view-round = der Durchgang, gezählt ab 1
view-rounds = wie viele Durchgänge die Partie hat
view-starter = der Platz, der diesen Durchgang begann
view-town = die Stadtteile, Reihe für Reihe; r2 ist zweimal um 90° gedreht
view-fields = die Felder der Stadt
view-fields-id = das Feld
view-fields-kind = was es dort gibt
view-fields-sort = welche Kneipe oder welche Farbe der Karte, sonst null
view-fields-tile = der Stadtteil, auf dem es gedruckt ist
view-fields-x = seine Lage auf dem Bild, von links
view-fields-y = seine Lage auf dem Bild, von oben
view-alleys = die Gassen zwischen den Feldern
view-known-alleys = je Gasse, in der Piraten stehen: wem sie gehören
view-alleys-id = die Gasse
view-alleys-ends = die beiden Felder, die sie verbindet
view-alleys-length = die Piraten, die sie braucht
view-alleys-dark = ob es eine dunkle Gasse ist
view-alleys-owner = der Platz, dessen Piraten dort stehen, oder null
view-captain = das Feld, auf dem der Kapitän steht, oder null
view-players = je Platz: was alle von ihm sehen
view-players-pirates = Piraten vor ihm; 0 in der Aktionsphase: für diesen Platz ist sie vorbei
view-players-hiring = seine Piraten in der Heuerstelle
view-players-barrels = seine Rumfässer
view-players-flag = wie viele Plättchen unter seiner Flagge liegen
view-players-dates = wie viele Rendez-vous auf seiner Flagge warten
view-players-aboard = ob seine Mannschaft an Bord ist
view-barrels = Rumfässer im Vorrat
view-known-barrels = je Platz: seine Rumfässer
view-pubs = die offenen Kneipen
view-maps = die offenen Karten
view-chest = die offene Schatzkiste, oder null
view-scorpion = der offene Skorpion, oder null
view-sleep = die offene Koje, Hängematte und Taurolle; null, wo keine ist
view-stacks = je Stapel: wie viele Plättchen übrig sind
view-shopping = ob sich gerade jemand Piratenbedarf ansieht
view-ship = die Mannschaften an Bord in der Reihenfolge des Einsteigens: wessen sie ist, Piraten links und rechts vom Mast
view-brawl = die Rangelei, die läuft, oder null
view-brawl-crews = wie viele Mannschaften es zu Beginn waren
view-brawl-side = wo gerade gerangelt wird: links (left) oder rechts (right) vom Mast
view-brawl-champion = die Reihe des Schiffs, die hier führt
view-brawl-best = ihr Wurf; 0, bevor sie gewürfelt hat
view-brawl-fighters = die Reihen, die hier noch rangeln
view-drinkers = die Plätze, die zechen, in der Reihenfolge des Würfelns, der Gastgeber zuerst
view-roller = der Platz, der bei einem Gelage oder um eine Schatzkiste gerade würfelt
view-total = die Summe der Würfe um eine Schatzkiste
view-die = der letzte Wurf
view-spare = Wiederholungswürfe, die das Fass noch hergibt
view-coins = die eigenen Münzen
view-known-coins = je Platz: seine Münzen
view-flag = die Plättchen unter der eigenen Flagge
view-supplies = der Piratenbedarf unter der eigenen Flagge
view-known-supplies = je Platz: der Piratenbedarf, den er behalten hat, null, wo unbekannt; mit den Plätzen, die ein Plättchen kennen, wenn das nicht nur sein Besitzer ist
view-dates = die Rendez-vous, die auf der eigenen Flagge warten
view-known-dates = je Platz: seine Rendez-vous, das älteste zuerst, null, wo unbekannt; mit dem, was eines nicht sein kann, wie alle wissen
view-held = der Piratenbedarf, der gerade angesehen wird, null, wenn es keiner ist oder er nicht zu sehen ist
view-hiring = je Platz: seine Piraten in der Heuerstelle
view-flags = je Platz: die Plättchen, die er offen gewonnen hat
view-sold = Piratenbedarf, der unter seinen Stapel geschoben wurde, jedes Plättchen mit den Plätzen, die es kennen
view-guards-small = kleine Wachen, die unter ihren Stapel geschoben wurden
view-guards-large = große Wachen, die unter ihren Stapel geschoben wurden
view-gone = Schlafplätze, die niemand bekam
