# Щоденне завдання: картка на головній, сторінка дня, календар.

daily-title = Завдання дня
daily-about = Завдання дня · { $date }
daily-same-for-all = Усім випадає те саме. Зараховується одна спроба.
daily-played =
    { $players ->
        [0] Ще ніхто не зіграв
        [one] Зіграв { $players } гравець
        [few] Зіграли { $players } гравці
       *[many] Зіграли { $players } гравців
    }
daily-master = майстер { $score }
daily-in-a-row =
    { $days ->
        [one] { $days } день поспіль
        [few] { $days } дні поспіль
       *[many] { $days } днів поспіль
    }
daily-longest = найдовше { $days }
daily-play = Зіграти завдання дня
daily-play-past = Зіграти завдання цього дня
daily-go-on-coins =
    { $score ->
        [one] Далі, { $score } монета
        [few] Далі, { $score } монети
       *[many] Далі, { $score } монет
    }
daily-see = До результату
daily-offline = Немає з’єднання. Спроба зарахується, щойно ви знову будете в мережі.
daily-past-counts = Цей день минув. Його завдання ще можна зіграти: зірки потраплять до календаря, але не до рейтингу й не до серії.
daily-counts-once = Зараховується одна спроба, до опівночі за UTC. Її можна перервати й продовжити пізніше.
daily-score-coins =
    { $score ->
        [one] { $score } монета
        [few] { $score } монети
       *[many] { $score } монет
    }
daily-better-than =
    Краще, ніж у { $percent }% із { $players ->
        [one] { $players } гравця
       *[many] { $players } гравців
    }.
daily-rank = Місце { $rank } із { $players }.
daily-first = Сьогодні ви завершили першими.
daily-late = Зіграно після цього дня, тому місця немає.
daily-given-up = Ви здалися
daily-given-up-text = Спроба зараховується один раз. Тренуватися можна скільки завгодно.
daily-next-star =
    { $missing ->
        [one] До наступної зірки бракує { $missing } монети.
       *[many] До наступної зірки бракує { $missing } монет.
    }
daily-all-stars = Усі три зірки!
daily-hist-coins = Монети всіх гравців
daily-so-far =
    { $players ->
        [one] сьогодні вже { $players }
       *[many] сьогодні вже { $players }
    }
daily-players =
    { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[many] { $players } гравців
    }
daily-you = ви { $score }
daily-hist-label =
    { $players ->
        [one] Результат { $players } гравця
       *[many] Результати { $players } гравців
    }
daily-hist-bar = { $range }: { $count }
daily-review = Аналіз вашої партії
daily-watch = Партія майстра
daily-practise = Тренуватися
daily-next-in = наступне через
daily-share = Поділитися
daily-share-safe = жодного ходу не видає
daily-share-title = Feira, завдання дня, { $date }
daily-share-better =
    Краще, ніж у { $percent }% із { $players ->
        [one] { $players } гравця
       *[many] { $players } гравців
    }
daily-share-rank = Місце { $rank } із { $players }
daily-send = Надіслати…
daily-calendar = Календар
daily-month-before = Попередній місяць
daily-month-after = Наступний місяць
daily-cell-play = грати
daily-cell-on = далі
daily-cell-label = { $date }, { $name }: { $what }
daily-cell-stars =
    { $stars ->
        [one] { $stars } зірка
        [few] { $stars } зірки
       *[many] { $stars } зірок
    }
daily-cell-gave-up = здано
daily-calendar-note = Завдання пропущених днів можна зіграти пізніше; до серії зараховується лише зігране того самого дня.
daily-total-played = зіграно
daily-total-stars = зірок із { $most }
daily-total-row = поспіль
daily-total-beat = краще за майстра
daily-missed = Пропущені дні
daily-missed-text = грайте коли завгодно
daily-missed-row =
    { $players ->
        [one] те саме, що в { $players } гравця
       *[many] те саме, що в { $players } гравців
    }
daily-fair = Чесна гра
daily-fair-before = Відбиток таємного числа цього дня оприлюднено за кілька днів до нього: { $commit }
daily-fair-after = Таємне число цього дня: { $secret }
daily-fair-ahead = Відбитки наступних днів, уже оприлюднені:
