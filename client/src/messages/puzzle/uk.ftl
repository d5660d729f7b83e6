# Задачі: знайдіть найкращий хід; і дорогі ходи власних партій, щоб спробувати ще раз.

puzzle-title = Задачі
puzzle-again-title = Спробуйте ще раз
puzzle-again-of = Спробувати хід { $number } ще раз
puzzle-number = Задача { $number } · { $game }
puzzle-own = З вашої партії · { $game }
puzzle-find = Знайдіть найкращий хід
puzzle-right = Це найкращий хід
puzzle-wrong = Це не найкращий хід
puzzle-keeps = Добре, та не найкраще: лишається { $mine }, за найкращого { $best }.
puzzle-worse = Є кращий хід: за нього лишається { $best }.
puzzle-you = Ви граєте за
puzzle-coins =
    { $coins ->
        [one] з { $coins } монетою
       *[other] з { $coins } монетами
    }
puzzle-one = Один хід кращий за всі інші. Зараховується перша спроба.
puzzle-unrated = Ця спроба не зараховується.
puzzle-again-text = Тут ви щось утратили. Знайдіть кращий хід; на рейтинг це не впливає.
puzzle-proved = доведено
puzzle-best = найкращий
puzzle-yours = ваш
puzzle-unknown = не розглянуто
puzzle-error = ±{ $percent }
puzzle-rating = рейтинг задач
puzzle-streak = { $number } поспіль
puzzle-found = Спроб: { $tried }, знайшли { $percent }
puzzle-clue = Підказка
puzzle-next = Наступна задача
puzzle-skip = Пропустити
puzzle-try-again = Ще одна спроба
puzzle-explore = Дослідити
puzzle-to-review = До аналізу
puzzle-failed = Не вдалося. Спробуйте ще раз за мить.
puzzle-missing = Такої задачі немає. Можливо, посилання неповне.
puzzle-none = Ви спробували всі задачі цієї гри. З’являться нові.
puzzle-clue-stall = Це ятка. Підказка коштує половину очок.
puzzle-clue-customers = Це клієнти. Підказка коштує половину очок.
puzzle-clue-restaurant = Це заклад. Підказка коштує половину очок.
puzzle-clue-coin = Це монета. Підказка коштує половину очок.
puzzle-clue-exchange = Це обмін. Підказка коштує половину очок.
puzzle-clue-take = Це плитка з поля. Підказка коштує половину очок.
puzzle-clue-specialise = Треба вибрати товар. Підказка коштує половину очок.
puzzle-clue-roll = Ідеться про кількість кубиків. Підказка коштує половину очок.
puzzle-clue-reroll = Це другий кидок. Підказка коштує половину очок.
puzzle-clue-keep = Кидок лишається. Підказка коштує половину очок.
puzzle-clue-add = Ідеться про додавання 2. Підказка коштує половину очок.
puzzle-clue-tv = Монети беруть в одного гравця. Підказка коштує половину очок.
puzzle-clue-swap = Це обмін картами. Підказка коштує половину очок.
puzzle-clue-no-swap = Нічого не обмінюють. Підказка коштує половину очок.
puzzle-clue-build-none = Нічого не будують. Підказка коштує половину очок.
puzzle-clue-landmark = Це визначна пам’ятка. Підказка коштує половину очок.
puzzle-clue-blue = Це синя карта. Підказка коштує половину очок.
puzzle-clue-green = Це зелена карта. Підказка коштує половину очок.
puzzle-clue-red = Це червона карта. Підказка коштує половину очок.
puzzle-clue-purple = Це фіолетова карта. Підказка коштує половину очок.

# Поле для аналізу.

analysis-title = Поле для аналізу
analysis-seat = Гравець { $number }
analysis-turn = Ходить { $player }
analysis-over = Гру завершено
analysis-back = Скасувати хід
analysis-redraw = Інші кубики й плитки
analysis-think = Чого це варте?
analysis-thinking = Рахуємо…
analysis-estimates = оцінки з похибкою
analysis-failed = Не вдалося. Спробуйте ще раз за мить.
analysis-no-position = Це не позиція гри. Можливо, посилання неповне.
analysis-rated = Поки триває рейтингова партія в цю гру, її позиції аналізувати не можна. Повертайтеся, коли вона завершиться.
