# The page of a table in the browser, in every game.

## The page

board = Plateau
board-label = Plateau. La position est décrite en mots en dessous.
legend = Légende
loading = La table se charge…
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

seat-stood-in = joué par un bot
seat-turn = C’est son tour.{" "}
seat-chooses = N’a pas encore choisi.{" "}
seat-chosen = A choisi.{" "}
company-open = Voir ce que possède { $seat }
seat-place =
    { $place ->
        [1] 1er rang
        [2] 2e rang
        [3] 3e rang
       *[other] { $place }e rang
    }
notes-head = Journal
notes-all = Tout afficher
notes-fewer = Afficher moins
notes-empty = Il ne s’est encore rien passé.
moves-made =
    { $moves ->
        [0] aucun coup
        [one] { $moves } coup
       *[other] { $moves } coups
    }
since-your-turn = Depuis votre dernier tour
taken-back = (annulé)
time-was-up =
    { $you ->
        [yes] Votre temps est écoulé.
       *[no] Le temps de { $seat } est écoulé.
    }

## The prompt

turn-of-seat = À { $seat } de jouer
your-decision = À vous de décider
waits = En attente
waiting-for = C’est à { $seat } de jouer.
waiting-many = { $seats } n’ont pas encore choisi.
waiting-all = Personne n’a encore choisi.
waiting-count = { $count } joueurs n’ont pas encore choisi.
waiting-one = { $seat } n’a pas encore choisi.
waiting-chosen = Vous avez choisi. Tant que tous n’ont pas choisi, vous pouvez changer d’avis.
act-on = { $act } et confirmer
change-mind = Changer d’avis
waiting-leave = Vous pouvez fermer cette page ; on vous garde la place.
watching-you = Vous regardez la partie.
away = Un bot joue pour vous
which-move = Votre coup
choose-first = Choisissez sur le plateau
clear = Effacer
back = Retour
press-again = Appuyez encore une fois pour confirmer, ou utilisez le bouton.
on-its-way = Envoi en cours…
cut-off = Hors ligne
cut-off-ask = Pas de connexion.
cut-off-safe = Votre coup n’est pas perdu. Nous essayons toujours de l’envoyer.
cut-off-wait = Rien n’est perdu. Nous réessayons.

## Hints

hint = Conseil
hint-what = Que ferait le bot, et avec quelle assurance ?
hint-thinking = Le bot réfléchit.
hint-is = { $move }.
hint-chance = { $percent } % de chances de gagner.
hint-take = Suivre le conseil
hint-another = Autre conseil

## Taking back

undo = Annuler le coup
undo-free = Annuler votre dernier coup
undo-asks = Demander aux autres si vous pouvez annuler votre dernier coup
undo-asked = { $seat } voudrait annuler un coup.
undo-asked-means = Tout ce qui s’est passé depuis sera annulé aussi.
undo-agree = Accepter
undo-decline = Refuser
undo-declined =
    { $you ->
        [yes] Vous avez refusé.
       *[no] { $seat } n’est pas d’accord ; rien n’est annulé.
    }
undo-mine = Vous avez demandé à annuler un coup. On attend la réponse de : { $seats }.
undo-waiting = { $seat } voudrait annuler un coup. On attend la réponse de : { $seats }.

## Table talk

talk = Parler
talk-head = Discussion
talk-binds = rien de ce qui se dit n’engage
talk-empty = Personne n’a encore rien dit.
talk-unread =
    { $lines ->
        [one] { $lines } nouveau message
       *[other] { $lines } nouveaux messages
    }
talk-say = Dire quelque chose
talk-send = Envoyer
talk-to = À qui
talk-to-all = à tous
talk-to-near = seulement à { $seats }
talk-near = en petit comité :
talk-to-bots = Les bots comprennent les annonces et les demandes, mais pas ce que vous écrivez.
talk-waiting = Pas encore envoyé. Nous réessayons.
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
margin-shows = Panneau latéral

## Words given and kept

words-to-give = Annoncer
ask-someone = Demander à quelqu’un…
ask-whom = À qui ?
ask-nobody = Annuler
words-kept =
    { $kept ->
        [one] { $kept } promesse tenue sur { $all }
       *[other] { $kept } promesses tenues sur { $all }
    }
record-head = Promesses tenues et rompues
record-none = Aucune promesse n’a encore été mise à l’épreuve.
record-who = Joueur
record-said = Annoncé
record-did = Fait
record-kept = Promesse
record-meeting = Réunion { $number }
word-kept = tenue
word-broken = rompue
word-timed = (temps écoulé)

