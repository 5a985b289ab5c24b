## Words

colour-natural = naturfarben
colour-black = schwarz
mineral-copper = Kupfer
mineral-silver = Silber
mineral-gold = Gold
direction-rows = Reihen
direction-columns = Spalten
claim-copper = Kupfer+ Gold+ Silber−
claim-silver = Silber+ Gold+ Kupfer−
reason-placed = alle Bohrtürme sind gesetzt
reason-locked = kein Feld ist mehr frei

## The game in a line, its presets and options

title = Atacama
playing-time = 20 min
pitch = Setze Bohrtürme, die niemandem gehören, so, dass deine Reihen oder Spalten zählen.
about = Bohrtürme in einer Wüste voll Kupfer, Silber und Gold, nie Kante an Kante; gewertet werden Reihen oder Spalten.
edition-basic = Grundspiel
edition-tactics = Grundspiel mit Taktik
edition-advanced = Aufbauspiel
edition-advanced-tactics = Aufbauspiel mit Taktik
edition-four = Zu viert
edition-four-tactics = Zu viert mit Taktik
preset-basic = Zwei Spieler, alle neun Teilpläne, je 14 Bohrtürme.
preset-tactics = Das Grundspiel mit je drei schwarzen Bohrtürmen, die doppelt zählen.
preset-advanced = Die Teilpläne kommen in drei Abschnitten; ein Spieler darf Schürfrecht und Richtung seiner Wahl kaufen.
preset-advanced-tactics = Das Aufbauspiel mit je drei schwarzen Bohrtürmen.
preset-four = Vier Spieler, zwei werten Reihen und zwei Spalten, je 7 Bohrtürme.
preset-four-tactics = Vier Spieler, je 6 Bohrtürme und ein schwarzer.
option-paid_derrick = Der Bohrturm, mit dem ein Schürfrecht bezahlt wird
choice-paid_derrick-box = kommt aus dem Spiel (so lesen wir den Text); der andere Spieler hat dann einen mehr als der Käufer
choice-paid_derrick-opponent = geht an den anderen Spieler, der dann einen mehr hat als zuvor (auch das gibt der Text her)

## What the player to move is asked

prompt-place = Setze einen Bohrturm.
prompt-place-or-buy = Setze einen Bohrturm oder kaufe ein Schürfrecht.

## Moves

move-place =
    { $colour-id ->
        [black] Einen schwarzen Bohrturm auf { $field } setzen
       *[natural] Einen Bohrturm auf { $field } setzen
    }
move-buy =
    { $claim } für { $direction } kaufen, bezahlt mit { $colour-id ->
        [black] einem schwarzen Bohrturm
       *[natural] einem Bohrturm
    }
move-turn-up = Teilplan { $part } wird aufgedeckt

## What happened

event-map-laid = Teilplan { $part } wird an Stelle { $place } des Quadrats gelegt.
event-derrick-placed =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $colour-id ->
        [black] einen schwarzen Bohrturm
       *[natural] einen Bohrturm
    } auf { $field } gesetzt, { $mineral } { $value }.
event-line-counts =
    { $direction-id ->
        [columns] Spalte { $line }
       *[rows] Reihe { $line }
    } zählt { $points-signed } für { $seat-you ->
        [yes] dich
       *[no] { $seat }
    }.
event-claim-bought =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $claim } für { $direction } gekauft und mit { $colour-id ->
        [black] einem schwarzen Bohrturm
       *[natural] einem Bohrturm
    } bezahlt.
event-claim-received =
    { $seat-you ->
        [yes] Du erhältst
       *[no] { $seat } erhält
    } { $claim } für { $direction }{ $derricks ->
        [0] .
       *[other] {" "}und den bezahlten Bohrturm.
    }
event-claim-dealt =
    Niemand hat gekauft: { $seat-you ->
        [yes] Du wertest
       *[no] { $seat } wertet
    } { $direction } mit { $claim }.
