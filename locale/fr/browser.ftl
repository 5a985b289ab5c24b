# What the browser says around the tables: head of the page, lobby, new tables, waiting room.

## Everywhere

page-title = { $title } – Motherlode
labelled = { $label } : { $value }
brand-home = Motherlode, vers l’index des feuilles
tools = Outils
theme = Jour ou nuit
language = Langue
close = Fermer
rules = Règles
rules-of = Règles : { $game }
rules-none = Il n’y a pas encore de livret de règles pour ce jeu.
rule-open = Ouvrir les règles : { $game } { $rule }
offline = Pas de connexion. Rien n’est perdu.
try-again = Réessayer
just-now = à l’instant
your-turn = À vous de jouer
name-and-colour = { $name } ({ $colour })
name-of-program = { $name } (programme)
bot-beginner = Bot débutant
bot-club = Bot de club
bot-expert = Bot expert
bot-of-colour = Bot { $colour }
level-beginner = débutant
level-club = joueur de club
level-expert = expert
told-undone =
    { $seat-you ->
        [yes] Vous avez annulé un coup.
       *[no] { $seat } a annulé un coup.
    }

## The guest

guest-default = Anonyme
guest-line = Votre nom de jeu : { $name }.
name-label = Votre nom
name-change = Changer de nom
name-keep = Prendre ce nom
name-cancel = Annuler

## The lobby

lobby-title = Index des feuilles
lobby-edition = Des jeux miniers, joués comme il faut
hello-first = Choisissez une feuille.
hello-first-note = Jouez contre des bots, avec quelqu’un sur cet appareil ou avec des amis à qui vous envoyez un lien. Personne n’a besoin d’un compte.
quick-start =
    { $bots ->
        [one] Jouer à { $game } contre un bot débutant
       *[other] Jouer à { $game } contre { $bots } bots débutants
    }
hello =
    { $tables ->
        [0] Aucune table ne vous attend.
        [1] Une table vous attend.
        [2] Deux tables vous attendent.
        [3] Trois tables vous attendent.
       *[other] { $tables } tables vous attendent.
    }
your-tables = Vos tables
open-seats = Places libres
open-seats-note = on y attend du monde
open-seats-none = Personne n’attend de joueurs en ce moment. Une nouvelle table peut s’afficher ici.
finished-tables = Terminées
finished-more =
    { $tables ->
        [one] En montrer une de plus
       *[other] En montrer { $tables } de plus
    }
card-running = avec { $names }. { $edition }, coup { $move }
card-alone = { $edition }, coup { $move }
card-open =
    { $bots ->
        [0] Places occupées : { $seated } sur { $seats }. { $edition }
        [one] Places occupées : { $seated } sur { $seats }, dont une par un bot. { $edition }
       *[other] Places occupées : { $seated } sur { $seats }, dont { $bots } par des bots. { $edition }
    }
card-won =
    { $name-you ->
        [yes] terminée : vous avez gagné avec { $points }
       *[no] terminée : { $name } a gagné avec { $points }
    }
card-shared = terminée : { $names } se partagent la victoire à { $points }
card-record = enregistrement : { $names }
card-record-unnamed = un enregistrement
turn-of = À { $name } de jouer
turn-of-several = À { $count } joueurs de jouer
waits-for-players = attend des joueurs
see-end = Voir la fin
see-record = Regarder
sit-down = S’asseoir
invited = Une invitation ?
join-label = Code de table ou lien
join = Rejoindre
join-bad = Ce n’est ni le code d’une table ni un lien vers une table. Un code a 16 lettres et chiffres.
open-log = Ouvrir un journal
open-log-bad = Le fichier ne peut pas être lu.
new-table = Nouvelle table
engine-compiled = Le moteur est compilé.
engine-compiling = Le moteur est en cours de compilation : { $percent } %. D’ici là, les bots réfléchissent plus lentement.
engine-bots = Le moteur est compilé et les bots réfléchissent à pleine vitesse. Les tables suivront au prochain démarrage du serveur.
engine-plain = Le moteur tourne en Python simple : tout fonctionne, mais les bots réfléchissent plus lentement.

## The atlas

sheet-number = Feuille { $number }
players-from-to = { $least } à { $most } joueurs
players-listed =
    { $most ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }
sheet-size = { $players }, { $time }

## A new table

new-by = Un jeu de { $designers }, { $publisher } { $year }
new-by-nobody = Le livret de règles ne nomme ni auteurs ni éditeur.
new-unknown = Ce serveur n’a pas de jeu « { $game } ».
new-variant = Variante
new-seats = Places
new-options = Options
new-readings = Questions ouvertes des règles
new-readings-changed =
    { $changed ->
        [0] { $count ->
            [one] une seule, tranchée comme d’habitude
           *[other] { $count }, toutes tranchées comme d’habitude
        }
        [one] { $changed } sur { $count } modifiée
       *[other] { $changed } sur { $count } modifiées
    }
