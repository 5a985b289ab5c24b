# The page of a table in the browser, in every game.

## The page

board = Plateau
board-label = Plateau. La position est écrite en dessous.
loading = On déroule la feuille.
move-number = Coup { $move } sur { $of }
watching =
    { $people ->
        [one] { $people } personne regarde
       *[other] { $people } personnes regardent
    }
total = total
points = points
you-word = Vous

## Seats and field notes

seat-stood-in = un bot remplace
seat-turn = À jouer.{" "}
seat-place =
    { $place ->
        [1] 1re place
        [2] 2e place
        [3] 3e place
       *[other] { $place }e place
    }
notes-head = Carnet de terrain
notes-empty = Il ne s’est encore rien passé.
moves-made =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
since-your-turn = Depuis votre dernier tour
taken-back = (annulé)

## The prompt

turn-of-seat = À { $seat } de jouer
your-decision = À vous de décider
waits = Attente
waiting-for = C’est à { $seat } de jouer.
waiting-many = { $seats } choisissent encore.
waiting-leave = Vous pouvez partir. Votre place vous reste.
watching-you = Vous regardez la partie.
which-move = Ce que vous faites
choose-first = Choisissez sur le plateau
clear = Effacer
cut-off = Hors ligne
cut-off-ask = Pas de connexion.
cut-off-safe = Votre coup est en sûreté, nous réessayons.
cut-off-wait = Rien n’est perdu, nous réessayons.

## Hints

hint = Conseil
hint-what = Que ferait le bot, et avec quelle assurance ?
hint-thinking = Le bot réfléchit.
hint-is = { $move }.
hint-chance = { $percent } % de chances de gagner ({ $tries } essais).
hint-take = Suivre le conseil
hint-another = Un autre

## Taking back

undo = Annuler
undo-free = Annuler votre dernier coup
undo-asks = Demander aux autres si vous pouvez annuler votre dernier coup
undo-asked = { $seat } demande à annuler un coup.
undo-asked-means = Tout ce qui s’est passé depuis est annulé avec lui.
undo-agree = Accepter
undo-decline = Refuser
undo-declined =
    { $you ->
        [yes] Vous avez refusé.
       *[no] { $seat } n’est pas d’accord ; rien n’est repris.
    }
undo-mine = Vous demandez à annuler un coup. Réponse attendue de : { $seats }.
undo-waiting = { $seat } demande à annuler un coup. Réponse attendue de : { $seats }.

## The end

finished = Partie finie
finished-seed = La graine est dans le journal ; chacun peut vérifier les tirages.
result-two =
    { $you ->
        [yes] Vous gagnez, { $points } à { $others }.
       *[no] { $seat } gagne, { $points } à { $others }.
    }
result-many =
    { $you ->
        [yes] Vous gagnez avec { $points } points.
       *[no] { $seat } gagne avec { $points } points.
    }
result-shared = { $seats } partagent la victoire avec { $points } points.
play-again = Rejouer
look-again = Revoir la partie
log-download = Télécharger le journal

## Looking back

look-back = Revoir les coups
replay = Retour en arrière
replay-start = Avant le premier coup.
replay-at = Après le coup { $at } sur { $last }.
replay-slider = Position
replay-first = Au début
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-end = À la fin
replay-play = Dérouler
replay-pause = Pause
replay-eyes = Vu par
replay-onlooker = un spectateur
replay-link = Lien vers cette position
replay-now = Retour à la partie
replay-leave = Fermer
branch = Continuer à partir d’ici
branch-means =
    { $at ->
        [0] Une nouvelle table depuis le début, avec son propre hasard. Qui joue ?
       *[other] Une nouvelle table à partir de la position après le coup { $at }, avec son propre hasard. Qui joue ?
    }
branch-begin = Ouvrir la nouvelle table
copy = Copier
copied = Copié.

## More

more = Plus
more-habits = Sur cet appareil
curtain-switch = Un rideau entre les personnes devant cet appareil
keys-switch = Touches seules
key-escape = un pas en arrière
key-arrows = de case en case
key-enter = choisir, puis confirmer
stand-in = Laisser un bot jouer pour moi
stand-in-level = La force du bot
stood-in = Un bot joue à cette place jusqu’au retour de la personne.
come-back = Revenir
seat-link = Lien personnel vers cette place
seat-link-make = Emporter la place sur un autre appareil
seat-link-means = Ouvrez-le sur l’autre appareil. Il sert une fois, pendant un jour.

## One device, several people

hand-over = Passez l’appareil à { $seat }.
hand-over-why = La table est couverte jusque-là.
i-am = C’est moi, { $seat }

## The position in words

words-head = La position en mots, chaque coup un bouton
words-moves = Coups
words-twice = La première pression choisit un coup, la seconde le joue.
words-no-moves = Vous n’avez rien à faire pour l’instant.
