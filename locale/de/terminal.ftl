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
option-usual = { $choice } (üblich)

## The arena

arena = Arena
column-games = Spiele
column-fair = Fairer Anteil
column-ratio = × fairer Anteil
column-elo = Elo
arena-yes = { $bot } holt mehr als { $above } der Siege.
arena-no = { $bot } holt weniger als { $above } der Siege.
arena-open = Ob { $bot } mehr als { $above } der Siege holt, ist noch offen.
arena-settled =
    { $games ->
        [one] Entschieden nach einem Spiel
       *[other] Entschieden nach { $games } Spielen
    }; so eine Antwort ist höchstens { $wrong }-mal in 100 Fällen falsch. Der faire Anteil wäre { $fair }.
arena-unsettled =
    { $games ->
        [one] Nach einem Spiel
       *[other] Nach { $games } Spielen
    } steht noch nichts fest: Eine Antwort darf höchstens { $wrong }-mal in 100 Fällen falsch sein. Der faire Anteil wäre { $fair }. Derselbe Befehl mit mehr --games spielt weiter.
arena-counts = { $games } Spiele in Blöcken zu { $block }: dasselbe Glück, und alle einmal auf jedem Platz. In Klammern: 95-%-Konfidenz.
arena-rounded = Verlangt waren { $asked } Spiele; ganze Blöcke ergeben bis zu { $games }.
arena-method = Siege: der Anteil an den Siegen der Spiele, in denen ein Bot saß, mit Wilsons Intervall. Elo: das Modell von Bradley und Terry für alle Paare an einem Tisch nach ihren Plätzen, Mittelwert 0; jedes Paar, das sich traf, bekommt ein Unentschieden dazu, damit niemand unendlich stark ist; für das Intervall werden 1.000-mal Blöcke neu gezogen.
arena-interrupted = Unterbrochen. { $games } Spiele sind in { $file } aufgehoben; derselbe Befehl spielt von da an weiter.
arena-page = Der Bericht: { $file }
arena-figures = Die Zahlen
arena-circumstances = Wie gespielt wurde
arena-plot-wins = Anteil an den Siegen
arena-about-wins = Die Marke ist der beobachtete Anteil, der Balken sein 95-%-Intervall, die gestrichelte Linie der faire Anteil.
arena-plot-elo = Elo
arena-about-elo = Spielstärke in Punkten mit 95-%-Intervall; alle zusammen haben den Mittelwert 0.
arena-plot-course = Anteil an den Siegen, Spiel für Spiel
arena-about-course = Wie sich der Anteil des ersten Bots eingependelt hat; die gestrichelte Linie ist das, wonach gefragt ist.
arena-games = { $games } Spiele
arena-seats = { $seats } Plätze
arena-blocks = { $games } in Blöcken zu { $block }
arena-capitals = { $above } zu 1 auf mehr, { $below } zu 1 auf weniger; entschieden bei 20 zu 1
arena-build = { $version }, { $build }, Quellen { $engine }
arena-fact-game = Spiel
arena-fact-options = Optionen
arena-fact-data = Daten
arena-fact-bots = Bots
arena-fact-own = Bots aus Dateien
arena-fact-games = Spiele
arena-fact-seed = Startwert
arena-fact-bets = Wetten
arena-fact-build = Engine
arena-fact-cores = Kerne des Rechners

## The doctor

doctor-python = Python { $version }
doctor-compiled = Die Engine läuft kompiliert, aus { $folder }.
doctor-interpreted = Die Engine in { $folder } läuft interpretiert: Alles funktioniert, nur denken Bots etwa fünfzigmal langsamer.
doctor-compiler = Ein C-Compiler ist da: make native kompiliert die Engine, motherlode serve tut es im Hintergrund.
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
help-trust = Auch die Bots in Dateien ausführen, die das gespeicherte Spiel nennt.
help-arena = Bots auf gerecht verteilten Plätzen gegeneinander antreten lassen, bis klar ist, wer stärker ist.
help-entrants = Wer antritt, durch Kommas getrennt; um den ersten geht es, und einer darf mehrmals stehen: { $bots }.
help-above = Die Frage: Holt der erste Bot mehr als diesen Anteil der Siege, etwa 0.6 oder 60%? Sonst mehr als seinen fairen.
help-all = Alle Spiele spielen, auch wenn die Frage entschieden ist.
help-arena-folder = Der Ordner für die Aufzeichnungen; sonst dein Datenordner.
help-fresh = Neu anfangen, auch wenn es eine Aufzeichnung gibt.
help-report = Die Seite mit den Bildern in diese Datei schreiben, die es noch nicht geben darf; sonst liegt sie neben der Aufzeichnung.
help-game = Ein Spiel aus der Liste von `motherlode games`.
help-preset = Eine Variante des Spiels; ohne Angabe die erste für so viele Personen.
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
serving-compiling = Die Engine wird im Hintergrund kompiliert; das dauert ein bis zwei Minuten. Gespielt werden kann schon jetzt, nur denken Bots bis dahin langsamer.
serving-bots = Die Engine ist kompiliert: Ab jetzt denken Bots mit voller Geschwindigkeit.
serving-plain = Die Engine konnte nicht kompiliert werden (gibt es einen C-Compiler?). Alles funktioniert, nur denken Bots langsamer.
