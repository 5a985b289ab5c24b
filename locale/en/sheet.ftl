# The page of a table in the browser, in every game.

## The page

board = Board
board-label = Board. The position is described in words below it.
legend = Legend
loading = Loading the table …
move-number = Move { $move } of { $of }
watching =
    { $people ->
        [one] One person is watching
       *[other] { $people } people are watching
    }
total = total
points = points
you-word = You

## Seats and field notes

seat-stood-in = played by a bot
seat-turn = To move.{" "}
seat-chooses = Still choosing.{" "}
seat-chosen = Has chosen.{" "}
company-open = Show what { $seat } has
seat-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
notes-head = Game log
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
        [yes] You ran out of time.
       *[no] { $seat } ran out of time.
    }

## The prompt

turn-of-seat = { $seat }’s turn
your-decision = Your decision
waits = Waiting
waiting-for = It is { $seat }’s turn.
waiting-many = { $seats } are still choosing.
waiting-all = Everybody is still choosing.
waiting-count = { $count } players are still choosing.
waiting-one = { $seat } is still choosing.
waiting-chosen = You have chosen. You can change your mind until everybody has.
act-on = { $act } and confirm
change-mind = Change my mind
waiting-leave = You can close this page; your seat is kept.
watching-you = You are watching.
away = A bot is playing for you
which-move = Your move
choose-first = Choose on the board
clear = Clear
back = Back
press-again = Press again to confirm, or use the button.
on-its-way = Sending …
cut-off = Offline
cut-off-ask = No connection.
cut-off-safe = Your move is not lost. We keep trying to send it.
cut-off-wait = Nothing is lost. We keep trying.

## Hints

hint = Hint
hint-what = What would the bot do, and how sure is it?
hint-thinking = The bot is thinking.
hint-is = { $move }.
hint-chance = { $percent }% chance of winning.
hint-take = Take the hint
hint-another = Another hint

## Taking back

undo = Undo
undo-free = Take back your last move
undo-asks = Ask the others if you may take back your last move
undo-asked = { $seat } would like to take back a move.
undo-asked-means = Everything that has happened since will be taken back too.
undo-agree = Agree
undo-decline = Decline
undo-declined =
    { $you ->
        [yes] You have declined.
       *[no] { $seat } does not agree; nothing is taken back.
    }
undo-mine = You asked to take back a move. Waiting for an answer from { $seats }.
undo-waiting = { $seat } would like to take back a move. Waiting for an answer from { $seats }.

## Table talk

talk = Talk
talk-head = Table talk
talk-binds = nothing said here is binding
talk-empty = Nobody has said anything yet.
talk-unread =
    { $lines ->
        [one] one new message
       *[other] { $lines } new messages
    }
talk-say = Say something
talk-send = Send
talk-to = To whom
talk-to-all = to all
talk-to-near = only to { $seats }
talk-near = in private:
talk-to-bots = Bots understand announcements and requests, but not what you write.
talk-waiting = Not sent yet. We keep trying.
talk-silent = At this table people talk only at the meeting.
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
margin-shows = Side panel

## Words given and kept

words-to-give = Announce
ask-someone = Ask someone …
ask-whom = Who?
ask-nobody = Cancel
words-kept = kept { $kept } of { $all } promises
record-head = Promises kept and broken
record-none = No promise has been put to the test yet.
record-who = Player
record-said = Announced
record-did = Did
record-kept = Promise
record-meeting = Meeting { $number }
word-kept = kept
word-broken = broken
word-timed = (out of time)

## The sand timer

glass-left =
    { $seconds ->
        [one] One second left.
       *[other] { $seconds } seconds left.
    }
glass-out = time is up

## The end

finished = Finished
finished-seed = With the log, anybody can check every draw.
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
look-again = Replay the game
log-download = Download the log

## Looking back

look-back = Replay so far
replay = Replay
replay-start = Before the first move.
replay-at = Position { $at } of { $last }.
replay-slider = Position
replay-first = To the start
replay-back = One step back
replay-on = One step forward
replay-end = To the end
replay-play = Play
replay-pause = Pause
replay-eyes = As seen by
replay-onlooker = a spectator
replay-link = Link to this position
replay-now = Back to the game
replay-leave = Close
branch = Play on from here
branch-means =
    { $at ->
        [0] This opens a new table at the beginning; any draws are new. Who plays?
       *[other] This opens a new table at position { $at }; any draws from there on are new. Who plays?
    }
branch-begin = Open the new table
copy = Copy
copied = Copied.

## The lesson after the game

lesson = Lesson
lesson-ask = What could I have done better?
lesson-means = The expert goes through the game and reviews each decision, knowing only what the player knew. That takes a few minutes.
lesson-of = Lesson for
lesson-begin = Start the lesson
lesson-go-on = Continue the lesson
lesson-again = Try again
lesson-stop = Stop
lesson-waits = The expert will be with you in a moment.
lesson-progress = { $done } of { $of } decisions reviewed.
lesson-stopped = Stopped after { $done } of { $of } decisions.
lesson-failed = The lesson broke off because of an error.
lesson-curve = Chance of winning: { $start }% at the start, { $least }% at the lowest, { $most }% at the highest, { $result }% at the end.
lesson-percent = { $number }%
lesson-start = fair share
lesson-mistakes = mistakes
lesson-luck = everything else
lesson-result = result
lesson-split-means = A mistake costs as much as the expert’s choice would have improved the chance of winning. Everything else is what mistakes do not explain: the draws, the seat at the table and what the others did.
lesson-costliest = Costliest decisions
lesson-good = { $good } of { $of } as good as the expert’s
lesson-cost = −{ $cost }%
lesson-flawless = As far as the expert can tell, nothing could have been done better.
lesson-better =
    { $you ->
        [yes] Your choice: { $played } ({ $percent }%). Better: { $better } ({ $best }%).
       *[no] { $seat }’s choice: { $played } ({ $percent }%). Better: { $better } ({ $best }%).
    }
lesson-as-good =
    { $you ->
        [yes] Your choice: { $played } ({ $percent }%). The expert sees nothing better.
       *[no] { $seat }’s choice: { $played } ({ $percent }%). The expert sees nothing better.
    }

## More

more = More
more-habits = On this device
curtain-switch = Hide the table while this device changes hands
keys-switch = Keyboard shortcuts
key-escape = one step back
key-arrows = from field to field
key-enter = choose, then confirm
stand-in = Let a bot play for me
stand-in-level = Who plays instead
stood-in = A bot is playing this seat until you come back.
come-back = Take my seat back
program-plays = Your program is playing this seat.
program-take = Take over the seat
program-stand-in = Let a bot play instead
seat-link = Personal link to this seat
seat-link-make = Move the seat to another device
seat-link-means = Open it on the other device. It works once, and only for a day.

## One device, several people

hand-over = Hand the device to { $seat }.
hand-over-why = Until then the table stays hidden.
i-am = I am { $seat }
all-chosen = Everybody on this device has chosen.
cover-up = Hide the table

## The position in words

words-head = Position in words, with a button for every move
words-moves = Moves
words-twice = Press a move once to choose it, again to play it.
words-no-moves = There is nothing for you to do now.
words-position = Position
