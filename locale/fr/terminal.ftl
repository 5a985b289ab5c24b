# What the terminal says besides the games' own sentences.

## The table

welcome = Vous jouez { $seats }. Tapez une case ou un coup, ou aide pour les commandes.
question = { $seat } : { $question } >{" "}
curtain = { $seat }, appuyez sur Entrée quand personne d’autre ne regarde. (annuler reprend le dernier coup joué ici.) >{" "}
error = E{ $code } : { $reason }
log-empty = Il ne s’est encore rien passé.
taken-back = (annulé)
wins = { $seat } gagne : { $points }
shares = { $seat } partage la victoire : { $points }
command-help = aide
command-moves = coups
command-undo = annuler
command-hint = conseil
command-rules = règles
command-board = plateau
command-words = mots
command-log = journal
command-save = enregistrer
command-quit = quitter
thinking = { $seat } réfléchit
help =
    Tapez un coup, en entier ou en partie : « place natural e5 », « naturel e5 », « e5 » ; séparez plusieurs coups par des points-virgules. Commandes :
    coups                tous les coups possibles
    conseil              ce que ferait le bot, et avec quelle assurance
    annuler              annuler le dernier coup joué ici
    règles 2.4           un paragraphe des règles ; règles 2 : une section ; règles : toutes
    plateau              redessiner le plateau
    mots                 la position en mots
    journal              ce qui s’est passé jusqu’ici
    enregistrer FICHIER  enregistrer une copie de la partie en l’état
    quitter              quitter ; la partie est enregistrée et peut être reprise
    Des coups possibles maintenant, un de chaque sorte :
hint = { $move } : { $percent } % de chances de gagner ({ $visits } simulations).
undone = { $seat } a annulé l’entrée { $number }.
result = { $place }. { $seat } : { $points }
kept = Partie enregistrée. Pour continuer : { $command } --resume "{ $file }"
kept-log = Le journal de la partie : { $file }
saved = Enregistré sous { $file }.

## The menu

menu-start = Que voulez-vous faire ?
menu-new = commencer une nouvelle partie
menu-kept =
    { $game } à { $seats }, { $lines ->
        [one] { $lines } entrée
       *[other] { $lines } entrées
    }, { $when }
menu-game = Quel jeu ?
menu-preset = Quelle variante ?
menu-opponents = Contre qui ?
menu-opponent-0 = mcts : réfléchit une demi-seconde
menu-opponent-1 = greedy : prend ce qui paraît le mieux sur le moment
menu-opponent-2 = random : joue n’importe quoi
menu-opponent-3 = des personnes à ce clavier
menu-again = Tapez un nombre de 1 à { $most }.

## Figures

games = parties
by-nobody = Le livret de règles ne nomme ni auteur ni éditeur.
percent = { $number } %
column-seat = Place
column-bot = Bot
column-wins = Victoires
column-points = Points
column-figure = Coups par seconde
column-best = Meilleur
column-worst = Pire
simulated = { $games } parties, { $moves } coups par partie, graine { $seed }. Entre crochets : intervalles de confiance à 95 %.
bench-title = Moteur : { $build }, meilleure de { $rounds } mesures
bench-alone = Installez l’extra « bench » (OpenSpiel) pour avoir un élément de comparaison.
bar-met = objectif : au moins { $bar }x
bar-missed = EN DESSOUS de l’objectif de { $bar }x
verified = Chaque tirage est celui que donne la graine.
compiled = compilé
interpreted = interprété

alike =
    { $distinct ->
        [one] Toutes ces parties sont identiques : ces bots ne choisissent jamais au hasard, et les intervalles ne disent pas grand-chose.
       *[other] Seules { $distinct } de ces parties sont différentes : ces bots ne choisissent jamais au hasard, et les intervalles ne disent pas grand-chose.
    }
option-line = { $option } ({ $presets } ; règle { $rule }) :
option-usual = { $choice } (par défaut)

## The arena

