# The page of a table in the browser, in every game.

## The page

board = Board
board-label = Board. The position is written out below it.
legend = Legend
loading = The sheet is unrolled.
move-number = Move { $move } of { $of }
watching =
    { $people ->
        [one] One person looks on
       *[other] { $people } people look on
    }
total = total
points = points
you-word = You

## Seats and field notes

seat-stood-in = a bot stands in
seat-turn = To act.{" "}
seat-chooses = Still chooses.{" "}
seat-chosen = Has chosen.{" "}
company-open = { $seat }: see what the company has
seat-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
notes-head = Field notes
notes-all = Show all
notes-fewer = Show less
notes-empty = Nothing has happened yet.
moves-made =
    { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
since-your-turn = Since your last turn
taken-back = (taken back)
time-was-up =
    { $you ->
        [yes] Your time was up.
       *[no] Time was up for { $seat }.
    }

## The prompt

turn-of-seat = { $seat } to act
your-decision = Your decision
waits = Waiting
waiting-for = It is { $seat }’s turn.
waiting-many = { $seats } still choose.
waiting-all = Everybody still chooses.
waiting-count = { $count } companies still choose.
waiting-one = { $seat } still chooses.
waiting-chosen = You have chosen. Until everybody has, you can change your mind.
act-on = { $act } and confirm
change-mind = Change my mind
waiting-leave = You can leave. The game keeps your seat.
watching-you = You are looking on.
away = A bot plays for you
which-move = What you do
choose-first = Choose on the board
clear = Clear
back = Back
press-again = Press again, or use the button.
on-its-way = On its way …
cut-off = Cut off
cut-off-ask = No connection.
cut-off-safe = Your move is safe, we keep trying.
cut-off-wait = Nothing is lost, we keep trying.

## Hints

hint = Hint
hint-what = What would the bot do, and how sure is it?
hint-thinking = The bot is thinking.
hint-is = { $move }.
hint-chance = { $percent } % chance of winning ({ $tries } tries).
hint-take = Take the hint
hint-another = Another

## Taking back

undo = Undo
undo-free = Take back your last move
undo-asks = Ask the others whether you may take back your last move
undo-asked = { $seat } asks to take back a move.
undo-asked-means = Everything since then is taken back with it.
undo-agree = Agree
undo-decline = Decline
undo-declined =
    { $you ->
        [yes] You have declined.
       *[no] { $seat } does not agree; nothing is taken back.
    }
undo-mine = You asked to take back a move. To answer: { $seats }.
undo-waiting = { $seat } asks to take back a move. To answer: { $seats }.

## Table talk

talk = Talk
talk-head = Table talk
talk-binds = nothing said here is binding
talk-empty = Nobody has said anything yet.
talk-unread =
    { $lines ->
        [one] one new line
       *[other] { $lines } new lines
    }
talk-say = Say something
talk-send = Say it
talk-to = To whom
talk-to-all = to all
talk-to-near = only to { $seats }
talk-near = to the circle:
talk-to-bots = Bots understand announcements and requests, not what is written.
talk-waiting = Not delivered yet, we keep trying.
talk-silent = This table talks at the meeting only.
talk-announces =
    { $you ->
        [yes] You announce: { $word }
       *[no] { $seat } announces: { $word }
    }
talk-asks =
    { $you ->
        [yes] You ask: { $word }
       *[no] { $seat } asks: { $word }
    }
margin-shows = What the margin shows

## Words given and kept

words-to-give = Announce
ask-someone = Ask someone …
ask-whom = Whom?
ask-nobody = Cancel
words-kept = kept { $kept } of { $all } promises
record-head = What words were worth
record-none = No word has been put to the test yet.
record-who = Who
record-said = Announced
record-did = Done
record-kept = The word
record-meeting = Meeting { $number }
word-kept = kept
word-broken = broken
word-timed = (time was up)

## The sand-glass

glass-left = { $seconds } seconds left.
glass-out = time is up

## The end

finished = Finished
finished-seed = The log lets anybody check every draw.
result-two =
    { $you ->
        [won] You win, { $points } to { $others }.
        [lost] You lose, { $others } to { $points }.
       *[no] { $seat } wins, { $points } to { $others }.
    }
result-many =
    { $you ->
        [won] You win with { $points }.
        [lost] { $seat } wins with { $points }; you have { $own }.
       *[no] { $seat } wins with { $points }.
    }
result-shared =
    { $you ->
        [won] You share the win with { $seats }, { $points } each.
        [lost] { $seats } share the win with { $points }; you have { $own }.
       *[no] { $seats } share the win with { $points }.
    }
play-again = Play again
look-again = Look at it again
log-download = Download the log

## Looking back

look-back = Look back
replay = Looking back
replay-start = Before the first move.
replay-at = Position { $at } of { $last }.
replay-slider = Position
replay-first = To the start
replay-back = One step back
replay-on = One step on
replay-end = To the end
replay-play = Play
replay-pause = Pause
replay-eyes = Seen by
replay-onlooker = an onlooker
replay-link = Link to this position
replay-now = Back to the game
replay-leave = Close
branch = Play on from here
branch-means =
    { $at ->
        [0] A new table from the beginning, with luck of its own. Who plays?
       *[other] A new table from position { $at }, with luck of its own. Who plays?
    }
branch-begin = Open the new table
copy = Copy
copied = Copied.

## The lesson after the game

lesson = Lesson
lesson-ask = What could I have done better?
lesson-means = The expert goes through the game and looks at each decision once more, knowing no more than the player did. That takes a minute or two.
lesson-of = Whose lesson
lesson-begin = Begin the lesson
lesson-go-on = Go on with the lesson
lesson-again = Try again
lesson-stop = Stop
lesson-waits = The expert will be there in a moment.
lesson-progress = { $done } of { $of } decisions looked at.
lesson-stopped = Stopped after { $done } of { $of } decisions.
lesson-failed = The expert could not go on.
lesson-curve = Chance of winning: { $start } % at the start, { $least } % at the lowest, { $most } % at the highest, { $result } % at the end.
lesson-percent = { $number } %
lesson-start = even start
lesson-mistakes = own mistakes
lesson-luck = luck and the others
lesson-result = result
lesson-split-means = A mistake costs what the expert’s move would have won more often. Whatever mistakes do not explain is luck: the draws, the place at the table, what the others did.
lesson-costliest = Costliest decisions
lesson-good = { $good } of { $of } as good as the expert’s
lesson-cost = −{ $cost } %
lesson-flawless = The expert would have done nothing better, as far as it can tell.
lesson-better =
    { $you ->
        [yes] You played: { $played } ({ $percent } %). Better: { $better } ({ $best } %).
       *[no] { $seat } played: { $played } ({ $percent } %). Better: { $better } ({ $best } %).
    }
lesson-as-good =
    { $you ->
        [yes] You played: { $played } ({ $percent } %). The expert sees nothing better.
       *[no] { $seat } played: { $played } ({ $percent } %). The expert sees nothing better.
    }

## More

more = More
more-habits = At this device
curtain-switch = A curtain between the people at this device
keys-switch = Keyboard shortcuts
key-escape = one step back
key-arrows = from field to field
key-enter = choose, then confirm
stand-in = Let a bot play for me
stand-in-level = How strong a bot
stood-in = A bot plays this seat until its player comes back.
come-back = Come back
program-plays = Your program plays this seat.
program-take = Play it myself
program-stand-in = Let a bot stand in
seat-link = Personal link to this seat
seat-link-make = Move the seat to another device
seat-link-means = Open it on the other device. It works once, for a day.

## One device, several people

hand-over = Hand the device to { $seat }.
hand-over-why = The table is covered until then.
i-am = I am { $seat }
all-chosen = Everybody at this device has chosen.
cover-up = Cover the table

## The position in words

words-head = The position in words, every move a button
words-moves = Moves
words-twice = The first press chooses a move, the second plays it.
words-no-moves = There is nothing for you to do now.
words-position = Position
