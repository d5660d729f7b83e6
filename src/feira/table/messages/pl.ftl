# Dlaczego czegoś nie można zrobić przy stole, po polsku. Gdzie da się coś zrobić, jest napisane co.

table-stale = Tymczasem coś się wydarzyło. Zobacz, co się zmieniło, i wybierz jeszcze raz.
table-not-your-turn = To jeszcze nie twoja kolej. Poczekaj na pozostałych.

table-no-table = Nie ma takiego stołu. Sprawdź link lub kod albo utwórz nowy stół.
table-not-seated = Nie grasz przy tym stole, ale możesz się przyglądać. Jeśli jest jeszcze wolne miejsce, zajmij je.
table-nobody = Najpierw podaj imię, a potem zajmij miejsce.

table-begun = Gra już się zaczęła: jest za późno, żeby usiąść do stołu albo od niego wstać. Możesz się przyglądać, a jeśli grasz – poddać się.
table-not-begun = Gra jeszcze się nie zaczęła. Zacznie się, gdy tylko wszystkie miejsca będą zajęte.
table-over = Gra jest skończona. Możesz obejrzeć jej przebieg albo zagrać rewanż.

table-already-seated = Już siedzisz przy tym stole. Żeby się przesiąść, najpierw wstań.
table-no-seat = Nie ma tu dla ciebie wolnego miejsca. Spróbuj zająć inne miejsce, usiądź przy innym stole albo przyglądaj się grze.
table-account-needed = Gry rankingowe są dla osób z kontem. Załóż je albo zaloguj się, a potem zajmij miejsce.
table-read-only = Ten token pozwala tylko patrzeć. Utwórz taki, który pozwala grać.

table-barred = Przy tym stole nie możesz już zająć miejsca: gospodarz usunął cię od stołu albo miejsce zostało zwolnione podczas przygotowywania losowania. Wybierz inny stół lub oglądaj grę.
table-not-invited = To miejsce jest dla kogoś, kogo zaprosił gospodarz. Poproś go o link lub kod albo wybierz inny stół.
table-not-welcome = Gospodarz tego stołu nie chce z tobą grać. Poszukaj innego stołu.
table-not-host = Może to zrobić tylko gospodarz stołu.
table-nobody-there = Na tym miejscu nie ma nikogo, kogo można usunąć.
table-seats-free = Losowanie jest przygotowywane, gdy wszystkie miejsca są zajęte.
table-already-committed = Twoja liczba do losowania jest już ustalona.
table-not-all-committed = Liczby do losowania są pokazywane, gdy wszyscy ustalą swoje.
table-other-nonce = To nie jest liczba, którą ustalono dla twojego miejsca.
table-take-backs-used-up = W tej turze cofnięć było już dość. Wykonaj ruch.
table-too-long = Ta gra trwa już bardzo długo, więc niczego nie można cofnąć. Graj dalej.
table-sat-too-often = Przy tym stole zbyt często siadano i wstawano. Wybierz inny stół albo utwórz nowy.
table-chat-full = Czat przy tym stole jest pełny. Gra toczy się dalej bez niego.

table-not-a-choice = Nie ma takiego ruchu. Wybierz jeden z dostępnych.
table-not-legal = Zasady teraz na to nie pozwalają. Wybierz coś innego.
# $why to powód z samej gry.
table-not-legal-why = Teraz tak nie można: { $why }.

table-nothing-to-take-back = Nie masz jeszcze za sobą żadnego ruchu, więc nie ma czego cofać.
table-too-late-to-take-back = Tego ruchu nie można już cofnąć: w grach rankingowych i kampaniach ruch jest ostateczny, gdy tylko wyjdzie na jaw coś nowego albo zagra ktoś inny.
table-already-asked = Ktoś już prosi o zgodę na cofnięcie ruchu. Poczekaj, aż wszyscy odpowiedzą.
table-nothing-asked = Nie ma na co odpowiadać: nikt teraz nie prosi cię o zgodę na cofnięcie ruchu.
table-seat-is-yours = Masz już swoje miejsce.
table-not-gone = Ta osoba nie zniknęła: o miejsce można się upomnieć dopiero kilka minut po upływie czasu albo, w grze bez zegara, gdy wszyscy czekają na kogoś, kto jest offline.
table-others-play = W grze są jeszcze inne osoby, więc trwa ona dalej.

table-no-hints = W grach rankingowych i kampaniach nie ma podpowiedzi.
table-still-thinking = Podpowiedź jest już w drodze. Jeszcze chwila.

table-busy = Przy tym stole dzieje się teraz zbyt wiele naraz. Spróbuj ponownie za chwilę.
table-exists = Taki stół już jest. Otwórz go, zamiast tworzyć nowy.
table-not-stored = Nie udało się jeszcze tego zapisać. Twój ruch zostanie wysłany ponownie sam.

# Ktoś ma albo robi za dużo. $unit i $number mówią, kiedy spróbować ponownie.
table-too-many =
    { $what ->
        [tables] Masz dziś wiele niedokończonych gier. Dokończ którąś albo załóż nowy stół
        [lobby] Kilka twoich stołów w poczekalni wciąż czeka na graczy. Najpierw zagraj tam albo spróbuj ponownie
        [sockets] Otwarto zbyt wiele stron naraz. Zamknij którąś albo spróbuj ponownie
        [reviews] Kilka twoich gier jest właśnie analizowanych. Najpierw obejrzyj te albo spróbuj ponownie
        [hints] To już bardzo dużo podpowiedzi. O następną poproś
        [chat] To dużo wiadomości naraz. Pisz dalej
        [records] Wysłano bardzo dużo gier. Następną wyślij
        [requests] Wysłano bardzo dużo próśb. Następną wyślij
        [profiles] Sporo już obejrzane. Wróć do tego
        [puzzles] To już bardzo dużo zadań. Do następnego wróć
        [pictures] To już bardzo dużo obrazków. O następny poproś
        [exports] Twoje dane pobrano już kilka razy. Pobierz je ponownie
        [reads] Pobrano bardzo dużo naraz. Wróć do tego
       *[commands] To było za szybko. Spróbuj ponownie
    } { $unit ->
        [hours] { $number ->
            [one] za godzinę.
            [few] za { $number } godziny.
           *[many] za { $number } godzin.
        }
        [minutes] { $number ->
            [one] za minutę.
            [few] za { $number } minuty.
           *[many] za { $number } minut.
        }
       *[seconds] { $number ->
            [one] za sekundę.
            [few] za { $number } sekundy.
           *[many] za { $number } sekund.
        }
    }
table-overloaded = Gra teraz bardzo wiele osób. Twój ruch za chwilę zostanie ponowiony sam.
