## Words

continent-azul = Azul
continent-rosso = Rosso
continent-veridia = Veridia
card-use = grüne Karte
card-skip = rote Karte
role-alone = als Einziger mit Upgrade
role-several = einer von mehreren mit Upgrade
role-none = ohne Upgrade
cut-none = alles
cut-short = so viel, wie noch da war
cut-disaster = nichts wegen der Katastrophe
result-azul = Azul
result-rosso = Rosso
result-veridia = Veridia
result-broken = zerbrochene Weltkugel
result-whole = ganze Weltkugel
result-incident = Ausrufezeichen
rank-richest = am reichsten
rank-poorest = am ärmsten
reason-goal = das Ziel ist erreicht
reason-rounds = die letzte Runde ist gespielt
incident-alms = Almosen
incident-hard-working-azul = Arbeitswütiges Azul
incident-rigorous-rosso = Rigoroses Rosso
incident-thrifty-veridia = Wirtschaftliches Veridia
incident-free-market = Freie Marktwirtschaft
incident-blue-rain = Blauer Goldregen
incident-red-rain = Roter Goldregen
incident-green-rain = Grüner Goldregen
incident-drying-vein = Versiegende Goldader
incident-progress-azul = Technischer Fortschritt in Azul
incident-progress-rosso = Technischer Fortschritt in Rosso
incident-progress-veridia = Technischer Fortschritt in Veridia
incident-old-days-azul = Früher war alles besser: Azul
incident-old-days-rosso = Früher war alles besser: Rosso
incident-old-days-veridia = Früher war alles besser: Veridia
incident-crash = Börsencrash
incident-equal-rights = Gleiches Recht für alle
incident-barren-land = Ödes Land
incident-poor-mother-earth = Arme Mutter Erde
incident-scarcity = Rohstoffknappheit
incident-vultures = Pleitegeier
incident-subsidy = Subvention
incident-change-of-managers = Managerwechsel
incident-whirlwind = Wirbelsturm
incident-lost-files = Aktenchaos

## The game in a line, its presets and options

title = Goldrausch
playing-time = 45 min
pitch = Wähle einen Kontinent, verhandle und entscheide geheim, wer gierig ist.
about = Heimlich einen Kontinent wählen, verhandeln, das Upgrade einsetzen oder nicht: Allein verdoppelt es das Gold, zu mehreren kostet es Strafe.
edition-four = Zu viert
edition-five = Zu fünft
edition-six = Zu sechst
preset-four = Vier Spieler, zehn Runden; wer zuerst 50 Gold hat, gewinnt.
preset-five = Fünf Spieler, zehn Runden; wer zuerst 50 Gold hat, gewinnt.
preset-six = Sechs Spieler, zehn Runden; wer zuerst 50 Gold hat, gewinnt. Die erste Ressourcenkarte wird dreifach ausgelegt.
option-fines = Strafen
choice-fines-withheld = werden einbehalten und bleiben auf dem Kontinent, wie im gedruckten Beispiel
choice-fines-paid = werden an die Mine gezahlt, wie im gedruckten Text
option-start = Startspieler
choice-start-drawn = ausgelost
choice-start-first = erster Platz
choice-start-second = zweiter Platz
choice-start-third = dritter Platz
choice-start-fourth = vierter Platz
choice-start-fifth = fünfter Platz
choice-start-sixth = sechster Platz
option-talk = Tischgespräch
choice-talk-always = jederzeit, auch während der Wahl der Kontinente
choice-talk-meeting = nur beim Treffen, wie in der gedruckten Anleitung
option-win = Wenn jemand das Ziel erreicht
choice-win-at_once = endet das Spiel sofort (so lesen wir den Text)
choice-win-end_of_round = wird die Runde noch ausgezahlt, dann gewinnt der Reichste (auch das gibt der Text her)
option-absent = Wenn jemand keine Karte gelegt hat und die Zeit um ist
choice-absent-red = wird seine rote Karte gelegt, für Ereigniskarten eine wie jede andere (so lesen wir den Text)
choice-absent-none = setzt er kein Upgrade ein, was auch immer eine Ereigniskarte sagt (der Text wörtlich genommen)

## What the player to move is asked

prompt-go = Wähle einen Kontinent.
prompt-lay = Setzt du dein Upgrade ein?
prompt-seal = Bestätige deine Karte.

