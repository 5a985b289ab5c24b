## The game in a line, its presets and options

title = Quarry
playing-time = 5 min
pitch = Prenez des blocs sur le tas ; le dernier vaut plus.
about = Prenez à tour de rôle un à trois blocs ; le dernier rapporte un bonus.
reason-empty = le tas est épuisé
edition-two = À deux
edition-three = À trois
preset-two = Deux joueurs.
preset-three = Trois joueurs.
option-last = Le dernier bloc
choice-last-bonus = rapporte un bonus
choice-last-nothing = ne rapporte rien de plus

## What the player to move is asked, moves, events, refusals

prompt-take = Prenez un à trois blocs.
move-take = Prenez-en { $blocks }
event-blocks-taken =
 { $blocks ->
    [one] { $seat } a pris un bloc.
   *[other] { $seat } a pris { $blocks } blocs.
 } Il en reste { $left }.
event-pile-empty = Le tas est épuisé : { $seat } a pris le dernier bloc.
refusal-drawn-by-seed = Rien n’est tiré dans ce jeu.
refusal-too-many = Pas autant. Un tour prend au plus { $most } blocs.
refusal-not-that-many-left = Pas autant. Il en reste { $left }.

## The position in words

view-blocks = Blocs dans le tas : { $blocks }.
view-most = Un tour en prend un à { $most }.
view-seats =
 { $points ->
    [one] { $seat } : { $points } point
   *[other] { $seat } : { $points } points
 }
