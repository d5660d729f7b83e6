# Бланк соло-кампаній.

campaign-title = Соло-кампанія
campaign-fame-of = з { $most } очок слави
campaign-more = ще { $fame } до рейтингу «{ $rating }»
campaign-top = Вищого рейтингу немає.
campaign-next = Наступне завдання
campaign-continue = Гра триває
campaign-play = Зіграти завдання { $number }
campaign-go-on = Грати далі
campaign-play-short = Грати
campaign-go-on-short = Далі
campaign-thresholds = { $first }, { $second } або { $third } монет
campaign-complete = Цю кампанію завершено
campaign-complete-text = Усі завдання записано. Почніть нову кампанію й перевершіть цю.
campaign-sheet = Бланк результатів
campaign-column = Кампанія
campaign-best-move = Найкращий хід
campaign-best-needed = { $coins } за одну дію
campaign-needed = потрібно { $coins }
campaign-bonus =
    { $fame ->
        [one] +{ $fame } очко слави
        [few] +{ $fame } очки слави
       *[other] +{ $fame } очок слави
    }
campaign-fame = Слава
campaign-of = з { $most }
campaign-since = з { $date }
campaign-finished = завершено
campaign-new = Нова кампанія
campaign-explain = Три зірки — це три очки слави. Найкращий хід із прибутком від { $coins } додає ще { $fame }, раз за кампанію.
campaign-new-title = Нова кампанія
campaign-new-text = Дев’ять завдань у будь-якому порядку, кожне один раз. Записане не змінюється.
campaign-new-name = Як її назвати?
campaign-begin = Почати
campaign-delete = Видалити «{ $name }»
campaign-delete-title = Прибрати «{ $name }» з бланка?
campaign-delete-text = Рядок зникне назавжди. Самі ігри лишаться у вашому списку.
campaign-delete-yes = Видалити
campaign-keep = Залишити
campaign-cell-open = { $name }: монет { $result }, зірок { $fame } з 3. Переглянути гру
campaign-cell-left = дограв комп’ютер
campaign-empty-title = Дев’ять завдань, один ринок і ви
campaign-empty-text = Кожне завдання по-своєму змінює правила й дає до трьох зірок слави. Разом вони складають кампанію з рейтингом наприкінці. Без суперників і без поспіху.
campaign-first = Почати першу кампанію
campaign-none = Тут немає гри із соло-кампанією.
campaign-failed = Не вдалося. Перевірте з’єднання та спробуйте ще раз.
campaign-ladder = Рейтинги за славою