## Moves

move-go = Nach { $continent } gehen
move-lay =
    { $card-id ->
        [use] Die grüne Karte legen: Upgrade einsetzen
       *[skip] Die rote Karte legen: nicht einsetzen
    }
move-seal = Die Karte bestätigen
move-abstain = Keine Karte legen
move-start = { $seat } wird als Startspieler ausgelost
move-reveal = Ressourcenkarte { $resource } wird aufgedeckt
move-spin =
    { $result-id ->
        [broken] Das Rad zeigt die zerbrochene Weltkugel
        [whole] Das Rad zeigt die ganze Weltkugel
        [incident] Das Rad zeigt das Ausrufezeichen
       *[azul] Das Rad zeigt { $result }
    }
move-draw = Die Ereigniskarte „{ $incident }“ wird gezogen
move-lot = Das Los fällt auf { $seat }

## What happened

event-start-drawn =
    { $seat-you ->
        [yes] Du wirst als Startspieler ausgelost.
       *[no] { $seat } wird als Startspieler ausgelost.
    }
event-resource-revealed = Ressourcenkarte { $resource } wird aufgedeckt.
event-grew-back =
    { $amount ->
        [0] In { $continent } wächst nichts nach; dort liegen { $lying } von höchstens { $maximum } Gold.
        [one] In { $continent } wächst { $amount } Gold nach; dort liegen jetzt { $lying } von höchstens { $maximum }.
       *[other] In { $continent } wachsen { $amount } Gold nach; dort liegen jetzt { $lying } von höchstens { $maximum }.
    }
event-round-began =
    Runde { $round } beginnt. { $seat-you ->
        [yes] Du bist Startspieler.
       *[no] { $seat } ist Startspieler.
    }
event-country-chosen =
    { $seat-you ->
        [yes] Du hast { $continent } gewählt.
       *[no] { $seat } hat { $continent } gewählt.
    }
event-country-shown =
    { $seat-you ->
        [yes] Du gehst nach { $continent }.
       *[no] { $seat } geht nach { $continent }.
    }
event-card-laid =
    { $seat-you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $card-id ->
        [use] die grüne Karte verdeckt gelegt.
       *[skip] die rote Karte verdeckt gelegt.
    }
event-card-sealed =
    { $seat-you ->
        [yes] Du hast bestätigt.
       *[no] { $seat } hat bestätigt.
    }
event-wheel-stopped =
    { $result-id ->
        [broken] Das Rad zeigt die zerbrochene Weltkugel: Nirgends wird abgebaut.
        [whole] Das Rad zeigt die ganze Weltkugel: Nichts geschieht.
        [incident] Das Rad zeigt das Ausrufezeichen: Eine Ereigniskarte wird gezogen.
       *[azul] Das Rad zeigt { $result }: Dort wird nichts abgebaut.
    }
event-incident-drawn = Die Ereigniskarte heißt „{ $incident }“.
event-lot-fell =
    { $rank-id ->
        [richest] Unter den gleich Reichen fällt das Los auf
       *[poorest] Unter den gleich Armen fällt das Los auf
    } { $seat-you ->
        [yes] dich.
       *[no] { $seat }.
    }
event-gold-swapped =
    Der Reichste und der Ärmste tauschen ihr ganzes Gold: { $seat-you ->
        [yes] Du besitzt
       *[no] { $seat } besitzt
    } jetzt { $gold }, { $other-you ->
        [yes] du besitzt
       *[no] { $other } besitzt
    } { $other_gold }.
event-gold-shared =
    { $rest ->
        [0] Das Gold aller Spieler wird gleich verteilt: je { $each }.
       *[other] Das Gold aller Spieler wird gleich verteilt: je { $each }, der Rest von { $rest } geht an die Mine.
    }
event-maximum-fell =
    { $lost ->
        [0] { $continent } fasst ab jetzt höchstens { $maximum }.
       *[other] { $continent } fasst ab jetzt höchstens { $maximum }; der Überschuss von { $lost } geht an die Mine.
    }
