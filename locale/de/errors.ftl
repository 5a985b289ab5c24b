# Every message a person meets when something cannot be; the number is shown in front of it.

## The command line

error-101 = Einen Befehl „{ $name }“ gibt es nicht. motherlode --help listet alle auf.
error-102 = Eine Option „{ $name }“ gibt es hier nicht. --help listet alle auf.
error-103 = Es fehlt etwas: { $name }. Mit --help steht da, was der Befehl braucht.
error-104 = { $name } muss eine ganze Zahl sein.
error-105 = Diese Befehlszeile ist nicht zu verstehen: { $text }
error-106 = Die Datei { $file } lässt sich nicht lesen: { $text }
error-107 = Die Datei { $file } lässt sich nicht schreiben: { $text }
error-108 = Die Datei { $file } gibt es schon; sie wurde nicht überschrieben. Wähle einen anderen Namen.
error-110 = { $name } muss zwischen { $least } und { $most } liegen.
error-111 = In Motherlode ist etwas schiefgegangen, und es lag nicht an dir: { $text }. Was gespeichert war, ist noch da.
error-112 = „{ $text }“ ist weder ein Zug noch ein Befehl. Mit hilfe siehst du die Befehle, mit züge die Züge.
error-113 = „{ $text }“ kann mehrere Züge bedeuten: { $moves }. Tippe mehr von dem, den du meinst.
error-114 = Einen Absatz { $rule } gibt es in den Regeln von { $game } nicht. Mit regeln siehst du alle.
error-116 = „{ $text }“ ist keine Spieloption. Schreib name=wert, jede nur einmal.
error-117 = Dieses Protokoll hat { $lines } Einträge; einen Eintrag { $at } gibt es nicht.
error-118 = Ein Spieler ist „person“ oder ein Bot; „{ $text }“ ist keins von beiden. Bots: { $bots }.
error-119 = Die Sprache „{ $lang }“ gibt es hier nicht. Zur Wahl stehen: { $langs }.
error-120 = „{ $name }“ ist eine Angabe zu viel. Mit --help steht da, was der Befehl nimmt.
error-121 = { $seats } Plätze brauchen { $seats } Spieler; genannt sind { $players }.
error-122 = --resume setzt ein Spiel so fort, wie es gespeichert ist. Lass { $name } weg.
error-123 = Das Betriebssystem weigert sich: { $text }
error-124 = Jemand anderes hat das Spiel in { $file } weitergespielt. Nichts wurde überschrieben; diese Sitzung endet hier.
error-125 = speichern braucht einen Dateinamen, zum Beispiel: speichern mein-spiel.log
error-126 = --above ist ein Anteil der Siege zwischen 0 und 1, etwa 0.6 oder 60%; „{ $text }“ ist keiner.

## Moves

error-201 = „{ $move }“ ist nicht erlaubt. Siehe { $game } { $rule }.
error-202 = Einen Zug „{ $move }“ gibt es nicht.
error-203 = Das galt einer früheren Stellung (Zug { $turn }, jetzt { $now }). Sieh dir das Brett noch einmal an und wähle dann.
error-204 = Das ist kein Zug.
error-205 = Einen Platz { $seat } gibt es an einem Tisch für { $seats } nicht.
error-206 = { $seat } hat keinen Zug zurückzunehmen.
error-207 = { $seat } kann das nur zurücknehmen, wenn alle zustimmen, denn seither hat jemand gezogen, oder etwas wurde aufgedeckt.
error-208 = Dieses Spiel kann hier nicht weitergehen, denn sein Protokoll enthält den Startwert nicht.
error-209 = Das Spiel ist zu Ende, zurücknehmen lässt sich nichts mehr.
error-210 = Die Liste geht nach der Entscheidung noch weiter, deshalb wurde nichts gespielt. Mach die übrigen Züge danach.

## Logs

error-301 = Diese Datei ist länger als { $limit } Zeichen; so lang ist kein Spielprotokoll.
error-302 = Das ist kein Spielprotokoll. Ein Protokoll beginnt mit „motherlode log“.
error-303 = Dieses Protokoll hat das Format „{ $version }“; diese Version von Motherlode liest nur Format 1.
error-304 = Im Kopf des Protokolls fehlt ein gültiger Eintrag „{ $entry }“.
error-305 = Zeile { $line } der Datei ist nicht zu verstehen: { $text }
error-306 = Die Einträge müssen fortlaufend nummeriert sein, aber { $number } steht, wo { $expected } stehen müsste.
error-307 =
    Eintrag { $number }, „{ $move }“, ist { $rule ->
        [none] kein Zug dieses Spiels
       *[other] dort nicht erlaubt ({ $game } { $rule })
    }.
