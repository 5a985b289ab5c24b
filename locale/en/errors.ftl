# Every message a person meets when something cannot be; the number is shown in front of it.

## The command line

error-101 = There is no command “{ $name }”. motherlode --help lists them.
error-102 = There is no option “{ $name }” here. --help lists them.
error-103 = Something is missing: { $name }.
error-104 = { $name } takes a whole number.
error-105 = The command line makes no sense: { $text }
error-106 = The file { $file } cannot be read: { $text }
error-107 = The file { $file } cannot be written: { $text }
error-108 = The file { $file } exists already; nothing was overwritten.
error-110 = { $name } must be from { $least } to { $most }.
error-111 = That is a fault of ours, not yours: { $text }. Nothing was lost that was saved.
error-112 = “{ $text }” is neither a move nor a command. help lists the commands, moves the moves.
error-113 = “{ $text }” could be several moves: { $moves }.
error-114 = There is no paragraph { $rule } in the rules of { $game }.
error-116 = An option is written name=choice, each only once; not “{ $text }”.
error-117 = This log has { $lines } entries; { $at } is not one of them.
error-118 = A player is “person” or a bot, not “{ $text }”. Bots: { $bots }.
error-119 = Language “{ $lang }” is not there. There are: { $langs }.
error-120 = Unexpected: “{ $name }”.
error-121 = { $seats } seats need { $seats } players; { $players } were named.
error-122 = --resume takes up a game as it was kept; leave out { $name }.
error-123 = The system refuses: { $text }
error-124 = Somebody else plays on in { $file }; nothing was overwritten, and this table ends here.
error-125 = save needs the name of a file.
error-126 = --above is a share of the wins between 0 and 1, like 0.6 or 60%; not “{ $text }”.

## Moves

error-201 = “{ $move }” is not allowed. { $game } { $rule }.
error-202 = There is no move “{ $move }”.
error-203 = That was meant for an earlier position (turn { $turn }, now { $now }). Look again.
error-204 = That is not a move.
error-205 = There is no seat { $seat } at a table of { $seats }.
error-206 = { $seat } has nothing to take back.
error-207 = { $seat } can take that back only if everybody agrees: somebody has acted or something was revealed since.
error-208 = This game cannot go on here: its log does not contain the seed.
error-209 = The game is over, nothing can be taken back.
error-210 = The list goes on after its decision is made; nothing was played.

## Logs

error-301 = That file is longer than { $limit } characters; no log is.
error-302 = That is not a log of a game. A log begins with “motherlode log”.
error-303 = That log has format “{ $version }”; this program reads format 1.
error-304 = The log’s header has no usable entry “{ $entry }”.
error-305 = Line { $line } of the file makes no sense: { $text }
error-306 = Entries are numbered one by one: { $number } stands where { $expected } should.
error-307 =
    Entry { $number }, “{ $move }”, { $rule ->
        [none] is not a move of this game
       *[other] is not allowed there ({ $game } { $rule })
    }.
error-308 = Entry { $number } takes back what cannot be taken back there.
error-309 = The log says the game ended otherwise than its moves say.
error-310 = The seed in the log is not the one its header promised.
error-311 = Entry { $number } is not what the seed draws.
error-312 = The log has no seed yet, so its draws cannot be checked. It is published when the game is over.
error-313 = The log was played by revision { $revision } of the rules; this program knows revision { $now }.
error-314 = The data the log was played with ({ $hash }) are not here.
error-315 = A log has at most { $limit } entries.

## Games, options, data

error-401 = There is no game “{ $game }”. There are: { $games }.
error-402 = There is no preset “{ $preset }”. There are: { $presets }.
error-403 =
    There is no option “{ $option }” to choose here{ $options ->
        [none] ; the preset leaves none open.
       *[other] . There are: { $options }.
    }
