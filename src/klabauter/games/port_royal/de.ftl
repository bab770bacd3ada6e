# Die Wörter von Port Royal unterwegs. Gleiche Schlüssel und Werte wie en.ftl.

title = Port Royal unterwegs
pitch = Karten aufdecken, bis man genug hat oder zu viel: Schiffe bringen Münzen, Münzen heuern Leute an, Leute bringen Einfluss.

## Namen: Schiffe mit Münzen:Säbeln, Personen mit Kosten/Einfluss

name-yellow-1-1 = gelbe Pinasse 1:1
name-yellow-2-2 = gelbe Pinasse 2:2
name-yellow-3-2 = gelbe Pinasse 3:2
name-yellow-4-4 = gelbe Pinasse 4:4
name-blue-1-1 = blaue Fleute 1:1
name-blue-2-2 = blaue Fleute 2:2
name-blue-3-5 = blaue Fleute 3:5
name-blue-4-5 = blaue Fleute 4:5
name-green-1-1 = grüne Barke 1:1
name-green-2-3 = grüne Barke 2:3
name-green-3-5 = grüne Barke 3:5
name-green-4-5 = grüne Barke 4:5
name-red-1-1 = rote Fregatte 1:1
name-red-2-3 = rote Fregatte 2:3
name-red-3-6 = rote Fregatte 3:6
name-red-4-skull = rote Fregatte 4:☠
name-black-1-2 = schwarze Galeone 1:2
name-black-2-4 = schwarze Galeone 2:4
name-black-3-7 = schwarze Galeone 3:7
name-black-4-skull = schwarze Galeone 4:☠
name-wholesaler-yellow-5-1 = gelber Großhändler 5/1
name-wholesaler-yellow-7-2 = gelber Großhändler 7/2
name-wholesaler-blue-5-1 = blauer Großhändler 5/1
name-wholesaler-blue-7-2 = blauer Großhändler 7/2
name-wholesaler-green-5-1 = grüner Großhändler 5/1
name-wholesaler-green-7-2 = grüner Großhändler 7/2
name-wholesaler-red-5-1 = roter Großhändler 5/1
name-wholesaler-red-7-2 = roter Großhändler 7/2
name-wholesaler-black-5-1 = schwarzer Großhändler 5/1
name-wholesaler-black-7-2 = schwarzer Großhändler 7/2
name-sailor-3-1 = Matrose 3/1
name-sailor-5-2 = Matrose 5/2
name-sailor-7-3 = Matrose 7/3
name-pirate-5-1 = Pirat 5/1
name-pirate-7-2 = Pirat 7/2
name-passenger-2-1 = Passagier 2/1
name-passenger-4-2 = Passagier 4/2
name-passenger-6-3 = Passagier 6/3
name-tax = Steuererhöhung
name-wholesaler-yellow-4-1 = gelber Großhändler 4/1
name-wholesaler-yellow-6-2 = gelber Großhändler 6/2
name-wholesaler-blue-4-1 = blauer Großhändler 4/1
name-wholesaler-blue-6-2 = blauer Großhändler 6/2
name-wholesaler-green-4-1 = grüner Großhändler 4/1
name-wholesaler-green-6-2 = grüner Großhändler 6/2
name-wholesaler-red-4-1 = roter Großhändler 4/1
name-wholesaler-red-6-2 = roter Großhändler 6/2
name-wholesaler-black-4-1 = schwarzer Großhändler 4/1
name-wholesaler-black-6-2 = schwarzer Großhändler 6/2
kind-card = { $id }
name-coins = Münzen
name-pile = Stapel
name-harbour = Hafen
name-discard = Ablage

## Das Protokoll

