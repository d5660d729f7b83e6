# Стіл Mercado de Lisboa. Назви товарів, закладів і завдань — у повідомленнях самої гри.

mercado-board = Ринок
mercado-players = Гравці
mercado-my-tiles = Мої плитки
mercado-actions = Дії
mercado-all-goods = усе
mercado-percent = { $percent }%

## Плитки

mercado-stall-of =
    { $good ->
        [fish] Рибна ятка
        [flower] Квіткова ятка
        [tomato] Томатна ятка
        [meat] М’ясна ятка
       *[grape] Виноградна ятка
    }
mercado-customers-want =
    { $customers ->
        [one] { $customers } клієнт ({ $goods })
        [few] { $customers } клієнти ({ $goods })
       *[many] { $customers } клієнтів ({ $goods })
    }
mercado-hand = Ваші плитки яток
mercado-hand-best = { $tile }, найбільше { $net }
mercado-held = Заклади
mercado-held-number = { $kind }, штук: { $number }
mercado-or = Або
mercado-take-coin = Узяти монету
mercado-exchange = Замінити всі три
mercado-then-take = Потім візьміть
mercado-take-tile =
    { $good ->
        [fish] Узяти плитку з рибою
        [flower] Узяти плитку з квітами
        [tomato] Узяти плитку з томатами
        [meat] Узяти плитку з м’ясом
       *[grape] Узяти плитку з виноградом
    }
mercado-name-good = Товар, на якому зароблятимете
mercado-offers = Доступні клієнти
mercado-offer-of =
    { $customers ->
        [one] Плитки з { $customers } клієнтом, у стосі ще { $left }
       *[other] Плитки з { $customers } клієнтами, у стосі ще { $left }
    }
mercado-stack-left = +{ $left }
mercado-display = Плитки на полі
mercado-display-when = одна за нову ятку
mercado-display-empty = Плиток на полі немає.
mercado-bag = У мішечку
mercado-bag-tiles =
    { $tiles ->
        [0] порожньо
        [one] { $tiles } плитка · шанси
        [few] { $tiles } плитки · шанси
       *[many] { $tiles } плиток · шанси
    }
mercado-bag-number =
    { $tiles ->
        [0] Мішечок порожній
       *[other] У мішечку: { $tiles }
    }
mercado-odds = Що може випасти
mercado-odds-closed = Закриті заклади
mercado-odds-stack =
    { $customers ->
        [one] { $customers } клієнт, у стосі { $left }
        [few] { $customers } клієнти, у стосі { $left }
       *[many] { $customers } клієнтів, у стосі { $left }
    }

## Гравці

mercado-stalls-left = ще { $stalls }
mercado-coins-hidden = монети за ширмою
mercado-coins-look = Монети за ширмою. Подивитися
mercado-coins-hide =
    { $coins ->
        [one] { $coins } монета. Сховати
        [few] { $coins } монети. Сховати
       *[many] { $coins } монет. Сховати
    }

## Кінець гри

mercado-end = Кінець гри
mercado-end-which = що настане раніше
mercado-squares = Місця
mercado-entrances = Входи
mercado-coin-run = Монети поспіль
mercado-to-go = до кінця
mercado-last-turns =
    { $turns ->
        [0] Це останній хід.
        [one] Кінець близько: ще { $turns } хід.
        [few] Кінець близько: ще { $turns } ходи.
       *[many] Кінець близько: ще { $turns } ходів.
    }
mercado-over = Гру завершено.

## Що запитують

mercado-ask = Що від вас потрібно
mercado-ask-act = Виберіть ятку, клієнтів, заклад або монету.
mercado-ask-act-solo = Виберіть ятку, клієнтів або заклад.
mercado-ask-first = Перемагає той, у кого найбільше монет. Клієнти платять кожній ятці у своїй лінії, яка продає те, що їм потрібно.
mercado-ask-where = { $piece }: куди?
mercado-ask-nowhere = { $piece }: зараз нікуди.
mercado-ask-take = Візьміть плитку з поля.
mercado-ask-specialise = На яких ятках зароблятимете? Інші нічого не дадуть.
mercado-drawing = Витягуємо плитку…
mercado-at = { $place }: { $what }
mercado-do-stall =
    { $good ->
        [fish] Відкрити рибну ятку на { $place }: прибуток { $earns }, ціна { $cost }
        [flower] Відкрити квіткову ятку на { $place }: прибуток { $earns }, ціна { $cost }
        [tomato] Відкрити томатну ятку на { $place }: прибуток { $earns }, ціна { $cost }
        [meat] Відкрити м’ясну ятку на { $place }: прибуток { $earns }, ціна { $cost }
       *[grape] Відкрити виноградну ятку на { $place }: прибуток { $earns }, ціна { $cost }
    }
