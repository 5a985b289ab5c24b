## Words

continent-azul = Azul
continent-rosso = Rosso
continent-veridia = Veridia
card-use = carte verte
card-skip = carte rouge
role-alone = seule amélioration en jeu
role-several = plusieurs améliorations en jeu
role-none = sans amélioration
cut-none = tout
cut-short = ce qu’il restait
cut-disaster = rien, à cause de la catastrophe
result-azul = Azul
result-rosso = Rosso
result-veridia = Veridia
result-broken = globe brisé
result-whole = globe entier
result-incident = point d’exclamation
rank-richest = le plus riche
rank-poorest = le plus pauvre
reason-goal = l’objectif est atteint
reason-rounds = la dernière manche est jouée
incident-alms = Aumônes
incident-hard-working-azul = Ardeur à Azul
incident-rigorous-rosso = Rigueur à Rosso
incident-thrifty-veridia = Économies à Veridia
incident-free-market = Libre marché
incident-blue-rain = Pluie d’or bleue
incident-red-rain = Pluie d’or rouge
incident-green-rain = Pluie d’or verte
incident-drying-vein = Filon tari
incident-progress-azul = Progrès technique à Azul
incident-progress-rosso = Progrès technique à Rosso
incident-progress-veridia = Progrès technique à Veridia
incident-old-days-azul = C’était mieux avant : Azul
incident-old-days-rosso = C’était mieux avant : Rosso
incident-old-days-veridia = C’était mieux avant : Veridia
incident-crash = Krach
incident-equal-rights = Égalité pour tous
incident-barren-land = Terre stérile
incident-poor-mother-earth = Pauvre Terre mère
incident-scarcity = Pénurie
incident-vultures = Vautours
incident-subsidy = Subvention
incident-change-of-managers = Valse des directeurs
incident-whirlwind = Tornade
incident-lost-files = Dossiers égarés

## The game in a line, its presets and options

title = Goldrausch
playing-time = 45 min
pitch = Choisissez un continent, négociez et décidez en secret qui est avide.
about = Choisissez un continent en secret, négociez, utilisez ou non votre amélioration : seule, elle double votre or ; à plusieurs, elle coûte une amende.
edition-four = À quatre
edition-five = À cinq
edition-six = À six
preset-four = Quatre joueurs, dix manches ; le premier à 50 pépites gagne.
preset-five = Cinq joueurs, dix manches ; le premier à 50 pépites gagne.
preset-six = Six joueurs, dix manches ; le premier à 50 pépites gagne. La première carte ressource est posée trois fois.
option-fines = Amendes
choice-fines-withheld = retenues et laissées sur le continent, comme dans l’exemple imprimé
choice-fines-paid = payées à la mine, comme dans le texte imprimé
option-start = Premier joueur
choice-start-drawn = tiré au sort
choice-start-first = première place
choice-start-second = deuxième place
choice-start-third = troisième place
choice-start-fourth = quatrième place
choice-start-fifth = cinquième place
choice-start-sixth = sixième place
option-talk = Discussion
choice-talk-always = à tout moment, même pendant le choix des continents
choice-talk-meeting = à la réunion seulement, comme dans les règles imprimées
option-win = Quand quelqu’un atteint l’objectif
choice-win-at_once = la partie s’arrête aussitôt (notre lecture du texte)
choice-win-end_of_round = la manche est payée jusqu’au bout, puis le plus riche gagne (le texte le permet aussi)
option-absent = Quand quelqu’un n’a posé aucune carte et que le temps est écoulé
choice-absent-red = sa carte rouge est posée, et les cartes événement la traitent comme une autre (notre lecture du texte)
choice-absent-none = il n’utilise pas d’amélioration, quoi que dise une carte événement (le texte pris à la lettre)

## What the player to move is asked

prompt-go = Choisissez un continent.
prompt-lay = Utilisez-vous votre amélioration ?
prompt-seal = Confirmez votre carte.

## Moves

