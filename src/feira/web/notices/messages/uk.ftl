# Повідомлення для тих, хто зараз не дивиться: push і e-mail.

notice-turn-title = Ваш хід: { $game }
notice-turn-text =
    { $number ->
        [one] На вас чекає { $players }.
       *[many] На вас чекають: { $players }.
    }
notice-turn-alone = На вас чекають за столом.
notice-mail-why = Ви просили повідомляти, коли настає ваш хід. Щоб листи більше не надходили, відкрийте:
notice-confirm-title = Це ваша адреса?
notice-confirm-text = { $name } просить Feira надсилати на цю адресу лист, коли настає його чи її хід. Щоб погодитися, відкрийте посилання:
notice-confirm-else = Якщо це не ви, нічого не робіть: більше листів не буде.
