# Сторінки з правилами.

rules-title = Правила
rules-contents = Зміст
rules-example = Приклад
rules-learn = Зіграти першу гру з підказками
rules-play = Нова гра
rules-none = Правил цієї гри тут немає.
