## Words

continent-azul = Azul
continent-rosso = Rosso
continent-veridia = Veridia
card-use = green card
card-skip = red card
role-alone = the only user
role-several = one of several users
role-none = without an upgrade
cut-none = all of it
cut-short = as much as there was
cut-disaster = nothing, because of the disaster
result-azul = Azul
result-rosso = Rosso
result-veridia = Veridia
result-broken = broken globe
result-whole = whole globe
result-incident = exclamation mark
rank-richest = richest
rank-poorest = poorest
reason-goal = the goal is reached
reason-rounds = the last round is played
incident-alms = Alms
incident-hard-working-azul = Hard-working Azul
incident-rigorous-rosso = Rigorous Rosso
incident-thrifty-veridia = Thrifty Veridia
incident-free-market = Free market
incident-blue-rain = Blue gold rain
incident-red-rain = Red gold rain
incident-green-rain = Green gold rain
incident-drying-vein = Drying vein
incident-progress-azul = Technical progress in Azul
incident-progress-rosso = Technical progress in Rosso
incident-progress-veridia = Technical progress in Veridia
incident-old-days-azul = Better in the old days: Azul
incident-old-days-rosso = Better in the old days: Rosso
incident-old-days-veridia = Better in the old days: Veridia
incident-crash = Crash
incident-equal-rights = Equal rights
incident-barren-land = Barren land
incident-poor-mother-earth = Poor mother earth
incident-scarcity = Scarcity
incident-vultures = Vultures
incident-subsidy = Subsidy
incident-change-of-managers = Change of managers
incident-whirlwind = Whirlwind
incident-lost-files = Lost files

## The game in a line, its presets and options

title = Goldrausch
playing-time = 45 min
pitch = Choose a continent, talk, and decide in secret who is greedy.
about = Pick a continent in secret, talk it over, use your upgrade or not: alone it doubles your gold, together it costs a fine.
edition-four = For four
edition-five = For five
edition-six = For six
preset-four = Four players, ten rounds; the first to 50 gold wins.
preset-five = Five players, ten rounds; the first to 50 gold wins.
preset-six = Six players, ten rounds; the first to 50 gold wins. The first resource card is laid out three times.
option-fines = Fines
choice-fines-withheld = held back and left on the continent, as in the printed example
choice-fines-paid = paid to the mine, as in the printed text
option-start = Start player
choice-start-drawn = drawn by lot
choice-start-first = first seat
choice-start-second = second seat
choice-start-third = third seat
choice-start-fourth = fourth seat
choice-start-fifth = fifth seat
choice-start-sixth = sixth seat
option-talk = Table talk
choice-talk-always = at any time, even while continents are being chosen
choice-talk-meeting = only at the meeting, as in the printed rules
option-win = When somebody reaches the goal
choice-win-at_once = the game ends at once (our reading of the text)
choice-win-end_of_round = the round is paid out, then the richest wins (the text allows this too)
option-absent = When somebody has laid no card and time is up
choice-absent-red = their red card is laid, and event cards treat it like any other (our reading of the text)
choice-absent-none = they use no upgrade, whatever an event card says (the text taken literally)

## What the player to move is asked

prompt-go = Choose a continent.
prompt-lay = Use your upgrade?
prompt-seal = Confirm your card.

## Moves

move-go = Go to { $continent }
move-lay =
    { $card-id ->
        [use] Lay the green card: use the upgrade
       *[skip] Lay the red card: do not use it
    }
move-seal = Confirm the card
move-abstain = Lay no card
move-start = { $seat } is drawn as start player
move-reveal = Resource card { $resource } is revealed
move-spin =
    { $result-id ->
        [broken] The wheel stops at the broken globe
        [whole] The wheel stops at the whole globe
        [incident] The wheel stops at the exclamation mark
       *[azul] The wheel stops at { $result }
    }
move-draw = The event card “{ $incident }” is drawn
move-lot = The lot falls on { $seat }

## What happened

event-start-drawn =
    { $seat-you ->
        [yes] You are drawn as start player.
       *[no] { $seat } is drawn as start player.
    }
event-resource-revealed = Resource card { $resource } is revealed.
event-grew-back =
    { $amount ->
        [0] Nothing grows back in { $continent }, which holds { $lying } of at most { $maximum }.
       *[other] { $amount } gold grows back in { $continent }, which now holds { $lying } of at most { $maximum }.
    }
event-round-began =
    Round { $round } begins. { $seat-you ->
        [yes] You are the start player.
       *[no] { $seat } is the start player.
    }
