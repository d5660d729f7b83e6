# Mercado de Lisboa українською.

## Назви

good-fish = риба
good-flower = квіти
good-tomato = томати
good-meat = м’ясо
good-grape = виноград

kind-pub = паб
kind-sushi = суші-бар
kind-tea = чайна
kind-pizza = піцерія
kind-burger = бургерня
kind-wine = винарня
kind-unknown = невідомий заклад

reason-squares = на ринку лишилося щонайбільше чотири вільні місця
reason-entrances = лишилося щонайбільше чотири вільні входи на ринок
reason-coins = усі гравці поспіль узяли монету
reason-no-choice = доступних ходів більше немає
reason-stalls = усі вісім яток уже на ринку

challenge-1 = Спеціаліст
challenge-2 = Довга гра
challenge-3 = Обслуговування пар
challenge-4 = «Третє колесо»
challenge-5 = Останнє замовлення
challenge-6 = Черга клієнтів
challenge-7 = Переповнений ринок
challenge-8 = Похід по пабах
challenge-9 = Лісабонський маркіз
challenge-5-unmet = Очок слави немає: треба викласти щонайменше три плитки з 4 клієнтами.

rating-1 = Ви можете самостійно знайти паб?
rating-2 = Смакуєте з друзями пивце в пабі?
rating-3 = Вас ще чекає успіх. Не здавайтесь!
rating-4 = Акула ринку!
rating-5 = Ринковий магнат!
rating-6 = Ви, мабуть, найкращі у світі!

## Події

opened-stall =
    { $good ->
        [fish] { $player } відкриває рибну ятку на { $square }.
        [flower] { $player } відкриває квіткову ятку на { $square }.
        [tomato] { $player } відкриває томатну ятку на { $square }.
        [meat] { $player } відкриває м’ясну ятку на { $square }.
        [grape] { $player } відкриває виноградну ятку на { $square }.
       *[other] { $player } відкриває ятку на { $square }: { $goodName }.
    }
paid =
    { $coins ->
        [one] { $player } платить { NUMBER($coins, useGrouping: 0) } монету.
        [few] { $player } платить { NUMBER($coins, useGrouping: 0) } монети.
        [many] { $player } платить { NUMBER($coins, useGrouping: 0) } монет.
       *[other] { $player } платить { NUMBER($coins, useGrouping: 0) } монети.
    }
earned =
    { $player } заробляє { NUMBER($coins, useGrouping: 0) } { $coins ->
        [one] монету
        [few] монети
        [many] монет
       *[other] монети
    } на вході { $entrance }: { $good ->
        [fish] рибна ятка
        [flower] квіткова ятка
        [tomato] томатна ятка
        [meat] м’ясна ятка
        [grape] виноградна ятка
       *[other] { $goodName }
    } на { $square }, { NUMBER($customers, useGrouping: 0) } { $customers ->
        [one] клієнт
        [few] клієнти
        [many] клієнтів
       *[other] клієнта
    } × { NUMBER($value, useGrouping: 0) }{ $restaurantsCount ->
        [0] .
       *[other] {" "}(поруч: { $restaurants }).
    }
woken = Клієнти на вході { $entrance } починають платити.
took-restaurant =
    { $kind ->
        [pub] { $player } забирає з { $square } закритий паб.
        [sushi] { $player } забирає з { $square } закритий суші-бар.
        [tea] { $player } забирає з { $square } закриту чайну.
        [pizza] { $player } забирає з { $square } закриту піцерію.
        [burger] { $player } забирає з { $square } закриту бургерню.
        [wine] { $player } забирає з { $square } закриту винарню.
       *[other] { $player } забирає з { $square } закритий заклад.
    }
