# Перша гра крок за кроком.

learn-title = Перша гра
learn-step = Крок { $number } з { $of }
learn-next = Далі
learn-back = Назад
learn-show = Зробіть це за мене
learn-your-move = Ваш хід
learn-look = Роздивіться
learn-happened = Тим часом
learn-would = { $choice }: коштує { $cost }, дає { $earns }.
learn-play = Зіграти першу гру
learn-play-text = Проти легкого комп’ютера. Ходи можна скасовувати, а підказку — просити будь-коли.
learn-rules = Прочитати правила
learn-again = Ще раз від початку
learn-none = Для цієї гри навчання ще немає. Усе пояснюють правила.
learn-failed = Гру не вдалося створити. Перевірте з’єднання та спробуйте ще раз.
learn-steps = Кроки навчання
