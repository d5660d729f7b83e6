import type { Rules } from "../../rules";

export default {
  lead: "Ouvrez des stands, attirez des clients et placez un restaurant à côté au bon moment : la personne qui a le plus de pièces quand le marché est plein gagne.",
  sections: [
    {
      id: "market",
      title: "Le marché",
      parts: [
        "Le marché compte 25 cases : colonnes **a** à **e** de gauche à droite, rangées **1** à **5** de haut en bas. À chaque bout de chaque rangée et de chaque colonne se trouve une **entrée**, 20 en tout : **Na** à **Ne** en haut, **Sa** à **Se** en bas, **W1** à **W5** à gauche, **E1** à **E5** à droite.",
        {
          picture: "goods",
          text: "Un stand vend l’un des cinq produits : poisson, fleurs, tomates, viande ou raisin. Il y a 35 tuiles Stand, sept par produit.",
        },
        {
          picture: "restaurants",
          text: "Un restaurant augmente la valeur des stands voisins. Chaque type améliore les stands d’un produit, le bar tous les stands. Il y en a deux de chaque type.",
        },
        {
          picture: "customers",
          text: "Une tuile Client montre de 1 à 4 clients et ce qu’ils veulent. La plupart veulent deux produits ; celles à 4 clients n’en veulent qu’un. Il y en a 35 : dix à 1, dix à 2 et dix à 3 clients, cinq à 4.",
        },
        "Chacun possède huit **stands en bois** de sa couleur : personne ne peut donc avoir plus de huit stands sur le marché.",
      ],
    },
    {
      id: "setup",
      title: "Mise en place",
      parts: [
        {
          list: [
            "Un bar est mis de côté. Les onze autres restaurants sont placés au hasard, **fermés**, sur les cases marquées.",
            "Trois tuiles Stand tirées du sac forment l’**offre**. Chacun en reçoit trois autres, visibles de tous.",
            "Les tuiles Client sont mélangées en quatre piles, selon le nombre de clients. Trois tuiles de chaque pile sont **disponibles**.",
            "Chacun commence avec 1 pièce. La première place commence, puis on joue dans l’ordre des places. À quatre, le dernier joueur reçoit aussi le bar mis de côté.",
          ],
        },
      ],
    },
    {
      id: "turn",
      title: "Votre tour",
      parts: [
        "À votre tour, vous faites exactement une de ces quatre actions :",
        {
          list: [
            "**ouvrir un stand**,",
            "**attirer des clients**,",
            "**ouvrir un restaurant** que vous possédez,",
            "**prendre une pièce**.",
          ],
        },
        "Si vos trois tuiles Stand sont du même produit, vous pouvez d’abord les remplacer : piochez-en trois nouvelles, puis remettez les anciennes dans le sac. Si les nouvelles sont encore identiques, vous pouvez recommencer. Il faut que le sac contienne au moins trois tuiles qui ne soient pas toutes de ce produit, et qu’il vous reste un stand en bois.",
      ],
    },
    {
      id: "stall",
      title: "Ouvrir un stand",
      parts: [
        "Placez l’une de vos trois tuiles sur une case sans stand ni restaurant ouvert, avec un stand en bois dessus. S’il s’y trouve un **restaurant fermé**, prenez-le : vous pourrez l’ouvrir plus tard.",
        "Le coût est de 1 pièce par stand présent dans la rangée ou dans la colonne, **là où il y en a le plus**, le nouveau compris.",
        {
          picture: "cost",
          text: "Il y a déjà deux stands dans la rangée et un dans la colonne : le nouveau est le troisième de sa rangée et coûte 3.",
        },
        "Les clients déjà présents aux quatre bouts de sa rangée et de sa colonne rapportent aussitôt de l’argent au nouveau stand s’ils veulent son produit. Ce gain arrive **avant** le paiement : il suffit que vos pièces et ce gain couvrent le coût.",
        {
          example:
            "Un stand qui serait le quatrième de sa rangée coûte 4. S’il rapporte 16 tout de suite, vous pouvez l’ouvrir sans aucune pièce, et il vous en reste 12.",
        },
        "Prenez ensuite une tuile de l’offre, qui est complétée depuis le sac. Si ses trois tuiles sont identiques, vous pouvez d’abord les faire remplacer, à la même condition pour le sac. Si le sac est vide, rien n’est complété ; si l’offre est vide aussi, vous ne prenez rien.",
      ],
    },
    {
      id: "customers",
      title: "Attirer des clients",
      parts: [
        "Placez une tuile Client disponible à une entrée libre. Sa rangée ou sa colonne doit compter",
        {
          list: [
            "au moins **autant de stands que la tuile a de clients**, quel que soit leur propriétaire, et",
            "au moins un de **vos** stands vendant quelque chose qu’ils veulent.",
          ],
        },
        "Chaque stand de cette rangée ou colonne qui vend un produit voulu rapporte à son propriétaire, **y compris ceux des autres**. On complète depuis la même pile tant qu’elle dure.",
        {
          picture: "line",
          text: "Deux clients veulent des fleurs et du poisson. Les fleurs sont à côté d’un bar et d’un salon de thé, elles valent donc 3 : 2 × 3 = 6 pièces. Le poisson n’a pas de restaurant à côté : 2 × 1 = 2 pièces pour son propriétaire.",
        },
      ],
    },
    {
      id: "restaurant",
      title: "Ouvrir un restaurant",
      parts: [
        "Placez un restaurant que vous possédez, ouvert, sur une case sans stand ni restaurant ouvert. Un restaurant fermé qui s’y trouve est à vous. Vous recevez **1 pièce**.",
        "Désormais il augmente la valeur de chaque stand voisin concerné, quel que soit son propriétaire. Rien n’est payé une seconde fois : les clients déjà là ont payé.",
        "Un restaurant que vous avez encore à la fin vous coûte 1 pièce.",
      ],
    },
    {
      id: "coin",
      title: "Prendre une pièce",
      parts: [
        "Prenez 1 pièce à la banque. Si tout le monde le fait à la suite sans interruption, la partie s’arrête aussitôt. À deux, chacun doit le faire deux fois : quatre pièces d’affilée. Remplacer des tuiles n’interrompt pas la série.",
      ],
    },
    {
      id: "value",
      title: "Ce que rapporte un stand",
      parts: [
        "Un stand vaut **1, plus 1 par restaurant ouvert voisin** (au-dessus, au-dessous, à gauche ou à droite) qui améliore son produit. Il rapporte sa valeur multipliée par le nombre de clients.",
        {
          list: [
            "Quand des **clients** arrivent : chaque stand concerné de la rangée ou de la colonne, une fois.",
            "Quand un **stand** ouvre : ce stand seulement, une fois pour chaque tuile Client concernée aux quatre bouts de sa rangée et de sa colonne.",
          ],
        },
        {
          picture: "value",
          text: "Un stand de poisson à côté d’un bar à sushi vaut 2. Un client au-dessus et trois à gauche veulent du poisson : 2 × 1 + 2 × 3 = 8 pièces. S’il coûte 4, il en reste 4.",
        },
      ],
    },
    {
      id: "end",
      title: "La fin",
      parts: [
        "La fin est déclenchée si, après un tour,",
        {
          list: [
            "un stand ou un restaurant a été placé et **4 cases au plus** sont libres (un restaurant fermé compte comme libre), ou",
            "des clients ont été attirés et **4 entrées au plus** sont libres.",
          ],
        },
        "Tous les autres joueurs jouent alors encore un tour. Chaque restaurant non placé coûte 1 pièce. Le joueur qui a le plus de pièces gagne ; en cas d’égalité, celui qui a le plus de stands sur le marché ; s’il y a toujours égalité, la victoire est partagée.",
      ],
    },
    {
      id: "options",
      title: "Options",
      parts: [
        {
          list: [
            "**Pièces cachées** (par défaut) : on ne voit les pièces des autres qu’à la fin. **Pièces visibles** : les pièces de chacun sont montrées.",
            "**Type visible** (par défaut) : la face grise des restaurants fermés montre leur type. **Type secret** : on ne l’apprend que lorsque quelqu’un prend la tuile.",
          ],
        },
      ],
    },
    {
      id: "solo",
      title: "La campagne solo",
      parts: [
        "Neuf défis pour une personne, chacun avec la mise en place habituelle. **Vous ne pouvez jamais prendre une pièce.** Un défi s’arrête quand la fin est déclenchée ou quand vous n’avez plus aucun coup possible. Le résultat est votre nombre de pièces à la fin, sauf indication contraire.",
        "Chaque défi rapporte 1, 2 ou 3 points de prestige selon ses trois seuils. Si un seul coup rapporte 32 pièces ou plus, vous gagnez 2 points de plus, une fois par campagne. Le maximum est donc 29.",
        { picture: "challenges" },
        {
          steps: [
            "**Le Spécialiste.** Après la mise en place, choisissez un produit. Seuls ses stands rapportent. Les restaurants donnent toujours 1 pièce.",
            "**Une longue partie.** Seul compte ce qu’ont payé les tuiles à 4 clients, sans les pièces de départ et sans retrait pour les restaurants restants.",
            "**Traiteur pour deux.** Pas de tuiles à 3 ou 4 clients, et au plus 2 stands par rangée et par colonne.",
            "**La troisième roue.** Uniquement des tuiles à 3 clients. Vous commencez avec 4 pièces.",
            "**Dernier appel.** Une seule tuile de chaque, au hasard, à 1, 2 et 3 clients, et quatre à 4. Aucun prestige sans au moins trois tuiles à 4 clients placées.",
            "**Clients en file d’attente.** Une seule tuile de chaque, au hasard, à 1, 2, 3 et 4 clients. Vous commencez avec 2 pièces. Une tuile ne peut être placée que si la rangée ou la colonne contient tous les éléments demandés.",
            "**Le marché bondé.** Les 20 entrées sont occupées : 1 client au nord, 2 à l’est, 3 au sud, 4 à l’ouest. Une tuile ne paie rien tant que sa rangée ou sa colonne compte moins de stands qu’elle n’a de clients. Avec le stand qui la complète, elle paie pour chaque stand concerné ; ensuite pour chaque nouveau stand concerné. Ce gain compte pour ouvrir un stand. Fin avec votre huitième stand.",
            "**Tournée des bars.** Vous commencez avec le bar mis de côté. Stands et bars ne peuvent pas aller sur un restaurant fermé autre que le bar. (Les autres restaurants, si.) Les types fermés sont ici toujours visibles.",
            "**Marquis de Lisboa.** Des tuiles à 1 client, au hasard, sont en Na, Nc et Ne ; plus personne n’entre par le nord, et Nb et Nd ne comptent pas comme libres. Les stands ne vont que dans les colonnes a, c et e, et seulement avec un produit que veut le client au nord de la colonne. Les restaurants vont partout.",
          ],
        },
      ],
    },
    {
      id: "decided",
      title: "Ce que nous avons dû décider",
      parts: [
        "Les produits des tuiles Client et les cases marquées pour les restaurants ne se voient que sur le matériel imprimé. Ici, chaque série de dix tuiles contient une fois chaque paire de produits, et les cinq tuiles à 4 clients veulent un produit chacune ; les cases marquées sont a1, c1, b2, d2, a3, c3, e3, b4, d4, c5 et e5.",
      ],
    },
  ],
} satisfies Rules;
