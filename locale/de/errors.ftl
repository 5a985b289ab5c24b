# Every message a person meets when something cannot be; the number is shown in front of it.

## The command line

error-101 = Einen Befehl „{ $name }“ gibt es nicht. motherlode --help listet alle auf.
error-102 = Eine Option „{ $name }“ gibt es hier nicht. --help listet alle auf.
error-103 = Es fehlt etwas: { $name }.
error-104 = { $name } verlangt eine ganze Zahl.
error-105 = Die Befehlszeile ergibt keinen Sinn: { $text }
error-106 = Die Datei { $file } lässt sich nicht lesen: { $text }
error-107 = Die Datei { $file } lässt sich nicht schreiben: { $text }
error-108 = Die Datei { $file } gibt es schon; nichts wurde überschrieben.
error-110 = { $name } muss zwischen { $least } und { $most } liegen.
error-111 = Das ist unser Fehler, nicht deiner: { $text }. Was gespeichert war, ist noch da.
error-112 = „{ $text }“ ist weder ein Zug noch ein Befehl. hilfe nennt die Befehle, züge die Züge.
error-113 = „{ $text }“ kann mehrere Züge bedeuten: { $moves }.
error-114 = Einen Absatz { $rule } gibt es in den Regeln von { $game } nicht.
error-116 = Eine Spieloption schreibt man name=wert, jede nur einmal; nicht „{ $text }“.
error-117 = Dieses Protokoll hat { $lines } Einträge; { $at } gehört nicht dazu.
error-118 = Ein Spieler ist „person“ oder ein Bot, nicht „{ $text }“. Bots: { $bots }.
error-119 = Die Sprache „{ $lang }“ gibt es nicht. Es gibt: { $langs }.
error-120 = Überzählige Angabe: „{ $name }“.
error-121 = { $seats } Plätze brauchen { $seats } Spieler; genannt sind { $players }.
error-122 = --resume setzt ein Spiel fort, wie es gespeichert ist; lass { $name } weg.
error-123 = Das System weigert sich: { $text }
error-124 = In { $file } spielt jemand anderes weiter; nichts wurde überschrieben, und dieser Tisch endet hier.
error-125 = speichern braucht den Namen einer Datei.
error-126 = --above ist ein Anteil der Siege zwischen 0 und 1, etwa 0.6 oder 60%; nicht „{ $text }“.

## Moves

error-201 = „{ $move }“ ist nicht erlaubt. { $game } { $rule }.
error-202 = Einen Zug „{ $move }“ gibt es nicht.
error-203 = Das galt einer früheren Stellung (Zug { $turn }, jetzt { $now }). Sieh noch einmal hin.
error-204 = Das ist kein Zug.
error-205 = Einen Platz { $seat } gibt es an einem Tisch für { $seats } nicht.
error-206 = { $seat } hat nichts zurückzunehmen.
error-207 = { $seat } kann das nur zurücknehmen, wenn alle zustimmen: Seither hat jemand gezogen oder etwas wurde aufgedeckt.
error-208 = Dieses Spiel kann hier nicht weitergehen: Sein Protokoll enthält den Startwert des Zufalls nicht.
error-209 = Das Spiel ist aus, nichts lässt sich mehr zurücknehmen.
error-210 = Die Liste geht weiter, obwohl ihre Entscheidung gefallen ist; nichts wurde gespielt.

## Logs

error-301 = Die Datei ist länger als { $limit } Zeichen; so lang ist kein Protokoll.
error-302 = Das ist kein Spielprotokoll. Ein Protokoll beginnt mit „motherlode log“.
error-303 = Das Protokoll hat das Format „{ $version }“; dieses Programm liest Format 1.
error-304 = Im Kopf des Protokolls fehlt ein brauchbarer Eintrag „{ $entry }“.
error-305 = Zeile { $line } der Datei ergibt keinen Sinn: { $text }
error-306 = Die Einträge sind fortlaufend nummeriert: { $number } steht, wo { $expected } stehen müsste.
error-307 =
    Eintrag { $number }, „{ $move }“, ist { $rule ->
        [none] kein Zug dieses Spiels
       *[other] dort nicht erlaubt ({ $game } { $rule })
    }.