mercado-do-restaurant =
    { $kind ->
        [pub] Відкрити паб на { $place }: прибуток { $earns }
        [sushi] Відкрити суші-бар на { $place }: прибуток { $earns }
        [tea] Відкрити чайну на { $place }: прибуток { $earns }
        [pizza] Відкрити піцерію на { $place }: прибуток { $earns }
        [burger] Відкрити бургерню на { $place }: прибуток { $earns }
       *[wine] Відкрити винарню на { $place }: прибуток { $earns }
    }
mercado-do-customers =
    { $customers ->
        [one] Привести { $customers } клієнта до входу { $place } ({ $goods }): прибуток { $earns }
       *[other] Привести { $customers } клієнтів до входу { $place } ({ $goods }): прибуток { $earns }
    }
mercado-do-coin = Узяти монету з банку: { $earns }
mercado-do-specialise =
    { $good ->
        [fish] Зароблятимуть лише рибні ятки.
        [flower] Зароблятимуть лише квіткові ятки.
        [tomato] Зароблятимуть лише томатні ятки.
        [meat] Зароблятимуть лише м’ясні ятки.
       *[grape] Зароблятимуть лише виноградні ятки.
    }
mercado-button-stall = Відкрити
mercado-button-restaurant = Відкрити
mercado-button-customers = Привести
mercado-button-coin = Узяти
mercado-button-specialise = Так
mercado-net = Чистий прибуток
mercado-beside = поруч: { $restaurants }
mercado-other-earns = { $player } отримує { $coins }

# Хід як додаток: «готує рибну ятку на d3».
mercado-name-coin = взяття монети
mercado-name-exchange = заміну плиток
mercado-name-take =
    { $good ->
        [fish] плитку з рибою
        [flower] плитку з квітами
        [tomato] плитку з томатами
        [meat] плитку з м’ясом
       *[grape] плитку з виноградом
    }
mercado-name-stall =
    { $good ->
        [fish] рибну ятку на { $place }
        [flower] квіткову ятку на { $place }
        [tomato] томатну ятку на { $place }
        [meat] м’ясну ятку на { $place }
       *[grape] виноградну ятку на { $place }
    }
mercado-name-restaurant =
    { $kind ->
        [pub] паб на { $place }
        [sushi] суші-бар на { $place }
        [tea] чайну на { $place }
        [pizza] піцерію на { $place }
        [burger] бургерню на { $place }
       *[wine] винарню на { $place }
    }
mercado-name-customers =
    { $customers ->
        [one] { $customers } клієнта на вході { $place } ({ $goods })
       *[other] { $customers } клієнтів на вході { $place } ({ $goods })
    }

## Перебіг гри: хід одним реченням

mercado-told-stall =
    { $you ->
        [yes] Ви відкриваєте
       *[no] { $player } відкриває
    } { $good ->
        [fish] рибну
        [flower] квіткову
        [tomato] томатну
        [meat] м’ясну
       *[grape] виноградну
    } ятку на { $place }
mercado-told-customers =
    { $you ->
        [yes] Ви приводите
       *[no] { $player } приводить
    } { $customers ->
        [one] { $customers } клієнта
       *[other] { $customers } клієнтів
    } { $brief ->
        [yes] до { $place }
       *[no] ({ $goods }) до входу { $place }
    }
mercado-told-restaurant =
    { $you ->
        [yes] Ви відкриваєте
       *[no] { $player } відкриває
    } { $kind ->
        [pub] паб
        [sushi] суші-бар
        [tea] чайну
        [pizza] піцерію
        [burger] бургерню
       *[wine] винарню
    } на { $place }
