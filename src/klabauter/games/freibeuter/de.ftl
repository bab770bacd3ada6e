# Die Worte von Freibeuter. Gleiche Schlüssel und Werte wie en.ftl.

title = Freibeuter
pitch = Entern, einkreisen, auszahlen: Wer hilft, kassiert mit.

## Was geschah

log-dealt = { $seat } bekommt { $cards }.
log-dealt-hidden = { $seat } bekommt Karten.
log-laid-out = { $tiles } Plättchen liegen auf den Schnittpunkten.
log-begins = { $seat } sticht zuerst in See.
log-drew = { $seat } zieht { $card }.
log-drew-hidden = { $seat } zieht von den { $pile }.
log-boarded = { $seat } entert das { $tile } zwischen { $crossing }.
log-placed = { $seat } setzt ein Boot auf { $field }.
log-placed-beside = { $seat } setzt ein Boot auf { $field }, neben das von { $first }.
log-placed-again = { $seat } setzt noch ein Boot auf { $field }, neben das eigene.
log-took-chests = { $seat } lässt { $field } links liegen und nimmt { $chests-id ->
    [1] 1 Schatzkiste
   *[other] { $chests } Schatzkisten
}.
log-dutchman-appears = { $seat } spielt { $card }: Der Fliegende Holländer taucht auf { $field } auf.
log-dutchman-vanishes = Der Fliegende Holländer verschwindet von { $field }.
log-escapes = Eingekreist, aber niemand an Bord: Das { $tile } zwischen { $crossing } entkommt.
log-ship-encircled = Das { $tile } zwischen { $crossing } ist eingekreist. { $seat } schuldet { $due-id ->
    [0] niemandem etwas
    [1] den Helfern 1 Schatzkiste
   *[other] den Helfern { $due } Schatzkisten
}.
log-helped = { $seat } zahlt { $helper } { $chests-id ->
    [1] 1 Schatzkiste
   *[other] { $chests } Schatzkisten
} für { $number-id ->
    [1] 1 Boot
   *[other] { $number } Boote
}.
log-captured = { $seat } nimmt das { $tile } zwischen { $crossing }; das Boot kommt zurück.
log-camp-encircled = Das Piratenlager zwischen { $crossing } ist eingekreist. { $camps-id ->
    [0] Es war das letzte.
    [1] Eines ist noch da.
   *[other] { $camps } sind noch da.
}
log-camp-pays = Die Kasse zahlt { $seat } { $chests-id ->
    [1] 1 Schatzkiste
   *[other] { $chests } Schatzkisten
} für { $number-id ->
    [1] 1 Boot
   *[other] { $number } Boote
} am Lager.
log-doubler-encircled = { $tile } zwischen { $crossing } ist eingekreist: Jedes Schiff zu { $value } zählt am Ende doppelt.
log-credit = { $seat } kann nicht zahlen und leiht { $chests-id ->
    [1] 1 Schatzkiste
   *[other] { $chests } Schatzkisten
}; die Schulden betragen nun { $debt }.
log-marker = { $seat } legt ein Boot auf die Schulden.
log-last-camp = Das letzte Lager ist ausgezahlt, das Spiel ist aus. { $left-id ->
    [0] Die Säbel ruhen.
    [1] Ein eingekreistes Plättchen bleibt liegen.
   *[other] { $left } eingekreiste Plättchen bleiben liegen.
}
log-sea-pile-empty = { $seat } greift nach einer Seekarte, doch der Stapel ist leer. Das Spiel ist aus.
log-no-boat-left = { $seat } hat kein Boot mehr. Das Spiel ist aus.

## Was nicht geht

