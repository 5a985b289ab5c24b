# What the terminal says besides the games' own sentences.

## The table

welcome = You play { $seats }. Type a field or a move; help lists the commands.
question = { $seat }: { $question } >{" "}
curtain = { $seat }, when nobody else is looking: Enter. (undo takes back the last move made here.) >{" "}
error = E{ $code }: { $reason }
log-empty = Nothing has happened yet.
taken-back = (taken back)
wins = { $seat } wins: { $points }
shares = { $seat } shares the win: { $points }
command-help = help
command-moves = moves
command-undo = undo
command-hint = hint
command-rules = rules
command-board = board
command-words = words
command-log = log
command-save = save
command-quit = quit
thinking = { $seat } is thinking
help =
    Type a move, whole or in part: “place natural e5”, “natural e5”, “e5”; several with ; between them. Commands:
    moves      every move you may make
    hint       what the bot would do, and how sure it is
    undo       take back the last move made here
    rules 2.4  a paragraph of the rules; rules 2: a section; rules: all
    board      draw the board again
    words      the position in words
    log        what has happened
    save FILE  a copy of the game as it stands
    quit       leave; the game is saved and can be resumed
    Moves you could make now, one of each kind:
hint = { $move }: { $percent } % chance of winning ({ $visits } tries).
undone = { $seat } took back no. { $number }.
result = { $place }. { $seat }: { $points }
kept = Game saved. To continue: { $command } --resume "{ $file }"
kept-log = The whole game: { $file }
saved = Saved as { $file }.

## The menu

menu-start = What now?
menu-new = a new game
menu-kept =
    { $game } for { $seats }, { $lines ->
        [one] one entry
       *[other] { $lines } entries
    }, { $when }
menu-game = Which game?
menu-preset = Which preset?
menu-opponents = Against whom?
menu-opponent-0 = mcts: thinks half a second ahead
menu-opponent-1 = greedy: takes what looks best at once
menu-opponent-2 = random: plays anything
menu-opponent-3 = people at this keyboard
menu-again = A number from 1 to { $most }.

## Figures

games = games
by-nobody = The rulebook names neither authors nor publisher.
column-seat = Seat
column-bot = Bot
column-wins = Wins
column-points = Points
column-figure = Moves per second
column-best = Best
column-worst = Worst
simulated = { $games } games, { $moves } moves a game, seed { $seed }. Brackets: 95 % confidence.
bench-title = Engine { $build }, best of { $rounds } rounds
bench-alone = Without the extra “bench” (OpenSpiel) there is nothing to compare with.
bar-met = at least { $bar }x wanted
bar-missed = BELOW the { $bar }x wanted
verified = Every draw is the one the seed gives.
compiled = compiled
interpreted = interpreted

alike = Only { $distinct } different games among them: these bots have no luck of their own, and the intervals mean little.
option-line = { $option } ({ $presets }; rule { $rule }):
option-usual = { $choice } (usual)

## The arena

arena = Arena
column-games = Games
column-fair = Fair share
column-ratio = × fair share
column-elo = Elo
arena-yes = { $bot } takes more than { $above } of the wins.
arena-no = { $bot } takes less than { $above } of the wins.
arena-open = Whether { $bot } takes more than { $above } of the wins is still open.
arena-settled =
    { $games ->
        [one] Settled after one game
       *[other] Settled after { $games } games
    }; such an answer is wrong at most { $wrong } times in 100. Its fair share would be { $fair }.
arena-unsettled =
    { $games ->
        [one] After one game
       *[other] After { $games } games
    } nothing is certain yet: an answer may be wrong at most { $wrong } times in 100. Its fair share would be { $fair }. The same command with more --games plays on.
