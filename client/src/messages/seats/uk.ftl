# Хто за столом, хто вийшов чи повернувся і що з цим можна зробити.

seats-computer = Комп’ютер
seats-tag-resigned = гру здано
seats-tag-time = час сплив
seats-tag-gone = відсутність
seats-tag-offline = не в мережі { $time }
seats-tag-guest = гість

## На місці запитання

seats-lost = Ваш час сплив.
seats-lost-text = Доки ви не повернетеся, за вас грає комп’ютер.
seats-so-far = Поки що: { $did }
seats-return = Повернути своє місце
seats-out-resigned = Ви здалися.
seats-out-gone = Вас надто довго не було.
seats-out-text = Далі за вас грає комп’ютер. Можете спостерігати або почати іншу гру.
seats-last-text = Лишився тільки комп’ютер. За бажання грайте далі для вправи.
seats-end = Завершити, ви виграли
seats-not-back-time = { $player } не повертається.
seats-not-back-offline = { $player } не виходить на зв’язок.
seats-claim-text = Можете вже оголосити перемогу або ще трохи почекати.
seats-without-text = Комп’ютер може лишитися на цьому місці, і гра триватиме далі без цього гравця.
seats-claim = Оголосити перемогу
seats-without = Грати без цього гравця
seats-not-back = { $player } не повертається: грати далі без цього гравця
seats-wait = Почекати
seats-waiting = { $player } не в мережі. Чекаємо.
seats-waiting-clock = Годинник іде. Через { $time } місце займе комп’ютер, доки { $player } не повернеться.
seats-waiting-claim = Через { $time } зможете оголосити перемогу.
seats-waiting-without = Через { $time } зможете грати далі без цього гравця.
seats-hello = Привітатися
seats-told-resigned = { $player } здає гру.
seats-told-gone = { $player } не виходить на зв’язок.
seats-told-text = Далі грає комп’ютер.
seats-told-time = { $player }: час сплив.
seats-told-time-text = Доки { $player } не повернеться, грає комп’ютер.
seats-told-returned = { $player } знову в грі.
seats-told-back = Ви знову в грі.
seats-meanwhile = Тим часом: { $did }

## У перебігу гри

seats-log-resigned = { $player } здає гру; далі грає комп’ютер.
seats-log-time = { $player }: час сплив; доки { $player } не повернеться, грає комп’ютер.
seats-log-gone = { $player } надто довго не виходить на зв’язок; далі грає комп’ютер.
seats-log-returned = { $player } знову в грі.
seats-log-ended = { $player } завершує гру й перемагає: усі інші вийшли.
seats-log-closed = Стіл закрито: { $why }

## У результаті

seats-ended = Усі інші вийшли з гри.

## Chat

chat-unread =
    { $messages ->
        [one] Чат, { $messages } нове повідомлення
        [few] Чат, { $messages } нові повідомлення
       *[many] Чат, { $messages } нових повідомлень
    }

## Alone: warnings and practice

risk-title = Це може завершити завдання
risk-surely = Після цього ходу не лишиться жодного дозволеного, і завдання завершиться.
risk-maybe = З імовірністю { $percent }% після цього ходу не лишиться жодного дозволеного, і завдання завершиться.
risk-think = Ще подумати
risk-go = Усе одно походити
practise = Тренування
practise-text = У бланк результатів нічого не записується.
practise-over = Спочатку
practise-again = Потренуватися ще раз

## Ratings

mine-rating-provisional = Попередній: менше ніж 10 рейтингових ігор

notify-waiting = Чекаємо на гравця { $player }.
notify-waiting-until = Чекаємо на гравця { $player }. Кінець часу на хід: { $time }.
notify-ask-text = Повідомити, коли настане ваш хід? Більше нічого не надсилаємо.
notify-not-now = Не зараз
notify-yes = Так, повідомте
notify-on = Ми повідомимо вас.
notify-on-text = Тихі години та електронна пошта — у налаштуваннях.
notify-denied = Браузер цього не дозволяє.
notify-denied-text = Браузер не дозволяє повідомлення з цієї сторінки. Це можна змінити в його налаштуваннях.
