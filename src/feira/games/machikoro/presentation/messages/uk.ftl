# Machi Koro українською.

## Назви

card-wheat-field = пшеничне поле
card-ranch = ферма
card-bakery = пекарня
card-cafe = кафе
card-convenience-store = мінімаркет
card-forest = ліс
card-stadium = стадіон
card-tv-station = телецентр
card-business-center = бізнес-центр
card-cheese-factory = сироварня
card-furniture-factory = меблева фабрика
card-mine = шахта
card-family-restaurant = ресторан
card-apple-orchard = яблуневий сад
card-fruit-market = фруктовий ринок
card-sushi-bar = суші-бар
card-flower-garden = квітник
card-flower-shop = квітковий магазин
card-pizza-joint = піцерія
card-publisher = видавництво
card-hamburger-stand = бургерня
card-mackerel-boat = рибальський човен
card-tax-office = податкова інспекція
card-food-warehouse = продуктовий склад
card-tuna-boat = траулер

landmark-station = вокзал
landmark-mall = торговий центр
landmark-park = парк розваг
landmark-radio-tower = радіовежа
landmark-harbour = порт
landmark-airport = аеропорт

reason-landmarks = усі визначні пам’ятки побудовано

## Події

chose-dice =
    { $dice ->
        [one] { $player } кидає один кубик.
        [few] { $player } кидає два кубики.
        [many] { $player } кидає { NUMBER($dice, useGrouping: 0) } кубиків.
       *[other] { $player } кидає { NUMBER($dice, useGrouping: 0) } кубика.
    }
rolled =
    { $high ->
        [0] { $player } викидає { NUMBER($low, useGrouping: 0) }.
       *[other] { $player } викидає { NUMBER($low, useGrouping: 0) } та { NUMBER($high, useGrouping: 0) }: разом { NUMBER($total, useGrouping: 0) }.
    }
rerolled = { $player } кидає ще раз.
kept = { $player } залишає результат кидка.
added =
    { $added ->
        [0] { $player } нічого не додає.
       *[other] { $player } додає { NUMBER($added, useGrouping: 0) }: разом { NUMBER($total, useGrouping: 0) }.
    }
paid-red =
    { $coins ->
        [1] { $player } платить { NUMBER($coins, useGrouping: 0) } монету, її отримує { $to-player } ({ $cardName }).
        [one] { $player } платить { NUMBER($coins, useGrouping: 0) } монету, їх отримує { $to-player } ({ $cardName }).
        [few] { $player } платить { NUMBER($coins, useGrouping: 0) } монети, їх отримує { $to-player } ({ $cardName }).
        [many] { $player } платить { NUMBER($coins, useGrouping: 0) } монет, їх отримує { $to-player } ({ $cardName }).
       *[other] { $player } платить { NUMBER($coins, useGrouping: 0) } монети, їх отримує { $to-player } ({ $cardName }).
    }
earned =
    { $coins ->
        [one] { $player } отримує { NUMBER($coins, useGrouping: 0) } монету ({ $cardName }).
        [few] { $player } отримує { NUMBER($coins, useGrouping: 0) } монети ({ $cardName }).
        [many] { $player } отримує { NUMBER($coins, useGrouping: 0) } монет ({ $cardName }).
       *[other] { $player } отримує { NUMBER($coins, useGrouping: 0) } монети ({ $cardName }).
    }
took =
    { $coins ->
        [1] { $from-player } віддає { NUMBER($coins, useGrouping: 0) } монету, її забирає { $player } ({ $cardName }).
        [one] { $from-player } віддає { NUMBER($coins, useGrouping: 0) } монету, їх забирає { $player } ({ $cardName }).
        [few] { $from-player } віддає { NUMBER($coins, useGrouping: 0) } монети, їх забирає { $player } ({ $cardName }).
        [many] { $from-player } віддає { NUMBER($coins, useGrouping: 0) } монет, їх забирає { $player } ({ $cardName }).
       *[other] { $from-player } віддає { NUMBER($coins, useGrouping: 0) } монети, їх забирає { $player } ({ $cardName }).
    }