event-gold-lost =
    { $amount ->
        [0] { $seat-you ->
            [yes] Du hast nichts zu verlieren.
           *[no] { $seat } hat nichts zu verlieren.
        }
       *[other] { $seat-you ->
            [yes] Du verlierst { $amount } und besitzt { $gold }.
           *[no] { $seat } verliert { $amount } und besitzt { $gold }.
        }
    }
event-gold-received =
    { $seat-you ->
        [yes] Du erhältst { $amount } aus der Mine und besitzt { $gold }.
       *[no] { $seat } erhält { $amount } aus der Mine und besitzt { $gold }.
    }
event-free-of-fines =
    { $seat-you ->
        [yes] Du bist diese Runde von Strafen befreit.
       *[no] { $seat } ist diese Runde von Strafen befreit.
    }
event-card-passed =
    { $seat-you ->
        [yes] Deine Upgradekarte
       *[no] Die Upgradekarte von { $seat }
    } geht verdeckt an { $other-you ->
        [yes] dich.
       *[no] { $other }.
    }
event-figure-moved =
    { $seat-you ->
        [yes] Du bist jetzt in { $continent }.
       *[no] { $seat } ist jetzt in { $continent }.
    }
event-card-shown =
    { $seat-you ->
        [yes] Du hattest
       *[no] { $seat } hatte
    } { $card-id ->
        [use] die grüne Karte gelegt.
       *[skip] die rote Karte gelegt.
    }
event-card-counts =
    Für { $seat-you ->
        [yes] dich
       *[no] { $seat }
    } { $card-id ->
        [use] zählt die grüne Karte.
       *[skip] zählt die rote Karte.
    }
event-profit =
    { $seat-you ->
        [yes] Du baust
       *[no] { $seat } baut
    } in { $continent } { $mined ->
        [0] nichts
       *[other] { $mined }
    } ab ({ $role-id ->
        [alone] als Einziger mit Upgrade: Anspruch { $due }
        [several] einer von mehreren mit Upgrade: Anspruch { $due }
       *[none] ohne Upgrade: Anspruch { $due }
    }{ $cut-id ->
        [disaster] , doch die Katastrophe lässt dort niemanden abbauen
        [short] { $share ->
            [0] , doch es war nichts mehr da
           *[other] , doch es war nur noch { $share } Gold da
        }
       *[none] {""}
    }{ $held ->
        [0] {""}
       *[other] , davon { $held } als Strafe einbehalten
    }){ $paid ->
        [0] {" "}und
       *[other] , { $seat-you ->
            [yes] zahlst
           *[no] zahlt
        } { $paid } Gold Strafe an die Mine und
    } { $seat-you ->
        [yes] hast
       *[no] hat
    } jetzt { $gold }. { $lying ->
        [0] Dort bleibt nichts übrig.
        [one] Dort bleibt { $lying } Gold übrig.
       *[other] Dort bleiben { $lying } Gold übrig.
    }
event-game-ended = Das Spiel ist zu Ende: { $reason }.
event-none-laid =
    { $seat-you ->
        [yes] Du hast keine Karte gelegt; die rote zeigt das nur an. Keine Ereigniskarte lässt dich in dieser Runde ein Upgrade einsetzen.
       *[no] { $seat } hat keine Karte gelegt; die rote zeigt das nur an. Keine Ereigniskarte lässt { $seat } in dieser Runde ein Upgrade einsetzen.
    }

## Why not

refusal-drawn-by-seed = Über Rad, Karten und Lose entscheidet der Startwert, kein Spieler.
refusal-not-planning = Kontinente werden zu Beginn einer Runde gewählt.
refusal-country-chosen = Du hast schon { $continent } gewählt. Nimm das zurück, um neu zu wählen.
refusal-not-meeting = Upgradekarten werden beim Treffen gelegt und bestätigt.
refusal-card-lies =
    { $card-id ->
        [use] Du hast schon deine grüne Karte gelegt. Nimm sie zurück, um die andere zu legen.
       *[skip] Du hast schon deine rote Karte gelegt. Nimm sie zurück, um die andere zu legen.
    }
refusal-no-card-yet = Lege erst eine Karte, dann bestätige sie.
refusal-resource-is-out = Ressourcenkarte { $resource } ist schon gespielt.
refusal-incident-is-out = Die Ereigniskarte „{ $incident }“ ist nicht im Stapel.
refusal-not-on-wheel =
    { $result-id ->
        [broken] Das Rad hat keine zerbrochene Weltkugel.
        [whole] Das Rad hat keine ganze Weltkugel.
        [incident] Das Rad hat kein Ausrufezeichen.
       *[azul] Das Rad hat kein Feld für { $result }.
    }
