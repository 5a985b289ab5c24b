## Words

resource-gas = Gas
resource-coal = Kohle
resource-oil = Öl
resource-gold = Gold
resource-diamond = Diamant
area-amur = Amur
area-khabarovsk = Chabarowsk
area-transbaikal = Transbaikalien
area-south-yakutia = Südjakutien
area-magadan = Magadan
area-chukotka = Tschukotka
area-north-yakutia = Nordjakutien
area-irkutsk = Irkutsk
area-evenkia = Ewenkien
area-taimyr = Taimyr
area-krasnoyarsk = Krasnojarsk
area-tomsk = Tomsk
area-yamal = Jamal
area-altai = Altai
place-amur = Amur
place-khabarovsk = Chabarowsk
place-transbaikal = Transbaikalien
place-south-yakutia = Südjakutien
place-magadan = Magadan
place-chukotka = Tschukotka
place-north-yakutia = Nordjakutien
place-irkutsk = Irkutsk
place-evenkia = Ewenkien
place-taimyr = Taimyr
place-krasnoyarsk = Krasnojarsk
place-tomsk = Tomsk
place-yamal = Jamal
place-altai = Altai
place-vladivostok = Wladiwostok
exchange-frankfurt = Frankfurt
exchange-london = London
exchange-mumbai = Mumbai
exchange-zurich = Zürich
exchange-johannesburg = Johannesburg
exchange-new-york = New York
exchange-dubai = Dubai
exchange-shanghai = Shanghai
exchange-sydney = Sydney
exchange-tokyo = Tokio
exchange-singapore = Singapur
action-manager = Manager
action-logistics = Logistik
action-seller = Verkäufer
action-worker = Arbeiter
action-investor = Investor
action-gas = Gas
action-coal = Kohle
action-oil = Öl
action-gold = Gold
action-diamond = Diamant
spot-manager = Manager
spot-logistics = Logistik
spot-seller = Verkäufer
spot-worker = Arbeiter
spot-investor = Investor
spot-gas = Gas
spot-coal = Kohle
spot-oil = Öl
spot-gold = Gold
spot-diamond = Diamant
spot-research = Forschung
tile-manager = Manager
tile-logistics-gas = Logistik / Gas
tile-logistics-coal = Logistik / Kohle
tile-logistics-oil = Logistik / Öl
tile-logistics-gold = Logistik / Gold
tile-logistics-diamond = Logistik / Diamant
tile-seller-gas = Verkäufer / Gas
tile-seller-coal = Verkäufer / Kohle
tile-seller-oil = Verkäufer / Öl
tile-seller-gold = Verkäufer / Gold
tile-seller-diamond = Verkäufer / Diamant
tile-worker-gas = Arbeiter / Gas
tile-worker-coal = Arbeiter / Kohle
tile-worker-oil = Arbeiter / Öl
tile-worker-gold = Arbeiter / Gold
tile-worker-diamond = Arbeiter / Diamant
tile-investor-gas = Investor / Gas
tile-investor-coal = Investor / Kohle
tile-investor-oil = Investor / Öl
tile-investor-gold = Investor / Gold
tile-investor-diamond = Investor / Diamant
find-gas = Gas
find-coal = Kohle
find-oil = Öl
find-gold = Gold
find-diamond = Diamant
find-manager = Manager
reason-closed = mindestens acht Gebiete sind gesperrt
reason-supply = mindestens drei Nachschubfelder sind leer
reason-standstill = in fünf Runden wurde kein Würfel gelegt oder abgebaut

# Where a figure comes from, as a sentence or a choice says it.
figure-supply = aus dem Vorrat
figure-frankfurt = aus Frankfurt
figure-london = aus London
figure-mumbai = aus Mumbai
figure-zurich = aus Zürich
figure-johannesburg = aus Johannesburg
figure-new-york = aus New York
figure-dubai = aus Dubai
figure-shanghai = aus Shanghai
figure-sydney = aus Sydney
figure-tokyo = aus Tokio
figure-singapore = aus Singapur
figure-amur = vom Amur
figure-khabarovsk = aus Chabarowsk
figure-transbaikal = aus Transbaikalien
figure-south-yakutia = aus Südjakutien
figure-magadan = aus Magadan
figure-chukotka = aus Tschukotka
figure-north-yakutia = aus Nordjakutien
figure-irkutsk = aus Irkutsk
figure-evenkia = aus Ewenkien
figure-taimyr = aus Taimyr
figure-krasnoyarsk = aus Krasnojarsk
figure-tomsk = aus Tomsk
figure-yamal = aus Jamal
figure-altai = aus dem Altai
figure-vladivostok = aus Wladiwostok

## The game in a line, its presets and options

title = Siberia
playing-time = 60 min
pitch = Schicke Arbeiter aus, ziehe Plättchen, verkaufe zum besten Preis.
about = Plättchen ziehen und auf Aktionen legen, Arbeiter über die Karte und Verkäufer an die Börsen schicken; wer am reichsten wird, gewinnt.
edition-two = Zu zweit
edition-three = Zu dritt
edition-four = Zu viert
preset-two = Zwei Spieler. Das Spiel endet mit der Runde, in der das achte Gebiet gesperrt oder das dritte der fünf Nachschubfelder leer ist; der Reichste gewinnt.
preset-three = Drei Spieler. Das Spiel endet mit der Runde, in der das achte Gebiet gesperrt oder das dritte der fünf Nachschubfelder leer ist; der Reichste gewinnt.
preset-four = Vier Spieler. Das Spiel endet mit der Runde, in der das achte Gebiet gesperrt oder das dritte der fünf Nachschubfelder leer ist; der Reichste gewinnt.
option-exchange_sides = Börsen im Spiel
choice-exchange_sides-random = ausgelost
choice-exchange_sides-start_player = vom Startspieler gewählt
option-withdrawal = Ein Arbeiter darf aus einem Gebiet nach Wladiwostok zurück
choice-withdrawal-empty = nur, solange keine Figur im Vorrat ist (so lesen wir den Text)
choice-withdrawal-always = immer (die gedruckte Klammer für sich gelesen)
first-game-exchange_sides = Für dein erstes Spiel werden die Börsen ausgelost.

