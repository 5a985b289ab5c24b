# What the terminal says besides the games' own sentences.

## The table

welcome = Du spielst { $seats }. Tippe ein Feld oder einen Zug, oder hilfe für die Befehle.
question = { $seat }: { $question } >{" "}
curtain = { $seat }, drücke die Eingabetaste, wenn sonst niemand zuschaut. (zurück nimmt den letzten Zug zurück, der hier gemacht wurde.) >{" "}
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
    Tippe einen Zug, ganz oder zum Teil: „place natural e5“, „naturfarben e5“, „e5“; mehrere mit Semikolon dazwischen. Befehle:
    züge            alle Züge, die du machen kannst
    tipp            was der Bot spielen würde und wie sicher er ist
    zurück          den letzten Zug zurücknehmen, der hier gemacht wurde
    regeln 2.4      ein Absatz der Regeln; regeln 2: ein Abschnitt; regeln: alle
    brett           das Brett neu zeichnen
    worte           die Stellung in Worten
    verlauf         was bisher geschah
    speichern DATEI eine Kopie des Spiels speichern, wie es jetzt steht
    ende            aufhören; das Spiel wird gespeichert und lässt sich fortsetzen
    Züge, die du jetzt machen könntest, einer von jeder Art:
hint = { $move }: Gewinnchance { $percent } % ({ $visits } Simulationen).
undone = { $seat } hat Eintrag { $number } zurückgenommen.
result = { $place }. { $seat }: { $points }
kept = Spiel gespeichert. Weiter geht es mit: { $command } --resume "{ $file }"
kept-log = Das Protokoll des Spiels: { $file }
saved = Gespeichert als { $file }.

## The menu

menu-start = Was möchtest du tun?
menu-new = ein neues Spiel beginnen
menu-kept =
    { $game } zu { $seats }, { $lines ->
        [one] ein Eintrag
       *[other] { $lines } Einträge
    }, { $when }
menu-game = Welches Spiel?
menu-preset = Welche Variante?
menu-opponents = Gegen wen?
menu-opponent-0 = mcts: denkt eine halbe Sekunde nach
menu-opponent-1 = greedy: nimmt, was im Augenblick am besten aussieht
menu-opponent-2 = random: spielt irgendetwas
menu-opponent-3 = Menschen an dieser Tastatur
menu-again = Tippe eine Zahl von 1 bis { $most }.

## Figures

games = Spiele
by-nobody = Das Regelheft nennt weder Autor noch Verlag.
percent = { $number } %
column-seat = Platz
column-bot = Bot
column-wins = Siege
column-points = Punkte
column-figure = Züge je Sekunde
column-best = Bestwert
column-worst = Schlechtester Wert
simulated = { $games } Spiele, { $moves } Züge je Spiel, Startwert { $seed }. In Klammern: 95-%-Konfidenzintervalle.
bench-title = Engine: { $build }, Bestwert aus { $rounds } Runden
bench-alone = Mit der Erweiterung „bench“ (OpenSpiel) gäbe es einen Vergleich.
bar-met = Ziel: mindestens { $bar }x
bar-missed = UNTER dem Ziel von { $bar }x
verified = Jede Ziehung ist die, die der Startwert ergibt.
compiled = kompiliert
interpreted = interpretiert

alike =
    { $distinct ->
        [one] Alle diese Spiele sind gleich: Diese Bots wählen nie zufällig, und so besagen die Intervalle wenig.
       *[other] Nur { $distinct } dieser Spiele sind verschieden: Diese Bots wählen nie zufällig, und so besagen die Intervalle wenig.
    }
option-line = { $option } ({ $presets }; Regel { $rule }):
option-usual = { $choice } (Standard)

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
    }. Eine solche Antwort ist höchstens { $wrong }-mal in 100 Fällen falsch. Der faire Anteil wäre { $fair }.
arena-unsettled =
    { $games ->
        [one] Nach einem Spiel
       *[other] Nach { $games } Spielen
    } steht noch nichts fest; eine Antwort darf höchstens { $wrong }-mal in 100 Fällen falsch sein. Der faire Anteil wäre { $fair }. Derselbe Befehl mit mehr --games macht weiter.
arena-counts = { $games } Spiele in Blöcken zu { $block }: In jedem Block ist das Glück dasselbe, und jeder Bot spielt einmal auf jedem Platz. In Klammern: 95-%-Konfidenzintervalle.
arena-rounded = Verlangt waren { $asked } Spiele; in ganzen Blöcken sind es bis zu { $games }.
arena-method = Siege: der Anteil eines Bots an den Siegen in seinen Spielen, mit Wilsons Intervall. Elo: das Modell von Bradley und Terry für alle Paare an einem Tisch nach ihren Rängen, Mittelwert 0; jedem Paar, das sich traf, wird ein Unentschieden dazugerechnet, damit niemand unendlich stark ist; für das Intervall werden die Blöcke 1.000-mal neu gezogen.
arena-interrupted = Unterbrochen. { $games } Spiele sind in { $file } gesichert; derselbe Befehl macht dort weiter.
arena-page = Der Bericht: { $file }
arena-figures = Zahlen
arena-circumstances = Wie gespielt wurde
arena-plot-wins = Anteil an den Siegen
arena-about-wins = Die Marke ist der beobachtete Anteil, der Balken sein 95-%-Intervall, die gestrichelte Linie der faire Anteil.
arena-plot-elo = Elo
arena-about-elo = Spielstärke in Punkten mit 95-%-Intervall; der Mittelwert aller Bots ist 0.
arena-plot-course = Anteil an den Siegen, Spiel für Spiel
arena-about-course = Wie sich der Anteil des ersten Bots entwickelt hat; die gestrichelte Linie ist der Anteil, um den es geht.
arena-games = { $games } Spiele
arena-seats = { $seats } Plätze
arena-blocks = { $games } in Blöcken zu { $block }
arena-capitals = { $above } zu 1, dass es mehr ist, { $below } zu 1, dass es weniger ist; entschieden bei 20 zu 1
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
arena-fact-cores = CPU-Kerne

