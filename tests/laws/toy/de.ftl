# Die Worte von Versunkene Prisen. Dieselben Schlüssel und Werte wie en.ftl.

title = Versunkene Prisen
pitch = Legt heimlich eine Karte aus: Die höchste nimmt alles, gleiche versinken.

## Namen

name-coin = Münzen
name-hook = Enterhaken
kind-card = Beute { $number }
kind-laid = { $id }
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
option-rounds-3 = drei
option-rounds-4 = vier
option-hooks = Haken
option-hooks-true = mit ihrem Trick
option-hooks-false = ohne

## Fehler

why-too-few-cards = { $cards } Karten reichen nicht zum Austeilen
why-loot = zu jedem Wert gehört eine Anzahl, und alle Werte sind verschieden
why-buried-by = zu jeder vergrabenen Karte gehört ein Platz (3.3)
why-laid = vor jedem Platz liegt höchstens eine Karte (3.4)
why-steps-of-a-round = das sind nicht die Schritte einer Runde (3.1)
why-two-cards = niemand legt zwei Karten (3.4)
why-draws = es gibt nicht genug Karten zum Ziehen (3.1)
why-next-round = ausgelegte Karten werden vor der nächsten Runde aufgedeckt (4.1)
why-lays = gelegt wird eine eigene Karte, wo noch keine liegt (3.4)
why-coins = für jeden Platz höchstens { $most } (2.2)
why-peeked = hier gehören Paare von Plätzen hin (3.6)
