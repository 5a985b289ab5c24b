# What the browser says around the tables: head of the page, lobby, new tables, waiting room.

## Everywhere

page-title = { $title } – Motherlode
labelled = { $label }: { $value }
brand-home = Motherlode: zu den Spielen
tools = Werkzeuge
theme = Hell oder dunkel
language = Sprache
close = Schließen
rules = Regeln
rules-of = Regeln von { $game }
rules-none = Für dieses Spiel gibt es noch kein Regelheft.
rule-open = Regeln aufschlagen: { $game } { $rule }
offline = Keine Verbindung. Nichts ist verloren.
try-again = Noch einmal versuchen
just-now = gerade eben
your-turn = Du bist am Zug
name-and-colour = { $name } ({ $colour })
name-of-program = { $name } (Programm)
bot-beginner = Anfänger-Bot
bot-club = Vereins-Bot
bot-expert = Experten-Bot
bot-of-colour = Bot { $colour }
level-beginner = Anfänger
level-club = Vereinsspieler
level-expert = Experte
told-undone =
    { $seat-you ->
        [yes] Du hast einen Zug zurückgenommen.
       *[no] { $seat } hat einen Zug zurückgenommen.
    }

## The guest

guest-default = Gast
guest-line = Du spielst als { $name }.
name-label = Dein Name
name-change = Namen ändern
name-keep = Namen übernehmen
name-cancel = Abbrechen

## The lobby

lobby-title = Spiele
lobby-edition = Brettspiele über Bergbau
hello-first = Wähle ein Spiel.
hello-first-note = Spiele gegen Bots, mit jemandem an diesem Gerät oder mit Freunden, denen du einen Link schickst. Ein Konto brauchst du nicht.
quick-start =
    { $bots ->
        [one] { $game } gegen einen Anfänger-Bot spielen
       *[other] { $game } gegen { $bots } Anfänger-Bots spielen
    }
hello =
    { $tables ->
        [0] Kein Tisch wartet auf dich.
        [1] Ein Tisch wartet auf dich.
        [2] Zwei Tische warten auf dich.
        [3] Drei Tische warten auf dich.
       *[other] { $tables } Tische warten auf dich.
    }
your-tables = Deine Tische
open-seats = Freie Plätze
open-seats-note = hier wird gewartet
open-seats-none = Gerade sucht kein Tisch Mitspieler. Du kannst einen öffnen und hier anzeigen lassen.
finished-tables = Beendet
finished-more =
    { $tables ->
        [one] Einen weiteren zeigen
       *[other] { $tables } weitere zeigen
    }
card-running = mit { $names }. { $edition }, Zug { $move }
card-alone = { $edition }, Zug { $move }
card-open =
    { $bots ->
        [0] { $seated } von { $seats } Plätzen besetzt. { $edition }
        [one] { $seated } von { $seats } Plätzen besetzt, einer davon mit einem Bot. { $edition }
       *[other] { $seated } von { $seats } Plätzen besetzt, { $bots } davon mit Bots. { $edition }
    }
card-won =
    { $name-you ->
        [yes] beendet: du hast mit { $points } gewonnen
       *[no] beendet: { $name } hat mit { $points } gewonnen
    }
card-shared = beendet: { $names } teilen sich mit { $points } den Sieg
card-record = Aufzeichnung: { $names }
card-record-unnamed = Aufzeichnung
turn-of = { $name } ist am Zug
turn-of-several = wartet auf { $count } Spieler
waits-for-players = wartet auf Mitspieler
see-end = Zum Ergebnis
see-record = Ansehen
sit-down = Hinsetzen
invited = Eingeladen?
join-label = Tischcode oder Link
join = Zum Tisch
join-bad = Das ist weder der Code eines Tisches noch ein Link dorthin. Ein Code hat 16 Zeichen: Buchstaben, Ziffern, - und _.
open-log = Protokolldatei öffnen
open-log-bad = Diese Datei lässt sich nicht lesen.
new-table = Neuer Tisch
engine-compiled = Die Engine ist kompiliert.
engine-compiling = Die Engine wird kompiliert: { $percent } %. Bis sie fertig ist, denken Bots langsamer.
engine-bots = Die Engine ist kompiliert, und Bots denken mit voller Geschwindigkeit. Die Tische nutzen sie nach dem nächsten Start des Servers.
engine-plain = Die Engine läuft als einfaches Python: Alles funktioniert, nur denken Bots langsamer.

## The atlas

sheet-number = Blatt { $number }
players-from-to = { $least } bis { $most } Spieler
players-listed =
    { $most ->
        [one] { $seats } Spieler
       *[other] { $seats } Spieler
    }
sheet-size = { $players }, { $time }

## A new table

new-by = Ein Spiel von { $designers }, { $publisher } { $year }
new-by-nobody = Das Regelheft nennt weder Autor noch Verlag.
new-unknown = Dieser Server hat kein Spiel „{ $game }“.
new-variant = Variante
new-seats = Plätze
new-options = Spieloptionen
new-readings = Offene Fragen in den Regeln
new-readings-changed =
    { $changed ->
        [0] { $count ->
            [one] eine, wie üblich beantwortet
           *[other] { $count }, alle wie üblich beantwortet
        }
       *[other] { $changed } von { $count } geändert
    }
