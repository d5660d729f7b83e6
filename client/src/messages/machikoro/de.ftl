# Der Tisch von Machi Koro.

mk-market = Auslage
mk-odds = Chancen
mk-cities = Städte
mk-turn = Dieser Zug
mk-earlier = Frühere Züge
mk-legend = Arten von Karten
mk-legend-blue = zahlt bei jedem Wurf
mk-legend-green = zahlt bei deinem Wurf
mk-legend-red = nimmt, wenn andere würfeln
mk-legend-purple = Sonderkarte, bei deinem Wurf
mk-tab-market = Auslage
mk-tab-cities = Städte
mk-tab-landmarks = Projekte
mk-tab-log = Verlauf

# Wörter, die auf einer Karte getrennt werden dürfen: | zeigt, wo.
mk-hyphens = Weizen|feld Bauern|hof Fern|seh|sender Büro|haus Molke|rei Möbel|fabrik Berg|werk Familien|restau|rant Apfel|plan|tage Markt|halle Sushi|bar Blumen|feld Blumen|laden Pizze|ria Burger|bude Makre|len|kutter Finanz|amt Lebens|mittel|lager Thunfisch|kutter Bäcke|rei Einkaufs|zentrum Freizeit|park Flug|hafen Funk|turm

## Würfel und Chancen

mk-one-die = ein Würfel
mk-two-dice = zwei Würfel
mk-roller = Es würfelt:
mk-roller-name = Es würfelt: { $player }
mk-dice-label = Gewürfelt: { $total }
mk-dice-none = Noch nicht gewürfelt
mk-total-both = { $total }: { $one } % mit einem Würfel, { $two } % mit zwei
mk-total-one = { $total }: { $one } % mit einem Würfel
mk-total-two = { $total }: { $two } % mit zwei Würfeln
mk-total-added = { $total }: nur mit dem Hafen (+2)
mk-total-none = { $total }: kann jetzt nicht fallen
mk-income-on = bei { $total }: { $coins }
mk-mean = im Schnitt { $coins }

## Karten und Städte

mk-card-label = { $name }, bei { $numbers }, kostet { $cost }, noch { $left }, du hast { $mine }
mk-chip-label = { $name }: { $number }, bei { $numbers }
mk-city-of = Stadt: { $player }
mk-city-hall = Rathaus
mk-yours = hast du
mk-sold-out = leer
mk-deck =
    { $cards ->
        [one] 1 Karte im Stapel
       *[other] { $cards } Karten im Stapel
    }
mk-facts = Kostet { $cost } · noch { $left } · du hast { $mine }
mk-cannot = Jetzt nicht – { $why }.
mk-build-for = Für { $coins } bauen

## Großprojekte

mk-landmarks-yours = Deine Großprojekte
mk-landmarks-of = Großprojekte: { $player }
mk-landmarks-count = { $built } von { $all }, alle { $all } zum Sieg
mk-built = gebaut
mk-landmark-built = { $name }, gebaut
mk-landmark-open = { $name }, nicht gebaut
mk-landmark-costs = { $name }, kostet { $cost }
mk-landmark-fact = Großprojekt · kostet { $cost }

## Was gefragt wird

mk-ask-roll = Mit wie vielen Würfeln würfelst du?
mk-ask-radio = Diesen Wurf behalten oder noch einmal würfeln?
mk-ask-add = 2 dazuzählen?
mk-ask-tv = Wähle, wem der Fernsehsender Münzen nimmt.
mk-ask-swap = Wähle eine eigene Karte zum Tausch, oder tausche nichts.
mk-ask-swap-take = Du gibst: { $card }. Wähle, was du dafür nimmst.
mk-ask-build = Baue ein Unternehmen, ein Großprojekt oder nichts.
mk-ask-nothing = Du kannst dir nichts leisten.
mk-roll-one = Ein Würfel
mk-roll-two = Zwei Würfel
mk-reroll = Noch einmal würfeln
mk-keep = Wurf behalten
mk-add = 2 dazu: { $total }
mk-stay = Bei { $total } bleiben
mk-no-swap = Nicht tauschen
mk-build-nothing = Nichts bauen
mk-pass = Passen
mk-take = { $player }: { $coins } nehmen
mk-hint-build = { $card } für { $coins }
mk-hint-next = danach { $card }
mk-hint-anyone = bringt bei jeder { $total } { $coins } mehr
mk-hint-own = bringt { $coins } mehr, wenn du { $total } würfelst
mk-hint-others = bringt { $coins } mehr, wenn andere { $total } würfeln

## Was geschehen ist

mk-their = { $player }: { $card }
mk-takes-from-you = { $player } nimmt von dir
mk-pays-you = { $player } zahlt dir
mk-from-to = { $from } → { $to }
mk-no-income = Niemand erhält etwas.
mk-earlier-built = { $player } würfelt { $total } ({ $coins }) und baut: { $card }.
mk-earlier-nothing = { $player } würfelt { $total } ({ $coins }) und baut nichts.
mk-round = Runde { $round }
mk-rolled-you = Du würfelst { $total }
mk-rolled = { $player } würfelt { $total }
mk-builds = Dann baut { $player }.
mk-told-roll =
    { $you ->
        [yes] Du würfelst
       *[no] { $player } würfelt
    } { NUMBER($total, useGrouping: 0) }
mk-told-their = { $card } ({ $player })
mk-told-built = Gebaut: { $card } für { NUMBER($coins, useGrouping: 0) }.
mk-told-nothing = Nichts gebaut.

