# What the browser says around the tables: head of the page, lobby, new tables, waiting room.

## Everywhere

page-title = { $title } – Motherlode
labelled = { $label }: { $value }
brand-home = Motherlode: to the list of games
tools = Tools
theme = Light or dark
language = Language
close = Close
rules = Rules
rules-of = Rules of { $game }
rules-none = There is no rulebook for this game yet.
rule-open = Open the rules: { $game } { $rule }
offline = No connection. Nothing is lost.
try-again = Try again
just-now = just now
your-turn = Your turn
name-and-colour = { $name } ({ $colour })
name-of-program = { $name } (program)
bot-beginner = Beginner bot
bot-club = Club bot
bot-expert = Expert bot
bot-of-colour = { $colour } bot
level-beginner = beginner
level-club = club player
level-expert = expert
told-undone =
    { $seat-you ->
        [yes] You took back a move.
       *[no] { $seat } took back a move.
    }

## The guest

guest-default = Guest
guest-line = You are playing as { $name }.
name-label = Your name
name-change = Change name
name-keep = Use this name
name-cancel = Cancel

## The lobby

lobby-title = Games
lobby-edition = Mining board games
hello-first = Choose a game.
hello-first-note = Play against bots, with somebody on this device, or with friends who get a link from you. You do not need an account.
quick-start =
    { $bots ->
        [one] Play { $game } against a beginner bot
       *[other] Play { $game } against { $bots } beginner bots
    }
hello =
    { $tables ->
        [0] No table is waiting for you.
        [1] One table is waiting for you.
        [2] Two tables are waiting for you.
        [3] Three tables are waiting for you.
       *[other] { $tables } tables are waiting for you.
    }
your-tables = Your tables
open-seats = Open seats
open-seats-note = people are waiting
open-seats-none = No table is looking for players right now. You can open one and list it here.
finished-tables = Finished
finished-more =
    { $tables ->
        [one] Show one more
       *[other] Show { $tables } more
    }
card-running = with { $names }. { $edition }, move { $move }
card-alone = { $edition }, move { $move }
card-open =
    { $bots ->
        [0] { $seated } of { $seats } seats taken. { $edition }
        [one] { $seated } of { $seats } seats taken, one of them by a bot. { $edition }
       *[other] { $seated } of { $seats } seats taken, { $bots } of them by bots. { $edition }
    }
card-won =
    { $name-you ->
        [yes] finished: you won with { $points }
       *[no] finished: { $name } won with { $points }
    }
card-shared = finished: { $names } share the win with { $points }
card-record = recorded game: { $names }
card-record-unnamed = recorded game
turn-of = { $name }’s turn
turn-of-several = waiting for { $count } players
waits-for-players = waiting for players
see-end = See the result
see-record = Replay
sit-down = Sit down
invited = Invited?
join-label = Table code or link
join = Join
join-bad = That is neither the code of a table nor a link to one. A code has 16 characters: letters, digits, - and _.
open-log = Open a log file
open-log-bad = This file cannot be read.
new-table = New table
engine-compiled = The engine is compiled.
engine-compiling = The engine is being compiled: { $percent }%. Until it is ready, bots think more slowly.
engine-bots = The engine has been compiled, and bots think at full speed. The tables will use it once the server is restarted.
engine-plain = The engine runs as plain Python: everything works, but bots think more slowly.

## The atlas

sheet-number = Sheet { $number }
players-from-to = { $least } to { $most } players
players-listed =
    { $most ->
        [one] { $seats } player
       *[other] { $seats } players
    }
sheet-size = { $players }, { $time }

## A new table

new-by = A game by { $designers }, { $publisher } { $year }
new-by-nobody = The rulebook names neither designer nor publisher.
new-unknown = This server does not have the game “{ $game }”.
new-variant = Variant
new-seats = Seats
new-options = Options
new-readings = Open questions in the rules
new-readings-changed =
    { $changed ->
        [0] { $count ->
            [one] one, as by default
           *[other] { $count }, all as by default
        }
       *[other] { $changed } of { $count } changed
    }
