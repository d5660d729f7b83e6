import type { Rules } from "../../rules";

export default {
  lead: "Würfeln, kassieren, bauen: Wer zuerst alle Großprojekte der eigenen Stadt errichtet hat, gewinnt.",
  sections: [
    {
      id: "goal",
      title: "Worum es geht",
      parts: [
        "Du regierst eine kleine Stadt mit einem Weizenfeld und einer Bäckerei. Jeder Wurf lässt Unternehmen Geld verdienen. Mit den Münzen baust du weitere und am Ende die **Großprojekte**: vier im Grundspiel, sechs mit Machi Koro Plus. Wer sie zuerst alle hat, gewinnt sofort.",
      ],
    },
    {
      id: "cards",
      title: "Vier Kartenfarben",
      parts: [
        "Jedes Unternehmen hat eine Zahl oder einen Bereich: Es wirkt, wenn die Würfelsumme dazugehört. Mit zwei Würfeln zählt nur die Summe, nicht der einzelne Würfel. **Die Farbe sagt, für wen.**",
        { picture: "colours" },
        "Jede Karte wirkt einmal für jedes Exemplar, das du hast: Zwei Bäckereien zahlen zweimal. Manche Karten zahlen für andere Karten, die du hast; ihr Text nennt sie.",
      ],
    },
    {
      id: "setup",
      title: "Aufbau",
      parts: [
        "Alle beginnen mit einem Weizenfeld, einer Bäckerei und 3 Münzen. Platz 1 fängt an. Die Großprojekte sind noch nicht gebaut. In der Auslage liegen je sechs blaue, grüne und rote Karten jeder Sorte und je fünf lila. Der Bank gehen die Münzen nie aus; die Münzen aller sind offen.",
      ],
    },
    {
      id: "income",
      title: "Dein Zug: würfeln und kassieren",
      parts: [
        "Wirf einen Würfel. Mit dem **Bahnhof** wählst du jedes Mal, ob einen oder zwei.",
        "Dann wirken die Karten, immer in dieser Reihenfolge:",
        {
          steps: [
            "**Rot.** Du bezahlst die anderen für ihre roten Karten: gegen den Uhrzeigersinn, beginnend mit der Person vor dir, jeweils so weit deine Münzen reichen. Was fehlt, wird erlassen.",
            "**Blau und Grün.** Die blauen Karten aller zahlen aus der Bank, dazu deine eigenen grünen.",
            "**Lila.** Deine eigenen lila Karten nehmen von den anderen, nie mehr, als sie haben. Bei einer 6 zuerst das Stadion, dann der Fernsehsender, dann das Bürohaus.",
          ],
        },
        {
          example:
            "Du hast keine Münzen und würfelst mit zwei Bäckereien eine 3; jemand anderes hat ein Café. Für das Café wird nichts bezahlt, danach bringen die Bäckereien dir 2.",
        },
        {
          example:
            "Du hast 3 Münzen und würfelst eine 3. Die Person nach dir hat drei Cafés, die vor dir zwei: Die vor dir erhält 2 Münzen, die nach dir die letzte.",
        },
      ],
    },
    {
      id: "build",
      title: "Dein Zug: bauen",
      parts: [
        "Du darfst **eine** Sache bauen: ein Unternehmen aus der Auslage oder ein Großprojekt. Bezahle den Preis an die Bank. Du darfst auch nichts bauen. Von jeder lila Karte darfst du nur eine haben.",
        "Dann kommt der nächste Spieler an die Reihe.",
      ],
    },
    {
      id: "landmarks",
      title: "Großprojekte",
      parts: ["Sie entscheiden das Spiel, und jedes hilft, sobald es steht.", { picture: "landmarks" }],
    },
    {
      id: "details",
      title: "Gut zu wissen",
      parts: [
        {
          list: [
            "**Einkaufszentrum:** Deine Bäckereien, Mini-Märkte, Blumenläden und alle deine roten Karten bringen jedes Mal 1 mehr: Bäckerei 2, Mini-Markt 4, Café 2, Familienrestaurant 3, Sushibar 4, Pizzeria und Burgerbude 2. Der Blumenladen zahlt 2 je Blumenfeld. Der Verlag bekommt nicht mehr.",
            "**Funkturm:** Einmal pro Zug darfst du noch einmal würfeln, mit gleich vielen Würfeln. Es gilt der zweite Wurf.",
            "**Freizeitpark:** Ein Pasch mit zwei Würfeln gibt dir danach noch einen Zug, wenn der Park beim Wurf schon stand. Ein Pasch in diesem Zug gibt keinen dritten, es sei denn, die Variante erlaubt es.",
            "**Bürohaus:** Der Tausch ist freiwillig. Lila Karten werden nie getauscht, und beide Seiten brauchen eine Karte dafür.",
          ],
        },
      ],
    },
    {
      id: "all",
      title: "Alle Unternehmen",
      parts: [{ picture: "cards" }],
    },
    {
      id: "plus",
      title: "Machi Koro Plus",
      parts: [
        "Mit Plus kommen zehn Unternehmen, zwei Großprojekte und das **Rathaus** dazu. Zum Sieg braucht es jetzt sechs Großprojekte.",
        {
          list: [
            "**Rathaus:** Alle haben es von Anfang an. Hast du vor dem Bauen keine Münze, erhältst du 1 aus der Bank. Es wird weder gekauft noch getauscht und zählt nicht zum Sieg.",
            "**Hafen:** Ist deine Summe 10 oder mehr, darfst du genau 2 dazuzählen, nach einem möglichen zweiten Wurf. Die neue Summe gilt für die Karten aller. Sushibar, Makrelenkutter und Thunfischkutter wirken nur, wenn man einen Hafen hat.",
            "**Flughafen:** Baust du nichts, erhältst du 10 Münzen, auch im Extrazug durch den Freizeitpark.",
            "**Thunfischkutter:** Wirkt er, wirft die Person, die gewürfelt hat, nach allen anderen blauen und grünen Einnahmen einmal zwei Würfel. Jeder Besitzer mit Hafen erhält diese Summe je Kutter. Sonst bewirkt dieser Wurf nichts.",
            "**Finanzamt:** nimmt allen, die in diesem Augenblick 10 oder mehr haben, die Hälfte der Münzen, abgerundet.",
            "**Verlag:** von allen anderen je 1 Münze für jede ihrer roten Karten, jede Bäckerei, jeden Mini-Markt und jeden Blumenladen.",
          ],
        },
        { picture: "plus" },
        {
          example:
            "Eine 9: Zuerst werden Familienrestaurants bezahlt, dann Bergwerke, dann nimmt dein Finanzamt die Hälfte von allen, die nun 10 oder mehr haben: 10 von jemandem mit 21.",
        },
      ],
    },
    {
      id: "options",
      title: "Varianten",
      parts: [
        {
          list: [
            "**Alles** (Standard): Alle Karten sind von Anfang an zu haben.",
            "**Zehn Arten:** Alle Karten bilden einen gemischten Stapel. Aufgedeckt wird, Gleiches auf einen Stapel, bis zehn verschiedene Arten daliegen. Sind es weniger, werden sofort neue aufgedeckt, bis es wieder zehn sind oder der Stapel leer ist. Eine lila Karte, die alle schon haben, verlässt die Auslage; das haben wir so entschieden, die Spielregel sagt nichts dazu.",
            "**Ein Extrazug** (Standard) oder **Immer weiter:** Dann gibt auch ein Pasch im Extrazug noch einen Zug.",
          ],
        },
      ],
    },
  ],
} satisfies Rules;
