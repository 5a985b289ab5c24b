## Words

metal-zinc = Zink
metal-copper = Kupfer
metal-silver = Silber
metal-gold = Gold
note-1000 = 1.000
note-5000 = 5.000
seat-al = Al
crew-red-1 = Trupp 1 von Rot
crew-red-2 = Trupp 2 von Rot
crew-red-3 = Trupp 3 von Rot
crew-red-4 = Trupp 4 von Rot
crew-blue-1 = Trupp 1 von Blau
crew-blue-2 = Trupp 2 von Blau
crew-blue-3 = Trupp 3 von Blau
crew-blue-4 = Trupp 4 von Blau
crew-yellow-1 = Trupp 1 von Gelb
crew-yellow-2 = Trupp 2 von Gelb
crew-yellow-3 = Trupp 3 von Gelb
crew-yellow-4 = Trupp 4 von Gelb
crew-green-1 = Trupp 1 von Grün
crew-green-2 = Trupp 2 von Grün
crew-green-3 = Trupp 3 von Grün
crew-green-4 = Trupp 4 von Grün
crew-al-1 = Trupp 1 von Al
crew-al-2 = Trupp 2 von Al
crew-al-3 = Trupp 3 von Al
crew-al-4 = Trupp 4 von Al
crew-of-seat = Trupp { $number } von { $seat }
tile-a0 = A0
tile-a1 = A1
tile-a2 = A2
tile-a3 = A3
tile-a4 = A4
tile-a5 = A5
tile-a6 = A6
tile-a7 = A7
tile-b0 = B0
tile-b1 = B1
tile-b2 = B2
tile-b3 = B3
tile-b4 = B4
tile-b5 = B5
tile-b6 = B6
tile-b7 = B7
tile-c0 = C0
tile-c1 = C1
tile-c2 = C2
tile-c3 = C3
tile-c4 = C4
tile-c5 = C5
tile-c6 = C6
tile-c7 = C7
tile-d0 = D0
tile-d1 = D1
tile-d2 = D2
tile-d3 = D3
tile-d4 = D4
tile-d5 = D5
tile-d6 = D6
tile-d7 = D7
place-a0 = A0
place-a1 = A1
place-a2 = A2
place-a3 = A3
place-a4 = A4
place-a5 = A5
place-a6 = A6
place-a7 = A7
place-b0 = B0
place-b1 = B1
place-b2 = B2
place-b3 = B3
place-b4 = B4
place-b5 = B5
place-b6 = B6
place-b7 = B7
place-c0 = C0
place-c1 = C1
place-c2 = C2
place-c3 = C3
place-c4 = C4
place-c5 = C5
place-c6 = C6
place-c7 = C7
place-d0 = D0
place-d1 = D1
place-d2 = D2
place-d3 = D3
place-d4 = D4
place-d5 = D5
place-d6 = D6
place-d7 = D7
place-a0-a1 = A0/A1
place-a1-a2 = A1/A2
place-a2-a3 = A2/A3
place-a3-a4 = A3/A4
place-a4-a5 = A4/A5
place-a5-a6 = A5/A6
place-a6-a7 = A6/A7
place-a7-a0 = A7/A0
place-b0-b1 = B0/B1
place-b1-b2 = B1/B2
place-b2-b3 = B2/B3
place-b3-b4 = B3/B4
place-b4-b5 = B4/B5
place-b5-b6 = B5/B6
place-b6-b7 = B6/B7
place-b7-b0 = B7/B0
place-c0-c1 = C0/C1
place-c1-c2 = C1/C2
place-c2-c3 = C2/C3
place-c3-c4 = C3/C4
place-c4-c5 = C4/C5
place-c5-c6 = C5/C6
place-c6-c7 = C6/C7
place-c7-c0 = C7/C0
place-d0-d1 = D0/D1
place-d1-d2 = D1/D2
place-d2-d3 = D2/D3
place-d3-d4 = D3/D4
place-d4-d5 = D4/D5
place-d5-d6 = D5/D6
place-d6-d7 = D6/D7
place-d7-d0 = D7/D0
place-centre = Erdkern
place-entrance-0 = Eingang I
place-entrance-1 = Eingang II
place-entrance-2 = Eingang III
place-entrance-3 = Eingang IV
slot-i-1 = Feld 1 von Brett I (Korruption)
slot-i-2 = Feld 2 von Brett I (Korruption)
slot-i-3 = Feld 3 von Brett I (Subunternehmer)
slot-i-4 = Feld 4 von Brett I (Subunternehmer)
slot-ii-1 = Feld 1 von Brett II (Börse)
slot-ii-2 = Feld 2 von Brett II (Börse)
slot-ii-3 = Feld 3 von Brett II (Börse)
slot-iii-1 = Feld 1 von Brett III (Werkstatt)
slot-iii-2 = Feld 2 von Brett III (Werkstatt)
slot-iii-3 = Feld 3 von Brett III (Werkstatt)
board-drilling = Brett I
board-market = Brett II
board-workshop = Brett III
ring-a = A
ring-b = B
ring-c = C
ring-d = D
order-low = niedrigere Leistung zuerst
order-high = höhere Leistung zuerst
achievement-zinc-copper = Zink und Kupfer
achievement-cards = Förderkarten
achievement-silver = Silber
achievement-trained-crews = Geschulte Trupps
achievement-gold = Gold
achievement-deep-crews = Trupps in der Tiefe
achievement-each-metal = Alle vier Rohstoffe
achievement-strong-crews = Starke Trupps
achievement-centre = Erdkern
priority-shaft = Besitzer des Schachts
priority-power = höchste Leistung
priority-active = aktiver Spieler, wegen Gleichstands
reason-centre = mehr als die Hälfte der Spieler hat einen Trupp im Erdkern
reason-achievements = ein Spieler hat sechs Errungenschaften, darunter die drei schwersten
reason-turn-limit = die letzte erlaubte Runde ist gespielt

## The game in a line, its presets and options