refusal-not-tied =
    { $seat-you ->
        [yes] Das Los kann nicht auf dich fallen, denn du bist nicht am Gleichstand beteiligt.
       *[no] Das Los kann nicht auf { $seat } fallen, denn { $seat } ist nicht am Gleichstand beteiligt.
    }
refusal-a-card-is-laid = An diesem Tisch legen alle eine Karte; wer zu spät ist, für den wird die rote gelegt.
refusal-none-is-laid = Du hast keine Karte gelegt. Nimm das zurück, um eine zu legen.

## The event cards

incident-text-alms = Die Ärmsten sind diese Runde von Strafen befreit, bei Gleichstand alle von ihnen.
incident-text-hard-working-azul = Wer in Azul ist, ist diese Runde von Strafen befreit.
incident-text-rigorous-rosso = Wer in Rosso ist, ist diese Runde von Strafen befreit.
incident-text-thrifty-veridia = Wer in Veridia ist, ist diese Runde von Strafen befreit.
incident-text-free-market = Alle sind diese Runde von Strafen befreit.
incident-text-blue-rain = Die Abbaumenge in Azul ist diese Runde doppelt so hoch. Wer dort als Einziger ein Upgrade einsetzt, erhält das Vierfache.
incident-text-red-rain = Die Abbaumenge in Rosso ist diese Runde doppelt so hoch. Wer dort als Einziger ein Upgrade einsetzt, erhält das Vierfache.
incident-text-green-rain = Die Abbaumenge in Veridia ist diese Runde doppelt so hoch. Wer dort als Einziger ein Upgrade einsetzt, erhält das Vierfache.
incident-text-drying-vein = Jede Abbaumenge wird diese Runde halbiert und abgerundet. Wer als Einziger ein Upgrade einsetzt, erhält das Doppelte davon.
incident-text-progress-azul = In Azul setzen diese Runde alle ein Upgrade ein, gleich welche Karte liegt. Sind es zwei oder mehr, fällt die Strafe an.
incident-text-progress-rosso = In Rosso setzen diese Runde alle ein Upgrade ein, gleich welche Karte liegt. Sind es zwei oder mehr, fällt die Strafe an.
incident-text-progress-veridia = In Veridia setzen diese Runde alle ein Upgrade ein, gleich welche Karte liegt. Sind es zwei oder mehr, fällt die Strafe an.
incident-text-old-days-azul = In Azul setzt diese Runde niemand ein Upgrade ein, gleich welche Karte liegt. Dort wird nichts verdoppelt und nichts bestraft.
incident-text-old-days-rosso = In Rosso setzt diese Runde niemand ein Upgrade ein, gleich welche Karte liegt. Dort wird nichts verdoppelt und nichts bestraft.
incident-text-old-days-veridia = In Veridia setzt diese Runde niemand ein Upgrade ein, gleich welche Karte liegt. Dort wird nichts verdoppelt und nichts bestraft.
incident-text-crash = Der Reichste und der Ärmste tauschen ihr ganzes Gold. Bei Gleichstand entscheidet das Los.
incident-text-equal-rights = Das Gold aller Spieler wird zusammengelegt und gleich verteilt. Der Rest geht an die Mine.
incident-text-barren-land = Jedes Maximum sinkt für den Rest des Spiels um 2. Gold darüber geht an die Mine. Die Karte kommt nicht zurück.
incident-text-poor-mother-earth = Jedes Maximum sinkt für den Rest des Spiels um 3. Gold darüber geht an die Mine. Die Karte kommt nicht zurück.
incident-text-scarcity = Jede Abbaumenge sinkt diese Runde um 2, noch vor dem Verdoppeln.
incident-text-vultures = Alle verlieren 3 Gold an die Mine, die Reichsten stattdessen 5, die Ärmsten nur 1.
incident-text-subsidy = Alle erhalten 2 Gold aus der Mine.
incident-text-change-of-managers = Jede gelegte Upgradekarte wandert verdeckt einen Platz nach links. Für dich zählt, was dann vor dir liegt.
incident-text-whirlwind = Jede Länderkarte wandert zwei Plätze nach rechts, die Figuren folgen. Die Upgradekarten bleiben liegen.
incident-text-lost-files = Upgradekarten werden verdeckt mit dem Spieler gegenüber getauscht; zu fünft wandern sie zwei Plätze nach links. Dann wandert jede Länderkarte einen Platz nach rechts, die Figuren folgen.

