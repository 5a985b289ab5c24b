# What the browser says around the tables: head of the page, lobby, new tables, waiting room.

## Everywhere

page-title = { $title } – Motherlode
labelled = { $label }: { $value }
brand-home = Motherlode, to the index of sheets
tools = Tools
theme = Day or night
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
guest-line = You play as { $name }.
name-label = Your name
name-change = Change name
name-keep = Keep this name
name-cancel = Leave it

## The lobby

lobby-title = Index of sheets
lobby-edition = Mining games, properly played
hello-first = Choose a sheet.
hello-first-note = Play against bots, with somebody at this device, or with friends who get a link. Nobody needs an account.
quick-start =
    { $bots ->
        [one] Play { $game } against a beginner bot
       *[other] Play { $game } against { $bots } beginner bots
    }
hello =
    { $tables ->
        [0] No table waits for you.
        [1] One table waits for you.
        [2] Two tables wait for you.
        [3] Three tables wait for you.
       *[other] { $tables } tables wait for you.
    }
your-tables = Your tables
open-seats = Open seats
open-seats-note = people are waiting
open-seats-none = Nobody waits for players now. A new table can be listed here.
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
        [0] { $seated } of { $seats } seated. { $edition }
        [one] { $seated } of { $seats } seated, one of them a bot. { $edition }
       *[other] { $seated } of { $seats } seated, { $bots } of them bots. { $edition }
    }
card-won =
    { $name-you ->
        [yes] finished: you won with { $points }
       *[no] finished: { $name } won with { $points }
    }
card-shared = finished: { $names } share the win with { $points }
card-record = a log of { $names }
card-record-unnamed = an opened log
turn-of = { $name } to act
turn-of-several = { $count } to act
waits-for-players = waits for players
see-end = See the end
see-record = Look at it
sit-down = Sit down
invited = Invited?
join-label = Table code or link
join = Join
join-bad = That is neither the code of a table nor a link to one. A code has 16 letters and digits.
open-log = Open a log file
open-log-bad = The file cannot be read.
new-table = New table
engine-compiled = The engine is compiled.
engine-compiling = The engine is being compiled: { $percent }%. Until then bots think more slowly.
engine-bots = The engine has been compiled and bots think at full speed. The tables follow when the server is next started.
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
new-by-nobody = The rulebook names neither authors nor publisher.
new-unknown = This server does not have the game “{ $game }”.
new-variant = Variant
new-seats = Seats
new-options = Options
new-readings = Open questions of the rules
new-readings-changed =
    { $changed ->
        [0] { $count ->
            [one] one, played as usual
           *[other] { $count }, all played as usual
        }
       *[other] { $changed } of { $count } changed
    }
new-readings-about = The printed rules can be read in more than one way here. Each choice says what speaks for it; if you have no opinion, leave everything as it is.
new-listed = Who may sit down
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
sits-device = Somebody else at this device
sits-bot-beginner = Bot, beginner
sits-bot-club = Bot, club player
sits-bot-expert = Bot, expert
sits-open = Open for a friend
listed-link = By link only
listed-link-note = People you send the link to.
listed-all = Listed in the lobby
listed-all-note = Whoever comes by.
glass = Sand-glass
glass-none = untimed
glass-minutes =
    { $minutes ->
        [1] one minute
        [2] two minutes
        [5] five minutes
       *[other] { $minutes } minutes
    }
glass-seconds = { $seconds } seconds
glass-note = For every choice that all make at the same time. When the sand has run through, the game chooses for whoever has not.
glass-note-none = Everybody takes the time they need.
edition-minutes =
    { $minutes ->
        [1] { $edition }, one-minute sand-glass
        [2] { $edition }, two-minute sand-glass
        [5] { $edition }, five-minute sand-glass
       *[other] { $edition }, { $minutes }-minute sand-glass
    }
edition-seconds = { $edition }, { $seconds }-second sand-glass
new-begins = Every seat is taken, so the game begins at once.
new-waits = You get a link to send round. The game begins when you say so.
begin = Begin the game
open-and-invite = Open the table and invite

## The waiting room

waiting = Waiting for players
waiting-ready = Everybody is here
waiting-ask-owner = Invite somebody.
waiting-note-owner = Send the link round, or give free seats to bots. You begin the game when every seat is taken.
waiting-ask-ready = Begin when you like.
waiting-ask-visitor = Take a seat.
waiting-note-visitor = Whoever opened the table begins the game when every seat is taken.
waiting-ask-seated = You have a seat.
waiting-note-ready = Whoever opened the table begins the game.
waiting-note-full = Every seat is taken. You can stay and look on.
waiting-ask-full = Look on.
seats-taken = { $seated } of { $seats } seats taken.
companies = Companies
seat-free = free
seat-you = you
seat-bot = bot
seat-program = program
sit-here = Sit here
stand-up = Stand up
give-bot = Give it to a bot
give-bot-to = A bot for seat { $number }
free-seat = Free the seat
leave = Leave the table
share = Invite
share-label = Link to this table
share-copy = Copy the link
share-copied = Copied.
share-selected = The link is selected. Copy it with the keyboard or by a long press.

## A personal link

moved-title = A seat for this device
moved-ask = Play on here?
moved-note = The seat comes to this browser and leaves the other one. The link works once.
moved-take = Take the seat here
moved-empty = This link is incomplete. Ask for a new one at the table.

## Programs

programs-link = Let a program of yours play
programs-title = Programs
programs-ask = Let a program play for you.
programs-note = A bot of your own, on any machine, can take a seat here. It introduces itself with a token, and everybody at the table sees that it is a program.
programs-how = A program sends the requests that this page sends. All of them are described in
program-name = Name of the program
program-make = Make a token
program-token = Token of { $name }
program-token-means = Copy it now: it is not shown again. Whoever has it plays as this program.
program-revoke = Revoke
program-revoke-means = Its token stops working at once. At tables that have begun you may take its seat.

## Nowhere

lost-title = No such sheet
lost-text = There is nothing at this address.
lost-back = To the index of sheets