found-restaurant = { $player } піднімає з { $square } закритий заклад.
opened-restaurant =
    { $kind ->
        [pub] { $player } відкриває паб на { $square } та отримує 1 монету.
        [sushi] { $player } відкриває суші-бар на { $square } та отримує 1 монету.
        [tea] { $player } відкриває чайну на { $square } та отримує 1 монету.
        [pizza] { $player } відкриває піцерію на { $square } та отримує 1 монету.
        [burger] { $player } відкриває бургерню на { $square } та отримує 1 монету.
        [wine] { $player } відкриває винарню на { $square } та отримує 1 монету.
       *[other] { $player } відкриває заклад на { $square } та отримує 1 монету.
    }
brought =
    { $customers ->
        [one] { $player } приводить { NUMBER($customers, useGrouping: 0) } клієнта до входу { $entrance }: { $goods }.
        [few] { $player } приводить { NUMBER($customers, useGrouping: 0) } клієнтів до входу { $entrance }: { $goods }.
        [many] { $player } приводить { NUMBER($customers, useGrouping: 0) } клієнтів до входу { $entrance }: { $goods }.
       *[other] { $player } приводить { NUMBER($customers, useGrouping: 0) } клієнта до входу { $entrance }: { $goods }.
    }
took-coin = { $player } бере 1 монету.
took-tile =
    { $good ->
        [fish] { $player } бере з поля плитку з рибою.
        [flower] { $player } бере з поля плитку з квітами.
        [tomato] { $player } бере з поля плитку з томатами.
        [meat] { $player } бере з поля плитку з м’ясом.
        [grape] { $player } бере з поля плитку з виноградом.
       *[other] { $player } бере з поля плитку: { $goodName }.
    }
exchanged-hand =
    { $good ->
        [fish] { $player } замінює три свої плитки з рибою.
        [flower] { $player } замінює три свої плитки з квітами.
        [tomato] { $player } замінює три свої плитки з томатами.
        [meat] { $player } замінює три свої плитки з м’ясом.
        [grape] { $player } замінює три свої плитки з виноградом.
       *[other] { $player } замінює три свої плитки: { $goodName }.
    }
exchanged-display =
    { $good ->
        [fish] { $player } замінює на полі три плитки з рибою.
        [flower] { $player } замінює на полі три плитки з квітами.
        [tomato] { $player } замінює на полі три плитки з томатами.
        [meat] { $player } замінює на полі три плитки з м’ясом.
        [grape] { $player } замінює на полі три плитки з виноградом.
       *[other] { $player } замінює на полі три плитки: { $goodName }.
    }
specialised =
    { $good ->
        [fish] { $player } зароблятиме лише на рибних ятках.
        [flower] { $player } зароблятиме лише на квіткових ятках.
        [tomato] { $player } зароблятиме лише на томатних ятках.
        [meat] { $player } зароблятиме лише на м’ясних ятках.
        [grape] { $player } зароблятиме лише на виноградних ятках.
       *[other] { $player } зароблятиме лише на ятках одного типу: { $goodName }.
    }
set-closed =
    { $kind ->
        [pub] На { $square } лежить закритий паб.
        [sushi] На { $square } лежить закритий суші-бар.
        [tea] На { $square } лежить закрита чайна.
        [pizza] На { $square } лежить закрита піцерія.
        [burger] На { $square } лежить закрита бургерня.
        [wine] На { $square } лежить закрита винарня.
       *[other] На { $square } лежить закритий заклад.
    }
set-customers =
    { $customers ->
        [one] На вході { $entrance } стоїть { NUMBER($customers, useGrouping: 0) } клієнт: { $goods }.
        [few] На вході { $entrance } стоять { NUMBER($customers, useGrouping: 0) } клієнти: { $goods }.
        [many] На вході { $entrance } стоять { NUMBER($customers, useGrouping: 0) } клієнтів: { $goods }.
       *[other] На вході { $entrance } стоять { NUMBER($customers, useGrouping: 0) } клієнта: { $goods }.
    }