## Words given at the meeting

word-lay =
    { $card-id ->
        [use] Ich setze es ein.
       *[skip] Ich setze es nicht ein.
    }
plea-lay =
    { $card-id ->
        [use] { $seat }, bitte setz es ein.
       *[skip] { $seat }, bitte setz es nicht ein.
    }
did-lay =
    { $card-id ->
        [use] hat es eingesetzt
       *[skip] hat es nicht eingesetzt
    }

## The board in the terminal

board-clock =
    Runde { $round } von { $rounds }. { $card ->
        [none] Keine Ressourcenkarte liegt offen.
       *[other] Ressourcenkarte { $card } liegt offen.
    } In der Mine: { $mine }.
board-grown = Zuwachs
board-yield = Abbau
board-alone = allein
board-legend = ■ Gold auf einem Kontinent, von dem, was er höchstens fasst. Von der offenen Ressourcenkarte: was dort nachwächst, die Abbaumenge für jeden Spieler und die für den, der als Einziger ein Upgrade einsetzt.
board-aim =
    { $win ->
        [end_of_round] Sobald jemand { $goal } Gold besitzt, wird die Runde noch ausgezahlt, und der Reichste gewinnt.
       *[at_once] Wer zuerst { $goal } Gold besitzt, gewinnt.
    } Setzen auf einem Kontinent zwei oder mehr ein Upgrade ein, schuldet jeder von ihnen { $fine } Gold Strafe, { $fines ->
        [paid] zahlbar an die Mine.
       *[withheld] einbehalten vom Abgebauten.
    }
board-spun = Das Rad zeigte zuletzt: { $result }.
board-incident =
    { $state ->
        [now] Die Ereigniskarte „{ $incident }“ gilt.
        [lasting] Die Ereigniskarte „{ $incident }“ aus Runde { $round } gilt bis zum Ende des Spiels.
       *[spent] Die Ereigniskarte „{ $incident }“ galt in Runde { $round } und ist verbraucht.
    }
board-used =
    Ausgespielte Ereigniskarten: { $used }. { $deck ->
        [one] Eine ist noch im Stapel.
       *[other] { $deck } sind noch im Stapel.
    }
board-gold = { $gold } Gold
board-start = Startspieler
board-where = in { $continent }
board-chosen = hat gewählt
board-laid = eine Karte verdeckt
board-abstains = keine Karte gelegt
board-sealed = bestätigt
words-continent = { $continent }: { $lying } von höchstens { $maximum } Gold. Die Abbaumenge ist { $yields }, als Einziger mit Upgrade { $alone }; Zuwachs laut Karte: { $respawn }.
words-there = Dort: { $seats }.

## The board in the browser

waiting = { $seat } wählt noch.
which-card = Upgradekarte
choose-continent = Wähle einen Kontinent
choose-card = Wähle eine Karte
ask-go = Alle wählen verdeckt; dann werden alle zugleich aufgedeckt.
ask-lay =
    { $lack ->
        [nothing] Die Abbaumenge in { $continent } ist { $yields }, doch dort liegt nichts. Setzen zwei oder mehr ein Upgrade ein, schuldet jeder { $fine } Strafe.
        [all] Die Abbaumenge in { $continent } ist { $yields }, doch dort liegen nur { $lying }. Wer ein Upgrade einsetzt, kommt zuerst dran, einer nach dem anderen; zwei oder mehr schulden je { $fine } Strafe.
        [alone] Die Abbaumenge in { $continent } ist { $yields }. Wer dort als Einziger ein Upgrade einsetzt, erhält { $alone }, höchstens aber die { $lying }, die dort liegen. Zwei oder mehr erhalten je { $yields }, solange es reicht, und schulden je { $fine } Strafe.
       *[none] Die Abbaumenge in { $continent } ist { $yields }. Wer dort als Einziger ein Upgrade einsetzt, erhält { $alone }. Zwei oder mehr erhalten je { $yields }, solange es reicht, und schulden je { $fine } Strafe.
    }