move-go = Aller à { $continent }
move-lay =
    { $card-id ->
        [use] Poser la carte verte : utiliser l’amélioration
       *[skip] Poser la carte rouge : ne pas l’utiliser
    }
move-seal = Confirmer la carte
move-abstain = Ne poser aucune carte
move-start = { $seat } est tiré au sort comme premier joueur
move-reveal = La carte ressource { $resource } est révélée
move-spin =
    { $result-id ->
        [broken] La roue s’arrête sur le globe brisé
        [whole] La roue s’arrête sur le globe entier
        [incident] La roue s’arrête sur le point d’exclamation
       *[azul] La roue s’arrête sur { $result }
    }
move-draw = La carte événement « { $incident } » est tirée
move-lot = Le sort désigne { $seat }

## What happened

event-start-drawn =
    { $seat-you ->
        [yes] Le sort vous désigne comme premier joueur.
       *[no] Le sort désigne { $seat } comme premier joueur.
    }
event-resource-revealed = La carte ressource { $resource } est révélée.
event-grew-back =
    { $amount ->
        [0] Rien ne repousse à { $continent }, qui contient { $lying } sur { $maximum } au plus.
        [one] { $amount } pépite repousse à { $continent }, qui contient maintenant { $lying } sur { $maximum } au plus.
       *[other] { $amount } pépites repoussent à { $continent }, qui contient maintenant { $lying } sur { $maximum } au plus.
    }
event-round-began =
    La manche { $round } commence. { $seat-you ->
        [yes] Vous êtes premier joueur.
       *[no] { $seat } est premier joueur.
    }
event-country-chosen =
    { $seat-you ->
        [yes] Vous avez choisi { $continent }.
       *[no] { $seat } a choisi { $continent }.
    }
event-country-shown =
    { $seat-you ->
        [yes] Vous allez à { $continent }.
       *[no] { $seat } va à { $continent }.
    }
event-card-laid =
    { $seat-you ->
        [yes] Vous avez posé
       *[no] { $seat } a posé
    } { $card-id ->
        [use] la carte verte, face cachée.
       *[skip] la carte rouge, face cachée.
    }
event-card-sealed =
    { $seat-you ->
        [yes] Vous avez confirmé.
       *[no] { $seat } a confirmé.
    }
event-wheel-stopped =
    { $result-id ->
        [broken] La roue s’arrête sur le globe brisé : on n’extrait rien nulle part.
        [whole] La roue s’arrête sur le globe entier : il ne se passe rien.
        [incident] La roue s’arrête sur le point d’exclamation : on tire une carte événement.
       *[azul] La roue s’arrête sur { $result } : on n’y extrait rien.
    }
event-incident-drawn = La carte événement est « { $incident } ».
event-lot-fell =
    { $rank-id ->
        [richest] Parmi les plus riches à égalité, le sort
       *[poorest] Parmi les plus pauvres à égalité, le sort
    } { $seat-you ->
        [yes] vous désigne.
       *[no] désigne { $seat }.
    }
event-gold-swapped =
    Le plus riche et le plus pauvre échangent tout leur or : { $seat-you ->
        [yes] vous possédez
       *[no] { $seat } possède
    } maintenant { $gold }, { $other-you ->
        [yes] vous possédez
       *[no] { $other } possède
    } { $other_gold }.
event-gold-shared =
    { $rest ->
        [0] L’or de tous les joueurs est partagé à parts égales : { $each } chacun.
       *[other] L’or de tous les joueurs est partagé à parts égales : { $each } chacun, { $rest } pour la mine.
    }
event-maximum-fell =
    { $lost ->
        [0] { $continent } contient désormais { $maximum } au plus.
       *[other] { $continent } contient désormais { $maximum } au plus ; l’excédent de { $lost } va à la mine.
    }
event-gold-lost =
    { $amount ->
        [0] { $seat-you ->
            [yes] Vous n’avez rien à perdre.
           *[no] { $seat } n’a rien à perdre.
        }
       *[other] { $seat-you ->
            [yes] Vous perdez { $amount } et possédez { $gold }.
           *[no] { $seat } perd { $amount } et possède { $gold }.
        }
    }