error-308 = Eintrag { $number } nimmt etwas zurück, das sich dort nicht zurücknehmen ließ.
error-309 = Das Protokoll nennt ein anderes Ergebnis als das, zu dem seine Züge führen.
error-310 = Der Startwert im Protokoll ist nicht der, den der Kopf versprochen hat.
error-311 = Eintrag { $number } ist nicht die Ziehung, die der Startwert ergibt.
error-312 = Das Protokoll enthält den Startwert noch nicht, also lassen sich die Ziehungen nicht prüfen. Er wird am Spielende veröffentlicht.
error-313 = Gespielt wurde nach Fassung { $revision } der Regeln; diese Version von Motherlode kennt nur Fassung { $now }.
error-314 = Die Materialwerte, mit denen gespielt wurde ({ $hash }), sind hier nicht vorhanden.
error-315 = Dieses Protokoll ist zu lang: Erlaubt sind höchstens { $limit } Einträge.

## Games, options, data

error-401 = Ein Spiel „{ $game }“ gibt es nicht. Zur Wahl stehen: { $games }.
error-402 = Eine Variante „{ $preset }“ gibt es nicht. Zur Wahl stehen: { $presets }.
error-403 =
    Eine Spieloption „{ $option }“ steht hier nicht zur Wahl{ $options ->
        [none] ; die Variante lässt keine offen.
       *[other] . Zur Wahl stehen: { $options }.
    }
error-404 = { $option } kann nicht „{ $choice }“ sein. Zur Wahl stehen: { $choices }.
error-405 = Mit { $seats } Spielern lässt sich das nicht spielen. Möglich: { $allowed }.
error-406 = Diese Spieloptionen passen nicht zusammen. Siehe { $game } { $rule }.
error-407 = Einen Aufbau { $deal } gibt es nicht. Es gibt { $deals }, gezählt ab 0.
error-411 = { $file } ist keine Datendatei: { $text }
error-412 = { $file }: Der Eintrag { $entry } kann nicht stimmen. Siehe { $game } { $rule }.
error-413 = { $file } ist länger als { $limit } Bytes; so lang ist keine Datendatei.

## Bots

error-501 = Einen Bot „{ $bot }“ gibt es nicht. Zur Wahl stehen { $bots } oder eine Klasse in einer eigenen Datei: DATEI.py:KLASSE
error-502 = „{ $bot }“ hat keine gültige Grenze. Schreib eine Zahl von Durchläufen (mcts:500), eine Zeit bis 600s (mcts:0.2s) oder einen Teil der üblichen Bedenkzeit einer Stufe (expert:0.5).
error-503 = Es gibt { $seats } Plätze, genannt sind aber { $bots } Bots. Nenne einen für alle Plätze oder für jeden einen.
error-504 = Der Bot greedy kann { $game } nicht spielen: Ihm fehlt eine Bewertung für dieses Spiel.
error-505 = Die Datei { $file } des Bots lässt sich nicht lesen: { $text }
error-506 =
    In { $file } gibt es keine Klasse { $name }{ $names ->
        [none] {" "}und auch sonst keinen Bot.
       *[other] . Bots darin: { $names }.
    }
error-507 = { $name } in { $file } ist kein Bot: Das muss eine Unterklasse von motherlode.bots.bot.Bot mit einer Methode choose sein.
error-508 = { $file } lässt sich wegen eines Fehlers in Zeile { $line } nicht laden: { $text }
error-509 =
    Der Bot { $bot } ist{ $line ->
        [0] {""}
       *[other] {" "}in Zeile { $line }
    } gescheitert: { $text }
error-510 = Der Bot { $bot } hat mit „{ $move }“ geantwortet; das ist dort kein erlaubter Zug.
error-511 = In diesem gespeicherten Spiel sitzt { $bot }, ein Bot aus einer Datei. Gespeicherte Spiele können von überall kommen, deshalb läuft er nur mit --trust.

## Tables over the net

