import type { Rules } from "../../rules";

export default {
  lead: "Eröffne Stände, locke Kunden an und setze im richtigen Moment ein Restaurant daneben: Wer die meisten Münzen hat, wenn der Markt voll ist, gewinnt.",
  sections: [
    {
      id: "market",
      title: "Der Markt",
      parts: [
        "Der Markt hat 25 Felder: Spalten **a** bis **e** von links nach rechts, Reihen **1** bis **5** von oben nach unten. An beiden Enden jeder Reihe und jeder Spalte liegt ein **Eingang**, insgesamt 20: **Na** bis **Ne** oben, **Sa** bis **Se** unten, **W1** bis **W5** links, **E1** bis **E5** rechts.",
        {
          picture: "goods",
          text: "Stände verkaufen eine von fünf Waren: Fisch, Blumen, Tomaten, Fleisch oder Trauben. Es gibt 35 Standplättchen, sieben je Ware.",
        },
        {
          picture: "restaurants",
          text: "Ein Restaurant wertet die Stände daneben auf. Jede Art wertet eine Ware auf, die Kneipe alle fünf. Von jeder Art gibt es zwei.",
        },
        {
          picture: "customers",
          text: "Kundenplättchen zeigen 1 bis 4 Kunden und was sie suchen. Die meisten suchen zwei Waren; Plättchen mit 4 Kunden suchen nur eine. Es gibt 35: je zehn mit 1, 2 und 3 Kunden, fünf mit 4.",
        },
        "Alle haben acht **Holzstände** in ihrer Farbe. Mehr als acht Stände kann also niemand auf dem Markt haben.",
      ],
    },
    {
      id: "setup",
      title: "Aufbau",
      parts: [
        {
          list: [
            "Eine Kneipe wird beiseitegelegt. Die übrigen elf Restaurants kommen zufällig und **geschlossen** auf die markierten Felder.",
            "Drei Standplättchen aus dem Beutel bilden die **Auslage**. Alle erhalten drei weitere, die offen daliegen.",
            "Die Kundenplättchen werden nach der Zahl der Kunden zu vier Stapeln gemischt. Von jedem Stapel sind drei Plättchen **verfügbar**.",
            "Alle beginnen mit 1 Münze. Platz 1 fängt an, dann geht es der Reihe nach. Zu viert bekommt, wer zuletzt an der Reihe ist, auch die beiseitegelegte Kneipe.",
          ],
        },
      ],
    },
    {
      id: "turn",
      title: "Dein Zug",
      parts: [
        "In deinem Zug tust du genau eines von vier Dingen:",
        {
          list: [
            "**einen Stand eröffnen**,",
            "**Kunden anlocken**,",
            "**ein Restaurant eröffnen**, das du hast,",
            "**eine Münze nehmen**.",
          ],
        },
        "Zeigen deine drei Standplättchen dieselbe Ware, darfst du sie vorher austauschen: Zieh drei neue aus dem Beutel, dann kommen die alten hinein. Sind auch die neuen gleich, darfst du noch einmal tauschen. Das geht nur, solange im Beutel mindestens drei Plättchen sind, die nicht alle dieselbe Ware zeigen, und du noch einen Holzstand hast.",
      ],
    },
    {
      id: "stall",
      title: "Einen Stand eröffnen",
      parts: [
        "Lege eines deiner drei Plättchen auf ein Feld ohne Stand und ohne offenes Restaurant und stelle einen Holzstand darauf. Liegt dort ein **geschlossenes Restaurant**, nimm es: Du kannst es später eröffnen.",
        "Das kostet 1 Münze für jeden Stand in der Reihe oder in der Spalte, **je nachdem, wo mehr stehen**, den neuen mitgezählt.",
        {
          picture: "cost",
          text: "In der Reihe stehen schon zwei Stände, in der Spalte einer: Der neue Stand ist der dritte der Reihe und kostet 3.",
        },
        "Kunden, die schon an den vier Enden seiner Reihe und Spalte stehen und seine Ware suchen, zahlen sofort an den neuen Stand. Dieses Einkommen kommt **vor** den Kosten: Es genügt, wenn deine Münzen zusammen damit reichen.",
        {
          example:
            "Ein Stand, der in seiner Reihe der vierte wäre, kostet 4. Verdient er sofort 16, darfst du ihn auch ganz ohne Münzen eröffnen und hast danach 12.",
        },
        "Danach nimmst du ein Plättchen aus der Auslage; sie wird aus dem Beutel aufgefüllt. Liegen dort drei gleiche, darfst du sie vorher austauschen, unter derselben Bedingung für den Beutel. Ist der Beutel leer, wird nicht aufgefüllt; ist auch die Auslage leer, nimmst du nichts.",
      ],
    },
    {
      id: "customers",
      title: "Kunden anlocken",
      parts: [
        "Lege ein verfügbares Kundenplättchen an einen freien Eingang. In seiner Reihe oder Spalte muss es geben:",
        {
          list: [
            "mindestens **so viele Stände, wie das Plättchen Kunden hat**, egal wem sie gehören, und",
            "mindestens einen **deiner** Stände, der etwas verkauft, was sie suchen.",
          ],
        },
        "Jeder Stand der Linie, der eine gesuchte Ware verkauft, verdient für seinen Besitzer, **auch die Stände der anderen**. Aufgefüllt wird vom selben Stapel, solange er reicht.",
        {
          picture: "line",
          text: "Zwei Kunden suchen Blumen und Fisch. Neben den Blumen liegen eine Kneipe und ein Teehaus, sie sind also 3 wert: 2 × 3 = 6 Münzen. Neben dem Fisch liegt kein Restaurant: 2 × 1 = 2 Münzen für seinen Besitzer.",
        },
      ],
    },
    {
      id: "restaurant",
      title: "Ein Restaurant eröffnen",
      parts: [
        "Lege ein Restaurant, das du hast, offen auf ein Feld ohne Stand und ohne offenes Restaurant. Ein geschlossenes, das dort liegt, gehört dann dir. Du erhältst **1 Münze**.",
        "Von nun an wertet es jeden passenden Stand daneben auf, egal wem er gehört. Nachgezahlt wird nichts: Kunden, die schon da sind, haben bezahlt.",
        "Ein Restaurant, das du am Ende noch hast, kostet dich 1 Münze.",
      ],
    },
    {
      id: "coin",
      title: "Eine Münze nehmen",
      parts: [
        "Nimm 1 Münze aus der Bank. Tun das alle unmittelbar nacheinander, endet das Spiel sofort. Zu zweit muss es jeder zweimal tun: vier Münzen in Folge. Ein Austausch von Plättchen unterbricht die Folge nicht.",
      ],
    },
    {
      id: "value",
      title: "Was ein Stand verdient",
      parts: [
        "Ein Stand ist **1 wert und 1 mehr für jedes offene Restaurant daneben** (darüber, darunter, links oder rechts), das seine Ware aufwertet. Er verdient seinen Wert mal die Zahl der Kunden.",
        {
          list: [
            "Wenn **Kunden** kommen: jeder passende Stand der Linie, einmal.",
            "Wenn ein **Stand** eröffnet wird: nur dieser Stand, einmal für jedes passende Kundenplättchen an den vier Enden seiner Reihe und Spalte.",
          ],
        },
        {
          picture: "value",
          text: "Ein Fischstand neben einer Sushibar ist 2 wert. Ein Kunde oben und drei links suchen Fisch: 2 × 1 + 2 × 3 = 8 Münzen. Kostet er 4, bleiben 4.",
        },
      ],
    },
    {
      id: "end",
      title: "Das Ende",
      parts: [
        "Das Ende wird ausgelöst, wenn nach einem Zug",
        {
          list: [
            "ein Stand oder Restaurant gelegt wurde und **höchstens 4 Felder** frei sind (ein geschlossenes Restaurant zählt als frei) oder",
            "Kunden angelockt wurden und **höchstens 4 Eingänge** frei sind.",
          ],
        },
        "Alle anderen haben dann noch einen Zug. Jedes Restaurant, das jemand noch hat, kostet 1 Münze. Wer die meisten Münzen hat, gewinnt; bei Gleichstand, wer mehr Stände auf dem Markt hat; ist auch das gleich, wird der Sieg geteilt.",
      ],
    },
    {
      id: "options",
      title: "Varianten",
      parts: [
        {
          list: [
            "**Münzen verdeckt** (Standard): Die Münzen der anderen siehst du erst am Ende. **Münzen offen**: Die Münzen aller sind zu sehen.",
            "**Geschlossene Restaurants sichtbar** (Standard): Ihre graue Seite zeigt, was sie sind. **Geheim**: Das erfährt man erst, wenn jemand das Plättchen nimmt.",
          ],
        },
      ],
    },
    {
      id: "solo",
      title: "Die Solo-Kampagne",
      parts: [
        "Neun Herausforderungen für eine Person, jeweils mit dem üblichen Aufbau. **Eine Münze nehmen darfst du nie.** Eine Herausforderung endet, wenn das Spielende ausgelöst wird oder du nichts mehr tun kannst. Das Ergebnis sind deine Münzen am Ende, wenn die Herausforderung nichts anderes sagt.",
        "Je nach erreichter Schwelle bringt jede 1, 2 oder 3 Ruhm. Bringt ein einziger Zug 32 Münzen oder mehr, gibt es einmal je Kampagne 2 Ruhm dazu. Mehr als 29 geht also nicht.",
        { picture: "challenges" },
        {
          steps: [
            "**Der Spezialist.** Wähle nach dem Aufbau eine Ware. Nur ihre Stände verdienen. Restaurants geben weiterhin 1 Münze.",
            "**Der lange Atem.** Es zählt nur, was Plättchen mit 4 Kunden bezahlt haben, ohne die Münzen vom Anfang und ohne Abzug für übrige Restaurants.",
            "**Tisch für zwei.** Keine Plättchen mit 3 oder 4 Kunden und höchstens 2 Stände in jeder Reihe und Spalte.",
            "**Drei sind einer zu viel.** Nur Plättchen mit 3 Kunden. Du beginnst mit 4 Münzen.",
            "**Letzte Runde.** Nur je ein zufälliges Plättchen mit 1, 2 und 3 Kunden und vier mit 4. Ruhm gibt es nur, wenn mindestens drei der Plättchen mit 4 liegen.",
            "**Kunden in der Schlange.** Nur je ein zufälliges Plättchen mit 1, 2, 3 und 4 Kunden. Du beginnst mit 2 Münzen. Ein Plättchen darf nur an eine Reihe oder Spalte, in der es alles gibt, was seine Kunden suchen.",
            "**Der überfüllte Markt.** Alle 20 Eingänge sind besetzt: 1 Kunde im Norden, 2 im Osten, 3 im Süden, 4 im Westen. Ein Plättchen zahlt nichts, solange seine Linie weniger Stände hat, als es Kunden zeigt. Mit dem Stand, der sie voll macht, zahlt es für jeden passenden Stand der Linie; danach für jeden neuen passenden Stand. Dieses Einkommen zählt beim Eröffnen mit. Schluss ist mit deinem achten Stand.",
            "**Kneipentour.** Du beginnst mit der beiseitegelegten Kneipe. Stände und Kneipen dürfen nicht auf ein geschlossenes Restaurant, außer auf die Kneipe. (Andere Restaurants schon.) Was geschlossen ist, ist hier immer sichtbar.",
            "**Der Marquis von Lissabon.** Zufällige Plättchen mit 1 Kunden liegen an Na, Nc und Ne; von Norden kommt sonst niemand, und Nb und Nd gelten nicht als frei. Stände dürfen nur in die Spalten a, c und e und nur mit Waren, die der Kunde im Norden der Spalte sucht. Restaurants dürfen überallhin.",
          ],
        },
      ],
    },
    {
      id: "decided",
      title: "Was wir entscheiden mussten",
      parts: [
        "Welche Waren die Kundenplättchen zeigen und welche Felder für Restaurants markiert sind, steht nur auf dem gedruckten Material. Hier enthält jeder Satz von zehn Plättchen jedes Warenpaar einmal, und die fünf Plättchen mit 4 Kunden suchen je eine Ware; markiert sind a1, c1, b2, d2, a3, c3, e3, b4, d4, c5 und e5.",
      ],
    },
  ],
} satisfies Rules;