title = Rockwell
playing-time = 90 min
pitch = Bohre bis zum Mittelpunkt der Erde und teile, was du findest.
about = Trupps durch vier Ringe Gestein schicken, mit Rivalen oder gegen sie bohren und Rohstoffe zu Prestige machen.
edition-two = Zu zweit
edition-three = Zu dritt
edition-four = Zu viert
preset-two = Zwei Spieler, dazu die Trupps von Al, den niemand spielt. Sobald beide einen Trupp im Erdkern haben oder einer sechs Errungenschaften, darunter die drei schwersten, gewinnt, wer das meiste Prestige hat.
preset-three = Drei Spieler. Sobald zwei einen Trupp im Erdkern haben oder einer sechs Errungenschaften, darunter die drei schwersten, gewinnt, wer das meiste Prestige hat.
preset-four = Vier Spieler. Sobald drei einen Trupp im Erdkern haben oder einer sechs Errungenschaften, darunter die drei schwersten, gewinnt, wer das meiste Prestige hat.
option-holdings = Würfel, Geld und Versicherungen
choice-holdings-screens = hinter Sichtschirmen
choice-holdings-open = offen für alle
option-achievement_tie = Wenn mehrere zugleich eine Errungenschaft erreichen
choice-achievement_tie-direction = entscheidet die Direktionsreihenfolge, wer das bessere Plättchen nimmt
choice-achievement_tie-active = kommt der aktive Spieler zuerst, dann die Direktionsreihenfolge
option-turn_limit = Das Spiel endet spätestens
choice-turn_limit-200 = nach 200 Runden
choice-turn_limit-100 = nach 100 Runden
choice-turn_limit-50 = nach 50 Runden
choice-turn_limit-20 = nach 20 Runden
choice-turn_limit-12 = nach 12 Runden
choice-turn_limit-8 = nach 8 Runden
option-bonus = Der Bonus für Spieler, die von einem Rohstoff nichts haben oder kein Geld
choice-bonus-ranked = geht nach dem Rang wie bei allen anderen: Der Text nennt keine Mindestmenge
choice-bonus-owned = entfällt: Eine Mehrheit von nichts ist keine
option-crossed_tiles = Mit Mobilität 3 durchbohrt ein Zug aus zwei Schritten Plättchen
choice-crossed_tiles-end = nur dort, wo er endet: Beide Schritte gelten als ein Zug
choice-crossed_tiles-each_step = bei jedem Schritt: „zwei Züge“ wird wörtlich genommen
option-double_move = Mit Mobilität 3 sind die beiden Züge
choice-double_move-steps = Schritte: Der Sprung von Stufe 1 gilt nur als anderes Ziel eines einzelnen Zuges
choice-double_move-jumps = Schritte oder Sprünge: Die Stufen summieren sich einfach
option-protection = Der Schutz wird abgezogen
choice-protection-first = von deiner Leistung, bevor der Verlust auf deine Würfel begrenzt wird: Er schwächt die Gefahr selbst
choice-protection-last = von deinem Verlust, nachdem er auf deine Würfel begrenzt ist: Er wirkt wie eine Versicherung
option-danger = In Gefahr sind
choice-danger-all = Anteil und Überschuss, nach „neu erhaltene Würfel“
choice-danger-share = nur der Anteil, nach „Anteil an der Beute“
option-al_tie = Wohin Als Trupp zieht, wenn mehrere Trupps gleich sind
choice-al_tie-nearest = auf das Plättchen, dem am wenigsten Leistung fehlt, wie jeder Trupp von Al
choice-al_tie-free = wohin es dem Spieler gefällt, der ihn gewählt hat, wie der französische Text sagt

## What the player to move is asked

prompt-tender = Was bietest du, um zuerst zu setzen?
prompt-post = Setze einen Vizepräsidenten.
prompt-insure = Tauschst du Würfel in Versicherungen um?
prompt-drill = Ziehe einen Trupp oder passe.
prompt-step = Mach einen zweiten Schritt oder bleib stehen.
prompt-help = Nutzt du deinen Vorteil?
prompt-choose = Dein Trupp reicht für beide Plättchen. Welches wird durchbohrt?
prompt-save = Wie viele Versicherungen gibst du gegen die Gefahr ab?
prompt-lead = Ziehe einen Trupp von Al.
prompt-deal = Kaufe oder verkaufe einen Rohstoff.
prompt-close = Erweitere das Geschäft oder bestätige es.
prompt-work = Führe eine Aktion in der Werkstatt aus.
prompt-train = Verbessere einen Trupp von Al.

## Moves

move-offer = 1 { $metal } bieten
move-cash = { $note } $ bieten
move-insure = 1 { $metal } in eine Versicherung umtauschen
move-seal = Bestätigen
move-post = Einen Vizepräsidenten auf { $slot } setzen
move-go =
    { $place-id ->
        [centre] Trupp { $crew } in den Erdkern ziehen
       *[a0] Trupp { $crew } nach { $place } ziehen
    }
move-carry = Trupp { $crew } mit einem Subunternehmer der Leistung { $power } nach { $place } ziehen
move-stay = Mit Trupp { $crew } handeln, ohne ihn zu ziehen
move-pass = Passen
move-bribe = { $crew } bestechen und auf { $tile } holen
move-hire = Einen Subunternehmer der Leistung { $power } einstellen
move-waive = Keinen Vorteil nutzen
move-drill = { $tile } durchbohren
move-save = Versicherungen abgeben: { $number }
move-buy = { $lot } { $metal } kaufen
move-sell = { $lot } { $metal } verkaufen
move-raise = Trupp { $crew } um 1 verbessern
move-protect = Den Schutz verbessern
move-mobilise = Die Mobilität verbessern
move-sink = Auf { $tile } einen Schacht bauen
move-shift = Schacht { $shaft } nach { $tile } versetzen
move-deliver = Für das oberste Plättchen von Stapel { $stack } ausliefern
move-leave = Auf die übrigen Aktionen verzichten
move-lead = Trupp { $crew } von Al nach { $tile } ziehen
move-train = Trupp { $crew } von Al um 1 verbessern
move-lay =
    { $order-id ->
        [low] Der Ring beginnt mit seiner niedrigeren Leistung
       *[high] Der Ring beginnt mit seiner höheren Leistung
    }
move-direct = { $seat } wird als Nächster für die Direktionsreihenfolge ausgelost
move-control = { $seat } wird als Nächster für die Kontrollreihenfolge ausgelost
move-turn = Das Plättchen zeigt Rückseite { $back }
move-extract = Förderkarte { $card } wird gezogen

## What happened

# Cubes by metal, leaving out those there are none of. Other sentences refer to these two.
cubes =
    { $zinc ->
        [0] { $copper ->
            [0] { $silver ->
                [0] { $gold ->
                    [0] nichts
                   *[other] { $gold } Gold
                }
               *[other] { $silver } Silber{ $gold ->
                    [0] {""}
                   *[other] , { $gold } Gold
                }
            }
           *[other] { $copper } Kupfer{ $silver ->
                [0] {""}
               *[other] , { $silver } Silber
            }{ $gold ->
                [0] {""}
               *[other] , { $gold } Gold
            }
        }
       *[other] { $zinc } Zink{ $copper ->
            [0] {""}
           *[other] , { $copper } Kupfer
        }{ $silver ->
            [0] {""}
           *[other] , { $silver } Silber
        }{ $gold ->
            [0] {""}
           *[other] , { $gold } Gold
        }
    }
cubes-more =
    { $zinc ->
        [0] {""}
       *[other] , { $zinc } Zink
    }{ $copper ->
        [0] {""}
       *[other] , { $copper } Kupfer
    }{ $silver ->
        [0] {""}
       *[other] , { $silver } Silber
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } Gold
    }
# An offer that has cubes in it.
offer-parts =
    , nämlich { $money ->
        [0] { cubes }.
       *[other] { $money } $ in Scheinen{ cubes-more }.
    }
event-ring-laid = Ring { $ring } ist ausgelegt. { $ring }0 verlangt Leistung { $power }; von dort an wechseln sich die beiden Leistungen des Rings ab.
event-ring-laid-many = Die Ringe { $ring } sind ausgelegt. In Sektor 0 verlangen sie Leistung { $power }; von dort an wechseln sich die beiden Leistungen jedes Rings ab.
event-order-drawn =
    Direktionsreihenfolge ausgelost, Platz { $place }: { $seat-you ->
        [yes] du.
       *[no] { $seat }.
    }
event-control-drawn =
    Kontrollreihenfolge ausgelost, Platz { $place }: { $seat-you ->
        [yes] du.
       *[no] { $seat }.
    }
event-turn-began = Runde { $turn } beginnt.
event-tray-filled =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } zurechtgelegt: { $money ->
        [0] { cubes }.
       *[other] { $money } ${ cubes-more }.
    }
event-tray-filled-many =
    { $seat-you ->
        [yes] Du hast deine Auswahl getroffen.
       *[no] { $seat } hat eine Auswahl getroffen.
    }
event-tray-sealed =
    { $seat-you ->
        [yes] Du hast bestätigt.
       *[no] { $seat } hat bestätigt.
    }
event-offer-shown =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $value ->
        [0] nichts geboten.
       *[other] { $value } $ geboten{ $zinc ->
            [0] { $copper ->
                [0] { $silver ->
                    [0] { $gold ->
                        [0] .
                       *[other] { offer-parts }
                    }
                   *[other] { offer-parts }
                }
               *[other] { offer-parts }
            }
           *[other] { offer-parts }
        }
    }
