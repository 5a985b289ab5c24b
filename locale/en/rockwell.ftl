## Words

metal-zinc = zinc
metal-copper = copper
metal-silver = silver
metal-gold = gold
note-1000 = 1,000
note-5000 = 5,000
seat-al = Al
crew-red-1 = Red’s crew 1
crew-red-2 = Red’s crew 2
crew-red-3 = Red’s crew 3
crew-red-4 = Red’s crew 4
crew-blue-1 = Blue’s crew 1
crew-blue-2 = Blue’s crew 2
crew-blue-3 = Blue’s crew 3
crew-blue-4 = Blue’s crew 4
crew-yellow-1 = Yellow’s crew 1
crew-yellow-2 = Yellow’s crew 2
crew-yellow-3 = Yellow’s crew 3
crew-yellow-4 = Yellow’s crew 4
crew-green-1 = Green’s crew 1
crew-green-2 = Green’s crew 2
crew-green-3 = Green’s crew 3
crew-green-4 = Green’s crew 4
crew-al-1 = Al’s crew 1
crew-al-2 = Al’s crew 2
crew-al-3 = Al’s crew 3
crew-al-4 = Al’s crew 4
crew-of-seat = { $seat }’s crew { $number }
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
place-centre = the centre
place-entrance-0 = entrance I
place-entrance-1 = entrance II
place-entrance-2 = entrance III
place-entrance-3 = entrance IV
slot-i-1 = slot 1 of board I (corruption)
slot-i-2 = slot 2 of board I (corruption)
slot-i-3 = slot 3 of board I (subcontracting)
slot-i-4 = slot 4 of board I (subcontracting)
slot-ii-1 = slot 1 of board II (market)
slot-ii-2 = slot 2 of board II (market)
slot-ii-3 = slot 3 of board II (market)
slot-iii-1 = slot 1 of board III (workshop)
slot-iii-2 = slot 2 of board III (workshop)
slot-iii-3 = slot 3 of board III (workshop)
board-drilling = board I
board-market = board II
board-workshop = board III
ring-a = A
ring-b = B
ring-c = C
ring-d = D
order-low = lower power first
order-high = higher power first
achievement-zinc-copper = Zinc and copper
achievement-cards = Extraction cards
achievement-silver = Silver
achievement-trained-crews = Trained crews
achievement-gold = Gold
achievement-deep-crews = Crews in the depths
achievement-each-metal = All four metals
achievement-strong-crews = Strong crews
achievement-centre = Centre of the Earth
priority-shaft = owner of the shaft
priority-power = most power
priority-active = active player, because of a tie
reason-centre = more than half of the players have a crew in the centre
reason-achievements = a player has six achievements, including the three hardest
reason-turn-limit = the last turn allowed has been played

## The game in a line, its presets and options

title = Rockwell
playing-time = 90 min
pitch = Drill to the centre of the Earth and share what you find.
about = Send your crews down through four rings of rock, drill with rivals or against them, and turn metal into prestige.
edition-two = For two
edition-three = For three
edition-four = For four
preset-two = Two players, and the crews of Al, whom nobody plays. When both have a crew in the centre, or one has six achievements including the three hardest, the player with most prestige wins.
preset-three = Three players. When two have a crew in the centre, or one has six achievements including the three hardest, the player with most prestige wins.
preset-four = Four players. When three have a crew in the centre, or one has six achievements including the three hardest, the player with most prestige wins.
option-holdings = Cubes, money and insurance
choice-holdings-screens = hidden behind screens
choice-holdings-open = open to all
option-achievement_tie = If several players gain an achievement at the same moment
choice-achievement_tie-direction = direction order decides who takes the better tile
choice-achievement_tie-active = the active player comes first, then direction order
option-turn_limit = The game ends at the latest
choice-turn_limit-200 = after 200 turns
choice-turn_limit-100 = after 100 turns
choice-turn_limit-50 = after 50 turns
choice-turn_limit-20 = after 20 turns
choice-turn_limit-12 = after 12 turns
choice-turn_limit-8 = after 8 turns
option-bonus = The bonus for players who have none of a metal, or no money
choice-bonus-ranked = goes by rank as for everybody else: the text names no minimum
choice-bonus-owned = is nothing: a majority of nothing is none
option-crossed_tiles = With mobility 3, a move of two steps drills tiles
choice-crossed_tiles-end = only where it ends: two steps are read as one move
choice-crossed_tiles-each_step = at every step: the text’s “two moves” is taken literally
option-double_move = With mobility 3, the two moves are
choice-double_move-steps = steps: the jump of level 1 is read as another destination for a single move
choice-double_move-jumps = steps or jumps: the levels simply add up
option-protection = Protection is subtracted
choice-protection-first = from your power, before the loss is limited to your cubes: it is read as weakening the danger itself
choice-protection-last = from your loss, after that is limited to your cubes: it is read as working like insurance
option-danger = Danger threatens
choice-danger-all = the share and the surplus, going by “newly obtained cubes”
choice-danger-share = only the share, going by “share of the booty”
option-al_tie = Where Al’s crew goes, if several crews are equal
choice-al_tie-nearest = to the tile that is missing the least power, like any other crew of Al’s
choice-al_tie-free = wherever the player who chose it likes, as the French text says

## What the player to move is asked

prompt-tender = What do you offer to go first?
prompt-post = Place a vice-president.
prompt-insure = Turn cubes into insurance?
prompt-drill = Move a crew or pass.
prompt-step = Take a second step or stop.
prompt-help = Use your advantage?
prompt-choose = Your crew is enough for both tiles. Which one is drilled?
prompt-save = How much insurance do you give up against the danger?
prompt-lead = Move one of Al’s crews.
prompt-deal = Buy or sell one metal.
prompt-close = Add to the deal or confirm it.
prompt-work = Take an action in the workshop.
prompt-train = Raise one of Al’s crews.

