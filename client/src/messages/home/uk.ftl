# Сторінки навколо столу: головна, вхід за кодом, лобі, мої ігри.

home-nav = Сторінки
home-nav-play = Грати
home-nav-daily = Щодня
home-nav-lobby = Лобі
home-nav-campaign = Кампанія
home-nav-games = Мої ігри
home-nav-rules = Правила
home-nav-me = { $name }, обліковий запис і налаштування

# Кнопка своїми словами й те, чого вона стосується.
home-about = { $what }: { $about }

home-preparing = Готуємо ігри: { $percent }%.
home-preparing-why = Це потрібно лише раз, під час найпершого запуску. Тим часом можна роззирнутися; ігри почнуться, щойно все буде готово.

## Що може піти не так

trouble-unknown = Не вийшло. Перевірте, що ви ввели, і спробуйте ще раз.
trouble-server = Сервер зараз не може цього зробити. Нічого не втрачено; спробуйте ще раз за мить.
trouble-too-often = Забагато спроб. Зачекайте трохи й спробуйте ще раз.
trouble-too-many = Їх уже забагато. Спершу видаліть щось.
trouble-review-long = У цій грі забагато ходів, щоб її проаналізувати.
trouble-nobody = Сеанс завершився. Оновіть сторінку й спробуйте ще раз.
trouble-name = Ім’я має містити від 1 до 24 видимих символів, без ком і знака #. Виберіть інше.
trouble-name-taken = Це ім’я вже зайняте. Виберіть інше або ввійдіть, якщо воно ваше.
trouble-password-short = Пароль закороткий. Потрібно щонайменше 8 символів.
trouble-password-long = Пароль задовгий. Можна щонайбільше 256 символів.
trouble-password-common = Цей пароль надто поширений. Виберіть інший.
trouble-no-account = Облікового запису з таким іменем і паролем немає. Перевірте ім’я та пароль і спробуйте ще раз.
trouble-no-code-of-account = Немає облікового запису з таким ім’ям і резервним кодом. Новий пароль або нові коди скасовують старі.
trouble-password-present = Це не ваш теперішній пароль.
trouble-have-account = У вас уже є обліковий запис.
trouble-no-code = Відкритого столу з таким кодом немає. Перевірте код; можливо, гра вже почалася.

## Головна

home-greet-your-turn = Ваш хід, { $name }
home-greet-back = Раді вас бачити, { $name }
home-greet-new = Ласкаво просимо на ринок
home-greet-new-text = Дві настільні гри на 1–5 гравців: проти сильних комп’ютерних суперників, із друзями за посиланням або за одним екраном. Без реєстрації — просто грайте.
home-greet-nothing-text = Жодна гра на вас не чекає. Почніть нову або сідайте за чийсь стіл.

home-continue = Продовжити
home-continue-table = До столу
home-continue-waiting =
    { $number ->
        [one] На вас чекає { $players }
       *[other] На вас чекають { $players }
    }
home-continue-won = Усі інші вийшли з гри: ви перемогли
home-continue-open =
    { $free ->
        [0] Усі вже тут
        [one] Чекаємо ще на { $free } гравця
       *[other] Чекаємо ще на { $free } гравців
    }

home-start = Почати гру
home-game-line-mercado = Відкривайте ятки, приводьте клієнтів і зважайте, кому ще вони платять.
home-game-line-machikoro = Кидайте, заробляйте, будуйте. Хто перший зведе всі визначні пам’ятки, той переміг.
home-game-players =
    { $most ->
        [few] { $least }–{ $most } гравці
       *[other] { $least }–{ $most } гравців
    }
home-game-minutes =
    { $minutes ->
        [one] { $minutes } хвилина
        [few] { $minutes } хвилини
       *[other] { $minutes } хвилин
    }
home-game-new = Нова гра
home-game-learn = Вчитися граючи

home-campaign-title = Соло-кампанія
home-campaign-fame = слава: { $fame } з { $most }
home-campaign-begin = Почати кампанію
home-campaign-look = До бланка результатів
home-campaign-cell-open = { $number }, { $name }: ще не зіграно
home-campaign-cell =
    { $stars ->
        [one] { $number }, { $name }: { $stars } зірка з 3
        [few] { $number }, { $name }: { $stars } зірки з 3
       *[other] { $number }, { $name }: { $stars } зірок із 3
    }
home-seats-taken = Зайнято місць: { $taken } з { $seats }

## Вхід за кодом

code-title = Приєднатися за кодом
code-label = Код столу, шість літер або цифр
code-help = Шість літер або цифр від того, хто вас запросив.
code-looking = Шукаємо стіл…
join-title = Приєднатися до столу
join-looking = Шукаємо стіл { $code }…

## Лобі

