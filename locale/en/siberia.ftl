## Words

resource-gas = gas
resource-coal = coal
resource-oil = oil
resource-gold = gold
resource-diamond = diamond
area-amur = Amur
area-khabarovsk = Khabarovsk
area-transbaikal = Transbaikal
area-south-yakutia = South Yakutia
area-magadan = Magadan
area-chukotka = Chukotka
area-north-yakutia = North Yakutia
area-irkutsk = Irkutsk
area-evenkia = Evenkia
area-taimyr = Taimyr
area-krasnoyarsk = Krasnoyarsk
area-tomsk = Tomsk
area-yamal = Yamal
area-altai = Altai
place-amur = Amur
place-khabarovsk = Khabarovsk
place-transbaikal = Transbaikal
place-south-yakutia = South Yakutia
place-magadan = Magadan
place-chukotka = Chukotka
place-north-yakutia = North Yakutia
place-irkutsk = Irkutsk
place-evenkia = Evenkia
place-taimyr = Taimyr
place-krasnoyarsk = Krasnoyarsk
place-tomsk = Tomsk
place-yamal = Yamal
place-altai = Altai
place-vladivostok = Vladivostok
exchange-frankfurt = Frankfurt
exchange-london = London
exchange-mumbai = Mumbai
exchange-zurich = Zurich
exchange-johannesburg = Johannesburg
exchange-new-york = New York
exchange-dubai = Dubai
exchange-shanghai = Shanghai
exchange-sydney = Sydney
exchange-tokyo = Tokyo
exchange-singapore = Singapore
action-manager = manager
action-logistics = logistics
action-seller = seller
action-worker = worker
action-investor = investor
action-gas = gas
action-coal = coal
action-oil = oil
action-gold = gold
action-diamond = diamond
spot-manager = manager
spot-logistics = logistics
spot-seller = seller
spot-worker = worker
spot-investor = investor
spot-gas = gas
spot-coal = coal
spot-oil = oil
spot-gold = gold
spot-diamond = diamond
spot-research = research
tile-manager = manager
tile-logistics-gas = logistics / gas
tile-logistics-coal = logistics / coal
tile-logistics-oil = logistics / oil
tile-logistics-gold = logistics / gold
tile-logistics-diamond = logistics / diamond
tile-seller-gas = seller / gas
tile-seller-coal = seller / coal
tile-seller-oil = seller / oil
tile-seller-gold = seller / gold
tile-seller-diamond = seller / diamond
tile-worker-gas = worker / gas
tile-worker-coal = worker / coal
tile-worker-oil = worker / oil
tile-worker-gold = worker / gold
tile-worker-diamond = worker / diamond
tile-investor-gas = investor / gas
tile-investor-coal = investor / coal
tile-investor-oil = investor / oil
tile-investor-gold = investor / gold
tile-investor-diamond = investor / diamond
find-gas = gas
find-coal = coal
find-oil = oil
find-gold = gold
find-diamond = diamond
find-manager = manager
reason-closed = at least eight areas are closed
reason-supply = at least three supply fields are empty
reason-standstill = no cube was laid or mined in five rounds

# Where a figure comes from, as a sentence or a choice says it.
figure-supply = from the supply
figure-frankfurt = from Frankfurt
figure-london = from London
figure-mumbai = from Mumbai
figure-zurich = from Zurich
figure-johannesburg = from Johannesburg
figure-new-york = from New York
figure-dubai = from Dubai
figure-shanghai = from Shanghai
figure-sydney = from Sydney
figure-tokyo = from Tokyo
figure-singapore = from Singapore
figure-amur = from Amur
figure-khabarovsk = from Khabarovsk
figure-transbaikal = from Transbaikal
figure-south-yakutia = from South Yakutia
figure-magadan = from Magadan
figure-chukotka = from Chukotka
figure-north-yakutia = from North Yakutia
figure-irkutsk = from Irkutsk
figure-evenkia = from Evenkia
figure-taimyr = from Taimyr
figure-krasnoyarsk = from Krasnoyarsk
figure-tomsk = from Tomsk
figure-yamal = from Yamal
figure-altai = from Altai
figure-vladivostok = from Vladivostok

## The game in a line, its presets and options