event-direction-sorted =
    Direktionsreihenfolge, Platz { $place }: { $seat-you ->
        [yes] du.
       *[no] { $seat }.
    }
event-posted =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } einen Vizepräsidenten auf { $slot } gesetzt.
event-stayed-home =
    Für einen Vizepräsidenten von { $seat-you ->
        [yes] dir
       *[no] { $seat }
    } ist kein Feld mehr frei; er bleibt in dieser Runde zu Hause.
event-insured =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { cubes } in Versicherungen umgetauscht. Versicherungen jetzt: { $insurance }.
event-insurance-shown =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { cubes } in Versicherungen umgetauscht. Versicherungen jetzt: { $insurance }.
event-control-sorted =
    Kontrollreihenfolge, Platz { $place }: { $seat-you ->
        [yes] du.
       *[no] { $seat }.
    }
event-round-began = Bohrrunde { $round } beginnt.
event-crew-moved =
    { $owner-you ->
        [yes] Dein Trupp
       *[no] Ein Trupp von { $owner }
    } mit Leistung { $power } zog von { $from } { $to-id ->
        [centre] in den Erdkern.
       *[a0] nach { $to }.
    }
event-die-left =
    { $owner-you ->
        [yes] Dein Trupp
       *[no] Ein Trupp von { $owner }
    } hat den Subunternehmer der Leistung { $power } zurückgelassen; er ist wieder auf Brett I.
event-die-carried =
    { $owner-you ->
        [yes] Du hast
       *[no] { $owner } hat
    } für { $price } $ einen Subunternehmer der Leistung { $power } mitgenommen.
event-crew-stayed =
    { $owner-you ->
        [yes] Du hast
       *[no] { $owner } hat
    } mit einem Trupp { $place-id ->
        [centre] im Erdkern
        [entrance-0] an { $place }
        [entrance-1] an { $place }
        [entrance-2] an { $place }
        [entrance-3] an { $place }
       *[a0] auf { $place }
    } gehandelt, ohne ihn zu ziehen.
event-crew-stopped =
    { $owner-you ->
        [yes] Du hast
       *[no] { $owner } hat
    } auf den zweiten Schritt verzichtet; der Trupp bleibt auf { $place }.
event-passed =
    { $seat-you ->
        [yes] Du hast gepasst.
       *[no] { $seat } hat gepasst.
    }
event-bribed =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $owner-you ->
        [yes] deinen Trupp
       *[no] einen Trupp von { $owner }
    } { $price ->
        [0] bestochen und von { $from } auf { $tile } geholt.
       *[other] bestochen, von { $from } auf { $tile } geholt und { $price } $ für den Subunternehmer bezahlt.
    }
event-hired =
    { $owner-you ->
        [yes] Du hast
       *[no] { $owner } hat
    } für { $price } $ einen Subunternehmer der Leistung { $power } für den Trupp auf { $place } eingestellt.
event-waived =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } keinen Vorteil genutzt.
event-tile-drilled =
    { $owner-you ->
        [yes] Du hast
       *[no] { $owner } hat
    } { $tile } durchbohrt (nötige Leistung: { $power }, vorhanden: { $force }).
event-tile-turned = { $tile } wurde umgedreht. Ein Schacht dort bringt in jeder Runde { cubes }.
event-card-drawn =
    Die Karte für { $tile } bringt { cubes }{ $danger-id ->
        [danger] , dazu Gefahr.
       *[none] .
    }
event-share-set =
    { $owner-you ->
        [yes] Dein Anteil:
       *[no] Anteil von { $owner }:
    } { cubes }.
event-surplus-set =
    Der Überschuss ({ cubes }) geht an { $owner-you ->
        [yes] dich
       *[no] { $owner }
    }{ $priority-id ->
        [shaft] , wegen des Schachts dort.
        [power] , wegen der höchsten Leistung dort.
       *[active] {" "}als aktiven Spieler, weil mehrere die höchste Leistung haben.
    }
event-danger-felt =
    { $seat-you ->
        [yes] Gefahr für dich mit Leistung { $force } dort:
       *[no] Gefahr für { $seat } mit Leistung { $force } dort:
    } { $loss ->
        [0] Kein Würfel geht verloren.
        [one] Ein Würfel ist bedroht.
       *[other] { $loss } Würfel sind bedroht.
    }
event-insurance-used =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $insurance ->
        [0] keine Versicherung abgegeben.
        [one] eine Versicherung abgegeben.
       *[other] { $insurance } Versicherungen abgegeben.
    }
event-cubes-lost =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { cubes } durch die Gefahr verloren.
event-cubes-gained =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { cubes } erhalten.
event-card-kept =
    { $owner-id ->
        [al] Die Karte wird weggelegt.
       *[red] Die Karte geht an { $owner-you ->
            [yes] dich:
           *[no] { $owner }:
        } jetzt { $cards ->
            [one] eine Förderkarte.
           *[other] { $cards } Förderkarten.
        }
    }
event-achieved =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } die Errungenschaft „{ $achievement }“ erreicht, für { $prestige } Prestige.
event-shaft-yielded =
    { $seat-you ->
        [yes] Dein Schacht
       *[no] Der Schacht von { $seat }
    } auf { $tile } brachte { cubes }.
event-deal-grown =
    { $seat-you ->
        [yes] Du willst
       *[no] { $seat } will
    } { $side-id ->
        [buy] { $number } { $metal } kaufen.
       *[sell] { $number } { $metal } verkaufen.
    }
event-deal-grown-many =
    { $seat-you ->
        [yes] Du willst
       *[no] { $seat } will
    } { $side-id ->
        [buy] { $metal } kaufen.
       *[sell] { $metal } verkaufen.
    }
event-bought =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $number } { $metal } für { $price } $ gekauft.
event-sold =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $number } { $metal } für { $price } $ verkauft.
event-left =
    { $actions ->
        [0] { $seat-you ->
            [yes] Dein Vizepräsident
           *[no] Der Vizepräsident von { $seat }
        } auf { $slot } ist fertig und kehrt nach Hause zurück.
        [one] { $seat-you ->
            [yes] Du hast
           *[no] { $seat } hat
        } auf die letzte Aktion von { $slot } verzichtet.
       *[other] { $seat-you ->
            [yes] Du hast
           *[no] { $seat } hat
        } auf die letzten { $actions } Aktionen von { $slot } verzichtet.
    }
event-crew-raised =
    { $owner-you ->
        [yes] Du hast
       *[no] { $owner } hat
    } einen Trupp für { $price } $ auf Leistung { $power } verbessert.
event-protected =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } den Schutz für { $price } $ auf Stufe { $level } verbessert.
event-mobilised =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } die Mobilität für { $price } $ auf Stufe { $level } verbessert: { $level ->
        [1] Trupps können jetzt auf das übernächste Plättchen im Ring springen.
        [2] Trupps können jetzt auf der Grenze zweier Plättchen eines Rings stehen.
       *[3] Trupps können jetzt zwei Schritte gehen.
    }
event-shaft-sunk =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } für { $price } $ auf { $tile } einen Schacht gebaut.
event-shaft-shifted =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } für { $price } $ einen Schacht von { $from } nach { $tile } versetzt.
event-delivered =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { cubes } für { $prestige } Prestige ausgeliefert.
event-al-moved = Ein Trupp von Al mit Leistung { $power } zog von { $from } nach { $to }.
event-al-raised =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } einen Trupp von Al auf Leistung { $power } verbessert.
event-turn-ended = Runde { $turn } ist zu Ende.
event-stock-shown =
    { $seat-you ->
        [yes] Dein Bestand
       *[no] Der Bestand von { $seat }
    } am Ende: { cubes }; { $money } $; { $insurance ->
        [0] keine Versicherung.
        [one] eine Versicherung.
       *[other] { $insurance } Versicherungen.
    }