## Moves

move-offer = Offer one { $metal }
move-cash = Offer ${ $note }
move-insure = Turn one { $metal } into insurance
move-seal = Confirm
move-post = Place a vice-president on { $slot }
move-go = Move crew { $crew } to { $place }
move-carry = Move crew { $crew } to { $place } with a die of { $power }
move-stay = Act with crew { $crew } without moving it
move-pass = Pass
move-bribe = Bribe { $crew } onto { $tile }
move-hire = Hire a die of { $power }
move-waive = Use no advantage
move-drill = Drill { $tile }
move-save = Give up insurance: { $number }
move-buy = Buy { $lot } { $metal }
move-sell = Sell { $lot } { $metal }
move-raise = Raise crew { $crew } by one
move-protect = Improve protection
move-mobilise = Improve mobility
move-sink = Sink a shaft on { $tile }
move-shift = Move shaft { $shaft } to { $tile }
move-deliver = Deliver for the top tile of stack { $stack }
move-leave = Give up the remaining actions
move-lead = Move Al’s crew { $crew } to { $tile }
move-train = Raise Al’s crew { $crew } by one
move-lay =
    { $order-id ->
        [low] The ring begins with its lower power
       *[high] The ring begins with its higher power
    }
move-direct = { $seat } is drawn next for direction order
move-control = { $seat } is drawn next for control order
move-turn = The tile shows back { $back }
move-extract = Extraction card { $card } is drawn

## What happened

# Cubes by metal, leaving out those there are none of. Other sentences refer to these two.
cubes =
    { $zinc ->
        [0] { $copper ->
            [0] { $silver ->
                [0] { $gold ->
                    [0] nothing
                   *[other] { $gold } gold
                }
               *[other] { $silver } silver{ $gold ->
                    [0] {""}
                   *[other] , { $gold } gold
                }
            }
           *[other] { $copper } copper{ $silver ->
                [0] {""}
               *[other] , { $silver } silver
            }{ $gold ->
                [0] {""}
               *[other] , { $gold } gold
            }
        }
       *[other] { $zinc } zinc{ $copper ->
            [0] {""}
           *[other] , { $copper } copper
        }{ $silver ->
            [0] {""}
           *[other] , { $silver } silver
        }{ $gold ->
            [0] {""}
           *[other] , { $gold } gold
        }
    }
cubes-more =
    { $zinc ->
        [0] {""}
       *[other] , { $zinc } zinc
    }{ $copper ->
        [0] {""}
       *[other] , { $copper } copper
    }{ $silver ->
        [0] {""}
       *[other] , { $silver } silver
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } gold
    }
# An offer that has cubes in it.
offer-parts =
    {" "}in all: { $money ->
        [0] { cubes }.
       *[other] ${ $money } in notes{ cubes-more }.
    }
event-ring-laid = Ring { $ring } is laid out. { $ring }0 takes power { $power }; from there the ring’s two powers alternate.
event-ring-laid-many = Rings { $ring } are laid out. In sector 0 they take power { $power }; from there the two powers of each ring alternate.
event-order-drawn =
    Direction order, place { $place }: { $seat-you ->
        [yes] you are drawn.
       *[no] { $seat } is drawn.
    }
event-control-drawn =
    Control order, place { $place }: { $seat-you ->
        [yes] you are drawn.
       *[no] { $seat } is drawn.
    }
event-turn-began = Turn { $turn } begins.
event-tray-filled =
    { $seat-you ->
        [yes] You set aside:
       *[no] { $seat } set aside:
    } { $money ->
        [0] { cubes }.
       *[other] ${ $money }{ cubes-more }.
    }
event-tray-filled-many =
    { $seat-you ->
        [yes] You made your selection.
       *[no] { $seat } made a selection.
    }
event-tray-sealed =
    { $seat-you ->
        [yes] You have confirmed.
       *[no] { $seat } has confirmed.
    }
event-offer-shown =
    { $seat-you ->
        [yes] You offered
       *[no] { $seat } offered
    } { $value ->
        [0] nothing.
       *[other] ${ $value }{ $zinc ->
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
    Direction order, place { $place }: { $seat-you ->
        [yes] you.
       *[no] { $seat }.
    }
event-posted =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } placed a vice-president on { $slot }.
event-stayed-home =
    There is no slot left for { $seat-you ->
        [yes] one of your vice-presidents
       *[no] a vice-president of { $seat }
    }, who stays at home this turn.
event-insured =
    { $seat-you ->
        [yes] You turned { cubes } into insurance and now have
       *[no] { $seat } turned { cubes } into insurance and now has
    } { $insurance ->
        [0] no insurance tiles.
        [one] one insurance tile.
       *[other] { $insurance } insurance tiles.
    }
event-insurance-shown =
    { $seat-you ->
        [yes] You turned { cubes } into insurance and now have
       *[no] { $seat } turned { cubes } into insurance and now has
    } { $insurance ->
        [0] no insurance tiles.
        [one] one insurance tile.
       *[other] { $insurance } insurance tiles.
    }
event-control-sorted =
    Control order, place { $place }: { $seat-you ->
        [yes] you.
       *[no] { $seat }.
    }
event-round-began = Drilling round { $round } begins.
event-crew-moved =
    { $owner-you ->
        [yes] Your crew
       *[no] { $owner }’s crew
    } of power { $power } went from { $from } { $to-id ->
        [centre] into the centre of the Earth.
       *[a0] to { $to }.
    }
event-die-left =
    { $owner-you ->
        [yes] Your crew
       *[no] { $owner }’s crew
    } left its die of { $power } behind; it is back on board I.
event-die-carried =
    { $owner-you ->
        [yes] You
       *[no] { $owner }
    } paid ${ $price } to take a die of { $power } along.
event-crew-stayed =
    { $owner-you ->
        [yes] You
       *[no] { $owner }
    } acted with a crew at { $place } without moving it.
event-crew-stopped =
    { $owner-you ->
        [yes] You
       *[no] { $owner }
    } took no second step; the crew stays at { $place }.
event-passed =
    { $seat-you ->
        [yes] You passed.
       *[no] { $seat } passed.
    }
event-bribed =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } bribed { $owner-you ->
        [yes] your crew
       *[no] { $owner }’s crew
    } from { $from } onto { $tile }{ $price ->
        [0] .
       *[other] {" "}and paid ${ $price } for its die.
    }