log-begins = { $seat } beginnt.
log-turn = Runde { $round }: { $seat } ist am Zug.
log-reshuffled = Der Stapel ist aufgebraucht. { $cards ->
    [one] Die eine Karte der Ablage wird zum neuen Stapel.
   *[other] Die { $cards } Karten der Ablage werden gemischt und bilden den neuen.
}
log-forfeited = Keine Karte mehr da: { $coins ->
    [one] Eine Münze für { $seat } verfällt.
   *[other] { $coins } Münzen für { $seat } verfallen.
}
log-discovered = { $seat } deckt auf: { $card }.
log-stopped = { $seat } hört auf. Im Hafen: { $cards }.
log-moored = { $seat } lässt sie einlaufen: { $card }.
log-repelled = { $seat } wehrt sie ab: { $card }. Säbel: { $sabres }.
log-twin-repelled = Die Farbe liegt schon im Hafen, doch { $seat } wehrt ab: { $card }. Säbel: { $sabres }.
log-too-much = Die Farbe liegt schon im Hafen, und die Säbel reichen nicht. { $seat } verliert alles: { $cards }.
log-no-more = Mehr kann { $seat } nicht aufdecken.
log-must-stop = { $seat } hat in diesem Zug { $cards } Karten aufgedeckt, so viele, wie es gibt, und muss aufhören.
log-nothing-there = Für { $seat } gibt es keine einzige Karte aufzudecken.
log-paid-tax = Steuern: { $seat } zahlt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}. Es { $coins ->
    [one] war
   *[other] waren
}: { $cards }.
log-relief = Am wenigsten Einfluss ({ $influence }): { $seats }. Dafür gibt es { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
log-may-take = { $ships } Schiffe im Hafen: { $seat } darf { $cards } Karten nehmen.
log-traded = { $seat } handelt: { $card } bringt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
log-collected = Der Großhändler von { $seat } behält das Schiff ein: { $card }, ein Einflusspunkt.
log-hired = { $seat } heuert an: { $card }.
log-paid = { $seat } zahlt { $coins ->
    [one] eine Münze. Es war
   *[other] { $coins } Münzen. Es waren
}: { $cards }.
log-paid-fee = { $seat } gibt { $active } eine Münze.
log-took-nothing = { $seat } nimmt nichts.
log-cannot-take = { $seat } hat { $coins ->
    [0] keine Münze
    [one] eine Münze
   *[other] { $coins } Münzen
} und kann hier nichts bezahlen.
log-barred = Der Erste hat nichts genommen, also geht auch { $seat } leer aus.
log-left-over = Auf die Ablage: { $cards }.
log-last-round = { $seat } hat { $influence } Einflusspunkte. Diese Runde ist die letzte.
log-game-ends = Runde { $round } ist gespielt, die Partie zu Ende.
log-all-dry = Keiner konnte eine Karte aufdecken: Alle liegen vor den Spielern. Die Partie ist zu Ende.
log-becalmed = Flaute. { $rounds } Runden lang hat niemand eine Karte genommen; die Partie ist zu Ende.

## Ablehnungen

no-discover-or-stop = Jetzt heißt es: weiter aufdecken oder aufhören.
no-nothing-to-discover = Es gibt nichts mehr aufzudecken.
no-must-stop = Du hast in diesem Zug { $cards } Karten aufgedeckt, so viele, wie es gibt. Jetzt musst du aufhören.
no-too-late = Abwehren geht nur gleich nach dem Aufdecken und nur, wenn die Säbel reichen.
no-moor-or-repel = Zuerst das Schiff: einlaufen lassen oder abwehren.
no-take-or-pass = Jetzt wird eine Karte aus dem Hafen genommen, oder keine.
no-not-in-harbour = Das liegt nicht im Hafen: { $card }.
no-no-ship = Gehandelt wird nur mit Schiffen. Das ist keins: { $card }.
no-no-person = Anheuern lassen sich nur Personen. Das ist keine: { $card }.
no-too-dear = Zu teuer ({ $card }): Kosten { $cost }, Münzen { $coins }.
no-too-dear-with-fee = Zu teuer ({ $card }): Kosten { $cost } und eine Münze Gebühr, Münzen { $coins }.
no-no-fee = Ohne Münze keine Gebühr, und das Schiff brächte auch keine: { $card }.

## Fragen

ask-onward = { $seat }, noch eine Karte?
ask-ship = { $seat }, deine Säbel reichen. Darf das Schiff einlaufen?
ask-take = { $seat }, welche Karte nimmst du?

## Züge

move-start = { $starter } beginnt
move-draw = aufgedeckt: { $card }
move-coin = die Münze ist: { $card }
move-discover = eine Karte aufdecken
move-stop = aufhören
move-moor = einlaufen lassen
move-repel = abwehren
move-trade = handeln: { $card }
move-hire = anheuern: { $card }
move-pass = nichts nehmen

## Tipps

some-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
hint-risk = { $number } von { $cards } Karten { $number ->
    [one] würde
   *[other] würden
} dich alles kosten: { $percent } %.
hint-no-risk = Keine Karte, die kommen kann, kostet dich etwas.
hint-at-stake = Auf dem Spiel steht: { $card }.
hint-more-picks = { $number } von { $cards } Karten { $number ->
    [one] brächte
   *[other] brächten
} eine neue Farbe; dann dürftest du { $picks } Karten nehmen.
hint-payable = { $number ->
    [0] Eine Person, die du bezahlen könntest, kann nicht mehr kommen.
    [one] Eine von { $cards } Karten ist eine Person, die du bezahlen kannst.
   *[other] { $number } von { $cards } Karten sind Personen, die du bezahlen kannst.
}
hint-taxed = Eine Steuererhöhung nähme dir { some-coins }.
hint-nothing-yet = Im Hafen liegt nichts, was dir nützt.
hint-can-take = Das Beste davon kannst du nehmen: { $card }.
hint-picks-now = { $ships } Schiffe liegen da: Du darfst { $picks } Karten nehmen.
hint-avoids = Erspart dir ein Risiko von { $percent } %: { $number } von { $cards } Karten { $number ->
    [one] würde
   *[other] würden
} dich alles kosten.
hint-fees = { $number ->
    [one] Ein anderer kann etwas brauchen und zahlt dir dafür eine Münze.
   *[other] { $number } andere können etwas brauchen, und jeder zahlt dir dafür eine Münze.
}
hint-leaves = Für { $seat } bleibt etwas übrig: { $card }.
hint-empty = Der Hafen ist leer: Niemand bekommt etwas.
hint-moor-brings = Bringt dem, der es nimmt, { some-coins }.
hint-moor-point = Dein Großhändler würde es behalten: ein Einflusspunkt mehr.
hint-moor-picks = Mit { $ships } Schiffen im Hafen darfst du { $picks } Karten nehmen.
hint-moor-risk = Wegen dieser Farbe { $number ->
    [one] kann dich dann eine
   *[other] können dich dann { $number }
} von { $cards } Karten alles kosten.
hint-repel-safe = { $number ->
    [0] Gefährlich werden könnte dir ein Schiff dieser Farbe allerdings nicht.
    [one] Eine von { $cards } Karten bleibt so harmlos für dich.
   *[other] { $number } von { $cards } Karten bleiben so harmlos für dich.
}
hint-repel-denies = Niemand bekommt { $coins ->
    [one] seine Münze.
   *[other] seine { $coins } Münzen.
}
hint-coins = { $coins ->
    [0] Die Gebühr frisst den Ertrag auf; du bleibst bei { $total }.
   *[other] { some-coins } für dich; damit hast du { $total }.
}
hint-ship-point = Dein Großhändler behält es: { $influence } von { $goal } Einflusspunkten.
hint-then-payable = Danach kannst du noch etwas bezahlen: { $card }.
hint-over-limit = Mit { $coins } Münzen musst du Steuern fürchten: Sie lassen dir { $limit }.
hint-denies = Sonst nähme das wohl { $seat }.
hint-points = { $points ->
    [one] Ein Einflusspunkt
   *[other] { $points } Einflusspunkte
}; damit hast du { $influence } von { $goal }.
hint-last-round = Läutet die letzte Runde ein, und du hast { $influence } Einflusspunkte.
hint-sabres = { $sabres } Säbel: Damit wehrst du { $number ->
    [0] nicht mehr Schiffe ab als bisher.
    [one] ein Schiff mehr ab.
   *[other] { $number } Schiffe mehr ab.
}
hint-patron = Ab jetzt ist jedes Schiff dieser Farbe, das du nimmst, ein Einflusspunkt.
hint-patron-again = Einen Großhändler dieser Farbe hast du schon; ein Schiff zählt trotzdem nur einen Punkt.
hint-purse = Danach hast du { $coins ->
    [0] keine Münze mehr.
    [one] noch eine Münze.
   *[other] noch { $coins } Münzen.
}
hint-saves = { $coins ->
    [0] Ausgeben könntest du ohnehin nichts.
    [one] Hält deine eine Münze zurück.
   *[other] Hält deine { $coins } Münzen beisammen.
}
hint-no-fee = Spart die Gebühr an { $seat }.
hint-bars = Dann darf auch sonst niemand etwas nehmen.

## Wertung

points = { $score ->
    [one] einem Einflusspunkt
   *[other] { $score } Einflusspunkten
}
part-wholesalers = Großhändler
part-sailors = Matrosen
part-pirates = Piraten
part-passengers = Passagiere
part-ships = eingesammelte Schiffe
tie-coins = Münzen
ending-influence = Acht Einflusspunkte
ending-all-dry = Keine Karte mehr aufzudecken
ending-becalmed = Flaute

## Einstellungen

option-persons = Kosten der Personen
option-persons-standard = Personen nachgebaut
option-persons-cheap-wholesaler = Großhändler eine Münze billiger
option-start = Wer beginnt
option-start-random = das Los
option-start-0 = der erste Platz
option-start-1 = der zweite Platz
option-start-2 = der dritte Platz
option-start-3 = der vierte Platz
option-reshuffle = Neu mischen
option-reshuffle-when-needed = gemischt wird, sobald eine Karte fehlt
option-reshuffle-at-once = gemischt wird gleich nach der letzten Karte
option-pick-after-active = Die anderen Spieler
option-pick-after-active-false = die anderen nehmen immer
option-pick-after-active-true = die anderen nehmen nur, wenn der aktive Spieler genommen hat

## Der Tisch im Terminal

board-heading = Runde { $round } · { $pile ->
    [0] Stapel leer
    [one] eine Karte im Stapel
   *[other] { $pile } Karten im Stapel
} · Ablage: { $discard }
board-top = oben { $card }
board-last-round = letzte Runde
board-harbour = Hafen
board-empty = leer
board-shown = Eben aufgedeckt
board-coins = Münzen
board-influence = Einfluss
board-sabres = Säbel
board-display = Auslage
board-of-goal = { $influence } von { $goal }
board-brings = bringt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-arms = { $sabres ->
    [one] 1 Säbel
   *[other] { $sabres } Säbel
}
board-skull = Totenkopf
board-price = kostet { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
board-legend = Schiffe heißen nach Münzen:Säbeln, Personen nach Kosten/Einfluss. Ein Schiff mit ☠ wehrt niemand ab. ▸ ist am Zug, ⚑ hat begonnen.
board-unseen = Stapel und Münzen daraus: { $cards } Karten, davon { $pile } im Stapel
board-older = Münzen aus älteren Stapeln: { $cards } Karten
board-discards = Ablage: { $cards } Karten

## Das Brett im Browser

board-kind-yellow = Pinasse
board-kind-blue = Fleute
board-kind-green = Barke
board-kind-red = Fregatte
board-kind-black = Galeone
board-kind-wholesaler = Großhändler
board-kind-sailor = Matrose
board-kind-pirate = Pirat
board-kind-passenger = Passagier
board-kind-tax = Steuer
board-ships-there = { $ships ->
    [0] Kein Schiff
    [one] 1 Schiff
   *[other] { $ships } Schiffe
} im Hafen
board-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
board-scale = Bis drei Schiffe: eine Karte nehmen. Vier Schiffe: zwei Karten. Fünf Schiffe: drei Karten.
board-you-take = du nimmst { board-cards }
board-takes = { $seat } nimmt { board-cards }
board-threaten = { $cards ->
    [one] droht
   *[other] drohen
}
board-safe = sicher
board-repel-or-moor = abwehren?
board-fee-word = Gebühr
board-lost = Noch eine { $kind }: { $seat } verliert alles, { board-cards }.
board-wins = gewinnt mit { points }
board-win = gewinnen gemeinsam mit { points }
board-collects = Dein Großhändler behält es: ein Einflusspunkt.
board-missing = { $coins ->
    [one] 1 fehlt
   *[other] { $coins } fehlen
}
board-leaves = bleiben { $coins }
board-new = neu
board-empty-harbour = Im Hafen liegt nichts.
board-calm = ruhig
board-storm = Sturm
board-of-cards = { $number } von { $cards }
board-risk-for = Risiko der nächsten Karte für { $seat }
board-risk = { $percent } % Risiko
board-risk-about = etwa { $percent } % Risiko
board-odds-twin = gleiche Farbe
board-odds-repelled = abgewehrt
board-odds-fresh = neue Farbe
board-odds-person = Person
board-odds-tax = Steuer
board-odds-open = Gezählt nach dem, was offen liegt: Dieser Tisch merkt sich die Ablage nicht.
board-taking = Handeln und Heuern
board-may-take = { $cards ->
    [0] nimmt
    [one] nimmt 1 Karte
   *[other] nimmt { $cards } Karten
}
board-may-take-fee = 1 Karte, 1 Münze Gebühr
board-taken = war dran
board-fee = Wer eine Karte nimmt, gibt { $seat } eine Münze.
board-pile-and-risk = Stapel, Ablage und Risiko
board-in-pile = { $cards ->
    [one] Eine Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
board-reshuffles = Ablage wird gemischt
board-standing = Rangfolge
board-others = Auslagen der anderen
board-display-of = Auslage von { $seat }
board-nobody = Noch niemand angeheuert
board-active = aktiv
board-rank = { $rank ->
    [1] gewinnt
   *[other] { $rank }.
}
board-collected = { $ships ->
    [one] mit einem Schiff
   *[other] mit { $ships } Schiffen
}
board-taxed = Steuer nimmt { $coins }
board-reconstructed = So markierte Zahlen sind rekonstruiert (§ 1.2, 1.3).
board-discovering = Entdecken
board-trading = Handeln und Heuern
board-then-take = dann { board-cards } nehmen
board-with-ships = { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
}: { board-cards }
board-after = dann { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
board-after-points = { $influence } von { $goal } Einfluss

## Fehler in eigenen Werten und Stellungen

why-box = { $box } sind versprochen, { $listed } sind aufgezählt
why-at-least-one = mindestens 1 ist verlangt
why-ship-lists = zu jedem Schiff gehören Säbel und Münzen
why-ship = ein Schiff bringt mindestens 1 Münze
why-one-length = die Listen müssen gleich lang sein
why-first-coins = { $cards } Karten sind zu wenige für { $seats } mal { $coins } Münzen
why-batch-coins = es sind so viele Münzen wie Karten, und mindestens eine (8.2)
why-harbour = dort liegen Personen und Schiffe verschiedener Farben (3.8, 4.3)
why-persons = nur Personen kann man anheuern (5.4)
why-ships = nur Schiffe mit einem Großhändler ihrer Farbe werden eingesammelt (6.1)
why-older-coins = Platz { $seat } hat mehr ältere Münzen als Münzen
why-too-many-coins = es sind { $coins } Münzen mehr als ungesehene Karten (2.3)
why-step-nothing-yet = vor dem ersten und nach dem letzten Zug wird nichts gezeigt oder bezahlt
why-step-order = die Schritte eines Zugs sind in ihrer Folge verlangt, 'turn-end' zuletzt
why-step-phase-2 = solange aufgedeckt wird, wartet nur 'turn-end'; die zweite Phase kommt nach dem Entdecken (3.1)
why-step-active = Platz { $active } ist aktiv, nicht { $seat } (3.1)
why-step-picks = der aktive Spieler darf nichts mehr nehmen (5.1)
why-step-relief = 'relief' kommt unmittelbar vor 'after-tax' (4.3)
why-step-shown-ship = 'ship' fragt nach einem gezeigten Schiff, das man abwehren kann und dessen Farbe noch nicht im Hafen liegt (3.6)
why-step-shown = eine gezeigte Karte wartet auf 'ship', eine Steuererhöhung auf 'after-tax'
why-step-fee = der aktive Spieler zahlt keine Gebühr (5.6)
why-step-pay = 'pay' kommt vor dem 'paid' oder 'tax-paid' desselben Platzes
why-step-paid = 'paid' und 'tax-paid' kommen nach einer Zahlung
why-step-purse = jemand hat weniger Münzen, als er zahlen soll
why-step-spent = 'spent' sind Münzen auf der Ablage, während noch gezahlt wird

## Die erste Partie, mit Begleitung

first-aim-1 = Du willst Einfluss: die Wappen auf den Personen, die du anheuerst. Hat jemand acht Punkte, wird die Runde zu Ende gespielt, und der größte Einfluss gewinnt.
    .rule = 1.5
first-aim-2 = Personen kosten Münzen, Schiffe bringen Münzen. Eine Karte, die verdeckt vor dir liegt, ist eine Münze, was immer auf der anderen Seite steht.
    .rule = 1.1
first-aim-3 = In deinem Zug deckst du Karten in den Hafen auf, eine nach der anderen. Hör rechtzeitig auf: Bei zwei Schiffen einer Farbe ist alles weg, es sei denn, deine Säbel vertreiben das zweite.
    .rule = 3.8
first-ask-onward = Noch eine Karte, oder reicht es? Hörst du auf, nimmst du aus dem Hafen, und nach dir die anderen, jeder für eine Münze an dich.
    .think = Jede Farbe, die schon da liegt, macht die nächste Karte gefährlicher. Doch bei vier Schiffen darfst du zwei Karten nehmen, bei fünf sogar drei.
    .rule = 3.3
first-ask-ship = Für dieses Schiff reichen deine Säbel. Du darfst es einlaufen lassen oder abwehren, dann ist es weg.
    .think = Lass es herein, wenn du seine Münzen willst oder Farben sammelst. Wehr es ab, wenn seine Farbe dich später den Hafen kosten könnte.
    .rule = 3.6
    .rare = yes
first-ask-take = Nimm dir etwas aus dem Hafen: Ein Schiff bringt gleich seine Münzen, eine Person kostet welche und bleibt bis zum Schluss bei dir. Im Zug eines anderen gibst du ihm dafür eine Münze. Du darfst auch verzichten.
    .think = Früh Matrosen und Piraten: Ihre Säbel machen jeden deiner Häfen sicherer. Passagiere können nichts, sind aber billige Punkte.
    .rule = 5.2
first-log-traded = Ein Schiff wurde gehandelt: So viele Karten vom Stapel werden zu Münzen, und das Schiff kommt auf die Ablage.
    .rule = 5.3
first-log-hired = Jemand wurde angeheuert. Die Münzen sind weg, aber Säbel und Einfluss bleiben für den Rest der Partie.
    .rule = 5.4
first-log-paid-fee = Wer im Zug eines anderen eine Karte nimmt, zahlt ihm eine Münze. So verdient ein voller Hafen sogar an dem, was du liegen lässt.
    .rule = 5.6
first-log-relief = Eine Steuererhöhung: Wer neun oder mehr Münzen hat, zahlt bis auf acht, und wer am wenigsten Einfluss hat, bekommt eine. Also nicht auf dem Geld sitzen bleiben.
    .rule = 4.2
first-log-too-much = Das zweite Schiff einer Farbe, und zu wenige Säbel: Der ganze Hafen kommt auf die Ablage, und niemand nimmt etwas. Das ist der Preis der Kühnheit.
    .rule = 3.8
    .rare = yes
first-log-may-take = Viele verschiedene Schiffe lohnen sich: Bei vieren im Hafen nimmt der aktive Spieler zwei Karten, bei fünfen drei.
    .rule = 5.1
    .rare = yes
first-log-repelled = Abgewehrt! Säbel verbrauchen sich nicht, sie gelten für jedes Schiff des Zuges. Nur gegen einen Totenkopf helfen sie nicht.
    .rule = 3.7
    .rare = yes
first-log-collected = Ein Großhändler behält gehandelte Schiffe seiner Farbe: Münzen jetzt, und dazu für immer je ein Einflusspunkt.
    .rule = 6.1
    .rare = yes
first-log-reshuffled = Der Stapel ist leer, die Ablage wird zum neuen. Die Münzen vor dir bleiben, was sie sind.
    .rule = 2.5
    .rare = yes
first-log-last-round = Acht Einflusspunkte: Diese Runde ist die letzte. Sie wird zu Ende gespielt, damit alle gleich oft aktiv waren.
    .rule = 7.2
    .rare = yes
first-end = Nur Einfluss zählt: die Wappen deiner Personen und ein Punkt für jedes Schiff, das ein Großhändler behalten hat. Münzen entscheiden höchstens bei Gleichstand.
    .rule = 7.3

## What the fields of a view mean, for writers of bots

view-round = die Runde, gezählt ab 1
view-starter = der Platz, der die Partie begann
view-active = der Platz, der am Zug ist; nicht immer der, der entscheidet
view-last-round = ob dies die letzte Runde ist
view-goal = der Einfluss, der die Partie beendet
view-pile = Karten im Stapel
view-discard = wie viele Karten abgelegt sind
view-known-discard = die abgelegten Karten, die letzte liegt oben
view-top = die oberste Karte der Ablage, oder null
view-shown = eine eben aufgedeckte Karte, deren Platz noch nicht entschieden ist, oder null
view-shown-id = die Karte
view-shown-coins = was das Schiff bringt
view-shown-sabres = die Säbel, die es vertreiben, null bei einem Totenkopf
view-harbour = die Karten im Hafen, in der Reihenfolge des Aufdeckens
view-harbour-id = die Karte
view-harbour-coins = bei einem Schiff: was es bringt
view-harbour-sabres = bei einem Schiff: die Säbel, die es vertreiben, null bei einem Totenkopf; bei einer Person: die Säbel, die sie bringt
view-harbour-cost = bei einer Person: was sie kostet
view-harbour-influence = bei einer Person: der Einfluss, den sie bringt
view-picks = Karten, die der aktive Spieler noch nehmen darf
view-players = je Platz: was offen vor ihm liegt
view-players-coins = seine Münzen
view-players-influence = sein Einfluss
view-players-sabres = seine Säbel
view-players-persons = die Personen, die er angeheuert hat
view-players-ships = die Schiffe, die seine Großhändler gesammelt haben
view-turn = der Zug, gezählt ab 0 über alle Plätze
view-taken = Karten, die in diesem Zug genommen wurden, von wem auch immer
view-idle = Züge hintereinander, in denen niemand eine Karte nahm
view-dry = Züge hintereinander, in denen keine Karte aufzudecken war
view-discovered = Karten, die in diesem Zug aufgedeckt wurden
view-spent = Münzen, die in der laufenden Zahlung schon bezahlt sind
view-unseen = die Karten des Stapels und der Münzen daraus, die niemand unterscheiden kann
view-purses = je Platz: seine Münzen
view-batches = die Münzen aus früheren Stapeln, der älteste zuerst
view-batches-cards = welche Karten diese Münzen sind
view-batches-coins = je Platz: wie viele davon er hat
view-persons = je Platz: die Personen, die er angeheuert hat
view-ships = je Platz: die Schiffe, die seine Großhändler gesammelt haben