event-game-ended = Das Spiel ist zu Ende: { $reason }.

## Why not

refusal-drawn-by-seed = Über das Gelände, beide Reihenfolgen, die Rückseiten der Plättchen und die Karten entscheidet der Startwert, kein Spieler.
refusal-not-now = Nicht jetzt. Das gehört in einen anderen Teil der Runde.
refusal-no-more-cubes = So viel { $metal } hast du nicht.
refusal-no-more-money = Nicht so viel. Du hast noch { $money } $.
refusal-no-such-slot = Nicht auf { $slot }. Dieses Feld gibt es zu zweit und zu dritt nicht.
refusal-slot-taken =
    Nicht auf { $slot }. { $seat-you ->
        [yes] Dort steht schon einer deiner Vizepräsidenten.
       *[no] Dort steht schon ein Vizepräsident von { $seat }.
    }
refusal-board-twice = Nicht zweimal auf { $board }. Dort steht schon dein anderer Vizepräsident.
refusal-crew-finished = Dieser Trupp kann nichts mehr tun. Er hat den Erdkern erreicht und das Gelände verlassen.
refusal-stands-there =
    Dieser Trupp steht schon { $place-id ->
        [centre] im Erdkern
        [entrance-0] an { $place }
        [entrance-1] an { $place }
        [entrance-2] an { $place }
        [entrance-3] an { $place }
       *[a0] auf { $place }
    }. Soll alles bleiben, wie es ist, dann passe.
refusal-out-of-reach =
    Nicht { $place-id ->
        [centre] in den Erdkern.
       *[a0] nach { $place }.
    } Von { $from } aus zieht ein Trupp { $level ->
        [0] nur auf ein benachbartes Plättchen, aus Ring D auch in den Erdkern.
        [1] auf ein benachbartes Plättchen oder, mit Mobilität 1, auf das übernächste in seinem Ring.
        [2] einen Schritt weit, auch auf die Grenze zweier Plättchen eines Rings und von ihr herunter, oder er springt auf das übernächste Plättchen in seinem Ring.
        [4] einen Schritt weit, auch auf Grenzen und von ihnen herunter, oder er springt auf das übernächste Plättchen in seinem Ring; nach einem Schritt darf er einen zweiten machen.
        [8] einen Schritt weit, auch auf Grenzen und von ihnen herunter, oder er springt auf das übernächste Plättchen in seinem Ring; danach darf er eines von beiden noch einmal.
        [5] noch einen Schritt weit, auch auf Grenzen und von ihnen herunter.
        [6] noch einen Schritt weit, auch auf Grenzen und von ihnen herunter, oder er springt auf das übernächste Plättchen in seinem Ring.
        [7] höchstens zweimal, jedes Mal einen Schritt weit, auch auf Grenzen und von ihnen herunter, oder mit einem Sprung auf das übernächste Plättchen in seinem Ring.
       *[3] höchstens zwei Schritte weit, auch auf Grenzen und von ihnen herunter, oder er springt auf das übernächste Plättchen in seinem Ring.
    }
refusal-border-taken =
    Nicht nach { $place }. { $owner-you ->
        [yes] Auf dieser Grenze steht schon einer deiner Trupps
       *[no] Auf dieser Grenze steht schon ein Trupp von { $owner }
    }, und nur einer hat dort Platz.
refusal-no-die = Dieser Trupp hat keinen Subunternehmer, den er mitnehmen könnte.
refusal-die-too-strong = Kein Subunternehmer der Leistung { $power }. In diesem Ring hat einer höchstens { $most }.
refusal-cannot-pay = Das kannst du nicht bezahlen. Es kostet { $price } $, und du hast { $money } $.
refusal-no-advantage = Du kannst hier keinen Vorteil nutzen. Dazu brauchst du einen Vizepräsidenten auf Brett I und etwas, das er mit diesem Trupp tun kann.
refusal-not-on-terrain = Nicht mit diesem Trupp. Für einen Vorteil muss der aktive Trupp auf dem Gelände stehen.
refusal-no-bribes-left = Keine Bestechung mehr. Alle Korruptionsplättchen sind bis zum Ende der Runde vergeben.
refusal-own-crew = Das ist dein eigener Trupp. Bestechen kannst du nur Trupps anderer Spieler.
refusal-no-such-crew = Diesen Trupp gibt es in diesem Spiel nicht.
refusal-not-beside =
    Nicht diesen Trupp. Er steht { $place-id ->
        [centre] im Erdkern
        [entrance-0] an { $place }
        [entrance-1] an { $place }
        [entrance-2] an { $place }
        [entrance-3] an { $place }
       *[a0] auf { $place }
    }, und das grenzt nicht an { $tile }.
refusal-not-active-tile =
    Nicht auf { $tile }. Ein bestochener Trupp kommt zu deinem aktiven Trupp, und der steht { $place-id ->
        [centre] im Erdkern
        [entrance-0] an { $place }
        [entrance-1] an { $place }
        [entrance-2] an { $place }
        [entrance-3] an { $place }
       *[a0] auf { $place }
    }.
refusal-tile-turned = Nicht auf { $tile }. Es ist schon durchbohrt, und bestochene Trupps kommen nur auf Plättchen, die es noch nicht sind.
refusal-no-dice-left = Kein Subunternehmer mehr. Auf Brett I ist keiner übrig.
refusal-has-die = Kein weiterer Subunternehmer. Dieser Trupp hat schon einen, und mehr darf keiner haben.
refusal-not-struck = Nicht { $tile }. Es ist keines der beiden Plättchen, auf deren Grenze dein Trupp steht.
refusal-more-than-loss =
    { $loss ->
        [one] Nicht so viele Versicherungen. Nur ein Würfel ist bedroht.
       *[other] Nicht so viele Versicherungen. Nur { $loss } Würfel sind bedroht.
    }
refusal-no-insurance =
    { $insurance ->
        [0] Du hast keine Versicherung, die du abgeben könntest.
        [one] Nicht so viele Versicherungen. Du hast nur eine.
       *[other] Nicht so viele Versicherungen. Du hast nur { $insurance }.
    }
refusal-dealt-already = Kein { $metal } mehr. Damit hast du in dieser Phase schon gehandelt.
refusal-other-deal = Nicht in diesem Geschäft. Darin geht es um { $metal }, und ein Geschäft ist Kauf oder Verkauf eines einzigen Rohstoffs.
refusal-empty-deal = Es gibt kein Geschäft zu bestätigen. Dazu gehört mindestens ein Würfel.
refusal-deal-first = Noch nicht. Bestätige zuerst dein Geschäft mit { $metal }.
refusal-strongest-already = Dieser Trupp lässt sich nicht verbessern. Er hat schon die höchste Leistung.
refusal-all-steps = Das geht nicht. Du hast schon alle drei Stufen.
refusal-has-shaft =
    Nicht auf { $tile }. { $seat-you ->
        [yes] Dort hast du schon einen Schacht
       *[no] Dort hat { $seat } einen Schacht
    }, und auf einem Plättchen ist nur einer möglich.
refusal-shaft-not-there =
    { $step ->
        [1] Kein Schacht auf { $tile }. Die erste Stufe erlaubt ein noch nicht durchbohrtes Plättchen, auf dem du allein stehst oder das an einen deiner Trupps grenzt und keine Trupps anderer hat.
       *[2] Kein Schacht auf { $tile }. Die zweite Stufe erlaubt ein Plättchen, auf dem du stehst oder das an einen deiner Trupps grenzt; ist es noch nicht durchbohrt, darf dort kein Trupp eines anderen stehen.
    }