event-gold-received =
    { $seat-you ->
        [yes] Vous recevez { $amount } de la mine et possédez { $gold }.
       *[no] { $seat } reçoit { $amount } de la mine et possède { $gold }.
    }
event-free-of-fines =
    { $seat-you ->
        [yes] Vous ne devez aucune amende cette manche.
       *[no] { $seat } ne doit aucune amende cette manche.
    }
event-card-passed =
    { $seat-you ->
        [yes] La carte que vous aviez posée passe
       *[no] La carte posée par { $seat } passe
    }, face cachée, { $other-you ->
        [yes] devant vous.
       *[no] devant { $other }.
    }
event-figure-moved =
    { $seat-you ->
        [yes] Vous êtes maintenant à { $continent }.
       *[no] { $seat } est maintenant à { $continent }.
    }
event-card-shown =
    { $seat-you ->
        [yes] Vous aviez posé
       *[no] { $seat } avait posé
    } { $card-id ->
        [use] la carte verte.
       *[skip] la carte rouge.
    }
event-card-counts =
    Pour { $seat-you ->
        [yes] vous
       *[no] { $seat }
    }, c’est { $card-id ->
        [use] la carte verte qui compte.
       *[skip] la carte rouge qui compte.
    }
event-profit =
    { $mined ->
        [0] { $seat-you ->
            [yes] Vous n’extrayez rien
           *[no] { $seat } n’extrait rien
        }
       *[other] { $seat-you ->
            [yes] Vous extrayez { $mined }
           *[no] { $seat } extrait { $mined }
        }
    } à { $continent } ({ $role-id ->
        [alone] seule amélioration en jeu :
        [several] plusieurs améliorations en jeu :
       *[none] sans amélioration :
    } { $due ->
        [one] { $due } dû
       *[other] { $due } dus
    }{ $cut-id ->
        [disaster] , mais la catastrophe empêche toute extraction
        [short] { $share ->
            [0] , mais il ne restait rien
           *[other] , mais il ne restait que { $share }
        }
       *[none] {""}
    }{ $held ->
        [0] {""}
        [one] , dont { $held } retenu comme amende
       *[other] , dont { $held } retenus comme amende
    }){ $paid ->
        [0] {""}
       *[other] , { $seat-you ->
            [yes] payez
           *[no] paie
        } à la mine une amende de { $paid }
    } et { $seat-you ->
        [yes] possédez
       *[no] possède
    } { $gold }. { $lying ->
        [0] Il n’y reste rien.
       *[other] Il y reste { $lying }.
    }
event-game-ended = La partie est finie : { $reason }.
event-none-laid =
    { $seat-you ->
        [yes] Vous n’avez posé aucune carte ; la rouge ne fait que le marquer. Aucune carte événement ne vous fait utiliser d’amélioration cette manche.
       *[no] { $seat } n’a posé aucune carte ; la rouge ne fait que le marquer. Aucune carte événement ne lui fait utiliser d’amélioration cette manche.
    }

## Why not

refusal-drawn-by-seed = La roue, les cartes et les tirages au sort dépendent de la graine, pas d’un joueur.
refusal-not-planning = Les continents se choisissent au début d’une manche.
refusal-country-chosen = Vous avez déjà choisi { $continent }. Annulez pour choisir de nouveau.
refusal-not-meeting = Les cartes amélioration se posent et se confirment à la réunion.
refusal-card-lies =
    { $card-id ->
        [use] Votre carte verte est déjà posée. Annulez pour poser l’autre.
       *[skip] Votre carte rouge est déjà posée. Annulez pour poser l’autre.
    }
refusal-no-card-yet = Posez d’abord une carte, puis confirmez-la.
refusal-resource-is-out = La carte ressource { $resource } a déjà servi.
refusal-incident-is-out = La carte événement « { $incident } » n’est pas dans la pioche.
refusal-not-on-wheel =
    { $result-id ->
        [broken] La roue n’a pas de globe brisé.
        [whole] La roue n’a pas de globe entier.
        [incident] La roue n’a pas de point d’exclamation.
       *[azul] La roue n’a pas de case { $result }.
    }
