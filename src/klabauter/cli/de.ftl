# Die Meldungen zu cli/errors.py. Andere Texte des Terminals sind in words/de.ftl.

why-receipt = das ist kein Beleg von einem Tisch
error-cannot-save = { $path } lässt sich nicht schreiben ({ $detail }). Wähle mit --save DATEI einen anderen Ort.
error-cannot-read = { $path } lässt sich nicht lesen ({ $detail }).
error-file-exists = { $path } gibt es schon und wird nicht überschrieben. Fortsetzen: klabauter play --resume { $path }
error-being-played = { $path } wird gerade gespielt, in einem anderen Fenster. Erst dort aufhören (q), oder mit klabauter play eine neue Partie beginnen.
error-nothing-to-resume = In { $folder } liegt keine angefangene Partie. Eine neue beginnt ohne --resume.
error-resume-with = { $name } geht nicht zusammen mit --resume: Die gespeicherte Partie enthält das schon.
error-program-in-file = { $path } nennt ein Programm als Mitspieler, und eine Datei allein startet nie ein Programm. Wenn du ihm traust, nenne es selbst: --seats "{ $seats }"
error-other-game = { $path } ist eine Partie von { $there }, nicht von { $here }.
error-unknown-seat = „{ $kind }“ kann nicht am Tisch sitzen.{ $meant } Möglich: { $known }.
error-no-such-seat = Einen Platz „{ $name }“ gibt es an diesem Tisch nicht. Möglich: { $known }.
error-bad-names = Möglich sind höchstens { $seats } verschiedene Namen, durch Kommas getrennt.
error-no-paragraph = Einen Paragraphen { $query } hat { $title } nicht. Es gibt: { $known }.
error-nothing-found = In den Regeln von { $title } fand sich nichts zu „{ $query }“. Versuch es mit anderen Wörtern oder der Nummer eines Kapitels.
error-which-of-these = Ein Spiel „{ $name }“ gibt es nicht. Meinst du { $close }? Es gibt: { $known }.
error-which-game = Welches Spiel? Es gibt: { $known }.
error-no-tests = In { $path } liegen keine Tests. Nenne ihren Ordner mit --tests ORDNER.
why-no-such-host = dieser Name ist unbekannt
why-nobody-there = dort antwortet kein Server
