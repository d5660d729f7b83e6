# Люди: профілі, друзі, блокування, скарги, запрошення.

profile-since = Тут від: { $month }
profile-others-see = Інші бачать тут ваші рейтингові та відкриті ігри. Решту бачите лише ви.
profile-last = востаннє: { $day }
profile-streak =
    { $days ->
        [one] день поспіль
        [few] дні поспіль
       *[many] днів поспіль
    }
profile-from = За рейтинговими та відкритими іграми
profile-accuracy = точність
profile-reviewed =
    { $games ->
        [one] у { $games } проаналізованій грі
        [few] у { $games } проаналізованих іграх
       *[many] у { $games } проаналізованих іграх
    }
profile-none = Поки що немає ігор, які можна показати.
profile-none-mine = Ігор ще немає. Зіграйте — і тут з’являться кубики, монети й найкращі ходи.
profile-only-counts = Від п’яти ігор тут видно більше: рейтинг, кубики й звідки взялися монети.
profile-missing = Облікового запису з таким іменем немає.
profile-coins = Звідки взялися монети
profile-dice-of-one =
    { $rolls ->
        [one] Один кубик, { $rolls } кидок
        [few] Один кубик, { $rolls } кидки
       *[many] Один кубик, { $rolls } кидків
    }
profile-dice-of-two =
    { $rolls ->
        [one] Два кубики, { $rolls } кидок
        [few] Два кубики, { $rolls } кидки
       *[many] Два кубики, { $rolls } кидків
    }
profile-dice-legend = стовпчики: випало, лінії: очікувано
profile-dice-few = замало кидків, щоб щось сказати
profile-dice-ordinary = цілком звично: чесні кубики відхиляються більше у { $percent } таких серій
profile-dice-unusual = незвично, але буває: чесні кубики відхиляються більше лише у { $percent } таких серій
profile-dice-rare = дуже рідкісно: чесні кубики майже ніколи так не відхиляються
profile-dice-total = { $total }: випало { $rolled }, очікувано { $expected }
profile-opponents = Часто за столом
profile-score = { $ahead }:{ $behind }
profile-head =
    Проти гравця { $name }: { $ahead ->
        [one] { $ahead } раз
        [few] { $ahead } рази
       *[many] { $ahead } разів
    } попереду, { $behind ->
        [one] { $behind } раз
        [few] { $behind } рази
       *[many] { $behind } разів
    } позаду
profile-best = Найкраще
profile-best-open = відкрити гру
profile-best-score = Найвищий рахунок
profile-best-move = Найкращий хід
profile-best-rounds = Найшвидша перемога
profile-rounds =
    { $rounds ->
        [one] { $rounds } коло
        [few] { $rounds } кола
       *[many] { $rounds } кіл
    }
profile-against = проти: { $names }

person-invite = Запросити до гри
person-friend-ask = Додати в друзі
person-friend-accept = Прийняти дружбу
person-friend-withdraw = Відкликати запит
person-friend-end = Припинити дружбу
person-block = Заблокувати
person-unblock = Розблокувати
person-report = Поскаржитися
person-block-title = Заблокувати гравця { $name }?
person-block-text = Ця людина більше не зможе запрошувати вас, просити дружби, сідати за ваші столи й бачити ваш профіль, а ви не бачитимете, що вона пише. Їй про це не повідомлять.

invite-title = Запросити гравця { $name }
invite-text = До якої гри? Стіл відкриється одразу, а запрошення з’явиться на сторінці гравця.
invited-title = Вас запрошують
invited-by = { $name } тримає для вас місце
invited-not-now = Не зараз

tablemates-title = Поскаржитися або заблокувати
tablemates-text = Скарги бачать ті, хто утримує цей сервер, разом із чатом цього столу. Ніхто не дізнається, хто поскаржився на нього чи заблокував його.
tablemates-block = Заблокувати: { $name }
report-title = Скарга на гравця { $name }
report-reason = Про що йдеться?
report-reason-chat = Чат
report-reason-name = Ім’я
report-reason-cheating = Шахрайство
report-reason-leaving = Покидає ігри
report-reason-other = Щось інше
report-text = Що сталося?
report-send = Надіслати
report-done = Дякуємо. Ті, хто утримує цей сервер, це переглянуть.

people-title = Люди
people-account = Друзі та запрошення за іменем — для тих, хто має обліковий запис.
people-friends = Друзі
people-friends-none = Друзів тут ще немає. Відкрийте чийсь профіль і попросіть дружби.
people-asking = хоче дружити з вами
people-asked = запит надіслано, відповіді ще немає
people-accept = Прийняти
people-decline = Відхилити
people-withdraw = Відкликати
people-invite = Запросити
people-recent = Недавні суперники
people-recent-none = Поки що нікого: зіграйте з кимось, хто має обліковий запис.
people-again = Запросити знову
people-blocked = Заблоковані
people-guest = гість