error-600 = Bei uns ist etwas schiefgegangen (Nummer { $number }). Jeder angenommene Zug ist gesichert. Versuch es noch einmal.
error-601 = Der Server versteht diese Anfrage nicht: { $text }
error-602 = Diesen Tisch gibt es nicht. Prüfe den Link oder den Code.
error-603 = Unter dieser Adresse ist nichts.
error-604 = Platz { $seat } gehört nicht dir.
error-605 = Wir kennen deinen Namen noch nicht. Gib zuerst einen ein.
error-606 = Diese Anfrage kam von einer fremden Seite und wurde abgelehnt.
error-607 = Das waren zu viele Anfragen. Versuch es in { $seconds } s wieder.
error-608 = Das ist größer als die erlaubten { $limit } Bytes.
error-609 = { $seat } ist schon besetzt. Wähle einen anderen Platz.
error-610 = Das kann nur, wer den Tisch geöffnet hat.
error-611 = Das Spiel hat noch nicht begonnen.
error-612 = Das Spiel hat schon begonnen.
error-613 = Ein Platz ist noch frei. Auf jedem muss jemand sitzen, ein Mensch oder ein Bot.
error-614 = Das Spiel läuft noch; sein Protokoll bleibt bis zum Ende geheim.
error-615 = Eine Stellung { $at } gibt es nicht; die letzte ist { $last }.
error-616 = Dieser Link wurde schon benutzt oder ist zu alt. Lass dir einen neuen geben.
error-617 = Gerade bittet dich niemand, einen Zug zurücknehmen zu dürfen.
error-618 = Ein Name braucht mindestens einen Buchstaben.
error-619 = Das geht unter dieser Adresse nicht.
error-620 = Das ist eine Aufzeichnung. Du kannst sie ansehen, aber keinen Zug in ihr machen.
error-621 = Der Bot hat gerade keine Antwort. Versuch es gleich noch einmal.
error-622 = { $seats } Plätze brauchen { $seats } Spieler; genannt sind { $players }.
error-623 = An diesem Tisch sind schon { $limit } Nachrichten geschrieben; mehr sind nicht möglich.
error-624 = Gerade ist niemand bei dir, mit dem du im kleinen Kreis reden könntest. Schreib an den ganzen Tisch.
error-625 = Das kannst du jetzt weder ankündigen noch erbitten.
error-626 = Du hast an dieser Stelle schon { $limit } Entscheidungen zurückgenommen; mehr geht nicht. Spiel erst weiter.
error-627 = Du hast bei diesem Treffen schon { $limit } Mal etwas angekündigt oder erbeten; öfter geht es nicht.
error-628 = Dieser Schlüssel ist hier unbekannt. Vielleicht wurde er widerrufen; leg einen neuen an.
error-629 = Das kann kein Programm, das kann nur sein Besitzer.
error-630 = Du hast schon { $limit } Programme; mehr sind nicht möglich. Widerrufe zuerst eines.
error-631 = Ein solches Programm hast du nicht.
error-632 = { $seat } hat diese Farbe schon. Wähle eine andere.
error-633 = An diesem Tisch wird nur beim Treffen gesprochen.
error-641 = Eine Besprechung gibt es erst, wenn das Spiel zu Ende ist.
error-642 = Für dich laufen schon { $limit } Besprechungen. Warte, bis eine fertig ist, oder brich eine ab.
error-643 = Diese Besprechung hat jemand anderes begonnen, und nur diese Person kann sie abbrechen.
error-651 = Ein anderer Server benutzt den Ordner { $folder } schon. Beende ihn oder nimm mit --folder einen anderen.
error-652 = { $file } stammt von einer neueren Version von Motherlode. Nichts wurde verändert; nimm jene Version.
error-653 = Port { $port } lässt sich nicht benutzen. Nimm mit --port einen anderen; 0 nimmt irgendeinen freien.
error-654 = Die Seiten für den Browser sind noch nicht gebaut. make play baut sie.

## The lab

error-701 = Eine Arena braucht mindestens zwei verschiedene Bots.
error-702 = Bei { $bots } Bots für { $seats } Plätze darf jeder nur einmal genannt werden.
error-703 = Die Aufzeichnung { $file } gehört zu einer anderen Arena. Nichts wurde verändert.
error-704 = Zeile { $line } der Aufzeichnung { $file } ist beschädigt oder wurde verändert. Mit --fresh fängst du neu an.
error-705 = Eine andere Arena schreibt in die Aufzeichnung { $file }; diese hier endet.
error-706 = Die Aufzeichnung { $file } lässt sich nicht schreiben: { $text }
error-707 = Ein Prozess, der Spiele spielte, ist abgestürzt (Code { $code }). Fertige Spiele sind gesichert; derselbe Befehl macht weiter.