## What the player to move is asked

prompt-face = Wähle eine Seite des nächsten Börsenplättchens.
prompt-lay = Lege deine Plättchen.
prompt-seal = Bestätige deine Plättchen.
prompt-research = Führe zuerst die Forschung aus.
prompt-act = Führe eine Aktion aus oder passe.
prompt-find = Die Forschung bringt einen Würfel. Welchen?
prompt-joker = Wohin kommt der Joker?
prompt-step = Ziehe deine Arbeiter.
prompt-post = Schicke einen Verkäufer an eine Börse.
prompt-enter = Schicke einen Arbeiter nach Wladiwostok.
prompt-invest = Nimm eine Investition.
prompt-sell = Wo verkaufst du, was du abbaust?
prompt-return = Du hast zu viele Plättchen. Lege eines zurück in den Beutel.

## Moves

move-face = { $exchange } aufdecken
move-lay =
    { $spot-id ->
        [research] Plättchen { $tile } in die Forschung legen
       *[gas] Plättchen { $tile } auf die Aktion { $spot } legen
    }
move-seal = Die Plättchen bestätigen
move-take =
    { $spot-id ->
        [research] Die Forschung ausführen
       *[gas] Die Aktion { $spot } ausführen
    }
move-pass = Passen
move-waive = Die Aktion hier beenden
move-find =
    { $resource-id ->
        [diamond] Einen Diamanten
       *[gas] { $resource }
    } { $area-id ->
        [amur] am { $area }
        [altai] im { $area }
       *[tomsk] in { $area }
    } entdecken
move-find-any =
    { $resource-id ->
        [diamond] Einen Diamanten
       *[gas] { $resource }
    } { $area-id ->
        [amur] am { $area }
        [altai] im { $area }
       *[tomsk] in { $area }
    } entdecken, mit einem Managerplättchen
move-joker = Den Joker auf die Aktion { $action } legen
move-step =
    Einen Arbeiter { $place-id ->
        [amur] vom { $place }
        [altai] vom { $place }
       *[tomsk] von { $place }
    } { $area-id ->
        [amur] an den { $area }
        [altai] in den { $area }
       *[tomsk] nach { $area }
    } ziehen
move-post = Eine Figur { $figure } als Verkäufer nach { $exchange } schicken
move-enter = Eine Figur { $figure } als Arbeiter nach Wladiwostok schicken
move-invest = Die Investition für die Aktion { $action } nehmen
move-sell = Abbauen und in { $exchange } verkaufen
move-return = Plättchen { $tile } von der Aktion { $action } zurück in den Beutel legen
move-start = { $seat } wird als Startspieler ausgelost
move-scatter =
    { $resource-id ->
        [diamond] Ein Diamant wird gezogen
       *[gas] { $resource } wird gezogen
    }
move-flip = { $exchange } kommt ins Spiel
move-open = Eine Investition für die Aktion { $action } wird aufgedeckt
move-draw = Das Plättchen { $tile } wird gezogen

## What happened

event-start-drawn =
    { $seat-you ->
        [yes] Du wirst als Startspieler ausgelost.
       *[no] { $seat } wird als Startspieler ausgelost.
    }
event-cube-scattered = { $area }: { $resource }.
event-supply-sorted =
    Im Nachschub: { $gas } Gas, { $coal } Kohle, { $oil } Öl, { $gold } Gold und { $diamond ->
        [one] { $diamond } Diamant.
       *[other] { $diamond } Diamanten.
    }
event-exchange-opened = { $exchange } ist im Spiel.
event-investment-opened = Eine Investition für die Aktion { $action } wurde aufgedeckt.
event-round-began =
    Runde { $round } beginnt. { $seat-you ->
        [yes] Du bist Startspieler.
       *[no] { $seat } ist Startspieler.
    }
event-tile-drawn =
    { $seat-you ->
        [yes] Du hast das Plättchen { $tile } gezogen.
       *[no] { $seat } hat das Plättchen { $tile } gezogen.
    }
event-tile-laid =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } das Plättchen { $tile } { $spot-id ->
        [research] in die Forschung gelegt.
       *[gas] auf die Aktion { $spot } gelegt.
    }
event-tiles-sealed =
    { $seat-you ->
        [yes] Du hast bestätigt.
       *[no] { $seat } hat bestätigt.
    }
event-tiles-shown =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } diese Plättchen gelegt: { $tile1 } { $spot1-id ->
        [research] in die Forschung;
       *[gas] auf { $spot1 };
    } { $tile2 } { $spot2-id ->
        [research] in die Forschung;
       *[gas] auf { $spot2 };
    } { $tile3 } { $spot3-id ->
        [research] in die Forschung;
       *[gas] auf { $spot3 };
    } { $tile4 } { $spot4-id ->
        [research] in die Forschung;
       *[gas] auf { $spot4 };
    } { $tile5 } { $spot5-id ->
        [research] in die Forschung;
       *[gas] auf { $spot5 };
    } { $tile6 } { $spot6-id ->
        [research] in die Forschung.
       *[gas] auf { $spot6 }.
    }
event-action-taken =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $spot-id ->
        [research] die Forschung ausgeführt.
       *[gas] die Aktion { $spot } ausgeführt.
    }
event-passed =
    { $seat-you ->
        [yes] Du hast gepasst.
       *[no] { $seat } hat gepasst.
    }
event-no-effect =
    { $spot-id ->
        [research] Die Forschung blieb ohne Wirkung.
       *[gas] Die Aktion { $spot } blieb ohne Wirkung.
    }
