# Wer am Tisch ist, wer gegangen oder zurückgekommen ist, und was sich tun lässt.

seats-computer = Der Computer
seats-tag-resigned = aufgegeben
seats-tag-time = Zeit um
seats-tag-gone = weg
seats-tag-offline = offline { $time }
seats-tag-guest = Gast

## An der Stelle der Frage

seats-lost = Deine Zeit ist abgelaufen.
seats-lost-text = Der Computer spielt für dich, bis du wieder da bist.
seats-so-far = Bisher: { $did }
seats-return = Platz zurückholen
seats-out-resigned = Du hast aufgegeben.
seats-out-gone = Du warst zu lange weg.
seats-out-text = Ein Computer spielt für dich weiter. Du kannst zusehen oder eine neue Partie beginnen.
seats-last-text = Nur noch der Computer ist dabei. Spiel zur Übung weiter, wenn du magst.
seats-end = Beenden, du gewinnst
seats-not-back-time = { $player } ist nicht zurückgekommen.
seats-not-back-offline = { $player } ist weg.
seats-claim-text = Du kannst jetzt den Sieg beanspruchen oder noch etwas warten.
seats-without-text = Der Computer kann den Platz behalten, dann geht es ohne { $player } weiter.
seats-claim = Sieg beanspruchen
seats-without = Ohne diese Person weiter
seats-not-back = { $player } ist nicht zurück: ohne diese Person weiterspielen
seats-wait = Warten
seats-waiting = Warten auf { $player } (offline).
seats-waiting-clock = Die Uhr läuft. In { $time } übernimmt der Computer den Platz, bis { $player } zurück ist.
seats-waiting-claim = In { $time } kannst du den Sieg beanspruchen.
seats-waiting-without = In { $time } kannst du ohne { $player } weiterspielen.
seats-hello = Hallo sagen
seats-told-resigned = { $player } hat aufgegeben.
seats-told-gone = { $player } ist weg.
seats-told-text = Ein Computer spielt weiter.
seats-told-time = Die Zeit von { $player } ist abgelaufen.
seats-told-time-text = Der Computer spielt, bis { $player } zurück ist.
seats-told-returned = { $player } ist wieder da.
seats-told-back = Du bist wieder im Spiel.
seats-meanwhile = Inzwischen: { $did }

## Im Protokoll

seats-log-resigned = { $player } gibt auf; ein Computer spielt weiter.
seats-log-time = Die Zeit von { $player } ist abgelaufen; ein Computer spielt, bis { $player } zurück ist.
seats-log-gone = { $player } war zu lange weg; ein Computer spielt weiter.
seats-log-returned = { $player } ist wieder da.
seats-log-ended = { $player } beendet die Partie und gewinnt: Alle anderen sind gegangen.
seats-log-closed = Der Tisch wurde geschlossen: { $why }

## Im Ergebnis

seats-ended = Alle anderen haben die Partie verlassen.

## Chat

chat-unread =
    { $messages ->
        [one] Chat, 1 neue Nachricht
       *[other] Chat, { $messages } neue Nachrichten
    }

## Alone: warnings and practice

risk-title = Das kann die Herausforderung beenden
risk-surely = Nach diesem Zug ist kein Zug mehr möglich, und die Herausforderung endet.
risk-maybe = Mit { $percent } % Wahrscheinlichkeit ist nach diesem Zug keiner mehr möglich, und die Herausforderung endet.
risk-think = Noch mal überlegen
risk-go = Trotzdem machen
practise = Übung
practise-text = Nichts davon kommt auf einen Wertungsbogen.
practise-over = Von vorn
practise-again = Noch einmal üben

## Ratings

mine-rating-provisional = Vorläufig: weniger als 10 gewertete Partien

notify-waiting = Warten auf { $player }.
notify-waiting-until = Warten auf { $player }. Zeit bis { $time }.
notify-ask-text = Sollen wir dir sagen, wann du am Zug bist? Sonst schicken wir nie etwas.
notify-not-now = Jetzt nicht
notify-yes = Sag Bescheid
notify-on = Du bekommst Bescheid.
notify-on-text = Ruhezeiten und E-Mail stehen in den Einstellungen.
notify-denied = Dieser Browser lässt es nicht zu.
notify-denied-text = Dein Browser lässt keine Nachrichten dieser Seite zu. Du kannst das in seinen Einstellungen ändern.
