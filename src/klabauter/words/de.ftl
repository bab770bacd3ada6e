# Was alle Spiele gemeinsam sagen, und die Texte des Terminals. Gleiche Schlüssel wie en.ftl.

## Bausteine

list-last = { $first } und { $last }
list-none = nichts
points = { $score } { $score ->
    [one] Punkt
   *[other] Punkten
}
player-bot = Bot { $number }
stand-in = Bot für { $name }
move-pass = passen
ending-end = regulär zu Ende gespielt

## Das Protokoll

log-undone = { $seat } nimmt das zurück und überlegt noch einmal.
log-parted = { $seat } gibt auf.
log-declined = { $seat } möchte nicht aufhören, sondern weiterspielen.
log-unopened = { $seat } hat den zugesagten Beitrag zum Glück nicht aufgedeckt; die anderen tragen neu bei.
log-elsewhere = Der Beitrag von { $seat } zum Glück kommt von einem anderen Gerät.

## Tipps

estimate = { $percent ->
    [0] gewinnt von hier aus kaum noch
    [100] so gut wie gewonnen
   *[other] gewinnt von hier aus etwa { $percent } von 100 Partien
}
hint-only-move = Etwas anderes geht gerade nicht.
hint-ends-won = Beendet die Partie, und du gewinnst { $lead ->
    [0] trotz Gleichstand.
   *[other] mit { $lead } Vorsprung.
}
hint-ends-shared = Beendet die Partie, und du teilst dir den Sieg.
hint-ends-lost = Beendet die Partie, und du verlierst { $gap ->
    [0] trotz Gleichstand.
   *[other] mit { $gap } Rückstand.
}
hint-score = Damit stehst du bei { points } statt bei { $old }.
hint-same-score = Vorerst bleibt es für dich bei { points }.
hint-open = Was daraus wird, liegt beim Glück und bei den anderen.

## Das Terminal: Fehler

cli-no-output = Die Ausgabe lässt sich nicht schreiben ({ $detail }).

## Das Terminal: am Tisch

cli-yours = Nur für dich:
cli-yes = ja
cli-no = nein
cli-cost = kostet { $cost }
cli-how = h zeigt die Hilfe, ? die Regel zur Frage; q macht Schluss und speichert.
cli-how-with-hints = h zeigt die Hilfe, t gibt einen Tipp, ? die Regel zur Frage; q macht Schluss und speichert.
cli-hints-agreed = Dieser Tisch hat Tipps vereinbart: Wer gefragt ist, darf sich einen holen.
cli-again = Die Partie geht weiter. Zuletzt geschah:
cli-curtain = Jetzt ist { $seat } dran. Die anderen schauen weg; { $seat } drückt Enter.
cli-type-something = Tippe eine Nummer, einen Zug oder h für Hilfe.
cli-several = Das kann mehreres heißen:
cli-no-such-number = Eine Nummer { $number } gibt es nicht, nur 1 bis { $last }.
cli-possible = Das ist erlaubt: { $move }
figures-own = Mit eigenen Werten: { $what }.
figures-differ = { $where } { $own } statt { $usual }
cli-why-what = Schreibe einen Zug dahinter, zum Beispiel: why { $example }
cli-no-memory = An diesem Tisch hilft niemand dem Gedächtnis nach. Mit --memory aid schon.
cli-no-hints = Keine Tipps gegen Menschen: Dieser Tisch hat keine vereinbart. Vereinbart wird das vor der Partie, mit klabauter play --hints; allein gegen Bots gibt es immer Tipps.
cli-narrow = Dieses Terminal ist { $columns } Zeichen breit, gezeichnet wird für { $wanted }. Mach es breiter, damit nichts verrutscht.
cli-comment = { $seat }: „{ $comment }“
cli-saved = Gespeichert. Weiter geht es mit: { $command }
cli-not-saved = Die letzten Entscheidungen ließen sich nicht speichern. Was gespeichert ist, geht weiter mit: { $command }
cli-replay-hint = Nachspielen: { $command }
cli-rematch-hint = Revanche: { $command }
cli-rank = Rang
cli-player = Name
cli-score = Summe
cli-parts = davon
cli-tiebreak = bei Gleichstand: { $what }
cli-winner = { $count ->
    [one] { $names } gewinnt mit { $score }{ $tied ->
        [yes] , bei gleicher Summe.
       *[no] .
    }
   *[other] Unentschieden: { $names } teilen sich den Sieg mit { $score }.
}
cli-help =
    { " " }Tippe die Nummer eines Zuges, seine Notation oder genug Worte davon. Sonst:
    { " " }?        die Regel zur Frage; ? 4.2 ein Paragraph, ? 4 ein Kapitel,
    { "          " }? Gleichstand was darüber dasteht
    { " " }why ZUG  warum ein Zug nicht geht
    { " " }t        ein Tipp: die besten Züge, und warum
    { " " }u        die letzte Entscheidung zurücknehmen
    { " " }b        der Tisch noch einmal
    { " " }m        alle Züge mit ihrer Notation
    { " " }l        was bisher geschah
    { " " }v        was man sich merken kann
    { " " }q        Schluss für heute; die Partie ist gespeichert