refusal-not-tied =
    { $seat-you ->
        [yes] Le sort ne peut pas vous désigner : vous n’êtes pas à égalité.
       *[no] Le sort ne peut pas désigner { $seat }, qui n’est pas à égalité.
    }
refusal-a-card-is-laid = À cette table, chacun pose une carte ; pour les retardataires, on pose la rouge.
refusal-none-is-laid = Vous n’avez posé aucune carte. Annulez pour en poser une.

## The event cards

incident-text-alms = Les plus pauvres ne doivent aucune amende cette manche ; à égalité, tous en profitent.
incident-text-hard-working-azul = À Azul, personne ne doit d’amende cette manche.
incident-text-rigorous-rosso = À Rosso, personne ne doit d’amende cette manche.
incident-text-thrifty-veridia = À Veridia, personne ne doit d’amende cette manche.
incident-text-free-market = Personne ne doit d’amende cette manche.
incident-text-blue-rain = Le rendement d’Azul est doublé cette manche. Un joueur seul à y utiliser une amélioration reçoit le quadruple.
incident-text-red-rain = Le rendement de Rosso est doublé cette manche. Un joueur seul à y utiliser une amélioration reçoit le quadruple.
incident-text-green-rain = Le rendement de Veridia est doublé cette manche. Un joueur seul à y utiliser une amélioration reçoit le quadruple.
incident-text-drying-vein = Tous les rendements sont réduits de moitié cette manche, arrondis à l’entier inférieur. Un joueur seul à utiliser une amélioration sur un continent reçoit le double de cette moitié.
incident-text-progress-azul = À Azul, tous utilisent une amélioration cette manche, quelle que soit leur carte. À deux ou plus, ils doivent l’amende.
incident-text-progress-rosso = À Rosso, tous utilisent une amélioration cette manche, quelle que soit leur carte. À deux ou plus, ils doivent l’amende.
incident-text-progress-veridia = À Veridia, tous utilisent une amélioration cette manche, quelle que soit leur carte. À deux ou plus, ils doivent l’amende.
incident-text-old-days-azul = À Azul, personne n’utilise d’amélioration cette manche, quelle que soit sa carte : ni doublement, ni amende.
incident-text-old-days-rosso = À Rosso, personne n’utilise d’amélioration cette manche, quelle que soit sa carte : ni doublement, ni amende.
incident-text-old-days-veridia = À Veridia, personne n’utilise d’amélioration cette manche, quelle que soit sa carte : ni doublement, ni amende.
incident-text-crash = Le plus riche et le plus pauvre échangent tout leur or. Le sort départage les égalités.
incident-text-equal-rights = L’or de tous les joueurs est réuni et partagé à parts égales. Le reste va à la mine.
incident-text-barren-land = Chaque maximum baisse de 2 pour le reste de la partie. L’or en trop va à la mine. La carte ne revient pas.
incident-text-poor-mother-earth = Chaque maximum baisse de 3 pour le reste de la partie. L’or en trop va à la mine. La carte ne revient pas.
incident-text-scarcity = Chaque rendement baisse de 2 cette manche, avant tout doublement.
incident-text-vultures = Tous perdent 3 pépites au profit de la mine ; les plus riches en perdent 5, les plus pauvres 1 seulement.
incident-text-subsidy = Chacun reçoit 2 pépites de la mine.
incident-text-change-of-managers = Chaque carte amélioration posée passe d’une place vers la gauche, face cachée. C’est la carte que vous avez alors qui compte pour vous.
incident-text-whirlwind = Chaque carte pays passe de deux places vers la droite et les figurines suivent. Les cartes amélioration restent.
incident-text-lost-files = Les cartes amélioration s’échangent, face cachée, avec le joueur d’en face ; à cinq, elles passent de deux places vers la gauche. Puis chaque carte pays passe d’une place vers la droite et les figurines suivent.