mercado-told-coin =
    { $you ->
        [yes] Ви берете
       *[no] { $player } бере
    } монету
mercado-told-specialise =
    { $you ->
        [yes] Ви зароблятимете
       *[no] { $player } зароблятиме
    } лише на цьому товарі: { $name }
mercado-told-paid = сплачено { NUMBER($coins, useGrouping: 0) }
mercado-told-earned = зароблено { NUMBER($coins, useGrouping: 0) }
mercado-told-kept = забрано заклад ({ $name })
mercado-told-took = узято плитку ({ $name })
mercado-told-exchanged = замінено три плитки ({ $name })

## Місця, як їх читають уголос

mercado-cell-empty = порожньо
mercado-cell-stall =
    { $value ->
        [1] { $name }, ятка гравця { $player }
       *[other] { $name }, ятка гравця { $player }, вартість { $value }
    }
mercado-cell-open = { $kind }, відкрито
mercado-cell-closed = { $kind }, закрито
mercado-cell-no-customers = клієнтів немає
mercado-cell-barred = сюди не можна нікого привести
mercado-cell-would = прибуток { $earns }
mercado-cell-would-stall = відкрити тут: ціна { $cost }, прибуток { $earns }
mercado-best = найбільший прибуток
mercado-pays = платить { $coins }
mercado-last = останній хід
mercado-played = зіграно
mercado-better = краще
mercado-short = бракує { $coins }
# on a square of 44 pixels: five letters and a number
mercado-short-tiny = ще { $coins }
mercado-no-few =
    { $stalls ->
        [one] ще { $stalls } ятка
        [few] ще { $stalls } ятки
       *[many] ще { $stalls } яток
    }
mercado-no-own = немає вашої
mercado-no-missing = неповно
mercado-no-couples = вже дві
mercado-no-closed = зайнято
mercado-no-column = не тут
mercado-no-north = не хоче
mercado-no-wood = яток немає
mercado-no-tile = немає
mercado-no-held = немає
mercado-no-other = не зараз

## Вкладки на телефоні

mercado-tab-stall = Ятки
mercado-tab-customers = Клієнти
mercado-tab-restaurant = Заклади
mercado-tab-coin = Монета

## Клавіші

mercado-key-move = Рух полем
mercado-key-hand = Плитка ятки: ваша або з поля
mercado-key-offers = Клієнти: 1, 2, 3 чи 4; ще раз — наступна плитка
mercado-key-restaurants = Наступний ваш заклад
mercado-key-coin = Узяти монету (двічі)
mercado-key-best = До місця з найбільшим прибутком
mercado-key-confirm = Підтвердити
mercado-key-drop = Скасувати вибір
mercado-key-players = Гравці докладно
mercado-key-odds = Мішечок і шанси

## Завдання для одного гравця

mercado-challenge-of = Завдання { $number } з { $of }
mercado-wooden-stalls = Дерев’яні ятки
mercado-best-move = Найкращий хід
mercado-best-move-aim =
    { $coins ->
        [one] за { $coins } монету — 2 очки слави
        [few] за { $coins } монети — 2 очки слави
       *[many] за { $coins } монет — 2 очки слави
    }
mercado-best-move-fame = ще 2 очки слави!
mercado-track =
    { $coins ->
        [one] { $coins } монета, зірок: { $stars } з 3. Зірки за { $thresholds }.
        [few] { $coins } монети, зірок: { $stars } з 3. Зірки за { $thresholds }.
       *[many] { $coins } монет, зірок: { $stars } з 3. Зірки за { $thresholds }.
    }
