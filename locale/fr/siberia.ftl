## Words

resource-gas = gaz
resource-coal = charbon
resource-oil = pétrole
resource-gold = or
resource-diamond = diamant
area-amur = Amour
area-khabarovsk = Khabarovsk
area-transbaikal = Transbaïkalie
area-south-yakutia = Iakoutie du Sud
area-magadan = Magadan
area-chukotka = Tchoukotka
area-north-yakutia = Iakoutie du Nord
area-irkutsk = Irkoutsk
area-evenkia = Évenkie
area-taimyr = Taïmyr
area-krasnoyarsk = Krasnoïarsk
area-tomsk = Tomsk
area-yamal = Yamal
area-altai = Altaï
place-amur = Amour
place-khabarovsk = Khabarovsk
place-transbaikal = Transbaïkalie
place-south-yakutia = Iakoutie du Sud
place-magadan = Magadan
place-chukotka = Tchoukotka
place-north-yakutia = Iakoutie du Nord
place-irkutsk = Irkoutsk
place-evenkia = Évenkie
place-taimyr = Taïmyr
place-krasnoyarsk = Krasnoïarsk
place-tomsk = Tomsk
place-yamal = Yamal
place-altai = Altaï
place-vladivostok = Vladivostok
exchange-frankfurt = Francfort
exchange-london = Londres
exchange-mumbai = Bombay
exchange-zurich = Zurich
exchange-johannesburg = Johannesburg
exchange-new-york = New York
exchange-dubai = Dubaï
exchange-shanghai = Shanghai
exchange-sydney = Sydney
exchange-tokyo = Tokyo
exchange-singapore = Singapour
action-manager = directeur
action-logistics = logistique
action-seller = vendeur
action-worker = ouvrier
action-investor = investisseur
action-gas = gaz
action-coal = charbon
action-oil = pétrole
action-gold = or
action-diamond = diamant
spot-manager = directeur
spot-logistics = logistique
spot-seller = vendeur
spot-worker = ouvrier
spot-investor = investisseur
spot-gas = gaz
spot-coal = charbon
spot-oil = pétrole
spot-gold = or
spot-diamond = diamant
spot-research = recherche
tile-manager = directeur
tile-logistics-gas = logistique / gaz
tile-logistics-coal = logistique / charbon
tile-logistics-oil = logistique / pétrole
tile-logistics-gold = logistique / or
tile-logistics-diamond = logistique / diamant
tile-seller-gas = vendeur / gaz
tile-seller-coal = vendeur / charbon
tile-seller-oil = vendeur / pétrole
tile-seller-gold = vendeur / or
tile-seller-diamond = vendeur / diamant
tile-worker-gas = ouvrier / gaz
tile-worker-coal = ouvrier / charbon
tile-worker-oil = ouvrier / pétrole
tile-worker-gold = ouvrier / or
tile-worker-diamond = ouvrier / diamant
tile-investor-gas = investisseur / gaz
tile-investor-coal = investisseur / charbon
tile-investor-oil = investisseur / pétrole
tile-investor-gold = investisseur / or
tile-investor-diamond = investisseur / diamant
find-gas = gaz
find-coal = charbon
find-oil = pétrole
find-gold = or
find-diamond = diamant
find-manager = directeur
reason-closed = huit régions au moins sont fermées
reason-supply = trois cases du stock au moins sont vides
reason-standstill = aucun cube n’a été posé ni extrait en cinq manches

# Where a figure comes from, as a sentence or a choice says it.
figure-supply = de la réserve
figure-frankfurt = de Francfort
figure-london = de Londres
figure-mumbai = de Bombay
figure-zurich = de Zurich
figure-johannesburg = de Johannesburg
figure-new-york = de New York
figure-dubai = de Dubaï
figure-shanghai = de Shanghai
figure-sydney = de Sydney
figure-tokyo = de Tokyo
figure-singapore = de Singapour
figure-amur = de l’Amour
figure-khabarovsk = de Khabarovsk
figure-transbaikal = de Transbaïkalie
figure-south-yakutia = de Iakoutie du Sud
figure-magadan = de Magadan
figure-chukotka = de Tchoukotka
figure-north-yakutia = de Iakoutie du Nord
figure-irkutsk = d’Irkoutsk
figure-evenkia = d’Évenkie
figure-taimyr = du Taïmyr
figure-krasnoyarsk = de Krasnoïarsk
figure-tomsk = de Tomsk
figure-yamal = du Yamal
figure-altai = de l’Altaï
figure-vladivostok = de Vladivostok

## The game in a line, its presets and options

title = Siberia
playing-time = 60 min
pitch = Envoyez des ouvriers, tirez des tuiles, vendez au meilleur prix.
about = Tirez des tuiles et posez-les sur vos actions, envoyez des ouvriers à travers la carte et des vendeurs aux bourses ; le plus riche gagne.
edition-two = À deux
edition-three = À trois
edition-four = À quatre
preset-two = Deux joueurs. La partie s’achève avec la manche où la huitième région est fermée ou la troisième des cinq cases du stock vide ; le plus riche gagne.
preset-three = Trois joueurs. La partie s’achève avec la manche où la huitième région est fermée ou la troisième des cinq cases du stock vide ; le plus riche gagne.
preset-four = Quatre joueurs. La partie s’achève avec la manche où la huitième région est fermée ou la troisième des cinq cases du stock vide ; le plus riche gagne.
option-exchange_sides = Bourses en jeu
choice-exchange_sides-random = tirées au sort
choice-exchange_sides-start_player = choisies par le premier joueur
option-withdrawal = Un ouvrier peut revenir d’une région à Vladivostok
choice-withdrawal-empty = seulement quand la réserve est vide (notre lecture du texte)
choice-withdrawal-always = toujours (la parenthèse imprimée lue à part)
first-game-exchange_sides = Pour votre première partie, les bourses sont tirées au sort.

## What the player to move is asked

prompt-face = Choisissez une face de la tuile bourse suivante.
prompt-lay = Posez vos tuiles.
prompt-seal = Confirmez vos tuiles.
prompt-research = Jouez d’abord la recherche.
prompt-act = Jouez une action ou passez.
prompt-find = La recherche apporte un cube. Lequel ?
prompt-joker = Où posez-vous le joker ?
prompt-step = Déplacez vos ouvriers.
prompt-post = Envoyez un vendeur à une bourse.
prompt-enter = Envoyez un ouvrier à Vladivostok.
prompt-invest = Prenez un investissement.
prompt-sell = Où vendez-vous ce que vous extrayez ?
prompt-return = Vous avez trop de tuiles. Remettez-en une dans le sac.