event-turn-skipped =
    { $seat-you ->
        [yes] Du hast keinen Bohrturm mehr und wirst übersprungen.
       *[no] { $seat } hat keinen Bohrturm mehr und wird übersprungen.
    }
event-game-ended = Das Spiel ist zu Ende: { $reason }.

## Why not

refusal-maps-lie = Alle neun Teilpläne liegen von Anfang an aus.
refusal-drawn-by-seed = Die Teilpläne des Stapels deckt das Spiel von selbst auf.
refusal-map-is-out = Teilplan { $part } ist nicht mehr im Stapel.
refusal-maps-come = Zuerst müssen die Teilpläne dieses Abschnitts gelegt werden.
refusal-one-colour = In diesem Spiel gibt es keine schwarzen Bohrtürme.
refusal-no-derrick-left =
    { $colour-id ->
        [black] Du hast keinen schwarzen Bohrturm mehr.
       *[natural] Du hast keinen naturfarbenen Bohrturm mehr.
    }
refusal-no-map-there = Nicht auf { $field }. Dort liegt noch kein Teilplan.
refusal-field-taken = Nicht auf { $field }. Dort steht schon ein Bohrturm.
refusal-field-touches = Nicht auf { $field }. Das Feld grenzt an den Bohrturm auf { $derrick }.
refusal-claims-fixed = In diesem Spiel sind die Schürfrechte fest verteilt und werden nicht gekauft.
refusal-claim-sold =
    { $seat-you ->
        [yes] Du hast schon ein Schürfrecht gekauft
       *[no] { $seat } hat schon ein Schürfrecht gekauft
    }; im ganzen Spiel ist nur ein Kauf möglich.
refusal-cannot-pay =
    { $colour-id ->
        [black] Du hast keinen schwarzen Bohrturm zum Bezahlen.
       *[natural] Du hast keinen naturfarbenen Bohrturm zum Bezahlen.
    }

## The board in the terminal

letter-gold = G
letter-silver = S
letter-copper = K
board-company = { $points }  { $direction }, { $claim }; { $left }
board-lines = Rechts und unten: die Bohrtürme jeder Reihe und Spalte (ab { $threshold } zählt sie), dann ihre Punkte.
board-left =
    { $black ->
        [0] { $natural } im Vorrat
       *[other] { $natural ->
            [0] { $black }
            [one] { $natural } naturfarbener und { $black }
           *[other] { $natural } naturfarbene und { $black }
        } { $black ->
            [one] schwarzer
           *[other] schwarze
        } im Vorrat
    }
board-no-claim = noch kein Schürfrecht; { $left }
board-legend = Großbuchstaben: freie Felder, kleine: gesperrte. { $gold } Gold, { $silver } Silber, { $copper } Kupfer. ▲ Bohrturm, ■ schwarzer Bohrturm.
words-row = Reihe { $row }: { $fields }.
words-field =
    { $state ->
        [unlaid] { $field } kein Teilplan
        [open] { $field } { $mineral } { $value } frei
        [closed] { $field } { $mineral } { $value } gesperrt
        [black] { $field } { $mineral } { $value } schwarzer Bohrturm
       *[natural] { $field } { $mineral } { $value } Bohrturm
    }
words-line =
    { $direction ->
        [columns] In Spalte { $line }
       *[rows] In Reihe { $line }
    } { $derricks ->
        [0] steht kein Bohrturm.
        [one] steht ein Bohrturm.
       *[other] stehen { $derricks } Bohrtürme.
    }
words-points = Sie zählt { $points } für { $seat }.

## The board in the browser

waiting = { $seat } muss einen Bohrturm setzen.
kind-place = Bohrturm setzen
kind-buy = Schürfrecht kaufen
which-colour = Welcher Bohrturm
which-claim = Welches Schürfrecht
which-direction = Reihen oder Spalten
which-buy-colour = Bezahlen mit
choose-field = Wähle ein Feld
choose-claim = Wähle ein Schürfrecht
choose-direction = Wähle Reihen oder Spalten
ask-place = Jedes Feld, das an keinen Bohrturm grenzt.
ask-open =
    { $fields ->
        [one] Ein Feld ist frei.
       *[other] { $fields } Felder sind frei.
    }
