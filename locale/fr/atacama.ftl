## Words

colour-natural = naturel
colour-black = noir
mineral-copper = cuivre
mineral-silver = argent
mineral-gold = or
direction-rows = lignes
direction-columns = colonnes
claim-copper = cuivre+ or+ argent−
claim-silver = argent+ or+ cuivre−
reason-placed = tous les derricks sont posés
reason-locked = plus aucune case n’est libre

## The game in a line, its presets and options

title = Atacama
playing-time = 20 min
pitch = Posez des derricks qui n’appartiennent à personne pour que vos lignes ou colonnes rapportent.
about = Dressez vos derricks dans un désert de cuivre, d’argent et d’or, jamais côte à côte ; chacun joue les lignes ou les colonnes.
edition-basic = Jeu de base
edition-tactics = Jeu de base, variante tactique
edition-advanced = Jeu avancé
edition-advanced-tactics = Jeu avancé, variante tactique
edition-four = À quatre
edition-four-tactics = À quatre, variante tactique
preset-basic = Deux joueurs, les neuf plans, 14 derricks chacun.
preset-tactics = Le jeu de base avec trois derricks noirs chacun, qui comptent double.
preset-advanced = Les plans arrivent en trois étapes ; un joueur peut acheter la concession et la direction de son choix.
preset-advanced-tactics = Le jeu avancé avec trois derricks noirs chacun.
preset-four = Quatre joueurs, deux jouent les lignes et deux les colonnes, 7 derricks chacun.
preset-four-tactics = Quatre joueurs, 6 derricks et un derrick noir chacun.
option-paid_derrick = Le derrick qui paie une concession
choice-paid_derrick-box = quitte la partie (notre lecture du texte) ; l’autre joueur en a alors un de plus que l’acheteur
choice-paid_derrick-opponent = va à l’autre joueur, qui en a alors un de plus qu’avant (le texte le permet aussi)

## What the player to move is asked

prompt-place = Posez un derrick.
prompt-place-or-buy = Posez un derrick ou achetez une concession.

## Moves

move-place =
    { $colour-id ->
        [black] Poser un derrick noir en { $field }
       *[natural] Poser un derrick en { $field }
    }
move-buy =
    Acheter { $claim } pour les { $direction }, contre { $colour-id ->
        [black] un derrick noir
       *[natural] un derrick
    }
move-turn-up = Le plan { $part } est retourné

## What happened

event-map-laid = Le plan { $part } est posé à la place { $place } du carré.
event-derrick-placed =
    { $seat-you ->
        [yes] Vous avez posé
       *[no] { $seat } a posé
    } { $colour-id ->
        [black] un derrick noir
       *[natural] un derrick
    } en { $field }, { $mineral } { $value }.
event-line-counts =
    { $direction-id ->
        [columns] La colonne { $line }
       *[rows] La ligne { $line }
    } compte { $points-signed } pour { $seat-you ->
        [yes] vous
       *[no] { $seat }
    }.
event-claim-bought =
    { $seat-you ->
        [yes] Vous avez acheté
       *[no] { $seat } a acheté
    } { $claim } pour les { $direction } contre { $colour-id ->
        [black] un derrick noir
       *[natural] un derrick
    }.
event-claim-received =
    { $seat-you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } { $claim } pour les { $direction }{ $derricks ->
        [0] .
       *[other] {" "}et le derrick payé.
    }
event-claim-dealt =
    Personne n’a acheté : { $seat-you ->
        [yes] vous jouez
       *[no] { $seat } joue
    } les { $direction } avec { $claim }.
event-turn-skipped =
    { $seat-you ->
        [yes] Vous n’avez plus de derrick ; votre tour est sauté.
       *[no] { $seat } n’a plus de derrick ; son tour est sauté.
    }
event-game-ended = La partie est finie : { $reason }.

## Why not

refusal-maps-lie = Les neuf plans sont en place dès le début.
refusal-drawn-by-seed = Les plans de la pile sont retournés par le jeu lui-même.
refusal-map-is-out = Le plan { $part } n’est plus dans la pile.
refusal-maps-come = Il faut d’abord poser les plans de cette étape.
refusal-one-colour = Il n’y a pas de derricks noirs dans cette partie.
refusal-no-derrick-left =
    { $colour-id ->
        [black] Vous n’avez plus de derrick noir.
       *[natural] Vous n’avez plus de derrick naturel.
    }
refusal-no-map-there = Pas en { $field }. Il n’y a pas encore de plan à cet endroit.
refusal-field-taken = Pas en { $field }. Un derrick s’y trouve déjà.
refusal-field-touches = Pas en { $field }. La case touche par un côté le derrick en { $derrick }.
refusal-claims-fixed = Les concessions sont attribuées d’avance dans cette partie ; on ne les achète pas.
refusal-claim-sold =
    { $seat-you ->
        [yes] Vous avez déjà acheté une concession
       *[no] { $seat } a déjà acheté une concession
    } ; il n’y a qu’un achat par partie.
refusal-cannot-pay =
    { $colour-id ->
        [black] Vous n’avez pas de derrick noir pour payer.
       *[natural] Vous n’avez pas de derrick naturel pour payer.
    }

## The board in the terminal