error-308 = Eintrag { $number } nimmt zurück, was sich dort nicht zurücknehmen lässt.
error-309 = Nach seinen Zügen ist das Spiel anders ausgegangen, als das Protokoll sagt.
error-310 = Der Startwert im Protokoll ist nicht der, den der Kopf versprochen hat.
error-311 = Eintrag { $number } entspricht nicht der Ziehung aus dem Startwert.
error-312 = Das Protokoll enthält den Startwert noch nicht, also lässt sich der Zufall nicht prüfen. Er wird am Spielende veröffentlicht.
error-313 = Gespielt wurde nach Fassung { $revision } der Regeln; dieses Programm kennt Fassung { $now }.
error-314 = Die Daten, mit denen gespielt wurde ({ $hash }), sind nicht da.
error-315 = Ein Protokoll hat höchstens { $limit } Einträge.

## Games, options, data

error-401 = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $games }.
error-402 = Eine Variante „{ $preset }“ gibt es nicht. Es gibt: { $presets }.
error-403 =
    Eine Spieloption „{ $option }“ steht hier nicht zur Wahl{ $options ->
        [none] ; die Variante lässt keine offen.
       *[other] . Es gibt: { $options }.
    }
error-404 = { $option } kann nicht „{ $choice }“ sein. Zur Wahl stehen: { $choices }.
error-405 = Zu { $seats } lässt sich das nicht spielen. Möglich: { $allowed }.
error-406 = Diese Spieloptionen passen nicht zusammen. { $game } { $rule }.
error-407 = Einen Aufbau { $deal } gibt es nicht; gezählt wird ab 0, und es gibt { $deals }.
error-411 = { $file } ist keine Datendatei: { $text }
error-412 = { $file }: Der Eintrag { $entry } kann nicht stimmen. { $game } { $rule }.
error-413 = { $file } ist länger als { $limit } Bytes; so lang ist keine Datendatei.

## Bots

error-501 = Einen Bot „{ $bot }“ gibt es nicht. Es gibt: { $bots }.
error-502 = „{ $bot }“: Eine Grenze ist eine Zahl von Durchläufen wie mcts:500 oder eine Zeit wie mcts:0.2s, höchstens 600s.
error-503 = { $seats } Plätze, aber { $bots } Bots genannt: Nenne einen für alle oder je einen.
error-504 = Noch hat niemand dem Bot greedy erklärt, wie man { $game } beurteilt.
error-505 = Die Datei { $file } des Bots ist nicht lesbar: { $text }
error-506 =
    In { $file } gibt es keine Klasse { $name }{ $names ->
        [none] {" "}und auch sonst keinen Bot.
       *[other] . Bots darin: { $names }.
    }
error-507 = { $name } in { $file } ist kein Bot: Das muss eine Unterklasse von motherlode.bots.bot.Bot mit einer Methode choose sein.
error-508 = { $file } bricht beim Laden in Zeile { $line } ab: { $text }
error-509 =
    Der Bot { $bot } bricht{ $line ->
        [0] {""}
       *[other] {" "}in Zeile { $line }
    } ab: { $text }
error-510 = Der Bot { $bot } antwortet mit „{ $move }“; das ist dort kein erlaubter Zug.
error-511 = In diesem Spiel sitzt { $bot }, ein Bot in einer Datei. Gespeicherte Spiele kommen von überall her: Mit --trust wird er ausgeführt.

## Tables over the net

