# Wiadomości dla tych, którzy akurat nie patrzą: push i e-mail.

notice-turn-title = Twoja kolej: { $game }
notice-turn-text =
    { $number ->
        [one] { $players } czeka na ciebie.
       *[many] Czekają na ciebie: { $players }.
    }
notice-turn-alone = Stół czeka na ciebie.
notice-mail-why = Ta wiadomość przychodzi, bo chcesz wiedzieć, kiedy jest twoja kolej. Aby z tego zrezygnować, otwórz:
notice-confirm-title = Czy to twój adres?
notice-confirm-text = { $name } prosi Feirę o wiadomość na ten adres, gdy przyjdzie jego lub jej kolej. Aby się zgodzić, otwórz link:
notice-confirm-else = Jeśli to nie ty, nic nie rób: więcej wiadomości nie będzie.