## Moves

move-face = Choisir { $exchange }
move-lay =
    { $spot-id ->
        [research] Poser la tuile { $tile } en recherche
       *[gas] Poser la tuile { $tile } sur l’action { $spot }
    }
move-seal = Confirmer les tuiles
move-take =
    { $spot-id ->
        [research] Jouer la recherche
       *[gas] Jouer l’action { $spot }
    }
move-pass = Passer
move-waive = Arrêter l’action ici
move-find =
    Découvrir { $resource-id ->
        [gold] de l’{ $resource }
        [diamond] un { $resource }
       *[gas] du { $resource }
    } { $area-id ->
        [amur] sur l’{ $area }
        [transbaikal] en { $area }
        [south-yakutia] en { $area }
        [chukotka] en { $area }
        [north-yakutia] en { $area }
        [evenkia] en { $area }
        [taimyr] au { $area }
        [yamal] au { $area }
        [altai] dans l’{ $area }
       *[tomsk] à { $area }
    }
move-find-any =
    Découvrir { $resource-id ->
        [gold] de l’{ $resource }
        [diamond] un { $resource }
       *[gas] du { $resource }
    } { $area-id ->
        [amur] sur l’{ $area }
        [transbaikal] en { $area }
        [south-yakutia] en { $area }
        [chukotka] en { $area }
        [north-yakutia] en { $area }
        [evenkia] en { $area }
        [taimyr] au { $area }
        [yamal] au { $area }
        [altai] dans l’{ $area }
       *[tomsk] à { $area }
    } avec une tuile directeur
move-joker = Poser le joker sur l’action { $action }
move-step =
    Déplacer un ouvrier { $place-id ->
        [amur] de l’{ $place }
        [irkutsk] d’{ $place }
        [evenkia] d’{ $place }
        [taimyr] du { $place }
        [yamal] du { $place }
        [altai] de l’{ $place }
       *[tomsk] de { $place }
    } { $area-id ->
        [amur] vers l’{ $area }
        [transbaikal] vers la { $area }
        [south-yakutia] vers la { $area }
        [chukotka] vers la { $area }
        [north-yakutia] vers la { $area }
        [evenkia] vers l’{ $area }
        [taimyr] vers le { $area }
        [yamal] vers le { $area }
        [altai] vers l’{ $area }
       *[tomsk] vers { $area }
    }
move-post = Envoyer une figurine { $figure } à { $exchange } comme vendeur
move-enter = Envoyer une figurine { $figure } à Vladivostok comme ouvrier
move-invest = Prendre l’investissement pour l’action { $action }
move-sell = Extraire et vendre à { $exchange }
move-return = Remettre la tuile { $tile } de l’action { $action } dans le sac
move-start = { $seat } est tiré au sort comme premier joueur
move-scatter =
    On tire { $resource-id ->
        [gold] de l’{ $resource }
        [diamond] un { $resource }
       *[gas] du { $resource }
    }
move-flip = { $exchange } entre en jeu
move-open = Un investissement pour l’action { $action } est révélé
move-draw = La tuile { $tile } est tirée

## What happened

event-start-drawn =
    { $seat-you ->
        [yes] Le sort vous désigne comme premier joueur.
       *[no] Le sort désigne { $seat } comme premier joueur.
    }
event-cube-scattered = { $area } : { $resource }.
event-supply-sorted = Le stock : gaz { $gas }, charbon { $coal }, pétrole { $oil }, or { $gold }, diamant { $diamond }.
event-exchange-opened = { $exchange } est en jeu.
event-investment-opened = Un investissement pour l’action { $action } a été révélé.
event-round-began =
    La manche { $round } commence. { $seat-you ->
        [yes] Vous êtes premier joueur.
       *[no] { $seat } est premier joueur.
    }
event-tile-drawn =
    { $seat-you ->
        [yes] Vous avez tiré la tuile { $tile }.
       *[no] { $seat } a tiré la tuile { $tile }.
    }
event-tile-laid =
    { $seat-you ->
        [yes] Vous avez posé
       *[no] { $seat } a posé
    } la tuile { $tile } { $spot-id ->
        [research] en recherche.
       *[gas] sur l’action { $spot }.
    }
event-tiles-sealed =
    { $seat-you ->
        [yes] Vous avez confirmé.
       *[no] { $seat } a confirmé.
    }
event-tiles-shown =
    { $seat-you ->
        [yes] Vous avez posé
       *[no] { $seat } a posé
    } ces tuiles : { $tile1 } { $spot1-id ->
        [research] en recherche ;
       *[gas] sur { $spot1 } ;
    } { $tile2 } { $spot2-id ->
        [research] en recherche ;
       *[gas] sur { $spot2 } ;
    } { $tile3 } { $spot3-id ->
        [research] en recherche ;
       *[gas] sur { $spot3 } ;
    } { $tile4 } { $spot4-id ->
        [research] en recherche ;
       *[gas] sur { $spot4 } ;
    } { $tile5 } { $spot5-id ->
        [research] en recherche ;
       *[gas] sur { $spot5 } ;
    } { $tile6 } { $spot6-id ->
        [research] en recherche.
       *[gas] sur { $spot6 }.
    }
event-action-taken =
    { $seat-you ->
        [yes] Vous avez joué
       *[no] { $seat } a joué
    } { $spot-id ->
        [research] la recherche.
       *[gas] l’action { $spot }.
    }
event-passed =
    { $seat-you ->
        [yes] Vous avez passé.
       *[no] { $seat } a passé.
    }
event-no-effect =
    { $spot-id ->
        [research] La recherche est restée sans effet.
       *[gas] L’action { $spot } est restée sans effet.
    }
event-waived =
    { $seat-you ->
        [yes] Vous avez renoncé
       *[no] { $seat } a renoncé
    } à l’effet de l’action { $action }.
event-cube-laid =
    { $seat-you ->
        [yes] Vous avez découvert
       *[no] { $seat } a découvert
    } { $resource-id ->
        [gold] de l’{ $resource }
        [diamond] un { $resource }
       *[gas] du { $resource }
    } { $area-id ->
        [amur] sur l’{ $area }
        [transbaikal] en { $area }
        [south-yakutia] en { $area }
        [chukotka] en { $area }
        [north-yakutia] en { $area }
        [evenkia] en { $area }
        [taimyr] au { $area }
        [yamal] au { $area }
        [altai] dans l’{ $area }
       *[tomsk] à { $area }
    }.
