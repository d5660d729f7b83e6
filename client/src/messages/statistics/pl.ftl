# Same gry w liczbach i ich otwarcia.

stats-link = Gry w liczbach
stats-title = { $game } w liczbach
stats-who = Gra przeciwko samemu sobie: { $player }. Gier przy tej liczbie graczy: { $games }.
stats-variant = Który wariant
stats-seats-pick = Ilu graczy
stats-players =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }
stats-player-random = losowe ruchy
stats-player-greedy = krótkowzroczny komputer
stats-player-policy = szybki komputer
stats-player-hard = komputer, który myśli naprzód
stats-player-explorer = szybki komputer po losowych pierwszych krokach
stats-rounds = Jak długo trwają gry
stats-rounds-said = Połowa gier kończy się do rundy { $middle }; { $share } trwa od { $low } do { $high } rund.
stats-seats = Czy to ważne, kto zaczyna?
stats-seats-text = Udział wygranych według miejsca. Złota kreska: równy udział.
stats-seat = Miejsce { $seat }
stats-wins = Co wygrywa
stats-wins-text = Udział wygranych tych, którzy najwięcej na tym zarobili.
stats-skill = Umiejętności
stats-skill-text = Dwóch graczy, każdy równie często zaczyna: jak często wygrywa silniejszy.
stats-against = { $stronger } przeciwko: { $weaker }
stats-luck = Szczęście
stats-luck-text = Między dwoma równymi: jaką część tego, co rozstrzyga grę, przyniósł los.
stats-luck-part = rozstrzyga szczęście
stats-interval = , najpewniej od { $low } do { $high }
stats-whiskers = Znaczniki na słupkach to przedziały 95%: przy innych takich samych grach udział leżałby najpewniej właśnie tam.
stats-source = Rozegrane według zasad tego właśnie serwera: wersja { $rules }, źródło { $source }, ziarno { $seed }. Polecenie „make statistics” rozgrywa to wszystko od nowa.

openings-link = Otwarcia
openings-title = Otwarcia: { $game }
openings-text = Pierwsze kroki każdego gracza i jak często wygrywał. Równy udział to { $fair }; pod każdym udziałem jest jego przedział 95%.
openings-line = Otwarcie do tej pory
openings-start = Od początku
openings-real = Gry na tym serwerze
openings-mass = Komputer przeciw komputerowi
openings-games =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }
openings-next-mercado = Następne stoisko
openings-next-machikoro = Następna nieruchomość
openings-played = Zagrane
openings-share = Wygrane
openings-none = Nikt jeszcze tak nie zagrał.
openings-no-mass = Przy takich stołach komputer sam ze sobą nie grał.
