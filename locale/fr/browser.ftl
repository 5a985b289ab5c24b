# What the browser says around the tables: head of the page, lobby, new tables, waiting room.

## Everywhere

page-title = { $title } – Motherlode
labelled = { $label } : { $value }
brand-home = Motherlode : vers les jeux
tools = Outils
theme = Clair ou sombre
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

guest-default = Invité
guest-line = Vous jouez sous le nom de { $name }.
name-label = Votre nom
name-change = Changer de nom
name-keep = Prendre ce nom
name-cancel = Annuler

## The lobby

lobby-title = Jeux
lobby-edition = Jeux de plateau sur la mine
hello-first = Choisissez un jeu.
hello-first-note = Jouez contre des bots, avec quelqu’un sur cet appareil ou avec des amis à qui vous envoyez un lien. Pas besoin de compte.
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
open-seats-none = Aucune table ne cherche de joueurs en ce moment. Vous pouvez en ouvrir une et l’afficher ici.
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
card-record = partie enregistrée : { $names }
card-record-unnamed = partie enregistrée
turn-of = À { $name } de jouer
turn-of-several = on attend { $count } joueurs
waits-for-players = attend des joueurs
see-end = Voir le résultat
see-record = Revoir
sit-down = S’asseoir
invited = Une invitation ?
join-label = Code de table ou lien
join = Rejoindre
join-bad = Ce n’est ni le code d’une table ni un lien vers une table. Un code a 16 caractères : lettres, chiffres, - et _.
open-log = Ouvrir un journal
open-log-bad = Ce fichier ne peut pas être lu.
new-table = Nouvelle table
engine-compiled = Le moteur est compilé.
engine-compiling = Le moteur est en cours de compilation : { $percent } %. En attendant, les bots réfléchissent plus lentement.
engine-bots = Le moteur est compilé et les bots réfléchissent à pleine vitesse. Les tables l’utiliseront après le prochain démarrage du serveur.
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
new-by-nobody = Le livret de règles ne nomme ni auteur ni éditeur.
new-unknown = Ce serveur n’a pas de jeu « { $game } ».
new-variant = Variante
new-seats = Places
new-options = Options
new-readings = Questions ouvertes dans les règles
new-readings-changed =
    { $changed ->
        [0] { $count ->
            [one] une seule, tranchée comme d’habitude
           *[other] { $count }, toutes tranchées comme d’habitude
        }
        [one] { $changed } sur { $count } modifiée
       *[other] { $changed } sur { $count } modifiées
    }
new-readings-about = Ici, les règles imprimées peuvent se lire de plusieurs façons. Chaque réponse dit ce qui plaide pour elle ; si vous n’avez pas de préférence, laissez tout tel quel.
new-listed = Qui peut jouer
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
listed-link-note = Les personnes à qui vous envoyez le lien.
listed-all = Ouverte à tous
listed-all-note = La table est affichée sous « Places libres ».
glass = Sablier
glass-none = aucun
glass-minutes =
    { $minutes ->
        [1] une minute
        [2] deux minutes
        [5] cinq minutes
       *[other] { $minutes } minutes
    }
glass-seconds = { $seconds } secondes
glass-note = Pour chaque choix que tous font en même temps. Quand le sable s’est écoulé, le jeu choisit pour ceux qui ne l’ont pas fait.
glass-note-none = Chacun peut prendre son temps.
edition-minutes =
    { $minutes ->
        [1] { $edition }, sablier d’une minute
        [2] { $edition }, sablier de deux minutes
        [5] { $edition }, sablier de cinq minutes
       *[other] { $edition }, sablier de { $minutes } minutes
    }
edition-seconds = { $edition }, sablier de { $seconds } secondes
new-begins = Toutes les places sont prises, la partie commence aussitôt.
new-waits = Vous recevez un lien à envoyer. La partie commence quand vous la lancez.
begin = Lancer la partie
open-and-invite = Ouvrir la table et inviter

## The waiting room

waiting = On attend des joueurs
waiting-ready = Tout le monde est là
waiting-ask-owner = Invitez d’autres joueurs.
waiting-note-owner = Envoyez-leur le lien, ou confiez les places libres à des bots. Vous lancez la partie quand toutes les places sont prises.
waiting-ask-ready = Lancez la partie quand vous voulez.
waiting-ask-visitor = Prenez place.
waiting-note-visitor = La personne qui a ouvert la table lance la partie quand toutes les places sont prises.
waiting-ask-seated = Vous avez une place.
waiting-note-ready = La personne qui a ouvert la table lance la partie.
waiting-note-full = Vous pouvez rester et regarder.
waiting-ask-full = Toutes les places sont prises.
seats-taken = Places prises : { $seated } sur { $seats }.
companies = Joueurs
seat-free = libre
seat-you = vous
seat-bot = bot
seat-program = programme
sit-here = S’asseoir ici
stand-up = Se lever
give-bot = Confier à un bot
give-bot-to = Confier la place { $number } à un bot
free-seat = Libérer la place
leave = Quitter la table
share = Inviter
share-label = Lien vers cette table
share-copy = Copier le lien
share-copied = Copié.
share-selected = Le lien est sélectionné. Copiez-le au clavier ou par un appui long.

## A personal link

moved-title = Une place pour cet appareil
moved-ask = Continuer sur cet appareil ?
moved-note = La place passe de l’autre navigateur à celui-ci. Le lien ne sert qu’une fois.
moved-take = Prendre la place ici
moved-empty = Ce lien est incomplet. Créez-en un nouveau à la table, sur l’autre appareil.

## Programmes

programs-link = Faire jouer votre propre programme
programs-title = Programmes
programs-ask = Faites jouer un programme pour vous.
programs-note = Un bot à vous, qui tourne sur n’importe quelle machine, peut prendre place ici. Il se présente avec une clé, et toute la table voit que c’est un programme.
programs-how = Un programme envoie les mêmes requêtes que ces pages. Elles sont toutes décrites dans
program-name = Nom du programme
program-make = Créer une clé
program-token = Clé de { $name }
program-token-means = Copiez-la maintenant : elle ne sera plus affichée. Quiconque la détient peut jouer sous le nom de ce programme.
program-revoke = Révoquer
program-revoke-means = La clé cesse aussitôt de fonctionner. Dans les parties déjà commencées, vous pouvez prendre sa place.

## Nowhere

lost-title = Page introuvable
lost-text = Il n’y a rien à cette adresse.
lost-back = Vers les jeux