event-hired =
    { $owner-you ->
        [yes] You
       *[no] { $owner }
    } hired a die of { $power } for ${ $price } to help the crew on { $place }.
event-waived =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } used no advantage.
event-tile-drilled =
    { $owner-you ->
        [yes] You
       *[no] { $owner }
    } drilled { $tile } (power needed: { $power }, power there: { $force }).
event-tile-turned = { $tile } was turned over. A shaft there yields { cubes } each turn.
event-card-drawn =
    The card for { $tile } brings { cubes }{ $danger-id ->
        [danger] , and danger.
       *[none] .
    }
event-share-set =
    { $owner-you ->
        [yes] Your share:
       *[no] { $owner }’s share:
    } { cubes }.
event-surplus-set =
    The surplus ({ cubes }) goes to { $owner-you ->
        [yes] you
       *[no] { $owner }
    } { $priority-id ->
        [shaft] as owner of the shaft there.
        [power] for having most power there.
       *[active] as the active player, because several tie for most power.
    }
event-danger-felt =
    { $seat-you ->
        [yes] Danger for you, with power { $force } there:
       *[no] Danger for { $seat }, with power { $force } there:
    } { $loss ->
        [0] no cube is lost.
        [one] one cube is at risk.
       *[other] { $loss } cubes are at risk.
    }
event-insurance-used =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } gave up { $insurance ->
        [0] no insurance.
        [one] one insurance tile.
       *[other] { $insurance } insurance tiles.
    }
event-cubes-lost =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } lost { cubes } to the danger.
event-cubes-gained =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } took { cubes }.
event-card-kept =
    { $owner-id ->
        [al] The card is put away.
       *[red] { $owner-you ->
            [yes] You kept the card and have
           *[no] { $owner } kept the card and has
        } { $cards ->
            [one] one extraction card now.
           *[other] { $cards } extraction cards now.
        }
    }
event-achieved =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } gained the achievement “{ $achievement }”, for { $prestige } prestige.
event-shaft-yielded =
    { $seat-you ->
        [yes] Your shaft
       *[no] { $seat }’s shaft
    } on { $tile } yielded { cubes }.
event-deal-grown =
    { $seat-you ->
        [yes] You are about
       *[no] { $seat } is about
    } { $side-id ->
        [buy] to buy { $number } { $metal }.
       *[sell] to sell { $number } { $metal }.
    }
event-deal-grown-many =
    { $seat-you ->
        [yes] You are
       *[no] { $seat } is
    } { $side-id ->
        [buy] buying { $metal }.
       *[sell] selling { $metal }.
    }
event-bought =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } bought { $number } { $metal } for ${ $price }.
event-sold =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } sold { $number } { $metal } for ${ $price }.
event-left =
    { $actions ->
        [0] { $seat-you ->
            [yes] Your vice-president
           *[no] { $seat }’s vice-president
        } on { $slot } has finished and goes home.
        [one] { $seat-you ->
            [yes] You
           *[no] { $seat }
        } gave up the last action on { $slot }.
       *[other] { $seat-you ->
            [yes] You
           *[no] { $seat }
        } gave up the last { $actions } actions on { $slot }.
    }
event-crew-raised =
    { $owner-you ->
        [yes] You
       *[no] { $owner }
    } raised a crew to power { $power } for ${ $price }.
event-protected =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } improved protection to level { $level } for ${ $price }.
event-mobilised =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } improved mobility to level { $level } for ${ $price }: { $level ->
        [1] crews can now jump to the second tile along in their ring.
        [2] crews can now stand astride two tiles of a ring.
       *[3] crews can now take two steps.
    }
event-shaft-sunk =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } sank a shaft on { $tile } for ${ $price }.
event-shaft-shifted =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } moved a shaft from { $from } to { $tile } for ${ $price }.
event-delivered =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } delivered { cubes } for { $prestige } prestige.
event-al-moved = Al’s crew of power { $power } went from { $from } to { $to }.
event-al-raised =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } raised one of Al’s crews to power { $power }.
event-turn-ended = Turn { $turn } is over.
event-stock-shown =
    { $seat-you ->
        [yes] You have
       *[no] { $seat } has
    } at the end: { cubes }; ${ $money }; { $insurance ->
        [0] no insurance tiles.
        [one] one insurance tile.
       *[other] { $insurance } insurance tiles.
    }
event-game-ended = The game is over: { $reason }.

## Why not

refusal-drawn-by-seed = The ground, both orders, the backs of the tiles and the cards are decided by the seed, not by a player.
refusal-not-now = Not now. That belongs to another part of the turn.
refusal-no-more-cubes = You do not have that much { $metal }.
refusal-no-more-money = Not that much. You have ${ $money } left.
refusal-no-such-slot = Not on { $slot }. With two or three players there is no such slot.
refusal-slot-taken =
    Not on { $slot }. { $seat-you ->
        [yes] You already have a vice-president there.
       *[no] { $seat } has a vice-president there.
    }
