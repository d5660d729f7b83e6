# Arkusz kampanii solo.

campaign-title = Kampania solo
campaign-fame-of = z { $most } pkt sławy
campaign-more = jeszcze { $fame } do „{ $rating }”
campaign-top = Wyższej oceny nie ma.
campaign-play = Podejmij wyzwanie { $number }
campaign-go-on = Graj dalej
campaign-play-short = Graj
campaign-go-on-short = Dalej
campaign-complete-text = Wszystkie wyzwania są rozegrane. Zacznij nową kampanię i pobij ten wynik.
campaign-sheet = Arkusz wyników
campaign-column = Kampania
campaign-best-move = Historyczny ruch
campaign-best-needed = { $coins } w jednym ruchu
campaign-needed = potrzeba { $coins }
campaign-bonus = +{ $fame } pkt sławy
campaign-fame = Sława
campaign-of = z { $most }
campaign-since = od { $date }
campaign-finished = ukończona
campaign-new = Nowa kampania
campaign-new-title = Nowa kampania
campaign-new-text = Dziewięć wyzwań w dowolnej kolejności, każde raz. Wpisany wynik zostaje.
campaign-new-name = Jak ma się nazywać?
campaign-begin = Zaczynamy
campaign-delete = Usuń „{ $name }”
campaign-delete-title = Usunąć „{ $name }” z arkusza?
campaign-delete-text = Wiersz zniknie na dobre. Same gry zostaną na twojej liście.
campaign-delete-yes = Usuń
campaign-keep = Zostaw
campaign-cell-open = { $name }: monety: { $result }, gwiazdki: { $fame } z 3. Obejrzyj grę
campaign-cell-left = dokończył komputer
campaign-none = Żadna gra nie ma tu kampanii solo.
campaign-failed = Nie udało się. Sprawdź połączenie i spróbuj ponownie.
campaign-ladder = Oceny według sławy

## Wyzwania jako karty

campaign-number-next = { $number } · następne
campaign-after = po wyzwaniu { $number }
campaign-practise = Poćwicz
campaign-review = Analiza
campaign-earlier = Wcześniejsze kampanie
campaign-to-cards = Wyzwania
campaign-untouched = Dziewięć wyzwań, po trzy gwiazdki
campaign-start-with = zacznij od „{ $name }”
campaign-note =
    Każde wyzwanie liczy się w kampanii raz. Ćwiczenie niczego w niej nie zmienia. Jeden ruch za co najmniej { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } daje { $fame ->
        [one] { $fame } punkt
        [few] { $fame } punkty
       *[many] { $fame } punktów
    } sławy.