title = Siberia
playing-time = 60 min
pitch = Send workers out, draw tiles, sell where the price is best.
about = Draw tiles and lay them on your actions, send workers across the map and sellers to the exchanges; the richest wins.
edition-two = For two
edition-three = For three
edition-four = For four
preset-two = Two players. The game ends with the round in which the eighth area is closed or the third of the five supply fields is empty; the richest wins.
preset-three = Three players. The game ends with the round in which the eighth area is closed or the third of the five supply fields is empty; the richest wins.
preset-four = Four players. The game ends with the round in which the eighth area is closed or the third of the five supply fields is empty; the richest wins.
option-exchange_sides = Exchanges in play
choice-exchange_sides-random = drawn by lot
choice-exchange_sides-start_player = chosen by the start player
option-withdrawal = A worker may go back from an area to Vladivostok
choice-withdrawal-empty = only while the supply has no figure left (our reading of the text)
choice-withdrawal-always = always (the printed bracket read by itself)
first-game-exchange_sides = For your first game the exchanges are drawn by lot.

## What the player to move is asked

prompt-face = Choose a side of the next exchange tile.
prompt-lay = Lay your tiles.
prompt-seal = Confirm your tiles.
prompt-research = First take the research action.
prompt-act = Take an action or pass.
prompt-find = Research brings a cube. Which one?
prompt-joker = Where do you lay the joker?
prompt-step = Move your workers.
prompt-post = Send a seller to an exchange.
prompt-enter = Send a worker to Vladivostok.
prompt-invest = Take an investment.
prompt-sell = Where do you sell what you mine?
prompt-return = You have too many tiles. Return one to the bag.

## Moves

move-face = Turn up { $exchange }
move-lay =
    { $spot-id ->
        [research] Lay the { $tile } tile in research
       *[gas] Lay the { $tile } tile on the { $spot } action
    }
move-seal = Confirm the tiles
move-take =
    { $spot-id ->
        [research] Take the research action
       *[gas] Take the { $spot } action
    }
move-pass = Pass
move-waive = End the action here
move-find =
    { $resource-id ->
        [diamond] Lay a diamond in { $area }
       *[gas] Lay { $resource } in { $area }
    }
move-find-any =
    { $resource-id ->
        [diamond] Lay a diamond in { $area } for a manager tile
       *[gas] Lay { $resource } in { $area } for a manager tile
    }
move-joker = Lay the joker on the { $action } action
move-step = Move a worker from { $place } to { $area }
move-post = Send a figure { $figure } to { $exchange } as a seller
move-enter = Send a figure { $figure } to Vladivostok as a worker
move-invest = Take the investment for the { $action } action
move-sell = Mine and sell in { $exchange }
move-return = Return the { $tile } tile from the { $action } action to the bag
move-start = { $seat } is drawn as start player
move-scatter = A cube of { $resource } is drawn
move-flip = { $exchange } is turned up
move-open = An investment for the { $action } action is turned up
move-draw = The { $tile } tile is drawn

## What happened

event-start-drawn =
    { $seat-you ->
        [yes] You are drawn as start player.
       *[no] { $seat } is drawn as start player.
    }
event-cube-scattered = { $area }: { $resource }.
event-supply-sorted =
    The supply holds { $gas } gas, { $coal } coal, { $oil } oil, { $gold } gold and { $diamond ->
        [one] { $diamond } diamond.
       *[other] { $diamond } diamonds.
    }
event-exchange-opened = { $exchange } is in play.
event-investment-opened = An investment for the { $action } action was turned up.
event-round-began =
    Round { $round } begins. { $seat-you ->
        [yes] You are the start player.
       *[no] { $seat } is the start player.
    }
event-tile-drawn =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } drew the { $tile } tile.
event-tile-laid =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } laid the { $tile } tile { $spot-id ->
        [research] in research.
       *[gas] on the { $spot } action.
    }
event-tiles-sealed =
    { $seat-you ->
        [yes] You have confirmed.
       *[no] { $seat } has confirmed.
    }
event-tiles-shown =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } laid these tiles: { $tile1 } { $spot1-id ->
        [research] in research;
       *[gas] on { $spot1 };
    } { $tile2 } { $spot2-id ->
        [research] in research;
       *[gas] on { $spot2 };
    } { $tile3 } { $spot3-id ->
        [research] in research;
       *[gas] on { $spot3 };
    } { $tile4 } { $spot4-id ->
        [research] in research;
       *[gas] on { $spot4 };
    } { $tile5 } { $spot5-id ->
        [research] in research;
       *[gas] on { $spot5 };
    } { $tile6 } { $spot6-id ->
        [research] in research.
       *[gas] on { $spot6 }.
    }
event-action-taken =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } took { $spot-id ->
        [research] the research action.
       *[gas] the { $spot } action.
    }
