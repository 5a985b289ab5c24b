# Every message a person meets when something cannot be; the number is shown in front of it.

## The command line

error-101 = Il n’y a pas de commande « { $name } ». motherlode --help en donne la liste.
error-102 = Il n’y a pas d’option « { $name } » ici. --help en donne la liste.
error-103 = Il manque quelque chose : { $name }.
error-104 = { $name } demande un nombre entier.
error-105 = La ligne de commande n’a pas de sens : { $text }
error-106 = Le fichier { $file } ne peut pas être lu : { $text }
error-107 = Le fichier { $file } ne peut pas être écrit : { $text }
error-108 = Le fichier { $file } existe déjà ; rien n’a été écrasé.
error-110 = { $name } doit être compris entre { $least } et { $most }.
error-111 = C’est une erreur de notre part, pas de la vôtre : { $text }. Rien de ce qui était enregistré n’est perdu.
error-112 = « { $text } » n’est ni un coup ni une commande. aide donne les commandes, coups les coups.
error-113 = « { $text } » peut désigner plusieurs coups : { $moves }.
error-114 = Il n’y a pas de paragraphe { $rule } dans ces règles ({ $game }).
error-116 = Les options s’écrivent nom=choix, chacune une seule fois, et non « { $text } ».
error-117 = Ce journal a { $lines } entrées ; { $at } n’en fait pas partie.
error-118 = Un joueur est « person » ou un bot, et non « { $text } ». Bots : { $bots }.
error-119 = La langue « { $lang } » n’est pas disponible. Langues : { $langs }.
error-120 = Argument en trop : « { $name } ».
error-121 = { $seats } places demandent { $seats } joueurs ; { $players } sont nommés.
error-122 = --resume reprend une partie telle qu’elle est enregistrée ; omettez { $name }.
error-123 = Le système refuse : { $text }
error-124 = Quelqu’un d’autre joue dans { $file } ; rien n’a été écrasé, et cette table s’arrête ici.
error-125 = enregistrer demande un nom de fichier.
error-126 = --above est une part des victoires entre 0 et 1, comme 0.6 ou 60% ; pas « { $text } ».

## Moves

error-201 = « { $move } » n’est pas permis. { $game } { $rule }.
error-202 = Il n’y a pas de coup « { $move } ».
error-203 = Cela visait une position antérieure (tour { $turn }, maintenant { $now }). Regardez de nouveau.
error-204 = Cela ne désigne aucun coup.
error-205 = Il n’y a pas de place { $seat } à une table de { $seats }.
error-206 = { $seat } n’a rien à annuler.
error-207 = { $seat } ne peut annuler cela que si tous sont d’accord : quelqu’un a joué ou quelque chose a été révélé depuis.
error-208 = Cette partie ne peut pas continuer ici : son journal ne contient pas la graine du hasard.
error-209 = La partie est finie, plus rien ne peut être annulé.
error-210 = La liste continue après sa décision ; rien n’a été joué.

## Logs

error-301 = Ce fichier dépasse { $limit } caractères ; aucun journal n’est si long.
error-302 = Ce n’est pas le journal d’une partie. Un journal commence par « motherlode log ».
error-303 = Ce journal est au format « { $version } » ; ce programme lit le format 1.
error-304 = L’en-tête du journal n’a pas d’entrée « { $entry } » utilisable.
error-305 = La ligne { $line } du fichier n’a pas de sens : { $text }
error-306 = Les entrées se suivent : { $number } se trouve là où { $expected } est attendu.
error-307 =
    L’entrée { $number }, « { $move } », { $rule ->
        [none] n’est pas un coup de ce jeu
       *[other] n’y est pas permise ({ $game } { $rule })
    }.
error-308 = L’entrée { $number } annule ce qui ne peut pas y être annulé.
error-309 = D’après ses coups, la partie s’est terminée autrement que ne le dit le journal.
error-310 = La graine du journal n’est pas celle que promettait l’en-tête.
error-311 = L’entrée { $number } n’est pas ce que tire la graine.
error-312 = Le journal ne contient pas encore la graine, ses tirages ne peuvent donc pas être vérifiés. Elle est publiée à la fin de la partie.
error-313 = La partie suit la révision { $revision } des règles ; ce programme connaît la révision { $now }.
error-314 = Les données de cette partie ({ $hash }) ne sont pas disponibles.
error-315 = Un journal a au plus { $limit } entrées.

## Games, options, data

error-401 = Il n’y a pas de jeu « { $game } ». Au choix : { $games }.
error-402 = Il n’y a pas de variante « { $preset } ». Au choix : { $presets }.
error-403 =
    Il n’y a pas d’option « { $option } » à choisir ici{ $options ->
        [none] {" "}; la variante n’en laisse aucune ouverte.
       *[other] . Au choix : { $options }.
    }
error-404 = { $option } ne peut pas être « { $choice } ». Au choix : { $choices }.
error-405 = On ne peut pas y jouer à { $seats }. Possible : { $allowed }.
error-406 = Ces options ne vont pas ensemble. { $game } { $rule }.
error-407 = Il n’y a pas de mise en place { $deal } ; elles sont numérotées à partir de 0, et il y en a { $deals }.
error-411 = { $file } n’est pas un fichier de données : { $text }
error-412 = { $file } : l’entrée { $entry } ne peut pas être juste. { $game } { $rule }.
error-413 = { $file } dépasse { $limit } octets ; aucun fichier de données n’est si long.