## Words given at the meeting

word-lay =
    { $card-id ->
        [use] Je l’utilise.
       *[skip] Je ne l’utilise pas.
    }
plea-lay =
    { $card-id ->
        [use] { $seat }, utilisez-la, s’il vous plaît.
       *[skip] { $seat }, ne l’utilisez pas, s’il vous plaît.
    }
did-lay =
    { $card-id ->
        [use] l’a utilisée
       *[skip] ne l’a pas utilisée
    }

## The board in the terminal

board-clock =
    Manche { $round } sur { $rounds }. { $card ->
        [none] Aucune carte ressource n’est ouverte.
       *[other] La carte ressource { $card } est ouverte.
    } La mine contient { $mine }.
board-grown = pousse
board-yield = rend
board-alone = seul
board-legend = ■ or sur un continent, sur le maximum qu’il peut contenir. De la carte ressource ouverte : ce qui y repousse, le rendement de chaque joueur, celui d’un joueur seul à utiliser une amélioration.
board-aim =
    { $win ->
        [end_of_round] Dès que quelqu’un possède { $goal } pépites, la manche est payée jusqu’au bout et le plus riche gagne.
       *[at_once] Le premier à posséder { $goal } pépites gagne.
    } Si deux joueurs ou plus utilisent une amélioration sur un continent, chacun d’eux doit une amende de { $fine }, { $fines ->
        [paid] payée à la mine.
       *[withheld] retenue sur ce qu’il extrait.
    }
board-spun = La roue s’est arrêtée en dernier sur : { $result }.
board-incident =
    { $state ->
        [now] La carte événement « { $incident } » est en vigueur.
        [lasting] La carte événement « { $incident } », tirée à la manche { $round }, reste en vigueur jusqu’à la fin de la partie.
       *[spent] La carte événement « { $incident } » était en vigueur à la manche { $round } ; son effet est terminé.
    }
board-used =
    Cartes événement jouées : { $used }. { $deck ->
        [one] Il en reste une dans la pioche.
       *[other] Il en reste { $deck } dans la pioche.
    }
board-gold =
    { $gold ->
        [one] { $gold } pépite
       *[other] { $gold } pépites
    }
board-start = premier joueur
board-where = à { $continent }
board-chosen = a choisi
board-laid = une carte face cachée
board-abstains = aucune carte posée
board-sealed = confirmé
words-continent = { $continent } : { $lying } sur { $maximum } pépites au plus. Le rendement est de { $yields }, ou de { $alone } pour un joueur seul à utiliser une amélioration ; repousse indiquée par la carte : { $respawn }.
words-there = Là : { $seats }.

## The board in the browser

waiting = { $seat } n’a pas encore choisi.
which-card = Carte amélioration
choose-continent = Choisissez un continent
choose-card = Choisissez une carte
ask-go = Tous choisissent en secret ; puis tous les choix sont révélés ensemble.
ask-lay =
    { $lack ->
        [nothing] À { $continent }, le rendement est de { $yields }, mais il n’y a rien à extraire. Si deux joueurs ou plus utilisent une amélioration, chacun doit une amende de { $fine }.
        [all] À { $continent }, le rendement est de { $yields }, mais il n’y en a que { $lying }. Ceux qui utilisent une amélioration sont servis d’abord, l’un après l’autre ; à deux ou plus, chacun doit une amende de { $fine }.
        [alone] À { $continent }, le rendement est de { $yields }. Un joueur seul à y utiliser une amélioration reçoit { $alone }, mais pas plus que les { $lying } qui s’y trouvent. À deux ou plus, chacun reçoit { $yields }, tant qu’il y en a, et doit une amende de { $fine }.
       *[none] À { $continent }, le rendement est de { $yields }. Un joueur seul à y utiliser une amélioration reçoit { $alone }. À deux ou plus, chacun reçoit { $yields }, tant qu’il y en a, et doit une amende de { $fine }.
    }