## Was Karten bewirken

mk-effect-wheat-field = Du erhältst 1 Münze aus der Bank, egal wer am Zug ist.
mk-effect-ranch = Du erhältst 1 Münze aus der Bank, egal wer am Zug ist.
mk-effect-bakery = Du erhältst in deinem Zug 1 Münze aus der Bank.
mk-effect-cafe = Du erhältst 1 Münze von der Person, die gewürfelt hat.
mk-effect-convenience-store = Du erhältst in deinem Zug 3 Münzen aus der Bank.
mk-effect-forest = Du erhältst 1 Münze aus der Bank, egal wer am Zug ist.
mk-effect-stadium = Du erhältst in deinem Zug von allen anderen je 2 Münzen.
mk-effect-tv-station = Du nimmst in deinem Zug 5 Münzen von einer Person deiner Wahl.
mk-effect-business-center = In deinem Zug darfst du eines deiner Unternehmen gegen eines von jemand anderem tauschen. Lila Karten werden nie getauscht.
mk-effect-cheese-factory = Du erhältst in deinem Zug 3 Münzen aus der Bank für jeden deiner Bauernhöfe.
mk-effect-furniture-factory = Du erhältst in deinem Zug 3 Münzen aus der Bank für jeden deiner Wälder und jedes deiner Bergwerke.
mk-effect-mine = Du erhältst 5 Münzen aus der Bank, egal wer am Zug ist.
mk-effect-family-restaurant = Du erhältst 2 Münzen von der Person, die gewürfelt hat.
mk-effect-apple-orchard = Du erhältst 3 Münzen aus der Bank, egal wer am Zug ist.
mk-effect-fruit-market =
    { $plus ->
        [yes] Du erhältst in deinem Zug 2 Münzen aus der Bank für jedes deiner Weizenfelder und Blumenfelder und jede deiner Apfelplantagen.
       *[no] Du erhältst in deinem Zug 2 Münzen aus der Bank für jedes deiner Weizenfelder und jede deiner Apfelplantagen.
    }
mk-effect-sushi-bar = Mit Hafen: Du erhältst 3 Münzen von der Person, die gewürfelt hat.
mk-effect-flower-garden = Du erhältst 1 Münze aus der Bank, egal wer am Zug ist.
mk-effect-flower-shop = Du erhältst in deinem Zug 1 Münze aus der Bank für jedes deiner Blumenfelder.
mk-effect-pizza-joint = Du erhältst 1 Münze von der Person, die gewürfelt hat.
mk-effect-publisher = In deinem Zug zahlen dir alle anderen je 1 Münze für jede ihrer roten Karten, jede Bäckerei, jeden Mini-Markt und jeden Blumenladen.
mk-effect-hamburger-stand = Du erhältst 1 Münze von der Person, die gewürfelt hat.
mk-effect-mackerel-boat = Mit Hafen: Du erhältst 3 Münzen aus der Bank, egal wer am Zug ist.
mk-effect-tax-office = In deinem Zug nimmst du von allen anderen, die 10 oder mehr Münzen haben, die Hälfte (abgerundet).
mk-effect-food-warehouse = Du erhältst in deinem Zug 2 Münzen aus der Bank für jede deiner roten Karten.
mk-effect-tuna-boat = Mit Hafen, egal wer am Zug ist: Wer am Zug ist, wirft noch einmal zwei Würfel, und du erhältst die Summe in Münzen aus der Bank.
mk-effect-station = Du darfst mit einem oder mit zwei Würfeln würfeln.
mk-effect-mall =
    { $plus ->
        [yes] Deine roten Karten, Bäckereien und Mini-Märkte bringen je 1 Münze mehr, Blumenläden 1 mehr je Blumenfeld.
       *[no] Deine Cafés, Familienrestaurants, Bäckereien und Mini-Märkte bringen je 1 Münze mehr.
    }
mk-effect-park = Bei einem Pasch bist du nach diesem Zug noch einmal am Zug.
mk-effect-radio-tower = Einmal pro Zug darfst du noch einmal würfeln.
mk-effect-harbour = Ab 10 darfst du 2 dazuzählen.
mk-effect-airport = Wenn du in deinem Zug nichts baust, erhältst du 10 Münzen aus der Bank.

## Tasten

mk-key-dice = ein oder zwei Würfel, noch einmal würfeln, 2 dazuzählen
mk-key-keep = Wurf behalten, nicht tauschen
mk-key-nothing = nichts bauen
mk-key-market = zur Auslage
mk-key-odds = Chancen: wer würfelt
mk-key-players = Städte und ihre Karten
mk-passed = Nichts zu bauen: Dein Zug ist vorbei.
mk-passed-ask = Nächstes Mal fragen

## Was ein Ergebnis zählt

machikoro-score =
    { $score ->
        [one] 1 Großprojekt
       *[other] { $score } Großprojekte
    }
machikoro-score-unit =
    { $score ->
        [one] Großprojekt
       *[other] Großprojekte
    }

## Der Verlauf einer Partie

machikoro-course = Großprojekte im Verlauf
machikoro-course-axis = nach Runden
machikoro-course-built = { $landmark }, Runde { $round }

mk-variant-base = Grundspiel
mk-variant-plus = Plus
mk-variant-base-limited = Grundspiel, zehn Arten
mk-variant-plus-limited = Plus, zehn Arten
