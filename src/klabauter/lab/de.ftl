# Die Meldungen zu lab/errors.py.

error-bots-do-not-fit = { $bots ->
    [one] Ein Bot ist genannt
   *[other] { $bots } Bots sind genannt
} für { $seats } Plätze. Nenne für jeden Platz einen, oder einen für alle.
error-bad-batch = Mit diesen Tischen geht es nicht weiter: { $why }.
error-actions-do-not-fit = Erwartet werden { NUMBER($tables, useGrouping: 0) } Aktionen, eine für jeden Tisch, nicht { $given }. An keinem Tisch wurde gezogen.
one-action = eine einzelne
error-bad-action = Aktion { NUMBER($action, useGrouping: 0) } ist an Tisch { NUMBER($table, useGrouping: 0) } nicht erlaubt. An keinem Tisch wurde gezogen. Möglich: { $possible }.
error-one-level = Eine Leiter vergleicht mindestens zwei Stufen. Es gibt: { $known }.
error-not-on-the-ladder = Die Leiter vergleicht nur die eigenen Stufen von Klabauter ({ $known }): Sie speichert ihre Partien nach dem Code der Bots, und der Code eines Programms ist unbekannt. Ein Programm misst: klabauter compare SPIEL "{ $name }" sailor
error-bad-comparison = Das lässt sich nicht vergleichen: { $why }.
why-no-deals = es muss mindestens ein Satz sein, nicht { $number }
error-bad-simulation = Das lässt sich nicht durchspielen: { $why }.
why-no-games = es muss mindestens eine Partie sein, nicht { $number }
error-bad-ladder = Die Datei der Leiter { $path }: { $why }.
why-unwritable = die Datei lässt sich nicht schreiben ({ $detail })
why-no-numbers = Zahlen der Art { $numbers } gibt es nicht. Möglich sind: { $possible }
why-no-tables = es muss mindestens ein Tisch sein, nicht { $number }
why-batch-lost = ein Prozess hat geendet; warum, steht in der Fehlerausgabe
why-batch-closed = sie wurden geschlossen
why-no-deal = Zeile { $line } ist kein Satz einer Leiter