ask-seal =
    { $card ->
        [use] Votre carte verte est posée face cachée.
        [none] Vous ne posez aucune carte.
       *[skip] Votre carte rouge est posée face cachée.
    } Quand tous auront confirmé, la roue tournera.
act-go = Aller à { $continent }
act-lay =
    { $card ->
        [use] Poser la carte verte face cachée
       *[skip] Poser la carte rouge face cachée
    }
act-lay-on =
    { $card-id ->
        [use] Poser la carte verte et confirmer
       *[skip] Poser la carte rouge et confirmer
    }
act-lay-only = Poser sans confirmer
act-seal = Confirmer la carte
act-abstain = Ne poser aucune carte
label-card =
    { $card ->
        [use] utiliser
       *[skip] ne pas utiliser
    }
stage =
    Manche { $round } sur { $rounds }{ $phase ->
        [planning] , préparation
        [meeting] , réunion
        [over] , terminée
       *[other] {""}
    }
facts-gold = pépites
facts-starts = commence
facts-aim =
    { $win ->
        [end_of_round] dernière manche dès que quelqu’un a { $goal } pépites
       *[at_once] le premier à { $goal } pépites gagne
    }
facts-seat =
    { $state ->
        [planning] choisit un continent
        [chosen] { $known ->
            [yes] { $continent }, face cachée
           *[no] continent choisi
        }
        [choosing] { $continent }, choisit
        [laid] { $continent }, carte posée
        [sealed] { $continent }, carte confirmée
        [there] { $continent }
       *[waiting] pas encore de continent
    }
climate-head = Horloge climatique
climate-round = Manche { $round } sur { $rounds }.
climate-card = Carte ressource
climate-number = nº { $resource }
climate-yields = rendement
climate-grew = repousse
climate-most = maximum
chart-most = sur { $maximum }
chart-yields = rend { $yields }
events-head = Événements
events-deck =
    { $cards ->
        [one] une dans la pioche
       *[other] { $cards } dans la pioche
    }
events-none = Aucune carte événement n’a encore été tirée.
events-round =
    { $state ->
        [now] Tirée à cette manche.
        [lasting] Tirée à la manche { $round }, en vigueur jusqu’à la fin de la partie.
       *[spent] C’était à la manche { $round } ; son effet est terminé.
    }
events-out = Hors jeu : { $cards }.
mine-head = Mine
wheel-still = La roue n’a pas encore tourné.
wheel-turns = La roue tourne…
wheel-stood = À la manche { $round }, la roue s’est arrêtée sur : { $result }.
settle-title = Décompte de la manche { $round }
settle-last = Dernier décompte
settle-step =
    { $kind ->
        [wheel] La roue
        [incident] La carte événement
        [cards] Les cartes amélioration
       *[sum] Récapitulatif
    }
settle-counts =
    { $card ->
        [use] compte comme verte
       *[skip] compte comme rouge
    }
settle-order = Sur chaque continent, ceux qui utilisent une amélioration sont servis d’abord, puis les autres.
settle-why =
    { $role-id ->
        [alone] { $role } : 2 × { $each } = { $due } dus.
       *[other] { $role } : { $due ->
            [one] { $due } dû.
           *[other] { $due } dus.
        }
    }
settle-cut =
    { $cut ->
        [disaster] Catastrophe : rien ne peut être extrait.
       *[short] { $share ->
            [0] Il ne restait rien.
           *[other] Il ne restait que { $share }.
        }
    }
settle-due = rendement
settle-share = part
settle-held = amende retenue
settle-mined = extrait
settle-paid = amende à la mine
settle-lying = reste sur place
settle-gold = possède à présent
score-head = L’or à la fin
score-goal = Le trait marque l’objectif de { $goal } pépites.
key-use = a annoncé : je l’utilise
key-skip = a annoncé : je ne l’utilise pas
key-card = une carte est posée face cachée
key-sealed = carte confirmée
key-start = premier joueur
key-struck = rien ne peut être extrait sur ce continent
key-incident = une carte événement est tirée
key-whole = il ne se passe rien
key-broken = rien ne peut être extrait nulle part
words-round = Manche
words-start = { $seat } est premier joueur.
words-meeting = Manche { $round }
words-continents = Continents
words-company =
    { $gold ->
        [one] { $seat } possède { $gold } pépite : { $state }.
       *[other] { $seat } possède { $gold } pépites : { $state }.
    }
