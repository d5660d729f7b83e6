import type { Rules } from "../../rules";

export default {
  lead: "Open stalls, bring customers, and put a restaurant next door at the right moment: whoever has the most coins when the market is full wins.",
  sections: [
    {
      id: "market",
      title: "The market",
      parts: [
        "The market has 25 squares: columns **a** to **e** from left to right, rows **1** to **5** from top to bottom. At both ends of every row and every column is an **entrance**, 20 in all: **Na** to **Ne** above, **Sa** to **Se** below, **W1** to **W5** on the left, **E1** to **E5** on the right.",
        {
          picture: "goods",
          text: "Stalls sell one of five goods: fish, flowers, tomatoes, meat or grapes. There are 35 stall tiles, seven of each good.",
        },
        {
          picture: "restaurants",
          text: "A restaurant makes the stalls beside it worth more. Each kind improves one good, the pub improves all five. There are two of each kind.",
        },
        {
          picture: "customers",
          text: "Customer tiles show 1 to 4 customers and what they want. Most want two goods; tiles with 4 customers want a single one. There are 35: ten each with 1, 2 and 3 customers, five with 4.",
        },
        "Every player has eight **wooden stalls** in their colour, so nobody can have more than eight stalls on the market.",
      ],
    },
    {
      id: "setup",
      title: "Set-up",
      parts: [
        {
          list: [
            "One pub is put aside. The other eleven restaurants are laid **closed** (grey side up) on the marked squares at random.",
            "Three stall tiles from the bag form the **display**. Every player gets three more; they lie open for all to see.",
            "The customer tiles are shuffled in four stacks, by number of customers. Three tiles of each stack are **on offer**.",
            "Every player starts with 1 coin. The first seat begins, then turns go round in seat order. With four players, the last in turn order also gets the pub that was put aside.",
          ],
        },
      ],
    },
    {
      id: "turn",
      title: "Your turn",
      parts: [
        "On your turn you do exactly one of four things:",
        {
          list: [
            "**open a stall**,",
            "**bring customers**,",
            "**open a restaurant** that you hold,",
            "**take a coin**.",
          ],
        },
        "If your three stall tiles are all of the same good, you may exchange them before that: draw three new ones from the bag, then put the old ones back. If the new three are alike again, you may exchange again. It works only while the bag has at least three tiles that are not all of that good, and you have a wooden stall left.",
      ],
    },
    {
      id: "stall",
      title: "Open a stall",
      parts: [
        "Put one of your three tiles on any square that has neither a stall nor an open restaurant, with a wooden stall on it. If a **closed restaurant** lies there, take it: it is yours to open later.",
        "It costs 1 coin for every stall in its row or in its column, **whichever has more**, the new one included.",
        {
          picture: "cost",
          text: "Two stalls are already in the row, one in the column: the new stall is the third of its row and costs 3.",
        },
        "Customers who are already at the four ends of its row and column pay the new stall at once if they want its good. This income comes **before** the cost: you only need enough coins together with it.",
        {
          example:
            "A stall that would be the fourth of its row costs 4. If it earns 16 at once, you may open it without a single coin, and are 12 up.",
        },
        "Then take one of the tiles on display; the display is refilled from the bag. If all three on display are of the same good, you may first have them exchanged, under the same condition for the bag. When the bag is empty nothing is refilled; when the display is empty too you take nothing.",
      ],
    },
    {
      id: "customers",
      title: "Bring customers",
      parts: [
        "Put any customer tile on offer at an empty entrance. Its row or column must have",
        {
          list: [
            "at least **as many stalls as the tile has customers**, whoever owns them, and",
            "at least one stall **of yours** that sells something they want.",
          ],
        },
        "Every stall in the line that sells a wanted good earns for its owner, **other players’ stalls as well**. The offer is refilled from the same stack as long as it lasts.",
        {
          picture: "line",
          text: "Two customers want flowers and fish. The flowers are beside a pub and a tea house, so they are worth 3: 2 × 3 = 6 coins. The fish has no restaurant beside it: 2 × 1 = 2 coins for its owner.",
        },
      ],
    },
    {
      id: "restaurant",
      title: "Open a restaurant",
      parts: [
        "Put a restaurant that you hold, open, on any square without a stall and without an open restaurant. A closed one that lies there is yours. You get **1 coin**.",
        "From now on it makes every matching stall beside it worth more, whoever owns it. Nothing is paid again: customers who are already there have paid.",
        "A restaurant that you still hold at the end costs you 1 coin.",
      ],
    },
    {
      id: "coin",
      title: "Take a coin",
      parts: [
        "Take 1 coin from the bank. If all players do so one after the other without a break, the game ends at once. With two players each has to do it twice: four coins in a row. Exchanging tiles does not break the row.",
      ],
    },
    {
      id: "value",
      title: "What a stall earns",
      parts: [
        "A stall is worth **1, plus 1 for every open restaurant beside it** (above, below, left or right) that improves its good. It earns its value times the number of customers.",
        {
          list: [
            "When **customers** come: every matching stall of the line, once.",
            "When a **stall** opens: that stall alone, once for each matching customer tile at the four ends of its row and column.",
          ],
        },
        {
          picture: "value",
          text: "A fish stall beside a sushi bar is worth 2. One customer above and three on the left want fish: 2 × 1 + 2 × 3 = 8 coins. If it costs 4, that leaves 4.",
        },
      ],
    },
    {
      id: "end",
      title: "The end",
      parts: [
        "The end is triggered when, after a turn,",
        {
          list: [
            "a stall or a restaurant was placed and **at most 4 squares** are free (a closed restaurant counts as free), or",
            "customers were brought and **at most 4 entrances** are empty.",
          ],
        },
        "Everybody else then has one more turn. Each restaurant that has not been opened costs its owner 1 coin. Most coins win; a tie goes to whoever has more stalls on the market; if that is equal too, the win is shared.",
      ],
    },
    {
      id: "options",
      title: "Options",
      parts: [
        {
          list: [
            "**Hidden coins** (default): you do not see the coins of the others until the end. **Open coins**: everybody’s coins are shown.",
            "**Closed restaurants visible** (default): their grey side shows what they are. **Secret**: you only learn it when somebody takes the tile.",
          ],
        },
      ],
    },
    {
      id: "solo",
      title: "The solo campaign",
      parts: [
        "Nine challenges for one player, each set up as usual. **You may never take a coin.** A challenge ends when the end is triggered or when there is nothing left that you could do. The result is your coins at the end, unless the challenge says otherwise.",
        "Each challenge gives 1, 2 or 3 fame at its three thresholds. If a single move earns 32 coins or more, you get 2 more fame, once per campaign. So 29 is the most there is.",
        { picture: "challenges" },
        {
          steps: [
            "**The Specialist.** After set-up, name one good. Only its stalls earn. Restaurants still give 1 coin.",
            "**The Long Game.** Only what tiles with 4 customers paid counts, without what you started with and without a cost for held restaurants.",
            "**Catering to Couples.** No tiles with 3 or 4 customers, and at most 2 stalls in any row or column.",
            "**The Third Wheel.** Only tiles with 3 customers. You start with 4 coins.",
            "**Last Call.** Only one random tile each with 1, 2 and 3 customers and four with 4. To score fame you must place at least three of the tiles with 4.",
            "**Customers in Line.** Only one random tile each with 1, 2, 3 and 4 customers. You start with 2 coins. A tile may only go where its row or column sells everything it wants.",
            "**The Crowded Market.** All 20 entrances are filled: 1 customer in the north, 2 in the east, 3 in the south, 4 in the west. A tile pays nothing while its line has fewer stalls than it has customers. With the stall that completes it, it pays for every matching stall of the line; later for each new matching stall. This income counts when you open a stall. It ends with your eighth stall.",
            "**Pub Crawl.** You start with the pub that was put aside. Stalls and pubs may not go on a closed restaurant other than the pub. (Other restaurants may.) What is closed is visible here in any case.",
            "**The Marquis of Lisboa.** Random tiles with 1 customer are at Na, Nc and Ne; nobody else comes in from the north, and Nb and Nd do not count as empty. Stalls only go in columns a, c and e, and only of goods that the column’s northern customer wants. Restaurants may go anywhere.",
          ],
        },
      ],
    },
    {
      id: "decided",
      title: "What we had to decide",
      parts: [
        "Which goods the customer tiles want and which squares are marked for restaurants can only be seen on the printed parts. Here every set of ten tiles has each pair of goods once and the five tiles with 4 customers want one good each; the marked squares are a1, c1, b2, d2, a3, c3, e3, b4, d4, c5 and e5.",
      ],
    },
  ],
} satisfies Rules;
