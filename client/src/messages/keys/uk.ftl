# Список клавіш.

keys-table = За столом
keys-game = У цій грі
keys-review = В аналізі
keys-arrows = Рухатися полем
keys-enter = Підтвердити
keys-esc = Скасувати вибір
keys-undo = Скасувати хід
keys-hint = Підказка
keys-log = Перебіг гри
keys-chat = Чат
keys-this = Цей список
keys-tab = До наступної частини
keys-step = На хід назад або вперед
keys-ends = Перша або остання позиція
keys-mistake = Наступна помилка
keys-esc-name = Esc
keys-enter-name = Enter
keys-tab-name = Tab
keys-home-name = Home
keys-end-name = End