event-passed =
    { $seat-you ->
        [yes] You passed.
       *[no] { $seat } passed.
    }
event-no-effect =
    { $spot-id ->
        [research] Research had no effect.
       *[gas] The { $spot } action had no effect.
    }
event-waived =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } did without the effect of the { $action } action.
event-cube-laid =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } laid { $resource-id ->
        [diamond] a diamond
       *[gas] { $resource }
    } in { $area }.
event-tile-lapsed =
    { $find-id ->
        [oil] An oil tile in research had no effect.
       *[gas] A { $find } tile in research had no effect.
    }
event-joker-laid =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } laid a manager tile on the { $action } action as a joker.
event-worker-stepped =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } moved a worker from { $place } to { $area }.
event-steps-lapsed =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } left { $steps ->
        [one] one step unused.
       *[other] { $steps } steps unused.
    }
event-seller-posted =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } sent a figure { $figure } to { $exchange } as a seller.
event-worker-entered =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } sent a figure { $figure } to Vladivostok as a worker.
event-investment-taken =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } took the investment for the { $action } action.
event-cube-mined =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } mined { $resource-id ->
        [diamond] a diamond
       *[gas] { $resource }
    } in { $area }.
event-sold =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } sold { $cubes ->
        [one] { $cubes } { $resource } in { $exchange } for { $money }.
       *[other] { $cubes } { $resource-id ->
            [diamond] diamonds
           *[gas] { $resource }
        } in { $exchange } at { $price } each, for { $money } in all.
    }
event-area-closed = { $area } is mined out and closed. Closed areas: { $closed }.
event-workers-home =
    { $workers ->
        [one] A worker in { $area } went back to
       *[other] { $workers } workers in { $area } went back to
    } { $seat-you ->
        [yes] your supply.
       *[no] { $seat }’s supply.
    }
event-tile-returned =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } returned the { $tile } tile from the { $action } action to the bag.
event-game-ended = The game is over: { $reason }.

## Why not

refusal-drawn-by-seed = The start player, cubes, exchanges, investments and tiles are decided by the seed, not by a player.
refusal-not-facing = No exchange is being chosen now. If this table plays that way, the start player chooses them before the first round.
refusal-other-tile = Not { $exchange }. The tile whose turn it is has other exchanges.
refusal-not-placing = No tiles are being laid now. They are laid at the beginning of a round.
refusal-tile-not-in-hand = Not { $tile }. You have no such tile in your hand.
refusal-tile-not-for = Not on { $spot }. The { $tile } tile does not fit there.
refusal-no-free-space = Not on { $action }. Both spaces are taken.
refusal-tiles-in-hand =
    { $tiles ->
        [one] Not yet. You still have one tile in your hand; lay it first.
       *[other] Not yet. You still have { $tiles } tiles in your hand; lay them first.
    }
refusal-not-acting = No action can be taken now. Actions begin once everybody has confirmed their tiles.
refusal-effect-first =
    { $spot-id ->
        [research] Finish research first.
       *[gas] Finish the { $spot } action first.
    }
refusal-research-first = Not yet. There are tiles in your research facility, so research comes first.
refusal-research-empty = No research. Your research facility has no tiles.
refusal-spaces-not-filled = Not the { $action } action. Both its spaces must be filled.
refusal-not-under-way =
    { $spot-id ->
        [research] Not now. That belongs to research, which is not in progress.
        [gas] Not now. That belongs to a resource action, and none is in progress.
       *[manager] Not now. That belongs to the { $spot } action, which is not in progress.
    }
refusal-nothing-to-waive = No action is in progress that could be ended.
refusal-must-lay = Research cannot end here. If a cube can be laid, it must be.
refusal-no-such-find = No { $find } tile is left in research.
refusal-supply-is-empty =
    { $resource-id ->
        [diamond] No diamond is left in the supply.
       *[gas] No { $resource } is left in the supply.
    }
refusal-area-is-closed = Not in { $area }. The area is closed.
refusal-area-has =
    { $resource-id ->
        [diamond] Not in { $area }. There is a diamond already.
       *[gas] Not in { $area }. There is { $resource } already.
    }