error-600 = Bei uns ist etwas schiefgegangen (Nummer { $number }). Was angenommen war, ist nicht verloren.
error-601 = Diese Anfrage ergibt keinen Sinn: { $text }
error-602 = Diesen Tisch gibt es nicht.
error-603 = Unter dieser Adresse ist nichts.
error-604 = Platz { $seat } gehört nicht dir.
error-605 = Wir kennen deinen Namen noch nicht.
error-606 = Diese Anfrage kam von einer fremden Seite.
error-607 = Zu viele Anfragen. Versuch es in { $seconds } s wieder.
error-608 = Das ist größer als { $limit } Bytes.
error-609 = Der Platz von { $seat } ist besetzt.
error-610 = Das kann nur, wer den Tisch geöffnet hat.
error-611 = Das Spiel hat noch nicht begonnen.
error-612 = Das Spiel hat schon begonnen.
error-613 = Ein Platz ist noch frei.
error-614 = Das Spiel läuft noch; sein Protokoll ist bis zum Ende geheim.
error-615 = Eine Stellung { $at } gibt es nicht; die letzte ist { $last }.
error-616 = Dieser Link wurde schon benutzt oder ist zu alt.
error-617 = Niemand fragt dich gerade, ob er etwas zurücknehmen darf.
error-618 = Ein Name braucht mindestens einen Buchstaben.
error-619 = Das geht unter dieser Adresse nicht.
error-620 = Das ist eine Aufzeichnung; man kann sie ansehen, aber nicht weiterspielen.
error-621 = Der Bot hat gerade keine Antwort.
error-622 = { $seats } Plätze brauchen { $seats } Spieler; genannt sind { $players }.
error-623 = An diesem Tisch ist schon alles gesagt: Mehr als { $limit } Zeilen hat kein Gespräch.
error-624 = Gerade steht niemand abseits bei dir; nur der ganze Tisch kann dich hören.
error-625 = Jetzt kann niemand sein Wort geben, oder nicht dieses.
error-626 = Du hast hier schon { $limit } Mal zurückgenommen; öfter geht es nicht. Spiel erst weiter.
error-627 = Du hast bei diesem Treffen schon { $limit } Mal dein Wort gegeben; öfter geht es nicht.
error-628 = Dieser Schlüssel ist hier unbekannt. Vielleicht wurde er widerrufen.
error-629 = Das kann kein Programm, nur sein Besitzer.
error-630 = Du hast { $limit } Programme; mehr dürfen es nicht sein. Entferne zuerst eines.
error-631 = Ein solches Programm hast du nicht.
error-632 = Diese Farbe ist vergeben: { $seat } hat sie.
error-633 = An diesem Tisch wird nur beim Treffen gesprochen.
error-641 = Besprochen wird ein Spiel erst, wenn es zu Ende ist.
error-642 = Es laufen schon { $limit } Besprechungen für dich. Warte auf eine davon oder brich eine ab.
error-643 = Diese Besprechung hat jemand anders verlangt; nur er kann sie abbrechen.
error-651 = Ein anderer Server benutzt den Ordner { $folder }.
error-652 = { $file } stammt von einer neueren Version dieses Programms; nichts wurde verändert.
error-653 = Port { $port } ist hier nicht zu haben.
error-654 = Die Seiten für den Browser sind nicht gebaut. make play baut sie.

## The lab

error-701 = Eine Arena braucht mindestens zwei verschiedene Bots.
error-702 = Bei { $bots } Bots für { $seats } Plätze darf jeder nur einmal genannt sein.
error-703 = Die Aufzeichnung { $file } gehört zu einer anderen Arena. Nichts wurde geändert.
error-704 = Zeile { $line } der Aufzeichnung { $file } ist beschädigt oder wurde geändert. --fresh fängt neu an.
error-705 = Jemand anders schreibt in die Aufzeichnung { $file }; diese Arena endet hier.
error-706 = Die Aufzeichnung { $file } lässt sich nicht führen: { $text }
error-707 = Ein Prozess, der Spiele spielte, ist gestorben (Code { $code }). Was fertig war, ist aufgehoben; derselbe Befehl spielt weiter.