refusal-board-twice = Not twice on { $board }. Your other vice-president is already there.
refusal-crew-finished = That crew can do nothing more. It has reached the centre and left the board.
refusal-stands-there = That crew is already at { $place }. To leave everything as it is, pass.
refusal-out-of-reach =
    Not to { $place }. From { $from } { $level ->
        [0] a crew moves only to a neighbouring tile, or from ring D to the centre.
        [1] a crew moves to a neighbouring tile or, with mobility 1, to the second tile along in its ring.
        [2] a crew moves one step, also onto or off a border between two tiles of a ring, or jumps to the second tile along in its ring.
        [4] a crew moves one step, also onto or off a border, or jumps to the second tile along in its ring; after a step it may take another.
        [8] a crew moves one step, also onto or off a border, or jumps to the second tile along in its ring; after that it may do either once more.
        [5] the crew has one more step, also onto or off a border.
        [6] the crew has one more step, also onto or off a border, or one jump to the second tile along in its ring.
        [7] a crew moves at most twice, each time by a step, also onto or off a border, or by a jump to the second tile along in its ring.
       *[3] a crew moves at most two steps, also onto or off a border, or jumps to the second tile along in its ring.
    }
refusal-border-taken =
    Not to { $place }. { $owner-you ->
        [yes] A crew of yours
       *[no] A crew of { $owner }’s
    } is on that border, and there is room for only one.
refusal-no-die = That crew has no die to take along.
refusal-die-too-strong = Not a die of { $power }. In that ring a die has at most { $most }.
refusal-cannot-pay = You cannot pay that. It costs ${ $price }, and you have ${ $money }.
refusal-no-advantage = You have no advantage to use here. You need a vice-president on board I, and something they can do with this crew.
refusal-not-on-terrain = Not with that crew. To use an advantage, the active crew must be on terrain.
refusal-no-bribes-left = No more bribes. All corruption tiles are taken until the end of the turn.
refusal-own-crew = That is your own crew. You can only bribe crews of others.
refusal-no-such-crew = There is no such crew in this game.
refusal-not-beside = Not that crew. It is at { $place }, which does not touch { $tile }.
refusal-not-active-tile = Not onto { $tile }. A bribed crew comes to your active crew, which is at { $place }.
refusal-tile-turned = Not onto { $tile }. It has already been drilled, and a crew can only be bribed onto a tile that has not.
refusal-no-dice-left = No more hiring. There is no die left on board I.
refusal-has-die = No more hiring. This crew already has a die, and no crew has two.
refusal-not-struck = Not { $tile }. It is not one of the two tiles that your crew stands astride.
refusal-more-than-loss =
    { $loss ->
        [one] Not that much insurance. Only one cube is at risk.
       *[other] Not that much insurance. Only { $loss } cubes are at risk.
    }
refusal-no-insurance =
    { $insurance ->
        [0] You have no insurance to give up.
        [one] Not that much insurance. You have only one tile.
       *[other] Not that much insurance. You have only { $insurance } tiles.
    }
refusal-dealt-already = No more { $metal }. You have already dealt in it in this phase.
refusal-other-deal = Not in this deal. It is about { $metal }; a transaction buys or sells only one metal.
refusal-empty-deal = There is no deal to confirm. A transaction needs at least one cube.
refusal-deal-first = Not yet. Confirm your deal in { $metal } first.
refusal-strongest-already = That crew cannot be raised. It already has the highest power.
refusal-all-steps = That is not possible. You have already taken all three steps.
refusal-has-shaft =
    Not on { $tile }. { $seat-you ->
        [yes] You have a shaft there
       *[no] { $seat } has a shaft there
    }, and there can be only one on a tile.
refusal-shaft-not-there =
    { $step ->
        [1] No shaft on { $tile }. The first step allows a tile that has not been drilled and that you occupy alone, or one that touches a crew of yours and has no crew of others.
       *[2] No shaft on { $tile }. The second step allows a tile that you occupy or that touches a crew of yours; if it has not been drilled, no crew of others may be there.
    }
refusal-no-shaft = You have no shaft { $shaft } on the board.
refusal-no-delivery = Stack { $stack } has nothing to offer. No tile is left there.
refusal-no-al = Al has no crews in this game. They take part only with two players.
refusal-al-other-crew = Not that crew of Al’s. Crews that are not yet in play or are on a drilled tile come first, then the most powerful, then the one farthest from the centre.
refusal-al-other-tile = Not to { $tile }. Al’s crew goes to the neighbouring undrilled tile that is missing the least power.
refusal-drawn-already = That has already been drawn.
refusal-other-crew-steps = Crew { $crew } has taken the first of its two steps. It must take the second or stop.
refusal-al-not-beside = Not to { $tile }. Al’s crew goes to a neighbouring tile.

## Board

ask-help-none = Your advantage is of no use now.
ask-help-means = You are asked all the same, so that nobody learns why.
board-end = Players in the centre: { $arrived }; the game ends with { $majority }
board-tab =
    { $tab ->
        [boards] Boards
       *[ground] Ground
    }
board-zoom-in = Larger
board-zoom-out = Smaller
map-centre = Centre
line-crew =
    { $you ->
        [yes] your crew of power { $power }
       *[no] { $seat }’s crew of power { $power }
    }{ $die ->
        [0] {""}
       *[other] {" "}with a die of { $die }
    }
line-crews =
    { $astride ->
        [yes] Astride: { $crews }.
       *[no] There: { $crews }.
    }
line-tile =
    { $tile }: power { $power }, { $force ->
        [0] none of it there yet.
       *[other] { $force } there, { $lacks } missing.
    }
