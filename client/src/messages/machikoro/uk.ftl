# Стіл Machi Koro.

mk-market = Резерв
mk-odds = Шанси
mk-cities = Міста
mk-turn = Цей хід
mk-earlier = Попередні ходи
mk-legend = Типи карт
mk-legend-blue = дохід у хід будь-кого
mk-legend-green = дохід лише у свій хід
mk-legend-red = бере в активного гравця
mk-legend-purple = особлива, лише у свій хід
mk-tab-market = Резерв
mk-tab-cities = Міста
mk-tab-landmarks = Пам’ятки
mk-tab-log = Перебіг

# Слова, які можна перенести на карті: | показує де.
mk-hyphens = пше|ничне міні|маркет теле|центр сиро|варня меб|лева яблу|невий квітко|вий видав|ницт|во рибаль|ський бур|герня подат|кова інспек|ція продук|товий фрук|товий ресто|ран піце|рія аеро|порт радіо|вежа

## Кубики й шанси

mk-one-die = один кубик
mk-two-dice = два кубики
mk-roller = Кидає:
mk-roller-name = Кидає { $player }
mk-dice-label = Випало { $total }
mk-dice-none = Кубики ще не кинуто
mk-total-both = { $total }: { $one }% одним кубиком, { $two }% двома
mk-total-one = { $total }: { $one }% одним кубиком
mk-total-two = { $total }: { $two }% двома кубиками
mk-total-added = { $total }: лише якщо порт додасть 2
mk-total-none = { $total }: зараз не може випасти
mk-income-on = на { $total }: { $coins }
mk-mean = у середньому { $coins }

## Карти й міста

mk-card-label = { $name }, на { $numbers }, коштує { $cost }, залишилося { $left }, у вас { $mine }
mk-chip-label = { $name }: { $number }, на { $numbers }
mk-city-of = Місто: { $player }
mk-city-hall = Ратуша
mk-yours = вже є
mk-sold-out = немає
mk-deck =
    { $cards ->
        [one] { $cards } карта в колоді
        [few] { $cards } карти в колоді
        [many] { $cards } карт у колоді
       *[other] { $cards } карти в колоді
    }
mk-facts = Ціна { $cost } · залишилося { $left } · у вас { $mine }
mk-cannot = Зараз не можна: { $why }.
mk-build-for = Побудувати за { $coins }

## Визначні пам’ятки

mk-landmarks-yours = Ваші пам’ятки
mk-landmarks-of = Пам’ятки: { $player }
mk-landmarks-count = { $built } з { $all }; усі { $all } — перемога
mk-built = готово
mk-landmark-built = { $name }, побудовано
mk-landmark-open = { $name }, не побудовано
mk-landmark-costs = { $name }, коштує { $cost }
mk-landmark-fact = Визначна пам’ятка · ціна { $cost }

## Питання

mk-ask-roll = Скільки кубиків кинути?
mk-ask-radio = Залишити результат чи кинути ще раз?
mk-ask-add = Додати 2 до результату?
mk-ask-tv = Виберіть, у кого телецентр забере монети.
mk-ask-swap = Виберіть свою карту для обміну або відмовтеся.
mk-ask-swap-take = Віддаєте: { $card }. Виберіть, що взяти натомість.
mk-ask-build = Побудуйте підприємство чи пам’ятку або не будуйте нічого.
mk-ask-nothing = Вам ні на що не вистачає монет.
mk-roll-one = Один кубик
mk-roll-two = Два кубики
mk-reroll = Кинути ще раз
mk-keep = Залишити
mk-add = Додати 2: { $total }
mk-stay = Лишити { $total }
mk-no-swap = Без обміну
mk-build-nothing = Нічого не будувати
mk-pass = Пас
mk-take = { $player }: забрати { $coins }
mk-hint-build = { $card } за { $coins }
mk-hint-next = наступна будова — { $card }
mk-hint-anyone = дає ще { $coins } щоразу, як випадає { $total }
mk-hint-own = дає ще { $coins }, коли ви викидаєте { $total }
mk-hint-others = дає ще { $coins }, коли { $total } викидає суперник

## Що сталося

mk-their = { $player }: { $card }
mk-takes-from-you = { $player } бере у вас
mk-pays-you = { $player } платить вам
mk-from-to = { $from } → { $to }
mk-no-income = Ніхто нічого не отримує.
mk-earlier-built = { $player } викидає { $total } ({ $coins }) і будує: { $card }.
mk-earlier-nothing = { $player } викидає { $total } ({ $coins }) і нічого не будує.
mk-round = Коло { $round }
mk-rolled-you = Ви викинули { $total }
mk-rolled = { $player } викидає { $total }
mk-builds = Потім будує { $player }.
mk-told-roll =
    { $you ->
        [yes] Ви викидаєте
       *[no] { $player } викидає
    } { NUMBER($total, useGrouping: 0) }