ask-seal =
    { $card ->
        [use] Deine grüne Karte liegt verdeckt.
        [none] Du legst keine Karte.
       *[skip] Deine rote Karte liegt verdeckt.
    } Sobald alle bestätigt haben, dreht sich das Rad.
act-go = Nach { $continent } gehen
act-lay =
    { $card ->
        [use] Grüne Karte verdeckt legen
       *[skip] Rote Karte verdeckt legen
    }
act-lay-on =
    { $card-id ->
        [use] Grüne Karte legen und bestätigen
       *[skip] Rote Karte legen und bestätigen
    }
act-lay-only = Legen, ohne zu bestätigen
act-seal = Karte bestätigen
act-abstain = Keine Karte legen
label-card =
    { $card ->
        [use] einsetzen
       *[skip] nicht einsetzen
    }
stage =
    Runde { $round } von { $rounds }{ $phase ->
        [planning] , Planung
        [meeting] , Treffen
        [over] , beendet
       *[other] {""}
    }
facts-gold = Gold
facts-starts = beginnt
facts-aim =
    { $win ->
        [end_of_round] letzte Runde, sobald jemand { $goal } hat
       *[at_once] wer zuerst { $goal } hat, gewinnt
    }
facts-seat =
    { $state ->
        [planning] wählt einen Kontinent
        [chosen] { $known ->
            [yes] { $continent }, verdeckt
           *[no] Kontinent gewählt
        }
        [choosing] { $continent }, wählt
        [laid] { $continent }, Karte liegt
        [sealed] { $continent }, bestätigt
        [there] { $continent }
       *[waiting] noch auf keinem Kontinent
    }
climate-head = Klimauhr
climate-round = Runde { $round } von { $rounds }.
climate-card = Ressourcenkarte
climate-number = Nr. { $resource }
climate-yields = Abbaumenge
climate-grew = wächst nach
climate-most = Maximum
chart-most = von { $maximum }
chart-yields = Abbau { $yields }
events-head = Ereignisse
events-deck =
    { $cards ->
        [one] eine im Stapel
       *[other] { $cards } im Stapel
    }
events-none = Noch ist keine Ereigniskarte gezogen worden.
events-round =
    { $state ->
        [now] In dieser Runde gezogen.
        [lasting] Gezogen in Runde { $round }, gilt bis zum Ende des Spiels.
       *[spent] Das war Runde { $round }; die Karte ist verbraucht.
    }
events-out = Aus dem Spiel: { $cards }.
mine-head = Mine
wheel-still = Das Rad hat sich noch nicht gedreht.
wheel-turns = Das Rad dreht sich …
wheel-stood = In Runde { $round } blieb das Rad hier stehen: { $result }.
settle-title = Abrechnung der Runde { $round }
settle-last = Letzte Abrechnung
settle-step =
    { $kind ->
        [wheel] Das Rad
        [incident] Die Ereigniskarte
        [cards] Die Upgradekarten
       *[sum] Zusammenfassung
    }
settle-counts =
    { $card ->
        [use] zählt als grün
       *[skip] zählt als rot
    }
settle-order = Auf jedem Kontinent kommen zuerst die mit Upgrade dran, dann die anderen.
settle-why =
    { $role-id ->
        [alone] { $role }: Anspruch 2 × { $each } = { $due }.
       *[other] { $role }: Anspruch { $due }.
    }
settle-cut =
    { $cut ->
        [disaster] Katastrophe: Es kann nichts abgebaut werden.
       *[short] { $share ->
            [0] Es war nichts mehr da.
           *[other] Es war nur noch { $share } Gold da.
        }
    }
