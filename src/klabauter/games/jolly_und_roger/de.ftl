# Die Worte von Jolly & Roger. Gleiche Schlüssel und Werte wie en.ftl.

title = Jolly & Roger
pitch = Der eine teilt fünf Karten in zwei Sets, der andere wählt; dann ringen beide um vier Schiffe voller Gold.

## Namen

name-kraken = Krake
name-skeleton = Skelett
name-tortuga = Tortuga
name-parrot = Papagei
name-chest = Truhe
kind-card = { $stem ->
    [green] Grün
    [yellow] Gelb
    [blue] Blau
    [red] Rot
   *[other] { $stem }
} { $number }
name-ship-green = grünes Schiff
name-ship-yellow = gelbes Schiff
name-ship-blue = blaues Schiff
name-ship-red = rotes Schiff
name-set-1 = Set 1
name-set-2 = Set 2
kind-split = { $id }

## Bausteine: die Karte mit Artikel, das Schiff gebeugt („das grüne Schiff“, „am grünen Schiff“ mit n)

a-card = { $card-id ->
    [kraken] eine Krake
    [skeleton] ein Skelett
    [tortuga] Tortuga
   *[other] { $card }
}
shade = { $ship-id ->
    [ship-green] grüne
    [ship-yellow] gelbe
    [ship-blue] blaue
   *[ship-red] rote
}

## Das Protokoll

log-begins = { $seat } bekommt die Piratenflagge und beginnt.
log-turned-up = Zug { $turn }. { $seat } deckt auf: { $cards }.
log-split = { $seat } teilt auf: hier { $first }, dort { $second }.
log-taken = { $seat } wählt: { $cards }.
log-flag = Die Flagge geht an { $seat }.
log-laid = { $seat } legt { a-card } offen ans { shade } Schiff.
log-laid-as-parrot = { $seat } legt { a-card } als Papagei ans { shade } Schiff.
log-captain = Am { shade }n Schiff steht es { $strength } zu { $other-strength } für { $seat }: Der Kapitän geht an Bord.
log-no-captain = Am { shade }n Schiff steht es { $strength } zu { $strength }: Der Kapitän geht von Bord.
log-boarded = { $seat } entert mit { $card } das { shade } Schiff: { $gold } Gold für die Truhe.
log-devoured = { $seat } ruft die Krake ans { shade } Schiff. Sie verschlingt { $parrot ->
    [1] einen Papagei ({ $card })
   *[0] { $card }
}.
log-tortuga = { $seat } läuft Tortuga an: Alle Papageien der eigenen Crews drehen sich um.
log-turned = Am { shade }n Schiff { $cards-count ->
    [one] kommt { $cards } zum Vorschein.
   *[other] kommen { $cards } zum Vorschein.
}
log-nothing-turned = Unter den Papageien von { $seat } findet sich kein Pirat. Tortuga bewirkt nichts.
log-game-ends = Der { $turns }. Zug ist gespielt, der Stapel ist leer: Die Partie ist zu Ende.

## Ablehnungen

no-split-first = Zuerst werden die fünf Karten in zwei Sets geteilt.
no-choose-first = Zuerst wird eines der beiden Sets gewählt.
no-play-a-card = Jetzt wird eine Karte aus dem eigenen Set gespielt.
no-not-in-set = { $card-id ->
    [kraken] Eine Krake
    [skeleton] Ein Skelett
   *[other] { $card }
} ist nicht in deinem Set.
no-other-colour = Offen darf { $card } nicht ans { shade } Schiff, nur ans Schiff der eigenen Farbe. Als Papagei geht es überall.
no-stays-in-crew = { $card } liegt schon am { shade }n Schiff und bleibt dort. Umlegen oder entern geht damit nicht mehr.
no-not-openly = { $card-id ->
    [kraken] Eine Krake liegt
   *[tortuga] Tortuga liegt
} nie offen in einer Crew, nur verdeckt als Papagei.
no-no-own-captain = Auf dem { shade }n Schiff steht dein Kapitän nicht. Wer entern will, braucht dort die stärkere Crew.
no-board-other-colour = { $card } kann das { shade } Schiff nicht entern, nur das Schiff der eigenen Farbe.
no-never-boards = { $card-id ->
    [kraken] Eine Krake entert nie.
    [skeleton] Ein Skelett entert nie: Auf ihm steht kein Gold.
   *[tortuga] Mit Tortuga wird nicht geentert.
}
no-no-victim = Am { shade }n Schiff liegt in der gegnerischen Crew nichts, was die Krake holen könnte.
no-skeleton-is-safe = Am { shade }n Schiff liegt ein offenes Skelett zuoberst. Daran kommt keine Krake vorbei.