rolled-tuna = { $player } кидає кубики на улов тунця: { NUMBER($low, useGrouping: 0) } та { NUMBER($high, useGrouping: 0) }, по { NUMBER($total, useGrouping: 0) } за кожен траулер.
swapped = { $player } віддає карту «{ $given-cardName }», а { $with-player } натомість — карту «{ $taken-cardName }».
not-swapped = { $player } відмовляється від обміну.
city-hall = { $player } отримує 1 монету (ратуша).
built =
    { $coins ->
        [one] { $player } будує за { NUMBER($coins, useGrouping: 0) } монету: { $cardName }.
        [few] { $player } будує за { NUMBER($coins, useGrouping: 0) } монети: { $cardName }.
        [many] { $player } будує за { NUMBER($coins, useGrouping: 0) } монет: { $cardName }.
       *[other] { $player } будує за { NUMBER($coins, useGrouping: 0) } монети: { $cardName }.
    }
built-landmark =
    { $coins ->
        [one] { $player } будує визначну пам’ятку за { NUMBER($coins, useGrouping: 0) } монету: { $landmarkName }.
        [few] { $player } будує визначну пам’ятку за { NUMBER($coins, useGrouping: 0) } монети: { $landmarkName }.
        [many] { $player } будує визначну пам’ятку за { NUMBER($coins, useGrouping: 0) } монет: { $landmarkName }.
       *[other] { $player } будує визначну пам’ятку за { NUMBER($coins, useGrouping: 0) } монети: { $landmarkName }.
    }
built-nothing = { $player } нічого не будує.
airport-paid =
    { $coins ->
        [one] { $player } отримує { NUMBER($coins, useGrouping: 0) } монету (аеропорт).
        [few] { $player } отримує { NUMBER($coins, useGrouping: 0) } монети (аеропорт).
        [many] { $player } отримує { NUMBER($coins, useGrouping: 0) } монет (аеропорт).
       *[other] { $player } отримує { NUMBER($coins, useGrouping: 0) } монети (аеропорт).
    }
turned-up = Відкрито карту: { $cardName }.
left-market = Таке підприємство вже є в усіх, тож воно зникає з резерву: { $cardName }.
extra-turn = { $player } ходить ще раз.
ended = { $player } перемагає: { $reasonName }.

## Попередній перегляд

would-win = виграє гру
would-play-again = потім ще один хід

## Відмови

refused-over = гру завершено
refused-chance = спершу треба кинути кубики або відкрити карту
refused-unknown = у цій грі такого ходу немає
refused-plus = це є лише в Machi Koro Plus
refused-stage =
    { $stage ->
        [roll] спершу виберіть, скільки кубиків кинути
        [radio] спершу вирішіть, чи кидати ще раз
        [add] спершу вирішіть, чи додавати 2
        [tv] спершу виберіть, у кого телецентр забере монети
        [swap] спершу вирішіть, чи обмінюватися
       *[other] зараз час будувати
    }
refused-landmark = ви ще не побудували визначну пам’ятку «{ $landmarkName }»
refused-rerolled = кинути ще раз можна лише один раз за хід
refused-total = додати 2 можна лише до 10 чи більше, а випало { NUMBER($total, useGrouping: 0) }
refused-card = у вас немає такої карти: { $cardName }
refused-roll = карта «{ $cardName }» спрацьовує на { $rolls }, а не на { NUMBER($total, useGrouping: 0) }
refused-self = виберіть іншого гравця
refused-purple = фіолетовими картами не обмінюються: { $cardName }
refused-theirs = { $from-player } не має такої карти: { $cardName }
refused-one = у вас уже є така фіолетова карта: { $cardName }
refused-built = ви вже побудували визначну пам’ятку «{ $landmarkName }»
refused-market = у резерві немає такої карти: { $cardName }
refused-cost = коштує { NUMBER($cost, useGrouping: 0) }, а у вас { NUMBER($coins, useGrouping: 0) }