event-country-chosen =
    { $seat-you ->
        [yes] You chose { $continent }.
       *[no] { $seat } chose { $continent }.
    }
event-country-shown =
    { $seat-you ->
        [yes] You go to { $continent }.
       *[no] { $seat } goes to { $continent }.
    }
event-card-laid =
    { $seat-you ->
        [yes] You laid
       *[no] { $seat } laid
    } { $card-id ->
        [use] the green card face down.
       *[skip] the red card face down.
    }
event-card-sealed =
    { $seat-you ->
        [yes] You have confirmed.
       *[no] { $seat } has confirmed.
    }
event-wheel-stopped =
    { $result-id ->
        [broken] The wheel stops at the broken globe: nothing can be mined anywhere.
        [whole] The wheel stops at the whole globe: nothing happens.
        [incident] The wheel stops at the exclamation mark: an event card is drawn.
       *[azul] The wheel stops at { $result }: nothing can be mined there.
    }
event-incident-drawn = The event card is “{ $incident }”.
event-lot-fell =
    { $rank-id ->
        [richest] Among the equally rich,
       *[poorest] Among the equally poor,
    } the lot falls on { $seat-you ->
        [yes] you.
       *[no] { $seat }.
    }
event-gold-swapped =
    The richest and the poorest swap all their gold: { $seat-you ->
        [yes] you now own
       *[no] { $seat } now owns
    } { $gold }, { $other-you ->
        [yes] you own
       *[no] { $other } owns
    } { $other_gold }.
event-gold-shared =
    { $rest ->
        [0] All players’ gold is shared equally: { $each } each.
       *[other] All players’ gold is shared equally: { $each } each, { $rest } to the mine.
    }
event-maximum-fell =
    { $lost ->
        [0] { $continent } holds at most { $maximum } from now on.
       *[other] { $continent } holds at most { $maximum } from now on; the rest, { $lost } gold, goes to the mine.
    }
event-gold-lost =
    { $amount ->
        [0] { $seat-you ->
            [yes] You have nothing to lose.
           *[no] { $seat } has nothing to lose.
        }
       *[other] { $seat-you ->
            [yes] You lose { $amount } and own { $gold }.
           *[no] { $seat } loses { $amount } and owns { $gold }.
        }
    }
event-gold-received =
    { $seat-you ->
        [yes] You receive { $amount } from the mine and own { $gold }.
       *[no] { $seat } receives { $amount } from the mine and owns { $gold }.
    }
event-free-of-fines =
    { $seat-you ->
        [yes] You are free of fines this round.
       *[no] { $seat } is free of fines this round.
    }
event-card-passed =
    { $seat-you ->
        [yes] Your upgrade card
       *[no] The upgrade card of { $seat }
    } passes face down to { $other-you ->
        [yes] you.
       *[no] { $other }.
    }
event-figure-moved =
    { $seat-you ->
        [yes] You are in { $continent } now.
       *[no] { $seat } is in { $continent } now.
    }
event-card-shown =
    { $seat-you ->
        [yes] You had laid
       *[no] { $seat } had laid
    } { $card-id ->
        [use] the green card.
       *[skip] the red card.
    }
event-card-counts =
    { $card-id ->
        [use] The green card counts
       *[skip] The red card counts
    } for { $seat-you ->
        [yes] you.
       *[no] { $seat }.
    }
event-profit =
    { $seat-you ->
        [yes] You mine
       *[no] { $seat } mines
    } { $mined ->
        [0] nothing
       *[other] { $mined }
    } in { $continent } ({ $role-id ->
        [alone] the only user: { $due } due
        [several] one of several users: { $due } due
       *[none] without an upgrade: { $due } due
    }{ $cut-id ->
        [disaster] , but the disaster lets nobody mine there
        [short] { $share ->
            [0] , but nothing was left there
           *[other] , but only { $share } gold was left there
        }
       *[none] {""}
    }{ $held ->
        [0] {""}
       *[other] , { $held } of it held back as a fine
    }){ $paid ->
        [0] {" "}and
       *[other] , { $seat-you ->
            [yes] pay
           *[no] pays
        } the mine a fine of { $paid } and
    } { $seat-you ->
        [yes] own
       *[no] owns
    } { $gold }. { $lying ->
        [0] Nothing is left there.
       *[other] { $lying } gold is left there.
    }
event-game-ended = The game is over: { $reason }.
event-none-laid =
    { $seat-you ->
        [yes] You laid no card; the red one only marks that. No event card makes you use an upgrade this round.
       *[no] { $seat } laid no card; the red one only marks that. No event card makes { $seat } use an upgrade this round.
    }