event-tile-lapsed = Une tuile { $find } est restée sans effet en recherche.
event-joker-laid =
    { $seat-you ->
        [yes] Vous avez posé
       *[no] { $seat } a posé
    } une tuile directeur sur l’action { $action } comme joker.
event-worker-stepped =
    { $seat-you ->
        [yes] Vous avez déplacé
       *[no] { $seat } a déplacé
    } un ouvrier { $place-id ->
        [amur] de l’{ $place }
        [irkutsk] d’{ $place }
        [evenkia] d’{ $place }
        [taimyr] du { $place }
        [yamal] du { $place }
        [altai] de l’{ $place }
       *[tomsk] de { $place }
    } { $area-id ->
        [amur] vers l’{ $area }
        [transbaikal] vers la { $area }
        [south-yakutia] vers la { $area }
        [chukotka] vers la { $area }
        [north-yakutia] vers la { $area }
        [evenkia] vers l’{ $area }
        [taimyr] vers le { $area }
        [yamal] vers le { $area }
        [altai] vers l’{ $area }
       *[tomsk] vers { $area }
    }.
event-steps-lapsed =
    { $seat-you ->
        [yes] Vous avez laissé
       *[no] { $seat } a laissé
    } { $steps ->
        [one] un pas inutilisé.
       *[other] { $steps } pas inutilisés.
    }
event-seller-posted =
    { $seat-you ->
        [yes] Vous avez envoyé
       *[no] { $seat } a envoyé
    } une figurine { $figure } à { $exchange } comme vendeur.
event-worker-entered =
    { $seat-you ->
        [yes] Vous avez envoyé
       *[no] { $seat } a envoyé
    } une figurine { $figure } à Vladivostok comme ouvrier.
event-investment-taken =
    { $seat-you ->
        [yes] Vous avez pris
       *[no] { $seat } a pris
    } l’investissement pour l’action { $action }.
event-cube-mined =
    { $seat-you ->
        [yes] Vous avez extrait
       *[no] { $seat } a extrait
    } { $resource-id ->
        [gold] de l’{ $resource }
        [diamond] un { $resource }
       *[gas] du { $resource }
    } { $area-id ->
        [amur] sur l’{ $area }
        [transbaikal] en { $area }
        [south-yakutia] en { $area }
        [chukotka] en { $area }
        [north-yakutia] en { $area }
        [evenkia] en { $area }
        [taimyr] au { $area }
        [yamal] au { $area }
        [altai] dans l’{ $area }
       *[tomsk] à { $area }
    }.
event-sold =
    { $seat-you ->
        [yes] Vous avez vendu
       *[no] { $seat } a vendu
    } { $cubes ->
        [one] { $resource-id ->
            [gold] { $cubes } cube d’{ $resource }
            [diamond] { $cubes } { $resource }
           *[gas] { $cubes } cube de { $resource }
        } à { $exchange } pour { $money }.
       *[other] { $resource-id ->
            [gold] { $cubes } cubes d’{ $resource }
            [diamond] { $cubes } { $resource }s
           *[gas] { $cubes } cubes de { $resource }
        } à { $exchange }, à { $price } l’un, pour { $money } en tout.
    }
event-area-closed = { $area } : la région est épuisée et fermée. Régions fermées : { $closed }.
event-workers-home =
    { $seat-you ->
        [yes] Vous avez repris dans votre réserve
       *[no] { $seat } a repris dans sa réserve
    } { $workers ->
        [one] un ouvrier
       *[other] { $workers } ouvriers
    } { $area-id ->
        [amur] de l’{ $area }
        [irkutsk] d’{ $area }
        [evenkia] d’{ $area }
        [taimyr] du { $area }
        [yamal] du { $area }
        [altai] de l’{ $area }
       *[tomsk] de { $area }
    }.
event-tile-returned =
    { $seat-you ->
        [yes] Vous avez remis
       *[no] { $seat } a remis
    } la tuile { $tile } de l’action { $action } dans le sac.
event-game-ended = La partie est finie : { $reason }.

## Why not

refusal-drawn-by-seed = Premier joueur, cubes, bourses, investissements et tuiles dépendent de la graine, pas d’un joueur.
refusal-not-facing = Aucune bourse n’est à choisir maintenant. Si cette table joue ainsi, le premier joueur les choisit avant la première manche.
refusal-other-tile = Pas { $exchange }. La tuile dont c’est le tour porte d’autres bourses.
refusal-not-placing = On ne pose pas de tuiles maintenant. Elles se posent au début d’une manche.
refusal-tile-not-in-hand = Pas { $tile }. Vous n’avez pas cette tuile en main.
refusal-tile-not-for = Pas sur { $spot }. La tuile { $tile } n’y va pas.
refusal-no-free-space = Pas sur { $action }. Les deux cases sont occupées.
refusal-tiles-in-hand =
    { $tiles ->
        [one] Pas encore. Il vous reste une tuile en main ; posez-la d’abord.
       *[other] Pas encore. Il vous reste { $tiles } tuiles en main ; posez-les d’abord.
    }
refusal-not-acting = Aucune action ne se joue maintenant. Les actions commencent quand tous ont confirmé leurs tuiles.
refusal-effect-first =
    { $spot-id ->
        [research] Terminez d’abord la recherche.
       *[gas] Terminez d’abord l’action { $spot }.
    }
refusal-research-first = Pas encore. Vous avez des tuiles en recherche : la recherche passe en premier.
refusal-research-empty = Pas de recherche. Vous n’y avez aucune tuile.
refusal-spaces-not-filled = Pas l’action { $action }. Ses deux cases doivent être occupées.
refusal-not-under-way =
    { $spot-id ->
        [research] Pas maintenant. Ce coup appartient à la recherche, qui n’est pas en cours.
        [gas] Pas maintenant. Ce coup appartient à une action de ressource, et aucune n’est en cours.
       *[manager] Pas maintenant. Ce coup appartient à l’action { $spot }, qui n’est pas en cours.
    }
