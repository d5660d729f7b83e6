# Pierwsza gra, krok po kroku.

learn-title = Pierwsza gra
learn-step = Krok { $number } z { $of }
learn-next = Dalej
learn-back = Wstecz
learn-show = Zrób to za mnie
learn-your-move = Twój ruch
learn-look = Rozejrzyj się
learn-happened = Tymczasem
learn-would = { $choice }: kosztuje { $cost }, daje { $earns }.
learn-play = Zagraj pierwszą grę
learn-play-text = Z łatwym komputerem. Możesz cofać ruchy i w każdej chwili poprosić o podpowiedź.
learn-rules = Przeczytaj zasady
learn-again = Jeszcze raz od początku
learn-none = Dla tej gry nie ma jeszcze lekcji. Wszystko wyjaśniają zasady.
learn-failed = Nie udało się przygotować gry. Sprawdź połączenie i spróbuj ponownie.
learn-steps = Kroki lekcji
