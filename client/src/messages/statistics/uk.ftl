# Самі ігри в числах та їхні дебюти.

stats-link = Ігри в числах
stats-title = { $game } в числах
stats-who = Гра проти самого себе: { $player }. Ігор за такої кількості гравців: { $games }.
stats-variant = Який варіант
stats-seats-pick = Скільки гравців
stats-players =
    { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[many] { $players } гравців
    }
stats-player-random = випадкові ходи
stats-player-greedy = короткозорий комп’ютер
stats-player-policy = швидкий комп’ютер
stats-player-hard = комп’ютер, що думає наперед
stats-player-explorer = швидкий комп’ютер після випадкових перших кроків
stats-rounds = Скільки тривають ігри
stats-rounds-said =
    Половина ігор закінчується до кола { $middle }; { $share } тривають від { $low } до { $high ->
        [one] { $high } кола
       *[many] { $high } кіл
    }.
stats-seats = Чи важливо, хто починає?
stats-seats-text = Частка перемог за місцем. Золота лінія — рівна частка.
stats-seat = Місце { $seat }
stats-wins = Що перемагає
stats-wins-text = Частка перемог тих, хто найбільше заробив на цьому.
stats-skill = Майстерність
stats-skill-text = Два гравці, кожен однаково часто перший: як часто перемагає сильніший.
stats-against = { $stronger } проти: { $weaker }
stats-luck = Везіння
stats-luck-text = Між двома рівними: яку частину того, що вирішує гру, приніс випадок.
stats-luck-part = вирішує везіння
stats-interval = , найімовірніше від { $low } до { $high }
stats-whiskers = Позначки на стовпчиках — це 95% інтервали: з іншими такими самими іграми частка найімовірніше лежала б там.
stats-source = Зіграно за правилами цього самого сервера: версія { $rules }, джерело { $source }, початкове число { $seed }. Команда «make statistics» грає все знову.

openings-link = Дебюти
openings-title = Дебюти: { $game }
openings-text = Перші кроки кожного гравця і як часто він перемагав. Рівна частка — { $fair }; під кожною часткою її 95% інтервал.
openings-line = Дебют до цього моменту
openings-start = Від початку
openings-real = Ігри на цьому сервері
openings-mass = Комп’ютер проти комп’ютера
openings-games =
    { $games ->
        [one] { $games } гра
        [few] { $games } гри
       *[many] { $games } ігор
    }
openings-next-mercado = Наступна ятка
openings-next-machikoro = Наступна будівля
openings-played = Зіграно
openings-share = Виграно
openings-none = Цього ще ніхто не грав.
openings-no-mass = За такими столами комп’ютер сам із собою не грав.