refusal-nothing-to-waive = Aucune action en cours ne peut être arrêtée.
refusal-must-lay = La recherche ne peut pas finir ici. Un cube qui peut être posé doit l’être.
refusal-no-such-find = Il ne reste pas de tuile { $find } en recherche.
refusal-supply-is-empty =
    { $resource-id ->
        [gold] Il n’y a plus d’{ $resource } dans le stock.
       *[gas] Il n’y a plus de { $resource } dans le stock.
    }
refusal-area-is-closed =
    Pas { $area-id ->
        [amur] sur l’{ $area }
        [transbaikal] en { $area }
        [south-yakutia] en { $area }
        [chukotka] en { $area }
        [north-yakutia] en { $area }
        [evenkia] en { $area }
        [taimyr] au { $area }
        [yamal] au { $area }
        [altai] dans l’{ $area }
       *[tomsk] à { $area }
    }. La région est fermée.
refusal-area-has =
    Pas { $area-id ->
        [amur] sur l’{ $area }
        [transbaikal] en { $area }
        [south-yakutia] en { $area }
        [chukotka] en { $area }
        [north-yakutia] en { $area }
        [evenkia] en { $area }
        [taimyr] au { $area }
        [yamal] au { $area }
        [altai] dans l’{ $area }
       *[tomsk] à { $area }
    }. Il y a déjà { $resource-id ->
        [gold] de l’{ $resource }
        [diamond] un { $resource }
       *[gas] du { $resource }
    }.
refusal-joker-elsewhere = Pas sur directeur. Un joker se pose sur une autre action.
refusal-no-worker-there =
    Vous n’avez pas d’ouvrier { $place-id ->
        [amur] sur l’{ $place }
        [transbaikal] en { $place }
        [south-yakutia] en { $place }
        [chukotka] en { $place }
        [north-yakutia] en { $place }
        [evenkia] en { $place }
        [taimyr] au { $place }
        [yamal] au { $place }
        [altai] dans l’{ $place }
       *[tomsk] à { $place }
    }.
refusal-not-near =
    Impossible d’aller { $place-id ->
        [amur] de l’{ $place }
        [irkutsk] d’{ $place }
        [evenkia] d’{ $place }
        [taimyr] du { $place }
        [yamal] du { $place }
        [altai] de l’{ $place }
       *[tomsk] de { $place }
    } { $area-id ->
        [amur] vers l’{ $area }
        [transbaikal] vers la { $area }
        [south-yakutia] vers la { $area }
        [chukotka] vers la { $area }
        [north-yakutia] vers la { $area }
        [evenkia] vers l’{ $area }
        [taimyr] vers le { $area }
        [yamal] vers le { $area }
        [altai] vers l’{ $area }
       *[tomsk] vers { $area }
    }. Un seul pas n’y mène pas.
refusal-no-figure-there = Vous ne pouvez pas prendre une figurine { $figure }. Vous n’y en avez pas.
refusal-same-exchange = Pas à { $exchange }. Le vendeur y est déjà.
refusal-not-in-play = Pas à { $exchange }. La tuile montre son autre face.
refusal-supply-first = Pas cette figurine. Il vous en reste dans votre réserve.
refusal-not-from-port = Pas cet ouvrier. Il est déjà à Vladivostok.
refusal-not-open = Aucun investissement pour l’action { $action } n’est visible.
refusal-has-investment = Pas sur { $action }. Un investissement s’y trouve déjà.
refusal-no-seller-there = Pas à { $exchange }. Vous n’y avez pas de vendeur.
refusal-not-bought =
    { $resource-id ->
        [gold] Pas à { $exchange }. On n’y achète pas d’{ $resource }.
        [diamond] Pas à { $exchange }. On n’y achète pas de { $resource }s.
       *[gas] Pas à { $exchange }. On n’y achète pas de { $resource }.
    }
refusal-not-returning = On ne remet pas de tuiles maintenant. À la fin d’une manche, ceux qui en ont trop en remettent.
refusal-tile-not-there = Pas { $tile }. Il n’y a pas de telle tuile sur { $action }.
refusal-not-in-bag = La tuile { $tile } n’est pas dans le sac.
refusal-kind-lies-there =
    { $resource-id ->
        [gold] Pas d’{ $resource }. Cette région en a déjà.
       *[gas] Pas de { $resource }. Cette région en a déjà.
    }
refusal-none-face-down = Il n’y a plus d’investissement pour l’action { $action } dans la pile.

## Terminal

letter-manager = Dr
letter-logistics = Lo
letter-seller = Ve
letter-worker = Ou
letter-investor = In
letter-gas = Ga
letter-coal = Ch
letter-oil = Pé
letter-gold = Or
letter-diamond = Di
terminal-legend-map = ■ un cube s’y trouve. Ensuite les ouvriers ou les vendeurs de chacun, puis les numéros des régions à un pas. Prix en milliers, · n’est pas acheté.
terminal-legend-tableau = Plateaux : ■ tuile, ◆ joker, ● investissement, □ posée mais pas encore révélée, · case libre. En fin de manche, { $limit } tuiles au plus peuvent rester.
terminal-clock =
    { $round ->
        [0] Mise en place.
       *[other] Manche { $round }.
    } La partie s’achève avec { $closed_limit } régions fermées (maintenant { $closed }) ou { $empty_limit } cases vides du stock (maintenant { $empty }).
terminal-idle = Manches de suite sans cube posé ni extrait : { $idle } sur { $limit }.
terminal-near-head = à un pas
terminal-closed = fermée
terminal-supply = Stock
terminal-supply-words = Stock : { $cubes }.
terminal-investments =
    { $open ->
        [0] Aucun investissement n’est visible ;
       *[other] Investissements visibles : { $actions } ;
    } face cachée : { $stack }. Tuiles dans le sac : { $bag }.
terminal-money = { $money } dollars
terminal-start = premier joueur
terminal-figures =
    { $figures ->
        [one] { $figures } figurine en réserve
       *[other] { $figures } figurines en réserve
    }
terminal-tiles =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
terminal-to-lay = encore { $hand } à poser
terminal-sealed = a confirmé
terminal-passed = a passé
terminal-ready = actions prêtes : { $actions }
terminal-brings = { $action } ({ $money } à { $exchange })
terminal-tableau = Plateau de { $seat } : { $lying }.
terminal-lies = { $spot } ({ $pieces })
terminal-joker = joker
terminal-investment = investissement
terminal-hand = En main : { $tiles }.
terminal-steps =
    { $steps ->
        [one] Il reste un pas.
       *[other] Il reste { $steps } pas.
    }