event-waived =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } auf die Wirkung der Aktion { $action } verzichtet.
event-cube-laid =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $area-id ->
        [amur] am { $area }
        [altai] im { $area }
       *[tomsk] in { $area }
    } { $resource-id ->
        [diamond] einen Diamanten entdeckt.
       *[gas] { $resource } entdeckt.
    }
event-tile-lapsed =
    { $find-id ->
        [manager] Ein Managerplättchen blieb in der Forschung ohne Wirkung.
       *[gas] Ein Plättchen mit { $find } blieb in der Forschung ohne Wirkung.
    }
event-joker-laid =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } ein Managerplättchen als Joker auf die Aktion { $action } gelegt.
event-worker-stepped =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } einen Arbeiter { $place-id ->
        [amur] vom { $place }
        [altai] vom { $place }
       *[tomsk] von { $place }
    } { $area-id ->
        [amur] an den { $area }
        [altai] in den { $area }
       *[tomsk] nach { $area }
    } gezogen.
event-steps-lapsed =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $steps ->
        [one] einen Schritt nicht genutzt.
       *[other] { $steps } Schritte nicht genutzt.
    }
event-seller-posted =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } eine Figur { $figure } als Verkäufer nach { $exchange } geschickt.
event-worker-entered =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } eine Figur { $figure } als Arbeiter nach Wladiwostok geschickt.
event-investment-taken =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } die Investition für die Aktion { $action } genommen.
event-cube-mined =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $area-id ->
        [amur] am { $area }
        [altai] im { $area }
       *[tomsk] in { $area }
    } { $resource-id ->
        [diamond] einen Diamanten abgebaut.
       *[gas] { $resource } abgebaut.
    }
event-sold =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $cubes } { $resource-id ->
        [diamond] Diamanten
       *[gas] { $resource }
    } in { $exchange } { $cubes ->
        [one] für { $money } verkauft.
       *[other] zu je { $price } verkauft, zusammen für { $money }.
    }
event-area-closed = Ausgebeutet und gesperrt: { $area }. Gesperrte Gebiete: { $closed }.
event-workers-home =
    { $workers ->
        [one] Ein Arbeiter kehrte
       *[other] { $workers } Arbeiter kehrten
    } { $area-id ->
        [amur] vom { $area }
        [altai] aus dem { $area }
       *[tomsk] aus { $area }
    } in { $seat-you ->
        [yes] deinen Vorrat zurück.
       *[no] den Vorrat von { $seat } zurück.
    }
event-tile-returned =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } das Plättchen { $tile } von der Aktion { $action } zurück in den Beutel gelegt.
event-game-ended = Das Spiel ist zu Ende: { $reason }.

## Why not

refusal-drawn-by-seed = Über Startspieler, Würfel, Börsen, Investitionen und Plättchen entscheidet der Startwert, kein Spieler.
refusal-not-facing = Jetzt wird keine Börse gewählt. Wenn dieser Tisch so spielt, wählt sie der Startspieler vor der ersten Runde.
refusal-other-tile = Nicht { $exchange }. Das Plättchen, das an der Reihe ist, hat andere Börsen.
refusal-not-placing = Jetzt werden keine Plättchen gelegt. Das geschieht zu Beginn einer Runde.
refusal-tile-not-in-hand = Nicht { $tile }. Ein solches Plättchen hast du nicht auf der Hand.
refusal-tile-not-for = Nicht auf { $spot }. Das Plättchen { $tile } passt dort nicht hin.
refusal-no-free-space = Nicht auf { $action }. Beide Felder sind belegt.
refusal-tiles-in-hand =
    { $tiles ->
        [one] Noch nicht. Du hast noch ein Plättchen auf der Hand; lege es zuerst.
       *[other] Noch nicht. Du hast noch { $tiles } Plättchen auf der Hand; lege sie zuerst.
    }
refusal-not-acting = Jetzt wird keine Aktion ausgeführt. Die Aktionen beginnen, sobald alle ihre Plättchen bestätigt haben.
refusal-effect-first =
    { $spot-id ->
        [research] Beende zuerst die Forschung.
       *[gas] Beende zuerst die Aktion { $spot }.
    }
refusal-research-first = Noch nicht. In deiner Forschung liegen Plättchen, also kommt sie zuerst.
refusal-research-empty = Keine Forschung. Dort liegt kein Plättchen.
refusal-spaces-not-filled = Nicht die Aktion { $action }. Dazu müssen ihre beiden Felder belegt sein.
refusal-not-under-way =
    { $spot-id ->
        [research] Nicht jetzt. Das gehört zur Forschung, die gerade nicht läuft.
        [gas] Nicht jetzt. Das gehört zu einer Rohstoffaktion, und gerade läuft keine.
       *[manager] Nicht jetzt. Das gehört zur Aktion { $spot }, die gerade nicht läuft.
    }
refusal-nothing-to-waive = Es läuft keine Aktion, die beendet werden könnte.
refusal-must-lay = Die Forschung kann hier nicht enden. Ein Würfel, der gelegt werden kann, muss gelegt werden.
refusal-no-such-find =
    { $find-id ->
        [manager] In der Forschung liegt kein Managerplättchen mehr.
       *[gas] In der Forschung liegt kein Plättchen mit { $find } mehr.
    }
refusal-supply-is-empty =
    { $resource-id ->
        [coal] Im Nachschub liegt keine { $resource } mehr.
       *[gas] Im Nachschub liegt kein { $resource } mehr.
    }
refusal-area-is-closed =
    Nicht { $area-id ->
        [amur] am { $area }
        [altai] im { $area }
       *[tomsk] in { $area }
    }. Das Gebiet ist gesperrt.