mk-told-their = { $card } ({ $player })
mk-told-built = Побудовано: { $card } за { NUMBER($coins, useGrouping: 0) }.
mk-told-nothing = Нічого не побудовано.

## Ефекти карт

mk-effect-wheat-field = Візьміть з банку 1 монету в хід будь-якого гравця.
mk-effect-ranch = Візьміть з банку 1 монету в хід будь-якого гравця.
mk-effect-bakery = Візьміть з банку 1 монету у свій хід.
mk-effect-cafe = Візьміть 1 монету в активного гравця.
mk-effect-convenience-store = Візьміть з банку 3 монети у свій хід.
mk-effect-forest = Візьміть з банку 1 монету в хід будь-якого гравця.
mk-effect-stadium = Візьміть по 2 монети в кожного суперника у свій хід.
mk-effect-tv-station = Візьміть 5 монет в одного суперника на ваш вибір у свій хід.
mk-effect-business-center = У свій хід можете обміняти одне своє підприємство на підприємство суперника. Фіолетовими картами не обмінюються.
mk-effect-cheese-factory = Візьміть з банку по 3 монети за кожну свою ферму у свій хід.
mk-effect-furniture-factory = Візьміть з банку по 3 монети за кожен свій ліс і кожну свою шахту у свій хід.
mk-effect-mine = Візьміть з банку 5 монет у хід будь-якого гравця.
mk-effect-family-restaurant = Візьміть 2 монети в активного гравця.
mk-effect-apple-orchard = Візьміть з банку 3 монети в хід будь-якого гравця.
mk-effect-fruit-market =
    { $plus ->
        [yes] Візьміть з банку по 2 монети за кожне своє пшеничне поле, кожен квітник і кожен яблуневий сад у свій хід.
       *[no] Візьміть з банку по 2 монети за кожне своє пшеничне поле і кожен яблуневий сад у свій хід.
    }
mk-effect-sushi-bar = Якщо у вас є порт: візьміть 3 монети в активного гравця.
mk-effect-flower-garden = Візьміть з банку 1 монету в хід будь-якого гравця.
mk-effect-flower-shop = Візьміть з банку по 1 монеті за кожен свій квітник у свій хід.
mk-effect-pizza-joint = Візьміть 1 монету в активного гравця.
mk-effect-publisher = У свій хід візьміть у кожного суперника по 1 монеті за кожну його червону карту й пекарню, кожен мінімаркет і квітковий магазин.
mk-effect-hamburger-stand = Візьміть 1 монету в активного гравця.
mk-effect-mackerel-boat = Якщо у вас є порт: візьміть з банку 3 монети в хід будь-якого гравця.
mk-effect-tax-office = У свій хід візьміть половину монет (округлюючи донизу) у кожного суперника, який має 10 чи більше.
mk-effect-food-warehouse = Візьміть з банку по 2 монети за кожну свою червону карту у свій хід.
mk-effect-tuna-boat = Якщо у вас є порт: у хід будь-якого гравця активний гравець кидає два кубики, а ви берете з банку стільки монет, скільки випало.
mk-effect-station = Ви можете кидати один або два кубики.
mk-effect-mall =
    { $plus ->
        [yes] Кожна ваша червона карта, кожна пекарня й кожен мінімаркет приносять на 1 монету більше; квітковий магазин — на 1 більше за кожен квітник.
       *[no] Кожна ваша карта кафе, ресторану, пекарні чи мінімаркету приносить на 1 монету більше.
    }
mk-effect-park = Якщо випав дубль, після цього ходу ви ходите ще раз.
mk-effect-radio-tower = Раз за хід ви можете кинути кубики ще раз.
mk-effect-harbour = Якщо випало 10 або більше, ви можете додати 2 до результату.
mk-effect-airport = Якщо ви нічого не будуєте у свій хід, візьміть з банку 10 монет.

## Клавіші

mk-key-dice = один чи два кубики, кинути ще раз, додати 2
mk-key-keep = залишити результат, без обміну
mk-key-nothing = нічого не будувати
mk-key-market = до резерву
mk-key-odds = шанси: хто кидає
mk-key-players = міста та їхні карти
mk-passed = Будувати нема за що: ваш хід минув.
mk-passed-ask = Наступного разу запитати

## Що рахує результат

machikoro-score =
    { $score ->
        [one] { $score } пам’ятка
        [few] { $score } пам’ятки
       *[many] { $score } пам’яток
    }
machikoro-score-unit =
    { $score ->
        [one] пам’ятка
        [few] пам’ятки
       *[many] пам’яток
    }

## Перебіг гри

machikoro-course = Визначні пам’ятки протягом гри
machikoro-course-axis = за колами
machikoro-course-built = { $landmark }, коло { $round }

mk-variant-base = Базова гра
mk-variant-plus = Plus
mk-variant-base-limited = Базова, десять видів
mk-variant-plus-limited = Plus, десять видів