refusal-joker-elsewhere = Not on manager. A joker must go to another action.
refusal-no-worker-there = You have no worker in { $place }.
refusal-not-near = Not to { $area }. It cannot be reached from { $place } in a single step.
refusal-no-figure-there = You cannot take a figure { $figure }. You have none there.
refusal-same-exchange = Not to { $exchange }. The seller is there already.
refusal-not-in-play = Not in { $exchange }. The tile shows its other side.
refusal-supply-first = Not that figure. You still have figures in your supply.
refusal-not-from-port = Not that worker. It is in Vladivostok already.
refusal-not-open = There is no open investment for the { $action } action.
refusal-has-investment = Not on { $action }. There is an investment already.
refusal-no-seller-there = Not in { $exchange }. You have no seller there.
refusal-not-bought =
    { $resource-id ->
        [diamond] Not in { $exchange }. It does not buy diamonds.
       *[gas] Not in { $exchange }. It does not buy { $resource }.
    }
refusal-not-returning = No tiles are being returned now. At the end of a round, players with too many return some.
refusal-tile-not-there = Not { $tile }. There is no such tile on { $action }.
refusal-not-in-bag = The { $tile } tile is not in the bag.
refusal-kind-lies-there =
    { $resource-id ->
        [diamond] Not a diamond. The area already has one.
       *[gas] Not { $resource }. The area already has some.
    }
refusal-none-face-down = No investment for the { $action } action is left in the stack.

## Terminal

letter-manager = Ma
letter-logistics = Lo
letter-seller = Se
letter-worker = Wo
letter-investor = In
letter-gas = Ga
letter-coal = Co
letter-oil = Oi
letter-gold = Go
letter-diamond = Di
terminal-legend-map = ■ there is a cube. Then the workers or sellers of each player, and the numbers of the areas one step away. Prices are in thousands; · not bought.
terminal-legend-tableau = Tableaus: ■ tile, ◆ joker, ● investment, □ laid but not shown yet, · free space. At most { $limit } tiles may stay at the end of a round.
terminal-clock =
    { $round ->
        [0] Set-up.
       *[other] Round { $round }.
    } The game ends with { $closed_limit } closed areas (now { $closed }) or { $empty_limit } empty supply fields (now { $empty }).
terminal-idle = Rounds in a row in which no cube was laid or mined: { $idle } of { $limit }.
terminal-near-head = one step to
terminal-closed = closed
terminal-supply = Supply
terminal-supply-words = Supply: { $cubes }.
terminal-investments =
    { $open ->
        [0] No open investments;
       *[other] Open investments: { $actions };
    } face down: { $stack }. Tiles in the bag: { $bag }.
terminal-money = { $money } dollars
terminal-start = start player
terminal-figures =
    { $figures ->
        [one] { $figures } figure left
       *[other] { $figures } figures left
    }
terminal-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
terminal-to-lay = { $hand } to lay
terminal-sealed = confirmed
terminal-passed = passed
terminal-ready = ready: { $actions }
terminal-brings = { $action } ({ $money } in { $exchange })
terminal-tableau = Tableau of { $seat }: { $lying }.
terminal-lies = { $spot } ({ $pieces })
terminal-joker = joker
terminal-investment = investment
terminal-hand = In hand: { $tiles }.
terminal-steps =
    { $steps ->
        [one] One step is left.
       *[other] { $steps } steps are left.
    }
terminal-finds = Tiles left in research: { $finds }.
terminal-sales = You would mine in { $areas }. What that brings: { $sales }.
terminal-area = Area { $number }, { $area }: { $cubes }.
terminal-area-closed = Area { $number }, { $area }: closed.
terminal-workers = Workers: { $figures }.
terminal-near = One step leads to { $areas }.
terminal-faces = Exchange tile { $tile } has not been turned up yet. It has two sides.
terminal-exchange = { $exchange } buys { $prices }.
terminal-price = { $resource } at { $price }
terminal-sellers = Sellers: { $figures }.

## Board

map-arctic = Arctic Ocean
map-okhotsk = Sea of Okhotsk
map-home = Figures
map-transbaikal = Transbaikal
line-area = { $area }: { $cubes }.
line-open = It can be chosen.
line-closed = { $area }: closed; passing through takes no step.
line-port = { $place }.
line-workers =
    { $count ->
        [one] One worker of { $seat }.
       *[other] { $count } workers of { $seat }.
    }
line-sellers =
    { $count ->
        [one] One seller of { $seat }.
       *[other] { $count } sellers of { $seat }.
    }
line-near =
    { $count ->
        [0] No step leads away from here.
       *[other] One step leads to { $areas }.
    }
line-home =
    { $figures ->
        [0] No figure is left in your supply.
        [one] One figure is in your supply.
       *[other] { $figures } figures are in your supply.
    }