terminal-finds = Tuiles restantes dans la recherche : { $finds }.
terminal-sales = Vous extrairiez ici : { $areas }. Ce que cela rapporte : { $sales }.
terminal-area = Région { $number }, { $area } : { $cubes }.
terminal-area-closed = Région { $number }, { $area } : fermée.
terminal-workers = Ouvriers : { $figures }.
terminal-near = À un pas : { $areas }.
terminal-faces = La tuile bourse { $tile } n’est pas encore retournée. Elle a deux faces.
terminal-exchange = { $exchange } achète { $prices }.
terminal-price = { $resource } à { $price }
terminal-sellers = Vendeurs : { $figures }.

## Board

map-arctic = Océan Arctique
map-okhotsk = Mer d’Okhotsk
map-home = Réserve
map-transbaikal = Trans- baïkalie
line-area = { $area } : { $cubes }.
line-open = Au choix.
line-closed = { $area } : fermée ; la traverser ne coûte aucun pas.
line-port = { $place }.
line-workers =
    { $count ->
        [one] Un ouvrier de { $seat }.
       *[other] { $count } ouvriers de { $seat }.
    }
line-sellers =
    { $count ->
        [one] Un vendeur de { $seat }.
       *[other] { $count } vendeurs de { $seat }.
    }
line-near =
    { $count ->
        [0] Aucun pas ne mène plus loin.
       *[other] À un pas : { $areas }.
    }
line-home =
    { $figures ->
        [0] Il ne reste aucune figurine dans votre réserve.
        [one] Votre réserve compte une figurine.
       *[other] Votre réserve compte { $figures } figurines.
    }
line-exchange = { $exchange } achète { $prices }.
line-price = { $resource } à { $price }
line-face = { $exchange }, une face de la tuile bourse { $tile }. Elle achète { $prices }.
line-faces = La tuile bourse { $tile } n’est pas encore retournée. Elle a deux faces.
line-supply =
    { $sold ->
        [one] { $resource } : { $left } en stock, { $sold } vendu.
       *[other] { $resource } : { $left } en stock, { $sold } vendus.
    }
line-investments =
    { $count ->
        [0] Aucun investissement n’est visible ;
       *[other] Investissements visibles : { $actions } ;
    } { $stack ->
        [0] il n’en reste aucun face cachée.
       *[other] { $stack } face cachée.
    }
board-tab =
    { $tab ->
        [map] Carte
        [exchanges] Bourses
       *[tableau] Plateau
    }
board-exchanges = Bourses
board-seller = Votre vendeur à { $exchange }
board-sale = { $cubes } × { $price } = { $money }
board-supply = Stock
board-empty =
    { $empty ->
        [one] { $empty } sur { $limit } vide
       *[other] { $empty } sur { $limit } vides
    }
board-finds =
    { $count ->
        [one] Encore une tuile en recherche
       *[other] Encore { $count } tuiles en recherche
    }
board-investments = Investissements
board-investment = Investissement pour { $action }
board-stack =
    { $stack ->
        [0] aucun caché
        [one] { $stack } caché
       *[other] { $stack } cachés
    }
board-closed = Régions fermées
board-of = { $count } sur { $limit }
board-idle = Immobilisme : { $idle } sur { $limit } manches
key-investment = investissement : reste sur son action
key-joker = joker : tuile directeur sur une autre action
key-closed = région fermée
key-best = meilleur prix en jeu, en milliers

# Tableau, hand, prompt, companies, income, text table.
stage =
    { $round ->
        [0] Mise en place
       *[other] Manche { $round }{ $phase ->
            [drawing] , tirage
            [placing] , pose des tuiles
            [returning] , retour de tuiles
            [over] , terminée
           *[actions] , actions
        }
    }
facts-starts = commence
facts-passed = a passé
facts-money = dollars
facts-aim = tuiles, investissements, argent
facts-figures =
    { $figures ->
        [one] { $figures } figurine en réserve
       *[other] { $figures } figurines en réserve
    }
mini-label =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $investments ->
        [one] { $investments } investissement.
       *[other] { $investments } investissements.
    }
mini-research = En recherche : { $tiles }
tableau-own = Votre plateau
tableau-of = Plateau de { $seat }
tableau-tiles =
    { $tiles ->
        [one] { $tiles } tuile, { $limit } au plus en fin de manche
       *[other] { $tiles } tuiles, { $limit } au plus en fin de manche
    }
company-tableau = Plateau
company-lays =
    { $sealed ->
        [yes] Tuiles confirmées.
       *[no] Tuiles encore à poser : { $hand }.
    }
research-empty = vide
hand-head = Votre main
hand-back = Reprendre
piece-name =
    { $sort ->
        [joker] joker
       *[investment] investissement pour { $action }
    }
piece-fresh = { $name }, pas encore révélé
piece-use =
    { $does ->
        [return] Remettre { $name } dans le sac
       *[take-back] Reprendre { $name }
    }
brings-person =
    { $action ->
        [manager] un joker
        [logistics] déplacements
        [seller] nouveau vendeur
        [worker] nouvel ouvrier
       *[investor] investissement
    }
brings-mine =
    { $yields ->
        [none] rien à extraire à présent
        [unsold] { $resource } : { $cubes }, mais aucun vendeur
       *[sold] { $resource-id ->
            [diamond] { $cubes ->
                [one] { $cubes } diamant
               *[other] { $cubes } diamants
            }
            [gold] { $cubes ->
                [one] { $cubes } cube d’{ $resource }
               *[other] { $cubes } cubes d’{ $resource }
            }
           *[gas] { $cubes ->
                [one] { $cubes } cube de { $resource }
               *[other] { $cubes } cubes de { $resource }
            }
        }, { $money } à { $exchange }
    }
brings-short =
    { $yields ->
        [none] rien à extraire
        [unsold] aucun vendeur
       *[sold] { $cubes } pour { $money }
    }
brings-research =
    { $count ->
        [one] une tuile
       *[other] { $count } tuiles
    }
