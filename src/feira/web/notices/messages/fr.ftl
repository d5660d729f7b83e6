# Messages pour qui ne regarde pas : push et e-mail.

notice-turn-title = À vous de jouer : { $game }
notice-turn-text =
    { $number ->
        [one] { $players } vous attend.
       *[other] { $players } vous attendent.
    }
notice-turn-alone = La table vous attend.
notice-mail-why = Vous recevez ce message parce que vous avez demandé à savoir quand c’est à vous. Pour l’arrêter, ouvrez :
notice-confirm-title = Est-ce votre adresse ?
notice-confirm-text = { $name } a demandé à Feira d’écrire à cette adresse quand c’est à son tour de jouer. Pour accepter, ouvrez ce lien :
notice-confirm-else = Si ce n’est pas vous, ne faites rien : il n’y aura pas d’autre message.
