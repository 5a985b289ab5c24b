## Words

metal-zinc = zinc
metal-copper = cuivre
metal-silver = argent
metal-gold = or
note-1000 = 1 000
note-5000 = 5 000
seat-al = Al
crew-red-1 = équipe 1 de Rouge
crew-red-2 = équipe 2 de Rouge
crew-red-3 = équipe 3 de Rouge
crew-red-4 = équipe 4 de Rouge
crew-blue-1 = équipe 1 de Bleu
crew-blue-2 = équipe 2 de Bleu
crew-blue-3 = équipe 3 de Bleu
crew-blue-4 = équipe 4 de Bleu
crew-yellow-1 = équipe 1 de Jaune
crew-yellow-2 = équipe 2 de Jaune
crew-yellow-3 = équipe 3 de Jaune
crew-yellow-4 = équipe 4 de Jaune
crew-green-1 = équipe 1 de Vert
crew-green-2 = équipe 2 de Vert
crew-green-3 = équipe 3 de Vert
crew-green-4 = équipe 4 de Vert
crew-al-1 = équipe 1 d’Al
crew-al-2 = équipe 2 d’Al
crew-al-3 = équipe 3 d’Al
crew-al-4 = équipe 4 d’Al
crew-of-seat = équipe { $number } de { $seat }
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
place-centre = centre
place-entrance-0 = entrée I
place-entrance-1 = entrée II
place-entrance-2 = entrée III
place-entrance-3 = entrée IV
slot-i-1 = emplacement 1 du plateau I (corruption)
slot-i-2 = emplacement 2 du plateau I (corruption)
slot-i-3 = emplacement 3 du plateau I (sous-traitance)
slot-i-4 = emplacement 4 du plateau I (sous-traitance)
slot-ii-1 = emplacement 1 du plateau II (bourse)
slot-ii-2 = emplacement 2 du plateau II (bourse)
slot-ii-3 = emplacement 3 du plateau II (bourse)
slot-iii-1 = emplacement 1 du plateau III (atelier)
slot-iii-2 = emplacement 2 du plateau III (atelier)
slot-iii-3 = emplacement 3 du plateau III (atelier)
board-drilling = plateau I
board-market = plateau II
board-workshop = plateau III
ring-a = A
ring-b = B
ring-c = C
ring-d = D
order-low = puissance la plus faible d’abord
order-high = puissance la plus forte d’abord
achievement-zinc-copper = Zinc et cuivre
achievement-cards = Cartes Extraction
achievement-silver = Argent
achievement-trained-crews = Équipes aguerries
achievement-gold = Or
achievement-deep-crews = Équipes en profondeur
achievement-each-metal = Toutes les ressources
achievement-strong-crews = Équipes d’élite
achievement-centre = Centre de la Terre
priority-shaft = propriétaire du puits
priority-power = plus grande puissance
priority-active = joueur actif, à cause d’une égalité
reason-centre = plus de la moitié des joueurs ont une équipe au centre
reason-achievements = un joueur a six réalisations, dont les trois plus difficiles
reason-turn-limit = le dernier tour permis est joué

## The game in a line, its presets and options

title = Rockwell
playing-time = 90 min
pitch = Forez jusqu’au centre de la Terre et partagez ce que vous trouvez.
about = Envoyez vos équipes à travers quatre niveaux de roche, forez avec vos rivaux ou contre eux, et changez vos ressources en prestige.
edition-two = À deux
edition-three = À trois
edition-four = À quatre
preset-two = Deux joueurs, et les équipes d’Al, que personne ne joue. Dès que tous deux ont une équipe au centre, ou qu’un joueur a six réalisations dont les trois plus difficiles, celui qui a le plus de prestige gagne.
preset-three = Trois joueurs. Dès que deux ont une équipe au centre, ou qu’un joueur a six réalisations dont les trois plus difficiles, celui qui a le plus de prestige gagne.
preset-four = Quatre joueurs. Dès que trois ont une équipe au centre, ou qu’un joueur a six réalisations dont les trois plus difficiles, celui qui a le plus de prestige gagne.
option-holdings = Cubes, dollars et assurances
choice-holdings-screens = cachés derrière des paravents
choice-holdings-open = visibles de tous
option-achievement_tie = Si plusieurs joueurs accomplissent une réalisation au même moment
choice-achievement_tie-direction = l’ordre de direction décide qui prend la meilleure tuile
choice-achievement_tie-active = le joueur actif passe d’abord, puis l’ordre de direction
option-turn_limit = La partie s’achève au plus tard
choice-turn_limit-200 = après 200 tours
choice-turn_limit-100 = après 100 tours
choice-turn_limit-50 = après 50 tours
choice-turn_limit-20 = après 20 tours
choice-turn_limit-12 = après 12 tours
choice-turn_limit-8 = après 8 tours
option-bonus = Le bonus des joueurs qui n’ont rien d’une ressource, ou pas de dollars
choice-bonus-ranked = suit le rang, comme pour tous : le texte ne fixe aucun minimum
choice-bonus-owned = est nul : une majorité de rien n’en est pas une
option-crossed_tiles = Avec la mobilité 3, un déplacement de deux pas fore
choice-crossed_tiles-end = seulement là où il s’achève : les deux pas comptent pour un déplacement
choice-crossed_tiles-each_step = à chaque pas : « deux mouvements » est pris à la lettre
option-double_move = Avec la mobilité 3, les deux mouvements sont
choice-double_move-steps = des pas : le saut du premier palier n’est qu’une autre arrivée d’un mouvement simple
choice-double_move-jumps = des pas ou des sauts : les paliers s’additionnent simplement
option-protection = La protection se retranche
choice-protection-first = de votre puissance, avant que la perte soit limitée à vos cubes : elle réduit le danger lui-même
choice-protection-last = de votre perte, une fois limitée à vos cubes : elle agit comme une assurance
option-danger = Le danger menace
choice-danger-all = la part et l’excédent, d’après « les cubes nouvellement obtenus »
choice-danger-share = la part seule, d’après « leur part du butin »
option-al_tie = Où va l’équipe d’Al, si plusieurs équipes sont à égalité
choice-al_tie-nearest = sur la tuile à laquelle il manque le moins de puissance, comme toute équipe d’Al
choice-al_tie-free = où le veut le joueur qui l’a choisie, comme le dit le texte français

## What the player to move is asked

prompt-tender = Que misez-vous pour placer en premier ?
prompt-post = Placez un vice-président.
prompt-insure = Échangez-vous des cubes contre des assurances ?
prompt-drill = Déplacez une équipe ou passez.
prompt-step = Faites un second pas ou arrêtez-vous.
prompt-help = Utilisez-vous votre avantage ?
prompt-choose = Votre équipe suffit pour les deux tuiles. Laquelle est forée ?
prompt-save = Combien d’assurances défaussez-vous contre le danger ?
prompt-lead = Déplacez une équipe d’Al.
prompt-deal = Achetez ou vendez une ressource.
prompt-close = Complétez la transaction ou confirmez-la.
prompt-work = Jouez une action à l’atelier.
prompt-train = Améliorez une équipe d’Al.

## Moves

move-offer =
    Miser un cube { $metal-id ->
        [silver] d’{ $metal }
        [gold] d’{ $metal }
       *[zinc] de { $metal }
    }
move-cash = Miser { $note } $
move-insure =
    Échanger un cube { $metal-id ->
        [silver] d’{ $metal }
        [gold] d’{ $metal }
       *[zinc] de { $metal }
    } contre une assurance
