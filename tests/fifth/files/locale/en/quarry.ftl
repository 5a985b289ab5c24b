## The game in a line, its presets and options

title = Quarry
playing-time = 5 min
pitch = Take blocks from a pile; the last one is worth more.
about = Take one to three blocks from a pile in turn; the last block is worth a bonus.
reason-empty = the pile is empty
edition-two = For two
edition-three = For three
preset-two = Two players.
preset-three = Three players.
option-last = The last block
choice-last-bonus = brings a bonus
choice-last-nothing = brings nothing more

## What the player to move is asked, moves, events, refusals

prompt-take = Take one to three blocks.
move-take = Take { $blocks }
event-blocks-taken =
 { $blocks ->
    [one] { $seat } took a block.
   *[other] { $seat } took { $blocks } blocks.
 } Left: { $left }.
event-pile-empty = The pile is empty: { $seat } took the last block.
refusal-drawn-by-seed = Nothing is drawn in this game.
refusal-too-many = Not that many. A turn takes at most { $most }.
refusal-not-that-many-left = Not that many. { $left } are left.

## The position in words

view-blocks = Blocks in the pile: { $blocks }.
view-most = A turn takes one to { $most }.
view-seats =
 { $points ->
    [one] { $seat }: { $points } point
   *[other] { $seat }: { $points } points
 }
