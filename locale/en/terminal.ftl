# What the terminal says besides the games' own sentences.

## The table

welcome = You play { $seats }. Type a field or a move, or help for the commands.
question = { $seat }: { $question } >{" "}
curtain = { $seat }, press Enter when nobody else is looking. (undo takes back the last move made here.) >{" "}
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
    Type a move, in full or in part: “place natural e5”, “natural e5”, “e5”. Separate several moves with semicolons. Commands:
    moves      every move you can make
    hint       what the bot would do, and how sure it is
    undo       take back the last move made here
    rules 2.4  a paragraph of the rules; rules 2: a section; rules: all
    board      draw the board again
    words      the position in words
    log        what has happened so far
    save FILE  save a copy of the game as it is now
    quit       leave; the game is saved and can be resumed
    Moves you could make now, one of each kind:
hint = { $move }: { $percent }% chance of winning ({ $visits } simulations).
undone = { $seat } took back entry { $number }.
result = { $place }. { $seat }: { $points }
kept = Game saved. To continue: { $command } --resume "{ $file }"
kept-log = The log of the game: { $file }
saved = Saved as { $file }.

## The menu

menu-start = What would you like to do?
menu-new = start a new game
menu-kept =
    { $game } for { $seats }, { $lines ->
        [one] one entry
       *[other] { $lines } entries
    }, { $when }
menu-game = Which game?
menu-preset = Which variant?
menu-opponents = Against whom?
menu-opponent-0 = mcts: thinks for half a second
menu-opponent-1 = greedy: takes what looks best right now
menu-opponent-2 = random: plays anything
menu-opponent-3 = people at this keyboard
menu-again = Type a number from 1 to { $most }.

## Figures

games = games
by-nobody = The rulebook names neither designer nor publisher.
percent = { $number }%
column-seat = Seat
column-bot = Bot
column-wins = Wins
column-points = Points
column-figure = Moves per second
column-best = Best
column-worst = Worst
simulated = { $games } games, { $moves } moves per game, seed { $seed }. In brackets: 95% confidence intervals.
bench-title = Engine: { $build }, best of { $rounds } rounds
bench-alone = Install the extra “bench” (OpenSpiel) to have something to compare with.
bar-met = target: at least { $bar }x
bar-missed = BELOW the target of { $bar }x
verified = Every draw is the one that the seed gives.
compiled = compiled
interpreted = interpreted

alike =
    { $distinct ->
        [one] All these games are the same: these bots make no random choices, so the intervals mean little.
       *[other] Only { $distinct } of these games are different: these bots make no random choices, so the intervals mean little.
    }
option-line = { $option } ({ $presets }; rule { $rule }):
option-usual = { $choice } (default)

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
    }. Answers like this are wrong at most { $wrong } times in 100. The fair share would be { $fair }.
arena-unsettled =
    { $games ->
        [one] After one game
       *[other] After { $games } games
    } nothing is certain yet; an answer must not be wrong more than { $wrong } times in 100. The fair share would be { $fair }. Run the same command with more --games to continue.
arena-counts = { $games } games in blocks of { $block }: within a block the luck is the same, and every bot plays once in every seat. In brackets: 95% confidence intervals.
arena-rounded = You asked for { $asked } games; in whole blocks that makes up to { $games }.
arena-method = Wins: a bot’s share of the wins in the games it played, with Wilson’s interval. Elo: the Bradley–Terry model of all pairs at a table by their final places, with a mean of 0; every pair that met is credited with one extra drawn game, so that nobody is infinitely strong; the interval comes from resampling the blocks 1,000 times.
arena-interrupted = Interrupted. { $games } games are kept in { $file }; run the same command to continue from there.
arena-page = The report: { $file }
arena-figures = Figures
arena-circumstances = How it was played
arena-plot-wins = Share of the wins
arena-about-wins = The mark is the observed share, the bar its 95% interval, the dashed line the fair share.
arena-plot-elo = Elo
arena-about-elo = Strength in points, with its 95% interval; the mean of all bots is 0.
arena-plot-course = Share of the wins, game by game
arena-about-course = How the first bot’s share developed; the dashed line is the share in question.
arena-games = { $games } games
arena-seats = { $seats } seats
arena-blocks = { $games }, in blocks of { $block }
arena-capitals = { $above } to 1 that it is more, { $below } to 1 that it is less; settled at 20 to 1
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
arena-fact-cores = CPU cores