line-turned = { $tile }: drilled. A shaft there yields { $cubes } each turn.
line-unlaid = { $tile }: not laid out yet.
line-shaft =
    { $you ->
        [yes] Your shaft
       *[no] { $seat }’s shaft
    }{ $active ->
        [yes] , active.
       *[no] , idle until the tile is drilled.
    }
line-open = It can be chosen.
line-crew-open = A crew there can be chosen.
line-drills = Going there drills it.
line-place =
    { $kind ->
        [centre] The centre of the Earth: { $count ->
            [0] nobody has reached it yet.
            [one] one crew has arrived.
           *[other] { $count } crews have arrived.
        }
        [border] The border { $place }.
       *[entrance] { $place }{ $count ->
            [0] : empty.
           *[other] .
        }
    }
ask-tender = Whoever offers most places their vice-presidents first. All offers are spent, even the losing ones.
ask-tender-count = You have ${ $money } and are now number { $place } of { $of }.
ask-insure = A cube becomes an insurance tile. Each tile saves one cube from danger; at the end it is worth nothing.
ask-insure-count =
    { $insurance ->
        [0] You have none yet.
       *[other] You have { $insurance }.
    }
ask-save =
    { $loss ->
        [one] On { $tile } the most valuable cube of your haul is in danger. One insurance tile saves it.
       *[other] On { $tile } the { $loss } most valuable cubes of your haul are in danger. With each insurance tile you lose one fewer.
    }
ask-save-count =
    { $insurance ->
        [0] You have none.
       *[other] You have { $insurance }.
    }
ask-choose = Your crew moves onto the tile that is drilled. The other tile then lacks its power again.
ask-deal = With a transaction you buy or sell one metal, each metal only once in this phase.
ask-deal-count =
    { $left ->
        [one] One transaction is left.
       *[other] { $left } transactions are left.
    }
ask-close = The deal is made when you confirm it.
ask-close-count =
    { $left ->
        [one] It is your last one.
       *[other] With this one you have { $left } transactions left.
    }
ask-post = Board I gives advantages while drilling, board II transactions, board III actions. Your two vice-presidents can never be on the same board.
ask-post-count =
    { $home ->
        [one] You have one left to place.
       *[other] You have { $home } left to place.
    }
ask-post-slot = Place a vice-president on { $slot }?
ask-post-gives =
    { $gives ->
        [corruption] In every drilling round you may bribe a crew beside your own.
        [subcontracting] In every drilling round you may hire a die for your crew.
        [market] { $actions ->
            [one] You get one transaction in the market.
           *[other] You get { $actions } transactions in the market.
        }
       *[workshop] { $actions ->
            [one] You get one action in the workshop.
           *[other] You get { $actions } actions in the workshop.
        }
    }
ask-drill = Press a crew of yours, then where it goes.
ask-drill-count = Round { $round } of 4.
ask-pass = All your crews stay where they are.
ask-step = Press where your crew goes next, or stop here.
ask-stop = Your crew stays where it is.
ask-which-crew =
    { $place-id ->
        [centre] Which crew goes to the centre?
       *[a0] Which crew goes to { $place }?
    }
ask-which-means = Several of your crews can get there.
ask-step-where = where to
ask-step-help =
    { $bribes ->
        [yes] bribe, if you like
       *[no] hire, if you like
    }
ask-stay = Act with it at { $place }?
ask-stay-means = It does not move; after that you may use your advantage with it.
ask-where = Where does it go?
ask-reaches =
    { $count ->
        [one] It can reach one place.
       *[other] It can reach { $count } places.
    } { $drills ->
        [0] It would drill nothing right away.
       *[other] It would drill { $tiles }.
    }
ask-go =
    { $place-id ->
        [centre] Move it to the centre?
       *[a0] Move it to { $place }?
    }
ask-centre = It leaves the ground for good. The game ends when more than half of the players have a crew there.
ask-arrival =
    { $finds ->
        [turned] { $tile } has already been drilled.
        [drills] { $tile } takes { $power }; { $force } is there. Your crew brings { $brings } and drills it.
       *[rock] { $tile } takes { $power }; { $force ->
            [0] nothing is there yet.
           *[other] { $force } is there.
        } Your crew brings { $brings }.
    }
ask-die =
    { $kind ->
        [carry] Its die comes along with power { $power } and is paid for again.
       *[go] Its die stays behind.
    }
ask-waive = Your advantage stays unused in this round.
ask-lacks =
    { $turned ->
        [yes] { $tile } has already been drilled.
       *[no] { $tile } needs { $lacks } more.
    }
ask-bribe-question = Bribe a crew beside yours?
ask-bribe-crew = Bribe { $crew }?
ask-bribe =
    { $tiles } It comes onto your tile and adds its power there. { $price ->
        [0] A bribe costs no money; only a die must be paid for again.
       *[other] Its die must be paid for again: ${ $price }.
    }
ask-bribe-count =
    { $bribes ->
        [one] One bribe is left this turn.
       *[other] { $bribes } bribes are left this turn.
    }
ask-hire-question = Hire a die for your crew?
ask-hire = { $tiles } A die adds to the power of your crew until the end of the turn.
ask-hire-count =
    { $dice ->
        [one] One die is left this turn.
       *[other] { $dice } dice are left this turn.
    }
ask-lead =
    { $said ->
        [yes] Press the tile it goes to.
       *[no] { $crews ->
            [one] Press the tile Al’s crew goes to.
           *[other] Press a crew of Al’s, then where it goes.
        }
    }
ask-train = This costs nothing. If it is enough to drill the tile, you are the active player.
ask-work = Press what you want, here or on the ground.
ask-work-count =
    { $left ->
        [one] One action is left.
       *[other] { $left } actions are left.
    }
ask-shaft =
    { $kind ->
        [shift] Press the tile to move the shaft to.
       *[sink] Press the tile for the new shaft.
    }