## Why not

refusal-drawn-by-seed = The wheel, the cards and the lots are decided by the seed, not by a player.
refusal-not-planning = Continents are chosen at the beginning of a round.
refusal-country-chosen = You have already chosen { $continent }. Take that back to choose again.
refusal-not-meeting = Upgrade cards are laid and confirmed at the meeting.
refusal-card-lies =
    { $card-id ->
        [use] You have already laid your green card. Take it back to lay the other one.
       *[skip] You have already laid your red card. Take it back to lay the other one.
    }
refusal-no-card-yet = First lay a card, then confirm it.
refusal-resource-is-out = Resource card { $resource } has already been used.
refusal-incident-is-out = The event card “{ $incident }” is not in the deck.
refusal-not-on-wheel =
    { $result-id ->
        [broken] The wheel has no broken globe.
        [whole] The wheel has no whole globe.
        [incident] The wheel has no exclamation mark.
       *[azul] The wheel has no field for { $result }.
    }
refusal-not-tied =
    { $seat-you ->
        [yes] The lot cannot fall on you: you are not tied.
       *[no] The lot cannot fall on { $seat }, who is not tied.
    }
refusal-a-card-is-laid = At this table everybody lays a card; for anybody who is late, the red one is laid.
refusal-none-is-laid = You have laid no card. Take that back to lay one.

## The event cards

incident-text-alms = The poorest are free of fines this round, all of them if several tie.
incident-text-hard-working-azul = Everybody in Azul is free of fines this round.
incident-text-rigorous-rosso = Everybody in Rosso is free of fines this round.
incident-text-thrifty-veridia = Everybody in Veridia is free of fines this round.
incident-text-free-market = Everybody is free of fines this round.
incident-text-blue-rain = Azul yields double this round. The only user there gets four times the yield.
incident-text-red-rain = Rosso yields double this round. The only user there gets four times the yield.
incident-text-green-rain = Veridia yields double this round. The only user there gets four times the yield.
incident-text-drying-vein = Every yield is halved this round, rounded down. The only user on a continent gets twice that half.
incident-text-progress-azul = Everybody in Azul uses an upgrade this round, whatever they laid. Two or more owe the fine.
incident-text-progress-rosso = Everybody in Rosso uses an upgrade this round, whatever they laid. Two or more owe the fine.
incident-text-progress-veridia = Everybody in Veridia uses an upgrade this round, whatever they laid. Two or more owe the fine.
incident-text-old-days-azul = Nobody in Azul uses an upgrade this round, whatever they laid. No doubling, no fines there.
incident-text-old-days-rosso = Nobody in Rosso uses an upgrade this round, whatever they laid. No doubling, no fines there.
incident-text-old-days-veridia = Nobody in Veridia uses an upgrade this round, whatever they laid. No doubling, no fines there.
incident-text-crash = The richest and the poorest swap all their gold. Lots decide ties.
incident-text-equal-rights = All players’ gold is pooled and shared equally. Any remainder goes to the mine.
incident-text-barren-land = Every maximum is 2 lower for the rest of the game. Gold above it goes to the mine. The card stays out.
incident-text-poor-mother-earth = Every maximum is 3 lower for the rest of the game. Gold above it goes to the mine. The card stays out.
incident-text-scarcity = Every yield is 2 lower this round, before doubling.
incident-text-vultures = Everybody loses 3 gold to the mine; the richest lose 5 instead, the poorest only 1.
incident-text-subsidy = Everybody receives 2 gold from the mine.
incident-text-change-of-managers = Every laid upgrade card moves one seat to the left, face down. The card you then have counts for you.
incident-text-whirlwind = Every country card moves two seats to the right, and the figures follow. Upgrade cards stay.
incident-text-lost-files = Upgrade cards are swapped with the player opposite, face down; with five they move two seats to the left. Then every country card moves one seat to the right, and the figures follow.

## Words given at the meeting

word-lay =
    { $card-id ->
        [use] I will use it.
       *[skip] I will not use it.
    }
plea-lay =
    { $card-id ->
        [use] { $seat }, please use it.
       *[skip] { $seat }, please do not use it.
    }
did-lay =
    { $card-id ->
        [use] used it
       *[skip] did not use it
    }

## The board in the terminal

board-clock =
    Round { $round } of { $rounds }. { $card ->
        [none] No resource card is open.
       *[other] Resource card { $card } is open.
    } The mine holds { $mine }.