why-copies = zu jeder Stärke gehört eine Anzahl
why-cards = in einer Farbe muss sich jede Stärke unterscheiden, und zusammen sind es höchstens { $most }
why-deck = { $cards } Karten weniger { $away } müssen { $turns } Züge zu je { $offer } Karten ergeben
why-captains = jeder braucht einen für jedes Schiff
why-chests = in einer Truhe liegen nur Piraten (5.1, 6.1)
why-crews = Krake und Tortuga liegen in einer Mannschaft nur verdeckt (6.1)
why-sets = in der Auslage liegen fünf Karten, in einem Set eine bis vier (3.2, 3.3)
why-one-place = Karten liegen in der Auslage, in zwei Sets oder vor den Spielern, immer nur an einem dieser Orte (3.1)
why-unseen = mindestens { $need } Karten müssen unbekannt sein: { $away } weggelegte, und die übrigen werden noch aufgedeckt (2.3, 2.4, 3.2)

## Fragen

ask-split = { $seat }, teile die fünf Karten in zwei Sets.
ask-take = { $seat }, welches Set nimmst du?
ask-play = { $seat }, spiele eine Karte aus deinem Set.

## Züge

move-start = { $starter } beginnt
move-draw = { $card } aufdecken
move-split = aufteilen: { $split }
move-take = { $set } nehmen
move-lay = { $card } offen ans { shade } Schiff
move-parrot = { $card } als Papagei ans { shade } Schiff
move-board = mit { $card } das { shade } Schiff entern
move-kraken = die Krake ans { shade } Schiff rufen
move-tortuga = Tortuga: die eigenen Papageien umdrehen

## Tipps

hint-split-holds = Mit keinem der Sets kann { $seat } dich vom { shade }n Schiff vertreiben ({ $gold } Gold).
hint-split-risks = Mit einem der Sets kann { $seat } dich vom { shade }n Schiff vertreiben ({ $gold } Gold); eine andere Aufteilung verhindert das.
hint-split-least = { $seat } kann höchstens für { $gold } Gold entern; weniger lässt keine Aufteilung zu.
hint-split-gold = Mit jedem der Sets kannst du mindestens für { $gold } Gold entern, so wie die Kapitäne jetzt stehen.
hint-split-ship = Jedes der Sets reicht dir, um das { shade } Schiff zu gewinnen ({ $gold } Gold), so wie es jetzt steht.
hint-split-alone = Stellt { a-card } allein gegen die übrigen vier Karten.
hint-split-parts = Trennt { $cards }, damit niemand beide bekommt.
hint-split-weighs = Stellt Stärke { $first } gegen Stärke { $second }.
hint-take-gold = Damit kannst du sofort für { $gold } Gold entern.
hint-take-ship = Ist stark genug, um das { shade } Schiff zu gewinnen ({ $gold } Gold).
hint-take-saves = Mit diesem Set könnte { $seat } dich vom { shade }n Schiff vertreiben ({ $gold } Gold).
hint-take-risks = Lässt { $seat } genug, um dich vom { shade }n Schiff zu vertreiben ({ $gold } Gold).
hint-take-denies = { $seat } würde damit für { $gold } Gold entern.
hint-take-specials = Hält { $cards } von { $seat } fern.
hint-take-strength = { $number ->
    [one] Eine Karte
   *[other] { $number } Karten
}, zusammen Stärke { $strength }.
hint-captain = Bringt deinen Kapitän auf das { shade } Schiff ({ $gold } Gold), { $strength } zu { $other-strength }.
hint-wrests = Nimmt { $seat } das { shade } Schiff ab ({ $gold } Gold), { $strength } zu { $other-strength }.
hint-clears = Vertreibt den Kapitän von { $seat } vom { shade }n Schiff ({ $gold } Gold).
hint-chest = Bringt { $gold } Gold in deine Truhe, endgültig.
hint-follow = Danach { $cards-count ->
    [one] kann { $cards }
   *[other] können { $cards }
} für { $gold } Gold entern.
hint-safe = { $seat } kann dich in diesem Zug nicht mehr vom { shade }n Schiff vertreiben.
hint-shaky = { $seat } hat noch genug, um dich vom { shade }n Schiff zu vertreiben.
hint-settled = Entscheidet das { shade } Schiff: Seine { $gold } Gold sind dir sicher.
hint-lead = Baut deinen Vorsprung am { shade }n Schiff auf { $lead } aus.
hint-behind = Am { shade }n Schiff liegst du dann noch { $gap } zurück.
hint-forgoes = Dafür entgeht dir das Entern: { $gold } Gold.
hint-only-one = Legt { a-card } nur als Papagei: 1 statt { $strength }.
hint-devours = Die Krake holt sich { a-card } mit Stärke { $strength } von { $seat }.
hint-best-prey = Fettere Beute als { a-card } mit Stärke { $strength } findet die Krake nicht.
hint-turns-up = { $strength ->
    [0] Deine Papageien werden davon nicht stärker.
   *[other] Macht deine Papageien zusammen um { $strength } stärker.
}
hint-skeleton = Solange das Skelett zuoberst liegt, kommt keine Krake an deine Crew am { shade }n Schiff.
hint-covers = Schützt { $card } vor der Krake von { $seat }.

