# What the terminal says besides the games' own sentences.

## The table

welcome = Vous jouez { $seats }. Tapez une case ou un coup ; aide donne les commandes.
question = { $seat } : { $question } >{" "}
curtain = { $seat }, quand personne d’autre ne regarde : Entrée. (annuler reprend le dernier coup joué ici.) >{" "}
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
    Tapez un coup, en entier ou en partie : « place natural e5 », « naturel e5 », « e5 » ; plusieurs avec un point-virgule entre eux. Commandes :
    coups             tous les coups permis
    conseil           ce que ferait le bot, et avec quelle assurance
    annuler           annuler le dernier coup joué ici
    règles 2.4        un paragraphe des règles ; règles 2 : une section ; règles : toutes
    plateau           redessiner le plateau
    mots              la position en mots
    journal           ce qui s’est passé
    enregistrer FICHIER  une copie de la partie en l’état
    quitter           quitter ; la partie est enregistrée et peut être reprise
    Des coups possibles maintenant, un de chaque sorte :
hint = { $move } : { $percent } % de chances de gagner ({ $visits } essais).
undone = { $seat } a annulé le n° { $number }.
result = { $place }. { $seat } : { $points }
kept = Partie enregistrée. Pour continuer : { $command } --resume "{ $file }"
kept-log = Toute la partie : { $file }
saved = Enregistré sous { $file }.

## The menu

menu-start = Que faire ?
menu-new = une nouvelle partie
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
menu-again = Un nombre de 1 à { $most }.

## Figures

games = parties
by-nobody = Le livret de règles ne nomme ni auteurs ni éditeur.
column-seat = Place
column-bot = Bot
column-wins = Victoires
column-points = Points
column-figure = Coups par seconde
column-best = Meilleur
column-worst = Pire
simulated = { $games } parties, { $moves } coups par partie, graine { $seed }. Entre crochets : confiance à 95 %.
bench-title = Moteur { $build }, meilleure de { $rounds } mesures
bench-alone = Sans l’extra « bench » (OpenSpiel), il n’y a rien à quoi comparer.
bar-met = au moins { $bar }x demandé
bar-missed = EN DESSOUS des { $bar }x demandés
verified = Chaque tirage est celui que donne la graine.
compiled = compilé
interpreted = interprété

alike = Parmi elles, seulement { $distinct } parties différentes : ces bots n’ont pas de hasard à eux, et les intervalles ne disent pas grand-chose.
option-line = { $option } ({ $presets } ; règle { $rule }) :
option-usual = { $choice } (d’ordinaire)

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
    } ; une telle réponse est fausse au plus { $wrong } fois sur 100. La part équitable serait de { $fair }.
arena-unsettled =
    { $games ->
        [one] Après une partie
       *[other] Après { $games } parties
    }, rien n’est encore certain : une réponse ne doit être fausse qu’au plus { $wrong } fois sur 100. La part équitable serait de { $fair }. La même commande avec plus de --games continue.
arena-counts = { $games } parties, par blocs de { $block } : le même hasard, et chacun une fois à chaque place. Entre crochets : confiance à 95 %.
arena-rounded = { $asked } parties étaient demandées ; des blocs entiers en font jusqu’à { $games }.
arena-method = Victoires : la part des victoires dans les parties où un bot était assis, avec l’intervalle de Wilson. Elo : le modèle de Bradley et Terry pour toutes les paires d’une table selon leurs rangs, de moyenne 0 ; chaque paire qui s’est rencontrée reçoit une partie nulle de plus, pour que personne ne soit infiniment fort ; l’intervalle vient de 1 000 nouveaux tirages de blocs.
arena-interrupted = Interrompu. { $games } parties sont conservées dans { $file } ; la même commande continue à partir de là.
arena-page = Le rapport : { $file }
arena-figures = Les chiffres
arena-circumstances = Comment on a joué
arena-plot-wins = Part des victoires
arena-about-wins = Le repère est la part observée, la barre son intervalle à 95 %, le trait pointillé la part équitable.
arena-plot-elo = Elo
arena-about-elo = La force en points, avec son intervalle à 95 % ; la moyenne de tous est 0.
arena-plot-course = Part des victoires, partie après partie
arena-about-course = Comment la part du premier bot s’est stabilisée ; le trait pointillé est ce que demande la question.
arena-games = { $games } parties
arena-seats = { $seats } places
arena-blocks = { $games }, par blocs de { $block }
arena-capitals = { $above } contre 1 sur plus, { $below } contre 1 sur moins ; tranché à 20 contre 1
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
arena-fact-cores = Cœurs de la machine

