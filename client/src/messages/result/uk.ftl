# Кінець гри.

result-you-win = Ви перемогли!
result-you-share = Спільна перемога!
result-wins = Перемагає { $player }
result-share-win = Спільна перемога: { $players }
result-over = Гру завершено
result-reason = { $reason }.
result-challenge-missed = Цього разу не вдалося
result-challenge-made =
    { $fame ->
        [one] { $fame } зірка!
        [few] { $fame } зірки!
       *[many] { $fame } зірок!
    }
result-challenge-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }
result-challenge-missing =
    { $coins ->
        [one] До наступної зірки забракло { $coins } монети.
       *[many] До наступної зірки забракло { $coins } монет.
    }
result-challenge-all = Більше очок слави тут не здобути.
result-challenge-number = Завдання { $number } з { $of }
result-threshold =
    { $fame ->
        [one] { $fame } зірка від { $coins } монет
        [few] { $fame } зірки від { $coins } монет
       *[many] { $fame } зірок від { $coins } монет
    }
result-final = Підсумок
result-how = Звідки такий рахунок
result-place = Місце
result-player = Гравець
result-score = Рахунок
result-left = виходить із гри, далі грає комп’ютер
result-rating-games =
    { $games ->
        [one] після { $games } рейтингової гри
       *[many] після { $games } рейтингових ігор
    }
result-coins = Монети протягом гри
result-coins-label = Монети всіх гравців протягом гри, хід за ходом
result-coins-choice = Хід
result-coins-axis = після кожного ходу
result-coins-none = Перебіг гри не вдалося завантажити.
result-best = Найкращі ходи
result-best-text = { $choice }, хід { $number }
result-look = Подивитися на поле
result-again = Реванш
result-again-solo = Зіграти ще раз
result-review = Аналіз гри
result-next = Далі: { $number } · { $name }
result-campaign = До бланка кампанії
result-record-text = Збережіть гру у файл або перевірте, що випадок ніхто не підлаштовував.
result-new = Нова гра
result-failed = Не вдалося. Перевірте з’єднання та спробуйте ще раз.