move-seal = Confirmer
move-post = Placer un vice-président sur l’{ $slot }
move-go =
    Déplacer l’équipe { $crew } { $place-id ->
        [centre] au { $place }
       *[a0] vers { $place }
    }
move-carry = Déplacer l’équipe { $crew } vers { $place } avec un sous-traitant de puissance { $power }
move-stay = Agir avec l’équipe { $crew } sans la déplacer
move-pass = Passer
move-bribe = Corrompre l’{ $crew } et l’attirer sur { $tile }
move-hire = Embaucher un sous-traitant de puissance { $power }
move-waive = N’utiliser aucun avantage
move-drill = Forer { $tile }
move-save = Défausser des assurances : { $number }
move-buy =
    Acheter { $metal-id ->
        [silver] de l’{ $metal }
        [gold] de l’{ $metal }
       *[zinc] du { $metal }
    } : { $lot }
move-sell =
    Vendre { $metal-id ->
        [silver] de l’{ $metal }
        [gold] de l’{ $metal }
       *[zinc] du { $metal }
    } : { $lot }
move-raise = Améliorer l’équipe { $crew } d’un cran
move-protect = Améliorer la protection
move-mobilise = Améliorer la mobilité
move-sink = Construire un puits sur { $tile }
move-shift = Déplacer le puits { $shaft } vers { $tile }
move-deliver = Livrer pour la tuile du dessus de la pile { $stack }
move-leave = Renoncer aux actions restantes
move-lead = Déplacer l’équipe { $crew } d’Al vers { $tile }
move-train = Améliorer l’équipe { $crew } d’Al d’un cran
move-lay =
    { $order-id ->
        [low] Le niveau commence par sa puissance la plus faible
       *[high] Le niveau commence par sa puissance la plus forte
    }
move-direct = Le sort désigne { $seat } pour la place suivante de l’ordre de direction
move-control = Le sort désigne { $seat } pour la place suivante de l’ordre de contrôle
move-turn = La tuile montre le verso { $back }
move-extract = La carte Extraction { $card } est tirée

## What happened

# Cubes by metal, leaving out those there are none of. Other sentences refer to these two.
cubes =
    { $zinc ->
        [0] { $copper ->
            [0] { $silver ->
                [0] { $gold ->
                    [0] rien
                   *[other] { $gold } or
                }
               *[other] { $silver } argent{ $gold ->
                    [0] {""}
                   *[other] , { $gold } or
                }
            }
           *[other] { $copper } cuivre{ $silver ->
                [0] {""}
               *[other] , { $silver } argent
            }{ $gold ->
                [0] {""}
               *[other] , { $gold } or
            }
        }
       *[other] { $zinc } zinc{ $copper ->
            [0] {""}
           *[other] , { $copper } cuivre
        }{ $silver ->
            [0] {""}
           *[other] , { $silver } argent
        }{ $gold ->
            [0] {""}
           *[other] , { $gold } or
        }
    }
cubes-more =
    { $zinc ->
        [0] {""}
       *[other] , { $zinc } zinc
    }{ $copper ->
        [0] {""}
       *[other] , { $copper } cuivre
    }{ $silver ->
        [0] {""}
       *[other] , { $silver } argent
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } or
    }
# An offer that has cubes in it.
offer-parts =
    {" "}en tout : { $money ->
        [0] { cubes }.
       *[other] { $money } $ en billets{ cubes-more }.
    }
event-ring-laid = Le niveau { $ring } est en place. La tuile { $ring }0 demande une puissance de { $power } ; à partir de là, les deux puissances du niveau alternent.
event-ring-laid-many = Les niveaux { $ring } sont en place. Dans le secteur 0, ils demandent une puissance de { $power } ; à partir de là, les deux puissances de chacun alternent.
event-order-drawn =
    Ordre de direction, place { $place } : le sort { $seat-you ->
        [yes] vous désigne.
       *[no] désigne { $seat }.
    }
event-control-drawn =
    Ordre de contrôle, place { $place } : le sort { $seat-you ->
        [yes] vous désigne.
       *[no] désigne { $seat }.
    }
event-turn-began = Le tour { $turn } commence.
event-tray-filled =
    { $seat-you ->
        [yes] Vous avez mis de côté :
       *[no] { $seat } a mis de côté :
    } { $money ->
        [0] { cubes }.
       *[other] { $money } ${ cubes-more }.
    }
event-tray-filled-many =
    { $seat-you ->
        [yes] Vous avez fait votre sélection.
       *[no] { $seat } a fait sa sélection.
    }
event-tray-sealed =
    { $seat-you ->
        [yes] Vous avez confirmé.
       *[no] { $seat } a confirmé.
    }
