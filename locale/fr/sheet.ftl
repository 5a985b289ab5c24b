# The page of a table in the browser, in every game.

## The page

board = Plateau
board-label = Plateau. La position est écrite en dessous.
legend = Légende
loading = On déroule la feuille.
move-number = Coup { $move } sur { $of }
watching =
    { $people ->
        [one] { $people } personne regarde
       *[other] { $people } personnes regardent
    }
total = total
points = points
you-word = Vous

## Seats and field notes

seat-stood-in = remplacé par un bot
seat-turn = C’est son tour.{" "}
seat-chooses = Choisit encore.{" "}
seat-chosen = A choisi.{" "}
company-open = { $seat } : voir ce que possède la compagnie
seat-place =
    { $place ->
        [1] 1er rang
        [2] 2e rang
        [3] 3e rang
       *[other] { $place }e rang
    }
notes-head = Carnet de terrain
notes-all = Tout afficher
notes-fewer = Afficher moins
notes-empty = Il ne s’est encore rien passé.
moves-made =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
since-your-turn = Depuis votre dernier tour
taken-back = (annulé)
time-was-up =
    { $you ->
        [yes] Votre temps était écoulé.
       *[no] Le temps de { $seat } était écoulé.
    }

## The prompt

turn-of-seat = À { $seat } de jouer
your-decision = À vous de décider
waits = En attente
waiting-for = C’est à { $seat } de jouer.
waiting-many = { $seats } choisissent encore.
waiting-all = Tout le monde choisit encore.
waiting-count = { $count } compagnies choisissent encore.
waiting-one = { $seat } choisit encore.
waiting-chosen = Vous avez choisi. Tant que tous n’ont pas choisi, vous pouvez changer d’avis.
act-on = { $act } et confirmer
change-mind = Changer d’avis
waiting-leave = Vous pouvez partir. On vous garde la place.
watching-you = Vous regardez la partie.
away = Un bot joue pour vous
which-move = Votre choix
choose-first = Choisissez sur le plateau
clear = Désélectionner
back = Retour
press-again = Appuyez encore une fois, ou utilisez le bouton.
on-its-way = Envoi en cours…
cut-off = Hors ligne
cut-off-ask = Pas de connexion.
cut-off-safe = Votre coup est en sûreté, nous réessayons.
cut-off-wait = Rien n’est perdu, nous réessayons.

## Hints

hint = Conseil
hint-what = Que ferait le bot, et avec quelle assurance ?
hint-thinking = Le bot réfléchit.
hint-is = { $move }.
hint-chance = { $percent } % de chances de gagner ({ $tries } essais).
hint-take = Suivre le conseil
hint-another = Autre conseil

## Taking back

undo = Annuler
undo-free = Annuler votre dernier coup
undo-asks = Demander aux autres si vous pouvez annuler votre dernier coup
undo-asked = { $seat } demande à annuler un coup.
undo-asked-means = Tout ce qui s’est passé depuis sera annulé aussi.
undo-agree = Accepter
undo-decline = Refuser
undo-declined =
    { $you ->
        [yes] Vous avez refusé.
       *[no] { $seat } n’est pas d’accord ; rien n’est annulé.
    }
undo-mine = Vous demandez à annuler un coup. Réponse attendue de : { $seats }.
undo-waiting = { $seat } demande à annuler un coup. Réponse attendue de : { $seats }.

## Table talk

talk = Parler
talk-head = Discussion
talk-binds = paroles sans engagement
talk-empty = Personne n’a encore rien dit.
talk-unread =
    { $lines ->
        [one] { $lines } nouvelle ligne
       *[other] { $lines } nouvelles lignes
    }
talk-say = Dire quelque chose
talk-send = Dire
talk-to = À qui
talk-to-all = à tous
talk-to-near = seulement à { $seats }
talk-near = en petit comité :
talk-to-bots = Les bots comprennent les annonces et les demandes, pas ce que l’on écrit.
talk-waiting = Pas encore transmis, nous réessayons.
talk-silent = À cette table, on ne parle qu’à la réunion.
talk-announces =
    { $you ->
        [yes] Vous annoncez : { $word }
       *[no] { $seat } annonce : { $word }
    }
talk-asks =
    { $you ->
        [yes] Vous demandez : { $word }
       *[no] { $seat } demande : { $word }
    }
margin-shows = Ce que montre la marge

## Words given and kept

words-to-give = Annoncer
ask-someone = Demander à quelqu’un…
ask-whom = À qui ?
ask-nobody = Annuler
words-kept = Parole tenue { $kept } fois sur { $all }
record-head = Ce que valaient les paroles
record-none = Aucune parole n’a encore été mise à l’épreuve.
record-who = Qui
record-said = Annoncé
record-did = Fait
record-kept = Parole
record-meeting = Réunion { $number }
word-kept = tenue
word-broken = rompue
word-timed = (temps écoulé)

