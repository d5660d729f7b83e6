# Бланк соло-кампаній.

campaign-title = Соло-кампанія
campaign-fame-of = з { $most } очок слави
campaign-more = ще { $fame } до рейтингу «{ $rating }»
campaign-top = Вищого рейтингу немає.
campaign-play = Зіграти завдання { $number }
campaign-go-on = Грати далі
campaign-play-short = Грати
campaign-go-on-short = Далі
campaign-complete-text = Усі завдання зіграно. Почніть нову кампанію й перевершіть цю.
campaign-sheet = Бланк результатів
campaign-column = Кампанія
campaign-best-move = Найкращий хід
campaign-best-needed = { $coins } за один хід
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
campaign-new-title = Нова кампанія
campaign-new-text = Дев’ять завдань у будь-якому порядку, кожне один раз. Записаний результат змінити не можна.
campaign-new-name = Як її назвати?
campaign-begin = Почати
campaign-delete = Видалити «{ $name }»
campaign-delete-title = Прибрати «{ $name }» з бланка?
campaign-delete-text = Рядок зникне назавжди. Самі ігри лишаться у вашому списку.
campaign-delete-yes = Видалити
campaign-keep = Залишити
campaign-cell-open = { $name }: монет: { $result }, зірок: { $fame } з 3. Переглянути гру
campaign-cell-left = дограв комп’ютер
campaign-none = Тут немає гри із соло-кампанією.
campaign-failed = Не вдалося. Перевірте з’єднання та спробуйте ще раз.
campaign-ladder = Рейтинги за славою

## Завдання як картки

campaign-number-next = { $number } · наступне
campaign-after = після завдання { $number }
campaign-practise = Тренуватися
campaign-review = Аналіз
campaign-earlier = Попередні кампанії
campaign-to-cards = Завдання
campaign-untouched = Дев’ять завдань, по три зірки за кожне
campaign-start-with = почніть із «{ $name }»
campaign-note =
    Кожне завдання зараховується в кампанії один раз. Тренування нічого не змінює в бланку. Один хід на { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    } або більше додає { $fame ->
        [one] { $fame } очко
        [few] { $fame } очки
       *[many] { $fame } очок
    } слави.