note-sale = { $cubes } × { $price } = { $money }
kind-find = Tuiles ressource
kind-find-any = Tuile directeur
which-spot = Action
which-lay-spot = Où
which-action = Action
which-tile = Tuile
which-exchange = Bourse
which-figure = Figurine
which-place = Ouvrier
which-resource = Ressource
choose-tile = Choisissez une tuile
choose-lay-spot = Choisissez où la poser
choose-spot = Choisissez une action
choose-action = Choisissez une action
choose-joker-action = Choisissez où le poser
choose-return-action = Choisissez une tuile
choose-invest-action = Choisissez un investissement
choose-area = Choisissez une région
choose-exchange = Choisissez une bourse
choose-figure = Choisissez une figurine
choose-place = Choisissez un ouvrier
choose-resource = Choisissez une ressource
act-lay-on = Poser et confirmer
act-lay-only = Poser sans confirmer
act-seal = Confirmer mes six tuiles
act-pass = Passer cette manche
act-face = Choisir { $exchange }
act-post = Envoyer un vendeur à { $exchange }
act-enter = Envoyer un ouvrier à Vladivostok
act-sell = Vendre à { $exchange } pour { $money }
act-waive =
    { $prompt ->
        [joker] Ne pas poser de joker
        [step] { $steps ->
            [one] Ne pas utiliser le dernier pas
           *[other] Ne pas utiliser { $steps } pas
        }
        [post] N’envoyer aucun vendeur
        [enter] N’envoyer aucun ouvrier
        [invest] Ne prendre aucun investissement
       *[sell] Ne rien extraire ni vendre
    }
ask-face = Tuile { $tile } sur { $tiles } : la face choisie vaut pour toute la partie.
ask-lay = Choisissez une tuile, puis son personnage, sa ressource ou la recherche. Personne ne la voit avant que tous aient confirmé.
ask-lay-tile = Où posez-vous la tuile { $tile } ?
ask-hand = À poser : { $tiles }.
ask-seal = Quand tous auront confirmé, toutes les tuiles seront révélées en même temps.
ask-return = { $tiles } tuiles sont sur votre plateau, { $limit } peuvent y rester.
ask-research =
    { $count ->
        [one] Elle occupe tout votre tour. Pour la tuile ({ $tiles }), un cube passe du stock dans une région.
       *[other] Elle occupe tout votre tour. Pour chaque tuile, un cube passe du stock dans une région : { $tiles }.
    }
ask-act = Les tuiles d’une action retournent dans le sac ; les investissements restent. Si vous passez, vous ne jouez plus de la manche.
ask-take =
    Effet : { $brings }. { $action ->
        [manager] L’une de ses tuiles devient le joker ; une autre retourne dans le sac.
       *[gas] Ses tuiles retournent dans le sac.
    }
ask-act-none = Vous ne pouvez que passer.
ask-pass = Vous ne jouerez plus de la manche. Ce qui est sur votre plateau y reste.
ask-joker = Il y vaut n’importe quelle tuile. Ce qui reste sur l’action directeur va dans le sac.
ask-joker-question = Où posez-vous le joker ?
ask-step = Choisissez un ouvrier, puis une région à un pas. Traverser des régions fermées ne coûte aucun pas.
ask-step-question =
    { $steps ->
        [one] Encore un pas. Qui va où ?
       *[other] { $steps } pas. Qui va où ?
    }
ask-post = La figurine vient de votre réserve, d’une autre bourse ou de la carte.
ask-enter = Les ouvriers commencent à Vladivostok.
ask-invest = Il reste sur son action toute la partie et remplace l’une des deux tuiles.
ask-find =
    { $count ->
        [one] Dernière tuile : { $finds }. Une région ne porte jamais deux fois la même ressource.
       *[other] Tuiles restantes : { $finds }. Une région ne porte jamais deux fois la même ressource.
    }
ask-find-tile =
    { $tiles ->
        [one] { $find }
       *[other] { $tiles } × { $find }
    }
ask-find-question =
    { $resource-id ->
        [gold] Où découvrez-vous l’{ $resource } ?
       *[gas] Où découvrez-vous le { $resource } ?
    }
ask-sell-question =
    { $resource-id ->
        [gold] { $cubes ->
            [one] Où vendez-vous le cube d’{ $resource } ?
           *[other] Où vendez-vous les { $cubes } cubes d’{ $resource } ?
        }
        [diamond] { $cubes ->
            [one] Où vendez-vous le { $resource } ?
           *[other] Où vendez-vous les { $cubes } { $resource }s ?
        }
       *[gas] { $cubes ->
            [one] Où vendez-vous le cube de { $resource } ?
           *[other] Où vendez-vous les { $cubes } cubes de { $resource } ?
        }
    }
ask-sell =
    { $count ->
        [one] Extraction : { $areas }. Ce qui est vendu quitte la partie.
       *[other] Un cube de chaque région : { $areas }. Ce qui est vendu quitte la partie.
    }
ask-sell-closes =
    { $count ->
        [one] Cela vide une région, qui ferme : { $areas }. Ses ouvriers retournent dans les réserves.
       *[other] Cela vide des régions, qui ferment : { $areas }. Leurs ouvriers retournent dans les réserves.
    }
ask-step-action =
    { $action-id ->
        [research] Recherche
       *[gas] Action { $action }
    }
ask-step-now =
    { $prompt ->
        [find] Cubes
        [joker] Joker
        [step] Pas
        [post] Vendeur
        [enter] Ouvrier
        [invest] Investissement
       *[sell] Bourse
    }
figures-at =
    { $figures ->
        [one] { $place }
       *[other] { $place } ({ $figures })
    }
figures-supply = Figurines en réserve : { $figures }.
figures-workers =
    { $count ->
        [0] Aucun ouvrier.
       *[other] Ouvriers : { $places }.
    }
figures-sellers =
    { $count ->
        [0] Aucun vendeur.
       *[other] Vendeurs : { $places }.
    }
income-head = Recettes
income-none = Rien n’a encore été vendu.
words-round = Manche
words-map = Carte
words-exchanges = Bourses
words-supply = Stock, investissements, sac
words-bag = Tuiles dans le sac : { $bag }.
words-turn =
    { $you ->
        [yes] C’est votre tour.
       *[no] C’est le tour de { $seat }.
    }{ $doing ->
        [none] {""}
       *[gas] {" "}En cours : { $action }.
    }
words-end = La partie s’achève après une manche avec { $closed_limit } régions fermées (maintenant { $closed }) ou { $empty_limit } cases vides du stock (maintenant { $empty }), ou après { $idle_limit } manches de suite sans cube posé ni extrait (maintenant { $idle }).
words-company =
    { $tiles ->
        [one] { $seat } a { $money } dollars et { $tiles } tuile.
       *[other] { $seat } a { $money } dollars et { $tiles } tuiles.
    }