refusal-area-has =
    Nicht { $area-id ->
        [amur] am { $area }
        [altai] im { $area }
       *[tomsk] in { $area }
    }. { $resource-id ->
        [diamond] Dort liegt schon ein { $resource }.
       *[gas] Dort liegt schon { $resource }.
    }
refusal-joker-elsewhere = Nicht auf Manager. Ein Joker kommt auf eine andere Aktion.
refusal-no-worker-there =
    Du hast { $place-id ->
        [amur] am { $place }
        [altai] im { $place }
       *[tomsk] in { $place }
    } keinen Arbeiter.
refusal-not-near =
    Nicht { $area-id ->
        [amur] an den { $area }
        [altai] in den { $area }
       *[tomsk] nach { $area }
    }. Mit einem einzigen Schritt kommt man { $place-id ->
        [amur] vom { $place }
        [altai] vom { $place }
       *[tomsk] von { $place }
    } nicht dorthin.
refusal-no-figure-there = Du kannst keine Figur { $figure } nehmen. Du hast dort keine.
refusal-same-exchange = Nicht nach { $exchange }. Der Verkäufer ist schon dort.
refusal-not-in-play = Nicht in { $exchange }. Das Plättchen zeigt seine andere Seite.
refusal-supply-first = Nicht diese Figur. Du hast noch Figuren im Vorrat.
refusal-not-from-port = Nicht diesen Arbeiter. Er ist schon in Wladiwostok.
refusal-not-open = Es liegt keine Investition für die Aktion { $action } offen.
refusal-has-investment = Nicht auf { $action }. Dort liegt schon eine Investition.
refusal-no-seller-there = Nicht in { $exchange }. Du hast dort keinen Verkäufer.
refusal-not-bought =
    { $resource-id ->
        [diamond] Nicht in { $exchange }. Diamanten werden dort nicht gekauft.
       *[gas] Nicht in { $exchange }. { $resource } wird dort nicht gekauft.
    }
refusal-not-returning = Jetzt werden keine Plättchen zurückgelegt. Das tut am Ende einer Runde, wer zu viele hat.
refusal-tile-not-there = Nicht { $tile }. Auf { $action } liegt kein solches Plättchen.
refusal-not-in-bag = Das Plättchen { $tile } ist nicht im Beutel.
refusal-kind-lies-there =
    { $resource-id ->
        [diamond] Kein Diamant. In diesem Gebiet liegt schon einer.
        [coal] Keine { $resource }. In diesem Gebiet liegt schon welche.
       *[gas] Kein { $resource }. In diesem Gebiet liegt schon welches.
    }
refusal-none-face-down = Im Stapel ist keine Investition für die Aktion { $action } mehr.

## Terminal

letter-manager = Ma
letter-logistics = Lo
letter-seller = Ve
letter-worker = Ar
letter-investor = In
letter-gas = Ga
letter-coal = Ko
letter-oil = Öl
letter-gold = Go
letter-diamond = Di
terminal-legend-map = ■ dort liegt ein Würfel. Danach die Arbeiter oder Verkäufer jedes Spielers und die Nummern der Gebiete, die einen Schritt entfernt sind. Preise in Tausend; · wird nicht gekauft.
terminal-legend-tableau = Tableaus: ■ Plättchen, ◆ Joker, ● Investition, □ gelegt, aber noch verdeckt, · freies Feld. Am Ende einer Runde dürfen höchstens { $limit } Plättchen bleiben.
terminal-clock =
    { $round ->
        [0] Aufbau.
       *[other] Runde { $round }.
    } Das Spiel endet mit { $closed_limit } gesperrten Gebieten (jetzt { $closed }) oder { $empty_limit } leeren Nachschubfeldern (jetzt { $empty }).
terminal-idle = Runden nacheinander, in denen kein Würfel gelegt oder abgebaut wurde: { $idle } von { $limit }.
terminal-near-head = ein Schritt nach
terminal-closed = gesperrt
terminal-supply = Nachschub
terminal-supply-words = Nachschub: { $cubes }.
terminal-investments =
    { $open ->
        [0] Keine offenen Investitionen;
       *[other] Offene Investitionen: { $actions };
    } verdeckt: { $stack }. Plättchen im Beutel: { $bag }.
terminal-money = { $money } Dollar
terminal-start = Startspieler
terminal-figures =
    { $figures ->
        [one] noch { $figures } Figur
       *[other] noch { $figures } Figuren
    }
terminal-tiles = { $tiles } Plättchen
terminal-to-lay = noch { $hand } zu legen
terminal-sealed = hat bestätigt
terminal-passed = hat gepasst
terminal-ready = bereit: { $actions }
terminal-brings = { $action } ({ $money } in { $exchange })
terminal-tableau = Tableau von { $seat }: { $lying }.
terminal-lies = { $spot } ({ $pieces })
terminal-joker = Joker
terminal-investment = Investition
terminal-hand = Auf der Hand: { $tiles }.
terminal-steps =
    { $steps ->
        [one] Noch ein Schritt.
       *[other] Noch { $steps } Schritte.
    }
terminal-finds = Noch in der Forschung: { $finds }.
terminal-sales = Abbauen würdest du in { $areas }. Das bringt: { $sales }.
terminal-area = Gebiet { $number }, { $area }: { $cubes }.
terminal-area-closed = Gebiet { $number }, { $area }: gesperrt.
terminal-workers = Arbeiter: { $figures }.
terminal-near = Einen Schritt entfernt: { $areas }.
terminal-faces = Börsenplättchen { $tile } ist noch nicht aufgedeckt. Es hat zwei Seiten.
terminal-exchange = { $exchange } kauft { $prices }.
terminal-price = { $resource } zu { $price }
terminal-sellers = Verkäufer: { $figures }.

## Board

