# The table of Mercado de Lisboa. The names of goods, restaurants and challenges are the game's own messages.

mercado-board = Market
mercado-players = Players
mercado-my-tiles = My tiles
mercado-actions = Actions
mercado-all-goods = all
mercado-percent = { $percent }%

## Tiles

mercado-stall-of =
    { $good ->
        [fish] Fish stall
        [flower] Flower stall
        [tomato] Tomato stall
        [meat] Meat stall
       *[grape] Grape stall
    }
mercado-customers-want =
    { $customers ->
        [one] 1 customer wanting { $goods }
       *[other] { $customers } customers wanting { $goods }
    }
mercado-hand = Your stall tiles
mercado-hand-best = { $tile }, at best { $net }
mercado-held = Your restaurants
mercado-held-number = { $kind }, { $number } of them
mercado-or = Or
mercado-take-coin = Take a coin
mercado-exchange = Exchange all three
mercado-then-take = Then take one
mercado-take-tile = Take the { $name }
mercado-name-good = The good that will earn
mercado-offers = Customers on offer
mercado-offer-of =
    { $customers ->
        [one] Tiles with 1 customer, { $left } more in the stack
       *[other] Tiles with { $customers } customers, { $left } more in the stack
    }
mercado-stack-left = +{ $left }
mercado-display = Display
mercado-display-when = take one after opening a stall
mercado-display-empty = The display is empty.
mercado-bag = In the bag
mercado-bag-tiles =
    { $tiles ->
        [0] empty
        [one] 1 tile · odds
       *[other] { $tiles } tiles · odds
    }
mercado-bag-number =
    { $tiles ->
        [0] Bag is empty
        [one] Bag: 1 tile
       *[other] Bag: { $tiles } tiles
    }
mercado-odds = What may come
mercado-odds-closed = Closed restaurants
mercado-odds-stack =
    { $customers ->
        [one] 1 customer, { $left } in the stack
       *[other] { $customers } customers, { $left } in the stack
    }

## Players

mercado-stalls-left = { $stalls } left
mercado-coins-hidden = coins hidden
mercado-coins-look = Coins hidden. Look at them
mercado-coins-hide =
    { $coins ->
        [one] 1 coin. Hide it
       *[other] { $coins } coins. Hide them
    }

## The end

mercado-end = End of the game
mercado-end-which = whichever comes first
mercado-squares = Squares
mercado-entrances = Entrances
mercado-coin-run = Coins in a row
mercado-to-go = to go
mercado-last-turns =
    { $turns ->
        [0] This is the last turn.
        [one] The end is near: 1 more turn.
       *[other] The end is near: { $turns } more turns.
    }
mercado-over = The game is over.

## What is asked

mercado-ask = What is asked of you
mercado-ask-act = Pick a stall, customers, a restaurant or a coin.
mercado-ask-act-solo = Pick a stall, customers or a restaurant.
mercado-ask-first = Most coins win. Customers pay every stall in their line that sells what they want.
mercado-ask-where = { $piece }: where to?
mercado-ask-nowhere = { $piece }: not possible anywhere now.
mercado-ask-take = Take a tile from the display.
mercado-ask-specialise = Choose a good. Only its stalls will earn.
mercado-drawing = A tile is drawn…
mercado-at = { $place }: { $what }
mercado-do-stall =
    { $good ->
        [fish] Open a fish stall on { $place }: earns { $earns }, costs { $cost }
        [flower] Open a flower stall on { $place }: earns { $earns }, costs { $cost }
        [tomato] Open a tomato stall on { $place }: earns { $earns }, costs { $cost }
        [meat] Open a meat stall on { $place }: earns { $earns }, costs { $cost }
       *[grape] Open a grape stall on { $place }: earns { $earns }, costs { $cost }
    }
mercado-do-restaurant = Open the { $name } on { $place }: earns { $earns }
mercado-do-customers =
    { $customers ->
        [one] Bring 1 customer for { $goods } to { $place }: earns { $earns }
       *[other] Bring { $customers } customers for { $goods } to { $place }: earns { $earns }
    }