new-readings-about = Here the printed rules can be read in more than one way. Each choice says what speaks for it; if you have no preference, leave everything as it is.
new-listed = Who can join
players =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
seat-label = Seat { $number }, { $colour }
seat-number = Seat { $number }
look = Colour and sign
look-of = Colour and sign of seat { $number }: { $look }
look-taken = { $look }, taken ({ $name })
look-red = Red, hammer
look-blue = Blue, shovel
look-yellow = Yellow, drill
look-green = Green, dynamite
look-mauve = Mauve, chisel
look-white = White, excavator
device-name-label = Name for seat { $number }
device-name = Player { $number }
sits-me = You
sits-device = Somebody else on this device
sits-bot-beginner = Bot, beginner
sits-bot-club = Bot, club player
sits-bot-expert = Bot, expert
sits-open = Open for a friend
listed-link = By link only
listed-link-note = Anybody you send the link to.
listed-all = Open to everybody
listed-all-note = The table is listed under “Open seats”.
glass = Sand timer
glass-none = none
glass-minutes =
    { $minutes ->
        [1] one minute
        [2] two minutes
        [5] five minutes
       *[other] { $minutes } minutes
    }
glass-seconds = { $seconds } seconds
glass-note = For every choice that all players make at the same time. When the sand has run out, the game chooses for anybody who has not chosen.
glass-note-none = Everybody can take as long as they like.
edition-minutes =
    { $minutes ->
        [1] { $edition }, one-minute sand timer
        [2] { $edition }, two-minute sand timer
        [5] { $edition }, five-minute sand timer
       *[other] { $edition }, { $minutes }-minute sand timer
    }
edition-seconds = { $edition }, { $seconds }-second sand timer
new-begins = Every seat is taken, so the game starts at once.
new-waits = You get a link to send to the others. The game starts when you say so.
begin = Start the game
open-and-invite = Open the table and invite players

## The waiting room

waiting = Waiting for players
waiting-ready = Everybody is here
waiting-ask-owner = Invite the other players.
waiting-note-owner = Send them the link, or give free seats to bots. You can start the game when every seat is taken.
waiting-ask-ready = Start when you like.
waiting-ask-visitor = Take a seat.
waiting-note-visitor = The person who opened the table starts the game when every seat is taken.
waiting-ask-seated = You have a seat.
waiting-note-ready = The person who opened the table starts the game.
waiting-note-full = You can stay and watch.
waiting-ask-full = Every seat is taken.
seats-taken = { $seated } of { $seats } seats taken.
companies = Players
seat-free = free
seat-you = you
seat-bot = bot
seat-program = program
sit-here = Sit here
stand-up = Stand up
give-bot = Give it to a bot
give-bot-to = Give seat { $number } to a bot
free-seat = Free the seat
leave = Leave the table
share = Invite
share-label = Link to this table
share-copy = Copy the link
share-copied = Copied.
share-selected = The link is selected. Copy it with the keyboard or a long press.

## A personal link

moved-title = Move a seat to this device
moved-ask = Continue on this device?
moved-note = The seat moves from the other browser to this one. The link works only once.
moved-take = Take the seat here
moved-empty = This link is incomplete. Make a new one at the table, on the other device.

## Programs

programs-link = Let your own program play
programs-title = Programs
programs-ask = Let a program play for you.
programs-note = A bot of your own, running on any machine, can take a seat here. It identifies itself with a token, and everybody at the table sees that it is a program.
programs-how = A program sends the same requests as these pages. They are all described in
program-name = Name of the program
program-make = Create a token
program-token = Token of { $name }
program-token-means = Copy it now: it will not be shown again. Anybody who has it can play as this program.
program-revoke = Revoke
program-revoke-means = Its token stops working at once. In games that have begun you can take over its seat.

## Nowhere

lost-title = Page not found
lost-text = There is nothing at this address.
lost-back = To the games
