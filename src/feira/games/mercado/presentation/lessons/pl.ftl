# Pierwsza partia Mercado de Lisboa po polsku.

lesson-goal-title = Cel gry
lesson-goal = Witaj na rynku! Wygrywa ten, kto na końcu ma najwięcej monet. Zaczynasz z 1 monetą, Rui też.
lesson-market-title = Rynek
lesson-market = Stoiska i restauracje stają na 25 polach. Klienci czekają przy wejściach, na obu końcach każdego rzędu i każdej kolumny, i kupują wzdłuż całej linii. Do pola b2 prowadzą na przykład wejścia W2, E2, Nb i Sb.
lesson-stall-title = Otwórz stoisko
lesson-stall = Stoisko kosztuje 1 monetę za każde stoisko w rzędzie albo w kolumnie – liczy się ta linia, w której jest ich więcej, razem z nowym. Na pustym rynku to 1 moneta. Otwórz stoisko rybne na polu b2!
lesson-take-title = Weź kafel
lesson-take = Na polu b2 leżał zamknięty sushi bar. Teraz jest twój: zachowaj go na później. Po otwarciu stoiska bierzesz z planszy nowy kafel. Weź ryby.
lesson-coin-title = Moneta jest zawsze
lesson-coin = Teraz Rui. Stoisko w twoim rzędzie kosztowałoby go 2 monety, a ma jedną. Bierze więc po prostu monetę: to wolno zawsze (poza wyzwaniami solo).
lesson-customers-title = Przyprowadź klienta
lesson-customers = Twoja sakiewka jest pusta, czas na klientów. Jeden klient wymaga jednego stoiska w linii, a któreś z twoich stoisk musi sprzedawać to, czego chce. Połóż przy wejściu W2 kafel z rybami i mięsem: stoisko rybne zarobi 1 monetę.
lesson-restaurant-title = Otwórz restaurację
lesson-restaurant = Teraz otwórz sushi bar na polu c2, tuż obok ryb. Od razu dostajesz 1 monetę, a za ryby z pola b2 każdy klient zapłaci odtąd 2 zamiast 1.
lesson-share-title = Klienci płacą każdemu
lesson-share = W rzędzie 2 są już dwa stoiska, więc może przyjść dwóch klientów. Przy E2 zapłacą za twoje ryby 2 × 2 = 4, ale i za kwiaty, które sprzedaje Rui: 2. Klienci płacą każdemu stoisku, które ma to, czego chcą.
lesson-line-title = Stoisko zarabia od razu
lesson-line = Nowe stoisko od razu zarabia na klientach, którzy już stoją w jego liniach. Ryby na polu d2 będą obok sushi baru: 2 monety od W2 i 4 od E2. Kosztują 3, więc jesteś 3 monety do przodu. Otwieraj!
lesson-closed-title = Weź jeszcze jedne ryby
lesson-closed = Na polu d2 był zamknięty pub – teraz jest twój. Pora na nowy kafel: weź jeszcze jedne ryby, sushi bar je lubi.
lesson-pub-title = Otwórz pub
lesson-pub = Pub podnosi wartość wszystkich towarów obok siebie. Otwórz go na polu d1, przy swoich rybach: to znów 1 moneta. A restauracja, która zostanie ci na koniec, kosztowałaby cię 1 monetę.
lesson-value-title = Jeden klient płaci 3
lesson-value = Dzięki sushi barowi i pubowi ryby na polu d2 są warte 3. Wystarczy jeden klient przy Nd: połóż tam kafel z rybami i pomidorami i zarób 3 monety.
lesson-end-title = Kiedy koniec gry
lesson-end = Koniec zbliża się, gdy zostają najwyżej 4 wolne pola albo 4 wolne wejścia: pozostali gracze mają wtedy jeszcze po jednej turze. Gra kończy się też, gdy wszyscy po kolei biorą monety: w grze dwuosobowej po dwa razy każdy.
lesson-finish-title = Weź monetę
lesson-finish = Można tu jeszcze sporo zarobić, ale zakończmy lekcję właśnie tak. Rui przed chwilą wziął monetę: weź i ty.
lesson-last-title = Ostatnia moneta
lesson-last = To już trzy monety z rzędu. Weź czwartą, a gra się skończy.
lesson-won-title = Wygrywasz!
lesson-won = Wygrywasz 15 do 6! W prawdziwej partii otworzysz nawet osiem stoisk. Do zobaczenia na rynku!
lesson-otherwise = Tak też można. W tej lekcji wybierz jednak to, co jest zaznaczone.

# Drugi gracz, alfabetem czytelnika.
player-Rui = Rui