words-card =
    { $card ->
        [use] La carte verte.
        [none] Aucune carte posée.
       *[skip] La carte rouge.
    }
words-said = Annonce : { $word }
words-starts = Premier joueur.
words-rest = Roue, cartes et mine
words-wheel = Ses cases : { $fields }.
words-decks = { $deck } cartes événement et { $resources } cartes ressource sont face cachée.
words-mine = La mine contient { $gold } pépites.

## What a move would bring

unit-gold = pépites
would-lay-pays =
    { $others-id ->
        [nobody] { $there ->
            [1] Personne d’autre n’est à { $continent }
           *[other] Si personne d’autre n’utilise d’amélioration à { $continent }
        }
        [one] Si une seule autre personne utilise une amélioration à { $continent }
       *[more] Si au moins deux autres personnes utilisent une amélioration à { $continent }
    } : { $spread ->
        [0] { $least ->
            [0] rien
            [one] { $least-signed } pépite
           *[other] { $least-signed } pépites
        }
       *[other] de { $least-signed } à { $most-signed } { $most ->
            [one] pépite
           *[other] pépites
        }
    }{ $fine ->
        [0] .
       *[other] , amende de { $fine } déjà déduite.
    }{ $there ->
        [1] {""}
       *[other] {" "}{ $last ->
            [1] Le premier paiement est pour vous.
           *[other] { $shift ->
                [0] Votre rang de paiement : { $last } sur { $there }.
               *[other] Votre rang de paiement : de { $first } à { $last } sur { $there }.
            }
        }
    }
would-go-pays =
    { $others-id ->
        [nobody] Si personne d’autre ne va à { $continent }
        [one] Si une seule autre personne va à { $continent }
       *[more] Si au moins deux autres personnes vont à { $continent }
    } : { $use_spread ->
        [0] { $use_least ->
            [0] rien
           *[other] { $use_least-signed }
        }
       *[other] de { $use_least-signed } à { $use_most-signed }
    } avec amélioration{ $fine ->
        [0] ,
       *[other] {" "}(amende éventuelle de { $fine } déjà déduite),
    } { $skip_spread ->
        [0] { $skip_least ->
            [0] rien
           *[other] { $skip_least-signed }
        }
       *[other] de { $skip_least-signed } à { $skip_most-signed }
    } sans.
would-wins-first = { $seat } pourrait gagner la partie dès cette manche, avant votre paiement.
would-may-win =
    { $seat-you ->
        [yes] Vous pourriez gagner la partie dès cette manche.
       *[no] { $seat } pourrait gagner la partie dès cette manche.
    }
would-may-reach = À { $continent }, vous pourriez atteindre l’objectif de { $goal } pépites.
would-last-round = La manche { $round } est la dernière.
would-gold-there =
    { $continent } : { $lying } sur { $maximum } pépites au plus, { $whole ->
        [0] moins qu’un rendement entier de { $yields }.
        [one] assez pour un rendement entier de { $yields }.
       *[other] assez pour { $whole } rendements entiers de { $yields }.
    }
would-wheel-strikes =
    Sur { $fields } des { $of } cases de la roue, on n’extrait rien à { $continent }{ $fine ->
        [0] .
       *[other]  ; même alors, une amende de { $fine } peut être due.
    }
would-wheel-draws =
    Sur { $fields } des { $of } cases de la roue, on tire { $cards ->
        [one] la dernière carte événement,
       *[other] une carte événement parmi { $cards },
    } qui peut tout changer.
would-none-laid = Aucune carte événement ne peut vous faire utiliser une amélioration cette manche.