no-act-first = Jetzt ist eine Aktion dran: entern, ein Boot setzen oder den Fliegenden Holländer setzen.
no-draw-first = Jetzt ist eine Karte zu ziehen.
no-settle-first = Jetzt wird abgerechnet: Welches Plättchen zuerst?
no-nothing-to-board = Zwischen { $crossing } liegt nichts mehr.
no-not-a-ship = { $tile } zwischen { $crossing } lässt sich nicht entern, nur Schiffe.
no-boarded-already = Auf dem { $tile } zwischen { $crossing } liegt schon ein Boot von { $seat }.
no-sea-card-not-in-hand = Die Seekarte { $field } ist nicht auf deiner Hand.
no-field-is-empty = { $field } ist leer: Das Boot muss dorthin, Schatzkisten gibt es nicht.
no-dutchman-card-not-in-hand = { $card } ist nicht auf deiner Hand.
no-field-not-in-line = { $field } gehört nicht zu dieser Karte: { $card }.
no-field-is-taken = Auf { $field } liegt schon ein Boot; dort schließt der Fliegende Holländer keinen Ring.
no-nothing-encircled = Auf { $field } kreist der Fliegende Holländer nichts ein.
no-not-encircled = Zwischen { $crossing } ist nichts eingekreist.

why-ships = so viele Werte, alle verschieden, wie Anteile und Anzahlen
why-doublers = so viele Werte, alle verschieden, wie Anzahlen
why-no-such-ship = jeder muss einen Wert verdoppeln, den ein Schiff hat
why-tiles = Schiffe, mindestens ein Lager und Doppelte Werte müssen zusammen { $tiles } Plättchen sein
why-hand = mindestens eine Seekarte für jede Hand, und keine Zahl unter 0
why-not-enough = für { $seats } Hände reichen die Karten nicht
why-boats = mindestens ein Boot für jeden, und keine Zahl von Schatzkisten unter 0
why-captured = nur Schiffe werden erbeutet oder entkommen (7.2, 7.4)
why-aside = neben dem Plan liegen nur Lager und Doppelte Werte (7.6, 7.7)
why-other-pile = hier liegt eine Karte des anderen Stapels (2.2)
why-boarded = auf { $crossing } liegt kein Schiff (4.1, 4.2)
why-boats-cards = Karten und Boote von { $field } passen nicht zusammen (5.1, 5.2)
why-too-many-boats = ein Platz hat mehr als { $boats } Boote auf See, auf Schiffen und als Kredit (2.1)
why-one-step = hierher gehört ein Schritt eines Zuges, oder was vom Aufbau übrig ist (2.2 bis 2.4)
why-unlaid = Plättchen sind nur vor dem ersten Zug übrig (2.3)
why-played = vor dem Ende des Aufbaus wurde noch nichts gespielt (2.2 bis 2.4)
why-first-chests = alle beginnen mit { $chests } Schatzkisten und ohne Schulden (2.1)
why-row-by-row = Plättchen werden Reihe für Reihe ab x-A1 ausgelegt, ohne Lücke (2.3)
why-cards-first = Plättchen werden ausgelegt, wenn die Karten verteilt sind (2.2, 2.3)
why-dealt = Platz { $seat } hat nicht so viele Karten, wie an ihn verteilt wurden (2.2)
why-hand-size = Platz { $seat } hat { $cards } Karten; es müssen { $full } sein, oder vor dem Ziehen eine weniger (3.2)
why-no-sea-card = Platz { $seat } hat keine Seekarte (3.3)
why-no-pile-choice = ohne Holländerkarte im Stapel gibt es nichts zu wählen (3.4)
why-no-boat = Platz { $seat } hat kein Boot, die Partie ist also zu Ende (9.3)
why-dutchman = er steht auf einem leeren Feld, und nur, solange er einkreist (6.2, 6.3)
why-no-order = um ein Feld liegen keine zwei Plättchen, deren Reihenfolge etwas ändert (7.9)
why-encircled = ein eingekreistes Plättchen verlässt den Plan sofort (7.1)
why-no-camp = ohne Lager auf dem Plan ist die Partie zu Ende (9.1)

## Was gefragt wird

ask-turn = { $seat }: Schiff entern, Boot setzen oder den Fliegenden Holländer rufen?
ask-choose-pile = { $seat }, von welchem Stapel ziehst du?
ask-order = { $seat }, welches eingekreiste Plättchen wird als nächstes abgerechnet?

## Züge