arena-counts = { $games } games, in blocks of { $block }: the same luck, and everybody once in every seat. Brackets: 95 % confidence.
arena-rounded = { $asked } games were asked for; whole blocks make up to { $games }.
arena-method = Wins: the part of the wins in the games in which a bot sat, with Wilson’s interval. Elo: Bradley and Terry’s model of all pairs at a table by their places, with a mean of 0; every pair that met is given one drawn game more, so that nobody is infinitely strong; the interval comes from drawing blocks again 1,000 times.
arena-interrupted = Interrupted. { $games } games are kept in { $file }; the same command plays on from there.
arena-page = The report: { $file }
arena-figures = The figures
arena-circumstances = How it was played
arena-plot-wins = Share of the wins
arena-about-wins = The mark is the share seen, the bar its 95 % interval, the dashed line the fair share.
arena-plot-elo = Elo
arena-about-elo = Strength in points, with its 95 % interval; all together have a mean of 0.
arena-plot-course = Share of the wins, game by game
arena-about-course = How the first bot’s share settled; the dashed line is what the question asks for.
arena-games = { $games } games
arena-seats = { $seats } seats
arena-blocks = { $games }, in blocks of { $block }
arena-capitals = { $above } to 1 on more, { $below } to 1 on less; settled at 20 to 1
arena-build = { $version }, { $build }, sources { $engine }
arena-fact-game = Game
arena-fact-options = Options
arena-fact-data = Data
arena-fact-bots = Bots
arena-fact-own = Bots from files
arena-fact-games = Games
arena-fact-seed = Seed
arena-fact-bets = Bets
arena-fact-build = Engine
arena-fact-cores = Cores of the machine

## The doctor

doctor-python = Python { $version }
doctor-compiled = The engine runs compiled, from { $folder }.
doctor-interpreted = The engine in { $folder } runs interpreted: everything works, bots think some fifty times slower.
doctor-compiler = A C compiler is there: make native compiles the engine, and motherlode serve does so in the background.
doctor-no-compiler = No C compiler was found; the engine can only run interpreted.
doctor-package = { $name } { $version }
doctor-missing = { $name } is missing.{ $version }
doctor-extra = Extra “{ $extra }” is installed ({ $name }).
doctor-no-extra = Extra “{ $extra }” is not installed ({ $name }); only benches need it.
doctor-game = { $name }: a game of each of { $presets } presets was played, replayed and verified.
doctor-game-ill = { $name } does not work: { $text }

## Help

help-motherlode = Play, study and change mining board games. An unofficial implementation.
help-lang = Language: en, de, fr.
help-version = Version, and whether the engine runs compiled.
help-games = The games, their presets and options.
help-play = Play in the terminal, against bots or with people at this keyboard.
help-simulate = Let bots play many games and see what comes of it.
help-replay = Look at a game again from its log.
help-bench = Measure the engine, beside OpenSpiel if it is installed.
help-doctor = Check whether everything is here.
help-trust = Also run the bots in files that the saved game names.
help-arena = Let bots compete in fair seatings until it is clear who is stronger.
help-entrants = Who competes, separated by commas; the first is the one in question, and one may be named several times: { $bots }.
help-above = The question: does the first bot take more than this share of the wins, like 0.6 or 60%? Otherwise its fair share.
help-all = Play all games, even when the question is settled.
help-arena-folder = The folder for records; otherwise your data folder.
help-fresh = Begin again, even if there is a record.
help-report = Write the page with the plots to this file, which must not exist; otherwise it lies beside the record.
help-game = A game of the list that `motherlode games` shows.
help-preset = A preset of the game; if none is named, the first one for that many players.
help-seats = How many play; 0 takes the preset’s number.
help-option = A choice the preset leaves open; may be repeated.
help-data = Your own component values in place of ours.
help-players = Who sits where, separated by commas: person, { $bots }.
help-save = Save the game in this file, which must not exist; otherwise it goes to your data folder.
help-resume = Continue a saved game.
help-plain = The position in words in place of a drawing.
help-games-count = How many games.
help-seed = A number; the same one gives the same games.
help-bots = One bot for all seats or one for each, separated by commas: { $bots }.
help-jobs = How many processes.
help-json = Print JSON.
help-file = The log.
help-at = Stop after the entry with this number.
help-verify = Check every draw against the published seed.
help-rounds = How often every figure is taken.
help-serve = Tables in the browser: start the server and open its page.
help-host = The address to listen on; other devices reach 0.0.0.0.
help-port = The port; 0 takes a free one.
help-folder = The folder for everything the server keeps; otherwise your data folder.
help-name = A name by which browsers may call this machine, besides localhost and addresses; may be repeated.
help-https = Browsers come by https, through a proxy: cookies are sent no other way.
help-open = Open a browser.
serving = Motherlode is at { $address }  (Ctrl-C ends it; games are kept.)
serving-compiling = The engine is being compiled in the background, which takes a minute or two. You can play meanwhile; bots think more slowly until then.
serving-bots = The engine has been compiled: bots think at full speed from now on.
serving-plain = The engine could not be compiled (is there a C compiler?). Everything works, but bots think more slowly.
