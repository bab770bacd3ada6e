# Was nur im Browser zu lesen ist. Dieselben Schlüssel wie in en.ftl.

## Die Startseite

ui-tag = Fünf Piratenspiele, ein Tisch
ui-welcome = { $known ->
    [yes] Setz dich, { $name }. Die Karten sind gemischt, der Rum ist gezählt.
   *[no] Setz dich. Die Karten sind gemischt, der Rum ist gezählt.
}
ui-five-games = Die fünf Spiele
ui-first-game = Erste Partie, mit Begleitung
ui-against-bots = Gegen Bots spielen
ui-invite-friends = Freunde einladen
ui-list-publicly = Öffentlich anzeigen
ui-own-table = Tisch nach Maß
ui-minutes = { $minutes } Min.
ui-duration = Dauer
ui-weight = Gewicht { $weight } von 5
ui-cover-rum-und-ehre = Kupferstich: krumme Gassen einer Piratenstadt bei Nacht, eine Laterne, der rote Korsar.
ui-cover-port-royal = Kupferstich: ein Hafen mit fünf Schiffen unter gelber, blauer, grüner, roter und schwarzer Flagge.
ui-cover-jolly-und-roger = Kupferstich: ein Schiff von achtern, links entert eine schwarze, rechts eine weiße Mannschaft.
ui-cover-freibeuter = Kupferstich: Seekarte mit Gitter, drei Boote umstellen ein Schiff, das vierte Feld ist noch offen.
ui-cover-mutinies = Kupferstich: ein Steuerrad, davor eine wütende Mannschaft mit erhobenen Fäusten.
ui-credits = Inoffiziell. Regeln in eigenen Worten, jeder Strich von uns. Spiele von Feld, Pfister, Graham, Huntington, Stockhausen, Llistosella.
ui-guest-names = Hein, Fiete, Okke, Tjark, Wiebke, Antje, Levke, Momme, Jonte, Merle, Ilka, Bosse

## Seiten

ui-pages = Seiten
ui-lobby = Offene Tische
ui-inbox = Deine Partien
ui-rules = Regeln
ui-account = Du
ui-admin = Verwaltung
ui-about = Über Klabauter
ui-settings = Einstellungen
ui-language = Sprache
ui-all = alle
ui-to-content = Zum Inhalt
ui-to-board = Zum Spielplan
ui-to-harbour = Zum Hafen
ui-to-games = Zu den Spielen
ui-nowhere = Hier ist nur Wasser.
ui-close = Schließen
ui-cancel = Abbrechen
ui-save = Speichern
ui-saved = Gespeichert.

## Tische in Listen

