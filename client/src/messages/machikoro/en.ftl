# The table of Machi Koro.

mk-market = Market
mk-odds = Odds
mk-cities = Cities
mk-turn = This turn
mk-earlier = Turns before this one
mk-legend = Kinds of cards
mk-legend-blue = pays on anyone’s roll
mk-legend-green = pays on your own roll
mk-legend-red = takes from the roller
mk-legend-purple = special, your own roll
mk-tab-market = Market
mk-tab-cities = Cities
mk-tab-landmarks = Landmarks
mk-tab-log = Log

# Words that may break on a card: | shows where.
mk-hyphens = amuse|ment conve|nience furni|ture ham|burger pub|lisher restau|rant ware|house

## Dice and odds

mk-one-die = one die
mk-two-dice = two dice
mk-roller = Roller:
mk-roller-name = { $player } rolls
mk-dice-label = Rolled: { $total }
mk-dice-none = Not rolled yet
mk-total-both = { $total }: { $one }% with one die, { $two }% with two dice
mk-total-one = { $total }: { $one }% with one die
mk-total-two = { $total }: { $two }% with two dice
mk-total-added = { $total }: only by adding 2 with the harbour
mk-total-none = { $total }: cannot come now
mk-income-on = on { $total }: { $coins }
mk-mean = { $coins } on average

## Cards and cities

mk-card-label = { $name }, on { $numbers }, costs { $cost }, { $left } left, you have { $mine }
mk-chip-label = { $name }: { $number }, on { $numbers }
mk-city-of = City: { $player }
mk-city-hall = City hall
mk-yours = yours
mk-sold-out = sold out
mk-deck =
    { $cards ->
        [one] 1 card in the deck
       *[other] { $cards } cards in the deck
    }
mk-facts = Costs { $cost } · { $left } left · you have { $mine }
mk-cannot = Not now: { $why }.
mk-build-for = Build for { $coins }

## Landmarks

mk-landmarks-yours = Your landmarks
mk-landmarks-of = Landmarks: { $player }
mk-landmarks-count = { $built } of { $all } · build all { $all } to win
mk-built = built
mk-landmark-built = { $name }, built
mk-landmark-open = { $name }, not built
mk-landmark-costs = { $name }, costs { $cost }
mk-landmark-fact = Landmark · costs { $cost }

## What is asked

mk-ask-roll = How many dice do you roll?
mk-ask-radio = Keep this roll, or roll again?
mk-ask-add = Add 2 to the roll?
mk-ask-tv = Choose whom the TV station takes from.
mk-ask-swap = Choose one of your cards to exchange, or none.
mk-ask-swap-take = You give: { $card }. Choose what you take for it.
mk-ask-build = Build one card or landmark, or nothing.
mk-ask-nothing = There is nothing you can afford.
mk-roll-one = One die
mk-roll-two = Two dice
mk-reroll = Roll again
mk-keep = Keep the roll
mk-add = Add 2: { $total }
mk-stay = Stay at { $total }
mk-no-swap = No exchange
mk-build-nothing = Build nothing
mk-pass = Pass
mk-take = { $player }: take { $coins }
mk-hint-build = { $card } for { $coins }
mk-hint-next = next comes the { $card }
mk-hint-anyone = brings { $coins } more on every { $total }
mk-hint-own = brings { $coins } more when you roll { $total }
mk-hint-others = brings { $coins } more when others roll { $total }

## What happened

mk-their = { $player }: { $card }
mk-takes-from-you = { $player } takes from you
mk-pays-you = { $player } pays you
mk-from-to = { $from } → { $to }
mk-no-income = Nobody gets anything.
mk-earlier-built = { $player } rolls { $total } ({ $coins }) and builds: { $card }.
mk-earlier-nothing = { $player } rolls { $total } ({ $coins }) and builds nothing.
mk-round = Round { $round }
mk-rolled-you = You rolled { $total }
mk-rolled = { $player } rolls { $total }
mk-builds = Then { $player } builds.
mk-told-roll =
    { $you ->
        [yes] You rolled
       *[no] { $player } rolled
    } { NUMBER($total, useGrouping: 0) }