## Wertung

points = { $score } Gold
part-chest = Truhe
part-ship-green = grünes Schiff
part-ship-yellow = gelbes Schiff
part-ship-blue = blaues Schiff
part-ship-red = rotes Schiff
tie-dearest = teuerstes erobertes Schiff

## Einstellungen

option-mode = Spielform
option-mode-beginner = Einsteigerspiel
option-mode-pro = Profispiel
option-mode-all = mit allen 50 Karten
option-start = Wer beginnt
option-start-random = das Los
option-start-0 = der erste Platz
option-start-1 = der zweite Platz

## Der Tisch im Terminal: Karten in drei Zeichen, kurze Aufschriften

kind-mark = { $stem ->
    [green] Gr
    [yellow] Ge
    [blue] Bl
    [red] Ro
   *[other] { $stem }
}{ $number }
mark-kraken = Kra
mark-skeleton = Ske
mark-tortuga = Tor
mark-parrot = P
board-heading = Zug { $turn } von { $turns } · { $deck ->
    [0] Stapel leer
    [one] noch eine Karte im Stapel
   *[other] noch { $deck } Karten im Stapel
} · { $mode }
board-ships = Stärke{ "\u000A" }Schiff und Gold{ "\u000A" }Stärke
board-ship-green = Grün
board-ship-yellow = Gelb
board-ship-blue = Blau
board-ship-red = Rot
board-captain = Kapitän
board-chest = Truhe:
board-chest-gold = Truhe: { $gold } Gold
board-chest-cards = Truhe: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
board-offer = Aufgedeckt:
board-plays = spielt:
board-plays-later = spielt danach:
board-lay = offen
board-parrot = als Papagei
board-board = entern
board-kraken = verschlingt
board-tortuga = umdrehen
board-sign-mine = ▲ dein Kapitän geht an Bord
board-sign-even = = Gleichstand, der Kapitän geht von Bord
board-how-to-split = Tippe die Nummern des einen Sets, zum Beispiel 12; der Rest ist das andere.
board-legend-own = Grün 3 als Papagei, zählt 1
board-legend-parrot = irgendein Papagei
board-legend = In einer Crew liegt die Karte ganz rechts zuoberst. ⚑ teilt in diesem Zug auf.
board-unseen = Noch nicht gesehen: { $cards } Karten

