# Pierwsza partia Machi Koro po polsku.

lesson-goal-title = Cel gry
lesson-goal = Witaj w swoim mieście! Wygrywa ten, kto pierwszy wybuduje wszystkie cztery nieruchomości specjalne: dworzec kolejowy, centrum handlowe, park rozrywki i wieżę radiową. Kosztują 4, 10, 16 i 22 monety. Masz 3.
lesson-roll-title = Rzut
lesson-roll = Masz pole pszenicy, które płaci przy 1, i piekarnię, która płaci przy 2 lub 3. Każda tura zaczyna się od rzutu kostką. Rzucamy!
lesson-build-title = Wybuduj jedną rzecz
lesson-build = Wypadło 3: piekarnia daje 1 monetę. Teraz możesz wybudować jedną rzecz. Sklep spożywczy kosztuje 2 i daje ci 3 monety za każdym razem, gdy wyrzucisz 4. Wybuduj go!
lesson-blue-title = Niebieskie płacą zawsze
lesson-blue = Zielone karty, jak piekarnia i sklep, płacą tylko w twojej turze. Niebieskie, jak pole pszenicy, w turze każdego gracza. Zobacz, co wyrzuci Rui.
lesson-red-title = Czerwone zabierają
lesson-red = Jego jedynka dała każdemu z was po monecie, a on wybudował kawiarnię. Czerwone karty zabierają monety temu, kto wyrzuci ich liczbę: przy 3 najpierw płacisz Rui 1 monetę, a dopiero potem zarabia twoja piekarnia. Rzucamy.
lesson-twice-title = Dwie płacą podwójnie
lesson-twice = A to pech: 1 moneta dla Rui, potem 1 dla ciebie. Wybuduj drugi sklep spożywczy. Dwie takie same karty płacą podwójnie!
lesson-purple-title = Fioletowe biorą od innych
lesson-purple = Wypadło 4: dwa sklepy dały 2 × 3 = 6 monet! Fioletowe karty działają w twojej turze i zwykle zabierają monety innym. Wybuduj stadion za 6.
lesson-stadium-title = Czy wypadnie 6?
lesson-stadium = Przy 6 stadion zabiera po 2 monety każdemu z pozostałych graczy. Rui ma 4. Rzuć!
lesson-save-title = Oszczędzaj
lesson-save = Szóstka! Rui płaci ci 2 monety. Dworzec kosztuje 4, a masz 3. Nie musisz budować w każdej turze: nic nie buduj i oszczędzaj.
lesson-station-title = Nieruchomość specjalna
lesson-station = Jedynka, którą wyrzucił Rui, dała ci 1 monetę, a twoja czwórka jeszcze 6: razem 10. Wybuduj za 4 dworzec kolejowy, swoją pierwszą nieruchomość specjalną!
lesson-dice-title = Jedna kostka czy dwie
lesson-dice = Z dworcem przed każdym rzutem wybierasz: jedna kostka czy dwie. Dwie dają szansę na mocne karty od 7 do 12, ale twoje sklepy czekają na 4. Spróbuj dwóch.
lesson-mine-title = Karta na dwie kostki
lesson-mine = Siódemka na razie nic nie daje. Wybuduj kopalnię za 6: przy 9 płaci 5 monet, niezależnie od tego, kto rzuca.
lesson-later-title = Kilka rund później
lesson-later = Teraz przeskoczmy kilka rund, w których dalej rozbudowujecie swoje miasta.
lesson-park-title = Dublet daje turę
lesson-park = Masz już dwie kolejne nieruchomości specjalne. Dzięki centrum handlowemu wszystkie twoje karty z chlebem i filiżanką płacą o 1 więcej, a z parkiem rozrywki dublet daje dodatkową turę. Rzuć dwiema kostkami!
lesson-again-title = Oszczędzaj dalej
lesson-again = Dublet, dwie czwórki! Fabryka mebli płaci 9 i będziesz mieć jeszcze jedną turę. Wieża radiowa kosztuje 22, a masz 12: na razie nic nie buduj.
lesson-win-title = Czwarta nieruchomość specjalna
lesson-win = Znowu 4: cztery sklepy po 4 monety to 16, dzięki centrum handlowemu. Masz 28 monet. Wybuduj wieżę radiową, czwartą nieruchomość specjalną!
lesson-won-title = Wygrywasz!
lesson-won = Wszystkie cztery stoją i od razu wygrywasz! To co, czas na własną partię?
lesson-otherwise = Tak też można. W tej lekcji wybierz jednak to, co jest zaznaczone.

# Drugi gracz, alfabetem czytelnika.
player-Rui = Rui
