# Gdzie jest gra: na serwerze albo na tym urządzeniu, bez sieci.

where-title = Gdzie gramy
where-server = Na serwerze
where-server-help = Z każdego twojego urządzenia, a inni mogą oglądać.
where-device = Na tym urządzeniu
where-device-help = Tylko w tej przeglądarce, także bez sieci.
where-here = Grasz na tym urządzeniu.
where-here-text = Gry zostają w tej przeglądarce.
where-here-server = Serwer znów odpowiada.
server-lost = Nie ma połączenia z serwerem.
server-lost-text = Tymczasem możesz grać na tym urządzeniu: solo, w kilka osób przy jednym ekranie albo z komputerem.
play-here = Graj na tym urządzeniu
play-server = Wróć na serwer
account-device = Na tym urządzeniu masz tylko imię. Konta, ranking i wiadomości wymagają serwera.
needs-server = Do tego potrzebny jest serwer.
needs-server-title = Do tego potrzebny jest serwer
needs-server-text = Inni gracze są na serwerze, a ty grasz na tym urządzeniu. Wróć na serwer, żeby to zrobić.
needs-server-none = Ta strona działa bez serwera, więc nie ma tu innych graczy. Do tego uruchom własny serwer.

## Silnik

engine-loading = Wczytywanie silnika: { $percent }%
engine-starting = Silnik się uruchamia…
engine-failed-download = Nie udało się wczytać silnika.
engine-failed-start = Silnik nie działa w tej przeglądarce.
engine-not-here = Silnik tego urządzenia nie działa.

## Gotowe do gry bez sieci

offline-title = Gra bez sieci
offline-text = Przechowuje silnik w tej przeglądarce, około { $megabytes } MB. Potem możesz grać na tym urządzeniu wszędzie.
offline-kept = Gotowe: na tym urządzeniu możesz grać bez sieci.
offline-keep = Przygotuj do gry bez sieci
offline-keeping = Wczytywanie: { $percent }%
offline-failed = Nie udało się. Sprawdź połączenie i spróbuj ponownie.
offline-impossible = Ta przeglądarka nie może przechować strony. Przez HTTPS byłoby to możliwe.
update-ready = Nowa wersja jest gotowa.
update-text = Uruchomi się, gdy następnym razem otworzysz Feirę.
update-in-a-game = W innej karcie jest otwarta gra. Najpierw ją zakończ albo zamknij.
update-now = Uruchom teraz

## Przenoszenie gry na serwer

move = Przenieś na serwer
move-title = Przenieść tę grę na serwer?
move-text-over = Serwer dostanie jej zapis: możesz go tam oglądać z każdego urządzenia.
move-text-playing = Będziesz tam grać dalej z każdego urządzenia. Gra nie jest rankingowa, a na tym urządzeniu się kończy.
move-do = Przenieś
move-doing = Przenoszenie…
move-stay = Zostaw tutaj
move-failed = Nie udało się przenieść gry. Nadal jest tutaj.
share-device = Ta gra jest na tym urządzeniu. Przenieś ją na serwer, żeby wysłać link, albo wyślij jej zapis.
moved-title = Ta gra jest teraz na serwerze
moved-text = Została tam przeniesiona; grasz dalej z każdego urządzenia.
moved-to = Graj tam dalej
