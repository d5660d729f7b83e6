# Mercado de Lisboa in English.

## Names

good-fish = fish
good-flower = flowers
good-tomato = tomatoes
good-meat = meat
good-grape = grapes

kind-pub = pub
kind-sushi = sushi bar
kind-tea = tea house
kind-pizza = pizzeria
kind-burger = burger joint
kind-wine = wine bar
kind-unknown = unknown restaurant

reason-squares = at most four squares are free
reason-entrances = at most four entrances are empty
reason-coins = everyone has taken a coin in succession
reason-no-choice = there is no legal move left
reason-stalls = all eight stalls are on the market

challenge-1 = The Specialist
challenge-2 = The Long Game
challenge-3 = Catering to Couples
challenge-4 = The Third Wheel
challenge-5 = Last Call
challenge-6 = Customers in Line
challenge-7 = The Crowded Market
challenge-8 = Pub Crawl
challenge-9 = The Marquis of Lisboa
challenge-5-unmet = No fame: at least three 4-customer tiles must be placed.

rating-1 = Can you find the pub on your own?
rating-2 = Enjoying a beer with your friends?
rating-3 = Your day will come. Keep trying!
rating-4 = A shark of the market!
rating-5 = A tycoon of the market!
rating-6 = You may well be the best in the world!

## Events

opened-stall = { $player } opens a stall on { $square }: { $goodName }.
paid =
    { $coins ->
        [one] { $player } pays 1 coin.
       *[other] { $player } pays { NUMBER($coins, useGrouping: 0) } coins.
    }
earned =
    { $player } earns { NUMBER($coins, useGrouping: 0) } from { $entrance }: { $goodName } on { $square }, { $customers ->
        [one] 1 customer
       *[other] { NUMBER($customers, useGrouping: 0) } customers
    } × { NUMBER($value, useGrouping: 0) }{ $restaurantsCount ->
        [0] .
       *[other] {" "}(beside { $restaurants }).
    }
woken = The customers at { $entrance } start paying.
took-restaurant = { $player } takes the closed { $kindName } from { $square }.
found-restaurant = { $player } lifts the closed restaurant from { $square }.
opened-restaurant = { $player } opens the { $kindName } on { $square } and gets 1 coin.
brought =
    { $customers ->
        [one] { $player } brings 1 customer to { $entrance }: { $goods }.
       *[other] { $player } brings { NUMBER($customers, useGrouping: 0) } customers to { $entrance }: { $goods }.
    }
took-coin = { $player } takes 1 coin.
took-tile = { $player } takes { $goodName } from the display.
exchanged-hand = { $player } exchanges three tiles of { $goodName } in hand.
exchanged-display = { $player } exchanges three tiles of { $goodName } on display.
specialised = { $player } will earn from { $goodName } only.
set-closed = A closed { $kindName } lies on { $square }.
set-customers =
    { $customers ->
        [one] 1 customer stands at { $entrance }: { $goods }.
       *[other] { NUMBER($customers, useGrouping: 0) } customers stand at { $entrance }: { $goods }.
    }
drew-display = On display: { $goodName }.
dealt = { $player } draws { $goodName }.
offered =
    { $customers ->
        [one] On offer: 1 customer wanting { $goods }.
       *[other] On offer: { NUMBER($customers, useGrouping: 0) } customers wanting { $goods }.
    }
end-near = { $player } triggers the end: { $reasonName }.
ended = The game is over: { $reasonName }.
held-cost =
    { $coins ->
        [one] { $player } still holds 1 restaurant, which costs 1 coin.
       *[other] { $player } still holds { NUMBER($coins, useGrouping: 0) } restaurants, which cost { NUMBER($coins, useGrouping: 0) } coins.
    }

## Previews

would-take = takes the { $kindName }
would-fit =
    { $good ->
        [fish] it fits { $square }
        [meat] it fits { $square }
       *[other] they fit { $square }
    }
would-trigger = triggers the end
would-end = ends the game

## Refusals

refused-over = the game is over
refused-chance = a tile must be drawn first
refused-unknown = there is no such move in this game
refused-stage =
    { $stage ->
        [specialise] first name the good that will earn
       *[other] first take a tile from the display
    }
refused-specialise = a good is named only at the start of { challenge-1 }
refused-take = a tile is taken only after opening a stall
refused-display = no tile of { $goodName } is on display
refused-stall = there is already a stall on { $square }
refused-open = there is already an open restaurant on { $square }
refused-couples =
    { $line ->
        [row] the row of { $square } already has two stalls
       *[column] the column of { $square } already has two stalls
    }
refused-closed = the closed { $kindName } on { $square } is in the way of stalls and pubs
refused-column = stalls may only stand in columns a, c and e
refused-north = the customer at { $entrance } does not want { $goodName }
refused-tile = you have no tile of { $goodName }
refused-wood = all your wooden stalls are on the market
refused-cost =
    { $earns ->
        [0] costs { NUMBER($cost, useGrouping: 0) }, you have { NUMBER($coins, useGrouping: 0) }
       *[other] costs { NUMBER($cost, useGrouping: 0) }, you have { NUMBER($coins, useGrouping: 0) } and would earn { NUMBER($earns, useGrouping: 0) }
    }
refused-offer =
    { $customers ->
        [one] not on offer: 1 customer wanting { $goods }
       *[other] not on offer: { NUMBER($customers, useGrouping: 0) } customers wanting { $goods }
    }
refused-entrance = there are already customers at { $entrance }
refused-barred = no customers may be brought to { $entrance }
refused-few =
    needs { $customers ->
        [one] 1 stall
       *[other] { NUMBER($customers, useGrouping: 0) } stalls
    } in the { $line ->
        [row] row
       *[column] column
    }, which has { $stalls ->
        [0] none
       *[other] { NUMBER($stalls, useGrouping: 0) }
    }
refused-missing =
    { $line ->
        [row] the row does not yet sell { $goods }
       *[column] the column does not yet sell { $goods }
    }
refused-own =
    { $line ->
        [row] none of your stalls in the row sells what they want: { $goods }
       *[column] none of your stalls in the column sells what they want: { $goods }
    }
refused-held = you hold no { $kindName }
refused-coin = taking a coin is not allowed in challenges
refused-equal = it takes three tiles of the same good
refused-bag =
    { $tiles ->
        [0] the bag is empty
        [one] only 1 tile is left in the bag
       *[other] only { NUMBER($tiles, useGrouping: 0) } tiles are left in the bag
    }
refused-same = the bag has nothing but { $goodName }