## Bots

error-501 = Il n’y a pas de bot « { $bot } ». Au choix : { $bots }.
error-502 = « { $bot } » : une limite est un nombre d’itérations comme mcts:500 ou un temps comme mcts:0.2s, au plus 600s.
error-503 = { $seats } places, mais { $bots } bots nommés : nommez-en un pour toutes ou un pour chacune.
error-504 = Personne n’a encore appris au bot greedy à juger { $game }.
error-505 = Le fichier { $file } du bot est illisible : { $text }
error-506 =
    Il n’y a pas de classe { $name } dans { $file }{ $names ->
        [none] , ni aucun autre bot.
       *[other] . Ses bots : { $names }.
    }
error-507 = { $name } dans { $file } n’est pas un bot : il faut une sous-classe de motherlode.bots.bot.Bot avec une méthode choose.
error-508 = { $file } échoue au chargement, à la ligne { $line } : { $text }
error-509 =
    Le bot { $bot } échoue{ $line ->
        [0] {""}
       *[other] {" "}à la ligne { $line }
    } : { $text }
error-510 = Le bot { $bot } répond « { $move } », qui n’est pas un coup permis à cet endroit.
error-511 = Dans cette partie joue { $bot }, un bot dans un fichier. Une partie enregistrée peut venir de n’importe où : avec --trust, il est exécuté.

## Tables over the net

error-600 = Un problème est survenu chez nous (numéro { $number }). Rien de ce qui était accepté n’est perdu.
error-601 = Cette demande n’a pas de sens : { $text }
error-602 = Cette table n’existe pas.
error-603 = Il n’y a rien à cette adresse.
error-604 = La place { $seat } n’est pas à vous.
error-605 = Nous ne connaissons pas encore votre nom.
error-606 = Cette demande venait d’un autre site.
error-607 = Trop de demandes. Réessayez dans { $seconds } s.
error-608 = Cela dépasse { $limit } octets.
error-609 = Cette place est déjà prise ({ $seat }).
error-610 = Seule la personne qui a ouvert la table peut le faire.
error-611 = La partie n’a pas commencé.
error-612 = La partie a déjà commencé.
error-613 = Une place est encore libre.
error-614 = La partie est en cours ; son journal reste secret jusqu’à la fin.
error-615 = Il n’y a pas de position { $at } ; la dernière est { $last }.
error-616 = Ce lien a déjà servi ou il est trop ancien.
error-617 = Aucune demande d’annulation n’attend votre réponse.
error-618 = Un nom doit contenir au moins une lettre.
error-619 = Cela n’est pas possible à cette adresse.
error-620 = C’est un enregistrement : on peut le regarder, pas le jouer.
error-621 = Le bot n’a pas de réponse pour l’instant.
error-622 = { $seats } places demandent { $seats } joueurs ; { $players } sont nommés.
error-623 = Tout a été dit à cette table : une conversation n’a pas plus de { $limit } lignes.
error-624 = Personne n’est à l’écart avec vous ; seule la table entière peut vous entendre.
error-625 = On ne peut pas donner sa parole maintenant, ou pas celle-là.
error-626 = Vous avez déjà repris { $limit } décisions ici, c’est le maximum. Jouez d’abord la suite.
error-627 = Vous avez déjà donné votre parole { $limit } fois à cette réunion, c’est le maximum.
error-628 = Cette clé est inconnue ici. Elle a peut-être été révoquée.
error-629 = Un programme ne peut pas faire cela, seul son propriétaire le peut.
error-630 = Vous avez déjà { $limit } programmes, c’est le maximum. Retirez-en un d’abord.
error-631 = Vous n’avez pas de tel programme.
error-632 = Cette couleur est prise : { $seat } l’a déjà.
error-633 = À cette table, on ne parle qu’à la réunion.
error-641 = Une partie ne s’analyse qu’une fois terminée.
error-642 = Vous avez déjà { $limit } analyses en cours. Attendez-en une, ou arrêtez-en une.
error-643 = Cette analyse a été demandée par une autre personne ; elle seule peut l’arrêter.
error-651 = Un autre serveur utilise le dossier { $folder }.
error-652 = { $file } vient d’une version plus récente de ce programme ; rien n’a été modifié.
error-653 = Le port { $port } n’est pas disponible ici.
error-654 = Les pages pour le navigateur ne sont pas construites. make play les construit.

## The lab

error-701 = Une arène demande au moins deux bots différents.
error-702 = Avec { $bots } bots pour { $seats } places, chacun ne peut être nommé qu’une fois.
error-703 = Le relevé { $file } appartient à une autre arène. Rien n’a été modifié.
error-704 = La ligne { $line } du relevé { $file } est abîmée ou a été modifiée. --fresh recommence.
error-705 = Quelqu’un d’autre écrit dans le relevé { $file } ; cette arène s’arrête ici.
error-706 = Le relevé { $file } ne peut être tenu : { $text }
error-707 = Un processus qui jouait des parties est mort (code { $code }). Ce qui était fini est conservé ; la même commande continue.