move-board = Schiff zwischen { $crossing } entern
move-boat = Boot auf { $field } setzen
move-chests = { $field } abwerfen und Schatzkisten nehmen
move-dutchman = { $card } spielen: Fliegender Holländer auf { $field }
move-settle = abrechnen, was zwischen { $crossing } liegt
move-draw = von den { $pile } ziehen
move-card = Karte { $card }
move-tile = Plättchen { $tile }
move-start = { $starter } beginnt

## Tipps

amount = { $chests ->
    [one] 1 Schatzkiste
   *[other] { $chests } Schatzkisten
}
hint-board-closer = Im nächsten Zug kannst du den Ring schließen: { $card }.
hint-board-cards = Für { $number } der { $missing } fehlenden Felder hast du die Karte.
hint-board-missing = { $number ->
    [one] Nur noch ein Feld ringsum ist frei.
   *[other] { $number } Felder ringsum sind noch frei.
}
hint-board-own = { $number ->
    [one] Eines deiner Boote liegt schon daneben; dafür zahlst du niemandem.
   *[other] { $number } deiner Boote liegen schon daneben; dafür zahlst du niemandem.
}
hint-board-worth = Am Ende { $value } wert; bisher würdest du den Helfern { $chests ->
    [0] nichts schulden.
   *[other] { $chests } schulden.
}
hint-board-poor = Schlösse sich der Ring jetzt, fehlten dir { amount } für die Helfer.
hint-captures = Bringt dir das { $tile }, eingekreist { $boats ->
    [0] ohne eigenes Boot: { $value } wert, { $chests } zu zahlen.
    [one] mit einem eigenen Boot: { $value } wert, { $chests } zu zahlen.
   *[other] mit { $boats } eigenen Booten: { $value } wert, { $chests } zu zahlen.
}
hint-paid = { $seat } nimmt das { $tile } und zahlt dir dafür { amount }.
hint-gives = Schenkt { $seat } das { $tile }, und du hast nichts davon.
hint-escapes = Lässt das { $tile } entkommen, ehe es jemand entert.
hint-camp-pays = Das Lager zahlt dir { amount }, den anderen zusammen { $others }.
hint-doubles = Schiffe zu { $value } zählen ab jetzt doppelt: Du hast { $own }, die anderen zusammen { $others }.
hint-borrows = Du musst { amount } leihen; das kostet am Ende { $price }.
hint-forces = Zwingt { $seat }, { amount } zu leihen.
hint-free-of-charge = Kostet kein Boot, und für das Feld des Holländers wird niemand bezahlt.
hint-before-last-camp = Zählt noch; was nach dem letzten Lager käme, zählt nicht mehr.
hint-spares-credit = Erspart dir einen Kredit über { amount } für das, was noch zu zahlen ist.
hint-own-ring = { $number ->
    [one] Um dein { $tile } ist dann nur noch ein Feld frei.
   *[other] Um dein { $tile } sind dann noch { $number } Felder frei.
}
hint-helps = Bringt { amount }, sobald das { $tile } von { $seat } eingekreist ist.
hint-camp-near = Bringt { amount }, sobald das Lager eingekreist ist.
hint-invites = Dem freien { $tile } fehlt dann nur noch ein Feld; jemand anders könnte es vor dir entern.
hint-more-than-chests = Kann dort noch { amount } verdienen, mehr als die { $pay }, die du nehmen könntest.
hint-alone = Für { $field } gibt es keine Karte mehr: Neben dir liegt dort nie jemand.
hint-tiles = { $number ->
    [0] Um { $field } liegt kein Plättchen mehr.
    [one] Liegt an einem Plättchen, das noch im Spiel ist.
   *[other] Liegt an { $number } Plättchen, die noch im Spiel sind.
}
hint-last-boat = { $number ->
    [0] Dein letztes Boot: Kommt keines heim, ist die Partie mit deinem nächsten Zug aus.
    [one] Ein Boot bleibt dir; wer am Zug keines hat, beendet die Partie.
   *[other] { $number } Boote bleiben dir; wer am Zug keines hat, beendet die Partie.
}
hint-takes = Sofort { amount }, und dein Boot bleibt bei dir.
hint-forgoes = { $chests ->
    [0] Kein Lager und kein fremdes geentertes Schiff würde dort für ein Boot zahlen.
    [one] Ein Boot könnte dort 1 Schatzkiste an Lagern und geenterten Schiffen verdienen.
   *[other] Ein Boot könnte dort { $chests } Schatzkisten an Lagern und geenterten Schiffen verdienen.
}
hint-sea-closes = { $number } von { $unseen } ungesehenen Seekarten { $number ->
    [one] schließt
   *[other] schließen
} einen Ring um ein Schiff von dir.
hint-line-closes = { $number } von { $unseen } ungesehenen Holländerkarten { $number ->
    [one] schließt
   *[other] schließen
} einen Ring um ein Schiff von dir.
hint-pile = { $number ->
    [0] Hier liegt keine mehr: Wer eine will, beendet die Partie.
    [one] In diesem Stapel ist noch eine Karte.
   *[other] In diesem Stapel sind noch { $number } Karten.
}
hint-no-dutchman = Bisher hast du keine Holländerkarte.

