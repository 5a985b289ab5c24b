# Every message a person meets when something cannot be; the number is shown in front of it.

## The command line

error-101 = There is no command “{ $name }”. Run motherlode --help for a list.
error-102 = There is no option “{ $name }” here. Add --help for a list.
error-103 = Something is missing: { $name }. Add --help to see what the command needs.
error-104 = { $name } must be a whole number.
error-105 = The command line could not be understood: { $text }
error-106 = The file { $file } cannot be read: { $text }
error-107 = The file { $file } cannot be written: { $text }
error-108 = The file { $file } already exists and was not overwritten. Choose another name.
error-110 = { $name } must be from { $least } to { $most }.
error-111 = Something went wrong inside Motherlode, and not because of you: { $text }. Everything that was saved is still there.
error-112 = “{ $text }” is neither a move nor a command. Type help for the commands, or moves for the moves you can make.
error-113 = “{ $text }” could mean several moves: { $moves }. Type more of the one you want.
error-114 = There is no paragraph { $rule } in the rules of { $game }. Type rules to see them all.
error-116 = “{ $text }” is not an option. Write name=choice, each option only once.
error-117 = This log has { $lines } entries, so there is no entry { $at }.
error-118 = A player is “person” or a bot; “{ $text }” is neither. Bots: { $bots }.
error-119 = There is no language “{ $lang }”. Choose from: { $langs }.
error-120 = “{ $name }” is one argument too many. Add --help to see what the command takes.
error-121 = { $seats } seats need { $seats } players, but you named { $players }.
error-122 = --resume continues a game with the settings it was saved with. Leave out { $name }.
error-123 = The operating system refused: { $text }
error-124 = Somebody else has continued the game in { $file }. Nothing was overwritten, and your session ends here.
error-125 = save needs a file name, for example: save my-game.log
error-126 = --above takes a share of the wins between 0 and 1, such as 0.6 or 60%; “{ $text }” is not one.

## Moves

error-201 = “{ $move }” is not allowed. See { $game } { $rule }.
error-202 = There is no move “{ $move }”.
error-203 = That was meant for an earlier position (turn { $turn }; it is now turn { $now }). Look at the board again, then choose.
error-204 = That is not a move.
error-205 = There is no seat { $seat } at a table for { $seats }.
error-206 = { $seat } has no move to take back.
error-207 = { $seat } can take that back only if everybody agrees, because somebody has moved or something has been revealed since.
error-208 = This game cannot be continued here, because its log does not contain the seed.
error-209 = The game is over, so nothing can be taken back any more.
error-210 = The list goes on after the decision is complete, so nothing was played. Make the remaining moves afterwards.

## Logs

error-301 = That file is longer than { $limit } characters, so it cannot be the log of a game.
error-302 = That is not the log of a game. A log begins with “motherlode log”.
error-303 = That log is in format “{ $version }”; this version of Motherlode reads only format 1.
error-304 = The log’s header has no valid entry “{ $entry }”.
error-305 = Line { $line } of the file could not be understood: { $text }
error-306 = Entries must be numbered in order, but number { $number } is where { $expected } should be.
error-307 =
    Entry { $number }, “{ $move }”, { $rule ->
        [none] is not a move of this game
       *[other] is not allowed there ({ $game } { $rule })
    }.
error-308 = Entry { $number } takes back something that could not be taken back at that point.
error-309 = The log records a different result from the one its moves lead to.
error-310 = The seed in the log does not match the one its header promised.
error-311 = Entry { $number } is not the draw that the seed gives.
error-312 = The log does not contain the seed yet, so its draws cannot be checked. The seed is published when the game is over.
error-313 = The log was played with revision { $revision } of the rules; this version of Motherlode knows only revision { $now }.
error-314 = The component values this log was played with ({ $hash }) are not available here.
error-315 = This log is too long: a log has at most { $limit } entries.

## Games, options, data

error-401 = There is no game “{ $game }”. Choose from: { $games }.
error-402 = There is no preset “{ $preset }”. Choose from: { $presets }.
error-403 =
    There is no option “{ $option }” to choose here{ $options ->
        [none] ; the preset leaves none open.
       *[other] . Choose from: { $options }.
    }
error-404 = { $option } cannot be “{ $choice }”. Choose from: { $choices }.
error-405 = This cannot be played with { $seats } players. Possible: { $allowed }.
error-406 = These options cannot be combined. See { $game } { $rule }.
error-407 = There is no set-up { $deal }. There are { $deals }, numbered from 0.
error-411 = { $file } is not a data file: { $text }
error-412 = { $file }: the entry { $entry } cannot be right. See { $game } { $rule }.
error-413 = { $file } is longer than { $limit } bytes, so it cannot be a data file.

