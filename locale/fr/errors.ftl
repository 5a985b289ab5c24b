# Every message a person meets when something cannot be; the number is shown in front of it.

## The command line

error-101 = Il n’y a pas de commande « { $name } ». motherlode --help en donne la liste.
error-102 = Il n’y a pas d’option « { $name } » ici. --help en donne la liste.
error-103 = Il manque quelque chose : { $name }. Avec --help, on voit ce que demande la commande.
error-104 = { $name } doit être un nombre entier.
error-105 = Cette ligne de commande est incompréhensible : { $text }
error-106 = Le fichier { $file } ne peut pas être lu : { $text }
error-107 = Le fichier { $file } ne peut pas être écrit : { $text }
error-108 = Le fichier { $file } existe déjà et n’a pas été écrasé. Choisissez un autre nom.
error-110 = { $name } doit être compris entre { $least } et { $most }.
error-111 = Quelque chose n’a pas marché dans Motherlode, et vous n’y êtes pour rien : { $text }. Tout ce qui était enregistré est toujours là.
error-112 = « { $text } » n’est ni un coup ni une commande. Tapez aide pour les commandes, coups pour les coups possibles.
error-113 = « { $text } » peut désigner plusieurs coups : { $moves }. Précisez celui que vous voulez.
error-114 = Il n’y a pas de paragraphe { $rule } dans ces règles ({ $game }). Tapez règles pour les voir toutes.
error-116 = « { $text } » n’est pas une option. Écrivez nom=choix, chaque option une seule fois.
error-117 = Ce journal a { $lines } entrées ; il n’y a pas d’entrée { $at }.
error-118 = Un joueur est « person » ou un bot ; « { $text } » n’est ni l’un ni l’autre. Bots : { $bots }.
error-119 = La langue « { $lang } » n’est pas disponible. Au choix : { $langs }.
error-120 = « { $name } » est de trop. Avec --help, on voit ce que prend la commande.
error-121 = { $seats } places demandent { $seats } joueurs, mais vous en avez nommé { $players }.
error-122 = --resume reprend une partie telle qu’elle a été enregistrée. Omettez { $name }.
error-123 = Le système d’exploitation refuse : { $text }
error-124 = Quelqu’un d’autre a continué la partie dans { $file }. Rien n’a été écrasé ; votre session s’arrête ici.
error-125 = enregistrer demande un nom de fichier, par exemple : enregistrer ma-partie.log
error-126 = --above est une part des victoires entre 0 et 1, comme 0.6 ou 60%, ce que « { $text } » n’est pas.

## Moves

error-201 = « { $move } » n’est pas permis. Voir { $game } { $rule }.
error-202 = Il n’y a pas de coup « { $move } ».
error-203 = Cela visait une position antérieure (tour { $turn }, on en est au tour { $now }). Regardez de nouveau le plateau, puis choisissez.
error-204 = Ce n’est pas un coup.
error-205 = Il n’y a pas de place { $seat } à une table de { $seats }.
error-206 = { $seat } n’a aucun coup à annuler.
error-207 = { $seat } ne peut annuler cela que si tout le monde est d’accord, car depuis quelqu’un a joué ou quelque chose a été révélé.
error-208 = Cette partie ne peut pas continuer ici, car son journal ne contient pas la graine.
error-209 = La partie est finie ; plus rien ne peut être annulé.
error-210 = La liste continue après la fin de la décision, donc rien n’a été joué. Jouez le reste ensuite.

## Logs

error-301 = Ce fichier dépasse { $limit } caractères ; ce ne peut pas être le journal d’une partie.
error-302 = Ce n’est pas le journal d’une partie. Un journal commence par « motherlode log ».
error-303 = Ce journal est au format « { $version } » ; cette version de Motherlode ne lit que le format 1.
error-304 = Dans l’en-tête du journal, il manque une entrée « { $entry } » valable.
error-305 = La ligne { $line } du fichier est incompréhensible : { $text }
error-306 = Les entrées doivent se suivre, mais { $number } se trouve là où { $expected } est attendu.
error-307 =
    L’entrée { $number }, « { $move } », { $rule ->
        [none] n’est pas un coup de ce jeu
       *[other] n’y est pas permise ({ $game } { $rule })
    }.