board-grown = growth
board-yield = yield
board-alone = alone
board-legend = ■ gold on a continent, of the most it may hold. Of the open resource card: what grows back there, the yield for each player, the yield for a lone user of an upgrade.
board-aim =
    { $win ->
        [end_of_round] Once somebody owns { $goal } gold, the round is paid out and the richest wins.
       *[at_once] Whoever first owns { $goal } gold wins.
    } Two or more users on a continent owe a fine of { $fine } each, { $fines ->
        [paid] paid to the mine.
       *[withheld] held back from what they mine.
    }
board-spun = The wheel last stopped at: { $result }.
board-incident =
    { $state ->
        [now] The event card “{ $incident }” is in force.
        [lasting] The event card “{ $incident }”, drawn in round { $round }, stays in force for the rest of the game.
       *[spent] The event card “{ $incident }” was in force in round { $round } and is spent.
    }
board-used =
    Used event cards: { $used }. { $deck ->
        [one] One is left in the deck.
       *[other] { $deck } are left in the deck.
    }
board-gold = { $gold } gold
board-start = start player
board-where = in { $continent }
board-chosen = has chosen
board-laid = a card face down
board-abstains = no card laid
board-sealed = confirmed
words-continent = { $continent } holds { $lying } of at most { $maximum }. It yields { $yields }, or { $alone } to a lone user of an upgrade; growth on the card: { $respawn }.
words-there = There: { $seats }.

## The board in the browser

waiting = { $seat } is still choosing.
which-card = Upgrade card
choose-continent = Choose a continent
choose-card = Choose a card
ask-go = Everybody chooses in secret; then all choices are shown at once.
ask-lay =
    { $lack ->
        [nothing] { $continent } yields { $yields }, but there is nothing there to mine. Two or more users owe a fine of { $fine } each.
        [all] { $continent } yields { $yields }, but only { $lying } gold is there. Users are served first, one after the other; two or more owe a fine of { $fine } each.
        [alone] { $continent } yields { $yields }. The only user there gets { $alone }, but no more than the { $lying } gold there. Two or more get { $yields } each, while it lasts, and owe a fine of { $fine } each.
       *[none] { $continent } yields { $yields }. The only user there gets { $alone }. Two or more get { $yields } each, while it lasts, and owe a fine of { $fine } each.
    }
ask-seal =
    { $card ->
        [use] Your green card is face down.
        [none] You lay no card.
       *[skip] Your red card is face down.
    } Once everybody has confirmed, the wheel turns.
act-go = Go to { $continent }
act-lay =
    { $card ->
        [use] Lay the green card face down
       *[skip] Lay the red card face down
    }
act-lay-on =
    { $card-id ->
        [use] Lay the green card and confirm
       *[skip] Lay the red card and confirm
    }
act-lay-only = Lay without confirming
act-seal = Confirm the card
act-abstain = Lay no card
label-card =
    { $card ->
        [use] use it
       *[skip] do not use it
    }
stage =
    Round { $round } of { $rounds }{ $phase ->
        [planning] , planning
        [meeting] , meeting
        [over] , finished
       *[other] {""}
    }
facts-gold = gold
facts-starts = starts
facts-aim =
    { $win ->
        [end_of_round] last round once somebody owns { $goal } gold
       *[at_once] first to { $goal } gold wins
    }
facts-seat =
    { $state ->
        [planning] choosing a continent
        [chosen] { $known ->
            [yes] { $continent }, face down
           *[no] continent chosen
        }
        [choosing] { $continent }, choosing
        [laid] { $continent }, card laid
        [sealed] { $continent }, card confirmed
        [there] { $continent }
       *[waiting] on no continent yet
    }
climate-head = Climate clock
climate-round = Round { $round } of { $rounds }.
climate-card = Resource card
climate-number = no. { $resource }
climate-yields = yield
climate-grew = grows back
climate-most = maximum
chart-most = of { $maximum }
chart-yields = yield { $yields }
events-head = Events
events-deck =
    { $cards ->
        [one] one in the deck
       *[other] { $cards } in the deck
    }
events-none = No event card has been drawn yet.
events-round =
    { $state ->
        [now] Drawn in this round.
        [lasting] Drawn in round { $round }, in force for the rest of the game.
       *[spent] That was round { $round }; the card is spent.
    }