ui-open-tables = Suchen Mitspieler
ui-running-tables = Zum Zuschauen
ui-no-tables = Zurzeit keine.
ui-make-one = Eröffne einen.
ui-inbox-empty = Keine laufende Partie.
ui-sit = Dazusetzen
ui-watch = Zuschauen
ui-go-there = Hingehen
ui-code = Code oder Link
ui-seats-free = { $free ->
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
ui-hosted-by = bei { $name }
ui-pace = { $unit ->
    [days] { $days ->
        [one] 1 Tag je Zug
       *[other] { $days } Tage je Zug
    }
   *[minutes] { $minutes } Min. je Zug
}
ui-pace-none = ohne Uhr
ui-your-turn = Du bist am Zug
ui-status-open = wartet auf Mitspieler
ui-status-starting = gleich geht es los
ui-status-playing = läuft
ui-status-over = zu Ende

## Ein Tisch nach Maß

ui-game = Spiel
ui-seats = Plätze
ui-seat = Platz { $number }
ui-seat-name = Name an Platz { $number }
ui-seat-me = ich, oder jemand neben mir
ui-seat-open = frei für jemanden
ui-seat-bot = Bot: { $level } ({ $about })
ui-seat-none = bleibt leer
ui-house-rules = Wie gespielt wird
ui-table = Der Tisch
ui-access = Wer kommen darf
ui-access-link = Freunde, die den Link haben
ui-access-open = alle: der Tisch steht unter „Offene Tische“
ui-access-password = Freunde, die das Passwort kennen
ui-clock = Zeit je Zug
ui-clock-none = so lange man mag
ui-clock-60 = eine Minute
ui-clock-300 = fünf Minuten
ui-clock-86400 = ein Tag
ui-clock-259200 = drei Tage
ui-memory = Der Tisch merkt sich mit, was alle gesehen haben
ui-hints = Tipps sind erlaubt; alle sehen das
ui-own-figures = Eigene Werte (Datei)
ui-figures-file = die Werte des Spiels als Datei
ui-with-own-figures = Mit eigenen Werten: { $what }.
ui-figure-differs = { $where } { $own } statt { $usual }
ui-own-figures-here = mit eigenen Werten
ui-make-table = Tisch decken

## Vor dem Spiel

ui-waiting = Der Tisch wartet auf Mitspieler.
ui-all-here = Alle sind da.
ui-still-missing = { $count ->
    [one] { $names } fehlt noch.
   *[other] { $names } fehlen noch.
}
ui-starting = Gleich werden die Karten verteilt …
ui-empty-seat = freier Platz
ui-host = Gastgeber
ui-hints-agreed = Hier sind Tipps vereinbart: Wer gefragt ist, darf sich einen holen.
ui-host-starts = Der Gastgeber gibt das Zeichen.
ui-put-bot = Bot hinsetzen
ui-take-bot = Bot wegschicken
ui-more-seats = Noch ein Platz
ui-less-seats = Den letzten Platz wegnehmen
ui-start = Anfangen
ui-start-without = Ohne { $names } anfangen?
ui-start-about = Plätze bleiben aufgehoben: Wer fehlt, kann jederzeit dazukommen. Bis dahin wartet die Partie, wenn er dran ist; mit Uhr läuft seine Zeit.
ui-list-about = Alle sehen den Tisch unter „Offene Tische“ und können sich dazusetzen.
ui-is-listed = Dieser Tisch steht unter „Offene Tische“.
ui-ask-name = Wie heißt du?
ui-rename = Namen ändern
ui-remind = Erinnern
ui-remove = Entfernen
ui-remove-sure = { $name } vom Tisch entfernen?
ui-remove-about = Diese Person kann sich hier erst wieder setzen, wenn du sie neu einlädst.
ui-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
ui-invite-removed = Entfernte wieder einladen
ui-reminded = { $name } hat eine Erinnerung bekommen.
ui-not-reminded = { $name } ist auf keinem Weg zu erreichen. Kopiere den Link und schick ihn selbst.
ui-invite = Wer diesen Link hat, kann sich dazusetzen.
ui-invite-here = Wer diesen Link hat, kann sich dazusetzen, aber er führt nur zu diesem Gerät. Für andere in deinem Netz starte den Server mit --lan: python3 dev.py serve --lan oder klabauter serve --lan.
ui-link = Link zum Tisch
ui-seat-link = Link zu meinem Platz
ui-seat-link-about = Wer diesen Link hat, spielt an deiner Stelle: für ein anderes Gerät von dir oder für ein Programm (klabauter sit). Behalte ihn für dich.
ui-copy = Link kopieren
ui-copied = Kopiert
ui-qr = Der Link als Code für die Kamera

## Am Tisch

ui-players = Spieler
ui-person = Mensch
ui-you = du
ui-turn = am Zug
ui-thinks = denkt
ui-waits = wartet
ui-away = abwesend, ein Bot spielt
ui-gone = nicht da
ui-empty = frei
ui-resigned = aufgegeben
ui-agrees = will aufhören
ui-days = { $days } Tage
ui-hours = { $hours } Std.
ui-board = Spielplan
ui-prompt = Ansage
ui-again = Noch einmal: { $move }
ui-once-more = Noch einmal
ui-ends = Das lässt sich nicht zurücknehmen. Noch einmal drücken oder etwas anderes wählen.
ui-choose = Was leuchtet, ist möglich.
ui-chosen = { $name }, ist das deine Wahl?
ui-chosen-part = { $name }, und was noch?
ui-choose-more = Es fehlt noch etwas.
ui-costs = Kostet { $cost }.
ui-confirm = Bestätigen
ui-back = Zurück
ui-hint = Tipp
ui-hint-thinking = denkt …
ui-undo = Zurücknehmen
ui-undo-of = Zug von { $name } zurücknehmen
ui-list = Alle Möglichkeiten als Liste
ui-nothing-asked = Gerade bist du nicht gefragt.
ui-replay = Inzwischen: { $done } von { $total }
ui-replay-held = Lies in Ruhe. Die anderen warten.
ui-skip = Überspringen
ui-wait = Einen Moment …
ui-waits-for = { $name } ist am Zug.
ui-you-watch = Du schaust zu.
ui-bot-thinks = Der Bot rechnet; starke Bots brauchen ein paar Sekunden.
ui-bot-for-you = Ein Bot spielt für dich.
ui-bot-for = Ein Bot spielt für { $names }.
ui-over = Das Spiel ist aus.
ui-show-result = Abrechnung zeigen
ui-cost-coins = { $much ->
    [one] 1 Münze
   *[other] { $much } Münzen
}
ui-cost-pirates = { $much ->
    [one] 1 Piraten
   *[other] { $much } Piraten
}
ui-cost-barrels = { $much ->
    [one] 1 Rumfass
   *[other] { $much } Rumfässer
}
ui-cost-boats = { $much ->
    [one] 1 Boot
   *[other] { $much } Boote
}
ui-cost-doubloons = { $much ->
    [one] 1 Dublone
   *[other] { $much } Dublonen
}
ui-cost-rum = { $much } Rum
ui-cost-prestige = { $much } Prestige
ui-round = Runde { $round }
ui-round-of = Durchgang { $round } von { $rounds }
ui-turn-of = Zug { $turn } von { $turns }
ui-sea-cards-left = Noch { $cards } Seekarten
ui-fact-pirates = Piraten im Vorrat
ui-fact-barrels = Rumfässer
ui-fact-dates = Rendezvous
ui-fact-flag = Plättchen unter der Flagge
ui-fact-coins = Münzen
ui-fact-influence = Einfluss
ui-fact-sabres = Säbel
ui-fact-persons = Personen
ui-fact-ships = Schiffe mit Kapitän
ui-fact-ship-gold = Gold der Schiffe
ui-fact-chest-cards = Karten in der Truhe
ui-fact-captains = Kapitäne übrig
ui-fact-gold = Gold in deiner Truhe, nur für dich
ui-fact-chests = Truhen
ui-fact-boats = Boote
ui-fact-prizes = erbeutete Schiffe
ui-fact-cards = Handkarten
ui-fact-debt = Schulden
ui-fact-prestige = Prestige
ui-fact-doubloons = Dublonen
ui-fact-rum = Rum
ui-fact-jewels = Juwelen
ui-fact-treasures = Schätze

## Der Klabauter der ersten Partie

ui-mate = Deine erste Partie
ui-mate-progress = { $seen } von { $total } Dingen gesehen
ui-mate-skip = Ohne mich weiter
ui-mate-more = Mehr vom Klabauter
ui-mate-less = Weniger vom Klabauter
ui-mate-call = Den Klabauter zurückrufen
ui-mate-aim = Worum es geht ({ $number } von { $total })
ui-mate-next = Weiter
ui-mate-done = Aye, verstanden
ui-mate-back = Wie war das noch?
ui-mate-what = Was tätest du?
ui-mate-plays = Spiel du für mich
ui-mate-did = Ich habe gespielt: { $move }. { $why }
ui-mate-yours = Du bist dran. Willst du meine Meinung, frag nur.
ui-mate-waits = Die anderen sind am Werk. Kommt etwas Neues, klopfe ich.
ui-mate-known-title = Jetzt kennst du das Spiel
ui-mate-known = Es ist nichts mehr übrig, was ich erklären müsste. Spiel bis zum Ende, oder hör hier auf und sieh, wie die Punkte stehen.
ui-mate-on = Weiterspielen
ui-mate-stop = Hier aufhören
ui-mate-end = Woher die Punkte kommen
ui-mate-bye = Das war deine erste Partie. Die nächste schaffst du ohne mich.

## Das Buch

ui-book = Log, Regeln und Chat
ui-log = Log
ui-log-empty = Noch ist nichts geschehen.
ui-log-earlier = Frühere Zeilen ({ $lines })
ui-log-open = Das ganze Log öffnen
ui-chat = Chat
ui-chat-empty = Noch hat niemand etwas gesagt.
ui-chat-say = Nachricht an den Tisch
ui-send = Senden
ui-whom = { $line ->
    [yes] { $name } stummschalten, blockieren oder melden
   *[no] { $name } stummschalten oder blockieren
}
ui-mute-or-block = Stumm …
ui-mute = Stummschalten
ui-mute-about = Du liest von { $name } nichts mehr, an keinem Tisch.
ui-muted = { $name } ist stummgeschaltet. Unter „Du“ kannst du das ändern.
ui-block = Blockieren
ui-block-about = Du liest von { $name } nichts mehr, und ihr setzt euch nicht mehr an denselben Tisch.
ui-blocked = { $name } ist blockiert. Unter „Du“ kannst du das ändern.
ui-report = Melden
ui-report-about = Wer diesen Server betreibt, bekommt diese Zeile zu sehen.
ui-reported = Gemeldet. Wer diesen Server betreibt, sieht es sich an.
ui-open-rule = Paragraph { $rule } öffnen
ui-search-rules = Wort oder Paragraph
ui-found = { $count ->
    [0] Nichts gefunden.
    [one] Ein Paragraph gefunden.
   *[other] { $count } Paragraphen gefunden.
}
ui-found-elsewhere = In den englischen Regeln gefunden; die Nummern sind in beiden gleich.
ui-nothing-found = Nichts gefunden. Versuch es mit anderen oder weniger Wörtern oder der Nummer eines Kapitels; hier sind die Titel:
ui-rules-failed = Die Regeln konnten nicht geladen werden.
ui-seal = Siegel vor dem ersten Wurf: { $hash }
ui-seal-what = Was ist das?

## Der Vorhang

ui-curtain = { $name } ist am Zug.
ui-curtain-why = Gib das Gerät weiter. Die anderen schauen aufs Meer.
ui-curtain-lift = Ich bin { $name }

## Verbindung

ui-lost = Die Verbindung ist weg. Es wird weiter versucht; die Partie ist sicher.
ui-kept = Vorgemerkt: { $move }
ui-kept-back = Es gilt, sobald die Verbindung wieder da ist. Bis dahin lässt es sich mit „Zurück“ zurückziehen.
ui-kept-sent = Vielleicht ist es schon angekommen; ändern lässt es sich nicht mehr.
ui-kept-shared = Es gilt, sobald die Verbindung wieder da ist, wenn die Seite bis dahin nicht neu geladen wird. „Zurück“ zieht es zurück.
ui-kept-through = Die Verbindung ist wieder da. Was du entschieden hattest, ist angekommen.
ui-kept-late = Das Spiel ist inzwischen weitergegangen; was du entschieden hattest, gilt nicht mehr.
ui-not-sent = Das wurde nicht gesendet: Die Verbindung ist weg. Versuch es wieder, sobald sie da ist.
ui-offline = Kein Netz. Sobald es wieder da ist, geht es weiter.
ui-try-now = Jetzt versuchen
ui-no-table = Diesen Tisch gibt es nicht.
ui-no-entry = Hier kommst du nicht hinein.

## Menü und Einstellungen

ui-menu = Menü
ui-theme = Tag oder Nacht
ui-switch-language = Switch to English
ui-all-rules = Die ganzen Regeln
ui-resign = Aufgeben
ui-resign-sure = Wirklich aufgeben?
ui-resign-about = Du stehst dann hinter allen, die bleiben. Spielen andere weiter, spielt an deinem Platz ein Bot; sonst ist die Partie zu Ende. Das lässt sich nicht zurücknehmen.
ui-agree-end = Partie einvernehmlich beenden
ui-play-on = Doch weiterspielen
ui-stop = Hier aufhören?
ui-stop-asked = { $count ->
    [one] { $names } möchte hier aufhören.
   *[other] { $names } möchten hier aufhören.
 }
ui-stop-yes = Einverstanden
ui-stop-no = Weiterspielen
ui-take-over = Wieder übernehmen
ui-crew = Mitspieler und Link
ui-is-here = da
ui-relinked = für diesen Platz bekam der Gastgeber einen neuen Link
ui-replace = Bot spielen lassen
ui-new-link = Neuer Link
ui-link-asked = Wer den Tisch leitet, bittet um einen neuen Link zum Platz von { $name }, weil der alte verloren ging. Der Link zeigt die Hand von { $name }. Stimme nur zu, wenn { $name } darum gebeten hat.
ui-link-asked-yours = Wer den Tisch leitet, bittet um einen neuen Link zu deinem Platz, als hättest du deinen verloren. Er würde deine Hand zeigen.
ui-link-agree = Zustimmen
ui-link-refuse = Ablehnen
ui-link-waits = Alle anderen, die mitspielen, werden gefragt. Wenn alle zustimmen und { $name } bis dahin nicht zurückkommt, bekommst du den Link hier.
ui-link-got = Hier ist der neue Link für { $name }. Alle älteren Links zu diesem Platz gelten nicht mehr, und alle sehen, dass du ihn bekommen hast.
ui-link-about = Nur für die Person an diesem Platz: Er zeigt ihre Hand.
ui-link-asked-for = neuer Link erbeten, möglich ab { $when }{ $count ->
    [0] {""}
    [one] , wenn { $names } zustimmt
   *[other] , wenn { $names } zustimmen
}
ui-replace-sure = Einen Bot für { $name } spielen lassen?
ui-replace-about = { $name } behält den Platz und kann jederzeit wieder übernehmen. Das Log zeigt, welche Züge der Bot gemacht hat.
ui-come-back-link = Der Link zu diesem Tisch. Auf dem eigenen Gerät kommen alle damit an ihren Platz zurück.
ui-missing = Erinnern oder ersetzen
ui-become-host = Gastgeber werden
ui-host-now = Du bist jetzt Gastgeber.
ui-host-not-yet = Der Gastgeber war vor weniger als zwei Minuten noch da.
ui-notify-turn = Benachrichtigen, wenn ich dran bin
ui-notify-on = Dieses Gerät meldet sich, wenn du dran bist und eine Minute fort warst.
ui-notify-off = Dieses Gerät meldet sich nicht mehr.
ui-push-insecure = Browser zeigen Nachrichten nur für Seiten, die über https geladen sind. Öffne diesen Server über seine https-Adresse.
ui-push-unknown = Dieser Browser kann keine Nachrichten zeigen, oder nicht in diesem Fenster. Auf iPhone und iPad: Klabauter zum Home-Bildschirm hinzufügen und von dort öffnen. Aus einem privaten Fenster in ein normales wechseln.
ui-push-denied = Der Browser erlaubt dieser Seite keine Nachrichten. Erlaube Benachrichtigungen in den Einstellungen der Seite neben der Adresse und versuch es noch einmal.
ui-push-dismissed = Der Browser hat gefragt, und die Frage blieb ohne Antwort. Versuch es noch einmal und wähle „Zulassen“.
ui-push-worker = Der Browser konnte nicht starten, was Nachrichten zeigt. Lade die Seite neu. Ein privates Fenster oder gesperrte Cookies verhindern es.
ui-push-failed = Der Nachrichtendienst des Browsers ist nicht erreichbar. Manche Browser haben ihn ausgeschaltet; versuch es später oder mit einem anderen Browser.
ui-push-nobody = Dieses Gerät kennt dich nur durch den Link zu deinem Platz. Melde dich zuerst unter „Du“ an, oder nimm das Gerät, an dem du dich hingesetzt hast.
ui-set-theme = Tag und Nacht
ui-set-theme-auto = wie das Gerät
ui-set-theme-day = Tag
ui-set-theme-night = Nacht
ui-set-motion = Bewegung
ui-set-motion-auto = wie das Gerät
ui-set-motion-full = an
ui-set-motion-off = aus
ui-set-contrast = Kontrast
ui-set-contrast-auto = normal
ui-set-contrast-more = stark
ui-set-cards = Kartengröße
ui-set-cards-normal = normal
ui-set-cards-large = groß
ui-set-sound = Töne
ui-set-confirm = Züge bestätigen
ui-keys = Tasten
ui-space = Leertaste
ui-key-tab = weiter zum nächsten Ding, das möglich ist
ui-key-arrows = von Ding zu Ding auf dem Plan
ui-key-enter = wählen, dann bestätigen
ui-key-space = wählen; noch einmal: wieder hergeben
ui-key-esc = das Letzte zurücknehmen, Fenster schließen, zurück zum Plan
ui-key-list = alle Möglichkeiten als Liste, mit Nummern
ui-key-digits = aus der Liste wählen, nach Nummer, dann Enter; ist die Liste zu, öffnet eine Zahl sie
ui-key-skip = Bewegungen überspringen
ui-key-undo = Zug zurücknehmen
ui-key-hint = Tipp
ui-key-log = Log
ui-key-rules = Regeln
ui-key-chat = Chat
ui-key-help = diese Liste

## Das Ende

ui-ended-played = Das Spiel ist aus.
ui-ended-resigned = Aufgegeben
ui-ended-agreed = Vorzeitig beendet
ui-ended-closed = Geschlossen
ui-ended-you = Du
ui-wins = { $name } gewinnt
ui-you-win = Du gewinnst
ui-share = { $names } teilen sich den Sieg
ui-lead = { $score } Punkte, { $lead ->
    [0] der Gleichstand entschied.
   *[other] { $lead } vor dem Nächsten.
}
ui-rank = Rang { $rank }
ui-sum = Summe
ui-tiebreak = Bei Gleichstand, { $what }: { $seats }
ui-luck-checking = Das Glück wird nachgerechnet …
ui-luck-fine = Glück nachgerechnet: wie versprochen
ui-luck-others = Glück nachgerechnet: wie versprochen, ohne Beitrag dieses Geräts
ui-luck-wrong = Das Glück ist NICHT wie versprochen
ui-luck-unknown = Glück nicht nachgerechnet
ui-proof = Beweis
ui-receipt = Beleg
ui-receipt-about = Was dieses Gerät vom Glück gesehen hat, für klabauter verify --receipt
ui-unfair = Mit dem Glück an diesem Tisch stimmt etwas nicht.
ui-fault-commitment = Das Siegel ist nicht das, das du zuerst gesehen hast.
ui-fault-bots = Andere Plätze sind Bots als beim Start.
ui-fault-bot = Ein Bot hat zum Glück beigetragen.
ui-fault-own-pledge = Deine Zusage fehlt oder wurde geändert.
ui-fault-own-contribution = Dein Beitrag fehlt oder wurde geändert.
ui-fault-pledges = Zusagen wurden geändert, nachdem sie veröffentlicht waren.
ui-fault-contributions = Beiträge wurden geändert, nachdem sie veröffentlicht waren.
ui-fault-contribution = Ein Beitrag gehört nicht zu seiner Zusage.
ui-fault-missing = Ein zugesagter Beitrag wurde weggelassen.
ui-fault-rounds = Eine Runde der Beiträge fehlt oder wurde gegen die Regeln wiederholt.
ui-fault-seed = Das Glück entstand nicht aus Geheimnis und Beiträgen.
ui-fault-past = Das Logbuch wurde nachträglich geändert.
ui-fault-late = Der Server sagt, dein Beitrag sei nicht rechtzeitig angekommen: Das Glück entsteht ohne dich.
ui-record = Aufzeichnung
ui-look-at-board = Plan ansehen
ui-rematch = Revanche
ui-rematch-waits = { $mine ->
    [yes] Die Revanche ist aufgebaut, dein Platz ist frei gehalten.
   *[no] Die Revanche ist aufgebaut.
}
ui-rematch-go = Zur Revanche

## Du

ui-done = Erledigt.
ui-you-account = Du bist angemeldet als { $login }.
ui-you-guest = Du spielst als Gast.
ui-you-nobody = Du bist nicht angemeldet.
ui-your-name = Name
ui-register = Konto anlegen
ui-register-why = Ein Konto behält deine Partien auf allen Geräten. Zum Spielen braucht es keines.
ui-register-closed = Zurzeit kann hier niemand ein Konto anlegen. Als Gast kannst du spielen.
ui-password-rule = mindestens acht Zeichen
ui-password-devices = Alle anderen Geräte werden dabei abgemeldet. Links zu deinen Plätzen und zum Feed gelten dann nicht mehr.
ui-forgot = Passwort vergessen?
ui-forgot-mail = Wenn dein Konto eine bestätigte Mailadresse hat, kommt ein Link per Mail.
ui-forgot-admin = Dieser Server verschickt keine Mail. Wer ihn betreibt, kann dir einen Link für ein neues Passwort geben.
ui-forgot-send = Link schicken
ui-forgot-sent = Wenn das Konto eine bestätigte Mailadresse hat, ist der Link unterwegs.
ui-registered = Das Konto ist da.
ui-mail-unconfirmed = Noch nicht bestätigt: { $mail }. Öffne den Link in der Mail, die dorthin ging; bis dahin kommt keine andere.
ui-mail-again = Mail noch einmal schicken
ui-mail-sent = Die Mail ist unterwegs.
ui-mail-confirmed = Deine Mailadresse ist bestätigt.
ui-login = Anmeldename
ui-password = Passwort
ui-old-password = Altes Passwort
ui-new-password = Neues Passwort
ui-password-set = Fertig. Jetzt kannst du dich damit anmelden.
ui-mail = Mail, wenn du willst
ui-sign-in = Anmelden
ui-signed-in = Willkommen an Bord.
ui-sign-out = Abmelden
ui-signed-out = Abgemeldet.
ui-notices = Wenn eine Partie auf dich wartet
ui-notices-about = Bist du eine Minute lang nicht da, bekommst du je Zug eine Nachricht, auf jedem Weg, den du wählst. Zum Spielen brauchst du keinen davon.
ui-ways = Mail und Webhook
ui-mail-address = Mailadresse
ui-mail-empty = Wer das Feld leert und speichert, löscht die Adresse.
ui-notice-mail = Per Mail erinnern
ui-webhook = Webhook
ui-webhook-address = Webhook: eine https-Adresse, an die Nachrichten gehen
ui-webhook-secret = Die Nachrichten sind signiert (X-Klabauter-Signature, HMAC-SHA-256). Das Geheimnis dafür: { $secret }
ui-browser-messages = Nachrichten in diesem Browser
ui-browser-messages-about = Der Browser zeigt eine Nachricht, auch wenn keine Seite offen ist. Sein Hersteller leitet sie verschlüsselt weiter.
ui-browser-messages-on = Dieser Browser zeigt Nachrichten.
ui-switch-on = Einschalten
ui-switch-off = Ausschalten
ui-feed = Feed
ui-feed-about = Die Partien, die auf dich warten, für deinen Feedreader.
ui-feed-link = Link zum Feed, nur jetzt zu sehen
ui-feed-new = Neuen Feed anlegen
ui-feed-revoke = Feed widerrufen
ui-devices = Wo du angemeldet bist
ui-device = Seit { $since }
ui-device-here = Dieses Gerät, seit { $since }
ui-device-push = zeigt Nachrichten
ui-device-out = Das Gerät ist abgemeldet.
ui-blocked-people = Wen du nicht hören oder treffen willst
ui-is-muted = stummgeschaltet
ui-is-blocked = blockiert
ui-unblock = Aufheben
ui-leave = Von Bord gehen
ui-leave-why = Nimm mit, was über dich gespeichert ist, oder lösche es. Partien der anderen bleiben, ohne deinen Namen.
ui-export = Meine Daten
ui-sign-out-sure = Wirklich abmelden?
ui-sign-out-guest = Du bist Gast. Wenn du dich abmeldest, kannst du nicht als derselbe Gast zurückkommen. An deine Tische kommst du dann nur mit den Links zu deinen Plätzen.
ui-forget = Alles über mich löschen
ui-forget-sure = Wirklich alles löschen?
ui-forget-about = Name, Konto und Gesagtes sind dann weg, und in jeder laufenden Partie gibst du auf. Das lässt sich nicht zurücknehmen.
ui-forgotten = Alles gelöscht.

## Über Klabauter

ui-about-games = Die Spiele
ui-about-games-text = Fünf Spiele von Stefan Feld, Alexander Pfister, Graham und Huntington, Reiner Stockhausen und Perepau Llistosella. Die Regeln stehen hier in eigenen Worten, gezeichnet ist alles von uns. Wer die Spiele mag, kauft die Schachteln.
ui-about-unofficial = Klabauter ist inoffiziell: weder gemacht noch geprüft noch gebilligt von Autoren und Verlagen, denen die Spiele und ihre Namen gehören.
ui-about-made = Woraus es gemacht ist
ui-about-made-text = Klabauter ist freie Software unter der MIT-Lizenz. Schriften und Programme anderer sind darin enthalten:
ui-about-licences = Lizenzen von allem, was darin ist
ui-about-luck = Glück zum Nachrechnen
ui-about-luck-text = Bevor jemand etwas beiträgt, legt sich der Server mit einem Siegel auf sein Geheimnis fest. Jeder Platz sagt eine eigene Zahl zu, alle Zusagen werden veröffentlicht, und erst dann werden die Zahlen aufgedeckt. Dein Gerät merkt sich, was es gesehen hat, und vergleicht es während des Spiels und am Ende, wenn alles aufgedeckt wird: Würfel und Karten müssen genau daraus entstanden sein.
ui-about-luck-limits = Das beweist, dass niemand das Glück unbemerkt lenken konnte, weder der Server noch Spieler zusammen mit ihm. Es beweist nicht, dass niemand in die Karten sah, der den Server betreibt. Wer spielt, muss nichts beitragen; trägt niemand etwas bei, hat der Server allein das Glück gewählt, vor dem Spiel.
ui-imprint = Impressum
ui-imprint-none = Wer diesen Server betreibt, hat hier nichts angegeben.
ui-privacy = Datenschutz
ui-privacy-text = Gespeichert werden dein Name, deine Partien und was du an Tischen schreibst, bis du es löschst. Von wo du kommst, wird nicht gespeichert. Ein einziges Cookie erkennt dich wieder. Sonst erfährt niemand etwas.
ui-privacy-keep = Tische werden { $tables } Tage nach dem letzten Zug vergessen, Gäste ohne Tisch nach { $guests } Tagen. Weitere sieben Tage lang, in denen der Server läuft, kann der Betreiber sie wiederherstellen. Meldungen über Gesagtes verschwinden, wenn sie erledigt sind.
ui-privacy-notices = Mailadressen, Webhooks und die Adressen von Browsern für Nachrichten werden nur gespeichert, wenn du sie angibst, und bis du sie löschst. Nachrichten an Browser gehen verschlüsselt durch die Dienste ihrer Hersteller.

## Verwaltung

ui-admin-none = Keine.
ui-admin-gone = jemand, der nicht mehr da ist
ui-admin-count-connected = gerade hier
ui-admin-count-people = Leute
ui-admin-count-accounts = mit Konto
ui-admin-count-open = wartende Tische
ui-admin-count-playing = laufende Partien
ui-admin-count-over = beendete Partien
ui-admin-clock = Die Uhr des Servers ist um { $seconds } Sekunden gesprungen und zeigte dann { $when }. Wenn sie jetzt falsch geht, stelle sie richtig.
ui-admin-reports = Meldungen
ui-admin-table = zum Tisch
ui-admin-remove = Zeile entfernen
ui-admin-settle = Erledigt
ui-admin-ban = Aussperren
ui-admin-ban-sure = { $name } aussperren?
ui-admin-ban-about = Bots übernehmen die Plätze. Du kannst das jederzeit aufheben.
ui-admin-unban = Wieder hereinlassen
ui-admin-people = Leute
ui-admin-find = Teil eines Namens oder Anmeldenamens
ui-admin-banned-only = nur Ausgesperrte
ui-admin-search = Suchen
ui-admin-nobody = Niemand gefunden.
ui-admin-guest = Gast
ui-admin-seen = zuletzt hier: { $when }
ui-admin-is-admin = verwaltet diesen Server
ui-admin-reset = Link für neues Passwort
ui-admin-reset-about = Der Link gilt einmal, einen Tag lang. Gib ihn nur der Person, der das Konto gehört.
ui-admin-accounts = Neue Konten
ui-admin-registration-open = Alle können ein Konto anlegen.
ui-admin-registration-closed = Niemand kann ein Konto anlegen.
ui-admin-register-open = Neue Konten erlauben
ui-admin-register-closed = Keine neuen Konten mehr
ui-admin-tables = Tische, die nicht zu Ende sind
ui-admin-table-id = Tisch, Code oder Link
ui-admin-close = Beenden
ui-admin-close-sure = Diese Partie für alle beenden?
ui-admin-close-about = Gewonnen hat dann niemand. Das lässt sich nicht zurücknehmen.
ui-admin-aside = Beiseitegestellte Tische
ui-admin-aside-about = Sie lassen sich nicht lesen. Gespeichert ist alles noch; mehr steht im Protokoll des Servers. Nach einem Neustart wird es wieder versucht.
