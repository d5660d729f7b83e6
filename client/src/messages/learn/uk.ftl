# Перша гра крок за кроком.

learn-title = Перша гра
learn-step = Крок { $number } з { $of }
learn-of = { $number } з { $of }
learn-you = Ви
learn-teacher = учитель
learn-leave = Вийти з уроку
learn-next = Далі
learn-back = Назад
learn-show = Зробіть це за мене
learn-would = { $choice }: коштує { $cost }, дає { $earns }.
learn-play = Зіграти першу гру
learn-again = Ще раз від початку
learn-none = Для цієї гри навчання ще немає. Усе пояснюють правила.
learn-failed = Гру не вдалося створити. Перевірте з’єднання та спробуйте ще раз.