## Namen

kind-field = { $id }
kind-card = Seekarte { $id }
kind-tile = { $id }
kind-starter = { $id }
name-ship-5 = Schiff 5/1
name-ship-10 = Schiff 10/2
name-ship-15 = Schiff 15/3
name-ship-20 = Schiff 20/4
name-camp = Piratenlager
name-double-5 = Doppelter Wert 5
name-double-10 = Doppelter Wert 10
name-double-15 = Doppelter Wert 15
name-double-20 = Doppelter Wert 20
name-sea-pile = Seekarten
name-dutchman-pile = Holländerkarten
name-column-A = Holländerkarte Spalte A
name-column-B = Holländerkarte Spalte B
name-column-C = Holländerkarte Spalte C
name-column-D = Holländerkarte Spalte D
name-column-E = Holländerkarte Spalte E
name-column-F = Holländerkarte Spalte F
name-column-G = Holländerkarte Spalte G
name-row-1 = Holländerkarte Reihe 1
name-row-2 = Holländerkarte Reihe 2
name-row-3 = Holländerkarte Reihe 3
name-row-4 = Holländerkarte Reihe 4
name-row-5 = Holländerkarte Reihe 5
name-row-6 = Holländerkarte Reihe 6
name-row-7 = Holländerkarte Reihe 7
name-x-A1 = A1 und B2
name-x-B1 = B1 und C2
name-x-C1 = C1 und D2
name-x-D1 = D1 und E2
name-x-E1 = E1 und F2
name-x-F1 = F1 und G2
name-x-A2 = A2 und B3
name-x-B2 = B2 und C3
name-x-C2 = C2 und D3
name-x-D2 = D2 und E3
name-x-E2 = E2 und F3
name-x-F2 = F2 und G3
name-x-A3 = A3 und B4
name-x-B3 = B3 und C4
name-x-C3 = C3 und D4
name-x-D3 = D3 und E4
name-x-E3 = E3 und F4
name-x-F3 = F3 und G4
name-x-A4 = A4 und B5
name-x-B4 = B4 und C5
name-x-C4 = C4 und D5
name-x-D4 = D4 und E5
name-x-E4 = E4 und F5
name-x-F4 = F4 und G5
name-x-A5 = A5 und B6
name-x-B5 = B5 und C6
name-x-C5 = C5 und D6
name-x-D5 = D5 und E6
name-x-E5 = E5 und F6
name-x-F5 = F5 und G6
name-x-A6 = A6 und B7
name-x-B6 = B6 und C7
name-x-C6 = C6 und D7
name-x-D6 = D6 und E7
name-x-E6 = E6 und F7
name-x-F6 = F6 und G7
name-seat-0 = Platz 1
name-seat-1 = Platz 2
name-seat-2 = Platz 3
name-seat-3 = Platz 4

## Wertung und Ende