## The doctor

doctor-python = Python { $version }
doctor-compiled = Le moteur est compilé et vient de { $folder }.
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
help-version = La version, et si le moteur est compilé.
help-games = Les jeux, leurs variantes et leurs options.
help-play = Jouer dans le terminal, contre des bots ou avec des personnes à ce clavier.
help-simulate = Faire jouer beaucoup de parties à des bots et voir ce qu’il en sort.
help-replay = Revoir une partie d’après son journal.
help-bench = Mesurer le moteur, à côté d’OpenSpiel s’il est installé.
help-doctor = Vérifier que tout est là.
help-trust = Exécuter aussi les bots dans des fichiers que nomme la partie enregistrée.
help-arena = Faire concourir des bots à des places équitables jusqu’à ce que l’on sache lequel est le plus fort.
help-entrants = Qui concourt, séparés par des virgules ; le premier est celui dont il s’agit, et l’on peut en nommer un plusieurs fois : { $bots }.
help-above = La question : le premier bot remporte-t-il plus que cette part des victoires, comme 0.6 ou 60% ? Sinon, plus que sa part équitable.
help-all = Jouer toutes les parties, même quand la question est tranchée.
help-arena-folder = Le dossier des relevés ; sinon votre dossier de données.
help-fresh = Recommencer, même s’il y a un relevé.
help-report = Écrire la page avec les graphiques dans ce fichier, qui ne doit pas exister ; sinon elle se trouve à côté du relevé.
help-game = Un jeu de la liste de `motherlode games`.
help-preset = Une variante du jeu ; si rien n’est dit, la première pour ce nombre de joueurs.
help-seats = Combien de joueurs ; 0 prend le nombre de la variante.
help-option = Un choix que la variante laisse ouvert ; peut être répété.
help-data = Vos propres valeurs du matériel au lieu des nôtres.
help-players = Qui s’assied où, séparés par des virgules : person, { $bots }.
help-save = Enregistrer la partie dans ce fichier, qui ne doit pas exister ; sinon dans votre dossier de données.
help-resume = Continuer une partie enregistrée.
help-plain = La position en mots au lieu d’un dessin.
help-games-count = Combien de parties.
help-seed = Un nombre ; le même donne les mêmes parties.
help-bots = Un bot pour toutes les places ou un pour chacune, séparés par des virgules : { $bots }.
help-jobs = Combien de processus.
help-json = Sortie en JSON.
help-file = Le journal.
help-at = S’arrêter après l’entrée portant ce numéro.
help-verify = Vérifier chaque tirage d’après la graine publiée.
help-rounds = Combien de fois chaque mesure est répétée.
help-serve = Des tables dans le navigateur : démarre le serveur et ouvre sa page.
help-host = L’adresse d’écoute ; 0.0.0.0 l’ouvre aux autres appareils.
help-port = Le port ; 0 en prend un libre.
help-folder = Le dossier de tout ce que le serveur conserve ; sinon votre dossier de données.
help-name = Un nom par lequel les navigateurs peuvent appeler cette machine, outre localhost et les adresses ; peut se répéter.
help-https = Les navigateurs passent par https, derrière un proxy : les cookies ne passent pas autrement.
help-open = Ouvrir un navigateur.
serving = Motherlode est à l’adresse { $address }  (Ctrl-C l’arrête ; les parties sont conservées.)
serving-compiling = Le moteur est compilé en arrière-plan, ce qui prend une minute ou deux. On peut déjà jouer ; d’ici là, les bots réfléchissent plus lentement.
serving-bots = Le moteur est compilé : les bots réfléchissent désormais à pleine vitesse.
serving-plain = Le moteur n’a pas pu être compilé (y a-t-il un compilateur C ?). Tout fonctionne, mais les bots réfléchissent plus lentement.