kind-go = Move
kind-carry = Take its die along
kind-stay = Stay
which-tile = Tile
which-power = Power of the die
choose-crew = Choose a crew
choose-place = Choose where it goes
choose-tile = Choose a tile
choose-power = Choose the power of the die
choose-slot = Choose a slot
choose-bribe-crew = Choose a crew to bribe

# Rail, desk, forms, extraction, companies, text table.
dollars = ${ $money }
crew-name =
    Crew of power { $power }{ $die ->
        [0] {""}
       *[other] {" "}with a die of { $die }
    }, { $place }
crew-of =
    { $seat }’s crew of power { $power }{ $die ->
        [0] {""}
       *[other] {" "}with a die of { $die }
    } on { $place }
die-name = Die of { $power }
facts-die = die of { $power }
facts-prestige = prestige
facts-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
facts-achieved =
    { $count ->
        [0] none yet
       *[other] { $count } achieved
    }
facts-aim = extraction cards, achievements
facts-track =
    { $kind ->
        [protection] Protection
        [mobility] Mobility
       *[shaft] Shafts
    }: { $level } of { $all }
stage =
    { $turn ->
        [0] Set-up
       *[other] Turn { $turn }{ $round ->
            [0] { $phase ->
                [tender] , tender
                [posting] , vice-presidents
                [insurance] , insurance
                [market] , market
                [workshop] , workshop
                [over] , finished
               *[other] {""}
            }
           *[other] , drilling { $round } of 4
        }
    }
act-go =
    { $place-id ->
        [centre] Go to the centre of the Earth
       *[other] { $drills ->
            [0] Move to { $place }
           *[other] Move to { $place } and drill
        }
    }
act-carry = Move to { $place } with a die of { $power }, ${ $price }
act-stay = Act on { $here }
act-pass =
    { $phase ->
        [stepping] Stop here
       *[other] Pass
    }
act-bribe =
    { $price ->
        [0] Bribe it onto { $tile }
       *[other] Bribe it onto { $tile } for ${ $price }
    }
act-hire = Hire a die of { $power } for ${ $price }
act-lead = Move Al’s crew to { $tile }
act-save =
    { $number ->
        [0] { $lost ->
            [one] Lose one cube
           *[other] Lose { $lost } cubes
        }
       *[other] { $lost ->
            [0] Give up { $number }, lose nothing
            [one] Give up { $number }, lose one cube
           *[other] Give up { $number }, lose { $lost } cubes
        }
    }
act-raise = Raise the crew to { $power } for ${ $price }
act-train = Raise Al’s crew to { $power }
act-protect = Improve protection for ${ $price }
act-mobilise = Improve mobility for ${ $price }
act-sink = Sink a shaft on { $tile } for ${ $price }
act-shift = Move the shaft to { $tile }
act-deliver = Deliver for { $prestige } prestige
step-less = Less
step-more = More
tray-metal = { $metal }, at most { $most }
tray-of = of { $most }
tray-money = Dollars, at most { $most }
tray-value = Your offer is worth
tray-insurance = Your insurance afterwards:
tray-sealed =
    { $count ->
        [one] { $seats } has confirmed
       *[other] { $seats } have confirmed
    }
tray-seal =
    { $value ->
        [0] Offer nothing
       *[other] Confirm the offer of ${ $value }
    }
tray-insure =
    { $count ->
        [0] Insure nothing
        [one] Turn one cube into insurance
       *[other] Turn { $count } cubes into insurance
    }
deal-head = What you can buy and sell
deal-way =
    { $way ->
        [sell] Sell { $metal }, { $shown }
       *[buy] Buy { $metal }, { $shown }
    }
deal-most =
    { $way ->
        [sell] { $most ->
            [0] none to sell
           *[other] sell up to { $most }
        }
       *[buy] { $most ->
            [0] too expensive
           *[other] buy up to { $most }
        }
    }
deal-done = already dealt in
deal-number = Number of cubes: { $metal }
deal-sum = { $number } × { $price } =
deal-act =
    { $way ->
        [sell] Sell { $number } { $metal } for ${ $money }
       *[buy] Buy { $number } { $metal } for ${ $money }
    }
deal-choose = Choose a metal
deal-leave =
    { $left ->
        [one] Give up the last transaction
       *[other] Give up { $left } transactions
    }
save-given = Your haul:
save-loss =
    { $loss ->
        [one] one cube in danger
       *[other] { $loss } cubes in danger
    }
save-number = Insurance to give up, at most { $most }
work-group =
    { $kind ->
        [crews] Raise a crew
        [steps] Protection, mobility, a new shaft
        [shifts] Move a shaft
       *[deliveries] Deliveries
    }
work-crew = { $from } → { $power }
work-protect = Protection { $level }
work-mobilise = Mobility { $level }
work-sink = Shaft { $number }
work-shift = Move the shaft on { $tile }
work-deliver = Delivery, stack { $stack }:
work-from = from ${ $price }
work-choose =
    { $left ->
        [one] Choose your last action
       *[other] Choose an action ({ $left } left)
    }
work-leave =
    { $left ->
        [one] Give up the last action
       *[other] Give up { $left } actions
    }
stock-head =
    { $open ->
        [yes] Your stock
       *[no] Behind your screen
    }
stock-insurance = insurance
stock-prestige =
    { $deliveries ->
        [0] prestige so far, no delivery
        [one] prestige so far, one delivery
       *[other] prestige so far, { $deliveries } deliveries
    }
rail-orders = Turn order
rail-order =
    { $order ->
        [direction] Direction
       *[control] Control
    }
rail-board =
    { $board ->
        [i] Drilling
        [ii] Market
       *[iii] Workshop
    }