letter-gold = O
letter-silver = A
letter-copper = C
board-company = { $points }  { $direction }, { $claim } ; { $left }
board-lines = À droite et en bas : les derricks de chaque ligne ou colonne ({ $threshold } pour qu’elle compte), puis ses points.
board-left =
    { $black ->
        [0] { $natural } en réserve
       *[other] { $natural ->
            [0] { $black }
            [one] { $natural } naturel et { $black }
           *[other] { $natural } naturels et { $black }
        } { $black ->
            [one] noir
           *[other] noirs
        } en réserve
    }
board-no-claim = pas encore de concession ; { $left }
board-legend = Majuscules : case libre, minuscules : case fermée. { $gold } or, { $silver } argent, { $copper } cuivre. ▲ derrick, ■ derrick noir.
words-row = Ligne { $row } : { $fields }.
words-field =
    { $state ->
        [unlaid] { $field } pas de plan
        [open] { $field } { $mineral } { $value } libre
        [closed] { $field } { $mineral } { $value } fermée
        [black] { $field } { $mineral } { $value } derrick noir
       *[natural] { $field } { $mineral } { $value } derrick
    }
words-line =
    { $direction ->
        [columns] La colonne { $line }
       *[rows] La ligne { $line }
    } { $derricks ->
        [0] ne porte aucun derrick.
        [one] porte { $derricks } derrick.
       *[other] porte { $derricks } derricks.
    }
words-points = Elle compte { $points } pour { $seat }.

## The board in the browser

waiting = { $seat } doit poser un derrick.
kind-place = Poser un derrick
kind-buy = Acheter une concession
which-colour = Quel derrick
which-claim = Quelle concession
which-direction = Lignes ou colonnes
which-buy-colour = Payer avec
choose-field = Choisissez une case
choose-claim = Choisissez une concession
choose-direction = Choisissez lignes ou colonnes
ask-place = Toute case qui ne touche un derrick par aucun côté.
ask-open =
    { $fields ->
        [one] { $fields } case est libre.
       *[other] { $fields } cases sont libres.
    }
ask-buy = Vous prenez la concession et la direction de votre choix ; l’autre joueur reçoit le reste. Vous payez avec un derrick.
act-place =
    { $colour ->
        [black] Poser le noir en { $field }, { $mineral } { $value }
       *[natural] Poser en { $field }, { $mineral } { $value }
    }
act-buy = Acheter { $claim }, { $direction }
note-colour =
    { $colour ->
        [black] { $left } en réserve, compte double
       *[natural] { $left } en réserve
    }
facts-seat =
    { $direction ->
        [columns] { $lines ->
            [0] Aucune colonne ne compte.
            [one] { $lines } colonne compte.
           *[other] { $lines } colonnes comptent.
        }
       *[rows] { $lines ->
            [0] Aucune ligne ne compte.
            [one] { $lines } ligne compte.
           *[other] { $lines } lignes comptent.
        }
    } { $left }
board-unlaid = non relevé
score-none = ne compte pas
key-sheet = Feuille { $numeral }
key-about = Cuivre, argent et or sur quatre-vingt-une cases
key-mineral = Minerai
key-unclaimed = Deux concessions encore sans titulaire :
key-natural = derrick : sa case compte une fois
key-black = derrick noir : sa case compte deux fois
key-open = case libre
key-closed = fermée : un derrick la touche
key-stack =
    { $maps ->
        [one] encore { $maps } plan dans la pile
       *[other] encore { $maps } plans dans la pile
    }
key-threshold = Une ligne ou une colonne compte à partir de { $threshold } derricks, peu importe qui les a posés.
words-would = Avec { $claim }, ce serait { $points }.
words-so-far = Jusqu’ici { $points } pour { $seat }, ne compte pas encore.
words-group =
    { $colour ->
        [one] Ligne { $row }
        [black] Noir, ligne { $row }
       *[natural] Naturel, ligne { $row }
    }
words-move = { $field }, { $mineral } { $value }
words-fields = Cases
words-cell =
    { $state ->
        [unlaid] pas de plan
        [open] { $mineral } { $value }, libre
        [closed] { $mineral } { $value }, fermée
        [black] { $mineral } { $value }, derrick noir
       *[natural] { $mineral } { $value }, derrick
    }

## Ce qu’un coup apporterait

unit-points = points
would-field-closes = Ferme { $field }.
would-field-closes-many = Ferme { $field }.
would-line-counts =
    { $direction-id ->
        [columns] La colonne { $line }
       *[rows] La ligne { $line }
    } compte { $points-signed } pour { $seat-you ->
        [yes] vous
       *[no] { $seat }
    }.
would-line-grows =
    { $direction-id ->
        [columns] Colonne { $line }
       *[rows] Ligne { $line }
    } : { $derricks } derricks sur { $needed }, { $worth-signed } pour { $seat-you ->
        [yes] vous
       *[no] { $seat }
    } si elle compte.
would-line-worth =
    { $direction-id ->
        [columns] Colonne { $line }
       *[rows] Ligne { $line }
    } : { $derricks } derricks sur { $needed }, { $worth-signed } pour { $claim } si elle compte.
would-line-dead =
    { $direction-id ->
        [columns] La colonne { $line }
       *[rows] La ligne { $line }
    } ne peut plus compter.
would-claim-received =
    { $seat-you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } { $claim } pour { $direction }{ $derricks ->
        [0] .
       *[other] {" "}et le derrick payé.
    }
would-game-ended = La partie se termine : { $reason }.