drew-display = Нова плитка на полі: { $goodName }.
dealt =
    { $good ->
        [fish] { $player } витягує з мішечка плитку з рибою.
        [flower] { $player } витягує з мішечка плитку з квітами.
        [tomato] { $player } витягує з мішечка плитку з томатами.
        [meat] { $player } витягує з мішечка плитку з м’ясом.
        [grape] { $player } витягує з мішечка плитку з виноградом.
       *[other] { $player } витягує з мішечка плитку: { $goodName }.
    }
offered =
    { $customers ->
        [one] Доступна плитка: { NUMBER($customers, useGrouping: 0) } клієнт ({ $goods }).
        [few] Доступна плитка: { NUMBER($customers, useGrouping: 0) } клієнти ({ $goods }).
        [many] Доступна плитка: { NUMBER($customers, useGrouping: 0) } клієнтів ({ $goods }).
       *[other] Доступна плитка: { NUMBER($customers, useGrouping: 0) } клієнта ({ $goods }).
    }
end-near = { $player } активує кінець гри: { $reasonName }.
ended = Гру завершено: { $reasonName }.
held-cost =
    { $coins ->
        [one] { $player } досі має { NUMBER($coins, useGrouping: 0) } нерозміщену плитку закладу та втрачає { NUMBER($coins, useGrouping: 0) } монету.
        [few] { $player } досі має { NUMBER($coins, useGrouping: 0) } нерозміщені плитки закладів та втрачає { NUMBER($coins, useGrouping: 0) } монети.
        [many] { $player } досі має { NUMBER($coins, useGrouping: 0) } нерозміщених плиток закладів та втрачає { NUMBER($coins, useGrouping: 0) } монет.
       *[other] { $player } досі має { NUMBER($coins, useGrouping: 0) } нерозміщеної плитки закладів та втрачає { NUMBER($coins, useGrouping: 0) } монети.
    }

## Попередній перегляд

would-take =
    { $kind ->
        [pub] забирає паб
        [sushi] забирає суші-бар
        [tea] забирає чайну
        [pizza] забирає піцерію
        [burger] забирає бургерню
        [wine] забирає винарню
       *[other] забирає невідомий заклад
    }
would-fit = пасує на { $square }
would-trigger = активує кінець гри
would-end = завершує гру

## Відмови

refused-over = гру завершено
refused-chance = спершу треба витягнути плитку
refused-unknown = у цій грі такого ходу немає
refused-stage =
    { $stage ->
        [specialise] спершу виберіть тип яток, на яких зароблятимете
       *[other] спершу візьміть плитку з поля
    }
refused-specialise = тип яток вибирають лише на початку завдання «{ challenge-1 }»
refused-take = плитку з поля беруть лише після відкриття ятки
refused-display =
    { $good ->
        [fish] на полі немає плитки з рибою
        [flower] на полі немає плитки з квітами
        [tomato] на полі немає плитки з томатами
        [meat] на полі немає плитки з м’ясом
        [grape] на полі немає плитки з виноградом
       *[other] на полі немає такої плитки: { $goodName }
    }
refused-stall = на { $square } вже є ятка
refused-open = на { $square } вже є відкритий заклад
refused-couples =
    { $line ->
        [row] у рядку місця { $square } уже є дві ятки
       *[column] у стовпці місця { $square } уже є дві ятки
    }
refused-closed =
    { $kind ->
        [sushi] закритий суші-бар на { $square } заважає яткам і пабам
        [tea] закрита чайна на { $square } заважає яткам і пабам
        [pizza] закрита піцерія на { $square } заважає яткам і пабам
        [burger] закрита бургерня на { $square } заважає яткам і пабам
        [wine] закрита винарня на { $square } заважає яткам і пабам
       *[other] закритий заклад на { $square } заважає яткам і пабам
    }