rail-note =
    { $board ->
        [i] { $round ->
            [0] { $rounds } rounds
           *[other] round { $round } of { $rounds }
        }
        [ii] transactions
       *[iii] actions
    }
rail-bribes = of { $all } bribes
rail-dice = of { $all } dice
rail-prices = Prices
rail-ladder =
    { $kind ->
        [crew] crew 2, 3, 4
        [protection] protection
        [mobility] mobility
       *[shaft] shaft
    }
rail-taken = (already yours)
rail-deliveries = Deliveries
rail-achievements = Achievements
rail-on-top = prestige now
goal-short =
    { $achievement ->
        [cards] { $needed } cards
        [trained-crews] { $needed } crews of 2+
        [deep-crews] all in C, D
        [each-metal] { $needed } of each
        [strong-crews] { $needed } crews of 4
       *[centre] the centre
    }
goal-long =
    { $achievement ->
        [zinc-copper] At least { $needed } zinc and { $needed } copper.
        [cards] At least { $needed } extraction cards.
        [silver] At least { $needed } silver.
        [trained-crews] At least { $needed } crews of power 2 or more.
        [gold] At least { $needed } gold.
        [deep-crews] All four crews in ring C or deeper.
        [each-metal] At least { $needed } of each metal.
        [strong-crews] At least { $needed } crews of power 4.
       *[centre] A crew in the centre of the Earth.
    }
line-slot =
    { $slot }: { $taken ->
        [yes] { $seat }
       *[no] free
    }{ $board ->
        [i] .
       *[other] , { $count ->
            [one] one action
           *[other] { $count } actions
        }{ $now ->
            [yes] { $taken ->
                [yes] {" "}left.
               *[no] .
            }
           *[no] .
        }
    }
line-stack =
    { $left ->
        [0] Stack { $stack }: no tile left.
        [one] Stack { $stack }: { $cubes } for { $prestige } prestige, the last tile.
       *[other] Stack { $stack }: { $cubes } for { $prestige } prestige, { $left } tiles left.
    }
line-price = { $metal } ${ $price }
line-goal =
    { $left ->
        [0] No tile is left.
        [one] { $prestige } prestige, the last tile.
       *[other] The top tile: { $prestige } prestige. { $left } tiles are left.
    }
line-goal-has = Achieved: { $seats }.
line-goal-own = You: { $progress } of { $needed }.
scene-head =
    { $over ->
        [yes] Extraction on { $tile }
       *[no] { $tile } is drilled
    }
scene-danger = danger
scene-drilled =
    Power { $force }, { $power } needed. { $al ->
        [yes] Al was active; the card is put away.
       *[no] { $you ->
            [yes] You were active and keep the card.
           *[no] { $seat } was active and keeps the card.
        }
    }
scene-shares = Shares
scene-force = power { $force }
scene-fate =
    { $fate ->
        [protected] Protection saves everything.
        [saved] { $insurance ->
            [one] One insurance tile saves everything.
           *[other] { $insurance } insurance tiles save everything.
        }
        [partly] { $insurance ->
            [one] One insurance tile saves one cube. Lost:
           *[other] { $insurance } insurance tiles save { $insurance } cubes. Lost:
        }
       *[lost] No insurance. Lost:
    }
scene-surplus =
    { $you ->
        [yes] The surplus is yours:
       *[no] The surplus goes to { $seat }:
    } { $why ->
        [shaft] owner of the shaft there.
        [power] most power there.
       *[active] active player, because of a tie for most power.
    }
scene-draws = The card is drawn.
company-stock-head = Stock
company-hidden = Cubes, money, insurance and deliveries are behind the screen.
company-stock = Stock: { $cubes }; ${ $money }; insurance: { $insurance }; deliveries: { $deliveries } (prestige { $prestige }).
company-insurance =
    { $insurance ->
        [one] one insurance tile
       *[other] { $insurance } insurance tiles
    }
company-delivered =
    { $deliveries ->
        [0] Nothing delivered yet.
        [one] One delivery, { $prestige } prestige.
       *[other] { $deliveries } deliveries, { $prestige } prestige.
    }
company-cards = Extraction cards: { $cards }.
company-improvements-head = Improvements
company-improvements =
    Protection: { $protection ->
        [0] none.
       *[other] step { $protection }.
    } Mobility: { $mobility ->
        [0] none.
       *[other] step { $mobility }.
    }
company-shaft =
    { $tile } { $active ->
        [yes] (yields { $cubes })
       *[no] (not drilled yet)
    }
company-shafts =
    { $count ->
        [0] No shafts.
       *[other] Shafts: { $shafts }.
    }
company-crews-head = Crews and vice-presidents
company-crews = { $crews }.
company-honour =
    { $achievement }{ $known ->
        [yes] {" "}({ $prestige })
       *[no] {""}
    }
company-achieved =
    { $count ->
        [0] No achievements yet.
       *[other] Achievements: { $achieved }.
    }
company-posts =
    { $count ->
        [0] {""}
       *[other] Vice-presidents: { $slots }.{" "}
    }{ $home ->
        [0] {""}
        [one] One vice-president is at home.
       *[other] Both vice-presidents are at home.
    }
company-chooses =
    { $sealed ->
        [yes] Has decided.
       *[no] Still deciding.
    }
score-head = Prestige
score-most = most { $good }
score-most-money = most money
key-metal = { $metal }, { $price }
key-sign =
    { $sign ->
        [insurance] insurance
        [star] prestige
        [corruption] bribe
        [subcontractor] subcontracting
        [die] subcontractor’s die
        [crew] crew
        [protection] protection
        [mobility] mobility
        [shaft] shaft
       *[danger] danger
    }
