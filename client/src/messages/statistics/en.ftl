# The games themselves in numbers, and their openings.

stats-link = The games in numbers
stats-title = { $game } in numbers
stats-who = { $games } self-play games of { $player }, at this number of players.
stats-variant = Which variant
stats-seats-pick = How many players
stats-players = { $players } players
stats-player-random = random moves
stats-player-greedy = the short-sighted computer
stats-player-policy = the quick computer
stats-player-hard = the computer that thinks ahead
stats-player-explorer = the quick computer after random first steps
stats-rounds = How long games take
stats-rounds-said = Half of the games are over by round { $middle }; { $share } take { $low } to { $high } rounds.
stats-seats = Does it matter who begins?
stats-seats-text = Share of wins by seat. Gold line: the fair share.
stats-seat = Seat { $seat }
stats-wins = What wins
stats-wins-text = Share of wins of those who earned most from this.
stats-skill = Skill
stats-skill-text = Two players, each as often first: how often the stronger one wins.
stats-against = { $stronger } against { $weaker }
stats-luck = Luck
stats-luck-text = Between two equals: how much of what decides the game is what chance brought.
stats-luck-part = decided by luck
stats-interval = , most likely between { $low } and { $high }
stats-whiskers = The marks at the bars are 95% intervals: with other games of the same kind, the share would most likely lie there.
stats-source = Played by the rules of this very server: version { $rules }, source { $source }, seed { $seed }. The command “make statistics” plays it all again.

openings-link = Openings
openings-title = Openings of { $game }
openings-text = Each player’s first steps, and how often they won. The fair share is { $fair }; below each share is its 95% interval.
openings-line = The opening so far
openings-start = From the start
openings-real = Games on this server
openings-mass = Computer against computer
openings-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
openings-next-mercado = Next stall
openings-next-machikoro = Next building
openings-played = Played
openings-share = Won
openings-none = Nobody has played this yet.
openings-no-mass = The computer has not played against itself at such tables.