lobby-title = Лобі
lobby-open = Відкриті столи
lobby-playing = Ігри для глядачів
lobby-empty = Зараз немає відкритих столів.
lobby-to = До лобі
lobby-join = Приєднатися
lobby-account = Реєстрація
lobby-account-needed = Рейтингові столи — для тих, хто має обліковий запис: реєстрація
lobby-account-note = Рейтингові столи — для тих, хто має обліковий запис.
lobby-watch = Дивитися
lobby-back = Повернутися
lobby-nobody-yet = Ще ніхто не сів
lobby-filter = Яка гра

## Мої ігри

mine-title = Мої ігри
mine-nobody = У цьому браузері ще не грали. Почніть гру або ввійдіть, щоб знайти тут свої ігри.
mine-sign-in = Увійти
mine-finished-empty = Завершених ігор ще немає. Вони зберігатимуться тут, щоб їх можна було переглянути й проаналізувати.
mine-open = чекаємо на гравців
mine-won = Перемога
mine-shared = Спільна перемога
mine-lost = Поразка
mine-to-table = До столу
mine-review = Аналіз
mine-rematch = Зіграти ще раз
mine-more = Показати ще
mine-records = Додані записи
mine-records-text = Переглядайте будь-яку гру з файлу .feira, навіть зіграну деінде.
mine-upload = Додати запис
mine-drop = Перетягніть сюди файл .feira або виберіть його.
mine-uploading = Перевіряємо запис…
mine-upload-wrong = Це не запис гри, або файл пошкоджено.
mine-upload-line = Цей запис не вдалося прочитати: помилка в рядку { $line }.
mine-upload-done = Запис додано: { $players }.
mine-upload-big = Файл завеликий як на запис гри.
mine-record-delete-of = Видалити запис: { $players }
mine-record-delete-title = Видалити цей запис?
mine-record-delete-text = Його більше не буде на сервері. Файл на вашому пристрої лишиться.
mine-keep = Залишити
mine-delete = Видалити
mine-unfinished = не завершено
mine-ratings = Рейтинги
mine-rating = Рейтинг
mine-curve =
    { $games ->
        [one] { $rating } після { $games } рейтингової гри
       *[many] { $rating } після { $games } рейтингових ігор
    }
mine-ratings-empty = Зіграйте рейтингову гру, щоб отримати рейтинг.
mine-rating-games =
    { $games ->
        [one] { $games } рейтингова гра
        [few] { $games } рейтингові гри
       *[other] { $games } рейтингових ігор
    }

## Мої ігри: один список із фільтрами

mine-filter = Які ігри
mine-show-all = Усі
mine-show-waiting = Чекають на мене
mine-show-running = Тривають
mine-show-won = Виграні
mine-show-lost = Програні
mine-show-everything = Показати всі ігри
mine-solo = Соло
mine-search = Пошук за ім’ям
mine-none-found = Таких ігор немає.
mine-nobody-yet = Ще нікого
mine-look = Дивитися
mine-left = Вихід із гри
mine-closed = Закрито
mine-turn-of = Ходить { $player }
mine-running-tag = триває
mine-stars =
    { $stars ->
        [one] { $stars } зірка
        [few] { $stars } зірки
       *[many] { $stars } зірок
    }
mine-place =
    { $place ->
        [2] 2-ге місце
        [3] 3-тє місце
       *[other] { $place }-те місце
    }
mine-total-games =
    { $games ->
        [one] гра
        [few] гри
       *[many] ігор
    }
mine-total-won = виграно
mine-total-share = перемог

## Лобі: відкриті столи за відповідністю

lobby-count =
    { $tables ->
        [0] Столів немає
        [one] { $tables } стіл
        [few] { $tables } столи
       *[many] { $tables } столів
    }
lobby-people =
    { $people ->
        [one] грає { $people } людина
        [few] грають { $people } людини
       *[many] грають { $people } людей
    }
lobby-best-fit = Найкращий для вашого рейтингу { $rating } — перший.
lobby-open-one = Відкрити стіл
lobby-quick-rated = { $title }, на рейтинг
lobby-quick-casual = { $title }, товариська
lobby-quick-about = близько { $rating }
lobby-quick-find = Знайти гру
lobby-quick-nobody = Нікого немає?
lobby-quick-computer = Комп’ютер сяде одразу.
lobby-quick-now = Грати
lobby-with-clock = З годинником
lobby-days = За листуванням
lobby-column-host = Господар
lobby-column-level = Рівень
lobby-column-counts = Залік
lobby-column-seats = Місця
lobby-column-age = Відкрито
lobby-level-new = новачок
lobby-level-new-text = перші ігри
lobby-level-even-text = рівний
lobby-level-easier-text = слабший
lobby-level-stronger-text = сильніший
lobby-friendly = товариська
lobby-free =
    { $free ->
        [one] { $free } вільне
        [few] { $free } вільні
       *[many] { $free } вільних
    }
lobby-full = Зайнято
lobby-computers =
    { $computers ->
        [one] { $computers } комп’ютер
        [few] { $computers } комп’ютери
       *[many] { $computers } комп’ютерів
    }
lobby-none-fits = Немає відповідних столів.
lobby-empty-open = Відкрийте свій: гра почнеться, щойно всі сядуть.