arena = Arène
column-games = Parties
column-fair = Part équitable
column-ratio = × part équitable
column-elo = Elo
arena-yes = { $bot } remporte plus de { $above } des victoires.
arena-no = { $bot } remporte moins de { $above } des victoires.
arena-open = On ne sait pas encore si { $bot } remporte plus de { $above } des victoires.
arena-settled =
    { $games ->
        [one] Tranché après une partie
       *[other] Tranché après { $games } parties
    }. Une telle réponse est fausse au plus { $wrong } fois sur 100. La part équitable serait de { $fair }.
arena-unsettled =
    { $games ->
        [one] Après une partie
       *[other] Après { $games } parties
    }, rien n’est encore certain ; une réponse ne doit pas être fausse plus de { $wrong } fois sur 100. La part équitable serait de { $fair }. Relancez la même commande avec plus de --games pour continuer.
arena-counts = { $games } parties par blocs de { $block } : dans un bloc, le hasard est le même et chaque bot joue une fois à chaque place. Entre crochets : intervalles de confiance à 95 %.
arena-rounded = Vous avez demandé { $asked } parties ; en blocs entiers, cela en fait jusqu’à { $games }.
arena-method = Victoires : la part d’un bot dans les victoires des parties qu’il a jouées, avec l’intervalle de Wilson. Elo : le modèle de Bradley et Terry pour toutes les paires d’une table selon leurs rangs, de moyenne 0 ; à chaque paire qui s’est rencontrée on compte une partie nulle de plus, pour que personne ne soit infiniment fort ; l’intervalle vient de 1 000 rééchantillonnages des blocs.
arena-interrupted = Interrompu. { $games } parties sont conservées dans { $file } ; relancez la même commande pour continuer à partir de là.
arena-page = Le rapport : { $file }
arena-figures = Chiffres
arena-circumstances = Conditions de jeu
arena-plot-wins = Part des victoires
arena-about-wins = Le repère est la part observée, la barre son intervalle à 95 %, le trait pointillé la part équitable.
arena-plot-elo = Elo
arena-about-elo = La force en points, avec son intervalle à 95 % ; la moyenne de tous les bots est 0.
arena-plot-course = Part des victoires, partie après partie
arena-about-course = Comment la part du premier bot a évolué ; le trait pointillé est la part dont il s’agit.
arena-games = { $games } parties
arena-seats = { $seats } places
arena-blocks = { $games }, par blocs de { $block }
arena-capitals = { $above } contre 1 que c’est plus, { $below } contre 1 que c’est moins ; tranché à 20 contre 1
arena-build = { $version }, { $build }, sources { $engine }
arena-fact-game = Jeu
arena-fact-options = Options
arena-fact-data = Données
arena-fact-bots = Bots
arena-fact-own = Bots dans des fichiers
arena-fact-games = Parties
arena-fact-seed = Graine
arena-fact-bets = Paris
arena-fact-build = Moteur
arena-fact-cores = Cœurs du processeur

## The doctor

doctor-python = Python { $version }
doctor-compiled = Le moteur est compilé ; il vient de { $folder }.
doctor-interpreted = Le moteur de { $folder } est interprété : tout marche, mais les bots réfléchissent une cinquantaine de fois plus lentement.
doctor-compiler = Un compilateur C est présent : make native compile le moteur, motherlode serve le fait en arrière-plan.
doctor-no-compiler = Aucun compilateur C trouvé ; le moteur ne peut être qu’interprété.
doctor-package = { $name } { $version }
doctor-missing = { $name } manque.{ $version }
doctor-extra = L’extra « { $extra } » est installé ({ $name }).
doctor-no-extra = L’extra « { $extra } » n’est pas installé ({ $name }) ; seules les mesures en ont besoin.
doctor-game = { $name } : une partie de chacune des { $presets } variantes a été jouée, rejouée et vérifiée.
doctor-game-ill = { $name } ne marche pas : { $text }

## Help

