# Nachrichten für alle, die gerade nicht hinsehen: Web-Push und E-Mail.

notice-turn-title = Du bist am Zug: { $game }
notice-turn-text =
    { $number ->
        [one] { $players } wartet auf dich.
       *[other] { $players } warten auf dich.
    }
notice-turn-alone = Der Tisch wartet auf dich.
notice-mail-why = Du bekommst das, weil du wissen willst, wann du am Zug bist. Zum Abbestellen öffne:
notice-confirm-title = Ist das deine Adresse?
notice-confirm-text = { $name } möchte, dass Feira an diese Adresse schreibt, sobald er oder sie am Zug ist. Zum Bestätigen öffne diesen Link:
notice-confirm-else = Wenn du das nicht warst, tu nichts: Es kommen keine weiteren Nachrichten.