map-arctic = Nordpolarmeer
map-okhotsk = Ochotskisches Meer
map-home = Vorrat
map-transbaikal = Trans- baikalien
line-area = { $area }: { $cubes }.
line-open = Wählbar.
line-closed = { $area }: gesperrt; das Durchqueren kostet keinen Schritt.
line-port = { $place }.
line-workers =
    { $count ->
        [one] Ein Arbeiter von { $seat }.
       *[other] { $count } Arbeiter von { $seat }.
    }
line-sellers =
    { $count ->
        [one] Ein Verkäufer von { $seat }.
       *[other] { $count } Verkäufer von { $seat }.
    }
line-near =
    { $count ->
        [0] Von hier führt kein Schritt weiter.
       *[other] Einen Schritt entfernt: { $areas }.
    }
line-home =
    { $figures ->
        [0] In deinem Vorrat ist keine Figur mehr.
        [one] In deinem Vorrat ist eine Figur.
       *[other] In deinem Vorrat sind { $figures } Figuren.
    }
line-exchange = { $exchange } kauft { $prices }.
line-price = { $resource } zu { $price }
line-face = { $exchange }, eine Seite des Börsenplättchens { $tile }. Sie kauft { $prices }.
line-faces = Börsenplättchen { $tile } ist noch nicht aufgedeckt. Es hat zwei Seiten.
line-supply = { $resource }: { $left } im Nachschub, { $sold } verkauft.
line-investments =
    { $count ->
        [0] Keine offenen Investitionen;
       *[other] Offene Investitionen: { $actions };
    } { $stack ->
        [0] verdeckt liegt keine mehr.
        [one] { $stack } liegt verdeckt.
       *[other] { $stack } liegen verdeckt.
    }
board-tab =
    { $tab ->
        [map] Karte
        [exchanges] Börsen
       *[tableau] Tableau
    }
board-exchanges = Börsen
board-seller = Dein Verkäufer in { $exchange }
board-sale = { $cubes } × { $price } = { $money }
board-supply = Nachschub
board-empty = { $empty } von { $limit } leer
board-finds =
    { $count ->
        [one] Noch ein Plättchen in der Forschung
       *[other] Noch { $count } Plättchen in der Forschung
    }
board-investments = Investitionen
board-investment = Investition für { $action }
board-stack =
    { $stack ->
        [0] keine verdeckt
       *[other] { $stack } verdeckt
    }
board-closed = Gesperrte Gebiete
board-of = { $count } von { $limit }
board-idle = Stillstand: { $idle } von { $limit } Runden
key-investment = Investition: bleibt auf ihrer Aktion
key-joker = Joker: Managerplättchen auf einer anderen Aktion
key-closed = gesperrtes Gebiet
key-best = bester Preis im Spiel, in Tausend

# Tableau, hand, prompt, companies, income, text table.
stage =
    { $round ->
        [0] Aufbau
       *[other] Runde { $round }{ $phase ->
            [drawing] , Ziehen
            [placing] , Legen
            [returning] , Zurücklegen
            [over] , beendet
           *[actions] , Aktionen
        }
    }
facts-starts = beginnt
facts-passed = hat gepasst
facts-money = Dollar
facts-aim = Plättchen, Investitionen, Geld
facts-figures =
    { $figures ->
        [one] noch { $figures } Figur
       *[other] noch { $figures } Figuren
    }
mini-label =
    { $tiles } Aktionsplättchen, { $investments ->
        [one] { $investments } Investition.
       *[other] { $investments } Investitionen.
    }
mini-research = In der Forschung: { $tiles }
tableau-own = Dein Tableau
tableau-of = Tableau von { $seat }
tableau-tiles = { $tiles } Plättchen, höchstens { $limit } am Rundenende
company-tableau = Tableau
company-lays =
    { $sealed ->
        [yes] Hat die Plättchen bestätigt.
       *[no] Noch zu legen: { $hand }.
    }
research-empty = leer
hand-head = Deine Hand
hand-back = Zurücknehmen
piece-name =
    { $sort ->
        [joker] Joker
       *[investment] Investition für { $action }
    }
piece-fresh = { $name }, noch verdeckt
piece-use =
    { $does ->
        [return] { $name } zurück in den Beutel legen
       *[take-back] { $name } zurücknehmen
    }
brings-person =
    { $action ->
        [manager] ein Joker
        [logistics] Arbeiter ziehen
        [seller] neuer Verkäufer
        [worker] neuer Arbeiter
       *[investor] eine Investition
    }
brings-mine =
    { $yields ->
        [none] jetzt nichts abzubauen
        [unsold] { $cubes } { $resource }, aber kein Verkäufer dafür
       *[sold] { $cubes } { $resource-id ->
            [diamond] { $cubes ->
                [one] Diamant
               *[other] Diamanten
            }
           *[gas] { $resource }
        }, { $money } in { $exchange }
    }
brings-short =
    { $yields ->
        [none] jetzt nichts
        [unsold] kein Verkäufer
       *[sold] { $cubes } für { $money }
    }
brings-research = { $count } Plättchen
note-sale = { $cubes } × { $price } = { $money }
kind-find = Rohstoffplättchen
kind-find-any = Managerplättchen
which-spot = Aktion
which-lay-spot = Wohin
which-action = Aktion
which-tile = Plättchen
which-exchange = Börse
which-figure = Figur
which-place = Arbeiter
which-resource = Rohstoff
choose-tile = Wähle ein Plättchen
choose-lay-spot = Wähle, wohin es kommt
choose-spot = Wähle eine Aktion
choose-action = Wähle eine Aktion
choose-joker-action = Wähle, wohin er kommt
choose-return-action = Wähle ein Plättchen
choose-invest-action = Wähle eine Investition
choose-area = Wähle ein Gebiet
choose-exchange = Wähle eine Börse
choose-figure = Wähle eine Figur
choose-place = Wähle einen Arbeiter
choose-resource = Wähle einen Rohstoff
act-lay-on = Legen und bestätigen
act-lay-only = Legen, ohne zu bestätigen
act-seal = Meine sechs Plättchen bestätigen
act-pass = Diese Runde passen
act-face = { $exchange } aufdecken
act-post = Verkäufer nach { $exchange } schicken
act-enter = Arbeiter nach Wladiwostok schicken
act-sell = In { $exchange } für { $money } verkaufen
act-waive =
    { $prompt ->
        [joker] Keinen Joker legen
        [step] { $steps ->
            [one] Den letzten Schritt nicht nutzen
           *[other] { $steps } Schritte nicht nutzen
        }
        [post] Keinen Verkäufer schicken
        [enter] Keinen Arbeiter schicken
        [invest] Keine Investition nehmen
       *[sell] Nichts abbauen und verkaufen
    }