error-404 = { $option } cannot be “{ $choice }”. Choose from: { $choices }.
error-405 = { $seats } players cannot play this. Possible: { $allowed }.
error-406 = These options do not go together. { $game } { $rule }.
error-407 = There is no set-up { $deal }; they are numbered from 0, and there are { $deals }.
error-411 = { $file } is not a data file: { $text }
error-412 = { $file }: entry { $entry } cannot be right. { $game } { $rule }.
error-413 = { $file } is longer than { $limit } bytes; no data file is.

## Bots

error-501 = There is no bot “{ $bot }”. There are: { $bots }.
error-502 = “{ $bot }”: a limit is a number of iterations like mcts:500 or a time like mcts:0.2s, at most 600s.
error-503 = { $seats } seats, but { $bots } bots named: name one for all or one for each.
error-504 = Nobody has told the greedy bot yet how to judge { $game }.
error-505 = The bot’s file { $file } cannot be read: { $text }
error-506 =
    { $file } has no class { $name }{ $names ->
        [none] , nor any other bot.
       *[other] . Its bots: { $names }.
    }
error-507 = { $name } in { $file } is not a bot: it must be a subclass of motherlode.bots.bot.Bot with a method choose.
error-508 = { $file } breaks while it is loaded, in line { $line }: { $text }
error-509 =
    The bot { $bot } breaks{ $line ->
        [0] {""}
       *[other] {" "}in line { $line }
    }: { $text }
error-510 = The bot { $bot } answers with “{ $move }”, which is no legal move there.
error-511 = This game seats { $bot }, a bot in a file. Saved games come from anywhere: with --trust it is run.

## Tables over the net

error-600 = Something broke on our side (number { $number }). What was accepted is not lost.
error-601 = That request makes no sense: { $text }
error-602 = There is no such table.
error-603 = There is nothing at this address.
error-604 = Seat { $seat } is not yours.
error-605 = We do not know your name yet.
error-606 = That request came from another site.
error-607 = That was too often. Try again in { $seconds } s.
error-608 = That is larger than { $limit } bytes.
error-609 = The seat of { $seat } is taken.
error-610 = Only whoever opened the table can do that.
error-611 = The game has not begun.
error-612 = The game has begun already.
error-613 = A seat is still empty.
error-614 = The game is still running; its log is a secret until it is over.
error-615 = There is no position { $at }; the last one is { $last }.
error-616 = This link has been used or is too old.
error-617 = Nobody is asking you whether something may be taken back.
error-618 = A name needs at least one letter.
error-619 = That cannot be done at this address.
error-620 = This is a record; it can be looked at, not played.
error-621 = The bot has no answer just now.
error-622 = { $seats } seats need { $seats } players; { $players } were named.
error-623 = This table has said { $limit } lines; that is the most there may be.
error-624 = Nobody stands apart with you; only the whole table can hear you now.
error-625 = No word can be given now, or not this one.
error-626 = You have taken back { $limit } decisions here; that is the most there may be. Move on first.
error-627 = You have given { $limit } words at this meeting; that is the most there may be.
error-628 = This token is not known here. It may have been revoked.
error-629 = A program cannot do that; its owner can.
error-630 = You have { $limit } programs; that is the most there may be. Remove one first.
error-631 = You have no such program.
error-632 = This colour is taken: { $seat } has it.
error-633 = This table talks at the meeting only.
error-641 = A lesson is given when the game is over.
error-642 = You have { $limit } lessons under way. Wait for one of them, or stop one.
error-643 = Somebody else asked for this lesson; only they can stop it.
error-651 = Another server uses the folder { $folder }.
error-652 = { $file } was written by a newer version of this program; nothing was changed.
error-653 = Port { $port } cannot be used here.
error-654 = The pages for the browser are not built. make play builds them.

## The lab

error-701 = An arena needs at least two different bots.
error-702 = With { $bots } bots for { $seats } seats each can be named only once.
error-703 = The record { $file } belongs to another arena. Nothing was changed.
error-704 = Line { $line } of the record { $file } is damaged or was changed. --fresh begins again.
error-705 = Somebody else writes to the record { $file }; this arena ends here.
error-706 = The record { $file } cannot be kept: { $text }
error-707 = A process that played games has died (code { $code }). What was finished is kept; the same command plays on.