event-offer-shown =
    { $value ->
        [0] { $seat-you ->
            [yes] Vous n’avez rien misé.
           *[no] { $seat } n’a rien misé.
        }
       *[other] { $seat-you ->
            [yes] Vous avez misé
           *[no] { $seat } a misé
        } { $value } ${ $zinc ->
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
    Ordre de direction, place { $place } : { $seat-you ->
        [yes] vous.
       *[no] { $seat }.
    }
event-posted =
    { $seat-you ->
        [yes] Vous avez placé
       *[no] { $seat } a placé
    } un vice-président sur l’{ $slot }.
event-stayed-home =
    Il ne reste aucun emplacement pour { $seat-you ->
        [yes] l’un de vos vice-présidents ;
       *[no] un vice-président de { $seat } ;
    } il reste au siège pour le tour.
event-insured =
    { $seat-you ->
        [yes] Vous avez échangé contre des assurances :
       *[no] { $seat } a échangé contre des assurances :
    } { cubes }. { $insurance ->
        [0] Aucune assurance en réserve.
        [one] Une assurance en réserve.
       *[other] { $insurance } assurances en réserve.
    }
event-insurance-shown =
    { $seat-you ->
        [yes] Vous avez échangé contre des assurances :
       *[no] { $seat } a échangé contre des assurances :
    } { cubes }. { $insurance ->
        [0] Aucune assurance en réserve.
        [one] Une assurance en réserve.
       *[other] { $insurance } assurances en réserve.
    }
event-control-sorted =
    Ordre de contrôle, place { $place } : { $seat-you ->
        [yes] vous.
       *[no] { $seat }.
    }
event-round-began = La ronde de forage { $round } commence.
event-crew-moved =
    { $owner-you ->
        [yes] Votre équipe de puissance { $power }
       *[no] Une équipe { $owner-id ->
            [al] d’{ $owner }
           *[red] de { $owner }
        }, de puissance { $power },
    } est allée { $from-id ->
        [entrance-0] de l’{ $from }
        [entrance-1] de l’{ $from }
        [entrance-2] de l’{ $from }
        [entrance-3] de l’{ $from }
       *[a0] de { $from }
    } { $to-id ->
        [centre] au centre de la Terre.
       *[a0] à { $to }.
    }
event-die-left =
    { $owner-you ->
        [yes] Votre équipe
       *[no] Une équipe { $owner-id ->
            [al] d’{ $owner }
           *[red] de { $owner }
        }
    } a abandonné son sous-traitant de puissance { $power } ; le dé est de retour sur le plateau I.
event-die-carried =
    { $owner-you ->
        [yes] Vous avez payé
       *[no] { $owner } a payé
    } { $price } $ pour emmener un sous-traitant de puissance { $power }.
event-crew-stayed =
    { $owner-you ->
        [yes] Vous avez agi
       *[no] { $owner } a agi
    } sans bouger avec une équipe { $place-id ->
        [centre] au centre.
        [entrance-0] à l’{ $place }.
        [entrance-1] à l’{ $place }.
        [entrance-2] à l’{ $place }.
        [entrance-3] à l’{ $place }.
       *[a0] sur { $place }.
    }
event-crew-stopped =
    { $owner-you ->
        [yes] Vous avez renoncé
       *[no] { $owner } a renoncé
    } au second pas ; l’équipe reste sur { $place }.
event-passed =
    { $seat-you ->
        [yes] Vous avez passé.
       *[no] { $seat } a passé.
    }
event-bribed =
    { $seat-you ->
        [yes] Vous avez corrompu
       *[no] { $seat } a corrompu
    } { $owner-you ->
        [yes] votre équipe
       *[no] une équipe { $owner-id ->
            [al] d’{ $owner }
           *[red] de { $owner }
        }
    }, qui passe de { $from } à { $tile }{ $price ->
        [0] .
       *[other] {" "}; son sous-traitant a coûté { $price } $.
    }
event-hired =
    { $owner-you ->
        [yes] Vous avez embauché
       *[no] { $owner } a embauché
    } pour { $price } $ un sous-traitant de puissance { $power } qui rejoint l’équipe sur { $place }.
event-waived =
    { $seat-you ->
        [yes] Vous n’avez utilisé
       *[no] { $seat } n’a utilisé
    } aucun avantage.
event-tile-drilled =
    { $owner-you ->
        [yes] Vous avez foré
       *[no] { $owner } a foré
    } { $tile } (puissance nécessaire : { $power }, sur place : { $force }).
event-tile-turned = { $tile } est retournée. Rendement d’un puits, par tour : { cubes }.
event-card-drawn =
    Carte pour { $tile } : { cubes }{ $danger-id ->
        [danger] , et un danger.
       *[none] .
    }
event-share-set =
    { $owner-you ->
        [yes] Votre part :
       *[no] { $owner-id ->
            [al] Part d’{ $owner } :
           *[red] Part de { $owner } :
        }
    } { cubes }.
event-surplus-set =
    L’excédent ({ cubes }) { $owner-you ->
        [yes] vous revient
       *[no] revient à { $owner }
    }{ $priority-id ->
        [shaft] {" "}grâce au puits sur la tuile.
        [power] {" "}grâce à la plus grande puissance sur la tuile.
       *[active] , au titre de joueur actif, car plusieurs ont la plus grande puissance.
    }
event-danger-felt =
    { $seat-you ->
        [yes] Danger pour vous,
       *[no] Danger pour { $seat },
    } avec une puissance de { $force } : { $loss ->
        [0] aucun cube n’est perdu.
        [one] un cube est menacé.
       *[other] { $loss } cubes sont menacés.
    }
event-insurance-used =
    { $insurance ->
        [0] { $seat-you ->
            [yes] Vous n’avez défaussé aucune assurance.
           *[no] { $seat } n’a défaussé aucune assurance.
        }
        [one] { $seat-you ->
            [yes] Vous avez défaussé une assurance.
           *[no] { $seat } a défaussé une assurance.
        }
       *[other] { $seat-you ->
            [yes] Vous avez défaussé { $insurance } assurances.
           *[no] { $seat } a défaussé { $insurance } assurances.
        }
    }
event-cubes-lost =
    { $seat-you ->
        [yes] Votre perte
       *[no] Perte de { $seat }
    } à cause du danger : { cubes }.
event-cubes-gained =
    { $seat-you ->
        [yes] Votre butin :
       *[no] Butin de { $seat } :
    } { cubes }.
event-card-kept =
    { $owner-id ->
        [al] La carte est mise de côté.
       *[red] { $owner-you ->
            [yes] Vous avez gardé la carte ;
           *[no] { $owner } a gardé la carte ;
        } { $cards ->
            [one] cela fait une carte Extraction.
           *[other] cela fait { $cards } cartes Extraction.
        }
    }
event-achieved =
    { $seat-you ->
        [yes] Vous avez accompli
       *[no] { $seat } a accompli
    } la réalisation « { $achievement } », pour { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    } de prestige.
event-shaft-yielded =
    { $seat-you ->
        [yes] Rendement de votre puits
       *[no] Rendement du puits de { $seat }
    } sur { $tile } : { cubes }.
event-deal-grown =
    { $seat-you ->
        [yes] Vous allez
       *[no] { $seat } va
    } { $side-id ->
        [buy] acheter
       *[sell] vendre
    } { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } { $metal-id ->
        [silver] d’{ $metal }.
        [gold] d’{ $metal }.
       *[zinc] de { $metal }.
    }
event-deal-grown-many =
    { $seat-you ->
        [yes] Vous allez
       *[no] { $seat } va
    } { $side-id ->
        [buy] acheter
       *[sell] vendre
    } { $metal-id ->
        [silver] de l’{ $metal }.
        [gold] de l’{ $metal }.
       *[zinc] du { $metal }.
    }
event-bought =
    { $seat-you ->
        [yes] Vous avez acheté
       *[no] { $seat } a acheté
    } { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } { $metal-id ->
        [silver] d’{ $metal }
        [gold] d’{ $metal }
       *[zinc] de { $metal }
    } pour { $price } $.
event-sold =
    { $seat-you ->
        [yes] Vous avez vendu
       *[no] { $seat } a vendu
    } { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } { $metal-id ->
        [silver] d’{ $metal }
        [gold] d’{ $metal }
       *[zinc] de { $metal }
    } pour { $price } $.
event-left =
    { $actions ->
        [0] { $seat-you ->
            [yes] Votre vice-président
           *[no] Le vice-président de { $seat }
        } sur l’{ $slot } a terminé et rentre au siège.
        [one] { $seat-you ->
            [yes] Vous avez renoncé
           *[no] { $seat } a renoncé
        } à la dernière action de l’{ $slot }.
       *[other] { $seat-you ->
            [yes] Vous avez renoncé
           *[no] { $seat } a renoncé
        } aux { $actions } dernières actions de l’{ $slot }.
    }
event-crew-raised =
    { $owner-you ->
        [yes] Vous avez porté
       *[no] { $owner } a porté
    } une équipe à la puissance { $power } pour { $price } $.
event-protected =
    { $seat-you ->
        [yes] Vous avez porté votre protection
       *[no] { $seat } a porté sa protection
    } au palier { $level } pour { $price } $.
event-mobilised =
    { $seat-you ->
        [yes] Vous avez porté votre mobilité
       *[no] { $seat } a porté sa mobilité
    } au palier { $level } pour { $price } $ : { $level ->
        [1] les équipes peuvent maintenant sauter sur la deuxième tuile d’un niveau.
        [2] les équipes peuvent maintenant se tenir à cheval sur deux tuiles d’un niveau.
       *[3] les équipes peuvent maintenant faire deux pas.
    }
event-shaft-sunk =
    { $seat-you ->
        [yes] Vous avez construit
       *[no] { $seat } a construit
    } un puits sur { $tile } pour { $price } $.
event-shaft-shifted =
    { $seat-you ->
        [yes] Vous avez déplacé
       *[no] { $seat } a déplacé
    } un puits de { $from } à { $tile } pour { $price } $.
event-delivered =
    { $seat-you ->
        [yes] Vous avez livré
       *[no] { $seat } a livré
    } { cubes } pour { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    } de prestige.
event-al-moved =
    Une équipe d’Al, de puissance { $power }, est allée { $from-id ->
        [entrance-0] de l’{ $from }
        [entrance-1] de l’{ $from }
        [entrance-2] de l’{ $from }
        [entrance-3] de l’{ $from }
       *[a0] de { $from }
    } à { $to }.
event-al-raised =
    { $seat-you ->
        [yes] Vous avez porté
       *[no] { $seat } a porté
    } une équipe d’Al à la puissance { $power }.
event-turn-ended = Le tour { $turn } est fini.
event-stock-shown =
    { $seat-you ->
        [yes] Votre stock à la fin :
       *[no] Stock de { $seat } à la fin :
    } { cubes } ; { $money } $ ; { $insurance ->
        [0] aucune assurance.
        [one] une assurance.
       *[other] { $insurance } assurances.
    }
event-game-ended = La partie est finie : { $reason }.

## Why not

refusal-drawn-by-seed = Le terrain, les deux ordres, le verso des tuiles et les cartes dépendent de la graine, pas d’un joueur.
refusal-not-now = Pas maintenant. Cela a lieu à un autre moment du tour.
refusal-no-more-cubes =
    Vous n’avez pas autant de cubes { $metal-id ->
        [silver] d’{ $metal }.
        [gold] d’{ $metal }.
       *[zinc] de { $metal }.
    }
refusal-no-more-money = Pas autant. Il vous reste { $money } $.
refusal-no-such-slot = Pas sur l’{ $slot }. Il n’existe pas à deux ou trois joueurs.
refusal-slot-taken =
    Pas sur l’{ $slot }. { $seat-you ->
        [yes] Vous y avez déjà un vice-président.
       *[no] { $seat } y a un vice-président.
    }
refusal-board-twice = Pas deux fois sur le { $board }. Votre autre vice-président y est déjà.
refusal-crew-finished = Cette équipe ne peut plus rien faire. Elle a atteint le centre et quitté le terrain.
refusal-stands-there =
    Cette équipe est déjà { $place-id ->
        [centre] au centre.
        [entrance-0] à l’{ $place }.
        [entrance-1] à l’{ $place }.
        [entrance-2] à l’{ $place }.
        [entrance-3] à l’{ $place }.
       *[a0] sur { $place }.
    } Pour tout laisser en l’état, passez.
refusal-out-of-reach =
    { $place-id ->
        [centre] Pas au centre.
       *[a0] Pas vers { $place }.
    } En partant { $from-id ->
        [entrance-0] de l’{ $from }
        [entrance-1] de l’{ $from }
        [entrance-2] de l’{ $from }
        [entrance-3] de l’{ $from }
       *[a0] de { $from }
    }, une équipe { $level ->
        [0] ne va que sur une tuile voisine, et du niveau D au centre.
        [1] va sur une tuile voisine ou, au premier palier de mobilité, saute sur la deuxième de son niveau.
        [2] fait un pas, aussi pour se mettre à cheval sur deux tuiles d’un niveau ou en descendre, ou saute sur la deuxième tuile de son niveau.
        [4] fait un pas, aussi pour se mettre à cheval sur deux tuiles ou en descendre, ou saute sur la deuxième tuile de son niveau ; après un pas, elle peut en faire un second.
        [8] fait un pas, aussi pour se mettre à cheval sur deux tuiles ou en descendre, ou saute sur la deuxième tuile de son niveau ; elle peut ensuite faire encore l’un ou l’autre.
        [5] a encore un pas à faire, aussi pour se mettre à cheval sur deux tuiles ou en descendre.
        [6] a encore un pas à faire, aussi pour se mettre à cheval sur deux tuiles ou en descendre, ou un saut sur la deuxième tuile de son niveau.
        [7] se déplace au plus deux fois, d’un pas, aussi pour se mettre à cheval sur deux tuiles ou en descendre, ou d’un saut sur la deuxième tuile de son niveau.
       *[3] fait au plus deux pas, aussi pour se mettre à cheval sur deux tuiles ou en descendre, ou saute sur la deuxième tuile de son niveau.
    }
refusal-border-taken =
    Pas vers { $place }. { $owner-you ->
        [yes] L’une de vos équipes
       *[no] Une équipe { $owner-id ->
            [al] d’{ $owner }
           *[red] de { $owner }
        }
    } est déjà à cheval sur ce bord, et il n’y a de place que pour une.
refusal-no-die = Cette équipe n’a pas de sous-traitant à emmener.
refusal-die-too-strong = Pas de sous-traitant de puissance { $power }. À ce niveau, il a au plus { $most }.
refusal-cannot-pay = Vous ne pouvez pas payer. Cela coûte { $price } $, et vous avez { $money } $.
refusal-no-advantage = Vous ne pouvez utiliser aucun avantage ici. Il vous faut un vice-président sur le plateau I, et quelque chose qu’il puisse faire avec cette équipe.
refusal-not-on-terrain = Pas avec cette équipe. Pour un avantage, l’équipe active doit se tenir sur le terrain.
refusal-no-bribes-left = Plus de corruption. Toutes les tuiles Corruption sont prises jusqu’à la fin du tour.
refusal-own-crew = C’est votre propre équipe. Vous ne pouvez corrompre que celles des autres.
refusal-no-such-crew = Cette équipe n’existe pas dans cette partie.
refusal-not-beside =
    Pas cette équipe. Elle se trouve { $place-id ->
        [centre] au centre,
        [entrance-0] à l’{ $place },
        [entrance-1] à l’{ $place },
        [entrance-2] à l’{ $place },
        [entrance-3] à l’{ $place },
       *[a0] sur { $place },
    } qui ne touche pas { $tile }.
refusal-not-active-tile =
    Pas sur { $tile }. Une équipe corrompue rejoint votre équipe active, qui se trouve { $place-id ->
        [centre] au centre.
        [entrance-0] à l’{ $place }.
        [entrance-1] à l’{ $place }.
        [entrance-2] à l’{ $place }.
        [entrance-3] à l’{ $place }.
       *[a0] sur { $place }.
    }
refusal-tile-turned = Pas sur { $tile }. Cette tuile est déjà forée ; une équipe corrompue ne va que sur une tuile qui ne l’est pas.
refusal-no-dice-left = Plus d’embauche. Il ne reste aucun dé sur le plateau I.
refusal-has-die = Pas d’autre embauche. Cette équipe a déjà un sous-traitant, et n’en a jamais deux.
refusal-not-struck = Pas { $tile }. Ce n’est pas l’une des deux tuiles que chevauche votre équipe.
refusal-more-than-loss =
    { $loss ->
        [one] Pas autant d’assurances. Un seul cube est menacé.
       *[other] Pas autant d’assurances. Seuls { $loss } cubes sont menacés.
    }
refusal-no-insurance =
    { $insurance ->
        [0] Vous n’avez aucune assurance à défausser.
        [one] Pas autant d’assurances. Vous n’en avez qu’une.
       *[other] Pas autant d’assurances. Vous n’en avez que { $insurance }.
    }
refusal-dealt-already =
    { $metal-id ->
        [silver] Plus d’{ $metal }.
        [gold] Plus d’{ $metal }.
       *[zinc] Plus de { $metal }.
    } Vous en avez déjà négocié dans cette phase.
refusal-other-deal =
    Pas dans cette transaction. Elle porte sur { $metal-id ->
        [silver] l’{ $metal } ;
        [gold] l’{ $metal } ;
       *[zinc] le { $metal } ;
    } on achète ou on vend une seule ressource à la fois.
refusal-empty-deal = Il n’y a pas de transaction à confirmer. Il y faut au moins un cube.
refusal-deal-first =
    Pas encore. Confirmez d’abord votre transaction sur { $metal-id ->
        [silver] l’{ $metal }.
        [gold] l’{ $metal }.
       *[zinc] le { $metal }.
    }
refusal-strongest-already = Cette équipe ne peut pas être améliorée. Elle a déjà la plus grande puissance.
refusal-all-steps = Ce n’est pas possible. Vous avez déjà atteint les trois paliers.
refusal-has-shaft =
    Pas sur { $tile }. { $seat-you ->
        [yes] Vous y avez un puits,
       *[no] { $seat } y a un puits,
    } et une tuile n’en porte qu’un.
refusal-shaft-not-there =
    { $step ->
        [1] Pas de puits sur { $tile }. Le premier palier permet une tuile non forée que vous occupez seul, ou qui touche l’une de vos équipes et ne porte aucune équipe des autres.
       *[2] Pas de puits sur { $tile }. Le deuxième palier permet une tuile que vous occupez ou qui touche l’une de vos équipes ; si elle n’est pas forée, elle ne doit porter aucune équipe des autres.
    }
refusal-no-shaft = Vous n’avez pas de puits { $shaft } en jeu.
refusal-no-delivery = La pile { $stack } n’offre rien. Il n’y reste aucune tuile.
refusal-no-al = Al n’a pas d’équipes dans cette partie. Elles ne jouent qu’à deux joueurs.
refusal-al-other-crew = Pas cette équipe d’Al. D’abord viennent celles qui sont encore à une entrée ou sur une tuile forée, puis la plus puissante, puis la plus éloignée du centre.
refusal-al-other-tile = Pas vers { $tile }. L’équipe d’Al va sur la tuile voisine non forée à laquelle il manque le moins de puissance.
refusal-drawn-already = Cela a déjà été tiré.
refusal-other-crew-steps = L’équipe { $crew } a fait le premier de ses deux pas. Elle doit faire le second ou s’arrêter.
refusal-al-not-beside = Pas vers { $tile }. L’équipe d’Al va sur une tuile voisine.

## Board

ask-help-none = Votre avantage ne sert à rien maintenant.
ask-help-means = La question vous est posée quand même, pour que personne n’apprenne pourquoi.
board-end = Joueurs au centre : { $arrived } ; la partie finit avec { $majority }
board-tab =
    { $tab ->
        [boards] Plateaux
       *[ground] Terrain
    }
board-zoom-in = Agrandir
board-zoom-out = Réduire
map-centre = Centre

line-crew =
    { $you ->
        [yes] votre équipe de puissance { $power }
       *[no] une équipe { $seat ->
            [Al] d’{ $seat }
           *[Rouge] de { $seat }
        }, de puissance { $power }
    }{ $die ->
        [0] {""}
       *[other] {" "}avec un sous-traitant de puissance { $die }
    }
line-crews =
    { $astride ->
        [yes] À cheval : { $crews }.
       *[no] Sur place : { $crews }.
    }
line-tile =
    { $tile } : puissance { $power }, { $force ->
        [0] rien encore sur place.
       *[other] { $force } sur place, il manque { $lacks }.
    }
line-turned = { $tile } : forée. Un puits y rapporte { $cubes } à chaque tour.
line-unlaid = { $tile } : pas encore posée.
line-shaft =
    { $you ->
        [yes] Votre puits
       *[no] Un puits de { $seat }
    }{ $active ->
        [yes] , actif.
       *[no] , inactif jusqu’au forage de la tuile.
    }
line-open = Au choix.
line-crew-open = Une équipe peut y être choisie.
line-drills = Y aller suffit pour la forer.
line-place =
    { $kind ->
        [centre] Le centre de la Terre : { $count ->
            [0] personne ne l’a atteint.
            [one] une équipe est arrivée.
           *[other] { $count } équipes sont arrivées.
        }
        [border] Le bord { $place }.
       *[entrance] { $place }{ $count ->
            [0] {" "}: vide.
           *[other] .
        }
    }

ask-tender = Celui qui mise le plus place ses vice-présidents en premier. Toutes les mises sont perdues, même les moins fortes.
ask-tender-count = Vous avez { $money } $ et êtes maintenant numéro { $place } sur { $of }.
ask-insure = Un cube devient une assurance. Chacune sauve un cube du danger ; à la fin, elle ne vaut rien.
ask-insure-count =
    { $insurance ->
        [0] Vous n’en avez pas encore.
       *[other] Vous en avez { $insurance }.
    }
ask-save =
    { $loss ->
        [one] Sur { $tile }, le cube le plus précieux de votre butin est en danger. Une assurance le sauve.
       *[other] Sur { $tile }, les { $loss } cubes les plus précieux de votre butin sont en danger. Avec chaque assurance, vous en perdez un de moins.
    }
ask-save-count =
    { $insurance ->
        [0] Vous n’en avez pas.
       *[other] Vous en avez { $insurance }.
    }
ask-choose = Votre équipe va sur la tuile qui est forée. Il manque alors de nouveau sa puissance à l’autre.
ask-deal = Une transaction achète ou vend une seule ressource. Chaque ressource une seule fois par phase.
ask-deal-count =
    { $left ->
        [one] Il vous reste une transaction.
       *[other] Il vous reste { $left } transactions.
    }
ask-close = La transaction est faite quand vous la confirmez.
ask-close-count =
    { $left ->
        [one] C’est votre dernière.
       *[other] Avec elle, il vous reste { $left } transactions.
    }
ask-post = Le plateau I donne des avantages au forage, le II des transactions, le III des actions. Vos deux vice-présidents ne peuvent jamais être sur le même plateau.
ask-post-count =
    { $home ->
        [one] Il vous en reste un à placer.
       *[other] Il vous en reste { $home } à placer.
    }
ask-post-slot = Placer un vice-président sur l’{ $slot } ?
ask-post-gives =
    { $gives ->
        [corruption] À chaque ronde de forage, vous pouvez corrompre une équipe voisine de la vôtre.
        [subcontracting] À chaque ronde de forage, vous pouvez embaucher un sous-traitant pour votre équipe.
        [market] { $actions ->
            [one] Vous avez une transaction à la bourse.
           *[other] Vous avez { $actions } transactions à la bourse.
        }
       *[workshop] { $actions ->
            [one] Vous avez une action à l’atelier.
           *[other] Vous avez { $actions } actions à l’atelier.
        }
    }
ask-drill = Appuyez sur une de vos équipes, puis sur sa destination.
ask-drill-count = Ronde de forage { $round } sur 4.
ask-pass = Toutes vos équipes restent en place.
ask-step = Appuyez sur la destination du second pas, ou arrêtez-vous là.
ask-stop = Votre équipe reste où elle est.
ask-which-crew =
    { $place-id ->
        [centre] Quelle équipe va au centre ?
       *[a0] Quelle équipe va sur { $place } ?
    }
ask-which-means = Plusieurs de vos équipes peuvent y aller.
ask-step-where = destination
ask-step-help =
    { $bribes ->
        [yes] corrompre, si vous voulez
       *[no] embaucher, si vous voulez
    }
ask-stay = Agir avec elle sur { $place } ?
ask-stay-means = Elle ne bouge pas ; vous pouvez ensuite utiliser votre avantage avec elle.
ask-where = Où va-t-elle ?
ask-reaches =
    { $count ->
        [one] Elle peut aller à un endroit.
       *[other] Elle peut aller à { $count } endroits.
    } { $drills ->
        [0] Elle n’y forerait rien pour l’instant.
       *[other] Elle forerait { $tiles }.
    }
ask-go =
    { $place-id ->
        [centre] Aller au centre ?
       *[a0] Aller sur { $place } ?
    }
ask-centre = Elle quitte le terrain pour de bon. La partie s’achève dès que plus de la moitié des joueurs y ont une équipe.
ask-arrival =
    { $finds ->
        [turned] { $tile } est déjà forée.
        [drills] { $tile } demande { $power } ; sur place : { $force }. Votre équipe apporte { $brings } et la fore.
       *[rock] { $tile } demande { $power } ; { $force ->
            [0] rien encore sur place.
           *[other] sur place : { $force }.
        } Votre équipe apporte { $brings }.
    }
ask-die =
    { $kind ->
        [carry] Son sous-traitant vient avec une puissance de { $power }, payé de nouveau.
       *[go] Son sous-traitant est abandonné.
    }
ask-waive = Votre avantage reste inutilisé pendant cette ronde.
ask-lacks =
    { $turned ->
        [yes] { $tile } est déjà forée.
       *[no] Il manque { $lacks } à { $tile }.
    }
ask-bribe-question = Corrompre une équipe voisine ?
ask-bribe-crew = Corrompre l’{ $crew } ?
ask-bribe =
    { $tiles } Elle vient sur votre tuile et y ajoute sa puissance. { $price ->
        [0] La corruption ne coûte rien ; seul un sous-traitant serait à payer de nouveau.
       *[other] Son sous-traitant est à payer de nouveau : { $price } $.
    }
ask-bribe-count =
    { $bribes ->
        [one] Une corruption est encore possible ce tour.
       *[other] { $bribes } corruptions sont encore possibles ce tour.
    }
ask-hire-question = Embaucher un sous-traitant ?
ask-hire = { $tiles } Un sous-traitant renforce votre équipe jusqu’à la fin du tour.
ask-hire-count =
    { $dice ->
        [one] Il en reste un ce tour.
       *[other] Il en reste { $dice } ce tour.
    }
ask-lead =
    { $said ->
        [yes] Appuyez sur la tuile où elle va.
       *[no] { $crews ->
            [one] Appuyez sur la tuile où va l’équipe d’Al.
           *[other] Appuyez sur une équipe d’Al, puis sur sa destination.
        }
    }
ask-train = C’est gratuit. Si cela suffit pour forer sa tuile, vous êtes le joueur actif.
ask-work = Appuyez sur ce que vous voulez, ici ou sur le terrain.
ask-work-count =
    { $left ->
        [one] Il vous reste une action.
       *[other] Il vous reste { $left } actions.
    }
ask-shaft =
    { $kind ->
        [shift] Appuyez sur la tuile où déplacer le puits.
       *[sink] Appuyez sur la tuile du nouveau puits.
    }

kind-go = Déplacer
kind-carry = Emmener le sous-traitant
kind-stay = Rester
which-tile = Tuile
which-power = Puissance du sous-traitant
choose-crew = Choisissez une équipe
choose-place = Choisissez la destination
choose-tile = Choisissez une tuile
choose-power = Choisissez la puissance
choose-slot = Choisissez un emplacement
choose-bribe-crew = Choisissez une équipe

# Rail, desk, forms, extraction, companies, text table.

dollars = { $money } $
crew-name =
    Équipe de { $power }{ $die ->
        [0] {""}
       *[other] {" "}avec un sous-traitant de { $die }
    }, { $place }
crew-of =
    équipe { $seat ->
        [Al] d’{ $seat }
       *[Rouge] de { $seat }
    } de puissance { $power }{ $die ->
        [0] {""}
       *[other] {" "}avec un sous-traitant de { $die }
    } sur { $place }
die-name = Sous-traitant de { $power }
facts-die = dé de { $power }
facts-prestige = prestige
facts-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
facts-achieved =
    { $count ->
        [0] rien encore
        [one] { $count } réalisation
       *[other] { $count } réalisations
    }
facts-aim = cartes Extraction, réalisations
facts-track =
    { $kind ->
        [protection] Protection
        [mobility] Mobilité
       *[shaft] Puits
    } : { $level } sur { $all }
stage =
    { $turn ->
        [0] Mise en place
       *[other] Tour { $turn }{ $round ->
            [0] { $phase ->
                [tender] , appel d’offres
                [posting] , vice-présidents
                [insurance] , assurance
                [market] , bourse
                [workshop] , atelier
                [over] , terminé
               *[other] {""}
            }
           *[other] , forage { $round } sur 4
        }
    }
act-go =
    { $place-id ->
        [centre] Aller au centre de la Terre
       *[other] { $drills ->
            [0] Aller sur { $place }
           *[other] Aller sur { $place } et forer
        }
    }
act-carry = Aller sur { $place } avec un sous-traitant de { $power }, { $price } $
act-stay = Agir sur { $here }
act-pass =
    { $phase ->
        [stepping] S’arrêter là
       *[other] Passer
    }
act-bribe =
    { $price ->
        [0] L’attirer sur { $tile }
       *[other] L’attirer sur { $tile } pour { $price } $
    }
act-hire = Embaucher un sous-traitant de { $power } pour { $price } $
act-lead = Déplacer l’équipe d’Al vers { $tile }
act-save =
    { $number ->
        [0] { $lost ->
            [one] Perdre un cube
           *[other] Perdre { $lost } cubes
        }
       *[other] { $lost ->
            [0] En défausser { $number }, ne rien perdre
            [one] En défausser { $number }, perdre un cube
           *[other] En défausser { $number }, perdre { $lost } cubes
        }
    }
act-raise = Porter l’équipe à { $power } pour { $price } $
act-train = Porter l’équipe d’Al à { $power }
act-protect = Améliorer la protection pour { $price } $
act-mobilise = Améliorer la mobilité pour { $price } $
act-sink = Construire un puits sur { $tile } pour { $price } $
act-shift = Déplacer le puits sur { $tile }
act-deliver = Livrer pour { $prestige } de prestige
step-less = Moins
step-more = Plus
tray-metal = { $metal }, au plus { $most }
tray-of = sur { $most }
tray-money = Dollars, au plus { $most }
tray-value = Valeur de votre mise :
tray-insurance = Vos assurances ensuite :
tray-sealed =
    { $count ->
        [one] { $seats } a confirmé
       *[other] { $seats } ont confirmé
    }
tray-seal =
    { $value ->
        [0] Ne rien miser
       *[other] Miser { $value } $
    }
tray-insure =
    { $count ->
        [0] Ne rien assurer
        [one] Échanger un cube
       *[other] Échanger { $count } cubes
    }
deal-head = Ce que vous pouvez acheter et vendre
deal-way =
    { $way ->
        [sell] Vendre : { $metal }, { $shown }
       *[buy] Acheter : { $metal }, { $shown }
    }
deal-most =
    { $way ->
        [sell] { $most ->
            [0] rien à vendre
           *[other] vendre (max. { $most })
        }
       *[buy] { $most ->
            [0] trop cher
           *[other] acheter (max. { $most })
        }
    }
deal-done = déjà négocié
deal-number = Nombre de cubes : { $metal }
deal-sum = { $number } × { $price } =
deal-act =
    { $way ->
        [sell] Vendre
       *[buy] Acheter
    } { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } { $metal ->
        [argent] d’{ $metal }
        [or] d’{ $metal }
       *[zinc] de { $metal }
    } pour { $money } $
deal-choose = Choisissez une ressource
deal-leave =
    { $left ->
        [one] Renoncer à la dernière transaction
       *[other] Renoncer à { $left } transactions
    }
save-given = Votre butin :
save-loss =
    { $loss ->
        [one] un cube en danger
       *[other] { $loss } cubes en danger
    }
save-number = Assurances à défausser, au plus { $most }
work-group =
    { $kind ->
        [crews] Améliorer une équipe
        [steps] Protection, mobilité, nouveau puits
        [shifts] Déplacer un puits
       *[deliveries] Livraisons
    }
work-crew = { $from } → { $power }
work-protect = Protection { $level }
work-mobilise = Mobilité { $level }
work-sink = Puits { $number }
work-shift = Déplacer le puits de { $tile }
work-deliver = Livraison, pile { $stack } :
work-from = dès { $price } $
work-choose =
    { $left ->
        [one] Choisissez votre dernière action
       *[other] Choisissez une action (encore { $left })
    }
work-leave =
    { $left ->
        [one] Renoncer à la dernière action
       *[other] Renoncer à { $left } actions
    }
stock-head =
    { $open ->
        [yes] Votre stock
       *[no] Derrière votre paravent
    }
stock-insurance = assurances
stock-prestige =
    { $deliveries ->
        [0] prestige à ce jour, aucune livraison
        [one] prestige à ce jour, une livraison
       *[other] prestige à ce jour, { $deliveries } livraisons
    }
rail-orders = Ordre du tour
rail-order =
    { $order ->
        [direction] Direction
       *[control] Contrôle
    }
rail-board =
    { $board ->
        [i] Forage
        [ii] Bourse
       *[iii] Atelier
    }
rail-note =
    { $board ->
        [i] { $round ->
            [0] { $rounds } rondes de forage
           *[other] forage { $round } sur { $rounds }
        }
        [ii] transactions
       *[iii] actions
    }
rail-bribes = sur { $all } corruptions
rail-dice = sur { $all } dés
rail-prices = Prix
rail-ladder =
    { $kind ->
        [crew] équipe 2, 3, 4
        [protection] protection
        [mobility] mobilité
       *[shaft] puits
    }
rail-taken = (déjà à vous)
rail-deliveries = Livraisons
rail-achievements = Réalisations
rail-on-top = prestige actuel
goal-short =
    { $achievement ->
        [cards] { $needed } cartes
        [trained-crews] { $needed } équipes 2+
        [deep-crews] 4 en C, D
        [each-metal] { $needed } de chaque
        [strong-crews] { $needed } équipes 4
       *[centre] le centre
    }
goal-long =
    { $achievement ->
        [zinc-copper] Au moins { $needed } cubes de zinc et { $needed } de cuivre.
        [cards] Au moins { $needed } cartes Extraction.
        [silver] Au moins { $needed } cubes d’argent.
        [trained-crews] Au moins { $needed } équipes de puissance 2 ou plus.
        [gold] Au moins { $needed } cubes d’or.
        [deep-crews] Les quatre équipes au niveau C ou plus bas.
        [each-metal] Au moins { $needed } cubes de chaque ressource.
        [strong-crews] Au moins { $needed } équipes de puissance 4.
       *[centre] Une équipe au centre de la Terre.
    }
line-slot =
    { $slot } : { $taken ->
        [yes] { $seat }
       *[no] libre
    }{ $board ->
        [i] .
       *[other] , { $now ->
            [yes] { $taken ->
                [yes] encore{" "}
               *[no] {""}
            }
           *[no] {""}
        }{ $count ->
            [one] une action.
           *[other] { $count } actions.
        }
    }
line-stack =
    { $left ->
        [0] Pile { $stack } : plus de tuile.
        [one] Pile { $stack } : { $cubes } pour { $prestige } de prestige, la dernière tuile.
       *[other] Pile { $stack } : { $cubes } pour { $prestige } de prestige, encore { $left } tuiles.
    }
line-price = { $metal } { $price } $
line-goal =
    { $left ->
        [0] Il ne reste plus de tuile.
        [one] { $prestige } de prestige, la dernière tuile.
       *[other] La tuile du dessus : { $prestige } de prestige. Il reste { $left } tuiles.
    }
line-goal-has = Accomplie : { $seats }.
line-goal-own = Vous : { $progress } sur { $needed }.
scene-head =
    { $over ->
        [yes] Extraction sur { $tile }
       *[no] { $tile } est forée
    }
scene-danger = danger
scene-drilled =
    Puissance { $force }, il en fallait { $power }. { $al ->
        [yes] Al était actif ; la carte est mise de côté.
       *[no] { $you ->
            [yes] Vous étiez le joueur actif et gardez la carte.
           *[no] { $seat }, joueur actif, garde la carte.
        }
    }
scene-shares = Parts
scene-force = puissance { $force }
scene-fate =
    { $fate ->
        [protected] La protection sauve tout.
        [saved] { $insurance ->
            [one] Une assurance sauve tout.
           *[other] { $insurance } assurances sauvent tout.
        }
        [partly] { $insurance ->
            [one] Une assurance sauve un cube. Perdu :
           *[other] { $insurance } assurances sauvent { $insurance } cubes. Perdu :
        }
       *[lost] Aucune assurance. Perdu :
    }
scene-surplus =
    { $you ->
        [yes] L’excédent est à vous :
       *[no] L’excédent va à { $seat } :
    } { $why ->
        [shaft] propriétaire du puits.
        [power] plus grande puissance sur place.
       *[active] joueur actif, à cause d’une égalité.
    }
scene-draws = La carte est tirée.
company-stock-head = Stock
company-hidden = Cubes, dollars, assurances et livraisons sont derrière le paravent.
company-stock = Stock : { $cubes } ; { $money } $ ; assurances : { $insurance } ; livraisons : { $deliveries } (prestige { $prestige }).
company-insurance =
    { $insurance ->
        [0] aucune tuile Assurance
        [one] une tuile Assurance
       *[other] { $insurance } tuiles Assurance
    }
company-delivered =
    { $deliveries ->
        [0] Aucune livraison encore.
        [one] Une livraison, { $prestige } de prestige.
       *[other] { $deliveries } livraisons, { $prestige } de prestige.
    }
company-cards = Cartes Extraction : { $cards }.
company-improvements-head = Améliorations
company-improvements =
    Protection : { $protection ->
        [0] aucune.
       *[other] palier { $protection }.
    } Mobilité : { $mobility ->
        [0] aucune.
       *[other] palier { $mobility }.
    }
company-shaft =
    { $tile } { $active ->
        [yes] (rapporte { $cubes })
       *[no] (pas encore forée)
    }
company-shafts =
    { $count ->
        [0] Aucun puits.
       *[other] Puits : { $shafts }.
    }
company-crews-head = Équipes et vice-présidents
company-crews = { $crews }.
company-honour =
    { $achievement }{ $known ->
        [yes] {" "}({ $prestige })
       *[no] {""}
    }
company-achieved =
    { $count ->
        [0] Aucune réalisation encore.
       *[other] Réalisations : { $achieved }.
    }
company-posts =
    { $count ->
        [0] {""}
       *[other] Vice-présidents : { $slots }.{" "}
    }{ $home ->
        [0] {""}
        [one] Un vice-président est au siège.
       *[other] Les deux vice-présidents sont au siège.
    }
company-chooses =
    { $sealed ->
        [yes] A décidé.
       *[no] N’a pas encore décidé.
    }
score-head = Prestige
score-most =
    le plus { $good ->
        [argent] d’{ $good }
        [or] d’{ $good }
       *[zinc] de { $good }
    }
score-most-money = le plus de dollars
key-metal = { $metal }, { $price }
key-sign =
    { $sign ->
        [insurance] assurance
        [star] prestige
        [corruption] corruption
        [subcontractor] sous-traitance
        [die] dé d’un sous-traitant
        [crew] équipe
        [protection] protection
        [mobility] mobilité
        [shaft] puits
       *[danger] danger
    }
key-need = puissance nécessaire ; l’arc de laiton montre celle sur place
key-dug = forée : montre ce que rapporte un puits
key-left = tuiles qui restent dans une pile
key-bar = votre progression
words-round = Tour
words-turn =
    { $you ->
        [yes] C’est à vous de jouer.
       *[no] C’est à { $seat } de jouer.
    }
words-end = La partie s’achève après le tour où { $majority } joueurs ont une équipe au centre (maintenant { $arrived }) ou un joueur a six réalisations, dont les trois plus difficiles ; au plus tard après le tour { $limit }.
words-order =
    { $order ->
        [direction] Ordre de direction : { $seats }.
       *[control] Ordre de contrôle : { $seats }.
    }
words-tray =
    { $phase ->
        [tender] Votre mise : { $cubes } ; { $money } $. Elle vaut { $value } $.
       *[insurance] À assurer : { $cubes }.
    }
words-deal =
    { $way ->
        [buy] Transaction en cours : acheter
       *[sell] Transaction en cours : vendre
    } { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } { $metal ->
        [argent] d’{ $metal }
        [or] d’{ $metal }
       *[zinc] de { $metal }
    } pour { $money } $.
words-extraction =
    { $tile } est forée, le joueur actif est { $seat }. { $drawn ->
        [yes] La carte apporte { $cubes }{ $danger ->
            [yes] {" "}et un danger.
           *[no] .
        }
       *[no] {""}
    }
words-share =
    { $seat }, puissance { $force } : { $cubes }{ $more ->
        [yes] , excédent { $surplus }.
       *[no] .
    } { $loss ->
        [0] {""}
        [one] Un cube est en danger.
       *[other] { $loss } cubes sont en danger.
    }
words-priority = L’excédent va à { $seat } : { $why }.
words-extraction-head = Extraction
words-ground = Le terrain, de l’extérieur vers le centre
words-ring = Niveau { $ring }
words-boards = Plateaux
words-advantages =
    Sur le plateau I, il reste : { $bribes ->
        [0] aucune corruption
        [one] une corruption
       *[other] { $bribes } corruptions
    }, { $dice ->
        [0] aucun sous-traitant.
        [one] un sous-traitant.
       *[other] { $dice } sous-traitants.
    }
words-cube-prices = Prix de la bourse : { $prices }.
words-ladder =
    { $kind ->
        [hire] Un sous-traitant de 1, 2, 3, 4 : { $prices }.
        [crew] Une équipe à 2, 3, 4 : { $prices }.
        [protection] Protection, palier par palier : { $prices }.
        [mobility] Mobilité, palier par palier : { $prices }.
       *[shaft] Puits, l’un après l’autre : { $prices }.
    }
words-bonus = À la fin, pour le plus de chaque ressource et le plus de dollars : { $bonus } de prestige selon le rang.
words-al = Les équipes d’Al
words-group-offer = Ajouter à votre mise
words-group-cash = Billets
words-group-insure = Échanger contre des assurances
words-group-post = Vice-présidents
words-group-hire = Sous-traitance
words-group-drill = Quelle tuile
words-group-save = Assurances à défausser
words-group-raise = Améliorer une équipe
words-group-sink = Un puits
words-group-deliver = Livrer
words-group-train = Équipes d’Al

## Terminal

letter-zinc = Zi
letter-copper = Cu
letter-silver = Ar
letter-gold = Or
terminal-legend-table = Les nombres d’une ligne sont des prix, un par palier. Sous un joueur : la puissance des équipes 1 à 4, les paliers atteints, puis où en est chaque réalisation ; ★ accomplie, · inconnu ou rien. Emplacements : ×4 donne quatre actions, de ×1/4 il en reste une.
terminal-legend-ground = Le terrain descend des entrées vers le centre, et tourne du secteur 7 au secteur 0. A0 1/2 : il faut une puissance de 2, il y a 1. A0 1Zi1Cu : forée, voilà ce qu’un puits y rapporte à chaque tour. ▼Ro1 : puits 1 de Rouge.
terminal-legend-crew = Ro2:1+3 est l’équipe 2 de Rouge, de puissance 1, avec un sous-traitant de 3 ; * vient d’être déplacée, ▸ à cheval sur cette tuile et la suivante. Pour déplacer l’équipe 2 sur A0, tapez : go 2 a0. Plusieurs coups à la fois : offer zinc; cash 500; seal.
terminal-ladder =
    { $kind ->
        [hire] Sous-traitant 1 à 4
        [crew] Équipe à 2, 3, 4
        [protection] Protection
        [mobility] Mobilité
        [shaft] Puits
       *[cards] Cartes Extraction
    }
terminal-head-prestige = Prestige
terminal-head-left = Tuiles
terminal-stack =
    { $left ->
        [0] Pile { $stack } : vide
       *[other] Pile { $stack } : { $cubes }
    }
terminal-goal =
    { $achievement ->
        [zinc-copper] { $needed } zinc et { $needed } cuivre
        [cards] { $needed } cartes Extraction
        [silver] { $needed } cubes d’argent
        [trained-crews] { $needed } équipes de 2 ou plus
        [gold] { $needed } cubes d’or
        [deep-crews] Les équipes en C ou plus bas
        [each-metal] { $needed } cubes de chaque ressource
        [strong-crews] { $needed } équipes de 4
       *[centre] Une équipe au centre
    }
terminal-board =
    { $gives ->
        [corruption] I Corruption
        [subcontracting] I Sous-traitance
        [market] II Bourse
       *[workshop] III Atelier
    }
terminal-piles = Cartes Extraction restantes, selon la puissance de la tuile : { $piles }.
terminal-drills = Coups qui forent aussitôt : { $moves }.
terminal-hidden = stock derrière le paravent
terminal-deliveries =
    { $deliveries ->
        [one] { $deliveries } livraison (prestige { $prestige })
       *[other] { $deliveries } livraisons (prestige { $prestige })
    }
terminal-prestige = prestige { $prestige }
terminal-shaft =
    puits { $number } sur { $tile }{ $active ->
        [yes] {""}
       *[no] {" "}(pas encore forée)
    }
terminal-dealt = a déjà négocié : { $metals }
terminal-sealed = a confirmé
terminal-score =
    réalisations { $achievements }, livraisons { $deliveries }, bonus { $bonus ->
        [0] 0
       *[other] { $bonus } ({ $most })
    }
terminal-crew =
    { $seat } { $number } (puissance { $power }{ $die ->
        [0] )
       *[other] , sous-traitant de { $die })
    }
terminal-stands =
    { $number } (puissance { $power }{ $die ->
        [0] )
       *[other] , sous-traitant de { $die })
    } : { $place }
terminal-crews = Équipes : { $crews }.
terminal-progress = { $seat } : { $progress } sur { $needed }.
