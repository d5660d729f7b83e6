# Спільне для всіх екранів.

description = Mercado de Lisboa та Machi Koro: наодинці, із друзями чи проти сильних комп’ютерних суперників
home = Feira, головна
settings = Налаштування
language = Мова
theme-to-light = Світла тема
theme-to-dark = Темна тема
more = Ще
close = Закрити
cancel = Скасувати
understood = Зрозуміло
try-again = Спробувати ще раз
go-home = На головну
rules = Правила
loading = Хвилинку…

error-title = Не вийшло
error-offline = Немає з’єднання із сервером. Перевірте мережу й спробуйте ще раз.
error-no-page = За цією адресою нічого немає. Можливо, посилання неповне.
error-page-not-loaded = Сторінку не вдалося завантажити. Перевірте з’єднання та спробуйте ще раз.
error-no-table = Такого столу немає. Можливо, посилання неповне або стіл видалено.

## What operators have done

banned-title = Вас заблоковано
banned-until = Ви не можете тут грати до { $when }.
banned-for-good = Ви більше не можете тут грати.
operator-reason = Причина: { $reason }
closed-title = Цей стіл закрито
closed-text = Його закрили ті, хто утримує цей сервер. Ніхто не виграв.

## Люди й місця

guest-name = Гість
name-guest = { $name } (гість)
you = ви
seat-free = вільне місце
level-easy = комп’ютер (легкий)
level-medium = комп’ютер (середній)
level-hard = комп’ютер (складний)
level-master = комп’ютер (майстер)
computer = комп’ютер
players-number =
    { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[other] { $players } гравців
    }

## За столом

table = Стіл
connecting = З’єднуємося зі столом…
reconnecting = Відновлюємо з’єднання…
your-turn = Ваш хід
turn-of = Ходить { $player }
thinking = { $player } думає…
fair = Чесна гра
watching = глядачі
log = Перебіг гри
log-empty = Ще нічого не сталося.
log-setup = Приготування
log-round = Коло { $number }
log-rounds =
    { $to ->
        [1] Коло 1
       *[other] Кола 1–{ $to }
    }
log-turns =
    { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
       *[many] { $turns } ходів
    }
# Хід одним реченням: що зроблено і що з цього вийшло.
told = { $what }: { $facts }.
told-alone = { $what }.
chat = Чат
chat-empty = Ще ніхто нічого не сказав.
chat-say = Скажіть щось
chat-send = Надіслати
clock-left = Час, що лишився
clock-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дні
       *[other] { $days } днів
    }
clock-hours =
    { $hours ->
        [one] { $hours } година
        [few] { $hours } години
       *[other] { $hours } годин
    }
hint = Підказка
hint-tag = підказка
hint-hide = Сховати підказку
hint-thinking = Шукаємо підказку…
# What to do, and the one reason that tells most.
hint-lead = { $what }:
hint-why = { $why }.
hint-alone = { $what }.
undo = Скасувати хід
keys = Клавіші
record-download = Завантажити запис гри
resign = Здатися
resign-title = Вийти з гри?
resign-text = Далі за вас гратиме комп’ютер. Скасувати це не можна.
resign-text-others = Далі за вас гратиме комп’ютер, щоб інші могли дограти. Скасувати це не можна.
play-on = Грати далі
asks-to-take-back = { $player } просить дозволу скасувати хід
asks-to-take-back-text = Після цього ходу стало відомо щось нове, тож вирішувати вам.
agree = Я не проти
decline = Ні, граймо далі
rematch-title = Реванш готовий
rematch-text = Хтось за цим столом хоче зіграти ще раз. Місце для вас притримали.
rematch-join = Приєднатися
stay = Лишитися тут
to-result = До результату