## The doctor

doctor-python = Python { $version }
doctor-compiled = Die Engine läuft kompiliert aus { $folder }.
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
help-version = Die Version zeigen und ob die Engine kompiliert ist.
help-games = Die Spiele mit ihren Varianten und Optionen auflisten.
help-play = Im Terminal spielen, gegen Bots oder mit Menschen an dieser Tastatur.
help-simulate = Bots viele Spiele spielen lassen und die Ergebnisse zeigen.
help-replay = Ein Spiel aus seinem Protokoll noch einmal abspielen.
help-bench = Die Geschwindigkeit der Engine messen, im Vergleich mit OpenSpiel, falls das installiert ist.
help-doctor = Prüfen, ob alles installiert ist und funktioniert.
help-trust = Auch die Bots ausführen, die das gespeicherte Spiel aus Dateien lädt.
help-arena = Bots auf gerecht verteilten Plätzen gegeneinander antreten lassen, bis klar ist, wer stärker ist.
help-entrants = Die Bots, die antreten, durch Kommas getrennt. Gefragt wird nach dem ersten; ein Bot darf mehrmals genannt sein: { $bots }.
help-above = Die Frage: Holt der erste Bot mehr als diesen Anteil der Siege, etwa 0.6 oder 60%? Ohne Angabe mehr als seinen fairen Anteil.
help-all = Alle Spiele spielen, auch wenn die Frage schon entschieden ist.
help-arena-folder = Der Ordner für die Aufzeichnungen; ohne Angabe dein Datenordner.
help-fresh = Neu anfangen, auch wenn es eine Aufzeichnung gibt.
help-report = Den Bericht mit den Grafiken in diese Datei schreiben, die es noch nicht geben darf; ohne Angabe neben die Aufzeichnung.
help-game = Eines der Spiele, die `motherlode games` auflistet.
help-preset = Eine Variante des Spiels; ohne Angabe die erste für so viele Spieler.
help-seats = Wie viele spielen; 0 nimmt die Zahl der Variante.
help-option = Eine Wahl, die die Variante offen lässt, als name=wert; mehrfach möglich.
help-data = Eine Datei mit eigenen Materialwerten statt unserer.
help-players = Wer wo sitzt, durch Kommas getrennt: person, { $bots }.
help-save = Das Spiel in dieser Datei speichern, die es noch nicht geben darf; ohne Angabe in deinem Datenordner.
help-resume = Ein gespeichertes Spiel fortsetzen.
help-plain = Die Stellung in Worten beschreiben statt zeichnen.
help-games-count = Wie viele Spiele.
help-seed = Eine Zahl; dieselbe ergibt dieselben Spiele.
help-bots = Ein Bot für alle Plätze oder einer für jeden, durch Kommas getrennt: { $bots }.
help-jobs = Wie viele Prozesse.
help-json = Ausgabe als JSON.
help-file = Das Protokoll.
help-at = Nach dem Eintrag mit dieser Nummer anhalten.
help-verify = Jede Ziehung am veröffentlichten Startwert prüfen.
help-rounds = Wie oft jeder Wert gemessen wird.
help-serve = Im Browser spielen: startet den Server und öffnet seine Seite.
help-host = Die Adresse, an der er lauscht; mit 0.0.0.0 erreichen ihn auch andere Geräte.
help-port = Der Port; 0 nimmt einen freien.
help-folder = Der Ordner für alles, was der Server aufhebt; ohne Angabe dein Datenordner.
help-name = Ein Name, unter dem Browser diesen Rechner ansprechen dürfen, außer localhost und IP-Adressen; mehrfach möglich.
help-https = Browser kommen über https, durch einen Proxy; Cookies werden dann nur über https gesendet.
help-open = Einen Browser öffnen oder nicht.
serving = Motherlode läuft unter { $address }  (Strg-C beendet es; Spiele bleiben erhalten.)
serving-compiling = Die Engine wird im Hintergrund kompiliert; das dauert ein bis zwei Minuten. Du kannst schon spielen, nur denken Bots bis dahin langsamer.
serving-bots = Die Engine ist kompiliert: Ab jetzt denken Bots mit voller Geschwindigkeit.
serving-plain = Die Engine konnte nicht kompiliert werden (gibt es einen C-Compiler?). Alles funktioniert, nur denken Bots langsamer.