refused-column = ятки можна відкривати лише у стовпцях a, c та e
refused-north =
    { $good ->
        [fish] клієнтові на вході { $entrance } не потрібна риба
        [flower] клієнтові на вході { $entrance } не потрібні квіти
        [tomato] клієнтові на вході { $entrance } не потрібні томати
        [meat] клієнтові на вході { $entrance } не потрібне м’ясо
        [grape] клієнтові на вході { $entrance } не потрібен виноград
       *[other] клієнтові на вході { $entrance } це не потрібно: { $goodName }
    }
refused-tile =
    { $good ->
        [fish] у вас немає плитки з рибою
        [flower] у вас немає плитки з квітами
        [tomato] у вас немає плитки з томатами
        [meat] у вас немає плитки з м’ясом
        [grape] у вас немає плитки з виноградом
       *[other] у вас немає такої плитки: { $goodName }
    }
refused-wood = усі ваші дерев’яні ятки вже на ринку
refused-cost =
    { $earns ->
        [0] коштує { NUMBER($cost, useGrouping: 0) }, у вас { NUMBER($coins, useGrouping: 0) }
       *[other] коштує { NUMBER($cost, useGrouping: 0) }, у вас { NUMBER($coins, useGrouping: 0) }, а заробите { NUMBER($earns, useGrouping: 0) }
    }
refused-offer =
    { $customers ->
        [one] недоступна плитка: { NUMBER($customers, useGrouping: 0) } клієнт ({ $goods })
        [few] недоступна плитка: { NUMBER($customers, useGrouping: 0) } клієнти ({ $goods })
        [many] недоступна плитка: { NUMBER($customers, useGrouping: 0) } клієнтів ({ $goods })
       *[other] недоступна плитка: { NUMBER($customers, useGrouping: 0) } клієнта ({ $goods })
    }
refused-entrance = на вході { $entrance } вже стоять клієнти
refused-barred = до входу { $entrance } клієнтів приводити не можна
refused-few =
    у { $line ->
        [row] рядку
       *[column] стовпці
    } { $customers ->
        [one] потрібна { NUMBER($customers, useGrouping: 0) } ятка
        [few] потрібні { NUMBER($customers, useGrouping: 0) } ятки
        [many] потрібно { NUMBER($customers, useGrouping: 0) } яток
       *[other] потрібно { NUMBER($customers, useGrouping: 0) } ятки
    }, а { $stalls ->
        [0] немає жодної
       *[other] є лише { NUMBER($stalls, useGrouping: 0) }
    }
refused-missing =
    { $line ->
        [row] у рядку ще немає потрібних яток: { $goods }
       *[column] у стовпці ще немає потрібних яток: { $goods }
    }
refused-own =
    { $line ->
        [row] у рядку немає вашої ятки з тим, чого хочуть клієнти: { $goods }
       *[column] у стовпці немає вашої ятки з тим, чого хочуть клієнти: { $goods }
    }
refused-held =
    { $kind ->
        [pub] у вас немає паба
        [sushi] у вас немає суші-бару
        [tea] у вас немає чайної
        [pizza] у вас немає піцерії
        [burger] у вас немає бургерні
        [wine] у вас немає винарні
       *[other] у вас немає такого закладу: { $kindName }
    }
refused-coin = у завданнях не можна брати монету
refused-equal = потрібні три однакові плитки яток
refused-bag =
    { $tiles ->
        [0] мішечок порожній
        [one] у мішечку лише { NUMBER($tiles, useGrouping: 0) } плитка
        [few] у мішечку лише { NUMBER($tiles, useGrouping: 0) } плитки
        [many] у мішечку лише { NUMBER($tiles, useGrouping: 0) } плиток
       *[other] у мішечку лише { NUMBER($tiles, useGrouping: 0) } плитки
    }
refused-same =
    { $good ->
        [fish] у мішечку самі лише плитки з рибою
        [flower] у мішечку самі лише плитки з квітами
        [tomato] у мішечку самі лише плитки з томатами
        [meat] у мішечку самі лише плитки з м’ясом
        [grape] у мішечку самі лише плитки з виноградом
       *[other] у мішечку самі лише такі плитки: { $goodName }
    }