points = { $score } { $score ->
    [one] Schatzkiste
   *[other] Schatzkisten
}
part-chests = Schatzkisten
part-ships = Schiffe
part-doubled = verdoppelt
part-credit = doppelter Kredit
ending-last-camp = Das letzte Piratenlager ist ausgezahlt
ending-sea-pile = Die Seekarten sind aufgebraucht
ending-no-boat = Ein Spieler hat kein Boot mehr
name-boats = Boot

## Einstellungen

option-last-camp = Letztes Piratenlager
option-last-camp-end-at-once = Schluss mit dem letzten Lager
option-last-camp-finish-placement = beim letzten Lager erst alles abrechnen
option-start = Wer beginnt
option-start-random = das Los
option-start-0 = Platz 1
option-start-1 = Platz 2
option-start-2 = Platz 3
option-start-3 = Platz 4

## Der Tisch im Terminal

board-camp = Lager
board-boats = Boote
board-chests = Kisten
board-debt = Kredit
board-cards = Karten
board-ships = erbeutete Schiffe
board-face-down = { $ships } verdeckt
board-piles = Stapel: { $sea } { $sea ->
    [one] Seekarte
   *[other] Seekarten
}, { $dutchman } { $dutchman ->
    [one] Holländerkarte
   *[other] Holländerkarten
}
board-camps = { $camps ->
    [0] kein Lager mehr
    [one] noch 1 Lager
   *[other] noch { $camps } Lager
}
board-doubled = doppelt zählen { $values }
board-hand = Auf der Hand:
board-line = Holländer { $line }
board-escapes = entkommt
board-to-board = Schiff entern (kostet 1 Boot):
board-legend-ship = Schiff, Wert 15
board-legend-boarded = geentert
board-legend-tight = nur ein Feld fehlt zum Ring
board-legend = Plättchen liegen zwischen vier Feldern; x-A1 liegt zwischen A1 und B2. Unterstrichene Felder: dafür hast du die Karte. ★ ist der Fliegende Holländer. Karten 4+1: See- und Holländerkarten.
board-unseen = Seekarten, die du noch nicht gesehen hast: { $cards }
board-unseen-lines = Ungesehene Holländerkarten: { $lines }
board-escaped = Entkommen: { $ships }

## Die erste Partie, mit Begleitung

first-aim-1 = Auf den Schnittpunkten der See liegen Schiffe. Jedes trägt zwei Zahlen, etwa 20/4: Die erste ist, was es seinem Eroberer am Ende wert ist, die zweite, was ein Helfer bekommt.
    .rule = 1.4
first-aim-2 = Ein Schiff erbeutet, wer ein Boot darauf hat, sobald auf allen vier Feldern ringsum Boote liegen. Wem die gehören, ist gleich.
    .rule = 7.1
first-aim-3 = Doch Helfer wollen bezahlt sein: Für jedes fremde Boot im Ring zahlst du seinem Besitzer die zweite Zahl. Die reichste Beute gewinnt, Kisten und Schiffe zusammen.
    .rule = 1.6
first-ask-turn = Eines pro Zug: ein Schiff entern, mit einer Seekarte ein Boot setzen oder mit einer seiner Karten den Fliegenden Holländer rufen.
    .think = Entere ein wertvolles Schiff, um das schon Boote liegen, bevor es ein anderer tut. Und setz Boote dorthin, wo sie mehrere Schiffe zugleich berühren.
    .rule = 3.1
first-ask-choose-pile = Du hast eine Karte gespielt und ziehst eine neue: Seekarte oder Holländerkarte. Eine Seekarte musst du immer haben.
    .think = Seekarten sind das tägliche Brot. Eine Holländerkarte auf der Hand schließt die letzte Lücke eines Rings in ihrer Reihe oder Spalte.
    .rule = 3.2
first-ask-order = Du hast mehrere Plättchen auf einmal eingekreist und sagst, welches zuerst abgerechnet wird.
    .think = Erst das Geld, dann die Schulden: Was hereinkommt, kann bezahlen, was fällig ist. Doch das letzte Lager beendet die Partie sofort.
    .rule = 7.9
    .rare = yes
first-log-boarded = Ein Boot auf einem Schiff sagt: meins, wenn es eingekreist wird. Bis dahin bringt es nichts, und Platz ist nur für eines.
    .rule = 4.3