mercado-do-coin = Take a coin from the bank: { $earns }
mercado-do-specialise = Only { $name } will earn.
mercado-button-stall = Open here
mercado-button-restaurant = Open here
mercado-button-customers = Bring here
mercado-button-coin = Take it
mercado-button-specialise = That one
mercado-net = Net
mercado-beside = beside { $restaurants }
mercado-other-earns = { $player } earns { $coins }

# Moves as objects: "sets up fish on d3".
mercado-name-coin = a coin
mercado-name-exchange = an exchange
mercado-name-take = { $name } from the display
mercado-name-stall = { $name } on { $place }
mercado-name-restaurant = the { $name } on { $place }
mercado-name-customers =
    { $customers ->
        [one] 1 customer ({ $goods }) at { $place }
       *[other] { $customers } customers ({ $goods }) at { $place }
    }

## The log: a turn in one sentence

mercado-told-stall =
    { $you ->
        [yes] You opened
       *[no] { $player } opened
    } { $name } on { $place }
mercado-told-customers =
    { $you ->
        [yes] You brought
       *[no] { $player } brought
    } { $customers ->
        [one] 1 customer
       *[other] { $customers } customers
    } { $brief ->
        [yes] to { $place }
       *[no] ({ $goods }) to { $place }
    }
mercado-told-restaurant =
    { $you ->
        [yes] You opened
       *[no] { $player } opened
    } the { $name } on { $place }
mercado-told-coin =
    { $you ->
        [yes] You took
       *[no] { $player } took
    } a coin
mercado-told-specialise =
    { $you ->
        [yes] You will
       *[no] { $player } will
    } earn from { $name } only
mercado-told-paid = paid { NUMBER($coins, useGrouping: 0) }
mercado-told-earned = earned { NUMBER($coins, useGrouping: 0) }
mercado-told-kept = kept the { $name }
mercado-told-took = took { $name }
mercado-told-exchanged = exchanged three { $name }

## Places, as they are read out

mercado-cell-empty = empty
mercado-cell-stall =
    { $value ->
        [1] { $name }, stall of { $player }
       *[other] { $name }, stall of { $player }, value { $value }
    }
mercado-cell-open = open { $kind }
mercado-cell-closed = closed { $kind }
mercado-cell-no-customers = no customers
mercado-cell-barred = nobody may come here
mercado-cell-would = would earn { $earns }
mercado-cell-would-stall = opening here costs { $cost }, earns { $earns }
mercado-best = earns most
mercado-pays = pays { $coins }
mercado-last = last move
mercado-played = played
mercado-better = better
mercado-short = { $coins } short
# on a square of 44 pixels: five letters and a number
mercado-short-tiny = { $coins } short
mercado-no-few =
    { $stalls ->
        [one] needs 1 more stall
       *[other] needs { $stalls } more stalls
    }
mercado-no-own = none of yours
mercado-no-missing = incomplete
mercado-no-couples = two already
mercado-no-closed = in the way
mercado-no-column = not here
mercado-no-north = not wanted
mercado-no-wood = no stalls left
mercado-no-tile = no tile
mercado-no-held = not held
mercado-no-other = not now

## Tabs on the phone

mercado-tab-stall = Stalls
mercado-tab-customers = Customers
mercado-tab-restaurant = Restaurants
mercado-tab-coin = Coin

## Keys

mercado-key-move = Move on the board
mercado-key-hand = Tile in hand, or on display
mercado-key-offers = Customers: 1, 2, 3 or 4; again for the next tile
mercado-key-restaurants = Next restaurant you hold
mercado-key-coin = Take a coin (twice)
mercado-key-best = To the place that earns most
mercado-key-confirm = Confirm
mercado-key-drop = Clear the selection
mercado-key-players = Players in detail
mercado-key-odds = Bag and odds

## Solo challenges