words-role = Cette manche : { $role }.
words-action =
    { $count ->
        [0] { $action } : vide.
       *[other] { $action } : { $pieces }.
    }
words-empty = Vides : { $actions }.
words-reach = À extraire maintenant : { $brings }.
words-ready = Prête : { $brings }.
words-research =
    { $count ->
        [0] Recherche : vide.
       *[other] Recherche : { $tiles }.
    }
words-group-tile = { $tile }
words-group-resource =
    { $any ->
        [yes] Une tuile directeur comme { $resource }
       *[no] { $resource }
    }
words-group-place = Ouvrier : { $place }
words-group-figure = Une figurine { $figure }
words-group-action = De { $action }
event-tile-drawn-many =
    { $seat-you ->
        [yes] Vous avez tiré
       *[no] { $seat } a tiré
    } ces tuiles : { $tile }.
event-cube-scattered-many = { $count } cubes sont sur la carte, deux différents par région.
event-exchange-opened-many = Bourses en jeu : { $exchange }.
event-investment-opened-many = Investissements révélés : { $action }.
event-tile-lapsed-many = { $count } tuiles sont restées sans effet en recherche : { $find }.
event-cube-mined-many =
    { $seat-you ->
        [yes] Vous avez extrait
       *[no] { $seat } a extrait
    } { $resource-id ->
        [gold] de l’{ $resource }
        [diamond] des { $resource }s
       *[gas] du { $resource }
    } : { $area }.
event-area-closed-many = Régions épuisées et fermées : { $area }.

## Ce qu’un coup apporterait

unit-money = dollars
would-no-effect =
    { $spot-id ->
        [research] La recherche resterait sans effet : ses tuiles seraient perdues.
       *[gas] L’action { $spot } resterait sans effet : ses tuiles seraient perdues.
    }
would-last-round = La partie se termine après cette manche : { $reason }.
would-sale =
    { $exchange } paie { $cubes ->
        [one] { $money }
       *[other] { $money } ({ $resource-id ->
            [gold] { $cubes } cubes d’{ $resource }
            [diamond] { $cubes } { $resource }s
           *[gas] { $cubes } cubes de { $resource }
        } à { $price } l’un)
    }{ $best ->
        [0] .
       *[other] , le meilleur prix.
    }
would-better-sale = { $exchange } paierait davantage : { $money }.
would-sale-closes =
    La vente ferme une région : { $area } ({ $closed } sur { $limit }){ $last ->
        [0] .
       *[other] . La partie se termine alors après cette manche.
    }
would-sale-closes-many =
    La vente ferme plusieurs régions : { $area }{ $last ->
        [0] .
       *[other] . La partie se termine alors après cette manche.
    }
would-sale-sends-home =
    { $seat-you ->
        [yes] Vous reprenez alors dans votre réserve
       *[no] { $seat } reprend alors dans sa réserve
    } { $workers ->
        [one] un ouvrier
       *[other] { $workers } ouvriers
    } { $area-id ->
        [amur] de l’{ $area }
        [irkutsk] d’{ $area }
        [evenkia] d’{ $area }
        [taimyr] du { $area }
        [yamal] du { $area }
        [altai] de l’{ $area }
       *[tomsk] de { $area }
    }.
would-areas-closed = Régions fermées : { $closed } sur { $limit }.
would-supply-emptied =
    { $resource-id ->
        [gold] Il n’y a plus d’{ $resource } dans le stock.
       *[gas] Il n’y a plus de { $resource } dans le stock.
    } Cases du stock vides : { $empty } sur { $limit }.
would-supply-emptied-many = Le stock n’a plus de ces ressources : { $resource }. Cases du stock vides : { $empty } sur { $limit }.
would-action-complete = L’action { $action } est alors complète.
would-action-complete-many = Ces actions sont alors complètes : { $action }.
would-could-sell =
    { $ready ->
        [0] { $seat-you ->
            [yes] À votre portée :
           *[no] À la portée de { $seat } :
        }
       *[other] { $seat-you ->
            [yes] Vous pourriez vendre
           *[no] { $seat } pourrait vendre
        }
    } { $resource-id ->
        [gold] { $cubes ->
            [one] { $cubes } cube d’{ $resource }
           *[other] { $cubes } cubes d’{ $resource }
        }
        [diamond] { $cubes ->
            [one] { $cubes } { $resource }
           *[other] { $cubes } { $resource }s
        }
       *[gas] { $cubes ->
            [one] { $cubes } cube de { $resource }
           *[other] { $cubes } cubes de { $resource }
        }
    } pour { $money } à { $exchange }{ $was ->
        [0] .
       *[other] , au lieu de { $was }.
    }
would-could-not-sell =
    { $seat-you ->
        [yes] Désormais hors de votre portée :
       *[no] Désormais hors de portée de { $seat } :
    } { $resource-id ->
        [gold] de l’{ $resource }
        [diamond] des { $resource }s
       *[gas] du { $resource }
    } pour { $was }.
would-no-seller =
    Il manque un vendeur : { $resource-id ->
        [gold] { $cubes ->
            [one] { $cubes } cube d’{ $resource }
           *[other] { $cubes } cubes d’{ $resource }
        }
        [diamond] { $cubes ->
            [one] { $cubes } { $resource }
           *[other] { $cubes } { $resource }s
        }
       *[gas] { $cubes ->
            [one] { $cubes } cube de { $resource }
           *[other] { $cubes } cubes de { $resource }
        }
    } auprès de vos ouvriers. { $exchange } paie { $price } l’un.
would-no-worker =
    Il manque un ouvrier : { $resource-id ->
        [gold] { $cubes ->
            [one] { $cubes } cube d’{ $resource }
           *[other] { $cubes } cubes d’{ $resource }
        }
        [diamond] { $cubes ->
            [one] { $cubes } { $resource }
           *[other] { $cubes } { $resource }s
        }
       *[gas] { $cubes ->
            [one] { $cubes } cube de { $resource }
           *[other] { $cubes } cubes de { $resource }
        }
    } sur la carte, mais aucun de vos ouvriers sur place.
would-no-cube =
    { $resource-id ->
        [gold] Pour l’instant, il n’y a pas d’{ $resource } sur la carte.
       *[gas] Pour l’instant, il n’y a pas de { $resource } sur la carte.
    }