refusal-no-shaft = Du hast keinen Schacht { $shaft } auf dem Gelände.
refusal-no-delivery = Stapel { $stack } bietet nichts mehr. Dort liegt kein Plättchen.
refusal-no-al = Al hat in diesem Spiel keine Trupps. Er bohrt nur zu zweit mit.
refusal-al-other-crew = Nicht dieser Trupp von Al. Zuerst kommen Trupps, die noch an einem Eingang oder auf einem durchbohrten Plättchen stehen, dann der stärkste, dann der am weitesten vom Erdkern entfernte.
refusal-al-other-tile = Nicht nach { $tile }. Der Trupp von Al zieht auf das benachbarte, noch nicht durchbohrte Plättchen, dem am wenigsten Leistung fehlt.
refusal-drawn-already = Das wurde schon gezogen.
refusal-other-crew-steps = Trupp { $crew } hat den ersten seiner zwei Schritte gemacht. Er muss den zweiten machen oder stehen bleiben.
refusal-al-not-beside = Nicht nach { $tile }. Der Trupp von Al zieht auf ein benachbartes Plättchen.

## Board

ask-help-none = Dein Vorteil nützt dir jetzt nichts.
ask-help-means = Du wirst trotzdem gefragt, damit niemand erfährt, warum.
board-end = Spieler im Erdkern: { $arrived }; mit { $majority } endet das Spiel
board-tab =
    { $tab ->
        [boards] Bretter
       *[ground] Gelände
    }
board-zoom-in = Größer
board-zoom-out = Kleiner
map-centre = Erdkern
line-crew =
    { $you ->
        [yes] dein Trupp mit Leistung { $power }
       *[no] ein Trupp von { $seat } mit Leistung { $power }
    }{ $die ->
        [0] {""}
       *[other] {" "}und einem Subunternehmer der Leistung { $die }
    }
line-crews =
    { $astride ->
        [yes] Auf der Grenze: { $crews }.
       *[no] Dort: { $crews }.
    }
line-tile =
    { $tile }: Leistung { $power }, { $force ->
        [0] davon noch nichts vorhanden.
       *[other] davon { $force } vorhanden; es fehlen { $lacks }.
    }
line-turned = { $tile }: durchbohrt. Ein Schacht dort bringt in jeder Runde { $cubes }.
line-unlaid = { $tile }: noch nicht ausgelegt.
line-shaft =
    { $you ->
        [yes] Dein Schacht
       *[no] Ein Schacht von { $seat }
    }{ $active ->
        [yes] , aktiv.
       *[no] , untätig, bis das Plättchen durchbohrt ist.
    }
line-open = Wählbar.
line-crew-open = Ein Trupp dort ist wählbar.
line-drills = Wer dorthin zieht, durchbohrt es.
line-place =
    { $kind ->
        [centre] Der Erdkern: { $count ->
            [0] Noch niemand hat ihn erreicht.
            [one] Ein Trupp ist am Ziel.
           *[other] { $count } Trupps sind am Ziel.
        }
        [border] Die Grenze { $place }.
       *[entrance] { $place }{ $count ->
            [0] : leer.
           *[other] .
        }
    }
ask-tender = Wer am meisten bietet, setzt seine Vizepräsidenten zuerst. Alle Angebote sind weg, auch die unterlegenen.
ask-tender-count = Du hast { $money } $ und bist jetzt Nummer { $place } von { $of }.
ask-insure = Aus einem Würfel wird eine Versicherung. Jede rettet einen Würfel vor der Gefahr; am Ende ist sie nichts wert.
ask-insure-count =
    { $insurance ->
        [0] Du hast noch keine.
        [one] Du hast eine.
       *[other] Du hast { $insurance }.
    }
ask-save =
    { $loss ->
        [one] Auf { $tile } ist der wertvollste Würfel deiner Ausbeute in Gefahr. Eine Versicherung rettet ihn.
       *[other] Auf { $tile } sind die { $loss } wertvollsten Würfel deiner Ausbeute in Gefahr. Mit jeder Versicherung verlierst du einen weniger.
    }
ask-save-count =
    { $insurance ->
        [0] Du hast keine.
        [one] Du hast eine.
       *[other] Du hast { $insurance }.
    }
ask-choose = Dein Trupp rückt auf das Plättchen, das durchbohrt wird. Dem anderen fehlt dann seine Leistung wieder.
ask-deal = Mit einem Geschäft kaufst oder verkaufst du einen Rohstoff, jeden nur einmal in dieser Phase.
ask-deal-count =
    { $left ->
        [one] Ein Geschäft bleibt dir.
       *[other] { $left } Geschäfte bleiben dir.
    }
ask-close = Das Geschäft gilt, sobald du es bestätigst.
ask-close-count =
    { $left ->
        [one] Es ist dein letztes.
       *[other] Mit ihm bleiben dir { $left } Geschäfte.
    }
ask-post = Brett I gibt Vorteile beim Bohren, Brett II Geschäfte, Brett III Aktionen. Deine beiden Vizepräsidenten dürfen nie auf demselben Brett stehen.
ask-post-count =
    { $home ->
        [one] Du hast noch einen zu setzen.
       *[other] Du hast noch { $home } zu setzen.
    }
ask-post-slot = Einen Vizepräsidenten auf { $slot } setzen?
ask-post-gives =
    { $gives ->
        [corruption] In jeder Bohrrunde darfst du einen Trupp neben deinem bestechen.
        [subcontracting] In jeder Bohrrunde darfst du für deinen Trupp einen Subunternehmer einstellen.
        [market] { $actions ->
            [one] Du bekommst ein Geschäft an der Börse.
           *[other] Du bekommst { $actions } Geschäfte an der Börse.
        }
       *[workshop] { $actions ->
            [one] Du bekommst eine Aktion in der Werkstatt.
           *[other] Du bekommst { $actions } Aktionen in der Werkstatt.
        }
    }
ask-drill = Drücke auf einen deiner Trupps, dann auf sein Ziel.
ask-drill-count = Bohrrunde { $round } von 4.
ask-pass = Alle deine Trupps bleiben, wo sie sind.
ask-step = Drücke auf das Ziel des zweiten Schritts, oder bleib stehen.
ask-stop = Dein Trupp bleibt, wo er ist.
ask-which-crew =
    { $place-id ->
        [centre] Welcher Trupp zieht in den Erdkern?
       *[a0] Welcher Trupp zieht nach { $place }?
    }
ask-which-means = Mehrere deiner Trupps kommen dorthin.
ask-step-where = wohin
ask-step-help =
    { $bribes ->
        [yes] bestechen, wenn du willst
       *[no] einstellen, wenn du willst
    }
ask-stay = Mit ihm auf { $place } handeln?
ask-stay-means = Er zieht nicht; danach darfst du deinen Vorteil mit ihm nutzen.
ask-where = Wohin zieht er?
ask-reaches =
    { $count ->
        [one] Er erreicht einen Ort.
       *[other] Er erreicht { $count } Orte.
    } { $drills ->
        [0] Sofort durchbohren würde er nichts.
       *[other] Sofort durchbohren würde er { $tiles }.
    }
ask-go =
    { $place-id ->
        [centre] In den Erdkern ziehen?
       *[a0] Nach { $place } ziehen?
    }
