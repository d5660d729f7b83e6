// Written by `python -m feira.web.types` from constants of the server: change those.

/** The levels of computer players, from the weakest to the strongest. */
export const LEVELS = ["easy", "medium", "hard", "master"] as const;

/** The components of each game. */
export const CATALOGUE = {
  "mercado": {
    "goods": [
      "fish",
      "flower",
      "tomato",
      "meat",
      "grape"
    ],
    "restaurants": [
      {
        "restaurant": "pub",
        "good": null
      },
      {
        "restaurant": "sushi",
        "good": "fish"
      },
      {
        "restaurant": "tea",
        "good": "flower"
      },
      {
        "restaurant": "pizza",
        "good": "tomato"
      },
      {
        "restaurant": "burger",
        "good": "meat"
      },
      {
        "restaurant": "wine",
        "good": "grape"
      }
    ],
    "improvement": 1,
    "wooden_stalls": 8,
    "best_move_needed": 32,
    "fours_needed": 3,
    "customers_most": 4,
    "challenges": 9
  },
  "machikoro": {
    "cards": [
      {
        "card": "wheat-field",
        "low": 1,
        "high": 1,
        "colour": "blue",
        "icon": "wheat",
        "cost": 1,
        "plus": false,
        "copies": 6
      },
      {
        "card": "ranch",
        "low": 2,
        "high": 2,
        "colour": "blue",
        "icon": "cow",
        "cost": 1,
        "plus": false,
        "copies": 6
      },
      {
        "card": "bakery",
        "low": 2,
        "high": 3,
        "colour": "green",
        "icon": "bread",
        "cost": 1,
        "plus": false,
        "copies": 6
      },
      {
        "card": "cafe",
        "low": 3,
        "high": 3,
        "colour": "red",
        "icon": "cup",
        "cost": 2,
        "plus": false,
        "copies": 6
      },
      {
        "card": "convenience-store",
        "low": 4,
        "high": 4,
        "colour": "green",
        "icon": "bread",
        "cost": 2,
        "plus": false,
        "copies": 6
      },
      {
        "card": "forest",
        "low": 5,
        "high": 5,
        "colour": "blue",
        "icon": "gear",
        "cost": 3,
        "plus": false,
        "copies": 6
      },
      {
        "card": "stadium",
        "low": 6,
        "high": 6,
        "colour": "purple",
        "icon": "tower",
        "cost": 6,
        "plus": false,
        "copies": 5
      },
      {
        "card": "tv-station",
        "low": 6,
        "high": 6,
        "colour": "purple",
        "icon": "tower",
        "cost": 7,
        "plus": false,
        "copies": 5
      },
      {
        "card": "business-center",
        "low": 6,
        "high": 6,
        "colour": "purple",
        "icon": "tower",
        "cost": 8,
        "plus": false,
        "copies": 5
      },
      {
        "card": "cheese-factory",
        "low": 7,
        "high": 7,
        "colour": "green",
        "icon": "factory",
        "cost": 5,
        "plus": false,
        "copies": 6
      },
      {
        "card": "furniture-factory",
        "low": 8,
        "high": 8,
        "colour": "green",
        "icon": "factory",
        "cost": 3,
        "plus": false,
        "copies": 6
      },
      {
        "card": "mine",
        "low": 9,
        "high": 9,
        "colour": "blue",
        "icon": "gear",
        "cost": 6,
        "plus": false,
        "copies": 6
      },
      {
        "card": "family-restaurant",
        "low": 9,
        "high": 10,
        "colour": "red",
        "icon": "cup",
        "cost": 3,
        "plus": false,
        "copies": 6
      },
      {
        "card": "apple-orchard",
        "low": 10,
        "high": 10,
        "colour": "blue",
        "icon": "wheat",
        "cost": 3,
        "plus": false,
        "copies": 6
      },
      {
        "card": "fruit-market",
        "low": 11,
        "high": 12,
        "colour": "green",
        "icon": "fruit",
        "cost": 2,
        "plus": false,
        "copies": 6
      },
      {
        "card": "sushi-bar",
        "low": 1,
        "high": 1,
        "colour": "red",
        "icon": "cup",
        "cost": 2,
        "plus": true,
        "copies": 6
      },
      {
        "card": "flower-garden",
        "low": 4,
        "high": 4,
        "colour": "blue",
        "icon": "wheat",
        "cost": 2,
        "plus": true,
        "copies": 6
      },
      {
        "card": "flower-shop",
        "low": 6,
        "high": 6,
        "colour": "green",
        "icon": "bread",
        "cost": 1,
        "plus": true,
        "copies": 6
      },
      {
        "card": "pizza-joint",
        "low": 7,
        "high": 7,
        "colour": "red",
        "icon": "cup",
        "cost": 1,
        "plus": true,
        "copies": 6
      },
      {
        "card": "publisher",
        "low": 7,
        "high": 7,
        "colour": "purple",
        "icon": "tower",
        "cost": 5,
        "plus": true,
        "copies": 5
      },
      {
        "card": "hamburger-stand",
        "low": 8,
        "high": 8,
        "colour": "red",
        "icon": "cup",
        "cost": 1,
        "plus": true,
        "copies": 6
      },
      {
        "card": "mackerel-boat",
        "low": 8,
        "high": 8,
        "colour": "blue",
        "icon": "boat",
        "cost": 2,
        "plus": true,
        "copies": 6
      },
      {
        "card": "tax-office",
        "low": 8,
        "high": 9,
        "colour": "purple",
        "icon": "tower",
        "cost": 4,
        "plus": true,
        "copies": 5
      },
      {
        "card": "food-warehouse",
        "low": 12,
        "high": 13,
        "colour": "green",
        "icon": "factory",
        "cost": 2,
        "plus": true,
        "copies": 6
      },
      {
        "card": "tuna-boat",
        "low": 12,
        "high": 14,
        "colour": "blue",
        "icon": "boat",
        "cost": 5,
        "plus": true,
        "copies": 6
      }
    ],
    "landmarks": [
      {
        "landmark": "station",
        "cost": 4,
        "plus": false
      },
      {
        "landmark": "mall",
        "cost": 10,
        "plus": false
      },
      {
        "landmark": "park",
        "cost": 16,
        "plus": false
      },
      {
        "landmark": "radio-tower",
        "cost": 22,
        "plus": false
      },
      {
        "landmark": "harbour",
        "cost": 2,
        "plus": true
      },
      {
        "landmark": "airport",
        "cost": 30,
        "plus": true
      }
    ]
  }
} as const;