line-exchange = { $exchange } buys { $prices }.
line-price = { $resource } at { $price }
line-face = { $exchange }, a side of exchange tile { $tile }. It buys { $prices }.
line-faces = Exchange tile { $tile } has not been turned up yet. It has two sides.
line-supply = { $resource }: { $left } in the supply, { $sold } sold.
line-investments =
    { $count ->
        [0] No open investments;
       *[other] Open investments: { $actions };
    } { $stack ->
        [0] none left face down.
       *[other] { $stack } face down.
    }
board-tab =
    { $tab ->
        [map] Map
        [exchanges] Exchanges
       *[tableau] Tableau
    }
board-exchanges = Exchanges
board-seller = Your seller in { $exchange }
board-sale = { $cubes } × { $price } = { $money }
board-supply = Supply
board-empty = { $empty } of { $limit } empty
board-finds =
    { $count ->
        [one] One tile left in research
       *[other] { $count } tiles left in research
    }
board-investments = Investments
board-investment = Investment for { $action }
board-stack =
    { $stack ->
        [0] none face down
       *[other] { $stack } face down
    }
board-closed = Closed areas
board-of = { $count } of { $limit }
board-idle = Standstill: { $idle } of { $limit } rounds
key-investment = investment: stays on its action
key-joker = joker: a manager tile on another action
key-closed = closed area
key-best = best price in play, in thousands

# Tableau, hand, prompt, companies, income, text table.
stage =
    { $round ->
        [0] Set-up
       *[other] Round { $round }{ $phase ->
            [drawing] , drawing tiles
            [placing] , laying tiles
            [returning] , returning tiles
            [over] , finished
           *[actions] , actions
        }
    }
facts-starts = starts
facts-passed = passed
facts-money = dollars
facts-aim = tiles, investments, money
facts-figures =
    { $figures ->
        [one] { $figures } figure left
       *[other] { $figures } figures left
    }
mini-label =
    { $tiles ->
        [one] { $tiles } action tile
       *[other] { $tiles } action tiles
    }, { $investments ->
        [one] { $investments } investment.
       *[other] { $investments } investments.
    }
mini-research = In research: { $tiles }
tableau-own = Your tableau
tableau-of = Tableau of { $seat }
tableau-tiles =
    { $tiles ->
        [one] { $tiles } tile, at most { $limit } at the end of the round
       *[other] { $tiles } tiles, at most { $limit } at the end of the round
    }
company-tableau = Tableau
company-lays =
    { $sealed ->
        [yes] Has confirmed the tiles.
       *[no] Tiles still to lay: { $hand }.
    }
research-empty = empty
hand-head = Your hand
hand-back = Take back
piece-name =
    { $sort ->
        [joker] joker
       *[investment] investment for { $action }
    }
piece-fresh = { $name }, not shown yet
piece-use =
    { $does ->
        [return] Return { $name } to the bag
       *[take-back] Take back { $name }
    }
brings-person =
    { $action ->
        [manager] a joker
        [logistics] move workers
        [seller] a new seller
        [worker] a new worker
       *[investor] an investment
    }
brings-mine =
    { $yields ->
        [none] nothing to mine now
        [unsold] { $cubes } { $resource }, but no seller for it
       *[sold] { $cubes } { $resource-id ->
            [diamond] { $cubes ->
                [one] diamond
               *[other] diamonds
            }
           *[gas] { $resource }
        }, { $money } in { $exchange }
    }
brings-short =
    { $yields ->
        [none] nothing now
        [unsold] no seller for it
       *[sold] { $cubes } for { $money }
    }