## Wie ein Tisch endete, wenn Menschen nachgeholfen haben

ended-played = { $count ->
    [0] { "" }
    [one] { $names } { $you ->
        [did] hast
       *[no] hat
    } unterwegs aufgegeben. Ein Bot hat weitergespielt; { $you ->
        [did] dein
       *[no] der
    } Rang ist hinter allen anderen.
   *[other] { $names } { $you ->
        [did] habt
       *[no] haben
    } unterwegs aufgegeben. Bots haben weitergespielt; der Rang ist hinter allen anderen.
}
ended-resigned = { $count ->
    [one] { $names } { $you ->
        [did] hast
       *[no] hat
    } aufgegeben, damit war vorzeitig Schluss.
   *[other] { $names } { $you ->
        [did] habt
       *[no] haben
    } aufgegeben, damit war vorzeitig Schluss.
} { $won ->
    [0] Gewonnen hat niemand; so stand es.
   *[other] { $you ->
        [won] Du gewinnst
       *[no] { $winners } gewinnt
    }; so stand es.
}
ended-agreed = { $count ->
    [one] { $names } { $you ->
        [did] hast
       *[no] hat
    } die Partie vorzeitig beendet.
   *[other] Alle waren einverstanden, die Partie vorzeitig zu beenden.
} Gewonnen hat niemand; so stand es.
ended-closed = Wer den Server betreibt, hat die Partie vorzeitig geschlossen. Gewonnen hat niemand; so stand es.

## Das Terminal: Spiele, Aufzeichnungen, Simulationen