help-motherlode = Jouer, étudier et modifier des jeux de plateau sur le thème de la mine. Une adaptation non officielle.
help-lang = Langue : en, de, fr.
help-version = Afficher la version, et si le moteur est compilé.
help-games = Lister les jeux, leurs variantes et leurs options.
help-play = Jouer dans le terminal, contre des bots ou avec des personnes à ce clavier.
help-simulate = Faire jouer beaucoup de parties à des bots et afficher les résultats.
help-replay = Revoir une partie d’après son journal.
help-bench = Mesurer la vitesse du moteur, à côté de celle d’OpenSpiel s’il est installé.
help-doctor = Vérifier que tout est installé et fonctionne.
help-trust = Exécuter aussi les bots que la partie enregistrée charge depuis des fichiers.
help-arena = Faire concourir des bots, avec des places équitablement réparties, jusqu’à ce que l’on sache lequel est le plus fort.
help-entrants = Les bots qui concourent, séparés par des virgules. La question porte sur le premier ; un bot peut être nommé plusieurs fois : { $bots }.
help-above = La question : le premier bot remporte-t-il plus que cette part des victoires, comme 0.6 ou 60% ? Par défaut, sa part équitable.
help-all = Jouer toutes les parties, même une fois la question tranchée.
help-arena-folder = Le dossier des relevés ; par défaut, votre dossier de données.
help-fresh = Recommencer, même s’il y a un relevé.
help-report = Écrire le rapport avec ses graphiques dans ce fichier, qui ne doit pas encore exister ; par défaut, à côté du relevé.
help-game = L’un des jeux que liste `motherlode games`.
help-preset = Une variante du jeu ; par défaut, la première pour ce nombre de joueurs.
help-seats = Combien de joueurs ; 0 prend le nombre de la variante.
help-option = Un choix que la variante laisse ouvert, sous la forme nom=choix ; peut être répété.
help-data = Un fichier avec vos propres valeurs du matériel au lieu des nôtres.
help-players = Qui s’assied où, séparés par des virgules : person, { $bots }.
help-save = Enregistrer la partie dans ce fichier, qui ne doit pas encore exister ; par défaut, dans votre dossier de données.
help-resume = Continuer une partie enregistrée.
help-plain = Décrire la position en mots au lieu de la dessiner.
help-games-count = Combien de parties.
help-seed = Un nombre ; le même nombre donne les mêmes parties.
help-bots = Un bot pour toutes les places ou un pour chacune, séparés par des virgules : { $bots }.
help-jobs = Combien de processus.
help-json = Sortie en JSON.
help-file = Le journal.
help-at = S’arrêter après l’entrée portant ce numéro.
help-verify = Vérifier chaque tirage d’après la graine publiée.
help-rounds = Combien de fois chaque mesure est répétée.
help-serve = Jouer dans le navigateur : démarre le serveur et ouvre sa page.
help-host = L’adresse d’écoute ; avec 0.0.0.0, d’autres appareils peuvent s’y connecter.
help-port = Le port ; 0 en prend un libre.
help-folder = Le dossier de tout ce que le serveur conserve ; par défaut, votre dossier de données.
help-name = Un nom par lequel les navigateurs peuvent désigner cette machine, outre localhost et les adresses IP ; peut être répété.
help-https = Les navigateurs passent par https, à travers un proxy ; les cookies ne sont alors envoyés que par https.
help-open = Ouvrir un navigateur ou non.
serving = Motherlode tourne à l’adresse { $address }  (Ctrl-C l’arrête ; les parties sont conservées.)
serving-compiling = Le moteur est en cours de compilation en arrière-plan, ce qui prend une minute ou deux. Vous pouvez déjà jouer ; d’ici là, les bots réfléchissent plus lentement.
serving-bots = Le moteur est compilé : les bots réfléchissent désormais à pleine vitesse.
serving-plain = Le moteur n’a pas pu être compilé (y a-t-il un compilateur C ?). Tout fonctionne, mais les bots réfléchissent plus lentement.
