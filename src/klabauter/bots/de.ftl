# Die Meldungen zu bots/errors.py.

error-unknown-bot = Einen Bot „{ $name }“ gibt es nicht.{ $meant } Es gibt: { $known }.
error-bad-program = „{ $command }“ kann kein Bot sein: { $why }. Schreibe program: und einen Befehl, etwa program:node meinbot.js
error-bad-message = Diese Nachricht verletzt das Protokoll: { $why }.
error-program-failed = Das Programm „{ $program }“ hat versagt: { $why }. Ein Bot von Klabauter spielt auf seinem Platz weiter.
people-play = { " " }Menschen spielen mit klabauter play.
name-a-program = { " " }Ein Programm als Bot schreibt man so: "program:{ $command }".
why-program-quotes = ein Anführungszeichen ist nicht geschlossen
why-program-empty = der Befehl fehlt
why-program-missing = ein Programm { $program }, das sich starten ließe, gibt es nicht
why-program-start = es lässt sich nicht starten; die erste Zeile eines Skripts muss seinen Interpreter nennen (#!/usr/bin/env python3)
why-program-slow = es hat in { $seconds } Sekunden nicht geantwortet
why-program-closed = es hat seine Ausgabe geschlossen
why-program-ended = es hat sich mit dem Code { $code } beendet
why-program-illegal = seine Züge sind nicht möglich, zuletzt { $move }
why-message-long = seine Nachricht ist länger als { $most } Bytes
why-message-encoding = seine Nachricht ist nicht in UTF-8
why-message-object = seine Nachricht ist kein JSON-Objekt: { $start }
why-message-type = hier gehört eine Nachricht vom Typ { $wanted } hin
why-message-lacks = seiner Nachricht fehlt das Feld { $field }
why-message-field = seine Nachricht hat ein unbekanntes Feld { $field }; es gibt { $known }
why-message-kind = das Feld { $field } seiner Nachricht ist nicht vom Typ { $wanted }
why-message-protocol = es spricht Version { $theirs } des Protokolls, nicht Version { $ours }
why-message-question = es beantwortet Frage { $theirs } statt Frage { $ours }
