# What the terminal says besides the games' own sentences.

## The table

welcome = Du spielst { $seats }. Tippe ein Feld oder einen Zug; hilfe nennt die Befehle.
question = { $seat }: { $question } >{" "}
curtain = { $seat }, wenn niemand sonst zuschaut: Eingabetaste. (zurück nimmt den letzten Zug hier zurück.) >{" "}
error = E{ $code }: { $reason }
log-empty = Noch ist nichts geschehen.
taken-back = (zurückgenommen)
wins = { $seat } gewinnt: { $points }
shares = { $seat } teilt den Sieg: { $points }
command-help = hilfe
command-moves = züge
command-undo = zurück
command-hint = tipp
command-rules = regeln
command-board = brett
command-words = worte
command-log = verlauf
command-save = speichern
command-quit = ende
thinking = { $seat } denkt nach
help =
    Tippe einen Zug, ganz oder zum Teil: „place natural e5“, „naturfarben e5“, „e5“; mehrere mit ; dazwischen. Befehle:
    züge            alle Züge, die du machen darfst
    tipp            was der Bot spielen würde und wie sicher er ist
    zurück          den letzten Zug zurücknehmen, der hier gemacht wurde
    regeln 2.4      ein Absatz der Regeln; regeln 2: ein Abschnitt; regeln: alle
    brett           das Brett neu zeichnen
    worte           die Stellung in Worten
    verlauf         was bisher geschah
    speichern DATEI eine Kopie des Spiels, wie es steht
    ende            aufhören; das Spiel ist gespeichert und lässt sich fortsetzen
    Züge, die du jetzt machen könntest, einer von jeder Art:
hint = { $move }: Gewinnchance { $percent } % ({ $visits } Versuche).
undone = { $seat } hat Nr. { $number } zurückgenommen.
result = { $place }. { $seat }: { $points }
kept = Gespeichert. Weiter geht es mit: { $command } --resume "{ $file }"
kept-log = Das ganze Spiel: { $file }
saved = Gespeichert als { $file }.

## The menu

menu-start = Was nun?
menu-new = ein neues Spiel
menu-kept =
    { $game } zu { $seats }, { $lines ->
        [one] ein Eintrag
       *[other] { $lines } Einträge
    }, { $when }
menu-game = Welches Spiel?
menu-preset = Welche Variante?
menu-opponents = Gegen wen?
menu-opponent-0 = mcts: denkt eine halbe Sekunde voraus
menu-opponent-1 = greedy: nimmt, was sofort am besten aussieht
menu-opponent-2 = random: spielt irgendetwas
menu-opponent-3 = Menschen an dieser Tastatur
menu-again = Eine Zahl von 1 bis { $most }.

## Figures

games = Spiele
by-nobody = Das Regelheft nennt weder Autoren noch Verlag.
column-seat = Platz
column-bot = Bot
column-wins = Siege
column-points = Punkte
column-figure = Züge je Sekunde
column-best = Bestwert
column-worst = Schlechtester Wert
simulated = { $games } Spiele, { $moves } Züge je Spiel, Startwert { $seed }. In Klammern: 95-%-Konfidenz.
bench-title = Engine { $build }, Bestwert aus { $rounds } Runden
bench-alone = Ohne die Erweiterung „bench“ (OpenSpiel) gibt es keinen Vergleich.
bar-met = verlangt mindestens { $bar }x
bar-missed = UNTER den verlangten { $bar }x
verified = Jede Ziehung ist die, die der Startwert ergibt.
compiled = kompiliert
interpreted = interpretiert

alike = Darunter nur { $distinct } verschiedene Spiele: Diese Bots haben keinen eigenen Zufall, und die Intervalle besagen wenig.
option-line = { $option } ({ $presets }; Regel { $rule }):

## The doctor

doctor-python = Python { $version }
doctor-compiled = Die Engine läuft kompiliert.
doctor-interpreted = Die Engine läuft interpretiert: Alles funktioniert, nur denken Bots etwa fünfzigmal langsamer.
doctor-compiler = Ein C-Compiler ist da: make native kann die schnelle Engine bauen.
doctor-no-compiler = Es wurde kein C-Compiler gefunden; die Engine kann nur interpretiert laufen.
doctor-package = { $name } { $version }
doctor-missing = { $name } fehlt.{ $version }
doctor-extra = Die Erweiterung „{ $extra }“ ist installiert ({ $name }).
doctor-no-extra = Die Erweiterung „{ $extra }“ ist nicht installiert ({ $name }); nur Messungen brauchen sie.
doctor-game = { $name }: Von jeder der { $presets } Varianten wurde ein Spiel gespielt, nachgespielt und geprüft.
doctor-game-ill = { $name } funktioniert nicht: { $text }

## Help

help-motherlode = Bergbau-Brettspiele spielen, studieren und verändern. Eine inoffizielle Umsetzung.
help-lang = Sprache: en, de, fr.
help-version = Version und ob die Engine kompiliert läuft.
help-games = Die Spiele, ihre Varianten und Optionen.
help-play = Im Terminal spielen, gegen Bots oder mit Menschen an dieser Tastatur.
help-simulate = Bots viele Spiele spielen lassen und sehen, was dabei herauskommt.
help-replay = Ein Spiel nach seinem Protokoll noch einmal ansehen.
help-bench = Die Geschwindigkeit der Engine messen, im Vergleich mit OpenSpiel, falls installiert.
help-doctor = Prüfen, ob alles da ist.
help-game = Ein Spiel aus der Liste von `motherlode games`.
help-preset = Eine Variante des Spiels; ohne Angabe die erste.
help-seats = Wie viele spielen; 0 nimmt die Zahl der Variante.
help-option = Eine Wahl, die die Variante offen lässt; mehrfach möglich.
help-data = Eigene Werte des Spielmaterials statt unserer.
help-players = Wer wo sitzt, durch Kommas getrennt: person, { $bots }.
help-save = Das Spiel in dieser Datei speichern, die es noch nicht geben darf; sonst im Datenordner.
help-resume = Ein gespeichertes Spiel fortsetzen.
help-plain = Die Stellung in Worten statt gezeichnet.
help-games-count = Wie viele Spiele.
help-seed = Eine Zahl; dieselbe ergibt dieselben Spiele.
help-bots = Ein Bot für alle Plätze oder je einer, durch Kommas getrennt: { $bots }.
help-jobs = Wie viele Prozesse.
help-json = Ausgabe als JSON.
help-file = Das Protokoll.
help-at = Nach dem Eintrag mit dieser Nummer anhalten.
help-verify = Jede Ziehung am veröffentlichten Startwert prüfen.
help-rounds = Wie oft jeder Wert gemessen wird.
help-serve = Tische im Browser: startet den Server und öffnet seine Seite.
help-host = Die Adresse, auf der er hört; über 0.0.0.0 erreichen ihn andere Geräte.
help-port = Der Port; 0 nimmt einen freien.
help-folder = Der Ordner für alles, was der Server aufhebt; sonst dein Datenordner.
help-name = Ein Name, unter dem Browser diesen Rechner ansprechen dürfen, außer localhost und Adressen; darf mehrmals stehen.
help-https = Browser kommen über https, durch einen Proxy: Cookies werden nur so gesendet.
help-open = Einen Browser öffnen.
serving = Motherlode läuft unter { $address }  (Strg-C beendet es; Spiele bleiben erhalten.)
