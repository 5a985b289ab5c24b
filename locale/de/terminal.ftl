# What the terminal says besides the games' own sentences.

## The table

thinking = { $seat } denkt nach
help =
    Tippe einen Zug, ganz oder zum Teil: „place natural e5“, „black e5“, „e5“. Befehle:
    moves      alle Züge, die du machen darfst
    hint       was der Bot täte und wie sicher er ist
    undo       deinen letzten Zug zurücknehmen
    rules 2.4  ein Absatz der Regeln; nur rules: alle
    board      das Brett, gezeichnet
    words      die Stellung in Worten
    log        was bisher geschah
    save DATEI eine Kopie des Spiels, wie es steht
    quit       gehen; das Spiel bleibt erhalten und lässt sich fortsetzen
hint = { $move }: { $percent } % des Sieges, { $visits }-mal betrachtet.
undone = { $seat } hat Zeile { $number } zurückgenommen.
result = { $place }. { $seat }: { $points }
agree = Sind alle einverstanden? (ja/nein) >{" "}
yes = ja
kept = Aufgehoben. Weiter geht es mit: { $command } play --resume "{ $file }"
kept-log = Das ganze Spiel: { $file }
saved = Gespeichert als { $file }.

## The menu

menu-start = Was nun?
menu-new = ein neues Spiel
menu-kept =
    { $game } zu { $seats }, { $lines ->
        [one] eine Zeile
       *[other] { $lines } Zeilen
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
column-seat = Platz
column-bot = Bot
column-wins = Siege
column-points = Punkte
column-figure = Züge je Sekunde
column-best = Bester
column-worst = Schlechtester
simulated = { $games } Spiele, { $moves } Züge je Spiel, Startwert { $seed }. In Klammern: 95-%-Konfidenz.
ends = Wie sie endeten: { $reasons }.
bench-title = Engine { $build }, Bestwert aus { $rounds } Runden
bench-alone = Ohne die Erweiterung „bench“ (OpenSpiel) gibt es keinen Vergleich.
bar-met = verlangt mindestens { $bar }x
bar-missed = UNTER den verlangten { $bar }x
verified = Jede Ziehung ist die, die der Startwert ergibt.
compiled = kompiliert
interpreted = interpretiert

## The doctor

doctor-python = Python { $version }
doctor-compiled = Die Engine läuft kompiliert.
doctor-interpreted = Die Engine läuft interpretiert: Alles geht, nur denken Bots etwa fünfzigmal langsamer.
doctor-compiler = Ein C-Compiler ist da: make native kann die schnelle Engine bauen.
doctor-no-compiler = Es wurde kein C-Compiler gefunden; die Engine kann nur interpretiert laufen.
doctor-package = { $name } { $version }
doctor-missing = { $name } fehlt.{ $version }
doctor-extra = Die Erweiterung „{ $extra }“ ist installiert ({ $name }).
doctor-no-extra = Die Erweiterung „{ $extra }“ ist nicht installiert ({ $name }); nur Messungen brauchen sie.
doctor-game = { $name }: Von jeder der { $presets } Varianten wurde ein Spiel gespielt, nachgespielt und geprüft.
doctor-game-ill = { $name } geht nicht: { $text }

## Help

help-motherlode = Bergbau-Brettspiele spielen, studieren und verändern. Eine inoffizielle Umsetzung.
help-lang = Sprache: en, de, fr.
help-version = Version, und ob die Engine kompiliert läuft.
help-games = Die Spiele, ihre Varianten und Optionen.
help-play = Im Terminal spielen, gegen Bots oder mit Menschen an dieser Tastatur.
help-simulate = Bots viele Spiele spielen lassen und sehen, was dabei herauskommt.
help-replay = Ein Spiel nach seinem Protokoll noch einmal ansehen.
help-bench = Die Engine messen, neben OpenSpiel, falls es installiert ist.
help-doctor = Prüfen, ob alles da ist.
help-game = Ein Spiel aus der Liste von `motherlode games`.
help-preset = Eine Variante des Spiels; ohne Angabe die erste.
help-seats = Wie viele spielen; 0 nimmt die Zahl der Variante.
help-option = Eine Wahl, die die Variante offen lässt; mehrfach möglich.
help-data = Eigene Werte des Spielmaterials statt unserer.
help-players = Wer wo sitzt, durch Kommas getrennt: person, { $bots }.
help-save = Das Spiel in dieser Datei aufheben, die es noch nicht geben darf; sonst im Datenordner.
help-resume = Ein aufgehobenes Spiel fortsetzen.
help-plain = Die Stellung in Worten statt gezeichnet.
help-games-count = Wie viele Spiele.
help-seed = Eine Zahl; dieselbe ergibt dieselben Spiele.
help-bots = Ein Bot für alle Plätze oder je einer, durch Kommas getrennt: { $bots }.
help-jobs = Wie viele Prozesse.
help-json = Für Programme.
help-file = Das Protokoll.
help-at = Nach dieser Zeile anhalten.
help-verify = Jede Ziehung am veröffentlichten Startwert prüfen.
help-rounds = Wie oft jeder Wert gemessen wird.