## Die erste Partie, mit Begleitung

first-aim-1 = Ihr seid zu zweit, und zwischen euch liegen vier Handelsschiffe in einer Reihe. Sie tragen Gold: grün 3, gelb 5, blau 7, rot 9.
    .rule = 1.4
first-aim-2 = Jeder sammelt auf seiner Seite jedes Schiffs eine Crew. Wer dort stärker ist, hat seinen Kapitän an Bord, und nur mit Kapitän holst du Gold.
    .rule = 4.4
first-aim-3 = Acht Züge zu fünf Karten: Einer teilt sie auf, der andere wählt. Am Ende zählt das Gold in deiner Truhe und jedes Schiff, auf dem dein Kapitän steht.
    .rule = 7.3
first-ask-split = Fünf Karten liegen offen. Mach zwei Sets daraus, wie du magst, nur leer darf keines sein. Der andere wählt zuerst, dir bleibt der Rest.
    .think = Teile so, dass du mit beiden Hälften leben kannst: hier eine starke Karte, dort mehrere kleine.
    .rule = 3.3
first-ask-take = Die Karten sind aufgeteilt. Du nimmst ein Set, und zwar ganz, und spielst es, bevor der andere den Rest spielt.
    .think = Frag dich zweierlei: Welches Set hilft mir mehr, und welches täte mir in fremder Hand mehr weh?
    .rule = 3.4
first-ask-play = Spiele eine Karte deines Sets: offen zu deiner Crew am Schiff ihrer Farbe, verdeckt als Papagei an ein beliebiges Schiff oder, wo dein Kapitän steht, als Gold in die Truhe.
    .think = Erst die Crew, dann das Gold: Eine Karte bringt den Kapitän an Bord, die nächste entert. Alle musst du noch in diesem Zug spielen.
    .rule = 3.5
first-log-captain = Die Stärke entscheidet, wessen Kapitän an Bord ist. Solange er dort steht, darf sein Besitzer entern, und wer ihn am Schluss dort hat, erbeutet das Schiff.
    .rule = 4.4
first-log-no-captain = Gleich stark: Der Kapitän geht von Bord, und niemand kann dort entern, bis eine Seite wieder mehr hat.
    .rule = 4.5
first-log-laid-as-parrot = Verdeckt ist jede Karte ein Papagei der Stärke 1, an welchem Schiff auch immer. Klein, aber oft genau der eine, der fehlte.
    .rule = 4.2
first-log-boarded = Die Karte kommt unter die Truhe und ist sicheres Gold, so viel, wie ihre Zahl sagt. Crew und Kapitän bleiben, also darf gleich die nächste Karte entern.
    .rule = 5.2
first-log-devoured = Die Krake holt die oberste Karte der gegnerischen Crew an einem Schiff, dann werden die Stärken neu verglichen. Liegt obenauf ein offenes Skelett, ist die Crew sicher.
    .rule = 6.4
    .rare = yes
first-log-tortuga = Tortuga deckt alle Papageien einer Seite auf. Jeder Pirat darunter zählt nun mit seiner vollen Zahl, auch an einem Schiff anderer Farbe.
    .rule = 6.7
    .rare = yes
first-end = Das Gold in der Truhe und der volle Wert jedes Schiffs mit deinem Kapitän an Bord. Die Crews selbst bringen nichts, und ein Schiff ohne Kapitän bekommt keiner.
    .rule = 7.3
## Der Tisch im Browser

