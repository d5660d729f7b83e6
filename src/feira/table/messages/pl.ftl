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

table-not-a-choice = Nie ma takiego ruchu. Wybierz jeden z dostępnych.
table-not-legal = Zasady teraz na to nie pozwalają. Wybierz coś innego.
# $why to powód z samej gry.
table-not-legal-why = Teraz tak nie można: { $why }.

table-nothing-to-take-back = Nie masz jeszcze za sobą żadnego ruchu, więc nie ma czego cofać.
table-too-late-to-take-back = Tego ruchu nie można już cofnąć: w grach rankingowych i kampaniach ruch jest ostateczny, gdy tylko wyjdzie na jaw coś nowego albo zagra ktoś inny.
table-already-asked = Ktoś już prosi o zgodę na cofnięcie ruchu. Poczekaj, aż wszyscy odpowiedzą.
table-nothing-asked = Nie ma na co odpowiadać: nikt teraz nie prosi cię o zgodę na cofnięcie ruchu.

table-no-hints = W grach rankingowych i kampaniach nie ma podpowiedzi.
table-still-thinking = Podpowiedź jest już w drodze. Jeszcze chwila.

table-busy = Przy tym stole dzieje się teraz zbyt wiele naraz. Spróbuj ponownie za chwilę.
table-exists = Taki stół już jest. Otwórz go, zamiast tworzyć nowy.
table-not-stored = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj ponownie za chwilę.
