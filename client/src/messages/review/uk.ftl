# Погляд назад на гру й на те, що було б краще.

review-title = Аналіз
replay-title = Перегляд
review-start = Проаналізувати гру
review-start-text = Комп’ютер прорахує кожен хід: скільки на ньому втрачено і що було б краще. Видно, скільки вже пораховано, а готові ходи можна переглядати одразу.
review-running = Рахуємо… { $done } з { $of } ходів
review-waiting = Чекаємо на свою чергу…
review-not-over = Ця гра ще триває, тож ви бачите те, що вже сталося. Коли вона завершиться, її можна буде проаналізувати.
review-failed = Аналіз не вдалося почати. Перевірте з’єднання та спробуйте ще раз.
review-no-game = Такої гри немає. Можливо, посилання неповне або гру видалено.
review-not-begun = Ця гра ще не почалася. Завітайте, коли буде зроблено перший хід.
review-position = { $number } з { $of }
review-at-end = Кінець
review-slider = Хід гри
review-slider-text = { $number } з { $of }: { $what }
review-first = На початок
review-previous = На хід назад
review-next = На хід уперед
review-last = У кінець
review-next-mistake = Наступна помилка
review-key-step = хід
review-chance = Шанс на перемогу
review-expected = Очікуваний результат
review-chart-axis = після кожного ходу
review-chart-label = Позиція у грі; графік показує шанси всіх на перемогу
review-coins-label = Позиція у грі; графік показує монети всіх гравців
review-away = Дорогі ходи
review-count =
    { $moves ->
        [one] { $costly } з { $moves } ходу
       *[many] { $costly } з { $moves } ходів
    }
review-all = Показати всі { $moves }
review-fewer = Показати найдорожчі
review-share = Поділитися
review-shared = Посилання скопійовано
review-filter = Показати ходи цього гравця
review-nothing = Дорогих ходів немає.
review-better = краще: { $choice }
review-played-tag = зіграно
review-better-tag = краще
review-lost = { $choice }: втрачено { $amount } шансів на перемогу
review-lost-coins =
    { $coins ->
        [one] { $choice }: втрачено приблизно { $coins } монету
        [few] { $choice }: втрачено приблизно { $coins } монети
       *[many] { $choice }: втрачено приблизно { $coins } монет
    }
review-fine = { $choice }: майже найкращий хід
review-fine-text = Трохи краще: { $choice }.
review-only = { $choice }: єдиний хід
review-only-text = Іншого ходу тут не було.
review-better-why = { $choice }: { $why }.
review-best = { $choice }: найкращий хід
review-best-text = Будь-який інший хід гірший.
review-proved = { $choice }: найкращий хід, доведено
review-proved-text = Усі можливості прораховано до кінця гри.
review-proved-note = Доведено: усі можливості прораховано до кінця гри.
review-close = Замала різниця
review-close-text = { $played } і { $other } однаково добрі, наскільки це можна порахувати. Хід вважаємо правильним.
review-close-tag = так само добре
review-close-note = Ходи, чиї позначки перетинаються, вважаємо рівними. Помилки тоді не показуємо.
review-marks-note = Якщо позначки двох ходів перетинаються, різниця замала, щоб судити.
review-not-yet = Цей хід ще не пораховано.
review-small =
    { $moves ->
        [one] { $moves } інший хід коштував менше, ніж можна порахувати.
        [few] { $moves } інші ходи коштували менше, ніж можна порахувати.
       *[many] { $moves } інших ходів коштували менше, ніж можна порахувати.
    }
review-accuracy = Точність
review-luck = Везіння
review-players = Точність і везіння всіх гравців
review-chart-note = Смуга показує, наскільки певний підрахунок. Стовпчики — везіння: що випадок дав чи забрав перед кожним ходом.
review-quoted = «{ $text }»
review-choices = Можливі ходи
review-log = Перебіг гри
review-over = Гру завершено
review-points =
    { $points ->
        [one] { $points } монета
        [few] { $points } монети
       *[many] { $points } монет
    }

## Ходи кількома словами

mercado-say-stall = { $good } на { $square }
mercado-say-take = Узяти з поля: { $good }
mercado-say-customers =
    { $customers ->
        [one] { $customers } клієнт ({ $goods }) на { $entrance }
        [few] { $customers } клієнти ({ $goods }) на { $entrance }
       *[many] { $customers } клієнтів ({ $goods }) на { $entrance }
    }
mercado-say-restaurant = { $kind } на { $square }
mercado-say-exchange-hand = Замінити свої плитки
mercado-say-exchange-display = Замінити плитки на полі
mercado-say-specialise = Заробляти лише на цьому: { $good }
mercado-say-coin = Узяти монету
mercado-sum-start = На початку
mercado-sum-earned = Зароблено на клієнтах
mercado-sum-restaurants = Відкриті заклади
mercado-sum-taken = Узяті монети
mercado-sum-paid = Витрачено на ятки
mercado-sum-held = Нерозміщені заклади
mercado-sum-total = Монети
mercado-sum-stalls = Ятки на ринку
machikoro-say-roll =
    { $dice ->
        [one] Кинути один кубик
       *[other] Кинути два кубики
    }
machikoro-say-reroll = Кинути ще раз
machikoro-say-keep = Залишити результат
machikoro-say-add =
    { $added ->
        [0] Нічого не додавати
       *[other] Додати { $added }
    }
machikoro-say-tv = Телецентр: { $player }
machikoro-say-swap = Обмін, { $player }: { $given } на { $taken }
machikoro-say-swap-none = Без обміну
machikoro-say-dice = Кидок: { $total }
machikoro-say-tuna = Улов тунця: { $total }
machikoro-say-build = { $card }
machikoro-say-build-none = Нічого не будувати
machikoro-sum-landmarks = Визначні пам’ятки
machikoro-sum-cards = Підприємства
machikoro-sum-bank = Із банку
machikoro-sum-got = Від інших
machikoro-sum-gave = Іншим
machikoro-sum-built = На будівництво
machikoro-sum-left = Лишилося монет
