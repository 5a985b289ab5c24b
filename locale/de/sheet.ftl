# The page of a table in the browser, in every game.

## The page

board = Brett
board-label = Brett. Die Stellung steht darunter in Worten.
legend = Zeichenerklärung
loading = Das Blatt wird ausgerollt.
move-number = Zug { $move } von { $of }
watching =
    { $people ->
        [one] Eine Person sieht zu
       *[other] { $people } Personen sehen zu
    }
total = gesamt
points = Punkte
you-word = Du

## Seats and field notes

seat-stood-in = von einem Bot vertreten
seat-turn = Am Zug.{" "}
seat-chooses = Überlegt noch.{" "}
seat-chosen = Hat gewählt.{" "}
company-open = { $seat }: zeigen, was die Firma hat
seat-place =
    { $place ->
        [1] 1. Rang
        [2] 2. Rang
        [3] 3. Rang
       *[other] { $place }. Rang
    }
notes-head = Feldbuch
notes-all = Alles zeigen
notes-fewer = Weniger zeigen
notes-empty = Noch ist nichts geschehen.
moves-made =
    { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }
since-your-turn = Seit deinem letzten Zug
taken-back = (zurückgenommen)
time-was-up =
    { $you ->
        [yes] Deine Zeit war um.
       *[no] Die Zeit von { $seat } war um.
    }

## The prompt

turn-of-seat = { $seat } ist am Zug
your-decision = Deine Entscheidung
waits = Warten
waiting-for = { $seat } ist am Zug.
waiting-many = { $seats } überlegen noch.
waiting-all = Alle überlegen noch.
waiting-count = { $count } Gesellschaften überlegen noch.
waiting-one = { $seat } überlegt noch.
waiting-chosen = Du hast gewählt. Bis alle so weit sind, kannst du es dir anders überlegen.
act-on = { $act } und bestätigen
change-mind = Noch ändern
waiting-leave = Du kannst gehen. Dein Platz bleibt dir.
watching-you = Du siehst zu.
away = Ein Bot spielt für dich
which-move = Deine Wahl
choose-first = Auf dem Brett wählen
clear = Auswahl aufheben
back = Zurück
press-again = Drücke noch einmal oder benutze den Knopf.
on-its-way = Unterwegs …
cut-off = Getrennt
cut-off-ask = Keine Verbindung.
cut-off-safe = Dein Zug ist sicher, wir versuchen es weiter.
cut-off-wait = Nichts ist verloren, wir versuchen es weiter.

## Hints

hint = Tipp
hint-what = Was würde der Bot spielen, und wie sicher ist er?
hint-thinking = Der Bot denkt nach.
hint-is = { $move }.
hint-chance = Gewinnchance { $percent } % ({ $tries } Versuche).
hint-take = Tipp übernehmen
hint-another = Anderer Tipp

## Taking back

undo = Zurücknehmen
undo-free = Den letzten Zug zurücknehmen
undo-asks = Die anderen fragen, ob du deinen letzten Zug zurücknehmen darfst
undo-asked = { $seat } möchte einen Zug zurücknehmen.
undo-asked-means = Alles, was seitdem geschehen ist, wird mit zurückgenommen.
undo-agree = Zustimmen
undo-decline = Ablehnen
undo-declined =
    { $you ->
        [yes] Du hast abgelehnt.
       *[no] { $seat } ist nicht einverstanden; nichts wird zurückgenommen.
    }
undo-mine = Du möchtest einen Zug zurücknehmen. Es fehlt die Antwort von: { $seats }.
undo-waiting = { $seat } möchte einen Zug zurücknehmen. Es fehlt die Antwort von: { $seats }.

## Table talk

talk = Reden
talk-head = Tischgespräch
talk-binds = nichts davon ist bindend
talk-empty = Noch hat niemand etwas gesagt.
talk-unread =
    { $lines ->
        [one] eine neue Zeile
       *[other] { $lines } neue Zeilen
    }
talk-say = Etwas sagen
talk-send = Sagen
talk-to = Zu wem
talk-to-all = zu allen
talk-to-near = nur zu { $seats }
talk-near = im kleinen Kreis:
talk-to-bots = Bots verstehen Ankündigungen und Bitten, aber nichts Geschriebenes.
talk-waiting = Noch nicht angekommen, wir versuchen es weiter.
talk-silent = An diesem Tisch wird nur beim Treffen gesprochen.
talk-announces =
    { $you ->
        [yes] Du kündigst an: { $word }
       *[no] { $seat } kündigt an: { $word }
    }
talk-asks =
    { $you ->
        [yes] Du bittest: { $word }
       *[no] { $seat } bittet: { $word }
    }
margin-shows = Was am Rand steht

## Words given and kept

words-to-give = Ankündigen
ask-someone = Jemanden bitten …
ask-whom = Wen?
ask-nobody = Abbrechen
words-kept = Wort gehalten: { $kept } von { $all }
record-head = Was Worte wert waren
record-none = Noch wurde niemand beim Wort genommen.
record-who = Wer
record-said = Angekündigt
record-did = Getan
record-kept = Das Wort
record-meeting = Treffen { $number }
word-kept = gehalten
word-broken = gebrochen
word-timed = (Zeit war um)

## The sand-glass

glass-left = Noch { $seconds } Sekunden.
glass-out = Zeit um