new-readings-about = Hier lassen sich die gedruckten Regeln verschieden lesen. Bei jeder Antwort steht, was für sie spricht; wenn du keine Vorliebe hast, lass alles, wie es ist.
new-listed = Wer mitspielen kann
players =
    { $count ->
        [one] ein Spieler
       *[other] { $count } Spieler
    }
seat-label = Platz { $number } ({ $colour })
seat-number = Platz { $number }
look = Farbe und Zeichen
look-of = Farbe und Zeichen von Platz { $number }: { $look }
look-taken = { $look }, vergeben ({ $name })
look-red = Rot, Hammer
look-blue = Blau, Schaufel
look-yellow = Gelb, Bohrer
look-green = Grün, Dynamit
look-mauve = Lila, Meißel
look-white = Weiß, Bagger
device-name-label = Name für Platz { $number }
device-name = Spieler { $number }
sits-me = Du
sits-device = Jemand anderes an diesem Gerät
sits-bot-beginner = Bot, Anfänger
sits-bot-club = Bot, Vereinsspieler
sits-bot-expert = Bot, Experte
sits-open = Frei für Freunde
listed-link = Nur mit Link
listed-link-note = Alle, denen du den Link schickst.
listed-all = Offen für alle
listed-all-note = Der Tisch steht unter „Freie Plätze“.
glass = Sanduhr
glass-none = keine
glass-minutes =
    { $minutes ->
        [1] eine Minute
        [2] zwei Minuten
        [5] fünf Minuten
       *[other] { $minutes } Minuten
    }
glass-seconds = { $seconds } Sekunden
glass-note = Für jede Wahl, die alle gleichzeitig treffen. Ist der Sand durchgelaufen, wählt das Spiel für alle, die noch nicht gewählt haben.
glass-note-none = Alle können sich Zeit lassen.
edition-minutes =
    { $minutes ->
        [1] { $edition }, Sanduhr eine Minute
        [2] { $edition }, Sanduhr zwei Minuten
        [5] { $edition }, Sanduhr fünf Minuten
       *[other] { $edition }, Sanduhr { $minutes } Minuten
    }
edition-seconds = { $edition }, Sanduhr { $seconds } Sekunden
new-begins = Alle Plätze sind besetzt, das Spiel beginnt sofort.
new-waits = Du bekommst einen Link zum Verschicken. Das Spiel beginnt, sobald du es startest.
begin = Spiel starten
open-and-invite = Tisch öffnen und einladen

## The waiting room

waiting = Es fehlen noch Mitspieler
waiting-ready = Alle sind da
waiting-ask-owner = Lade Mitspieler ein.
waiting-note-owner = Schick ihnen den Link oder gib freie Plätze an Bots. Du startest das Spiel, wenn alle Plätze besetzt sind.
waiting-ask-ready = Starte, wann du willst.
waiting-ask-visitor = Nimm Platz.
waiting-note-visitor = Wer den Tisch geöffnet hat, startet das Spiel, sobald alle Plätze besetzt sind.
waiting-ask-seated = Du hast einen Platz.
waiting-note-ready = Wer den Tisch geöffnet hat, startet das Spiel.
waiting-note-full = Du kannst bleiben und zusehen.
waiting-ask-full = Alle Plätze sind besetzt.
seats-taken = { $seated } von { $seats } Plätzen besetzt.
companies = Spieler
seat-free = frei
seat-you = du
seat-bot = Bot
seat-program = Programm
sit-here = Hier hinsetzen
stand-up = Aufstehen
give-bot = An einen Bot geben
give-bot-to = Platz { $number } an einen Bot geben
free-seat = Platz freigeben
leave = Tisch verlassen
share = Einladen
share-label = Link zu diesem Tisch
share-copy = Link kopieren
share-copied = Kopiert.
share-selected = Der Link ist markiert. Kopiere ihn mit der Tastatur oder durch langes Drücken.

## A personal link

moved-title = Einen Platz auf dieses Gerät holen
moved-ask = Auf diesem Gerät weiterspielen?
moved-note = Der Platz zieht aus dem anderen Browser in diesen um. Der Link gilt nur einmal.
moved-take = Den Platz übernehmen
moved-empty = Dieser Link ist unvollständig. Hol dir am Tisch auf dem anderen Gerät einen neuen.

## Programme

programs-link = Ein eigenes Programm spielen lassen
programs-title = Programme
programs-ask = Lass ein Programm für dich spielen.
programs-note = Ein eigener Bot, der auf irgendeinem Rechner läuft, kann hier Platz nehmen. Er weist sich mit einem Schlüssel aus, und alle am Tisch sehen, dass dort ein Programm sitzt.
programs-how = Ein Programm stellt dieselben Anfragen wie diese Seiten. Sie sind alle beschrieben in
program-name = Name des Programms
program-make = Schlüssel anlegen
program-token = Schlüssel für { $name }
program-token-means = Kopiere ihn jetzt: Er wird nicht noch einmal gezeigt. Wer ihn hat, kann als dieses Programm spielen.
program-revoke = Widerrufen
program-revoke-means = Der Schlüssel gilt ab sofort nicht mehr. In Spielen, die schon begonnen haben, kannst du den Platz übernehmen.

## Nowhere

lost-title = Seite nicht gefunden
lost-text = Unter dieser Adresse gibt es nichts.
lost-back = Zu den Spielen