mercado-challenge-1-text = На початку виберіть один тип яток: зароблятимуть лише вони. Заклади й далі дають 1 монету.
mercado-challenge-2-text = Рахується лише те, що заплатили плитки з 4 клієнтами.
mercado-challenge-3-text = Без плиток із 3 та 4 клієнтами; не більше ніж 2 ятки в кожному рядку та стовпці.
mercado-challenge-4-text = Лише плитки з 3 клієнтами. Ви починаєте з 4 монетами.
mercado-challenge-5-text = Клієнтів мало: по одній плитці з 1, 2 і 3 клієнтами та чотири — з 4. Щоб здобути очки слави, викладіть щонайменше три плитки з 4 клієнтами.
mercado-challenge-6-text = По одній випадковій плитці з 1, 2, 3 та 4 клієнтами. Ви починаєте з 2 монетами. Плитку можна класти лише біля рядка чи стовпця, де є все, чого хочуть її клієнти.
mercado-challenge-7-text = Усі входи зайняті. Плитка не платить, доки в її рядку чи стовпці яток менше, ніж на ній клієнтів; щойно їх досить, вона платить за всі відповідні ятки, а потім — за кожну нову. Кінець — після вашої восьмої ятки.
mercado-challenge-8-text = Ви починаєте із запасним пабом. Ятки й паби не можна класти на закриті заклади, крім паба.
mercado-challenge-9-text = Ятки лише у стовпцях a, c та e і лише з товарами, яких хоче клієнт на півночі. Більше клієнтів на північ не приводять.
mercado-counter-1 = Ваш товар
mercado-counter-1-none = Ще не вибрано.
mercado-counter-2 = За плитки з 4 клієнтами
mercado-counter-2-coins =
    { $coins ->
        [one] монета
        [few] монети
       *[many] монет
    }
mercado-counter-3 = Повні лінії
mercado-counter-3-none = Ще ніде немає двох яток в одному рядку чи стовпці.
mercado-counter-4 = Плитки з 3 клієнтами
mercado-counter-4-tiles = ще попереду
mercado-counter-5 = Плиток із 4 клієнтами
mercado-counter-6 = Плитки клієнтів
mercado-counter-6-tiles =
    { $tiles ->
        [one] плитка лишилася
        [few] плитки лишилися
       *[many] плиток лишилося
    }
mercado-counter-7 = Скоро платитимуть
mercado-counter-8 = Паби
mercado-counter-8-open = відкрито
mercado-counter-8-held =
    { $pubs ->
        [0] У вас немає пабів.
        [one] У вас { $pubs } паб.
        [few] У вас { $pubs } паби.
       *[many] У вас { $pubs } пабів.
    }
mercado-counter-9 = Товари за стовпцями
mercado-counter-of = { $number } з { $of }
mercado-counter-tiles =
    { $tiles ->
        [0] Плиток клієнтів більше немає.
        [one] Лишилася { $tiles } плитка клієнтів.
        [few] Лишилися { $tiles } плитки клієнтів.
       *[many] Лишилося { $tiles } плиток клієнтів.
    }
mercado-row = рядок { $line }
mercado-column = стовпець { $line }
mercado-more = ще { $stalls }
mercado-awake = платять
mercado-stalls-of = яток: { $stalls } з { $needed }

## Правило кожного завдання щонайбільше у два рядки картки

mercado-challenge-1-short = На початку виберіть один тип яток: зароблятимуть лише вони.
mercado-challenge-2-short = Рахується лише те, що заплатили плитки з 4 клієнтами.
mercado-challenge-3-short = Без плиток із 3 та 4 клієнтами, у лінії не більше ніж 2 ятки.
mercado-challenge-4-short = Лише плитки з 3 клієнтами. Ви починаєте з 4 монетами.
mercado-challenge-5-short = Клієнтів мало: по одній плитці з 1, 2 і 3 та чотири з 4.
mercado-challenge-6-short = У лінії має бути все, чого хоче плитка.
mercado-challenge-7-short = Усі входи зайняті. Плитка платить, коли в її лінії стільки яток, скільки клієнтів.
mercado-challenge-8-short = Ви починаєте із запасним пабом; інших закритих закладів не накривати.
mercado-challenge-9-short = Ятки лише у стовпцях a, c та e і лише з товарами, яких хоче північ.

## Що рахує результат

mercado-score =
    { $score ->
        [one] { $score } монета
        [few] { $score } монети
       *[many] { $score } монет
    }
mercado-score-unit =
    { $score ->
        [one] монета
        [few] монети
       *[many] монет
    }

mercado-source-restaurant = Заклади
mercado-source-coin = Взяті монети