first-log-placed = Die Seekarte nennt das Feld, und dort bleibt das Boot bis zum Ende. Es gehört zum Ring jedes Plättchens, das es berührt, bis zu vieren.
    .rule = 5.1
first-log-took-chests = Das Feld war schon besetzt. Dann darf man ein zweites Boot danebensetzen oder zwei Kisten aus der Kasse nehmen.
    .rule = 5.2
first-log-ship-encircled = Der Ring ist zu: Der Enterer zahlt die Helfer, nimmt das Schiff und bekommt das Boot darauf zurück. Ablehnen kann er nicht, auch wenn es teuer wird.
    .rule = 7.4
first-log-helped = Dafür lohnt sich das Helfen: die zweite Zahl für jedes Boot im Ring. Boote an fremden Schiffen sind nie verschwendet.
    .rule = 7.3
first-log-dutchman-appears = Der Fliegende Holländer springt für das eine Boot ein, das fehlt, und nur, wenn sich damit ein Ring schließt. Danach ist er fort, und für sein Feld bekommt niemand etwas.
    .rule = 6.2
first-log-escapes = Es war niemand an Bord, also entkommt das Schiff, und keiner bekommt etwas. Das darf man auch mit Absicht tun.
    .rule = 7.2
    .rare = yes
first-log-camp-encircled = Ein Piratenlager: Die Kasse zahlt jedem zwei Kisten für jedes Boot ringsum. Ist das letzte Lager bezahlt, ist die Partie vorbei.
    .rule = 7.6
    .rare = yes
first-log-doubler-encircled = Von nun an zählt jedes Schiff mit dieser Zahl am Ende doppelt, für alle, auch die schon erbeuteten.
    .rule = 7.7
    .rare = yes
first-log-placed-beside = Nun teilen sich zwei Boote das Feld. Enger wird der Ring dadurch nicht, aber beide Besitzer bekommen ihren Anteil.
    .rule = 5.3
    .rare = yes
first-log-credit = Die Kisten haben nicht gereicht, also leiht die Kasse den Rest. Das ist teuer: Am Ende geht das Doppelte ab.
    .rule = 8.3
    .rare = yes
first-end = Deine Kisten und die erste Zahl jedes erbeuteten Schiffs, doppelt, wo ein Doppelter Wert eingekreist wurde. Der Kredit geht doppelt ab. Was noch auf See liegt, zählt für niemanden.
    .rule = 9.4
## Der Tisch im Browser

board-chart = Seekarte
board-fields = Felder
board-tiles = Plättchen
board-boat-of = Boot von { $seat }
board-field-empty = { $field }, leer
board-field-taken = { $field }, { $boats }
board-field-missing = schließt { $tiles }
board-field-held = du hast die Karte
board-field-unseen = { $cards ->
    [0] alle Karten dafür sind gesehen
    [one] 1 Karte dafür ungesehen
   *[other] { $cards } Karten dafür ungesehen
}
board-tile = { $tile } zwischen { $fields }
board-tile-free = niemand an Bord
board-tile-boarded = geentert von { $seat }
board-tile-missing = nur { $field } fehlt
board-tile-ring = { $taken } von { $all } Feldern besetzt
board-your-hand = Deine Hand
board-row = Reihe
board-column = Spalte
board-closes = schließt { $tile }
board-closes-many = schließt { $number } Ringe
board-on = auf { $fields }
board-second = zweites Boot
board-second-or = oder { $chests ->
    [one] 1 Kiste
   *[other] { $chests } Kisten
}
board-ring = { $taken } von { $all }
board-idle = schließt nichts
board-open = freie See
board-brief-closes = schließt
board-brief-second = 2. Boot
board-brief-idle = nichts
board-brief-open = frei
board-pay = du zahlst { $chests }
board-earn = du bekommst { $chests }
board-purse = Kisten { $before } → { $after }.
board-purse-credit = Kisten { $before } → 0, Kredit { $credit }.
board-note-ring = { $tile }: dann { $taken } von { $all }.
board-note-due = { $chests ->
    [0] Noch hilft ringsum niemand.
   *[other] Bisher wären { $chests } zu zahlen.
}
board-bank = statt eines Boots
board-bank-instead = Bank: { $chests ->
    [one] 1 Kiste
   *[other] { $chests } Kisten
} statt eines weiteren Boots
board-guessed = Rekonstruiert: wie viele Kistenkarten es von jedem Betrag gibt. Sie gehen nie aus.
board-pile = { $pile }: noch { $cards }
board-discard = zuletzt gespielt: { $card }
board-dutchman = Der Fliegende Holländer
board-dutchman-moored = liegt vor Anker
board-dutchman-at = liegt auf { $field }
board-ends = Bis zum Schluss
board-ends-camps = Lager
board-ends-boats = Boote
board-aside = Neben dem Plan
board-double-on = Schiffe mit { $value } zählen doppelt
board-double-off = der Doppelte Wert { $value } liegt noch auf See
board-camp-paid = ein Lager, bezahlt
board-camp-left = ein Lager, noch auf See
board-booty = Beute
board-booty-none = noch kein Schiff
board-debt-taken-off = Kredit { $debt }, am Ende −{ $off }
board-final = Endstand
board-settle = Was wird zuerst abgerechnet?
board-settle-pays = { $seat } zahlt { $chests }
board-settle-gets = { $seat } bekommt { $chests }
board-settle-doubles = verdoppelt am Ende den Wert
board-credit = { $credit } auf Kredit

