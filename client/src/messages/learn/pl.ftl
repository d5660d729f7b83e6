# Pierwsza gra, krok po kroku.

learn-title = Pierwsza gra
learn-step = Krok { $number } z { $of }
learn-of = { $number } z { $of }
learn-you = Ty
learn-teacher = nauczyciel
learn-leave = Opuść lekcję
learn-next = Dalej
learn-back = Wstecz
learn-show = Zrób to za mnie
learn-would = { $choice }: kosztuje { $cost }, daje { $earns }.
learn-play = Rozegraj pierwszą partię
learn-again = Jeszcze raz od początku
learn-none = Dla tej gry nie ma jeszcze lekcji. Wszystko wyjaśniają zasady.
learn-failed = Nie udało się przygotować gry. Sprawdź połączenie i spróbuj ponownie.