kind-of-seat-human = Mensch
kind-of-seat-bot = Bot, { $level }
level-random = Zufall
level-cabin-boy = Schiffsjunge
level-sailor = Matrose
level-captain = Kapitän
level-klabauter = Klabauter
level-program = Programm { $command }
level-about-cabin-boy = spielt brauchbar, aber leichtsinnig
level-about-sailor = versteht sein Handwerk
level-about-captain = denkt voraus
level-about-klabauter = denkt weit voraus, der stärkste von allen
ask-game = Welches Spiel?
ask-seats = Gegen wie viele?
ask-others = { $others ->
    [one] ein Gegner
   *[other] { $others } Gegner
}
ask-level = Gegen wen?
ask-how = Tippe eine Nummer. Enter: { $default }
ask-number = Gebraucht wird eine Nummer von 1 bis { $last }.
watch-how = Jede Taste hält die Partie an, q macht Schluss.
watch-held = Angehalten. Jede Taste: weiter · q: genug
watch-again = Noch einmal zusehen: { $command }
cli-credit = Von { $authors }, { $publisher } { $year } · für { $seats } Personen · { $low } bis { $high } Minuten
cli-default = ohne Angabe { $value }
cli-found-also = Außerdem:
cli-found = Einen davon ganz: { $command }
cli-found-elsewhere = In den englischen Regeln gefunden: { $numbers }. Die Nummern sind in beiden Sprachen gleich.
cli-found-games = „{ $query }“ ist kein Spiel; das sagen die Regeln aller Spiele dazu.
cli-games-hint = Spielen: klabauter play SPIEL · Regeln: klabauter rules SPIEL
moves-step = Schritt
moves-notation = Schreibweise
moves-example = Beispiel aus einer gespielten Partie
moves-number = { $kind }: eine Zahl
moves-steps = Alle Schritte, die eine Stellung in „pending“ nennen kann; N ist die Nummer eines Platzes oder einer Figur ohne Platz:
moves-pending = in „pending“
moves-decides = entscheidet
moves-question = Frage und Paragraph
moves-seat = Platz
moves-by-luck = Glück
moves-by-nobody = niemand
moves-luck = Das tut nur das Glück: { $list }
moves-unseen = Nach den Regeln möglich, in den Partien für diese Liste aber nicht vorgekommen (auch Optionen und Plätze entscheiden): { $list }
moves-hint = Eine Sicht nennt den Schritt, der ansteht, als ersten in „pending“, mit seinem Platz. --view gibt ein Beispiel einer Sicht aus, --fields die Bedeutung ihrer Felder.
cli-verified = die Aufzeichnung ist geprüft und stimmt
cli-unused-luck = { $count ->
    [one] Ein vorgegebenes Glücksereignis ist nicht eingetreten: { $luck }
   *[other] { $count } vorgegebene Glücksereignisse sind nicht eingetreten: { $luck }
}
cli-unfinished = Die Partie ist nicht zu Ende, { $seat } ist dran. Weiter geht es mit: { $command }
cli-next = Enter: weiter · q: zum Ende
progress = { $done } von { $of } nach { $time }
cli-simulated = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} in { $seconds } Sekunden, Zufall aus „{ $seed }“
cli-seat = Platz
cli-wins = gewinnt (95 %)
cli-min = min
cli-p10 = 10 %
cli-median = Mitte
cli-p90 = 90 %
cli-max = max
cli-mean = Mittel
cli-best = beste Summe
cli-steps = Entscheidungen
cli-shared = Geteilte Siege: { $share }
cli-failed = Auf Platz { $seat } hat { $number ->
    [one] in einer Partie
   *[other] in { $number } Partien
} ein Bot von Klabauter weitergespielt, und hier zählt, was er erreicht hat: Das Programm hat versagt, { $why }.
cli-replaced = Ersatzbot in { $number } von { $games }, für { $bot }
compare-played = { $deals ->
    [one] Ein Satz, von
   *[other] { $deals } Sätze, jeder von
} { $seats ->
    [2] beiden
   *[other] allen { $seats }
} Plätzen aus mit demselben Glück gespielt: { $games } Partien, Zufall { $seed }.
compare-share = { $one } gegen { $others }: { $share } der Siege, mit dem Intervall zu 95 %.
compare-better = Das ist mehr als der gerechte Anteil von { $fair }, und kein Zufall.
compare-worse = Das ist weniger als der gerechte Anteil von { $fair }, und kein Zufall.
compare-open = Der gerechte Anteil ist { $fair }: Ob einer besser ist, lässt sich aus so wenigen Sätzen nicht sagen.
compare-nothing = Gemessen ist damit nichts: In keiner Partie haben alle selbst zu Ende gespielt.
compare-failed = † { $who } hat in { $number ->
    [one] einer Partie
   *[other] { $number } Partien
 } versagt, und das zählt als verloren: { $why }.