board-ship = { $ship }, { $gold } Gold: { $me } { $mine }, { $other } { $theirs }; { $captain ->
    [none] kein Kapitän an Bord
   *[one] Kapitän von { $who } an Bord
}
board-crews = Crew von { $me }: { $mine }. Crew von { $other }: { $theirs }.
board-enemy = Crew von { $name }, { $ship }
board-parrot-is = Papagei ({ $card })
board-in-crew = { $card }, in deiner Crew
board-captain-of = Kapitän von { $name }
board-even = Gleichstand, kein Kapitän
board-target = { $move }: { $before } auf { $after } gegen { $against }{ $captain ->
    [mine] , dein Kapitän geht an Bord
    [theirs] , der andere Kapitän geht an Bord
    [nobody] , der Kapitän geht von Bord
   *[same] { "" }
}
board-board-target = { $move }: Truhe { $before } auf { $after } Gold
board-tortuga-target = { $move }: zusammen { $gain } stärker
board-strength = Stärke { $strength }
board-turned-up = Aufgedeckt
board-one-set = Das eine Set
board-other-set = Das andere Set
board-split-tip = Schiebe Karten hier herauf und wieder hinunter. Gewählt wird gegenüber.
board-card-up = Karte { $number }, { $card }, im oberen Set
board-card-down = Karte { $number }, { $card }, im unteren Set
board-set = { $set }: { $cards }. Stärke { $strength }
board-set-of = Set von { $name }
board-your-set = Dein Set
board-plays-now = spielt jetzt
board-plays-after = spielt danach
board-done = ausgespielt
board-tie-ship = Gleichstand: Das { shade } Schiff entscheidet.
board-tie = Gleichstand, und niemand hat ein Schiff: unentschieden.
board-king = Piratenkönig
board-tally-chest = { $gold } Gold
board-gold = Gold
board-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
board-chest-of = Truhe von { $name }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}{ $gold ->
    [-1] { "" }
   *[other] , { $gold } Gold
}
board-splitter = teilt auf
board-chooser = wählt aus
board-flag = Piratenflagge
board-captains = { $count ->
    [one] 1 Kapitän
   *[other] { $count } Kapitäne
} im Vorrat
board-course = Verlauf der Partie
board-turn = Zug { $turn } von { $turns }
board-splits = Zug { $turn }: { $name } teilt auf
board-deck = Nachziehstapel: { $cards }; ungesehen beiseite: { $away }; aus dem Spiel: { $gone }
board-if-over = Wäre jetzt Schluss
board-if-parts = Truhe { $chest }, Schiffe { $ships }
board-if-hidden = Schiffe { $ships }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
board-note-split = { $first } gegen { $second }
board-confirm-split = In { $first } und { $second } teilen
board-note-crew = { $before } → { $after } gegen { $against }
board-note-chest = Truhe { $before } → { $after }
board-note-tortuga = eigene Crews +{ $gain }

## What the fields of a view mean, for writers of bots

view-turn = der Zug, gezählt ab 1
view-known-turn = der Zug, gezählt ab 0
view-turns = wie viele Züge die Partie hat
view-deck = Karten, die noch im Stapel sind
view-away = Karten, die vor der Partie ungesehen weggelegt wurden
view-flag = der Platz, vor dem die Flagge steht; null, wenn die Partie vorbei ist
view-offer = die aufgedeckten Karten, die noch nicht geteilt sind
view-sets = die beiden Sätze zur Wahl, oder keine
view-hands = je Platz: die offenen Karten, die er noch zu spielen hat
view-ships = die vier Schiffe
view-ships-id = das Schiff
view-ships-gold = was es wert ist
view-ships-captain = der Platz, dessen Kapitän dort steht, oder null
view-ships-strength = je Platz: die Stärke seiner Mannschaft dort
view-ships-crews = je Platz: seine Mannschaft dort, wie alle sie sehen; Papageien liegen verdeckt
view-chests = je Platz: wie viele Karten in seiner Truhe sind
view-known-chests = je Platz: die Karten in seiner Truhe
view-captains = je Platz: Kapitäne, die er noch hat
view-gone = wie viele Karten aus dem Spiel sind: Kraken, ihre Opfer, Tortugas
view-known-gone = die Karten, die aus dem Spiel sind: Kraken, ihre Opfer, Tortugas
view-parrots = je Schiff: die eigenen Karten, die dort als Papageien liegen
view-chest = die Karten in der eigenen Truhe
view-gold = das Gold in der eigenen Truhe
view-crews = Schiff für Schiff für Platz 0, dann für Platz 1, dann die des Kraken: die Karten in der Reihenfolge des Spielens; in Klammern, was als Papagei liegt
view-unseen = die Karten im Stapel und die weggelegten, die niemand unterscheiden kann