mercado-challenge-of = Challenge { $number } of { $of }
mercado-wooden-stalls = Wooden stalls
mercado-best-move = Best move so far
mercado-best-move-aim = { $coins } earns 2 fame
mercado-best-move-fame = earns 2 fame!
mercado-track =
    { $coins ->
        [one] { $coins } coin, { $stars } of 3 stars. Stars at { $thresholds }.
       *[other] { $coins } coins, { $stars } of 3 stars. Stars at { $thresholds }.
    }
mercado-challenge-1-text = Name one good at the start: only its stalls earn. Restaurants still give 1 coin.
mercado-challenge-2-text = Only what tiles with 4 customers pay counts.
mercado-challenge-3-text = No tiles with 3 or 4 customers, and at most 2 stalls in any row or column.
mercado-challenge-4-text = Only tiles with 3 customers. You start with 4 coins.
mercado-challenge-5-text = Only seven customer tiles: one each with 1, 2 and 3 customers, and four with 4. To score fame you must place at least three of the 4-customer tiles.
mercado-challenge-6-text = One random tile each with 1, 2, 3 and 4 customers. You start with 2 coins. A tile may only go where its row or column sells everything it wants.
mercado-challenge-7-text = All entrances are full. A tile pays nothing until its row or column has as many stalls as the tile has customers; then it pays for every matching stall there, and later for each new one. Ends with your eighth stall.
mercado-challenge-8-text = You start with the spare pub. Stalls and pubs may not cover closed restaurants other than the pub.
mercado-challenge-9-text = Stalls only in columns a, c and e, and only of goods that the customer in the north wants. No more customers in the north.
mercado-counter-1 = Your good
mercado-counter-1-none = Not named yet.
mercado-counter-2 = From 4-customer tiles
mercado-counter-2-coins =
    { $coins ->
        [one] coin
       *[other] coins
    }
mercado-counter-3 = Full lines
mercado-counter-3-none = No row or column has two stalls yet.
mercado-counter-4 = 3-customer tiles
mercado-counter-4-tiles = still to come
mercado-counter-5 = 4-customer tiles placed
mercado-counter-6 = Tiles to place
mercado-counter-6-tiles =
    { $tiles ->
        [one] tile left
       *[other] tiles left
    }
mercado-counter-7 = Lines about to pay
mercado-counter-8 = Pubs
mercado-counter-8-open = open
mercado-counter-8-held =
    { $pubs ->
        [0] You hold no pub.
        [one] You hold 1 pub.
       *[other] You hold { $pubs } pubs.
    }
mercado-counter-9 = Goods by column
mercado-counter-of = { $number } of { $of }
mercado-counter-tiles =
    { $tiles ->
        [0] No more tiles to place.
        [one] 1 more tile to place.
       *[other] { $tiles } more tiles to place.
    }
mercado-row = row { $line }
mercado-column = column { $line }
mercado-more = { $stalls } more
mercado-awake = paying
mercado-stalls-of = { $stalls } of { $needed } stalls

## The rule of each challenge in at most two lines of a card

mercado-challenge-1-short = Name one good at the start: only its stalls earn.
mercado-challenge-2-short = Only what tiles with 4 customers pay counts.
mercado-challenge-3-short = No tiles with 3 or 4 customers, at most 2 stalls in a line.
mercado-challenge-4-short = Only tiles with 3 customers. You start with 4 coins.
mercado-challenge-5-short = Few customers: one tile each of 1, 2 and 3, and four of 4.
mercado-challenge-6-short = A line must sell everything that a tile wants.
mercado-challenge-7-short = All entrances are full. A tile pays once its line has as many stalls as customers.
mercado-challenge-8-short = You start with the spare pub; no other closed restaurant may be covered.
mercado-challenge-9-short = Stalls only in columns a, c and e, and only of the goods the north wants.

## What a score counts

mercado-score =
    { $score ->
        [one] 1 coin
       *[other] { $score } coins
    }
mercado-score-unit =
    { $score ->
        [one] coin
       *[other] coins
    }

mercado-source-restaurant = Restaurants
mercado-source-coin = Coins taken