cli-ending = { $ending }: { $number ->
    [one] eine Partie
   *[other] { $number } Partien
}
cli-seats = Plätze
ladder-cell = stärker – schwächer
ladder-pair = { $stronger } – { $weaker }
ladder-deals = Sätze
ladder-games = Partien
ladder-cleared = über Latte
ladder-verdict = { $cleared } ({ $bar })
ladder-open = offen
ladder-level = Stufe
ladder-p95 = 95 %
ladder-longest = längstens
ladder-left = Unterbrochen. Alles steht in { $file }; derselbe Befehl macht weiter.
ladder-stale = † von früherem Code gespielt
ladder-code = Gespielt vom Code { $code }.
ladder-code-earlier = † Gespielt von früherem Code, { $code }.
ladder-page-title = Wie stark die Bots sind
ladder-page-deals = Ein Satz sind so viele Partien, wie es Plätze gibt, alle mit demselben Glück: Die stärkere Stufe sitzt einmal auf jedem Platz, die schwächere auf allen anderen. Ein geteilter Sieg zählt als Teil eines Sieges.
ladder-page-interval = Sätze sind voneinander unabhängig, die Partien eines Satzes nicht. Deshalb zählt jeder Satz als eine Zahl, der mittlere Anteil der Siege in seinen Partien, und das Intervall ist Students 95-%-Intervall für das Mittel dieser Zahlen; zur Vorsicht kommen ein verlorener und ein gewonnener Satz hinzu.
ladder-page-stop = Ein Vergleich endet, sobald er entschieden ist. Damit mehrfaches Hinsehen das Intervall nicht zur Lüge macht, wird nur nach 25, 50, 100, … Sätzen und nach dem letzten hingesehen, und die Irrtumswahrscheinlichkeiten aller Blicke ergeben zusammen 5 %: 1,5 % für die frühen Blicke, 3,5 % für den letzten. Genannt ist das Intervall des Blicks, der entschied.
ladder-page-bar = Die Latte liegt zu zweit bei 60 % der Siege, sonst beim 1,3-Fachen des gerechten Anteils. Darüber ist eine Stufe, wenn das ganze Intervall darüber liegt, nicht darüber, wenn es ganz darunter liegt; dazwischen bleibt es offen.
ladder-page-times = Bedenkzeit ist Rechenzeit auf einem Kern für jede Entscheidung, bei der es etwas zu wählen gibt; wie lang sie ist, hängt von der Maschine ab, wer gewinnt, nicht.

## Das Terminal: Geschwindigkeit

bench-game = Spiel
bench-seats = Plätze
bench-steps-per-s = Züge/s
bench-games-per-s = Partien/s
bench-playout-steps-per-s = Züge/s im Kern
bench-simulations-per-s = Sim./s
bench-search-steps-per-s = Züge/s der Suche
bench-copy-us = Kopie µs
bench-view-us = Sicht µs
bench-sample-us = Welt µs
bench-growth = spät ÷ früh
bench-state-bytes = Stand Bytes
bench-steps = Züge/s
bench-numbered = Züge/s nach Nummer
bench-observed = Züge/s mit Beobachtung
bench-playouts = Züge/s im Kern
bench-search = Züge/s der Suche
bench-times = { $ratio } ×
bench-compiled = Übersetzt, Python { $python }, Rechenzeit, Mediane aus { $rounds } verschränkten Runden.
bench-interpreted = Interpretiert, Python { $python }, Rechenzeit, Mediane aus { $rounds } verschränkten Runden.
bench-startup = klabauter --version antwortet nach { $time }.
bench-missing = { $package } ist nicht da und wurde nicht gemessen. So kommt man daran: { $command }
cli-coverage-paragraph = Paragraph
cli-coverage-code = im Code
cli-coverage-test = im Test
cli-coverage-missing = fehlt
cli-coverage-dangling = { $place } nennt § { $paragraph }, den es nicht gibt.
cli-coverage-uneven = § { $paragraph } ist nicht in beiden Sprachen gleich.
cli-coverage-manners = Tischsitte
cli-coverage-reading = unsere Lesart
cli-coverage-gaps = { $gaps ->
    [0] { $paragraphs } Paragraphen, keine Lücke.
    [one] { $paragraphs } Paragraphen, eine Lücke.
   *[other] { $paragraphs } Paragraphen, { $gaps } Lücken.
}
cli-coverage-sentences = Regelheft: { $total } Sätze. In Paragraphen: { $placed }, Tischsitten: { $manners }, Stimmung: { $flavour }, nirgends: { $missing }.

## Das Terminal: der Server

serve-ready = Die Tische sind gedeckt: { $address }
serve-lan = Alle in deinem Netz können herein, unverschlüsselt: Nachrichten im Browser brauchen https und bleiben aus.
serve-end = Strg-C beendet es. Jeder Zug ist aufgehoben.
mail-turn = Du bist an der Reihe
mail-waits = Dein Tisch wartet auf dich
mail-turn-text =
    Ein Tisch mit { $game } wartet auf dich: { $link }

    Diese Mails lassen sich hier abstellen: { $account }