new-readings-about = Ici, les règles imprimées peuvent se lire de plusieurs façons. Chaque réponse dit ce qui parle pour elle ; sans avis, laissez tout tel quel.
new-listed = Qui peut s’asseoir
players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
seat-label = Place { $number } ({ $colour })
seat-number = Place { $number }
look = Couleur et emblème
look-of = Couleur et emblème de la place { $number } : { $look }
look-taken = { $look }, déjà pris ({ $name })
look-red = Rouge, marteau
look-blue = Bleu, pelle
look-yellow = Jaune, foret
look-green = Vert, dynamite
look-mauve = Mauve, burin
look-white = Blanc, excavatrice
device-name-label = Nom pour la place { $number }
device-name = Joueur { $number }
sits-me = Vous
sits-device = Quelqu’un d’autre sur cet appareil
sits-bot-beginner = Bot, débutant
sits-bot-club = Bot, joueur de club
sits-bot-expert = Bot, expert
sits-open = Libre pour un ami
listed-link = Par lien seulement
listed-link-note = Les personnes à qui vous l’envoyez.
listed-all = Affichée dans l’index
listed-all-note = Quiconque passe par là.
glass = Sablier
glass-none = sans
glass-minutes =
    { $minutes ->
        [1] une minute
        [2] deux minutes
        [5] cinq minutes
       *[other] { $minutes } minutes
    }
glass-seconds = { $seconds } secondes
glass-note = Pour chaque choix que tous font en même temps. Quand le sable s’est écoulé, le jeu choisit pour qui ne l’a pas fait.
glass-note-none = Chacun prend le temps qu’il lui faut.
edition-minutes =
    { $minutes ->
        [1] { $edition }, sablier d’une minute
        [2] { $edition }, sablier de deux minutes
        [5] { $edition }, sablier de cinq minutes
       *[other] { $edition }, sablier de { $minutes } minutes
    }
edition-seconds = { $edition }, sablier de { $seconds } secondes
new-begins = Toutes les places sont prises, la partie commence aussitôt.
new-waits = Vous recevez un lien à envoyer. La partie commence quand vous le dites.
begin = Commencer la partie
open-and-invite = Ouvrir la table et inviter

## The waiting room

waiting = On attend des joueurs
waiting-ready = Tout le monde est là
waiting-ask-owner = Invitez quelqu’un.
waiting-note-owner = Envoyez le lien ou confiez les places libres à des bots. Vous commencez la partie quand toutes les places sont prises.
waiting-ask-ready = Commencez quand vous voulez.
waiting-ask-visitor = Prenez place.
waiting-note-visitor = La personne qui a ouvert la table commence la partie quand toutes les places sont prises.
waiting-ask-seated = Vous avez une place.
waiting-note-ready = La personne qui a ouvert la table commence la partie.
waiting-note-full = Toutes les places sont prises. Vous pouvez rester et regarder.
waiting-ask-full = Regardez.
seats-taken = Places prises : { $seated } sur { $seats }.
companies = Compagnies
seat-free = libre
seat-you = vous
seat-bot = bot
seat-program = programme
sit-here = S’asseoir ici
stand-up = Se lever
give-bot = Confier à un bot
give-bot-to = Un bot pour la place { $number }
free-seat = Libérer la place
leave = Quitter la table
share = Inviter
share-label = Lien vers cette table
share-copy = Copier le lien
share-copied = Copié.
share-selected = Le lien est sélectionné. Copiez-le au clavier ou par un appui long.

## A personal link

moved-title = Une place pour cet appareil
moved-ask = Continuer ici ?
moved-note = La place passe de l’autre navigateur à celui-ci. Le lien ne sert qu’une fois.
moved-take = Prendre la place ici
moved-empty = Ce lien est incomplet. Demandez-en un nouveau à la table.

## Programmes

programs-link = Faire jouer un programme à vous
programs-title = Programmes
programs-ask = Faites jouer un programme pour vous.
programs-note = Un bot à vous, sur n’importe quelle machine, peut prendre place ici. Il se présente avec une clé, et toute la table voit que c’est un programme.
programs-how = Un programme envoie les mêmes requêtes que cette page. Elles sont toutes décrites dans
program-name = Nom du programme
program-make = Créer une clé
program-token = Clé de { $name }
program-token-means = Copiez-la maintenant : elle ne sera plus affichée. Quiconque la détient joue sous le nom de ce programme.
program-revoke = Révoquer
program-revoke-means = La clé cesse aussitôt de fonctionner. Aux tables où la partie a commencé, vous pouvez prendre sa place.

## Nowhere

lost-title = Feuille introuvable
lost-text = Il n’y a rien à cette adresse.
lost-back = Vers l’index des feuilles
