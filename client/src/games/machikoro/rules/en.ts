import type { Rules } from "../../rules";

export default {
  lead: "Roll, collect, build: whoever first completes all landmarks of their town wins.",
  sections: [
    {
      id: "goal",
      title: "What it is about",
      parts: [
        "You are the mayor of a small town that has a wheat field and a bakery. Every roll of the dice makes establishments pay. With the coins you build more of them, and in the end the **landmarks**: four in the base game, six with Machi Koro Plus. The first to have them all wins at once.",
      ],
    },
    {
      id: "cards",
      title: "Four colours of cards",
      parts: [
        "Every establishment has a number or a range: it acts when the total of the dice is one of them. With two dice only the total counts, not each die. **Its colour says for whom.**",
        { picture: "colours" },
        "Each card acts once for every copy that you own: two bakeries pay twice. Some cards pay for other cards that you own; their text names them.",
      ],
    },
    {
      id: "setup",
      title: "Set-up",
      parts: [
        "Every player starts with a wheat field, a bakery and 3 coins. The first seat begins. The landmarks are not built yet. In the market lie six copies of each blue, green and red card and five of each purple one. The bank never runs out of coins; everybody’s coins are open.",
      ],
    },
    {
      id: "income",
      title: "Your turn: roll and collect",
      parts: [
        "Roll one die. With the **train station** you may choose one or two each time.",
        "Then the cards act, always in this order:",
        {
          steps: [
            "**Red.** You pay the others for their red cards: counter-clockwise, starting with the player before you, each as far as your coins go. Whatever you cannot pay is written off.",
            "**Blue and green.** Everybody’s blue cards pay from the bank, and so do your own green ones.",
            "**Purple.** Your own purple cards take from the others, never more than they have. On a 6 first the stadium, then the TV station, then the business centre.",
          ],
        },
        {
          example:
            "You have no coins and roll a 3 with two bakeries; another player has a café. Nothing is paid for the café, then the bakeries give you 2.",
        },
        {
          example:
            "You have 3 coins and roll a 3. The next player has three cafés, the one before you has two: that one gets 2 coins, the next player the remaining 1.",
        },
      ],
    },
    {
      id: "build",
      title: "Your turn: build",
      parts: [
        "You may build **one** thing: an establishment from the market or a landmark. Pay its price to the bank. You may also build nothing. Of each purple card you may own only one.",
        "Then it is the next player’s turn.",
      ],
    },
    {
      id: "landmarks",
      title: "Landmarks",
      parts: ["They win the game, and each of them helps from the moment it stands.", { picture: "landmarks" }],
    },
    {
      id: "details",
      title: "Details worth knowing",
      parts: [
        {
          list: [
            "**Shopping mall:** your bakeries, convenience stores, flower shops and all your red cards pay 1 more each time they act: bakery 2, convenience store 4, café 2, family restaurant 3, sushi bar 4, pizza joint and hamburger stand 2. The flower shop pays 2 for each flower garden. The publisher is not raised.",
            "**Radio tower:** once a turn you may roll again, with the same number of dice. The second roll counts.",
            "**Amusement park:** a double with two dice gives you another turn after this one, if you already had the park when you rolled. A double in that extra turn gives no third one, unless the option says so.",
            "**Business centre:** the exchange is voluntary. Purple cards are never exchanged, and both sides need a card to give.",
          ],
        },
      ],
    },
    {
      id: "all",
      title: "All establishments",
      parts: [{ picture: "cards" }],
    },
    {
      id: "plus",
      title: "Machi Koro Plus",
      parts: [
        "With Plus there are ten more establishments, two more landmarks and the **city hall**. Now six landmarks win.",
        {
          list: [
            "**City hall:** everybody has one from the start. If you have no coins before building, take 1 from the bank. It cannot be bought or exchanged and does not count towards winning.",
            "**Harbour:** if your total is 10 or more you may add exactly 2, after a possible second roll. The new total counts for everybody’s cards. Sushi bar, mackerel boat and tuna boat only work for owners with a harbour.",
            "**Airport:** if you build nothing, you get 10 coins, in an extra turn of the amusement park as well.",
            "**Tuna boat:** when it acts, the roller throws two dice once, after all other blue and green income. Every owner with a harbour gets that total for each tuna boat. This throw does nothing else.",
            "**Tax office:** takes half of the coins, rounded down, from everyone who has 10 or more at that moment.",
            "**Publisher:** from every other player 1 coin for each of their red cards, bakeries, convenience stores and flower shops.",
          ],
        },
        { picture: "plus" },
        {
          example:
            "A total of 9: first family restaurants are paid, then mines, then your tax office takes half from those who have 10 or more now: 10 from somebody with 21.",
        },
      ],
    },
    {
      id: "options",
      title: "Options",
      parts: [
        {
          list: [
            "**Everything** (default): all cards can be bought from the start.",
            "**Ten kinds:** all cards form one shuffled deck. Cards are turned up, equal ones in one pile, until ten different kinds lie there. Whenever there are fewer, new ones are turned up at once until there are ten again or the deck is empty. A purple card that everybody owns already leaves the market; we decided so, since the rulebook is silent.",
            "**One extra turn** (default) or **again and again:** then a double in the extra turn gives yet another turn.",
          ],
        },
      ],
    },
  ],
} satisfies Rules;