## The sand timer

glass-left =
    { $seconds ->
        [1] Encore une seconde.
       *[other] Encore { $seconds } secondes.
    }
glass-out = temps écoulé

## The end

finished = Partie finie
finished-seed = Avec le journal, chacun peut vérifier tous les tirages.
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

look-back = Revoir jusqu’ici
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
replay-eyes = Vue de
replay-onlooker = spectateur
replay-link = Lien vers cette position
replay-now = Retour à la partie
replay-leave = Fermer
branch = Continuer à partir d’ici
branch-means =
    { $at ->
        [0] Cela ouvre une nouvelle table depuis le début ; les tirages éventuels sont nouveaux. Qui joue ?
       *[other] Cela ouvre une nouvelle table à la position { $at } ; les tirages éventuels sont nouveaux à partir de là. Qui joue ?
    }
branch-begin = Ouvrir la nouvelle table
copy = Copier
copied = Copié.

## The lesson after the game

lesson = Analyse
lesson-ask = Qu’aurais-je pu mieux jouer ?
lesson-means = L’expert reprend la partie et réexamine chaque décision, sans en savoir plus que la personne qui jouait. Cela prend quelques minutes.
lesson-of = Analyse pour
lesson-begin = Commencer l’analyse
lesson-go-on = Reprendre l’analyse
lesson-again = Réessayer
lesson-stop = Arrêter
lesson-waits = L’expert arrive dans un instant.
lesson-progress = { $done } décisions examinées sur { $of }.
lesson-stopped = Arrêtée après { $done } décisions sur { $of }.
lesson-failed = L’analyse s’est interrompue à cause d’une erreur.
lesson-curve = Chances de gagner : { $start } % au début, { $least } % au plus bas, { $most } % au plus haut, { $result } % à la fin.
lesson-percent = { $number } %
lesson-start = part équitable
lesson-mistakes = erreurs
lesson-luck = tout le reste
lesson-result = résultat
lesson-split-means = Une erreur coûte la différence entre les chances de gagner avec le choix de l’expert et avec le choix fait. Tout le reste est ce que les erreurs n’expliquent pas : les tirages, la place à la table et le jeu des autres.
lesson-costliest = Principales erreurs
lesson-good = { $good } sur { $of } aussi bien que l’expert
lesson-cost = −{ $cost } %
lesson-flawless = Pour autant que l’expert puisse en juger, rien ne pouvait être mieux joué.
lesson-better =
    { $you ->
        [yes] Votre choix : { $played } ({ $percent } %). Mieux : { $better } ({ $best } %).
       *[no] Choix de { $seat } : { $played } ({ $percent } %). Mieux : { $better } ({ $best } %).
    }
lesson-as-good =
    { $you ->
        [yes] Votre choix : { $played } ({ $percent } %). L’expert ne voit rien de mieux.
       *[no] Choix de { $seat } : { $played } ({ $percent } %). L’expert ne voit rien de mieux.
    }

## More

more = Plus
more-habits = Sur cet appareil
curtain-switch = Cacher la table quand l’appareil change de mains
keys-switch = Raccourcis clavier
key-escape = un pas en arrière
key-arrows = de case en case
key-enter = choisir, puis confirmer
stand-in = Laisser un bot jouer pour moi
stand-in-level = Qui joue à la place
stood-in = Un bot joue à cette place jusqu’à votre retour.
come-back = Reprendre ma place
program-plays = Votre programme joue à cette place.
program-take = Prendre la place
program-stand-in = Laisser un bot jouer à la place
seat-link = Lien personnel vers cette place
seat-link-make = Emporter la place sur un autre appareil
seat-link-means = Ouvrez-le sur l’autre appareil. Il ne sert qu’une fois et expire au bout d’un jour.

## One device, several people

hand-over = Passez l’appareil à { $seat }.
hand-over-why = Jusque-là, la table reste cachée.
i-am = Je suis { $seat }
all-chosen = Sur cet appareil, tout le monde a choisi.
cover-up = Cacher la table

## The position in words

words-head = La position en mots, avec un bouton pour chaque coup
words-moves = Coups
words-twice = Un premier appui choisit un coup, un second le joue.
words-no-moves = Vous n’avez rien à faire pour l’instant.
words-position = Position
