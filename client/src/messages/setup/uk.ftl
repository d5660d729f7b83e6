# Створення столу й очікування на всіх.

setup-title = Нова гра
setup-players = Гравці
setup-number = Кількість гравців
setup-seat = Місце { $seat }
setup-seat-kind = Хто грає на місці { $seat }
setup-seat-level = Рівень комп’ютера на місці { $seat }
setup-seat-name = Ім’я гравця на місці { $seat }
setup-player = Гравець { $seat }
setup-open = Відкрити стіл
setup-open-help = Ви отримаєте посилання для інших. Гра почнеться, коли всі сядуть.
setup-starting = Хвилинку…
setup-waiting-server = Ігри ще готуються…

## Хто сидить на місці

seat-me = Я
seat-me-help = Тут граєте ви.
seat-name-mine = Ваше ім’я
seat-here = За цим екраном
seat-here-help = Грає з вами за цим екраном.
seat-invite = За запрошенням
seat-invite-help = Той, хто має посилання або код.
seat-lobby = Будь-хто
seat-lobby-help = Той, хто знайде стіл у лобі.
seat-computer = Комп’ютер
seat-level-easy = Легкий
seat-level-easy-help = Бере те, що одразу здається вигідним, і часто помиляється. Годиться для першої гри.
seat-level-medium = Середній
seat-level-medium-help = У деяких ходах думає наперед, а в інших хапає, що бачить. Гідний суперник.
seat-level-hard = Складний
seat-level-hard-help = Думає наперед і рідко піддається спокусі.
seat-level-master = Майстер
seat-level-master-help = Найсильніший: бачить найдалі, до секунди на хід.

## Варіанти ігор

option-money = Монети
option-money-hidden = Приховані
option-money-hidden-help = До кінця гри ніхто не бачить чужих монет.
option-money-hidden-short = приховані монети
option-money-open = Відкриті
option-money-open-help = Усі бачать, скільки в кого монет.
option-money-open-short = відкриті монети
option-closed = Закриті заклади
option-closed-visible = Видимі
option-closed-visible-help = Видно, який заклад ви отримаєте.
option-closed-visible-short = закриті заклади видимі
option-closed-secret = Таємні
option-closed-secret-help = Який це заклад, стане видно лише тоді, коли його хтось забере.
option-closed-secret-short = закриті заклади таємні
option-plus = Доповнення
option-plus-no = Базова гра
option-plus-no-help = П’ятнадцять видів карт, чотири визначні пам’ятки.
option-plus-no-short = базова гра
option-plus-yes = Plus
option-plus-yes-help = Ще десять видів карт, зокрема риболовні судна, і ще дві визначні пам’ятки: порт і аеропорт.
option-plus-yes-short = Plus
option-market = Резерв
option-market-full = Усі карти
option-market-full-help = Усі карти доступні від початку.
option-market-full-short = повний резерв
option-market-limited = Десять видів
option-market-limited-help = Одночасно десять видів із перетасованої колоди: щоразу інша гра.
option-market-limited-short = десять видів одночасно
option-doubles = Парк розваг
option-doubles-once = Один додатковий хід
option-doubles-once-help = Дубль дає ще один хід, а дубль у цьому ході вже нічого не дає.
option-doubles-once-short = один додатковий хід
option-doubles-chain = Без обмежень
option-doubles-chain-help = Кожен дубль дає ще один хід, навіть у додатковому ході.
option-doubles-chain-short = додаткові ходи без обмежень

## Годинник, рейтинг, лобі

pace = Годинник
pace-amount = Час на хід
pace-none = Без годинника
pace-none-help = Кожен думає стільки, скільки потрібно.
pace-turn = Наживо
pace-turn-help = Обмежений час на кожен хід. Коли він вийде, далі гратиме комп’ютер.
pace-days = За листуванням
pace-days-help = Хід час від часу, протягом багатьох днів. Гра чекає на головній сторінці.
pace-seconds-each = { $seconds } с
pace-minutes-each = { $minutes } хв
pace-days-each =
    { $days ->
        [one] { $days } день
        [few] { $days } дні
       *[other] { $days } днів
    }
