# Machi Koro in English.

## Names

card-wheat-field = wheat field
card-ranch = ranch
card-bakery = bakery
card-cafe = café
card-convenience-store = convenience store
card-forest = forest
card-stadium = stadium
card-tv-station = TV station
card-business-center = business centre
card-cheese-factory = cheese factory
card-furniture-factory = furniture factory
card-mine = mine
card-family-restaurant = family restaurant
card-apple-orchard = apple orchard
card-fruit-market = fruit market
card-sushi-bar = sushi bar
card-flower-garden = flower garden
card-flower-shop = flower shop
card-pizza-joint = pizza joint
card-publisher = publisher
card-hamburger-stand = hamburger stand
card-mackerel-boat = mackerel boat
card-tax-office = tax office
card-food-warehouse = food warehouse
card-tuna-boat = tuna boat

landmark-station = train station
landmark-mall = shopping mall
landmark-park = amusement park
landmark-radio-tower = radio tower
landmark-harbour = harbour
landmark-airport = airport

reason-landmarks = all landmarks are built

## Events

chose-dice =
    { $dice ->
        [one] { $player } rolls one die.
       *[other] { $player } rolls two dice.
    }
rolled =
    { $high ->
        [0] { $player } rolls { NUMBER($low, useGrouping: 0) }.
       *[other] { $player } rolls { NUMBER($low, useGrouping: 0) } and { NUMBER($high, useGrouping: 0) }: { NUMBER($total, useGrouping: 0) }.
    }
rerolled = { $player } rolls again.
kept = { $player } keeps the roll.
added =
    { $added ->
        [0] { $player } adds nothing.
       *[other] { $player } adds 2: { NUMBER($total, useGrouping: 0) }.
    }
paid-red =
    { $coins ->
        [one] { $player } pays 1 coin to { $to-player } ({ $cardName }).
       *[other] { $player } pays { NUMBER($coins, useGrouping: 0) } coins to { $to-player } ({ $cardName }).
    }
earned =
    { $coins ->
        [one] { $player } gets 1 coin ({ $cardName }).
       *[other] { $player } gets { NUMBER($coins, useGrouping: 0) } coins ({ $cardName }).
    }
took =
    { $coins ->
        [one] { $player } takes 1 coin from { $from-player } ({ $cardName }).
       *[other] { $player } takes { NUMBER($coins, useGrouping: 0) } coins from { $from-player } ({ $cardName }).
    }
rolled-tuna = { $player } rolls for the tuna: { NUMBER($low, useGrouping: 0) } and { NUMBER($high, useGrouping: 0) }, { NUMBER($total, useGrouping: 0) } a boat.
swapped = { $player } exchanges with { $with-player }: { $given-cardName } for { $taken-cardName }.
not-swapped = { $player } makes no exchange.
city-hall = The city hall gives { $player } 1 coin.
built =
    { $coins ->
        [one] { $player } builds for 1 coin: { $cardName }.
       *[other] { $player } builds for { NUMBER($coins, useGrouping: 0) } coins: { $cardName }.
    }
built-landmark = { $player } builds a landmark for { NUMBER($coins, useGrouping: 0) } coins: { $landmarkName }.
built-nothing = { $player } builds nothing.
airport-paid = The airport gives { $player } { NUMBER($coins, useGrouping: 0) } coins.
turned-up = Turned up: { $cardName }.
left-market = Everyone has one, so it leaves the market: { $cardName }.
extra-turn = { $player } has another turn.
ended = { $player } wins: { $reasonName }.

## Previews

would-win = wins the game
would-play-again = then another turn

## Refusals

refused-over = the game is over
refused-chance = the dice or a new card must come first
refused-unknown = there is no such move in this game
refused-plus = this belongs to Machi Koro Plus
refused-stage =
    { $stage ->
        [roll] first choose how many dice to roll
        [radio] first decide whether to roll again
        [add] first decide whether to add 2
        [tv] first choose whom the TV station takes from
        [swap] first decide about the exchange
       *[other] now it is time to build
    }
refused-landmark = you have not built the { $landmarkName } yet
refused-rerolled = you may roll again only once a turn
refused-total = 2 may be added to 10 or more only, not to { NUMBER($total, useGrouping: 0) }
refused-card = you have no { $cardName }
refused-roll = the { $cardName } acts on { $rolls }, not on { NUMBER($total, useGrouping: 0) }
refused-self = choose another player
refused-purple = purple cards are never exchanged: { $cardName }
refused-theirs = { $from-player } has no { $cardName }
refused-one = you already have this purple card: { $cardName }
refused-built = you have already built the { $landmarkName }
refused-market = the market has none: { $cardName }
refused-cost = costs { NUMBER($cost, useGrouping: 0) }, you have { NUMBER($coins, useGrouping: 0) }