brings-research =
    { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
note-sale = { $cubes } × { $price } = { $money }
kind-find = Resource tiles
kind-find-any = Manager tile
which-spot = Action
which-lay-spot = Where to
which-action = Action
which-tile = Tile
which-exchange = Exchange
which-figure = Figure
which-place = Worker
which-resource = Resource
choose-tile = Choose a tile
choose-lay-spot = Choose where it goes
choose-spot = Choose an action
choose-action = Choose an action
choose-joker-action = Choose where it goes
choose-return-action = Choose a tile
choose-invest-action = Choose an investment
choose-area = Choose an area
choose-exchange = Choose an exchange
choose-figure = Choose a figure
choose-place = Choose a worker
choose-resource = Choose a resource
act-lay-on = Lay it and confirm
act-lay-only = Lay without confirming
act-seal = Confirm my six tiles
act-pass = Pass for this round
act-face = Turn up { $exchange }
act-post = Send a seller to { $exchange }
act-enter = Send a worker to Vladivostok
act-sell = Sell in { $exchange } for { $money }
act-waive =
    { $prompt ->
        [joker] Lay no joker
        [step] { $steps ->
            [one] Leave the last step unused
           *[other] Leave { $steps } steps unused
        }
        [post] Send no seller
        [enter] Send no worker
        [invest] Take no investment
       *[sell] Mine and sell nothing
    }
ask-face = Tile { $tile } of { $tiles }: the side you turn up stays for the whole game.
ask-lay = Choose a tile, then its person, its resource or research. Nobody sees it until everybody has confirmed.
ask-lay-tile = Where do you lay the { $tile } tile?
ask-hand = To lay: { $tiles }.
ask-seal = Once everybody has confirmed, all tiles are shown at once.
ask-return = There are { $tiles } tiles on your tableau; { $limit } may stay.
ask-research =
    { $count ->
        [one] It takes your whole turn. For the tile ({ $tiles }) a cube goes from the supply to an area.
       *[other] It takes your whole turn. For each tile a cube goes from the supply to an area: { $tiles }.
    }
ask-act = The tiles of an action go back to the bag; investments stay. If you pass, you are out for the rest of the round.
ask-take =
    Effect: { $brings }. { $action ->
        [manager] One of its tiles becomes the joker; a second one goes back to the bag.
       *[gas] Its tiles go back to the bag.
    }
ask-act-none = You can only pass.
ask-pass = You are out for the rest of the round. Whatever is on your tableau stays there.
ask-joker = There it works like any other tile. Whatever else was on manager goes to the bag.
ask-joker-question = Where do you lay the joker?
ask-step = Choose a worker, then an area one step away. Passing through closed areas takes no step.
ask-step-question =
    { $steps ->
        [one] One step left. Who goes where?
       *[other] { $steps } steps. Who goes where?
    }
ask-post = The figure comes from your supply, from another exchange or from the map.
ask-enter = Workers start in Vladivostok.
ask-invest = It stays on its action for the whole game and replaces one of the two tiles.
ask-find =
    { $count ->
        [one] The last tile: { $finds }. An area never holds the same resource twice.
       *[other] Tiles left: { $finds }. An area never holds the same resource twice.
    }
ask-find-tile =
    { $tiles ->
        [one] { $find }
       *[other] { $tiles } × { $find }
    }
ask-find-question =
    { $resource-id ->
        [diamond] Where do you lay the diamond?
       *[gas] Where do you lay the { $resource }?
    }
ask-sell-question =
    { $resource-id ->
        [diamond] { $cubes ->
            [one] Where do you sell the diamond?
           *[other] Where do you sell the { $cubes } diamonds?
        }
       *[gas] Where do you sell the { $cubes } { $resource }?
    }
ask-sell =
    { $count ->
        [one] From { $areas }. What is sold leaves the game.
       *[other] One each from { $areas }. What is sold leaves the game.
    }
ask-sell-closes =
    { $count ->
        [one] This empties { $areas }: it closes, and the workers there go back to their supplies.
       *[other] This empties { $areas }: they close, and the workers there go back to their supplies.
    }
ask-step-action =
    { $action-id ->
        [research] Research
       *[gas] { $action } action
    }
ask-step-now =
    { $prompt ->
        [find] Cubes
        [joker] Joker
        [step] Steps
        [post] Seller
        [enter] Worker
        [invest] Investment
       *[sell] Exchange
    }
figures-at =
    { $figures ->
        [one] { $place }
       *[other] { $place } ({ $figures })
    }
figures-supply = Figures in the supply: { $figures }.
figures-workers =
    { $count ->
        [0] No workers.
       *[other] Workers: { $places }.
    }
figures-sellers =
    { $count ->
        [0] No sellers.
       *[other] Sellers: { $places }.
    }
income-head = Income
income-none = Nothing has been sold yet.
words-round = Round
words-map = Map
words-exchanges = Exchanges
words-supply = Supply, investments, bag
words-bag = Tiles in the bag: { $bag }.
words-turn =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $seat }’s turn.
    }{ $doing ->
        [none] {""}
       *[gas] {" "}In progress: { $action }.
    }
words-end = The game ends after a round with { $closed_limit } closed areas (now { $closed }) or { $empty_limit } empty supply fields (now { $empty }), or after { $idle_limit } rounds in a row in which no cube was laid or mined (now { $idle }).
words-company =
    { $tiles ->
        [one] { $seat } has { $money } dollars and { $tiles } action tile.
       *[other] { $seat } has { $money } dollars and { $tiles } action tiles.
    }
