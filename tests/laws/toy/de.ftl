# Die Worte von Versunkene Prisen. Dieselben Schlüssel und Werte wie en.ftl.

title = Versunkene Prisen
pitch = Legt heimlich eine Karte aus: Die höchste nimmt alles, gleiche versinken.

## Namen

name-coin = Münzen
name-hook = Enterhaken
kind-card = Beute { $number }
name-deck = Stapel
kind-part = die Karte vor Platz { $number }

## Das Protokoll

log-dealt = { $seat } bekommt { $card }.
log-dealt-hidden = { $seat } bekommt eine Karte.
log-drew = { $seat } zieht { $card }.
log-drew-hidden = { $seat } zieht eine Karte.
log-came-up = { $seat } gräbt { $card } aus.
log-buried = { $seat } vergräbt { $card }.
log-buried-hidden = { $seat } vergräbt eine Karte.
log-kept = { $seat } behält alles.
log-laid = { $seat } legt eine Karte verdeckt aus.
log-hooked = { $seat } wirft einen Haken: Bei { $victim } liegt { $card }.
log-held = { $seat } hält still.
log-turned-up = { $seat } zeigt { $card }.
log-taken = { $seat } nimmt { $cards }.
log-sunk = Niemand bekommt etwas: { $cards } { $cards-count ->
    [one] versinkt
   *[other] versinken
}.
log-starter = { $seat } beginnt die nächste Runde.
log-game-ends = { $rounds } Runden sind vorbei.

## Absagen

no-bury-or-keep = Jetzt wird eine Karte vergraben oder alles behalten.
no-no-coin = Vergraben kostet { $price }, und du hast weniger.
no-not-in-hand = { $card } hast du nicht auf der Hand.
no-lay-a-card = Jetzt wird eine Karte ausgelegt.
no-hook-or-hold = Jetzt wird ein Haken geworfen, oder du hältst still.
no-no-hook = Du hast keinen Haken.
no-own-card = Ein Haken gilt nicht der eigenen Karte.
no-nothing-down = Vor { $seat } liegt keine verdeckte Karte.

## Fragen

ask-bury = { $seat }, vergräbst du eine Karte?
ask-lay = { $seat }, welche Karte legst du aus?
ask-hook = { $seat }, wirfst du einen Haken?

## Züge

move-draw = { $card } ziehen
move-bury = { $card } vergraben
move-keep = alles behalten
move-lay = { $card } auslegen
move-hook = einen Haken auf { $seat } werfen
move-hold = stillhalten

## Tipps

hint-highest = Mehr als { $card } kann niemand auslegen.
hint-costs = Kostet { $price } Münzen.

## Wertung

part-hold = Laderaum
part-coins = Münzen

## Optionen

option-rounds = Runden
option-rounds-3 = drei Runden
option-rounds-4 = vier Runden
option-hooks = Haken
option-hooks-true = Haken decken Karten auf
option-hooks-false = Haken bewirken nichts

## Fehler

why-too-few-cards = { $cards } Karten reichen nicht zum Austeilen
why-loot = zu jedem Wert gehört eine Anzahl, und alle Werte sind verschieden
why-buried = zu jeder vergrabenen Karte gehört der Platz, der sie vergraben hat (3.3)
why-one-card = vor jedem Platz liegt höchstens eine Karte (3.4)
why-no-round = das sind nicht die Schritte einer Runde (3.1)
why-lays-twice = niemand legt zwei Karten aus (3.4)
why-empty-deck = zum Ziehen sind nicht genug Karten da (3.1)
why-no-prize = ausgelegte Karten werden vor der nächsten Runde aufgedeckt (4.1)
why-peeked = hier gehören Paare von Plätzen hin (3.6)
why-cannot-lay = ein Platz legt eine Karte aus, die er hat, und wo noch keine liegt (3.4)

## Die erste Partie mit Begleitung

first-aim-1 = Du sammelst Beute in deinem Laderaum. Die Werte der Karten dort und deine Münzen sind deine Punkte, und die meisten Punkte gewinnen.
    .rule = 1.2
first-aim-2 = In jeder Runde legen alle eine Karte verdeckt aus. Die höchste bekommt alle.
    .rule = 4.2
first-aim-3 = Legen aber zwei die gleiche höchste Karte, versinkt alles. Überlege also, was die anderen auslegen werden.
    .rule = 4.3
first-ask-bury = Du kannst für zwei Münzen eine Karte unter den Stapel legen, wo nur du sie kennst, oder alles behalten.
    .think = Jede Münze ist am Ende ein Punkt. Eine vergrabene Karte kommt nur wieder, wenn der ganze Stapel gezogen wird.
    .rule = 3.3
first-ask-lay = Lege eine Karte verdeckt vor dich. Mit einer niedrigen verlierst du wenig, mit einer hohen gewinnst du vielleicht alles.
    .think = Was haben die anderen schon gezeigt? Hat noch jemand eine so hohe Karte wie du?
    .rule = 3.4
first-ask-hook = Mit einem Enterhaken deckst du die Karte eines anderen auf; ohne einen kannst du nur stillhalten.
    .think = Alle haben schon ausgelegt. Ein Haken zeigt allen, was dort liegt, ändert aber nichts an dieser Runde.
    .rule = 3.6
first-log-drew = Zu Beginn einer Runde ziehen alle eine Karte. Deine siehst nur du.
    .rule = 3.1
first-log-taken = Die höchste Karte hat alle bekommen. Sie liegen offen im Laderaum und zählen am Ende.
    .rule = 4.2
first-log-starter = Jetzt beginnt der nächste Platz: Er zieht und legt zuerst.
    .rule = 4.4
first-log-sunk = Zwei gleiche Karten waren die höchsten, darum sind alle Karten dieser Runde aus dem Spiel.
    .rule = 4.3
    .rare = yes
first-log-came-up = Eine vergrabene Karte wurde gezogen. Sie wird gezeigt und kommt sofort in den Laderaum.
    .rule = 3.2
    .rare = yes
first-end = Das war die letzte Runde. Karten auf der Hand zählen nichts, die Werte im Laderaum und die Münzen schon.
    .rule = 5.1

## Was die Felder einer Sicht bedeuten, für alle, die Bots schreiben

view-round = die Runde, ab 1 gezählt
view-starter = der Platz, der diese Runde beginnt
view-coins = je Platz: seine Münzen
view-bank = Münzen in der Bank
view-hands = je Platz: wie viele Karten auf seiner Hand sind
view-known-hands = je Platz: die Karten auf seiner Hand, die der eigene Platz kennt
view-laid = je Platz: wie viele Karten verdeckt vor ihm liegen
view-private-laid = die eigene verdeckte Karte
view-known-laid = je Platz: die verdeckten Karten vor ihm, die der eigene Platz kennt
view-shown = je Platz: die offenen Karten vor ihm
view-holds = je Platz: die Karten in seinem Laderaum
view-gone = Karten, die aus dem Spiel sind
view-deck = wie viele Karten im Stapel sind, ohne die vergrabenen
view-buried-by = wessen Karten unter dem Stapel liegen, von oben nach unten
view-hand = die eigenen Karten
view-buried = je Platz: die Karten, die er vergraben hat, wenn der eigene Platz sie kennt
view-hidden = je Platz: Karten auf seiner Hand, verdeckt vor ihm und von ihm vergraben, die der eigene Platz nicht kennt
view-unplaced = alle Karten, von denen der eigene Platz nicht weiß, wo sie sind