ask-face = Plättchen { $tile } von { $tiles }: Die Seite, die du aufdeckst, gilt das ganze Spiel.
ask-lay = Wähle ein Plättchen, dann seine Person, seinen Rohstoff oder die Forschung. Niemand sieht es, bevor alle bestätigt haben.
ask-lay-tile = Wohin kommt das Plättchen { $tile }?
ask-hand = Zu legen: { $tiles }.
ask-seal = Sobald alle bestätigt haben, werden alle Plättchen gleichzeitig gezeigt.
ask-return = Auf deinem Tableau liegen { $tiles } Plättchen, { $limit } dürfen bleiben.
ask-research =
    { $count ->
        [one] Sie ist dein ganzer Zug. Für das Plättchen ({ $tiles }) kommt ein Würfel aus dem Nachschub in ein Gebiet.
       *[other] Sie ist dein ganzer Zug. Für jedes Plättchen kommt ein Würfel aus dem Nachschub in ein Gebiet: { $tiles }.
    }
ask-act = Die Plättchen einer Aktion kommen zurück in den Beutel, Investitionen bleiben. Wenn du passt, bist du für diese Runde fertig.
ask-take =
    Wirkung: { $brings }. { $action ->
        [manager] Eines ihrer Plättchen wird der Joker, ein zweites kommt zurück in den Beutel.
       *[gas] Ihre Plättchen kommen zurück in den Beutel.
    }
ask-act-none = Du kannst nur passen.
ask-pass = Du bist für den Rest der Runde fertig. Was auf deinem Tableau liegt, bleibt dort.
ask-joker = Dort gilt er wie jedes andere Plättchen. Was sonst noch auf Manager lag, kommt in den Beutel.
ask-joker-question = Wohin kommt der Joker?
ask-step = Wähle einen Arbeiter, dann ein Gebiet, das einen Schritt entfernt ist. Gesperrte Gebiete zu durchqueren kostet keinen Schritt.
ask-step-question =
    { $steps ->
        [one] Noch ein Schritt. Wer geht wohin?
       *[other] { $steps } Schritte. Wer geht wohin?
    }
ask-post = Die Figur kommt aus deinem Vorrat, von einer anderen Börse oder von der Karte.
ask-enter = Arbeiter beginnen in Wladiwostok.
ask-invest = Sie bleibt das ganze Spiel auf ihrer Aktion und ersetzt eines der beiden Plättchen.
ask-find =
    { $count ->
        [one] Das letzte Plättchen: { $finds }. In keinem Gebiet liegt ein Rohstoff zweimal.
       *[other] Noch zu nutzen: { $finds }. In keinem Gebiet liegt ein Rohstoff zweimal.
    }
ask-find-tile =
    { $tiles ->
        [one] { $find }
       *[other] { $tiles } × { $find }
    }
ask-find-question =
    { $resource-id ->
        [diamond] Wo entdeckst du den Diamanten?
        [coal] Wo entdeckst du die { $resource }?
       *[gas] Wo entdeckst du das { $resource }?
    }
ask-sell-question =
    { $resource-id ->
        [diamond] { $cubes ->
            [one] Wo verkaufst du den Diamanten?
           *[other] Wo verkaufst du die { $cubes } Diamanten?
        }
       *[gas] Wo verkaufst du { $cubes } { $resource }?
    }
ask-sell =
    { $count ->
        [one] Abbau: { $areas }. Verkauftes ist aus dem Spiel.
       *[other] Abbau, je ein Würfel: { $areas }. Verkauftes ist aus dem Spiel.
    }
ask-sell-closes =
    { $count ->
        [one] { $areas } wird dadurch leer und gesperrt; die Arbeiter dort kehren in die Vorräte zurück.
       *[other] { $areas } werden dadurch leer und gesperrt; die Arbeiter dort kehren in die Vorräte zurück.
    }
ask-step-action =
    { $action-id ->
        [research] Forschung
       *[gas] Aktion { $action }
    }
ask-step-now =
    { $prompt ->
        [find] Würfel
        [joker] Joker
        [step] Schritte
        [post] Verkäufer
        [enter] Arbeiter
        [invest] Investition
       *[sell] Börse
    }
figures-at =
    { $figures ->
        [one] { $place }
       *[other] { $place } ({ $figures })
    }
figures-supply = Figuren im Vorrat: { $figures }.
figures-workers =
    { $count ->
        [0] Keine Arbeiter.
       *[other] Arbeiter: { $places }.
    }
figures-sellers =
    { $count ->
        [0] Keine Verkäufer.
       *[other] Verkäufer: { $places }.
    }
income-head = Einnahmen
income-none = Noch wurde nichts verkauft.
words-round = Runde
words-map = Karte
words-exchanges = Börsen
words-supply = Nachschub, Investitionen, Beutel
words-bag = Plättchen im Beutel: { $bag }.
words-turn =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $seat } ist am Zug.
    }{ $doing ->
        [none] {""}
       *[gas] {" "}Läuft gerade: { $action }.
    }