## The sand-glass

glass-left = Encore { $seconds } secondes.
glass-out = temps écoulé

## The end

finished = Partie finie
finished-seed = Le journal permet de vérifier chaque tirage.
result-two =
    { $you ->
        [won] Vous gagnez, { $points } à { $others }.
        [lost] Vous perdez, { $others } à { $points }.
       *[no] { $seat } gagne, { $points } à { $others }.
    }
result-many =
    { $you ->
        [won] Vous gagnez avec { $points }.
        [lost] { $seat } gagne avec { $points } ; vous avez { $own }.
       *[no] { $seat } gagne avec { $points }.
    }
result-shared =
    { $you ->
        [won] Vous partagez la victoire avec { $seats }, { $points } chacun.
        [lost] { $seats } se partagent la victoire à { $points } ; vous avez { $own }.
       *[no] { $seats } se partagent la victoire à { $points }.
    }
play-again = Rejouer
look-again = Revoir la partie
log-download = Télécharger le journal

## Looking back

look-back = Revoir les coups
replay = Relecture
replay-start = Avant le premier coup.
replay-at = Position { $at } sur { $last }.
replay-slider = Position
replay-first = Au début
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-end = À la fin
replay-play = Lecture
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
       *[other] Une nouvelle table à partir de la position { $at }, avec son propre hasard. Qui joue ?
    }
branch-begin = Ouvrir la nouvelle table
copy = Copier
copied = Copié.

## The lesson after the game

lesson = Analyse
lesson-ask = Qu’aurais-je pu mieux jouer ?
lesson-means = L’expert reprend la partie et réexamine chaque décision, sans en savoir plus que la personne qui jouait. Cela prend une à deux minutes.
lesson-of = Analyse de qui
lesson-begin = Commencer l’analyse
lesson-go-on = Reprendre l’analyse
lesson-again = Réessayer
lesson-stop = Arrêter
lesson-waits = L’expert arrive dans un instant.
lesson-progress = { $done } décisions examinées sur { $of }.
lesson-stopped = Arrêtée après { $done } décisions sur { $of }.
lesson-failed = L’expert n’a pas pu continuer.
lesson-curve = Chances de gagner : { $start } % au début, { $least } % au plus bas, { $most } % au plus haut, { $result } % à la fin.
lesson-percent = { $number } %
lesson-start = départ égal
lesson-mistakes = erreurs
lesson-luck = chance et les autres
lesson-result = résultat
lesson-split-means = Une erreur coûte ce que le coup de l’expert aurait gagné plus souvent. Ce que les erreurs n’expliquent pas est de la chance : les tirages, la place à la table, le jeu des autres.
lesson-costliest = Les plus chères
lesson-good = { $good } sur { $of } aussi bien que l’expert
lesson-cost = −{ $cost } %
lesson-flawless = L’expert n’aurait rien fait de mieux, pour autant qu’il puisse en juger.
lesson-better =
    { $you ->
        [yes] Vous avez joué : { $played } ({ $percent } %). Mieux : { $better } ({ $best } %).
       *[no] { $seat } a joué : { $played } ({ $percent } %). Mieux : { $better } ({ $best } %).
    }
lesson-as-good =
    { $you ->
        [yes] Vous avez joué : { $played } ({ $percent } %). L’expert ne voit rien de mieux.
       *[no] { $seat } a joué : { $played } ({ $percent } %). L’expert ne voit rien de mieux.
    }

## More

more = Plus
more-habits = Sur cet appareil
curtain-switch = Un rideau entre les personnes devant cet appareil
keys-switch = Raccourcis clavier
key-escape = un pas en arrière
key-arrows = de case en case
key-enter = choisir, puis confirmer
stand-in = Laisser un bot jouer pour moi
stand-in-level = Niveau du bot
stood-in = Un bot joue à cette place jusqu’au retour de la personne.
come-back = Reprendre ma place
program-plays = Votre programme joue à cette place.
program-take = Jouer moi-même
program-stand-in = Le faire remplacer par un bot
seat-link = Lien personnel vers cette place
seat-link-make = Emporter la place sur un autre appareil
seat-link-means = Ouvrez-le sur l’autre appareil. Il ne sert qu’une fois et expire au bout d’un jour.

## One device, several people

hand-over = Passez l’appareil à { $seat }.
hand-over-why = La table est couverte jusque-là.
i-am = Je suis { $seat }
all-chosen = Sur cet appareil, tout le monde a choisi.
cover-up = Couvrir la table

## The position in words

words-head = La position en mots, un bouton par coup
words-moves = Coups
words-twice = Un premier appui choisit un coup, un second le joue.
words-no-moves = Vous n’avez rien à faire pour l’instant.
words-position = Position