settle-due = Abbaumenge
settle-share = Anteil
settle-held = Strafe einbehalten
settle-mined = abgebaut
settle-paid = Strafe an die Mine
settle-lying = bleibt liegen
settle-gold = besitzt jetzt
score-head = Gold am Ende
score-goal = Der Strich zeigt das Ziel von { $goal } Gold.
key-use = angekündigt: Ich setze es ein
key-skip = angekündigt: Ich setze es nicht ein
key-card = eine Karte liegt verdeckt
key-sealed = Karte bestätigt
key-start = Startspieler
key-struck = auf diesem Kontinent kann nichts abgebaut werden
key-incident = eine Ereigniskarte wird gezogen
key-whole = nichts geschieht
key-broken = nirgends kann etwas abgebaut werden
words-round = Runde
words-start = { $seat } ist Startspieler.
words-meeting = Runde { $round }
words-continents = Kontinente
words-company = { $seat } besitzt { $gold } Gold: { $state }.
words-card =
    { $card ->
        [use] Die grüne Karte.
        [none] Keine Karte gelegt.
       *[skip] Die rote Karte.
    }
words-said = Angekündigt: { $word }
words-starts = Startspieler.
words-rest = Rad, Karten und Mine
words-wheel = Seine Felder: { $fields }.
words-decks = Verdeckt liegen { $deck } Ereigniskarten und { $resources } Ressourcenkarten.
words-mine = In der Mine liegen { $gold } Gold.

## What a move would bring

unit-gold = Gold
would-lay-pays =
    { $others-id ->
        [nobody] { $there ->
            [1] Außer dir ist niemand in { $continent }
           *[other] Setzt sonst niemand in { $continent } ein Upgrade ein
        }
        [one] Setzt in { $continent } eine weitere Person ein Upgrade ein
       *[more] Setzen in { $continent } zwei oder mehr andere ein Upgrade ein
    }: { $spread ->
        [0] { $least ->
            [0] nichts
           *[other] { $least-signed } Gold
        }
       *[other] { $least-signed } bis { $most-signed } Gold
    }{ $fine ->
        [0] .
       *[other] , eine Strafe von { $fine } schon abgezogen.
    }{ $there ->
        [1] {""}
       *[other] {" "}{ $last ->
            [1] Du wirst zuerst ausgezahlt.
           *[other] { $shift ->
                [0] Du wirst als Nummer { $last } von { $there } ausgezahlt.
               *[other] Du wirst als Nummer { $first } bis { $last } von { $there } ausgezahlt.
            }
        }
    }
would-go-pays =
    { $others-id ->
        [nobody] Geht sonst niemand nach { $continent }
        [one] Geht eine weitere Person nach { $continent }
       *[more] Gehen zwei oder mehr andere nach { $continent }
    }: { $use_spread ->
        [0] { $use_least ->
            [0] nichts
           *[other] { $use_least-signed } Gold
        }
       *[other] { $use_least-signed } bis { $use_most-signed } Gold
    } mit Upgrade{ $fine ->
        [0] ,
       *[other] {" "}(eine mögliche Strafe von { $fine } schon abgezogen),
    } { $skip_spread ->
        [0] { $skip_least ->
            [0] nichts
           *[other] { $skip_least-signed }
        }
       *[other] { $skip_least-signed } bis { $skip_most-signed }
    } ohne.
would-wins-first = { $seat } könnte das Spiel in dieser Runde gewinnen, bevor du ausgezahlt wirst.
would-may-win =
    { $seat-you ->
        [yes] Du könntest das Spiel in dieser Runde gewinnen.
       *[no] { $seat } könnte das Spiel in dieser Runde gewinnen.
    }
would-may-reach = In { $continent } könntest du das Ziel von { $goal } Gold erreichen.
would-last-round = Runde { $round } ist die letzte.
would-gold-there =
    { $continent }: { $lying } von höchstens { $maximum } Gold; das reicht { $whole ->
        [0] nicht für eine volle Abbaumenge von { $yields }.
        [one] für eine volle Abbaumenge von { $yields }.
       *[other] für { $whole } volle Abbaumengen von je { $yields }.
    }
would-wheel-strikes =
    Auf { $fields } von { $of } Feldern des Rads lässt sich in { $continent } nichts abbauen{ $fine ->
        [0] .
       *[other] ; eine Strafe von { $fine } kann trotzdem fällig werden.
    }
would-wheel-draws =
    Auf { $fields } von { $of } Feldern des Rads wird { $cards ->
        [one] die letzte Ereigniskarte gezogen,
       *[other] eine von { $cards } Ereigniskarten gezogen,
    } die alles ändern kann.
would-none-laid = Keine Ereigniskarte kann dich in dieser Runde ein Upgrade einsetzen lassen.