words-end = Das Spiel endet nach einer Runde mit { $closed_limit } gesperrten Gebieten (jetzt { $closed }) oder { $empty_limit } leeren Nachschubfeldern (jetzt { $empty }) oder nach { $idle_limit } Runden nacheinander, in denen kein Würfel gelegt oder abgebaut wurde (jetzt { $idle }).
words-company = { $seat } hat { $money } Dollar und { $tiles } Aktionsplättchen.
words-role = In dieser Runde: { $role }.
words-action =
    { $count ->
        [0] { $action }: leer.
       *[other] { $action }: { $pieces }.
    }
words-empty = Leer: { $actions }.
words-reach = Jetzt abzubauen: { $brings }.
words-ready = Bereit: { $brings }.
words-research =
    { $count ->
        [0] Forschung: leer.
       *[other] Forschung: { $tiles }.
    }
words-group-tile = { $tile }
words-group-resource =
    { $any ->
        [yes] Ein Managerplättchen als { $resource }
       *[no] { $resource }
    }
words-group-place = Arbeiter: { $place }
words-group-figure = Eine Figur { $figure }
words-group-action = Von { $action }
event-tile-drawn-many =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } diese Plättchen gezogen: { $tile }.
event-cube-scattered-many = { $count } Würfel liegen auf der Karte, in jedem Gebiet zwei verschiedene.
event-exchange-opened-many = Börsen im Spiel: { $exchange }.
event-investment-opened-many = Aufgedeckte Investitionen: { $action }.
event-tile-lapsed-many = { $count } Plättchen der Forschung blieben ohne Wirkung: { $find }.
event-cube-mined-many =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $resource-id ->
        [diamond] Diamanten
       *[gas] { $resource }
    } abgebaut: { $area }.
event-area-closed-many = Ausgebeutet und gesperrt: { $area }.

## Was ein Zug bringen würde

unit-money = Dollar
would-no-effect =
    { $spot-id ->
        [research] Die Forschung bliebe ohne Wirkung, ihre Plättchen wären verloren.
       *[gas] Die Aktion { $spot } bliebe ohne Wirkung, ihre Plättchen wären verloren.
    }
would-last-round = Das Spiel endet nach dieser Runde: { $reason }.
would-sale =
    { $exchange } zahlt { $cubes ->
        [one] { $money }
       *[other] { $money } ({ $cubes } { $resource-id ->
            [diamond] Diamanten
           *[gas] { $resource }
        } zu je { $price })
    }{ $best ->
        [0] .
       *[other] , am meisten.
    }
would-better-sale = { $exchange } würde mehr zahlen: { $money }.
would-sale-closes =
    Der Verkauf sperrt ein Gebiet: { $area } ({ $closed } von { $limit }){ $last ->
        [0] .
       *[other] . Das Spiel endet dann nach dieser Runde.
    }
would-sale-closes-many =
    Der Verkauf sperrt mehrere Gebiete: { $area }{ $last ->
        [0] .
       *[other] . Das Spiel endet dann nach dieser Runde.
    }
would-sale-sends-home =
    { $workers ->
        [one] Ein Arbeiter kehrt dann
       *[other] { $workers } Arbeiter kehren dann
    } { $area-id ->
        [amur] vom { $area }
        [altai] aus dem { $area }
       *[tomsk] aus { $area }
    } in { $seat-you ->
        [yes] deinen Vorrat zurück.
       *[no] den Vorrat von { $seat } zurück.
    }
would-areas-closed = Gesperrte Gebiete: { $closed } von { $limit }.
would-supply-emptied =
    { $resource-id ->
        [coal] Im Nachschub liegt keine { $resource } mehr.
       *[gas] Im Nachschub liegt kein { $resource } mehr.
    } Leere Nachschubfelder: { $empty } von { $limit }.
would-supply-emptied-many = Nichts mehr im Nachschub: { $resource }. Leere Nachschubfelder: { $empty } von { $limit }.
would-action-complete = Damit ist die Aktion { $action } vollständig.
would-action-complete-many = Diese Aktionen sind dann vollständig: { $action }.
would-could-sell =
    { $ready ->
        [0] { $seat-you ->
            [yes] In deiner Reichweite:
           *[no] In Reichweite von { $seat }:
        }
       *[other] { $seat-you ->
            [yes] Du könntest verkaufen:
           *[no] { $seat } könnte verkaufen:
        }
    } { $cubes } { $resource-id ->
        [diamond] { $cubes ->
            [one] Diamant
           *[other] Diamanten
        }
       *[gas] { $resource }
    } für { $money } in { $exchange }{ $was ->
        [0] .
       *[other] {" "}(bisher { $was }).
    }
would-could-not-sell =
    { $seat-you ->
        [yes] Nicht mehr in deiner Reichweite:
       *[no] Nicht mehr in Reichweite von { $seat }:
    } { $resource-id ->
        [diamond] Diamanten
       *[gas] { $resource }
    } für { $was }.
would-no-seller =
    Noch fehlt ein Verkäufer: { $cubes } { $resource-id ->
        [diamond] { $cubes ->
            [one] Diamant
           *[other] Diamanten
        }
       *[gas] { $resource }
    } bei deinen Arbeitern. { $exchange } zahlt je { $price }.
would-no-worker =
    Noch fehlt ein Arbeiter: { $cubes } { $resource-id ->
        [diamond] { $cubes ->
            [one] Diamant
           *[other] Diamanten
        }
       *[gas] { $resource }
    } auf der Karte, aber nicht bei deinen Arbeitern.
would-no-cube =
    { $resource-id ->
        [coal] Auf der Karte liegt zurzeit keine { $resource }.
       *[gas] Auf der Karte liegt zurzeit kein { $resource }.
    }