setup-rated = Рейтинг
setup-casual-word = Товариська
setup-casual-help = Просто для задоволення: є підказки, ходи можна скасовувати.
setup-rated-word = Рейтингова
setup-rated-help = Впливає на рейтинги. Без підказок; щойно стало відомо щось нове, хід не скасувати.
setup-rated-needs-people = Рейтингові ігри — між людьми, кожен за своїм екраном.
setup-rated-needs-others = Для рейтингової гри потрібен суперник.
setup-rated-needs-account = Рейтингові ігри — для тих, хто має обліковий запис.
setup-rated-account = Створити обліковий запис
setup-public = Хто бачить стіл
setup-private-word = Приватний
setup-private-help = Лише ті, хто має посилання.
setup-public-word = Публічний
setup-public-help = Стіл видно в лобі, дивитися може будь-хто.
setup-public-for-lobby = Одне з місць — для будь-кого, тож стіл видно в лобі.

## Очікування

room-title = Чекаємо на всіх
room-laid = Готуємо стіл…
room-mixing = Готуємо випадкові числа. Чекаємо на цих гравців: { $names }. Їхня сторінка має бути хоч раз відкрита.
room-free =
    { $free ->
        [0] Усі вже тут. Гра починається.
        [one] Ще { $free } вільне місце. Гра почнеться, щойно його займуть.
        [few] Ще { $free } вільні місця. Гра почнеться, щойно їх займуть.
       *[other] Ще { $free } вільних місць. Гра почнеться, щойно їх займуть.
    }
room-invite = Запросити
room-invite-text = Надішліть це посилання. Хто його відкриє, зможе сісти за стіл без реєстрації.
room-invite-rated = Надішліть це посилання. Сісти за стіл може той, хто має обліковий запис: гра рейтингова.
room-link = Посилання-запрошення
room-copy = Копіювати
room-copied = Скопійовано
room-copy-failed = Тут скопіювати не вдалося. Виділіть посилання й скопіюйте його вручну.
room-share = Поділитися
room-share-text = Зіграймо разом: { $title }
room-code = Код
room-code-text = Його вводять на головній сторінці
room-qr = QR-код посилання-запрошення
room-qr-text = Або наведіть камеру телефона.
room-sit = Сісти сюди
room-stand = Встати
room-remove = Вилучити
room-you = це ви
room-shares = за вашим екраном
room-here = на зв’язку
room-away = не на зв’язку
room-free-invite = Чекаємо на того, хто має посилання
room-free-lobby = Чекаємо на будь-кого
room-free-me = Місце господаря столу
room-name-title = Як до вас звертатися?
room-name-text = Щоб грати, досить імені.
room-name-sit = Сісти за стіл
room-account-title = Це рейтинговий стіл
room-account-text = Рейтингові ігри — для тих, хто має обліковий запис, щоб кожен грав під власним ім’ям. Досить імені та пароля.
room-full = Усі місця для гостей зайнято. Можете лишитися й подивитися.
room-fair = Чесна гра
room-fair-text = Сервер уже загадав таємне число для всіх кидків і витягнутих плиток і оприлюднив його відбиток. Сідаючи за стіл, кожен гравець додає своє число, тож ніхто не може підлаштувати результат, а після гри кожен може його перевірити.
room-fingerprint = Відбиток

## Створення гри: хто, одне запитання, решта згорнута

setup-who = З ким граєте?
setup-preset-computer = Комп’ютер
setup-preset-computer-text = Починайте одразу, ходи можна скасовувати
setup-preset-friend = Друг чи подруга
setup-preset-friend-text = Надішліть посилання або код
setup-preset-here = Цей екран
setup-preset-here-text = Передавайте одне одному по колу
setup-preset-anyone = Хто завгодно
setup-preset-anyone-text = На рейтинг, з тим, хто сяде
setup-strength = Наскільки сильний?
setup-level-easy = для перших ігор
setup-level-medium = гідний суперник
setup-level-hard = часто думає наперед
setup-level-master = рідко помиляється
setup-clock = Як швидко?
setup-clock-turn = на хід, наживо
setup-clock-days = на хід, час від часу
setup-clock-none = без поспіху
setup-names = Імена
setup-seats = Хто де сидить
setup-seated-computer = Комп’ютер
setup-seated-invite = запрошені
setup-seated-lobby = хто завгодно
setup-details = Подробиці
setup-fold-no-clock = без годинника
setup-fold-rated = на рейтинг
setup-fold-casual = без рейтингу
setup-fold-public = видно в лобі
setup-begin = Почати гру
setup-begin-help = Близько 30 хвилин. Можна перерватися й продовжити будь-коли.
setup-other-game = Краще { $title }
