import type { Rules } from "../../rules";

export default {
  lead: "Lancez, encaissez, construisez : le premier à achever tous les monuments de sa ville gagne.",
  sections: [
    {
      id: "goal",
      title: "Le but du jeu",
      parts: [
        "Vous dirigez une petite ville dotée de champs de blé et d’une boulangerie. Chaque lancer fait gagner de l’argent aux établissements. Avec ces pièces, vous en construisez d’autres, puis les **monuments** : quatre dans le jeu de base, six avec Machi Koro Plus. Le premier à tous les avoir gagne aussitôt.",
      ],
    },
    {
      id: "cards",
      title: "Quatre couleurs de cartes",
      parts: [
        "Chaque établissement porte un nombre ou une plage : il agit quand le total des dés en fait partie. Avec deux dés, seul le total compte, pas chaque dé. **Sa couleur dit pour qui.**",
        { picture: "colours" },
        "Chaque carte agit une fois par exemplaire : deux boulangeries paient deux fois. Certaines cartes paient pour d’autres cartes que vous possédez ; leur texte les nomme.",
      ],
    },
    {
      id: "setup",
      title: "Mise en place",
      parts: [
        "Chacun commence avec des champs de blé, une boulangerie et 3 pièces. La première place commence. Les monuments ne sont pas encore construits. La réserve contient six exemplaires de chaque carte bleue, verte et rouge, et cinq de chaque carte violette. La banque ne manque jamais de pièces ; celles de chacun sont visibles.",
      ],
    },
    {
      id: "income",
      title: "Votre tour : lancer et encaisser",
      parts: [
        "Lancez un dé. Avec la **gare**, vous choisissez chaque fois un ou deux dés.",
        "Les cartes agissent ensuite, toujours dans cet ordre :",
        {
          steps: [
            "**Rouges.** Vous payez les autres pour leurs cartes rouges : dans le sens antihoraire, en commençant par le joueur juste avant vous, chacun tant que vous avez des pièces. Le reste de la dette est annulé.",
            "**Bleues et vertes.** Les cartes bleues de tous paient depuis la banque, ainsi que vos propres cartes vertes.",
            "**Violettes.** Vos propres cartes violettes prennent aux autres, jamais plus qu’ils n’ont. Sur un 6 : le stade, puis la chaîne de télévision, puis le centre d’affaires.",
          ],
        },
        {
          example:
            "Vous n’avez aucune pièce et obtenez 3 avec deux boulangeries ; un autre joueur a un café. Rien n’est payé pour le café, puis les boulangeries vous donnent 2.",
        },
        {
          example:
            "Vous avez 3 pièces et obtenez 3. Le joueur suivant a trois cafés, celui d’avant en a deux : celui d’avant reçoit 2 pièces, le suivant la dernière.",
        },
      ],
    },
    {
      id: "build",
      title: "Votre tour : construire",
      parts: [
        "Vous pouvez construire **une** seule carte : un établissement de la réserve ou un monument. Payez son prix à la banque. Vous pouvez aussi ne rien construire. De chaque carte violette, vous ne pouvez avoir qu’un exemplaire.",
        "C’est ensuite au joueur suivant.",
      ],
    },
    {
      id: "landmarks",
      title: "Les monuments",
      parts: ["Ils font gagner la partie, et chacun aide dès qu’il est construit.", { picture: "landmarks" }],
    },
    {
      id: "details",
      title: "Bon à savoir",
      parts: [
        {
          list: [
            "**Centre commercial :** vos boulangeries, supérettes, fleuristes et toutes vos cartes rouges rapportent 1 de plus à chaque fois : boulangerie 2, supérette 4, café 2, restaurant 3, bar à sushi 4, pizzeria et stand de hamburgers 2. Le fleuriste paie 2 par champ de fleurs. La maison d’édition ne rapporte pas davantage.",
            "**Tour radio :** une fois par tour, vous pouvez relancer avec autant de dés. C’est le second lancer qui compte.",
            "**Parc d’attractions :** un double avec deux dés vous donne un autre tour, si le parc existait au moment du lancer. Un double dans ce tour n’en donne pas un troisième, sauf si l’option le prévoit.",
            "**Centre d’affaires :** l’échange est facultatif. Les cartes violettes ne s’échangent jamais, et chacun doit avoir une carte à donner.",
          ],
        },
      ],
    },
    {
      id: "all",
      title: "Tous les établissements",
      parts: [{ picture: "cards" }],
    },
    {
      id: "plus",
      title: "Machi Koro Plus",
      parts: [
        "Plus ajoute dix établissements, deux monuments et l’**hôtel de ville**. Il faut désormais six monuments pour gagner.",
        {
          list: [
            "**Hôtel de ville :** chacun l’a dès le départ. Si vous n’avez aucune pièce avant de construire, prenez-en 1 à la banque. Il ne s’achète pas, ne s’échange pas et ne compte pas pour la victoire.",
            "**Port :** si votre total est de 10 ou plus, vous pouvez ajouter exactement 2, après une éventuelle relance. Le nouveau total vaut pour les cartes de tous. Le bar à sushi, le maquereautier et le thonier n’agissent que si leur propriétaire a un port.",
            "**Aéroport :** si vous ne construisez rien, vous recevez 10 pièces, y compris pendant le tour supplémentaire du parc d’attractions.",
            "**Thonier :** quand il agit, le joueur actif lance une fois deux dés, après tous les autres revenus bleus et verts. Chaque propriétaire avec un port reçoit ce total par thonier. Ce lancer n’a pas d’autre effet.",
            "**Centre des impôts :** prend la moitié des pièces, arrondie à l’inférieur, à tous ceux qui en ont alors 10 ou plus.",
            "**Maison d’édition :** de chaque autre joueur, 1 pièce pour chaque carte rouge, boulangerie, supérette et fleuriste qu’il possède.",
          ],
        },
        { picture: "plus" },
        {
          example:
            "Un 9 : on paie d’abord les restaurants, puis les mines, puis votre centre des impôts prend la moitié à ceux qui ont alors 10 pièces ou plus : 10 à quelqu’un qui en a 21.",
        },
      ],
    },
    {
      id: "options",
      title: "Options",
      parts: [
        {
          list: [
            "**Tout** (par défaut) : toutes les cartes sont disponibles dès le début.",
            "**Dix sortes :** toutes les cartes forment une pioche mélangée. On en révèle, les identiques en une pile, jusqu’à dix sortes différentes. Dès qu’il y en a moins, on complète aussitôt jusqu’à dix, tant que la pioche n’est pas vide. Une carte violette que tout le monde possède quitte la réserve ; nous l’avons décidé ainsi, la règle n’en dit rien.",
            "**Un tour de plus** (par défaut) ou **encore et encore :** un double dans le tour supplémentaire donne alors encore un tour.",
          ],
        },
      ],
    },
  ],
} satisfies Rules;