push-turn = { $game } wartet auf dich, { $name }.
error-page-address = Vielleicht ist die Adresse vertippt oder der Link veraltet.
error-page-home = Zur Startseite
client-missing = Der Client für den Browser ist noch nicht gebaut.
client-missing-how = Einer dieser Befehle baut ihn, im Ordner des Quelltexts. Der erste startet den Server auch, der zweite braucht Node. Lade danach diese Seite neu.
client-missing-api = Tische, Programme und das Terminal brauchen ihn nicht: Unter /api antwortet der Server wie immer.
mail-reset = Dein Passwort
mail-reset-text = Einen Tag lang lässt sich hier ein neues Passwort setzen: { $link }
mail-confirm = Ist das deine Mailadresse?
mail-confirm-text =
    Diese Adresse wurde für ein Konto bei { $server } angegeben. Wenn es deine ist, bestätige sie innerhalb eines Tages: { $link }

    Wenn du davon nichts weißt, tu einfach nichts. Weitere Mails kommen nicht.
feed-title = Spiele, die auf dich warten
feed-entry = { $game }: Du bist an der Reihe
admin-done = Erledigt.
admin-reset = Mit diesem Link lässt sich das Passwort einen Tag lang neu setzen: { $link }
admin-promote = { $who } hat jetzt die Aufsicht und findet /admin im Menü.
admin-demote = { $who } hat die Aufsicht nicht mehr.
admin-ban = { $who } bleibt draußen; Bots haben die Plätze.
admin-unban = { $who } darf wieder hereinkommen.
admin-reset-address = Setz die Adresse deines Servers davor, etwa https://spiele.example/reset#…; mit address in der Konfiguration steht sie schon da.
admin-report = { $id } · Tisch { $table } · { $about }
admin-table-aside = Tisch { $table } ({ $game }) · { $why }
admin-nothing = Es liegt nichts vor.
admin-pruned = In den Papierkorb gelegt: { $tables } Tische, { $guests } Gäste, { $keys } Schlüssel.
admin-bin = { $number } · { $kind ->
    [table] Tisch { $about }
    [guest] Gast { $about }
   *[keys] { $about } abgelaufene Schlüssel
} · seit { $date } · wird gelöscht, wenn der Server noch { $hours } Stunden gelaufen ist
backup-done = { $rows } Zeilen aus { $database } sind in { $path } aufgehoben.
restore-done = { $rows } Zeilen sind in { $database } eingespielt.
restore-unverified = Ob die Sicherung vollständig war, ist nicht bekannt, wenn sie von Version 0.1 stammt. Sieh nach, ob die neuesten Tische da sind.
worker-ready = Denkt für die Tische von { $redis }. Strg-C beendet es.
sit-no-link = Das ist kein Link zu einem Platz: Er sieht aus wie http://…/t/…#seat=…
sit-seated = Sitzt, die Partie läuft.
sit-waiting = Sitzt und wartet, dass es losgeht: Wer den Tisch aufgestellt hat, beginnt.
sit-again = Die Verbindung ist weg. Noch ein Versuch …
sit-no-answer = Unter { $address } antwortet kein Server ({ $why }). Noch ein Versuch …
sit-nobody = Unter { $address } antwortet kein Server. Sieh nach, ob die Adresse im Link stimmt und der Server läuft, und starte dann neu.
sit-wrong-token = Zu diesem Link kennt der Server keinen Platz: Was hinter #seat= steht, ist falsch, abgeschnitten oder gilt nicht mehr. Den richtigen Link hat das Menü des Tisches in deinem Browser.
sit-rude = der Server versteht es nicht mehr ({ $why })
sit-failed = Das Programm hat versagt: { $why }. Es wird neu gestartet.
sit-gave-up = Das Programm hat { $times } Mal hintereinander versagt, zuletzt: { $why }. Es wird nicht noch einmal gestartet.
sit-seat-waits = Auf seinem Platz spielt niemand weiter: Der Tisch wartet auf dich. Bring das Programm in Ordnung und gib denselben Befehl noch einmal, oder spiel den Platz selbst mit dem Link im Browser.
sit-clock-runs = Wenn seine Uhr abgelaufen ist, vertritt es ein Bot des Servers, bis du denselben Befehl noch einmal gibst oder den Platz selbst mit dem Link im Browser spielst.
sit-over = Die Partie ist vorbei.
sit-away = Der Server hat das Programm weggeschickt: { $why }
verify-fine = Jeder Wurf und jede Karte ist nachgerechnet ({ $count }): Alles folgt aus den Regeln, den Zügen und dem, was vor dem Spiel zugesagt war.
verify-promised = Zugesagt war vor dem Spiel { $commitment }. Vergleiche es mit dem, was du damals gesehen hast.
verify-kept = Das ist das Spiel, zu dem dein Beleg gehört; { $count } Ereignisse des Logbuchs sind verglichen.
verify-seats = Beiträge der Plätze: { $seats }.
verify-nobody = Kein Platz hat etwas beigetragen: Der Server allein hat den Zufall gewählt, vor dem Spiel.
verify-void = Runde { $round } wurde wiederholt, weil Platz { $seat } seinen Beitrag nicht aufgedeckt hat. Mit Hilfe des Servers könnte dieser Platz eine Verteilung abgelehnt haben.
verify-local = Diese Aufzeichnung ist von einem Tisch ohne Zusagen: Der Zufall ist nachgerechnet, aber jemand kann ihn gewählt haben.
verify-wrong = Das ist NICHT, was zugesagt war: { $why }.
verify-incomplete = die Angaben zum Zufall sind unvollständig
verify-commitment = das Geheimnis des Servers gehört nicht zu seiner Zusage
verify-pledge = der Beitrag von Platz { $seat } in Runde { $round } gehört nicht zu seiner Zusage
verify-bot = Platz { $seat } ist ein Bot und hat in Runde { $round } etwas beigetragen
verify-again = Platz { $seat } hat in Runde { $round } wieder etwas zugesagt, nachdem er einen Beitrag nicht aufgedeckt hatte
verify-unopened = der zugesagte Beitrag von Platz { $seat } fehlt
verify-repeated = Runde { $round } wurde wiederholt, obwohl alle Beiträge aufgedeckt waren
verify-seed = der Zufall entstand nicht aus Geheimnis und Beiträgen
verify-scripted = das Spiel begann nicht am Anfang, oder ein Teil des Zufalls ist von Hand geschrieben
verify-index = Ziehung { $number } ist falsch gezählt
verify-ticket = Ziehung { $number } hat ein anderes Ergebnis als ihr Los
verify-draws = Ziehung { $number } ist nicht die, die aus Regeln und Zügen folgt
verify-field = { $field } ist nicht das, wozu die Züge führen
verify-other = die Zusage ist nicht die, die du gesehen hast
verify-other-bots = als du den Tisch gesehen hast, waren andere Plätze Bots
verify-rounds-missing = eine Runde, die du gesehen hast, fehlt
verify-other-pledges = die Zusagen der Runde { $round } sind nicht die, die du gesehen hast
verify-other-contributions = die Beiträge der Runde { $round } sind nicht die, die du gesehen hast
verify-own-pledge = deine Zusage für Platz { $seat } in Runde { $round } fehlt oder wurde geändert
verify-own-contribution = dein Beitrag für Platz { $seat } in Runde { $round } fehlt oder wurde geändert
verify-other-game = Ereignis { $number } des Logbuchs ist nicht das, was du gesehen hast

