## Words

colour-natural = natural
colour-black = black
mineral-copper = copper
mineral-silver = silver
mineral-gold = gold
direction-rows = rows
direction-columns = columns
claim-copper = copper+ gold+ silver−
claim-silver = silver+ gold+ copper−
reason-placed = all derricks are placed
reason-locked = no open field is left

## The game in a line, its presets and options

title = Atacama
playing-time = 20 min
pitch = Place derricks that belong to nobody, so that your rows or columns pay.
about = Place derricks in a desert of copper, silver and gold, never side by side; score rows or columns.
edition-basic = Basic game
edition-tactics = Basic game with tactics
edition-advanced = Advanced game
edition-advanced-tactics = Advanced game with tactics
edition-four = For four
edition-four-tactics = For four, with tactics
preset-basic = Two players, all nine maps, 14 derricks each.
preset-tactics = The basic game with three black derricks each, which count double.
preset-advanced = Maps arrive in three stages; one player may buy the claim and direction of their choice.
preset-advanced-tactics = The advanced game with three black derricks each.
preset-four = Four players, two score rows and two score columns, 7 derricks each.
preset-four-tactics = Four players, 6 derricks and one black derrick each.
option-paid_derrick = The derrick paid for a claim
choice-paid_derrick-box = leaves the game (our reading of the text); the other player then has one more than the buyer
choice-paid_derrick-opponent = goes to the other player, who then has one more than before (the text allows this too)

## What the player to move is asked

prompt-place = Place one derrick.
prompt-place-or-buy = Place one derrick or buy a claim.

## Moves

move-place =
    { $colour-id ->
        [black] Place a black derrick on { $field }
       *[natural] Place a derrick on { $field }
    }
move-buy =
    Buy { $claim } for { $direction }, paying { $colour-id ->
        [black] a black derrick
       *[natural] a derrick
    }
move-turn-up = Map { $part } is turned up

## What happened

event-map-laid = Map { $part } is laid on place { $place } of the square.
event-derrick-placed =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } placed { $colour-id ->
        [black] a black derrick
       *[natural] a derrick
    } on { $field }, { $mineral } { $value }.
event-line-counts =
    { $direction-id ->
        [columns] Column { $line }
       *[rows] Row { $line }
    } counts { $points-signed } for { $seat-you ->
        [yes] you
       *[no] { $seat }
    }.
event-claim-bought =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } bought { $claim } for { $direction } and paid { $colour-id ->
        [black] a black derrick
       *[natural] a derrick
    }.
event-claim-received =
    { $seat-you ->
        [yes] You get
       *[no] { $seat } gets
    } { $claim } for { $direction }{ $derricks ->
        [0] .
       *[other] {" "}and the derrick paid.
    }
event-claim-dealt =
    Nobody bought: { $seat-you ->
        [yes] you score
       *[no] { $seat } scores
    } { $direction } with { $claim }.
event-turn-skipped =
    { $seat-you ->
        [yes] You have no derrick left and are skipped.
       *[no] { $seat } has no derrick left and is skipped.
    }
event-game-ended = The game is over: { $reason }.

## Why not

refusal-maps-lie = All nine maps are on the table from the start.
refusal-drawn-by-seed = The maps in the stack are turned up by the game itself.
refusal-map-is-out = Map { $part } is no longer in the stack.
refusal-maps-come = First the maps of this stage must be laid.
refusal-one-colour = There are no black derricks in this game.
refusal-no-derrick-left =
    { $colour-id ->
        [black] You have no black derrick left.
       *[natural] You have no natural derrick left.
    }
refusal-no-map-there = Not on { $field }. There is no map there yet.
refusal-field-taken = Not on { $field }. There is a derrick there already.
refusal-field-touches = Not on { $field }. It shares an edge with the derrick on { $derrick }.
refusal-claims-fixed = Claims are fixed in this game and cannot be bought.
refusal-claim-sold =
    { $seat-you ->
        [yes] You have already bought a claim
       *[no] { $seat } has already bought a claim
    }; there is only one purchase in a game.
refusal-cannot-pay =
    { $colour-id ->
        [black] You have no black derrick to pay with.
       *[natural] You have no natural derrick to pay with.
    }

## The board in the terminal

letter-gold = G
letter-silver = S
letter-copper = C
board-company = { $points }  { $direction }, { $claim }; { $left }
board-lines = On the right and below: the derricks in each line ({ $threshold } are needed for it to count), then its points.
board-left =
    { $black ->
        [0] { $natural } left
       *[other] { $natural } natural and { $black } black left
    }