events-out = Out of the game: { $cards }.
mine-head = Mine
wheel-still = The wheel has not turned yet.
wheel-turns = The wheel turns …
wheel-stood = In round { $round } the wheel stopped at: { $result }.
settle-title = Settlement of round { $round }
settle-last = Last settlement
settle-step =
    { $kind ->
        [wheel] The wheel
        [incident] The event card
        [cards] The upgrade cards
       *[sum] Summary
    }
settle-counts =
    { $card ->
        [use] counts as green
       *[skip] counts as red
    }
settle-order = On every continent users are served first, then the others.
settle-why =
    { $role-id ->
        [alone] { $role }: 2 × { $each } = { $due } due.
       *[other] { $role }: { $due } due.
    }
settle-cut =
    { $cut ->
        [disaster] Disaster: nothing can be mined.
       *[short] { $share ->
            [0] Nothing was left there.
           *[other] Only { $share } gold was left there.
        }
    }
settle-due = yield
settle-share = share
settle-held = fine held back
settle-mined = mined
settle-paid = fine paid to the mine
settle-lying = left there
settle-gold = owns now
score-head = Gold at the end
score-goal = The line marks the goal of { $goal } gold.
key-use = announced: I will use it
key-skip = announced: I will not use it
key-card = a card lies face down
key-sealed = card confirmed
key-start = start player
key-struck = nothing can be mined on this continent
key-incident = an event card is drawn
key-whole = nothing happens
key-broken = nothing can be mined anywhere
words-round = Round
words-start = { $seat } is the start player.
words-meeting = Round { $round }
words-continents = Continents
words-company = { $seat } owns { $gold } gold: { $state }.
words-card =
    { $card ->
        [use] The green card.
        [none] No card was laid.
       *[skip] The red card.
    }
words-said = Announced: { $word }
words-starts = Start player.
words-rest = Wheel, cards and mine
words-wheel = Its fields: { $fields }.
words-decks = { $deck } event cards and { $resources } resource cards are face down.
words-mine = The mine holds { $gold } gold.

## What a move would bring

unit-gold = gold
would-lay-pays =
    { $others-id ->
        [nobody] { $there ->
            [1] Nobody else is in { $continent }
           *[other] If nobody else in { $continent } uses an upgrade
        }
        [one] If one other player in { $continent } uses an upgrade
       *[more] If two or more others in { $continent } use an upgrade
    }: { $spread ->
        [0] { $least ->
            [0] nothing
           *[other] { $least-signed } gold
        }
       *[other] { $least-signed } to { $most-signed } gold
    }{ $fine ->
        [0] .
       *[other] , a fine of { $fine } already deducted.
    }{ $there ->
        [1] {""}
       *[other] {" "}{ $last ->
            [1] You are paid first.
           *[other] { $shift ->
                [0] You are number { $last } of { $there } to be paid.
               *[other] You are number { $first } to { $last } of { $there } to be paid.
            }
        }
    }
would-go-pays =
    { $others-id ->
        [nobody] If nobody else goes to { $continent }
        [one] If one other player goes to { $continent }
       *[more] If two or more others go to { $continent }
    }: { $use_spread ->
        [0] { $use_least ->
            [0] nothing
           *[other] { $use_least-signed } gold
        }
       *[other] { $use_least-signed } to { $use_most-signed } gold
    } with an upgrade{ $fine ->
        [0] ,
       *[other] {" "}(a possible fine of { $fine } already deducted),
    } { $skip_spread ->
        [0] { $skip_least ->
            [0] nothing
           *[other] { $skip_least-signed }
        }
       *[other] { $skip_least-signed } to { $skip_most-signed }
    } without.
would-wins-first = { $seat } could win the game this round before you are paid.
would-may-win =
    { $seat-you ->
        [yes] You could win the game this round.
       *[no] { $seat } could win the game this round.
    }
would-may-reach = You could reach the goal of { $goal } gold in { $continent }.
would-last-round = Round { $round } is the last.
would-gold-there =
    { $continent } holds { $lying } of at most { $maximum } gold, { $whole ->
        [0] not enough for a whole yield of { $yields }.
        [one] enough for one whole yield of { $yields }.
       *[other] enough for { $whole } whole yields of { $yields }.
    }
would-wheel-strikes =
    On { $fields } of the wheel’s { $of } fields nothing can be mined in { $continent }{ $fine ->
        [0] .
       *[other] ; even then, a fine of { $fine } may be due.
    }
would-wheel-draws =
    On { $fields } of the wheel’s { $of } fields { $cards ->
        [one] the last event card is drawn,
       *[other] one of { $cards } event cards is drawn,
    } which can change everything.
would-none-laid = No event card can make you use an upgrade this round.
