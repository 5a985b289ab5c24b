## The game in a line, its presets and options

title = Quarry
playing-time = 5 min
pitch = Nimm Blöcke vom Haufen; der letzte ist mehr wert.
about = Reihum ein bis drei Blöcke vom Haufen nehmen; der letzte Block bringt einen Bonus.
reason-empty = der Haufen ist leer
edition-two = Zu zweit
edition-three = Zu dritt
preset-two = Zwei Spieler.
preset-three = Drei Spieler.
option-last = Der letzte Block
choice-last-bonus = bringt einen Bonus
choice-last-nothing = bringt nichts weiter

## What the player to move is asked, moves, events, refusals

prompt-take = Nimm ein bis drei Blöcke.
move-take = Nimm { $blocks }
event-blocks-taken =
 { $blocks ->
    [one] { $seat } hat einen Block genommen.
   *[other] { $seat } hat { $blocks } Blöcke genommen.
 } Übrig: { $left }.
event-pile-empty = Der Haufen ist leer: { $seat } hat den letzten Block genommen.
refusal-drawn-by-seed = In diesem Spiel wird nichts gezogen.
refusal-too-many = Nicht so viele. Ein Zug nimmt höchstens { $most }.
refusal-not-that-many-left = Nicht so viele. Es sind noch { $left } da.

## The position in words

view-blocks = Blöcke im Haufen: { $blocks }.
view-most = Ein Zug nimmt einen bis { $most }.
view-seats =
 { $points ->
    [one] { $seat }: { $points } Punkt
   *[other] { $seat }: { $points } Punkte
 }