ask-centre = Er verlässt das Gelände für immer. Das Spiel endet, sobald mehr als die Hälfte der Spieler einen Trupp dort hat.
ask-arrival =
    { $finds ->
        [turned] { $tile } ist schon durchbohrt.
        [drills] { $tile } verlangt Leistung { $power }, davon sind { $force } vorhanden. Dein Trupp bringt { $brings } und durchbohrt das Plättchen.
       *[rock] { $tile } verlangt Leistung { $power }, davon { $force ->
            [0] ist noch nichts vorhanden.
            [one] ist { $force } vorhanden.
           *[other] sind { $force } vorhanden.
        } Dein Trupp bringt { $brings }.
    }
ask-die =
    { $kind ->
        [carry] Sein Subunternehmer kommt mit Leistung { $power } mit und wird neu bezahlt.
       *[go] Sein Subunternehmer bleibt zurück.
    }
ask-waive = Dein Vorteil bleibt in dieser Bohrrunde ungenutzt.
ask-lacks =
    { $turned ->
        [yes] { $tile } ist schon durchbohrt.
       *[no] { $tile } fehlt noch Leistung { $lacks }.
    }
ask-bribe-question = Einen Trupp neben deinem bestechen?
ask-bribe-crew = { $crew } bestechen?
ask-bribe =
    { $tiles } Er kommt auf dein Plättchen, und seine Leistung zählt dort mit. { $price ->
        [0] Das kostet kein Geld; nur ein Subunternehmer müsste neu bezahlt werden.
       *[other] Sein Subunternehmer muss neu bezahlt werden: { $price } $.
    }
ask-bribe-count =
    { $bribes ->
        [one] Eine Bestechung ist in dieser Runde noch möglich.
       *[other] { $bribes } Bestechungen sind in dieser Runde noch möglich.
    }
ask-hire-question = Einen Subunternehmer einstellen?
ask-hire = { $tiles } Ein Subunternehmer verstärkt deinen Trupp bis zum Ende der Runde.
ask-hire-count =
    { $dice ->
        [one] Einer ist in dieser Runde noch zu haben.
       *[other] { $dice } sind in dieser Runde noch zu haben.
    }
ask-lead =
    { $said ->
        [yes] Drücke auf das Plättchen, auf das er zieht.
       *[no] { $crews ->
            [one] Drücke auf das Plättchen, auf das der Trupp von Al zieht.
           *[other] Drücke auf einen Trupp von Al, dann auf sein Ziel.
        }
    }
ask-train = Das kostet nichts. Wird sein Plättchen dadurch durchbohrt, bist du der aktive Spieler.
ask-work = Drücke auf das, was du willst, hier oder auf dem Gelände.
ask-work-count =
    { $left ->
        [one] Eine Aktion bleibt dir.
       *[other] { $left } Aktionen bleiben dir.
    }
ask-shaft =
    { $kind ->
        [shift] Drücke auf das Plättchen, auf das der Schacht kommen soll.
       *[sink] Drücke auf das Plättchen für den neuen Schacht.
    }
kind-go = Ziehen
kind-carry = Subunternehmer mitnehmen
kind-stay = Bleiben
which-tile = Plättchen
which-power = Leistung des Subunternehmers
choose-crew = Wähle einen Trupp
choose-place = Wähle, wohin er zieht
choose-tile = Wähle ein Plättchen
choose-power = Wähle die Leistung
choose-slot = Wähle ein Feld
choose-bribe-crew = Wähle einen Trupp zum Bestechen

# Rail, desk, forms, extraction, companies, text table.

dollars = { $money } $
crew-name =
    Trupp mit Leistung { $power }{ $die ->
        [0] {""}
       *[other] {" "}und Subunternehmer { $die }
    } ({ $place })
crew-of =
    Trupp von { $seat } mit Leistung { $power }{ $die ->
        [0] {""}
       *[other] {" "}und Subunternehmer { $die }
    } auf { $place }
die-name = Subunternehmer { $power }
facts-die = Subunt. { $power }
facts-prestige = Prestige
facts-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
facts-achieved =
    { $count ->
        [0] noch keine
       *[other] { $count } erreicht
    }
facts-aim = Förderkarten, Errungenschaften
facts-track =
    { $kind ->
        [protection] Schutz
        [mobility] Mobilität
       *[shaft] Schächte
    }: { $level } von { $all }
stage =
    { $turn ->
        [0] Aufbau
       *[other] Runde { $turn }{ $round ->
            [0] { $phase ->
                [tender] , Angebote
                [posting] , Vizepräsidenten
                [insurance] , Versicherung
                [market] , Börse
                [workshop] , Werkstatt
                [over] , beendet
               *[other] {""}
            }
           *[other] , Bohrrunde { $round } von 4
        }
    }
act-go =
    { $place-id ->
        [centre] In den Erdkern ziehen
       *[other] { $drills ->
            [0] Nach { $place } ziehen
           *[other] Nach { $place } ziehen und bohren
        }
    }
act-carry = Mit Subunternehmer { $power } für { $price } $ nach { $place } ziehen
act-stay = Auf { $here } handeln
act-pass =
    { $phase ->
        [stepping] Stehen bleiben
       *[other] Passen
    }
act-bribe =
    { $price ->
        [0] Bestechen und auf { $tile } holen
       *[other] Für { $price } $ bestechen und auf { $tile } holen
    }
act-hire = Subunternehmer { $power } für { $price } $ einstellen
act-lead = Trupp von Al nach { $tile } ziehen
act-save =
    { $number ->
        [0] { $lost ->
            [one] Einen Würfel verlieren
           *[other] { $lost } Würfel verlieren
        }
       *[other] { $lost ->
            [0] { $number } abgeben, nichts verlieren
            [one] { $number } abgeben, einen Würfel verlieren
           *[other] { $number } abgeben, { $lost } Würfel verlieren
        }
    }
act-raise = Trupp für { $price } $ auf Leistung { $power } verbessern
act-train = Trupp von Al auf Leistung { $power } verbessern
act-protect = Schutz für { $price } $ verbessern
act-mobilise = Mobilität für { $price } $ verbessern
act-sink = Für { $price } $ einen Schacht auf { $tile } bauen
act-shift = Schacht nach { $tile } versetzen
act-deliver = Für { $prestige } Prestige ausliefern
step-less = Weniger
step-more = Mehr
tray-metal = { $metal }, höchstens { $most }
tray-of = von { $most }
tray-money = Dollar, höchstens { $most }
tray-value = Wert deines Angebots:
tray-insurance = Deine Versicherungen danach:
tray-sealed =
    { $count ->
        [one] { $seats } hat bestätigt
       *[other] { $seats } haben bestätigt
    }
tray-seal =
    { $value ->
        [0] Nichts bieten
       *[other] Angebot über { $value } $ bestätigen
    }
tray-insure =
    { $count ->
        [0] Nichts umtauschen
        [one] Einen Würfel umtauschen
       *[other] { $count } Würfel umtauschen
    }
deal-head = Was du kaufen und verkaufen kannst
deal-way =
    { $way ->
        [sell] { $metal } verkaufen, { $shown }
       *[buy] { $metal } kaufen, { $shown }
    }
deal-most =
    { $way ->
        [sell] { $most ->
            [0] nichts da
           *[other] bis { $most } verkaufen
        }
       *[buy] { $most ->
            [0] zu teuer
           *[other] bis { $most } kaufen
        }
    }
deal-done = schon gehandelt
deal-number = Anzahl der Würfel: { $metal }
deal-sum = { $number } × { $price } =
deal-act =
    { $way ->
        [sell] { $number } { $metal } für { $money } $ verkaufen
       *[buy] { $number } { $metal } für { $money } $ kaufen
    }
deal-choose = Wähle einen Rohstoff
deal-leave =
    { $left ->
        [one] Auf das letzte Geschäft verzichten
       *[other] Auf { $left } Geschäfte verzichten
    }