key-need = power needed; the brass arc shows the power there
key-dug = drilled: shows what a shaft yields
key-left = tiles left in a stack
key-bar = your progress
words-round = Turn
words-turn =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $seat }’s turn.
    }
words-end = The game ends after the turn in which { $majority } players have a crew in the centre (now { $arrived }) or one has six achievements including the three hardest; at the latest after turn { $limit }.
words-order =
    { $order ->
        [direction] Direction order: { $seats }.
       *[control] Control order: { $seats }.
    }
words-tray =
    { $phase ->
        [tender] Your offer: { $cubes }; ${ $money }. It is worth ${ $value }.
       *[insurance] To be insured: { $cubes }.
    }
words-deal =
    { $way ->
        [buy] Deal in progress: buy { $number } { $metal } for ${ $money }.
       *[sell] Deal in progress: sell { $number } { $metal } for ${ $money }.
    }
words-extraction =
    { $tile } is drilled, { $seat } is active. { $drawn ->
        [yes] The card brings { $cubes }{ $danger ->
            [yes] , and danger.
           *[no] .
        }
       *[no] {""}
    }
words-share =
    { $seat }, power { $force }: { $cubes }{ $more ->
        [yes] , surplus { $surplus }.
       *[no] .
    } { $loss ->
        [0] {""}
        [one] One cube is in danger.
       *[other] { $loss } cubes are in danger.
    }
words-priority = The surplus goes to { $seat }: { $why }.
words-extraction-head = Extraction
words-ground = The ground, from the outside in
words-ring = Ring { $ring }
words-boards = Boards
words-advantages =
    Left on board I: { $bribes ->
        [one] one bribe
       *[other] { $bribes } bribes
    }, { $dice ->
        [one] one die.
       *[other] { $dice } dice.
    }
words-cube-prices = Market prices: { $prices }.
words-ladder =
    { $kind ->
        [hire] A die of 1, 2, 3, 4: { $prices }.
        [crew] A crew to 2, 3, 4: { $prices }.
        [protection] Protection, step by step: { $prices }.
        [mobility] Mobility, step by step: { $prices }.
       *[shaft] Shafts, one after the other: { $prices }.
    }
words-bonus = At the end, for most of each metal and most money: { $bonus } prestige by rank.
words-al = Al’s crews
words-group-offer = Add to your offer
words-group-cash = Notes
words-group-insure = Turn into insurance
words-group-post = Vice-presidents
words-group-hire = Subcontracting
words-group-drill = Which tile
words-group-save = Insurance to give up
words-group-raise = Raise a crew
words-group-sink = A shaft
words-group-deliver = Deliver
words-group-train = Al’s crews

## Terminal

letter-zinc = Zi
letter-copper = Co
letter-silver = Si
letter-gold = Go
terminal-legend-table = Numbers in a row are prices, one for each step. Under a player: the power of crews 1 to 4, the steps taken, then the progress in every achievement; ★ achieved, · unknown or none. Slots: ×4 gives four actions, ×1/4 has one of them left.
terminal-legend-ground = The ground leads down from the entrances to the centre, and round from sector 7 back to 0. A0 1/2: it takes power 2, and 1 is there. A0 1Zi1Co: drilled, a shaft there yields that each turn. ▼Re1: Red’s shaft 1.
terminal-legend-crew = Re2:1+3 is Red’s crew 2 with power 1 and a die of 3; * it has just been moved, ▸ it stands astride this tile and the next one. To move crew 2 to A0, type: go 2 a0. Several moves at once: offer zinc; cash 500; seal.
terminal-ladder =
    { $kind ->
        [hire] Die of 1, 2, 3, 4
        [crew] Crew to 2, 3, 4
        [protection] Protection
        [mobility] Mobility
        [shaft] Shafts
       *[cards] Extraction cards
    }
terminal-head-prestige = Prestige
terminal-head-left = Tiles
terminal-stack =
    { $left ->
        [0] Stack { $stack }: empty
       *[other] Stack { $stack }: { $cubes }
    }
terminal-goal =
    { $achievement ->
        [zinc-copper] { $needed } zinc and { $needed } copper
        [cards] { $needed } extraction cards
        [silver] { $needed } silver
        [trained-crews] { $needed } crews of power 2 or more
        [gold] { $needed } gold
        [deep-crews] All crews in ring C or deeper
        [each-metal] { $needed } of each metal
        [strong-crews] { $needed } crews of power 4
       *[centre] A crew in the centre
    }
terminal-board =
    { $gives ->
        [corruption] I Corruption
        [subcontracting] I Subcontracting
        [market] II Market
       *[workshop] III Workshop
    }
terminal-piles = Extraction cards left, by the power of the tile: { $piles }.
terminal-drills = Moves that drill at once: { $moves }.
terminal-hidden = stock behind the screen
terminal-deliveries =
    { $deliveries ->
        [one] { $deliveries } delivery (prestige { $prestige })
       *[other] { $deliveries } deliveries (prestige { $prestige })
    }
terminal-prestige = prestige { $prestige }
terminal-shaft =
    shaft { $number } on { $tile }{ $active ->
        [yes] {""}
       *[no] {" "}(not drilled yet)
    }
terminal-dealt = has dealt in { $metals }
terminal-sealed = has confirmed
terminal-score =
    achievements { $achievements }, deliveries { $deliveries }, bonus { $bonus ->
        [0] 0
       *[other] { $bonus } ({ $most })
    }
terminal-crew =
    { $seat } { $number } (power { $power }{ $die ->
        [0] )
       *[other] , die of { $die })
    }
terminal-stands =
    { $number } (power { $power }{ $die ->
        [0] )
       *[other] , die of { $die })
    }: { $place }
terminal-crews = Crews: { $crews }.
terminal-progress = { $seat }: { $progress } of { $needed }.