would-nothing-now = Wie es jetzt steht, bliebe die Aktion { $action } ohne Wirkung und würde ihre Plättchen kosten.
would-unused = Die Aktion { $action } bleibt ungenutzt.
would-unused-many = Diese Aktionen bleiben ungenutzt: { $action }.
would-action-broken = Die Aktion { $action } ist dann nicht mehr vollständig.
would-action-broken-many = Diese Aktionen sind dann nicht mehr vollständig: { $action }.
would-too-many =
    { $tiles ->
        [one] Ein Plättchen muss
       *[other] { $tiles } Plättchen müssen
    } am Ende der Runde zurück in den Beutel; { $limit } dürfen bleiben.
would-best-price =
    { $exchange } würde dir { $price } { $resource-id ->
        [diamond] je Diamant
       *[gas] je Würfel { $resource }
    } zahlen{ $was ->
        [0] .
       *[other] {" "}(bisher { $was }).
    }
would-no-buyer =
    { $resource-id ->
        [diamond] Für Diamanten hättest du keinen Verkäufer.
       *[gas] Für { $resource } hättest du keinen Verkäufer.
    }
would-better-price =
    { $exchange } zahlt { $price } { $resource-id ->
        [diamond] je Diamant
       *[gas] je Würfel { $resource }
    }; { $was ->
        [0] du hast keinen Verkäufer dafür
       *[other] du bekommst { $was }
    }{ $cubes ->
        [0] .
       *[other] . In deiner Reichweite: { $cubes }.
    }
would-could-complete = Damit lässt sich die Aktion { $action } vervollständigen.
would-could-complete-many = Damit lässt sich eine dieser Aktionen vervollständigen: { $action }.
would-could-invest = Die Investition { $action } passt.
would-could-invest-many = Diese Investitionen passen: { $action }.
would-in-reach =
    { $resource-id ->
        [diamond] Diamanten
       *[gas] { $resource }
    } { $areas ->
        [one] in einem weiteren Gebiet
       *[other] in { $areas } weiteren Gebieten
    } erreichbar, { $steps ->
        [one] einen Schritt entfernt.
       *[other] mindestens { $steps } Schritte entfernt.
    }
would-steps =
    { $steps ->
        [one] Ein Schritt
       *[other] { $steps } Schritte
    } für { $workers ->
        [one] deinen Arbeiter.
       *[other] deine { $workers } Arbeiter.
    }
would-could-lay =
    { $find-id ->
        [manager] { $cubes ->
            [one] Ein Würfel deiner Wahl kann gelegt werden.
           *[other] { $cubes } Würfel deiner Wahl können gelegt werden.
        }
        [diamond] { $cubes ->
            [one] Ein Diamant kann gelegt werden.
           *[other] { $cubes } Diamanten können gelegt werden.
        }
       *[gas] { $cubes ->
            [one] Ein Würfel { $find } kann gelegt werden.
           *[other] { $cubes } Würfel { $find } können gelegt werden.
        }
    }
would-useless-find =
    { $find-id ->
        [manager] Wie es jetzt steht, kann für ein Managerplättchen nichts gelegt werden.
        [coal] Wie es jetzt steht, kann keine { $find } gelegt werden.
       *[gas] Wie es jetzt steht, kann kein { $find } gelegt werden.
    }
would-research-first =
    Die Forschung wird dein ganzer erster Zug, für { $tiles ->
        [one] ein Plättchen.
       *[other] { $tiles } Plättchen.
    }
would-idle-rounds = Runden hintereinander ohne gelegten oder abgebauten Würfel: { $idle } von { $limit }.
would-tiles-return =
    { $tiles ->
        [0] { $investment ->
            [0] Kein Plättchen kommt in den Beutel.
           *[other] Die Investition bleibt.
        }
        [one] { $investment ->
            [0] Ein Plättchen kommt in den Beutel.
           *[other] Ein Plättchen kommt in den Beutel, die Investition bleibt.
        }
       *[other] { $tiles } Plättchen kommen in den Beutel.
    }
would-needs-another = Der Aktion { $action } fehlt noch ein Plättchen.
would-needs-another-many = Diesen Aktionen fehlt noch je ein Plättchen: { $action }.
would-next-investment =
    { $stack ->
        [one] Als Nächstes wird die letzte Investition aufgedeckt.
       *[other] Als Nächstes wird eine der { $stack } verdeckten Investitionen aufgedeckt.
    }
would-exchange-opened = { $exchange } gilt für das ganze Spiel.
would-round-began =
    Runde { $round } beginnt. { $seat-you ->
        [yes] Du bist Startspieler.
       *[no] { $seat } ist Startspieler.
    }
would-passed = Du bist für den Rest der Runde fertig.
would-tile-lapsed =
    { $find-id ->
        [manager] Ein Managerplättchen bleibt ohne Wirkung.
       *[gas] Ein Plättchen mit { $find } bleibt ohne Wirkung.
    }
would-tile-lapsed-many = { $count } Plättchen bleiben ohne Wirkung: { $find }.
would-steps-lapsed =
    { $steps ->
        [one] Ein Schritt verfällt.
       *[other] { $steps } Schritte verfallen.
    }
would-sold =
    { $cubes } { $resource-id ->
        [diamond] { $cubes ->
            [one] Diamant
           *[other] Diamanten
        }
       *[gas] { $resource }
    } in { $exchange } { $cubes ->
        [one] für { $money } verkauft.
       *[other] zu je { $price } verkauft, zusammen für { $money }.
    }
would-area-closed = Ausgebeutet und gesperrt: { $area }.
would-area-closed-many = Ausgebeutet und gesperrt: { $area }.
would-workers-home =
    { $workers ->
        [one] Ein Arbeiter kehrt
       *[other] { $workers } Arbeiter kehren
    } { $area-id ->
        [amur] vom { $area }
        [altai] aus dem { $area }
       *[tomsk] aus { $area }
    } in { $seat-you ->
        [yes] deinen Vorrat zurück.
       *[no] den Vorrat von { $seat } zurück.
    }
would-game-ended = Damit endet das Spiel: { $reason }.