words-role = This round: { $role }.
words-action =
    { $count ->
        [0] { $action }: empty.
       *[other] { $action }: { $pieces }.
    }
words-empty = Empty: { $actions }.
words-reach = Could be mined now: { $brings }.
words-ready = Ready: { $brings }.
words-research =
    { $count ->
        [0] Research: empty.
       *[other] Research: { $tiles }.
    }
words-group-tile = { $tile }
words-group-resource =
    { $any ->
        [yes] A manager tile as { $resource }
       *[no] { $resource }
    }
words-group-place = Worker in { $place }
words-group-figure = A figure { $figure }
words-group-action = From { $action }
event-tile-drawn-many =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } drew these tiles: { $tile }.
event-cube-scattered-many = { $count } cubes lie on the map, two different ones in each area.
event-exchange-opened-many = The exchanges in play: { $exchange }.
event-investment-opened-many = Investments turned up: { $action }.
event-tile-lapsed-many = { $count } tiles in research had no effect: { $find }.
event-cube-mined-many =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    } mined { $resource-id ->
        [diamond] diamonds
       *[gas] { $resource }
    } in { $area }.
event-area-closed-many = { $area } are mined out and closed.

## What a move would bring

unit-money = dollars
would-no-effect =
    { $spot-id ->
        [research] Research would have no effect: its tiles would be lost.
       *[gas] The { $spot } action would have no effect: its tiles would be lost.
    }
would-last-round = The game ends after this round: { $reason }.
would-sale =
    { $exchange } pays { $cubes ->
        [one] { $money }
       *[other] { $money } ({ $cubes } { $resource-id ->
            [diamond] diamonds
           *[gas] { $resource }
        } at { $price } each)
    }{ $best ->
        [0] .
       *[other] , the most.
    }
would-better-sale = { $exchange } would pay more: { $money }.
would-sale-closes =
    Selling closes { $area } ({ $closed } of { $limit }){ $last ->
        [0] .
       *[other] : the game ends after this round.
    }
would-sale-closes-many =
    Selling closes { $area }{ $last ->
        [0] .
       *[other] : the game ends after this round.
    }
would-sale-sends-home =
    { $workers ->
        [one] A worker in { $area } then goes back to
       *[other] { $workers } workers in { $area } then go back to
    } { $seat-you ->
        [yes] your supply.
       *[no] { $seat }’s supply.
    }
would-areas-closed = Closed areas: { $closed } of { $limit }.
would-supply-emptied =
    { $resource-id ->
        [diamond] No diamond is left in the supply.
       *[gas] No { $resource } is left in the supply.
    } Empty supply fields: { $empty } of { $limit }.
would-supply-emptied-many = Nothing is left in the supply of { $resource }. Empty supply fields: { $empty } of { $limit }.
would-action-complete = It completes the { $action } action.
would-action-complete-many = These actions are then complete: { $action }.
would-could-sell =
    { $ready ->
        [0] { $seat-you ->
            [yes] Within your reach:
           *[no] Within { $seat }’s reach:
        }
       *[other] { $seat-you ->
            [yes] You could sell
           *[no] { $seat } could sell
        }
    } { $cubes } { $resource-id ->
        [diamond] { $cubes ->
            [one] diamond
           *[other] diamonds
        }
       *[gas] { $resource }
    } for { $money } in { $exchange }{ $was ->
        [0] .
       *[other] , instead of { $was }.
    }
would-could-not-sell =
    { $seat-you ->
        [yes] No longer within your reach:
       *[no] No longer within { $seat }’s reach:
    } { $resource-id ->
        [diamond] diamonds
       *[gas] { $resource }
    } for { $was }.
would-no-seller =
    { $cubes } { $resource-id ->
        [diamond] { $cubes ->
            [one] diamond
           *[other] diamonds
        }
       *[gas] { $resource }
    } where you have workers, but no seller: { $exchange } pays { $price } each.
would-no-worker =
    { $cubes } { $resource-id ->
        [diamond] { $cubes ->
            [one] diamond
           *[other] diamonds
        }
       *[gas] { $resource }
    } on the map, but no worker of yours there.
would-no-cube =
    { $resource-id ->
        [diamond] No diamond is on the map now.
       *[gas] No { $resource } is on the map now.
    }