board-no-claim = no claim yet; { $left }
board-legend = Capital letters: open fields; small letters: closed. { $gold } gold, { $silver } silver, { $copper } copper. ▲ derrick, ■ black derrick.
words-row = Row { $row }: { $fields }.
words-field =
    { $state ->
        [unlaid] { $field } no map
        [open] { $field } { $mineral } { $value } open
        [closed] { $field } { $mineral } { $value } closed
        [black] { $field } { $mineral } { $value } black derrick
       *[natural] { $field } { $mineral } { $value } derrick
    }
words-line =
    { $direction ->
        [columns] Column { $line }
       *[rows] Row { $line }
    } has { $derricks ->
        [0] no derricks.
        [one] one derrick.
       *[other] { $derricks } derricks.
    }
words-points = It counts { $points } for { $seat }.

## The board in the browser

waiting = Waiting for { $seat } to place a derrick.
kind-place = Place a derrick
kind-buy = Buy a claim
which-colour = Which derrick
which-claim = Which claim
which-direction = For which lines
which-buy-colour = Pay with
choose-field = Choose a field
choose-claim = Choose a claim
choose-direction = Choose rows or columns
ask-place = Any field that shares no edge with a derrick.
ask-open =
    { $fields ->
        [one] One field is open.
       *[other] { $fields } fields are open.
    }
ask-buy = You take the claim and the direction you like; the other player gets the rest. You pay with one derrick.
act-place =
    { $colour ->
        [black] Place the black one on { $field }, { $mineral } { $value }
       *[natural] Place it on { $field }, { $mineral } { $value }
    }
act-buy = Buy { $claim } for { $direction }
note-colour =
    { $colour ->
        [black] { $left } left, double
       *[natural] { $left } left
    }
facts-seat =
    { $direction ->
        [columns] { $lines ->
            [0] No column counts.
            [one] One column counts.
           *[other] { $lines } columns count.
        }
       *[rows] { $lines ->
            [0] No row counts.
            [one] One row counts.
           *[other] { $lines } rows count.
        }
    } { $left }
board-unlaid = not surveyed
score-none = does not count
key-sheet = Sheet { $numeral }
key-about = Copper, silver and gold in eighty-one fields
key-mineral = Mineral
key-unclaimed = Two claims, nobody’s yet:
key-natural = derrick: its field counts once
key-black = black derrick: its field counts twice
key-open = open field
key-closed = closed: a derrick stands beside it
key-stack =
    { $maps ->
        [one] one map still to come
       *[other] { $maps } maps still to come
    }
key-threshold = A line counts once it has { $threshold } derricks, whoever placed them.
words-would = With { $claim } it would be { $points }.
words-so-far = So far { $points } for { $seat }, not counting yet.
words-group =
    { $colour ->
        [one] Row { $row }
        [black] Black, row { $row }
       *[natural] Natural, row { $row }
    }
words-move = { $field }, { $mineral } { $value }
words-fields = Fields
words-cell =
    { $state ->
        [unlaid] no map
        [open] { $mineral } { $value }, open
        [closed] { $mineral } { $value }, closed
        [black] { $mineral } { $value }, black derrick
       *[natural] { $mineral } { $value }, derrick
    }

## What a move would bring

unit-points = points
would-field-closes = It closes { $field }.
would-field-closes-many = It closes { $field }.
would-line-counts =
    { $direction-id ->
        [columns] Column { $line }
       *[rows] Row { $line }
    } counts { $points-signed } for { $seat-you ->
        [yes] you
       *[no] { $seat }
    }.
would-line-grows =
    { $direction-id ->
        [columns] Column { $line }
       *[rows] Row { $line }
    }: { $derricks } of { $needed } derricks, { $worth-signed } for { $seat-you ->
        [yes] you
       *[no] { $seat }
    } if it counts.
would-line-worth =
    { $direction-id ->
        [columns] Column { $line }
       *[rows] Row { $line }
    }: { $derricks } of { $needed } derricks, { $worth-signed } for { $claim } if it counts.
would-line-dead =
    { $direction-id ->
        [columns] Column { $line }
       *[rows] Row { $line }
    } can no longer count.
would-claim-received =
    { $seat-you ->
        [yes] You get
       *[no] { $seat } gets
    } { $claim } for { $direction }{ $derricks ->
        [0] .
       *[other] {" "}and the derrick paid.
    }
would-game-ended = This ends the game: { $reason }.