mk-told-their = { $card } ({ $player })
mk-told-built = Built: { $card } for { NUMBER($coins, useGrouping: 0) }.
mk-told-nothing = Built nothing.

## What cards do

mk-effect-wheat-field = Get 1 coin from the bank on anyone’s turn.
mk-effect-ranch = Get 1 coin from the bank on anyone’s turn.
mk-effect-bakery = Get 1 coin from the bank on your own turn.
mk-effect-cafe = Take 1 coin from the player who rolled the dice.
mk-effect-convenience-store = Get 3 coins from the bank on your own turn.
mk-effect-forest = Get 1 coin from the bank on anyone’s turn.
mk-effect-stadium = Take 2 coins from every other player on your own turn.
mk-effect-tv-station = Take 5 coins from a player of your choice on your own turn.
mk-effect-business-center = On your own turn you may exchange one of your establishments for another player’s. Purple cards are never exchanged.
mk-effect-cheese-factory = Get 3 coins from the bank for each ranch you own, on your own turn.
mk-effect-furniture-factory = Get 3 coins from the bank for each forest and mine you own, on your own turn.
mk-effect-mine = Get 5 coins from the bank on anyone’s turn.
mk-effect-family-restaurant = Take 2 coins from the player who rolled the dice.
mk-effect-apple-orchard = Get 3 coins from the bank on anyone’s turn.
mk-effect-fruit-market =
    { $plus ->
        [yes] Get 2 coins from the bank for each wheat field, flower garden and apple orchard you own, on your own turn.
       *[no] Get 2 coins from the bank for each wheat field and apple orchard you own, on your own turn.
    }
mk-effect-sushi-bar = If you have the harbour: take 3 coins from the player who rolled the dice.
mk-effect-flower-garden = Get 1 coin from the bank on anyone’s turn.
mk-effect-flower-shop = Get 1 coin from the bank for each flower garden you own, on your own turn.
mk-effect-pizza-joint = Take 1 coin from the player who rolled the dice.
mk-effect-publisher = On your own turn, take 1 coin from every other player for each of their red cards, bakeries, convenience stores and flower shops.
mk-effect-hamburger-stand = Take 1 coin from the player who rolled the dice.
mk-effect-mackerel-boat = If you have the harbour: get 3 coins from the bank on anyone’s turn.
mk-effect-tax-office = On your own turn, take half of the coins, rounded down, from every other player who has 10 or more.
mk-effect-food-warehouse = Get 2 coins from the bank for each red card you own, on your own turn.
mk-effect-tuna-boat = If you have the harbour: on anyone’s turn the roller rolls two dice, and you get their total in coins from the bank.
mk-effect-station = You may roll one die or two.
mk-effect-mall =
    { $plus ->
        [yes] Each of your red cards, bakeries and convenience stores pays 1 coin more; each flower shop pays 1 more for every flower garden.
       *[no] Each of your cafés, family restaurants, bakeries and convenience stores pays 1 coin more.
    }
mk-effect-park = If you roll a double, you have another turn after this one.
mk-effect-radio-tower = Once a turn you may roll the dice again.
mk-effect-harbour = If the dice show 10 or more, you may add 2.
mk-effect-airport = If you build nothing on your turn, you get 10 coins from the bank.

## Keys

mk-key-dice = one or two dice, roll again, add 2
mk-key-keep = keep the roll, no exchange
mk-key-nothing = build nothing
mk-key-market = to the market
mk-key-odds = odds: choose the roller
mk-key-players = cities and their cards
mk-passed = Nothing to build: your turn has passed.
mk-passed-ask = Ask me next time

## What a score counts

machikoro-score =
    { $score ->
        [one] 1 landmark
       *[other] { $score } landmarks
    }
machikoro-score-unit =
    { $score ->
        [one] landmark
       *[other] landmarks
    }

## The course of a game

machikoro-course = Landmarks over time
machikoro-course-axis = by round
machikoro-course-built = { $landmark }, round { $round }

mk-variant-base = Base game
mk-variant-plus = Plus
mk-variant-base-limited = Base, ten kinds
mk-variant-plus-limited = Plus, ten kinds