error-308 = L’entrée { $number } annule quelque chose qui ne pouvait pas l’être à ce moment.
error-309 = Le journal indique un autre résultat que celui auquel mènent ses coups.
error-310 = La graine du journal n’est pas celle que promettait l’en-tête.
error-311 = L’entrée { $number } n’est pas le tirage que donne la graine.
error-312 = Le journal ne contient pas encore la graine ; ses tirages ne peuvent donc pas être vérifiés. Elle est publiée à la fin de la partie.
error-313 = Cette partie suit la révision { $revision } des règles ; cette version de Motherlode ne connaît que la révision { $now }.
error-314 = Les valeurs du matériel de cette partie ({ $hash }) ne sont pas disponibles ici.
error-315 = Ce journal est trop long : un journal a au plus { $limit } entrées.

## Games, options, data

error-401 = Il n’y a pas de jeu « { $game } ». Au choix : { $games }.
error-402 = Il n’y a pas de variante « { $preset } ». Au choix : { $presets }.
error-403 =
    Il n’y a pas d’option « { $option } » à choisir ici{ $options ->
        [none] {" "}; la variante n’en laisse aucune ouverte.
       *[other] . Au choix : { $options }.
    }
error-404 = { $option } ne peut pas être « { $choice } ». Au choix : { $choices }.
error-405 = On ne peut pas y jouer à { $seats }. Nombres possibles : { $allowed }.
error-406 = Ces options ne vont pas ensemble. Voir { $game } { $rule }.
error-407 = Il n’y a pas de mise en place { $deal }. Il y en a { $deals }, numérotées à partir de 0.
error-411 = { $file } n’est pas un fichier de données : { $text }
error-412 = { $file } : l’entrée { $entry } ne peut pas être juste. Voir { $game } { $rule }.
error-413 = { $file } dépasse { $limit } octets ; ce ne peut pas être un fichier de données.

## Bots

error-501 = Il n’y a pas de bot « { $bot } ». Au choix : { $bots }, ou une classe dans un fichier à vous : FICHIER.py:CLASSE
error-502 = « { $bot } » n’a pas de limite valable. Écrivez un nombre d’itérations (mcts:500), un temps de 600s au plus (mcts:0.2s) ou une part du temps de réflexion habituel d’un niveau (expert:0.5).
error-503 = Il y a { $seats } places, mais vous avez nommé { $bots } bots. Nommez-en un pour toutes ou un pour chacune.
error-504 = Le bot greedy ne peut pas jouer à { $game } : il n’a pas d’évaluation pour ce jeu.
error-505 = Le fichier { $file } du bot ne peut pas être lu : { $text }
error-506 =
    Il n’y a pas de classe { $name } dans { $file }{ $names ->
        [none] , ni aucun autre bot.
       *[other] . Bots de ce fichier : { $names }.
    }
error-507 = { $name } dans { $file } n’est pas un bot : il faut une sous-classe de motherlode.bots.bot.Bot avec une méthode choose.
error-508 = { $file } n’a pas pu être chargé à cause d’une erreur à la ligne { $line } : { $text }
error-509 =
    Le bot { $bot } a échoué{ $line ->
        [0] {""}
       *[other] {" "}à la ligne { $line }
    } : { $text }
error-510 = Le bot { $bot } a répondu « { $move } », qui n’est pas un coup permis à ce moment.
error-511 = Dans cette partie enregistrée joue { $bot }, un bot chargé d’un fichier. Une partie enregistrée peut venir de n’importe où : il n’est exécuté qu’avec --trust.

## Tables over the net