save-given = Deine Ausbeute:
save-loss =
    { $loss ->
        [one] ein Würfel in Gefahr
       *[other] { $loss } Würfel in Gefahr
    }
save-number = Versicherungen abgeben, höchstens { $most }
work-group =
    { $kind ->
        [crews] Einen Trupp verbessern
        [steps] Schutz, Mobilität, ein neuer Schacht
        [shifts] Einen Schacht versetzen
       *[deliveries] Auslieferungen
    }
work-crew = { $from } → { $power }
work-protect = Schutz { $level }
work-mobilise = Mobilität { $level }
work-sink = Schacht { $number }
work-shift = Schacht von { $tile } versetzen
work-deliver = Auslieferung, Stapel { $stack }:
work-from = ab { $price } $
work-choose =
    { $left ->
        [one] Wähle deine letzte Aktion
       *[other] Wähle eine Aktion (noch { $left })
    }
work-leave =
    { $left ->
        [one] Auf die letzte Aktion verzichten
       *[other] Auf { $left } Aktionen verzichten
    }
stock-head =
    { $open ->
        [yes] Dein Bestand
       *[no] Hinter deinem Sichtschirm
    }
stock-insurance = Versicherungen
stock-prestige =
    { $deliveries ->
        [0] Prestige bisher, keine Auslieferung
        [one] Prestige bisher, eine Auslieferung
       *[other] Prestige bisher, { $deliveries } Auslieferungen
    }
rail-orders = Reihenfolgen
rail-order =
    { $order ->
        [direction] Direktion
       *[control] Kontrolle
    }
rail-board =
    { $board ->
        [i] Bohren
        [ii] Börse
       *[iii] Werkstatt
    }
rail-note =
    { $board ->
        [i] { $round ->
            [0] { $rounds } Bohrrunden
           *[other] Bohrrunde { $round } von { $rounds }
        }
        [ii] Geschäfte
       *[iii] Aktionen
    }
rail-bribes = / { $all } Korruption
rail-dice = / { $all } Subunt.
rail-prices = Preise
rail-ladder =
    { $kind ->
        [crew] Trupp 2, 3, 4
        [protection] Schutz
        [mobility] Mobilität
       *[shaft] Schacht
    }
rail-taken = (hast du schon)
rail-deliveries = Auslieferungen
rail-achievements = Errungenschaften
rail-on-top = Prestige jetzt
goal-short =
    { $achievement ->
        [cards] { $needed } Karten
        [trained-crews] { $needed } Trupps 2+
        [deep-crews] alle in C, D
        [each-metal] je { $needed }
        [strong-crews] { $needed } Trupps 4
       *[centre] Erdkern
    }
goal-long =
    { $achievement ->
        [zinc-copper] Mindestens { $needed } Zink und { $needed } Kupfer.
        [cards] Mindestens { $needed } Förderkarten.
        [silver] Mindestens { $needed } Silber.
        [trained-crews] Mindestens { $needed } Trupps mit Leistung 2 oder mehr.
        [gold] Mindestens { $needed } Gold.
        [deep-crews] Alle vier Trupps in Ring C oder tiefer.
        [each-metal] Mindestens { $needed } von jedem Rohstoff.
        [strong-crews] Mindestens { $needed } Trupps mit Leistung 4.
       *[centre] Ein Trupp im Erdkern.
    }
line-slot =
    { $slot }: { $taken ->
        [yes] { $seat }
       *[no] frei
    }{ $board ->
        [i] .
       *[other] , { $now ->
            [yes] { $taken ->
                [yes] noch{" "}
               *[no] {""}
            }
           *[no] {""}
        }{ $count ->
            [one] eine Aktion.
           *[other] { $count } Aktionen.
        }
    }
line-stack =
    { $left ->
        [0] Stapel { $stack }: kein Plättchen mehr.
        [one] Stapel { $stack }: { $cubes } für { $prestige } Prestige, das letzte Plättchen.
       *[other] Stapel { $stack }: { $cubes } für { $prestige } Prestige, noch { $left } Plättchen.
    }
line-price = { $metal } { $price } $
line-goal =
    { $left ->
        [0] Es gibt kein Plättchen mehr.
        [one] { $prestige } Prestige, das letzte Plättchen.
       *[other] Das oberste Plättchen: { $prestige } Prestige. Es gibt noch { $left } Plättchen.
    }
line-goal-has = Erreicht: { $seats }.
line-goal-own = Du: { $progress } von { $needed }.
scene-head =
    { $over ->
        [yes] Förderung auf { $tile }
       *[no] { $tile } wird durchbohrt
    }
scene-danger = Gefahr
scene-drilled =
    Leistung { $force }, nötig waren { $power }. { $al ->
        [yes] Al war aktiv; die Karte wird weggelegt.
       *[no] { $you ->
            [yes] Du warst aktiv und behältst die Karte.
           *[no] { $seat } war aktiv und behält die Karte.
        }
    }
scene-shares = Anteile
scene-force = Leistung { $force }
scene-fate =
    { $fate ->
        [protected] Der Schutz rettet alles.
        [saved] { $insurance ->
            [one] Eine Versicherung rettet alles.
           *[other] { $insurance } Versicherungen retten alles.
        }
        [partly] { $insurance ->
            [one] Eine Versicherung rettet einen Würfel. Verloren:
           *[other] { $insurance } Versicherungen retten { $insurance } Würfel. Verloren:
        }
       *[lost] Keine Versicherung. Verloren:
    }
scene-surplus =
    { $you ->
        [yes] Den Überschuss bekommst du
       *[no] Den Überschuss bekommt { $seat }
    }{ $why ->
        [shaft] , wegen des Schachts dort.
        [power] , wegen der höchsten Leistung dort.
       *[active] {" "}als aktiver Spieler, wegen Gleichstands.
    }
scene-draws = Die Karte wird gezogen.
company-stock-head = Bestand
company-hidden = Würfel, Geld, Versicherungen und Auslieferungen liegen hinter dem Sichtschirm.
company-stock = Bestand: { $cubes }; { $money } $; Versicherungen: { $insurance }; Auslieferungen: { $deliveries } (Prestige { $prestige }).
company-insurance =
    { $insurance ->
        [0] keine Versicherung
        [one] eine Versicherung
       *[other] { $insurance } Versicherungen
    }
company-delivered =
    { $deliveries ->
        [0] Noch nichts ausgeliefert.
        [one] Eine Auslieferung, { $prestige } Prestige.
       *[other] { $deliveries } Auslieferungen, { $prestige } Prestige.
    }
company-cards = Förderkarten: { $cards }.
company-improvements-head = Verbesserungen
company-improvements =
    Schutz: { $protection ->
        [0] keiner.
       *[other] Stufe { $protection }.
    } Mobilität: { $mobility ->
        [0] keine.
       *[other] Stufe { $mobility }.
    }
company-shaft =
    { $tile } { $active ->
        [yes] (bringt { $cubes })
       *[no] (noch nicht durchbohrt)
    }
company-shafts =
    { $count ->
        [0] Keine Schächte.
       *[other] Schächte: { $shafts }.
    }
company-crews-head = Trupps und Vizepräsidenten
company-crews = { $crews }.
company-honour =
    { $achievement }{ $known ->
        [yes] {" "}({ $prestige })
       *[no] {""}
    }
company-achieved =
    { $count ->
        [0] Noch keine Errungenschaften.
       *[other] Errungenschaften: { $achieved }.
    }
company-posts =
    { $count ->
        [0] {""}
       *[other] Vizepräsidenten: { $slots }.{" "}
    }{ $home ->
        [0] {""}
        [one] Ein Vizepräsident ist zu Hause.
       *[other] Beide Vizepräsidenten sind zu Hause.
    }