## The end

finished = Beendet
finished-seed = Mit dem Protokoll lässt sich jede Ziehung nachprüfen.
result-two =
    { $you ->
        [won] Du gewinnst, { $points } zu { $others }.
        [lost] Du verlierst, { $others } zu { $points }.
       *[no] { $seat } gewinnt, { $points } zu { $others }.
    }
result-many =
    { $you ->
        [won] Du gewinnst mit { $points }.
        [lost] { $seat } gewinnt mit { $points }, du hast { $own }.
       *[no] { $seat } gewinnt mit { $points }.
    }
result-shared =
    { $you ->
        [won] Du teilst dir mit { $seats } den Sieg: je { $points }.
        [lost] { $seats } teilen sich mit { $points } den Sieg, du hast { $own }.
       *[no] { $seats } teilen sich mit { $points } den Sieg.
    }
play-again = Noch einmal spielen
look-again = Noch einmal ansehen
log-download = Protokoll herunterladen

## Looking back

look-back = Rückblick
replay = Rückblick
replay-start = Vor dem ersten Zug.
replay-at = Stellung { $at } von { $last }.
replay-slider = Stellung
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-end = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-eyes = Gesehen von
replay-onlooker = einem Zuschauer
replay-link = Link zu dieser Stellung
replay-now = Zurück zum Spiel
replay-leave = Schließen
branch = Von hier weiterspielen
branch-means =
    { $at ->
        [0] Ein neuer Tisch von Anfang an, mit eigenem Zufall. Wer spielt?
       *[other] Ein neuer Tisch ab Stellung { $at }, mit eigenem Zufall. Wer spielt?
    }
branch-begin = Den neuen Tisch öffnen
copy = Kopieren
copied = Kopiert.

## The lesson after the game

lesson = Besprechung
lesson-ask = Was hätte ich besser machen können?
lesson-means = Der Experte geht das Spiel durch und prüft jede Entscheidung noch einmal; dabei weiß er nicht mehr als der Spieler. Das dauert ein bis zwei Minuten.
lesson-of = Wessen Besprechung
lesson-begin = Besprechung beginnen
lesson-go-on = Besprechung fortsetzen
lesson-again = Noch einmal versuchen
lesson-stop = Abbrechen
lesson-waits = Der Experte kommt gleich.
lesson-progress = { $done } von { $of } Entscheidungen geprüft.
lesson-stopped = Abgebrochen nach { $done } von { $of } Entscheidungen.
lesson-failed = Der Experte kam nicht weiter.
lesson-curve = Gewinnchance: { $start } % am Anfang, mindestens { $least } %, höchstens { $most } %, { $result } % am Ende.
lesson-percent = { $number } %
lesson-start = gleicher Start
lesson-mistakes = eigene Fehler
lesson-luck = Glück und die anderen
lesson-result = Ergebnis
lesson-split-means = Ein Fehler kostet, was der Zug des Experten öfter gewonnen hätte. Was Fehler nicht erklären, ist Glück: das Gezogene, der Platz am Tisch und was die anderen taten.
lesson-costliest = Teuerste Entscheidungen
lesson-good = { $good } von { $of } so gut wie vom Experten
lesson-cost = −{ $cost } %
lesson-flawless = Der Experte hätte nichts besser gemacht, soweit er das sagen kann.
lesson-better =
    { $you ->
        [yes] Du hast gespielt: { $played } ({ $percent } %). Besser: { $better } ({ $best } %).
       *[no] { $seat } hat gespielt: { $played } ({ $percent } %). Besser: { $better } ({ $best } %).
    }
lesson-as-good =
    { $you ->
        [yes] Du hast gespielt: { $played } ({ $percent } %). Der Experte sieht nichts Besseres.
       *[no] { $seat } hat gespielt: { $played } ({ $percent } %). Der Experte sieht nichts Besseres.
    }

## More

more = Mehr
more-habits = An diesem Gerät
curtain-switch = Ein Vorhang zwischen den Spielern an diesem Gerät
keys-switch = Tastenkürzel
key-escape = einen Schritt zurück
key-arrows = von Feld zu Feld
key-enter = wählen, dann bestätigen
stand-in = Einen Bot für mich spielen lassen
stand-in-level = Stufe des Bots
stood-in = Ein Bot spielt hier, bis der Spieler zurückkommt.
come-back = Wieder selbst spielen
program-plays = Hier spielt dein Programm.
program-take = Selbst weiterspielen
program-stand-in = Von einem Bot vertreten lassen
seat-link = Persönlicher Link zu diesem Platz
seat-link-make = Den Platz auf ein anderes Gerät mitnehmen
seat-link-means = Öffne ihn auf dem anderen Gerät. Er gilt nur einmal und nur einen Tag lang.

## One device, several people

hand-over = Gib das Gerät an { $seat }.
hand-over-why = Bis dahin ist der Tisch verdeckt.
i-am = Ich bin { $seat }
all-chosen = An diesem Gerät haben alle gewählt.
cover-up = Tisch abdecken

## The position in words

words-head = Die Stellung in Worten, jeder Zug ein Knopf
words-moves = Züge
words-twice = Der erste Druck wählt einen Zug, der zweite spielt ihn.
words-no-moves = Du hast gerade nichts zu tun.
words-position = Stellung