would-nothing-now = Pour l’instant, l’action { $action } resterait sans effet et coûterait ses tuiles.
would-unused = L’action { $action } reste inutilisée.
would-unused-many = Ces actions restent inutilisées : { $action }.
would-action-broken = L’action { $action } n’est alors plus complète.
would-action-broken-many = Ces actions ne sont alors plus complètes : { $action }.
would-too-many =
    { $tiles ->
        [one] Une tuile doit retourner
       *[other] { $tiles } tuiles doivent retourner
    } dans le sac à la fin de la manche ; { $limit } peuvent rester.
would-best-price =
    { $exchange } vous paierait { $price } { $resource-id ->
        [gold] par cube d’{ $resource }
        [diamond] par { $resource }
       *[gas] par cube de { $resource }
    }{ $was ->
        [0] .
       *[other] , au lieu de { $was }.
    }
would-no-buyer =
    { $resource-id ->
        [gold] Vous n’auriez pas de vendeur pour l’{ $resource }.
        [diamond] Vous n’auriez pas de vendeur pour les { $resource }s.
       *[gas] Vous n’auriez pas de vendeur pour le { $resource }.
    }
would-better-price =
    { $exchange } paie { $price } { $resource-id ->
        [gold] par cube d’{ $resource }
        [diamond] par { $resource }
       *[gas] par cube de { $resource }
    } ; { $was ->
        [0] vous n’avez pas de vendeur
       *[other] vous recevez { $was }
    }{ $cubes ->
        [0] .
       *[other] . À votre portée : { $cubes }.
    }
would-could-complete = Cela peut compléter l’action { $action }.
would-could-complete-many = Cela peut compléter l’une de ces actions : { $action }.
would-could-invest = L’investissement { $action } convient.
would-could-invest-many = Ces investissements conviennent : { $action }.
would-in-reach =
    { $resource-id ->
        [gold] De l’{ $resource }
        [diamond] Des { $resource }s
       *[gas] Du { $resource }
    } à votre portée { $areas ->
        [one] dans une autre région
       *[other] dans { $areas } autres régions
    }, { $steps ->
        [one] à un pas.
       *[other] à { $steps } pas au moins.
    }
would-steps =
    { $steps ->
        [one] Un pas
       *[other] { $steps } pas
    } pour { $workers ->
        [one] votre ouvrier.
       *[other] vos { $workers } ouvriers.
    }
would-could-lay =
    { $find-id ->
        [manager] { $cubes ->
            [one] Un cube de votre choix peut être posé.
           *[other] { $cubes } cubes de votre choix peuvent être posés.
        }
        [diamond] { $cubes ->
            [one] Un { $find } peut être posé.
           *[other] { $cubes } { $find }s peuvent être posés.
        }
        [gold] { $cubes ->
            [one] Un cube d’{ $find } peut être posé.
           *[other] { $cubes } cubes d’{ $find } peuvent être posés.
        }
       *[gas] { $cubes ->
            [one] Un cube de { $find } peut être posé.
           *[other] { $cubes } cubes de { $find } peuvent être posés.
        }
    }
would-useless-find =
    { $find-id ->
        [manager] Pour l’instant, rien ne peut être posé pour une tuile directeur.
        [gold] Pour l’instant, aucun cube d’{ $find } ne peut être posé.
        [diamond] Pour l’instant, aucun { $find } ne peut être posé.
       *[gas] Pour l’instant, aucun cube de { $find } ne peut être posé.
    }
would-research-first =
    La recherche occupera tout votre premier tour, pour { $tiles ->
        [one] une tuile.
       *[other] { $tiles } tuiles.
    }
would-idle-rounds = Manches d’affilée sans cube posé ni extrait : { $idle } sur { $limit }.
would-tiles-return =
    { $tiles ->
        [0] { $investment ->
            [0] Aucune tuile ne va dans le sac.
           *[other] L’investissement reste.
        }
        [one] { $investment ->
            [0] Une tuile va dans le sac.
           *[other] Une tuile va dans le sac, l’investissement reste.
        }
       *[other] { $tiles } tuiles vont dans le sac.
    }
would-needs-another = Il manque encore une tuile à l’action { $action }.
would-needs-another-many = Il manque encore une tuile à chacune de ces actions : { $action }.
would-next-investment =
    { $stack ->
        [one] Le dernier investissement caché est révélé ensuite.
       *[other] L’un des { $stack } investissements cachés est révélé ensuite.
    }
would-exchange-opened = { $exchange } est en jeu pour toute la partie.
would-round-began =
    La manche { $round } commence. { $seat-you ->
        [yes] Vous êtes premier joueur.
       *[no] { $seat } est premier joueur.
    }
would-passed = Vous ne jouerez plus de la manche.
would-tile-lapsed = Une tuile { $find } reste sans effet.
would-tile-lapsed-many = { $count } tuiles restent sans effet : { $find }.
would-steps-lapsed =
    { $steps ->
        [one] Un pas reste inutilisé.
       *[other] { $steps } pas restent inutilisés.
    }
would-sold =
    { $cubes ->
        [one] { $resource-id ->
            [gold] { $cubes } cube d’{ $resource } vendu
            [diamond] { $cubes } { $resource } vendu
           *[gas] { $cubes } cube de { $resource } vendu
        } à { $exchange } pour { $money }.
       *[other] { $resource-id ->
            [gold] { $cubes } cubes d’{ $resource } vendus
            [diamond] { $cubes } { $resource }s vendus
           *[gas] { $cubes } cubes de { $resource } vendus
        } à { $exchange }, à { $price } l’un, pour { $money } en tout.
    }
would-area-closed = { $area } : la région est épuisée et fermée.
would-area-closed-many = Régions épuisées et fermées : { $area }.
would-workers-home =
    { $seat-you ->
        [yes] Vous reprenez dans votre réserve
       *[no] { $seat } reprend dans sa réserve
    } { $workers ->
        [one] un ouvrier
       *[other] { $workers } ouvriers
    } { $area-id ->
        [amur] de l’{ $area }
        [irkutsk] d’{ $area }
        [evenkia] d’{ $area }
        [taimyr] du { $area }
        [yamal] du { $area }
        [altai] de l’{ $area }
       *[tomsk] de { $area }
    }.
would-game-ended = La partie se termine : { $reason }.