ask-buy = Du nimmst Schürfrecht und Richtung deiner Wahl, der andere Spieler erhält den Rest. Bezahlt wird mit einem Bohrturm.
act-place =
    { $colour ->
        [black] Schwarz auf { $field } setzen, { $mineral } { $value }
       *[natural] Auf { $field } setzen, { $mineral } { $value }
    }
act-buy = { $claim } für { $direction } kaufen
note-colour =
    { $colour ->
        [black] noch { $left }, zählt doppelt
       *[natural] noch { $left }
    }
facts-seat =
    { $direction ->
        [columns] { $lines ->
            [0] Keine Spalte zählt.
            [one] Eine Spalte zählt.
           *[other] { $lines } Spalten zählen.
        }
       *[rows] { $lines ->
            [0] Keine Reihe zählt.
            [one] Eine Reihe zählt.
           *[other] { $lines } Reihen zählen.
        }
    } { $left }
board-unlaid = unvermessen
score-none = zählt nicht
key-sheet = Blatt { $numeral }
key-about = Kupfer, Silber und Gold auf einundachtzig Feldern
key-mineral = Rohstoff
key-unclaimed = Zwei Schürfrechte, die noch niemand hat:
key-natural = Bohrturm: sein Feld zählt einfach
key-black = schwarzer Bohrturm: sein Feld zählt doppelt
key-open = freies Feld
key-closed = gesperrt: daneben steht ein Bohrturm
key-stack =
    { $maps ->
        [one] noch ein Teilplan im Stapel
       *[other] noch { $maps } Teilpläne im Stapel
    }
key-threshold = Eine Reihe oder Spalte zählt, sobald { $threshold } Bohrtürme darin stehen, gleich von wem.
words-would = Mit { $claim } wären es { $points }.
words-so-far = Bisher { $points } für { $seat }, zählt noch nicht.
words-group =
    { $colour ->
        [one] Reihe { $row }
        [black] Schwarz, Reihe { $row }
       *[natural] Naturfarben, Reihe { $row }
    }
words-move = { $field }, { $mineral } { $value }
words-fields = Felder
words-cell =
    { $state ->
        [unlaid] kein Teilplan
        [open] { $mineral } { $value }, frei
        [closed] { $mineral } { $value }, gesperrt
        [black] { $mineral } { $value }, schwarzer Bohrturm
       *[natural] { $mineral } { $value }, Bohrturm
    }

## Was ein Zug bringen würde

unit-points = Punkte
would-field-closes = Sperrt { $field }.
would-field-closes-many = Sperrt { $field }.
would-line-counts =
    { $direction-id ->
        [columns] Spalte { $line }
       *[rows] Reihe { $line }
    } zählt { $points-signed } für { $seat-you ->
        [yes] dich
       *[no] { $seat }
    }.
would-line-grows =
    { $direction-id ->
        [columns] Spalte { $line }
       *[rows] Reihe { $line }
    }: { $derricks } von { $needed } Bohrtürmen, { $worth-signed } für { $seat-you ->
        [yes] dich
       *[no] { $seat }
    }, falls sie zählt.
would-line-worth =
    { $direction-id ->
        [columns] Spalte { $line }
       *[rows] Reihe { $line }
    }: { $derricks } von { $needed } Bohrtürmen, { $worth-signed } für { $claim }, falls sie zählt.
would-line-dead =
    { $direction-id ->
        [columns] Spalte { $line }
       *[rows] Reihe { $line }
    } kann nicht mehr zählen.
would-claim-received =
    { $seat-you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $claim } für { $direction }{ $derricks ->
        [0] .
       *[other] {" "}und den bezahlten Bohrturm.
    }
would-game-ended = Damit endet das Spiel: { $reason }.