## The doctor

doctor-python = Python { $version }
doctor-compiled = The engine runs compiled, from { $folder }.
doctor-interpreted = The engine in { $folder } runs interpreted: everything works, but bots think about fifty times more slowly.
doctor-compiler = There is a C compiler: make native compiles the engine, and motherlode serve does so in the background.
doctor-no-compiler = No C compiler was found; the engine can only run interpreted.
doctor-package = { $name } { $version }
doctor-missing = { $name } is missing.{ $version }
doctor-extra = Extra “{ $extra }” is installed ({ $name }).
doctor-no-extra = Extra “{ $extra }” is not installed ({ $name }); only benchmarks need it.
doctor-game = { $name }: a game of each of its { $presets } presets was played, replayed and verified.
doctor-game-ill = { $name } does not work: { $text }

## Help

help-motherlode = Play, study and change mining board games. An unofficial implementation.
help-lang = Language: en, de, fr.
help-version = Show the version, and whether the engine is compiled.
help-games = List the games, their presets and options.
help-play = Play in the terminal, against bots or with people at this keyboard.
help-simulate = Let bots play many games and report the results.
help-replay = Replay a game from its log.
help-bench = Measure the engine’s speed, beside OpenSpiel’s if that is installed.
help-doctor = Check that everything is installed and works.
help-trust = Also run the bots that the saved game loads from files.
help-arena = Let bots compete, with seats shared fairly, until it is clear who is stronger.
help-entrants = The bots that compete, separated by commas. The question is about the first; a bot may be named several times: { $bots }.
help-above = The question: does the first bot take more than this share of the wins, such as 0.6 or 60%? By default its fair share.
help-all = Play all games, even after the question is settled.
help-arena-folder = The folder for records; by default your data folder.
help-fresh = Start over, even if there is a record.
help-report = Write the report with its plots to this file, which must not exist yet; by default it goes beside the record.
help-game = One of the games that `motherlode games` lists.
help-preset = A preset of the game; by default the first one for that many players.
help-seats = How many players; 0 takes the preset’s number.
help-option = A choice that the preset leaves open, as name=choice; may be repeated.
help-data = A file with component values of your own in place of ours.
help-players = Who sits where, separated by commas: person, { $bots }.
help-save = Save the game in this file, which must not exist yet; by default it goes to your data folder.
help-resume = Continue a saved game.
help-plain = Describe the position in words instead of drawing it.
help-games-count = How many games.
help-seed = A number; the same number gives the same games.
help-bots = One bot for all seats, or one for each, separated by commas: { $bots }.
help-jobs = How many processes.
help-json = Print JSON.
help-file = The log.
help-at = Stop after the entry with this number.
help-verify = Check every draw against the published seed.
help-rounds = How often to measure each figure.
help-serve = Play in the browser: start the server and open its page.
help-host = The address to listen on; with 0.0.0.0 other devices can connect too.
help-port = The port; 0 takes a free one.
help-folder = The folder for everything the server keeps; by default your data folder.
help-name = A name by which browsers may address this machine, besides localhost and IP addresses; may be repeated.
help-https = Browsers connect by https, through a proxy; cookies are then sent over https only.
help-open = Open a browser or not.
serving = Motherlode is running at { $address }  (Ctrl-C stops it; games are kept.)
serving-compiling = The engine is being compiled in the background, which takes a minute or two. You can already play; until then bots think more slowly.
serving-bots = The engine has been compiled: bots think at full speed from now on.
serving-plain = The engine could not be compiled (is there a C compiler?). Everything works, but bots think more slowly.