## Bots

error-501 = There is no bot “{ $bot }”. Choose from { $bots }, or name a class in a file of your own: FILE.py:CLASS
error-502 = “{ $bot }” has no valid limit. Write a number of iterations (mcts:500), a time of at most 600s (mcts:0.2s) or a part of a level’s usual thinking time (expert:0.5).
error-503 = There are { $seats } seats, but you named { $bots } bots. Name one bot for all seats, or one for each.
error-504 = The greedy bot cannot play { $game }: it has no evaluation for this game.
error-505 = The bot’s file { $file } cannot be read: { $text }
error-506 =
    { $file } has no class { $name }{ $names ->
        [none] {" "}and no other bot.
       *[other] . The bots in it: { $names }.
    }
error-507 = { $name } in { $file } is not a bot: it must be a subclass of motherlode.bots.bot.Bot with a method choose.
error-508 = { $file } could not be loaded because of an error in line { $line }: { $text }
error-509 =
    The bot { $bot } failed{ $line ->
        [0] {""}
       *[other] {" "}in line { $line }
    }: { $text }
error-510 = The bot { $bot } answered “{ $move }”, which is not a legal move there.
error-511 = One of the players in this saved game is { $bot }, a bot loaded from a file. Saved games can come from anywhere, so it runs only if you add --trust.

## Tables over the net

error-600 = Something went wrong on our side (number { $number }). Every move that was accepted is safe. Try again.
error-601 = The server could not understand this request: { $text }
error-602 = There is no such table. Check the link or the code.
error-603 = There is nothing at this address.
error-604 = Seat { $seat } is not yours.
error-605 = We do not know your name yet. Enter one first.
error-606 = That request came from another site, so it was refused.
error-607 = That was too many requests. Try again in { $seconds } s.
error-608 = That is larger than the { $limit } bytes allowed.
error-609 = { $seat } is already taken. Choose another seat.
error-610 = Only the person who opened the table can do that.
error-611 = The game has not begun yet.
error-612 = The game has already begun.
error-613 = A seat is still empty. Every seat must be taken, by a person or a bot.
error-614 = The game is still running; its log stays secret until it is over.
error-615 = There is no position { $at }; the last one is { $last }.
error-616 = This link has already been used, or it is too old. Ask for a new one.
error-617 = Nobody is asking you to agree to an undo.
error-618 = A name needs at least one letter.
error-619 = That cannot be done at this address.
error-620 = This is a recorded game. You can watch it, but you cannot make a move in it.
error-621 = The bot has no answer right now. Try again in a moment.
error-622 = { $seats } seats need { $seats } players, but { $players } were named.
error-623 = This table has reached its limit of { $limit } messages.
error-624 = There is nobody near you to talk to in private. Write to the whole table instead.
error-625 = You cannot announce or ask for that now.
error-626 = You have taken back { $limit } decisions at this point of the game, which is the limit. Make a move first.
error-627 = You have made { $limit } announcements and requests at this meeting, which is the limit.
error-628 = This token is unknown here. It may have been revoked; create a new one.
error-629 = A program cannot do that; only its owner can.
error-630 = You have { $limit } programs, which is the limit. Revoke one first.
error-631 = You have no such program.
error-632 = { $seat } already has this colour. Choose another.
error-633 = At this table people talk only at the meeting.
error-641 = You can have a lesson once the game is over.
error-642 = You already have { $limit } lessons in progress. Wait for one to finish, or stop one.
error-643 = Somebody else asked for this lesson; only they can stop it.
error-651 = Another server is already using the folder { $folder }. Stop it, or choose another folder with --folder.
error-652 = { $file } was written by a newer version of Motherlode. Nothing was changed; use that version.
error-653 = Port { $port } cannot be used. Choose another with --port; 0 takes any free one.
error-654 = The browser pages have not been built. Run make play to build them.

## The lab

error-701 = An arena needs at least two different bots.
error-702 = With { $bots } bots for { $seats } seats, each bot can be named only once.
error-703 = The record { $file } belongs to a different arena. Nothing was changed.
error-704 = Line { $line } of the record { $file } is damaged or has been changed. Add --fresh to start over.
error-705 = Another arena is writing to the record { $file }, so this one ends here.
error-706 = The record { $file } cannot be written: { $text }
error-707 = A process that was playing games has died (code { $code }). Finished games are kept; run the same command again to continue.