## Das Terminal: Hilfe zu den Befehlen

usage = Aufruf:
usage-arguments = Angaben
usage-options = Schalter
usage-commands = Befehle
usage-required = Es fehlt: { $what }
usage-unknown = Unbekannt: { $what }.{ $meant }
usage-choice = { $what }: { $value } gibt es nicht.{ $meant } Möglich: { $known }
usage-number = { $what }: { $value } passt hier nicht{ $kind ->
    [count] ; eine ganze Zahl ab 1 soll es sein.
    [counts] ; ganze Zahlen ab 1, durch Kommas getrennt, sollen es sein.
    [int] ; eine ganze Zahl soll es sein.
    [names] ; Namen, durch Kommas getrennt, sollen es sein.
    [seconds] ; eine Zahl ab 0 soll es sein.
    [pair] ; es sieht aus wie name=wert.
   *[other] .
}
usage-value = { $what }: Hier fehlt etwas.
meta-action = AKTION
meta-command = BEFEHL
meta-game = SPIEL
meta-paragraph = PARAGRAPH|WORTE
meta-file = DATEI
meta-folder = ORDNER
meta-text = TEXT
meta-option = NAME=WERT
meta-seats = WER,WER
meta-bot = WER
meta-seat = PLATZ
meta-names = NAME,NAME
help-klabauter = Piratenspiele am Terminal, gegen Bots oder zu mehreren.
help-help = diese Hilfe
help-version = die Version
help-figures = die Werte von SPIEL mit ihren Quellen ausgeben, als Datei für --components
help-figures-components = eigene Werte in einer Datei: geprüft, und mit --figures darübergelegt
help-moves = welche Züge SPIEL hat, wie man sie schreibt und welche Frage sie beantworten, mit Beispielen
help-view = ein Beispiel ausgeben, was ein Platz von SPIEL sieht, als JSON
help-fields = was jedes Feld einer solchen Sicht bedeutet
help-moves-seats = mit wie vielen Plätzen, für --moves und --view; ohne Angabe Züge mit jeder Zahl und eine Sicht mit der kleinsten
help-games = welche Spiele es gibt
help-rules = die Regeln eines Spiels, eines Kapitels oder eines Paragraphen; oder eine Suche darin
help-play = spielen
help-watch = Bots beim Spielen zusehen
help-simulate = viele Partien von Bots und Zahlen darüber
help-compare = einen Bot an anderen messen, auch ein eigenes Programm
help-ladder = wie viel stärker jede Stufe der Bots ist als die darunter
help-bench = wie schnell die Spiele auf diesem Rechner sind
help-bench-peers = mit anderen Systemen vergleichen, die da sind
help-bench-seconds = Rechenzeit für jede Zahl in jeder Runde
help-bench-rounds = wie viele Runden; genannt werden die Mediane
help-replay = eine Aufzeichnung prüfen und erzählen
help-serve = Tische für Leute an anderen Orten, im Browser
help-host = auf welcher Adresse
help-port = auf welchem Port
help-lan = offen für dein Netz, nicht nur für diesen Rechner
help-server-name = wie dieser Server auf seinen Seiten heißt
help-database = wo alles aufgehoben wird; sonst in einer SQLite-Datei
help-redis = verbindet mehrere Serverprozesse
help-bot-processes = wie viele Prozesse für Bots denken
help-log = wie das Protokoll geschrieben wird
help-config = eine Datei mit der Konfiguration
help-open = den Browser öffnen
help-worker = für die Bots mehrerer Server denken
help-sit = ein Programm auf einem Platz an einem Tisch eines Servers spielen lassen
help-link = der private Link zum Platz
help-program = der Befehl, der das Programm startet
help-sit-seat = welcher, wenn der Link für mehrere Plätze gilt; gezählt ab 1, wie am Tisch
help-verify = prüfen, dass der Zufall einer Aufzeichnung vor dem Spiel zugesagt war
help-commitment = die Zusage des Servers vor dem Spiel, wie du sie gesehen hast
help-verify-file = die Aufzeichnung eines Spiels auf einem Server oder der Beweis seines Zufalls
help-receipt = der Beleg, den dein Browser während des Spiels gesammelt hat
help-proof = den Beweis des Zufalls in diese Datei schreiben
help-admin = Tische schließen, Leute aussperren und Ähnliches
help-backup = alles in einer Datei aufheben, während der Server läuft
help-restore = eine leere Datenbank aus einer Sicherung füllen
help-action = close, ban, unban, promote, demote, registration, reset, reports, settle, aside, prune, bin, restore-from-bin
help-what = ein Tisch, eine Person, ein Konto, open oder closed
help-backup-file = die Sicherung
help-unverified = auch eine Sicherung von Version 0.1, die nicht sagt, ob sie vollständig ist
help-lang = Sprache; sonst die des Systems
help-no-color = ohne Farben
help-game = das Spiel, zum Beispiel jolly-und-roger, oder der Anfang seines Namens
help-paragraph = zum Beispiel 4.2, 4 für das ganze Kapitel, oder Worte, die man sucht
help-contents = nur Kapitel und Überschriften
help-coverage = wo jeder Paragraph im Code und in den Tests steht
help-tests = wo die Tests liegen
help-seats = wer an welchem Platz sitzt, zum Beispiel mensch,kapitän,matrose oder mensch,3*matrose; ohne Angabe du gegen Matrosen
help-ask = nach Spiel und Gegnern fragen
help-names = wie sie heißen, zum Beispiel Anna,Ben
help-option = eine Einstellung des Spiels, zum Beispiel mode=pro; mehrmals möglich
help-components = eigenes Spielmaterial in einer Datei
help-seed = woraus der Zufall entsteht; gleicher Text, gleiche Karten
help-memory = ob der Tisch dem Gedächtnis nachhilft
help-hints = Tipps für alle, auch gegen Menschen
help-resume = eine gespeicherte Partie fortsetzen, ohne DATEI die letzte
help-save = wohin gespeichert wird
help-watch-seats = wer spielt, zum Beispiel kapitän,matrose oder 4*matrose; ohne Angabe Kapitäne
help-watch-delay = Sekunden zwischen zwei Entscheidungen; 0 für keine
help-watch-as = sehen, was dieser Platz sieht, nach Nummer ab 0 oder Name; ohne Angabe, was alle sehen dürfen
help-simulate-seats = wie viele Plätze
help-simulate-games = wie viele Partien
help-compare-one = wer gemessen wird: eine Stufe, oder program: und ein Befehl
help-compare-others = wer alle anderen Plätze hat: dieselbe Auswahl
help-compare-deals = wie viele Sätze; ein Satz ist dasselbe Glück, von jedem Platz aus gespielt (ohne Angabe 100)
help-bots = ein Bot je Platz oder einer für alle, zum Beispiel matrose,random; ohne Angabe Züge nach Los (random), das geht am schnellsten
help-jobs = wie viele Prozesse zugleich
help-ladder-games = welche Spiele; ohne Angabe alle
help-ladder-levels = welche Stufen, zum Beispiel matrose,kapitän; ohne Angabe alle
help-ladder-all-pairs = alle Paare von Stufen, nicht nur Nachbarn
help-ladder-seats = wie viele Plätze; ohne Angabe 2 und 4, wo das Spiel sie hat
help-ladder-every-seat-count = jede Zahl von Plätzen, die das Spiel hat
help-ladder-pairs = höchstens so viele Sätze je Vergleich; ein Satz ist dasselbe Glück, von jedem Platz aus gespielt; ohne Angabe 1000, oder 200, wo eine Stufe sucht
help-ladder-stop = einen Vergleich beenden, sobald er entschieden ist
help-ladder-simulations = wie viele Partien eine suchende Stufe im Kopf durchspielt; ohne Angabe, was zur Stufe gehört
help-ladder-jobs = wie viele Prozesse zugleich; ohne Angabe einer je Kern
help-ladder-file = wo die Sätze stehen; was dort steht, wird nicht noch einmal gespielt
help-ladder-report = nur erzählen, was dort steht, nichts spielen
help-ladder-markdown = die Tabellen auch als Seite in diese Datei schreiben
help-json = Zahlen als JSON
help-file = die Aufzeichnung
help-step = Zug für Zug mit Tisch

## What the fields of a view mean, for writers of bots

view-game = das Spiel
view-rules = die Fassung seiner Regeln
view-seats = wie viele Plätze es gibt
view-options = die Einstellungen, die gelten
view-seat = der Platz, dessen Sicht das ist, gezählt ab 0; null: jemand, der zusieht
view-actor = der Platz, der gerade entscheidet; null, wenn die Partie vorbei ist
view-over = ob die Partie vorbei ist
view-pending = die Schritte, die anstehen, der gefragte zuerst
view-public = was alle wissen dürfen
view-private = was nur dieser Platz ansehen darf
view-known = alles, was der Platz aus dem herleiten kann, was er je gesehen hat