company-chooses =
    { $sealed ->
        [yes] Hat entschieden.
       *[no] Entscheidet noch.
    }
score-head = Prestige
score-most = meistes { $good }
score-most-money = meistes Geld
key-metal = { $metal }, { $price }
key-sign =
    { $sign ->
        [insurance] Versicherung
        [star] Prestige
        [corruption] Bestechung
        [subcontractor] Subunternehmer einstellen
        [die] Subunternehmer
        [crew] Trupp
        [protection] Schutz
        [mobility] Mobilität
        [shaft] Schacht
       *[danger] Gefahr
    }
key-need = nötige Leistung; der Messingbogen zeigt die vorhandene
key-dug = durchbohrt: zeigt, was ein Schacht bringt
key-left = Plättchen, die ein Stapel noch hat
key-bar = dein Fortschritt
words-round = Runde
words-turn =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $seat } ist am Zug.
    }
words-end = Das Spiel endet nach der Runde, in der { $majority } Spieler einen Trupp im Erdkern haben (jetzt { $arrived }) oder einer sechs Errungenschaften hat, darunter die drei schwersten; spätestens nach Runde { $limit }.
words-order =
    { $order ->
        [direction] Direktionsreihenfolge: { $seats }.
       *[control] Kontrollreihenfolge: { $seats }.
    }
words-tray =
    { $phase ->
        [tender] Dein Angebot: { $cubes }; { $money } $. Es ist { $value } $ wert.
       *[insurance] Zu versichern: { $cubes }.
    }
words-deal =
    { $way ->
        [buy] Laufendes Geschäft: { $number } { $metal } für { $money } $ kaufen.
       *[sell] Laufendes Geschäft: { $number } { $metal } für { $money } $ verkaufen.
    }
words-extraction =
    { $tile } wird durchbohrt, aktiv ist { $seat }. { $drawn ->
        [yes] Die Karte bringt { $cubes }{ $danger ->
            [yes] , dazu Gefahr.
           *[no] .
        }
       *[no] {""}
    }
words-share =
    { $seat }, Leistung { $force }: { $cubes }{ $more ->
        [yes] , Überschuss { $surplus }.
       *[no] .
    } { $loss ->
        [0] {""}
        [one] Ein Würfel ist in Gefahr.
       *[other] { $loss } Würfel sind in Gefahr.
    }
words-priority = Den Überschuss bekommt { $seat }: { $why }.
words-extraction-head = Förderung
words-ground = Das Gelände, von außen nach innen
words-ring = Ring { $ring }
words-boards = Bretter
words-advantages =
    Noch auf Brett I: { $bribes ->
        [0] keine Bestechung
        [one] eine Bestechung
       *[other] { $bribes } Bestechungen
    }, { $dice ->
        [0] kein Subunternehmer.
        [one] ein Subunternehmer.
       *[other] { $dice } Subunternehmer.
    }
words-cube-prices = Preise der Börse: { $prices }.
words-ladder =
    { $kind ->
        [hire] Ein Subunternehmer der Leistung 1, 2, 3, 4: { $prices }.
        [crew] Ein Trupp auf 2, 3, 4: { $prices }.
        [protection] Schutz, Stufe für Stufe: { $prices }.
        [mobility] Mobilität, Stufe für Stufe: { $prices }.
       *[shaft] Schächte, einer nach dem anderen: { $prices }.
    }
words-bonus = Am Ende für das meiste von jedem Rohstoff und das meiste Geld: { $bonus } Prestige nach Rang.
words-al = Die Trupps von Al
words-group-offer = Zum Angebot legen
words-group-cash = Geldscheine
words-group-insure = In Versicherungen umtauschen
words-group-post = Vizepräsidenten
words-group-hire = Subunternehmer
words-group-drill = Welches Plättchen
words-group-save = Versicherungen, die du abgibst
words-group-raise = Einen Trupp verbessern
words-group-sink = Ein Schacht
words-group-deliver = Ausliefern
words-group-train = Trupps von Al

## Terminal

letter-zinc = Zi
letter-copper = Ku
letter-silver = Si
letter-gold = Go
terminal-legend-table = Zahlen in einer Zeile sind Preise, einer je Stufe. Unter einem Spieler: die Leistung der Trupps 1 bis 4, die erreichten Stufen, dann der Stand jeder Errungenschaft; ★ erreicht, · unbekannt oder nichts. Felder: ×4 gibt vier Aktionen, von ×1/4 ist noch eine übrig.
terminal-legend-ground = Das Gelände reicht von den Eingängen hinab zum Erdkern und im Kreis von Sektor 7 zurück zu 0. A0 1/2: nötig ist Leistung 2, davon ist 1 da. A0 1Zi1Ku: durchbohrt, so viel bringt ein Schacht dort in jeder Runde. ▼Ro1: Schacht 1 von Rot.
terminal-legend-crew = Ro2:1+3 ist Trupp 2 von Rot mit Leistung 1 und einem Subunternehmer der Leistung 3; * gerade gezogen, ▸ steht auf der Grenze zum nächsten Plättchen. Um Trupp 2 nach A0 zu ziehen, tippe: go 2 a0. Mehrere Züge auf einmal: offer zinc; cash 500; seal.
terminal-ladder =
    { $kind ->
        [hire] Subunternehmer 1–4
        [crew] Trupp auf 2, 3, 4
        [protection] Schutz
        [mobility] Mobilität
        [shaft] Schächte
       *[cards] Förderkarten
    }
terminal-head-prestige = Prestige
terminal-head-left = Anzahl
terminal-stack =
    { $left ->
        [0] Stapel { $stack }: leer
       *[other] Stapel { $stack }: { $cubes }
    }
terminal-goal =
    { $achievement ->
        [zinc-copper] { $needed } Zink und { $needed } Kupfer
        [cards] { $needed } Förderkarten
        [silver] { $needed } Silber
        [trained-crews] { $needed } Trupps ab Leistung 2
        [gold] { $needed } Gold
        [deep-crews] Alle Trupps ab Ring C
        [each-metal] { $needed } von jedem Rohstoff
        [strong-crews] { $needed } Trupps mit Leistung 4
       *[centre] Ein Trupp im Erdkern
    }
terminal-board =
    { $gives ->
        [corruption] I Korruption
        [subcontracting] I Subunternehmer
        [market] II Börse
       *[workshop] III Werkstatt
    }
terminal-piles = Förderkarten im Stapel, nach der Leistung des Plättchens: { $piles }.
terminal-drills = Züge, die sofort durchbohren: { $moves }.
terminal-hidden = Bestand hinter dem Sichtschirm
terminal-deliveries =
    { $deliveries ->
        [one] { $deliveries } Auslieferung (Prestige { $prestige })
       *[other] { $deliveries } Auslieferungen (Prestige { $prestige })
    }
terminal-prestige = Prestige { $prestige }
terminal-shaft =
    Schacht { $number } auf { $tile }{ $active ->
        [yes] {""}
       *[no] {" "}(noch nicht durchbohrt)
    }
terminal-dealt = hat schon gehandelt: { $metals }
terminal-sealed = hat bestätigt
terminal-score =
    Errungenschaften { $achievements }, Auslieferungen { $deliveries }, Bonus { $bonus ->
        [0] 0
       *[other] { $bonus } ({ $most })
    }
terminal-crew =
    { $seat } { $number } (Leistung { $power }{ $die ->
        [0] )
       *[other] , Subunternehmer { $die })
    }
terminal-stands =
    { $number } (Leistung { $power }{ $die ->
        [0] )
       *[other] , Subunternehmer { $die })
    }: { $place }
terminal-crews = Trupps: { $crews }.
terminal-progress = { $seat }: { $progress } von { $needed }.
