# Lista klawiszy.

keys-table = Przy stole
keys-game = W tej grze
keys-review = W analizie
keys-arrows = Poruszanie się po planszy
keys-enter = Zatwierdź
keys-esc = Anuluj wybór
keys-undo = Cofnij
keys-hint = Podpowiedź
keys-log = Przebieg gry
keys-chat = Czat
keys-this = Ta lista
keys-tab = Do następnego obszaru
keys-step = Jeden ruch wstecz lub w przód
keys-ends = Pierwsza lub ostatnia pozycja
keys-mistake = Następny błąd
keys-esc-name = Esc
keys-enter-name = Enter
keys-tab-name = Tab
keys-home-name = Home
keys-end-name = End