error-600 = Quelque chose n’a pas marché chez nous (numéro { $number }). Tous les coups acceptés sont conservés. Réessayez.
error-601 = Le serveur n’a pas compris cette demande : { $text }
error-602 = Cette table n’existe pas. Vérifiez le lien ou le code.
error-603 = Il n’y a rien à cette adresse.
error-604 = La place { $seat } n’est pas à vous.
error-605 = Nous ne connaissons pas encore votre nom. Indiquez-en un d’abord.
error-606 = Cette demande venait d’un autre site et a été refusée.
error-607 = Trop de demandes. Réessayez dans { $seconds } s.
error-608 = Cela dépasse les { $limit } octets permis.
error-609 = Cette place est déjà prise ({ $seat }). Choisissez-en une autre.
error-610 = Seule la personne qui a ouvert la table peut le faire.
error-611 = La partie n’a pas encore commencé.
error-612 = La partie a déjà commencé.
error-613 = Une place est encore libre. Chacune doit être occupée, par une personne ou un bot.
error-614 = La partie est en cours ; son journal reste secret jusqu’à la fin.
error-615 = Il n’y a pas de position { $at } ; la dernière est { $last }.
error-616 = Ce lien a déjà servi, ou il est trop ancien. Demandez-en un nouveau.
error-617 = Personne ne vous demande en ce moment d’annuler un coup.
error-618 = Un nom doit contenir au moins une lettre.
error-619 = Cela n’est pas possible à cette adresse.
error-620 = C’est une partie enregistrée. Vous pouvez la regarder, mais pas y jouer de coup.
error-621 = Le bot n’a pas de réponse pour l’instant. Réessayez dans un moment.
error-622 = { $seats } places demandent { $seats } joueurs, mais { $players } sont nommés.
error-623 = Cette table a atteint sa limite de { $limit } messages.
error-624 = Personne n’est près de vous pour parler en petit comité. Écrivez à toute la table.
error-625 = Vous ne pouvez ni annoncer ni demander cela maintenant.
error-626 = Vous avez déjà annulé { $limit } décisions à ce moment de la partie, c’est la limite. Jouez d’abord la suite.
error-627 = Vous avez déjà fait { $limit } annonces et demandes à cette réunion, c’est la limite.
error-628 = Cette clé est inconnue ici. Elle a peut-être été révoquée ; créez-en une nouvelle.
error-629 = Un programme ne peut pas faire cela ; seul son propriétaire le peut.
error-630 = Vous avez déjà { $limit } programmes, c’est la limite. Révoquez-en un d’abord.
error-631 = Vous n’avez pas de programme de ce nom.
error-632 = { $seat } a déjà cette couleur. Choisissez-en une autre.
error-633 = À cette table, on ne parle qu’à la réunion.
error-641 = L’analyse n’est possible qu’une fois la partie terminée.
error-642 = Vous avez déjà { $limit } analyses en cours. Attendez qu’une se termine, ou arrêtez-en une.
error-643 = Cette analyse a été demandée par une autre personne ; elle seule peut l’arrêter.
error-651 = Un autre serveur utilise déjà le dossier { $folder }. Arrêtez-le, ou choisissez un autre dossier avec --folder.
error-652 = { $file } vient d’une version plus récente de Motherlode. Rien n’a été modifié ; utilisez cette version.
error-653 = Le port { $port } ne peut pas être utilisé. Choisissez-en un autre avec --port ; 0 en prend un libre.
error-654 = Les pages pour le navigateur ne sont pas encore construites. make play les construit.

## The lab

error-701 = Une arène demande au moins deux bots différents.
error-702 = Avec { $bots } bots pour { $seats } places, chacun ne peut être nommé qu’une fois.
error-703 = Le relevé { $file } appartient à une autre arène. Rien n’a été modifié.
error-704 = La ligne { $line } du relevé { $file } est abîmée ou a été modifiée. Ajoutez --fresh pour recommencer.
error-705 = Une autre arène écrit dans le relevé { $file } ; celle-ci s’arrête ici.
error-706 = Le relevé { $file } ne peut pas être écrit : { $text }
error-707 = Un processus qui jouait des parties s’est arrêté (code { $code }). Les parties finies sont conservées ; relancez la même commande pour continuer.
