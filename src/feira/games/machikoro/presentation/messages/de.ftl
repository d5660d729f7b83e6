# Machi Koro auf Deutsch.

## Namen

card-wheat-field = Weizenfeld
card-ranch = Bauernhof
card-bakery = Bäckerei
card-cafe = Café
card-convenience-store = Mini-Markt
card-forest = Wald
card-stadium = Stadion
card-tv-station = Fernsehsender
card-business-center = Bürohaus
card-cheese-factory = Molkerei
card-furniture-factory = Möbelfabrik
card-mine = Bergwerk
card-family-restaurant = Familienrestaurant
card-apple-orchard = Apfelplantage
card-fruit-market = Markthalle
card-sushi-bar = Sushibar
card-flower-garden = Blumenfeld
card-flower-shop = Blumenladen
card-pizza-joint = Pizzeria
card-publisher = Verlag
card-hamburger-stand = Burgerbude
card-mackerel-boat = Makrelenkutter
card-tax-office = Finanzamt
card-food-warehouse = Lebensmittellager
card-tuna-boat = Thunfischkutter

landmark-station = Bahnhof
landmark-mall = Einkaufszentrum
landmark-park = Freizeitpark
landmark-radio-tower = Funkturm
landmark-harbour = Hafen
landmark-airport = Flughafen

reason-landmarks = Alle Großprojekte sind gebaut

## Ereignisse

chose-dice =
    { $dice ->
        [one] { $player } würfelt mit einem Würfel.
       *[other] { $player } würfelt mit zwei Würfeln.
    }
rolled =
    { $high ->
        [0] { $player } würfelt { NUMBER($low, useGrouping: 0) }.
       *[other] { $player } würfelt { NUMBER($low, useGrouping: 0) } und { NUMBER($high, useGrouping: 0) }, zusammen { NUMBER($total, useGrouping: 0) }.
    }
rerolled = { $player } würfelt noch einmal.
kept = { $player } bleibt bei diesem Wurf.
added =
    { $added ->
        [0] { $player } zählt nichts dazu.
       *[other] { $player } zählt { NUMBER($added, useGrouping: 0) } dazu: { NUMBER($total, useGrouping: 0) }.
    }
paid-red =
    { $coins ->
        [one] { $player } zahlt { NUMBER($coins, useGrouping: 0) } Münze an { $to-player } ({ $cardName }).
       *[other] { $player } zahlt { NUMBER($coins, useGrouping: 0) } Münzen an { $to-player } ({ $cardName }).
    }
earned =
    { $coins ->
        [one] { $player } erhält { NUMBER($coins, useGrouping: 0) } Münze ({ $cardName }).
       *[other] { $player } erhält { NUMBER($coins, useGrouping: 0) } Münzen ({ $cardName }).
    }
took =
    { $coins ->
        [one] { $player } nimmt { NUMBER($coins, useGrouping: 0) } Münze von { $from-player } ({ $cardName }).
       *[other] { $player } nimmt { NUMBER($coins, useGrouping: 0) } Münzen von { $from-player } ({ $cardName }).
    }
rolled-tuna = { $player } würfelt für den Thunfischfang: { NUMBER($low, useGrouping: 0) } und { NUMBER($high, useGrouping: 0) }, also { NUMBER($total, useGrouping: 0) } je Kutter.
swapped = { $player } tauscht mit { $with-player }: { $given-cardName } gegen { $taken-cardName }.
not-swapped = { $player } tauscht nichts.
city-hall = { $player } erhält 1 Münze vom Rathaus.
built =
    { $coins ->
        [one] { $player } baut für { NUMBER($coins, useGrouping: 0) } Münze: { $cardName }.
       *[other] { $player } baut für { NUMBER($coins, useGrouping: 0) } Münzen: { $cardName }.
    }
built-landmark =
    { $coins ->
        [one] { $player } baut für { NUMBER($coins, useGrouping: 0) } Münze ein Großprojekt: { $landmarkName }.
       *[other] { $player } baut für { NUMBER($coins, useGrouping: 0) } Münzen ein Großprojekt: { $landmarkName }.
    }
built-nothing = { $player } baut nichts.
airport-paid =
    { $coins ->
        [one] { $player } erhält { NUMBER($coins, useGrouping: 0) } Münze vom Flughafen.
       *[other] { $player } erhält { NUMBER($coins, useGrouping: 0) } Münzen vom Flughafen.
    }
turned-up = Aufgedeckt: { $cardName }.
left-market = Alle besitzen schon eine solche Karte, sie verlässt daher die Auslage: { $cardName }.
extra-turn = { $player } ist noch einmal am Zug.
ended = { $player } gewinnt: { $reasonName }.

## Vorschau

would-win = gewinnt das Spiel
would-play-again = danach ein weiterer Zug

## Absagen

refused-over = das Spiel ist zu Ende
refused-chance = zuerst wird gewürfelt oder eine Karte aufgedeckt
refused-unknown = diesen Zug gibt es in diesem Spiel nicht
refused-plus = das gehört zu Machi Koro Plus
refused-stage =
    { $stage ->
        [roll] wähle zuerst, mit wie vielen Würfeln du würfelst
        [radio] entscheide zuerst, ob du noch einmal würfelst
        [add] entscheide zuerst, ob du 2 dazuzählst
        [tv] wähle zuerst, wem der Fernsehsender Münzen nimmt
        [swap] entscheide zuerst, ob du tauschst
       *[other] jetzt wird gebaut
    }
refused-landmark = dieses Großprojekt hast du noch nicht gebaut: { $landmarkName }
refused-rerolled = noch einmal würfeln darfst du nur einmal pro Zug
refused-total = 2 dazuzählen darfst du erst ab 10, nicht bei { NUMBER($total, useGrouping: 0) }
refused-card = diese Karte hast du nicht: { $cardName }
refused-roll = „{ $cardName }“ wirkt bei { $rolls }, nicht bei { NUMBER($total, useGrouping: 0) }
refused-self = wähle jemand anderen
refused-purple = lila Karten werden nie getauscht: { $cardName }
refused-theirs = diese Karte hat { $from-player } nicht: { $cardName }
refused-one = diese lila Karte hast du schon: { $cardName }
refused-built = dieses Großprojekt hast du schon gebaut: { $landmarkName }
refused-market = diese Karte liegt nicht in der Auslage: { $cardName }
refused-cost = kostet { NUMBER($cost, useGrouping: 0) }, du hast { NUMBER($coins, useGrouping: 0) }
