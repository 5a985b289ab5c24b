# The page of a table in the browser, in every game.

## The page

board = Brett
board-label = Brett. Darunter ist die Stellung in Worten beschrieben.
legend = Zeichenerklärung
loading = Der Tisch wird geladen …
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

seat-stood-in = von einem Bot gespielt
seat-turn = Am Zug.{" "}
seat-chooses = Wählt noch.{" "}
seat-chosen = Hat gewählt.{" "}
company-open = Zeigen, was { $seat } hat
seat-place =
    { $place ->
        [1] 1. Rang
        [2] 2. Rang
        [3] 3. Rang
       *[other] { $place }. Rang
    }
notes-head = Spielverlauf
notes-all = Alles zeigen
notes-fewer = Weniger zeigen
notes-empty = Noch ist nichts geschehen.
moves-made =
    { $moves ->
        [0] noch kein Zug
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
waiting-many = { $seats } wählen noch.
waiting-all = Alle wählen noch.
waiting-count = { $count } Spieler wählen noch.
waiting-one = { $seat } wählt noch.
waiting-chosen = Du hast gewählt. Bis alle gewählt haben, kannst du es dir anders überlegen.
act-on = { $act } und bestätigen
change-mind = Noch ändern
waiting-leave = Du kannst die Seite schließen; dein Platz bleibt dir.
watching-you = Du siehst zu.
away = Ein Bot spielt für dich
which-move = Dein Zug
choose-first = Auf dem Brett wählen
clear = Abwählen
back = Zurück
press-again = Drücke noch einmal, um zu bestätigen, oder nimm den Knopf.
on-its-way = Wird gesendet …
cut-off = Offline
cut-off-ask = Keine Verbindung.
cut-off-safe = Dein Zug geht nicht verloren. Wir versuchen weiter, ihn zu senden.
cut-off-wait = Nichts ist verloren. Wir versuchen es weiter.

## Hints

hint = Tipp
hint-what = Was würde der Bot spielen, und wie sicher ist er?
hint-thinking = Der Bot denkt nach.
hint-is = { $move }.
hint-chance = Gewinnchance { $percent } %.
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
undo-mine = Du möchtest einen Zug zurücknehmen. Noch fehlt die Antwort von: { $seats }.
undo-waiting = { $seat } möchte einen Zug zurücknehmen. Noch fehlt die Antwort von: { $seats }.

## Table talk

talk = Reden
talk-head = Tischgespräch
talk-binds = nichts davon ist bindend
talk-empty = Noch hat niemand etwas gesagt.
talk-unread =
    { $lines ->
        [one] eine neue Nachricht
       *[other] { $lines } neue Nachrichten
    }
talk-say = Etwas sagen
talk-send = Senden
talk-to = An wen
talk-to-all = an alle
talk-to-near = nur an { $seats }
talk-near = im kleinen Kreis:
talk-to-bots = Bots verstehen Ankündigungen und Bitten, aber nicht, was du schreibst.
talk-waiting = Noch nicht gesendet. Wir versuchen es weiter.
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
margin-shows = Seitenleiste

## Words given and kept

words-to-give = Ankündigen
ask-someone = Jemanden bitten …
ask-whom = Wen?
ask-nobody = Abbrechen
words-kept = { $kept } von { $all } Versprechen gehalten
record-head = Gehaltene und gebrochene Versprechen
record-none = Noch wurde kein Versprechen auf die Probe gestellt.
record-who = Spieler
record-said = Angekündigt
record-did = Getan
record-kept = Versprechen
record-meeting = Treffen { $number }
word-kept = gehalten
word-broken = gebrochen
word-timed = (Zeit war um)

## The sand timer

glass-left =
    { $seconds ->
        [one] Noch eine Sekunde.
       *[other] Noch { $seconds } Sekunden.
    }
glass-out = Zeit um

## The end

finished = Beendet
finished-seed = Mit dem Protokoll kann jeder alle Ziehungen nachprüfen.
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
replay-eyes = Aus Sicht von
replay-onlooker = Zuschauer
replay-link = Link zu dieser Stellung
replay-now = Zurück zum Spiel
replay-leave = Schließen
branch = Von hier weiterspielen
branch-means =
    { $at ->
        [0] Das öffnet einen neuen Tisch von Anfang an; was gezogen wird, wird neu gezogen. Wer spielt?
       *[other] Das öffnet einen neuen Tisch ab Stellung { $at }; was von da an gezogen wird, wird neu gezogen. Wer spielt?
    }
branch-begin = Neuen Tisch öffnen
copy = Kopieren
copied = Kopiert.

## The lesson after the game

lesson = Besprechung
lesson-ask = Was hätte ich besser machen können?
lesson-means = Der Experte geht das Spiel durch und prüft jede Entscheidung; dabei weiß er nur, was der Spieler wusste. Das dauert ein paar Minuten.
lesson-of = Besprechung für
lesson-begin = Besprechung beginnen
lesson-go-on = Besprechung fortsetzen
lesson-again = Noch einmal versuchen
lesson-stop = Abbrechen
lesson-waits = Der Experte ist gleich da.
lesson-progress = { $done } von { $of } Entscheidungen geprüft.
lesson-stopped = Abgebrochen nach { $done } von { $of } Entscheidungen.
lesson-failed = Die Besprechung ist wegen eines Fehlers abgebrochen.
lesson-curve = Gewinnchance: { $start } % am Anfang, mindestens { $least } %, höchstens { $most } %, { $result } % am Ende.
lesson-percent = { $number } %
lesson-start = fairer Anteil
lesson-mistakes = Fehler
lesson-luck = alles andere
lesson-result = Ergebnis
lesson-split-means = Ein Fehler kostet so viel, wie die Wahl des Experten die Gewinnchance gegenüber der getroffenen erhöht hätte. Alles andere ist, was Fehler nicht erklären: die Ziehungen, der Platz am Tisch und was die anderen taten.
lesson-costliest = Größte Fehler
lesson-good = { $good } von { $of } so gut wie beim Experten
lesson-cost = −{ $cost } %
lesson-flawless = Soweit der Experte das sagen kann, war nichts besser zu machen.
lesson-better =
    { $you ->
        [yes] Deine Wahl: { $played } ({ $percent } %). Besser: { $better } ({ $best } %).
       *[no] Wahl von { $seat }: { $played } ({ $percent } %). Besser: { $better } ({ $best } %).
    }
lesson-as-good =
    { $you ->
        [yes] Deine Wahl: { $played } ({ $percent } %). Der Experte sieht nichts Besseres.
       *[no] Wahl von { $seat }: { $played } ({ $percent } %). Der Experte sieht nichts Besseres.
    }

## More

more = Mehr
more-habits = An diesem Gerät
curtain-switch = Den Tisch verdecken, wenn dieses Gerät weitergegeben wird
keys-switch = Tastenkürzel
key-escape = einen Schritt zurück
key-arrows = von Feld zu Feld
key-enter = wählen, dann bestätigen
stand-in = Einen Bot für mich spielen lassen
stand-in-level = Wer stattdessen spielt
stood-in = Ein Bot spielt auf diesem Platz, bis du zurückkommst.
come-back = Wieder selbst spielen
program-plays = Auf diesem Platz spielt dein Programm.
program-take = Den Platz übernehmen
program-stand-in = Stattdessen einen Bot spielen lassen
seat-link = Persönlicher Link zu diesem Platz
seat-link-make = Den Platz auf ein anderes Gerät mitnehmen
seat-link-means = Öffne ihn auf dem anderen Gerät. Er gilt nur einmal und nur einen Tag lang.

## One device, several people

hand-over = Gib das Gerät an { $seat }.
hand-over-why = Bis dahin bleibt der Tisch verdeckt.
i-am = Ich bin { $seat }
all-chosen = An diesem Gerät haben alle gewählt.
cover-up = Tisch verdecken

## The position in words

words-head = Die Stellung in Worten, mit einem Knopf für jeden Zug
words-moves = Züge
words-twice = Einmal drücken wählt einen Zug, noch einmal drücken spielt ihn.
words-no-moves = Du hast gerade nichts zu tun.
words-position = Stellung