## What the fields of a view mean, for writers of bots

view-fields = je Feld: die Plätze, deren Boote dort liegen, in der Reihenfolge des Legens; leere Felder fehlen
view-dutchman = das Feld, auf dem der Fliegende Holländer gerade umzingelt, sonst null
view-tiles = die Plättchen auf dem Plan
view-known-tiles = je Kreuzung: das Plättchen, das dort liegt
view-tiles-id = die Kreuzung, auf der es liegt
view-tiles-tile = welches Plättchen es ist
view-tiles-kind = ship (Schiff), camp (Piratenlager) oder double (Doppelter Wert)
view-tiles-value = bei einem Schiff sein Wert, bei einem Doppelten Wert der, den er verdoppelt
view-tiles-share = die Schatzkisten, die jedes Boot ringsum bekommt; 0 bei einem Doppelten Wert
view-tiles-boarder = der Platz, dessen Boot auf dem Schiff liegt, oder null
view-tiles-fields = die vier Felder ringsum
view-tiles-empty = die davon ohne Boot
view-encircled = Kreuzungen, deren Plättchen umzingelt und noch nicht abgerechnet sind
view-aside = Lager und Doppelte Werte neben dem Plan
view-escaped = wie viele Schiffe entkommen sind
view-known-escaped = die Schiffe, die entkommen sind
view-unlaid = wie viele Plättchen noch nicht auf dem Plan liegen
view-known-unlaid = die Plättchen, die noch nicht auf dem Plan liegen
view-players = je Platz: was alle von ihm sehen
view-players-boats = Boote vor ihm
view-players-chests = Schatzkisten, die er hat
view-players-debt = Schatzkisten, die er bisher geliehen hat
view-players-sea = Seekarten auf seiner Hand
view-players-dutchman = Holländerkarten auf seiner Hand
view-players-prizes = Schiffe, die er gekapert hat
view-piles = Karten in den beiden Stapeln
view-discards = je Stapel: wie viele Karten abgelegt sind, und die oberste
view-known-discards = die abgelegten Karten beider Arten in der Reihenfolge des Spielens
view-hand = die eigenen Karten
view-prizes = die Schiffe, die der eigene Platz gekapert hat
view-known-prizes = je Platz: die Schiffe, die er gekapert hat
view-boarded = je Kreuzung: der Platz, dessen Boot auf dem Schiff liegt
view-chests = je Platz: seine Schatzkisten
view-debts = je Platz: Schatzkisten, die er bisher geliehen hat
view-hands = je Platz: Seekarten und Holländerkarten auf seiner Hand
view-unseen = die Karten der Stapel und der anderen Hände