would-nothing-now = As things are, the { $action } action would have no effect and cost its tiles.
would-unused = The { $action } action stays unused.
would-unused-many = These actions stay unused: { $action }.
would-action-broken = The { $action } action is no longer complete.
would-action-broken-many = These actions are no longer complete: { $action }.
would-too-many =
    { $tiles ->
        [one] One tile has to go back to the bag
       *[other] { $tiles } tiles have to go back to the bag
    } at the end of the round; { $limit } may stay.
would-best-price =
    { $resource-id ->
        [diamond] You would get { $price } for each diamond in { $exchange }
       *[gas] You would get { $price } for each { $resource } cube in { $exchange }
    }{ $was ->
        [0] .
       *[other] , instead of { $was }.
    }
would-no-buyer =
    { $resource-id ->
        [diamond] You would have no seller for diamonds.
       *[gas] You would have no seller for { $resource }.
    }
would-better-price =
    { $exchange } pays { $price } for each { $resource-id ->
        [diamond] diamond
       *[gas] { $resource } cube
    }; { $was ->
        [0] you have no seller for it
       *[other] you get { $was }
    }{ $cubes ->
        [0] .
       *[other] . Within your reach: { $cubes }.
    }
would-could-complete = It could complete the { $action } action.
would-could-complete-many = It could complete one of these actions: { $action }.
would-could-invest = The { $action } investment fits.
would-could-invest-many = These investments fit: { $action }.
would-in-reach =
    { $areas ->
        [one] One more area with { $resource } within reach
       *[other] { $areas } more areas with { $resource } within reach
    }, { $steps ->
        [one] one step away.
       *[other] { $steps } steps away or more.
    }
would-steps =
    { $steps ->
        [one] One step
       *[other] { $steps } steps
    } for { $workers ->
        [one] your worker.
       *[other] your { $workers } workers.
    }
would-could-lay =
    { $find-id ->
        [manager] { $cubes ->
            [one] One cube of your choice can be laid.
           *[other] { $cubes } cubes of your choice can be laid.
        }
        [diamond] { $cubes ->
            [one] One diamond can be laid.
           *[other] { $cubes } diamonds can be laid.
        }
       *[gas] { $cubes } { $find } can be laid.
    }
would-useless-find =
    { $find-id ->
        [manager] As things are, nothing can be laid for a manager tile.
        [diamond] As things are, no diamond can be laid.
       *[gas] As things are, no { $find } can be laid.
    }
would-research-first =
    Research will take your whole first turn, for { $tiles ->
        [one] one tile.
       *[other] { $tiles } tiles.
    }
would-idle-rounds = Rounds in a row without a cube laid or mined: { $idle } of { $limit }.
would-tiles-return =
    { $tiles ->
        [0] { $investment ->
            [0] No tile goes back to the bag.
           *[other] The investment stays.
        }
        [one] { $investment ->
            [0] One tile goes back to the bag.
           *[other] One tile goes back to the bag, the investment stays.
        }
       *[other] { $tiles } tiles go back to the bag.
    }
would-needs-another = The { $action } action still needs one more tile.
would-needs-another-many = Each of these actions still needs one more tile: { $action }.
would-next-investment =
    { $stack ->
        [one] The last investment is turned up next.
       *[other] One of the { $stack } investments face down is turned up next.
    }
would-exchange-opened = { $exchange } is in play for the whole game.
would-round-began =
    Round { $round } begins. { $seat-you ->
        [yes] You are start player.
       *[no] { $seat } is start player.
    }
would-passed = You are out for the rest of the round.
would-tile-lapsed =
    { $find-id ->
        [oil] An oil tile has no effect.
       *[gas] A { $find } tile has no effect.
    }
would-tile-lapsed-many = { $count } tiles have no effect: { $find }.
would-steps-lapsed =
    { $steps ->
        [one] One step stays unused.
       *[other] { $steps } steps stay unused.
    }
would-sold =
    { $cubes ->
        [one] One { $resource-id ->
            [diamond] diamond
           *[gas] { $resource } cube
        } sold in { $exchange } for { $money }.
       *[other] { $cubes } { $resource-id ->
            [diamond] diamonds
           *[gas] { $resource }
        } sold in { $exchange } at { $price } each, for { $money } in all.
    }
would-area-closed = { $area } is mined out and closed.
would-area-closed-many = { $area } are mined out and closed.
would-workers-home =
    { $workers ->
        [one] A worker in { $area } goes back to
       *[other] { $workers } workers in { $area } go back to
    } { $seat-you ->
        [yes] your supply.
       *[no] { $seat }’s supply.
    }
would-game-ended = This ends the game: { $reason }.
