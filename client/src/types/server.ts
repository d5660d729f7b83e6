// Written by `python -m feira.web.types` from the types of the server: change those.

/** An argument of a message: names, numbers, lists, or objects. */
export type Argument = string | number | boolean | null | Argument[] | { [name: string]: Argument };

/** A message key with its arguments, as in the games' messages. */
export type Event = { key: string; [argument: string]: Argument };

// Mercado de Lisboa.

export type MercadoStage =
  | "setup-closed"
  | "setup-display"
  | "setup-hands"
  | "setup-entrances"
  | "setup-offers"
  | "reveal"
  | "draw-display"
  | "exchange-hand"
  | "exchange-display"
  | "draw-offer"
  | "specialise"
  | "act"
  | "take"
  | "over";

export type SquareName =
  | "a1"
  | "b1"
  | "c1"
  | "d1"
  | "e1"
  | "a2"
  | "b2"
  | "c2"
  | "d2"
  | "e2"
  | "a3"
  | "b3"
  | "c3"
  | "d3"
  | "e3"
  | "a4"
  | "b4"
  | "c4"
  | "d4"
  | "e4"
  | "a5"
  | "b5"
  | "c5"
  | "d5"
  | "e5";

export type Good = "fish" | "flower" | "tomato" | "meat" | "grape";

/** A stall on the market: what a customer pays it is its value. */
export type Stall = {
  good: Good;
  owner: number;
  value: number;
};

export type Restaurant = "pub" | "sushi" | "tea" | "pizza" | "burger" | "wine";

export type ClosedRestaurant = "pub" | "sushi" | "tea" | "pizza" | "burger" | "wine" | "unknown";

/** A square of the market, and what is on it. */
export type Square = {
  square: SquareName;
  stall: Stall | null;
  open: Restaurant | null;
  closed: ClosedRestaurant | null;
};

export type Entrance =
  | "Na"
  | "Nb"
  | "Nc"
  | "Nd"
  | "Ne"
  | "W1"
  | "W2"
  | "W3"
  | "W4"
  | "W5"
  | "Sa"
  | "Sb"
  | "Sc"
  | "Sd"
  | "Se"
  | "E1"
  | "E2"
  | "E3"
  | "E4"
  | "E5";

/** The stalls that a line must have before customers pay, and those that it still lacks. */
export type Awaited = {
  needed: number;
  missing: number;
};

/** Customers at an entrance: how many, the goods they want, and the stalls they wait for. */
export type Customers = {
  customers: number;
  goods: Good[];
  awaited: Awaited | null; // null: they pay at once
};

/** What is in front of a player; the coins of others may be hidden: null. */
export type MercadoPlayer = {
  seat: number;
  coins: number | null;
  hand: Good[];
  held: Restaurant[];
  wooden_stalls: number;
};

/** How much is still to be placed before the end is triggered, of how much in all. */
export type Distance = {
  left: number;
  of: number;
};

/** How many coins were taken in unbroken succession, and how many end the game. */
export type CoinRun = {
  run: number;
  of: number;
};

/** How far the end of the game is; coins are null where they cannot be taken. */
export type EndDistance = {
  squares: Distance;
  entrances: Distance;
  coins: CoinRun | null;
};

export type ChallengeName =
  | "specialist"
  | "long-game"
  | "couples"
  | "third-wheel"
  | "last-call"
  | "customers-in-line"
  | "crowded-market"
  | "pub-crawl"
  | "marquis-of-lisboa";

export type LineName = "a" | "b" | "c" | "d" | "e" | "1" | "2" | "3" | "4" | "5";

/** A column where stalls may stand, and the goods that they may sell. */
export type Column = {
  column: LineName;
  goods: Good[];
};

/** A solo challenge, and where it stands. */
export type ChallengeView = {
  number: number;
  name: ChallengeName;
  thresholds: number[];
  counts: "coins" | "from_fours"; // what the result counts
  standing: number | null; // as much as it counts so far; null: hidden
  tiles_left: number; // customer tiles of the sizes that matter, on offer and in the stacks
  specialty: Good | null;
  from_fours: number;
  fours: number;
  best_move: number;
  full_lines: LineName[]; // challenge 3: lines that may take no more stalls
  columns: Column[]; // challenge 9: where stalls may stand
};

export type MercadoReason = "squares" | "entrances" | "coins" | "no-choice" | "stalls";

/** The end of a game, with more for a challenge and its place on a score sheet. */
export type MercadoResult = {
  over: boolean;
  scores: number[];
  winners: number[];
  reason: MercadoReason | null;
  held_cost: number[];
  result?: number;
  fame?: number;
  best_move?: number;
  fours?: number;
  placed?: Record<string, number>;
};

/** The whole table of Mercado as a seat or a spectator sees it. */
export type MercadoView = {
  options: Record<string, string>;
  stage: MercadoStage;
  turn: number;
  actor: number | "chance" | null;
  market: Square[];
  entrances: Record<Entrance, Customers | "barred" | null>;
  display: Good[];
  bag: Record<Good, number>;
  offer: Good[][][]; // by number of customers, from one: the goods of each tile
  stacks: number[];
  players: MercadoPlayer[];
  free_squares: number;
  empty_entrances: number;
  end: EndDistance;
  last_turns: number | null;
  challenge: ChallengeView | null;
  result: MercadoResult | null;
};

/** An open restaurant that makes a stall worth more. */
export type Beside = {
  kind: Restaurant;
  square: SquareName;
};

/** An event of Mercado de Lisboa. */
export type MercadoEvent =
  | { key: "opened-stall"; seat: number; good: Good; square: SquareName }
  | { key: "paid"; seat: number; coins: number }
  | { key: "earned"; seat: number; coins: number; square: SquareName; entrance: Entrance; value: number; good: Good; customers: number; restaurants: Beside[] }
  | { key: "woken"; entrance: Entrance }
  | { key: "took-restaurant"; seat: number; kind: Restaurant; square: SquareName }
  | { key: "found-restaurant"; seat: number; square: SquareName }
  | { key: "opened-restaurant"; seat: number; kind: Restaurant; square: SquareName; coins: number }
  | { key: "brought"; seat: number; customers: number; goods: Good[]; entrance: Entrance }
  | { key: "took-coin"; seat: number; coins: number }
  | { key: "took-tile"; seat: number; good: Good }
  | { key: "exchanged-hand"; seat: number; good: Good }
  | { key: "exchanged-display"; seat: number; good: Good }
  | { key: "specialised"; seat: number; good: Good }
  | { key: "set-closed"; kind: Restaurant; square: SquareName }
  | { key: "set-customers"; customers: number; goods: Good[]; entrance: Entrance }
  | { key: "drew-display"; good: Good }
  | { key: "dealt"; seat: number; good: Good }
  | { key: "offered"; customers: number; goods: Good[] }
  | { key: "end-near"; seat: number; reason: MercadoReason }
  | { key: "ended"; reason: MercadoReason }
  | { key: "held-cost"; seat: number; coins: number };

/** A choice of Mercado de Lisboa as data. */
export type MercadoAction =
  | { kind: "stall"; good: Good; square: SquareName }
  | { kind: "customers"; customers: number; goods: Good[]; entrance: Entrance }
  | { kind: "restaurant"; restaurant: Restaurant; square: SquareName }
  | { kind: "coin" }
  | { kind: "exchange"; what: "display" | "hand" }
  | { kind: "take"; good: Good }
  | { kind: "specialise"; good: Good }
  | { kind: "closed"; restaurant: Restaurant; square: SquareName }
  | { kind: "display"; good: Good }
  | { kind: "deal"; seat: number; good: Good }
  | { kind: "entrance"; customers: number; goods: Good[]; entrance: Entrance }
  | { kind: "offer"; customers: number; goods: Good[] };

/** How many tiles of a good are in the bag, and the chance that the next one is it. */
export type GoodChance = {
  good: Good;
  left: number;
  chance: number;
};

/** A customer tile that has not been turned up, and the chance that it is the next. */
export type TileChance = {
  goods: Good[];
  left: number;
  chance: number;
};

/** A stack of customer tiles: how many are left, and which they may be. */
export type StackOutlook = {
  customers: number;
  left: number;
  tiles: TileChance[];
};

/** What a closed restaurant of unknown kind may be. */
export type ClosedChance = {
  kind: Restaurant;
  left: number;
  chance: number;
};

/** What chance may bring in Mercado. */
export type MercadoOutlook = {
  bag: GoodChance[];
  stacks: StackOutlook[];
  closed: ClosedChance[];
};

// Machi Koro.

export type MachiKoroStage =
  | "market"
  | "dice"
  | "tuna"
  | "roll"
  | "radio"
  | "add"
  | "tv"
  | "swap"
  | "build"
  | "over";

export type Card =
  | "wheat-field"
  | "ranch"
  | "bakery"
  | "cafe"
  | "convenience-store"
  | "forest"
  | "stadium"
  | "tv-station"
  | "business-center"
  | "cheese-factory"
  | "furniture-factory"
  | "mine"
  | "family-restaurant"
  | "apple-orchard"
  | "fruit-market"
  | "sushi-bar"
  | "flower-garden"
  | "flower-shop"
  | "pizza-joint"
  | "publisher"
  | "hamburger-stand"
  | "mackerel-boat"
  | "tax-office"
  | "food-warehouse"
  | "tuna-boat";

export type Colour = "blue" | "green" | "red" | "purple";

export type Icon =
  | "wheat"
  | "cow"
  | "bread"
  | "cup"
  | "gear"
  | "tower"
  | "factory"
  | "fruit"
  | "boat";

/** Equal cards in the market: they act on totals from low to high. */
export type Pile = {
  card: Card;
  low: number;
  high: number;
  colour: Colour;
  icon: Icon;
  cost: number;
  number: number;
};

export type Landmark = "station" | "mall" | "park" | "radio-tower" | "harbour" | "airport";

/** A player: coins, landmarks built or not, and how many of each establishment. */
export type City = {
  seat: number;
  coins: number;
  landmarks: Partial<Record<Landmark, boolean>>;
  city: Partial<Record<Card, number>>;
};

export type MachiKoroReason = "landmarks";

/** The end of a game: landmarks built, and who won. */
export type MachiKoroResult = {
  over: boolean;
  scores: number[];
  winners: number[];
  reason: MachiKoroReason | null;
};

/** The whole table of Machi Koro, where everything is public. */
export type MachiKoroView = {
  options: Record<string, string>;
  stage: MachiKoroStage;
  turn: number;
  actor: number | "chance" | null;
  dice: number[];
  total: number;
  extra_turn: boolean;
  next_turn: number; // the seat that rolls after this turn
  market: Pile[];
  deck: number;
  players: City[];
  result: MachiKoroResult | null;
};

/** An event of Machi Koro. */
export type MachiKoroEvent =
  | { key: "chose-dice"; seat: number; dice: number }
  | { key: "rolled"; seat: number; low: number; high: number; total: number }
  | { key: "rerolled"; seat: number }
  | { key: "kept"; seat: number }
  | { key: "added"; seat: number; added: number; total: number }
  | { key: "paid-red"; seat: number; "to-seat": number; coins: number; card: Card }
  | { key: "earned"; seat: number; coins: number; card: Card }
  | { key: "took"; seat: number; "from-seat": number; coins: number; card: Card }
  | { key: "rolled-tuna"; seat: number; low: number; high: number; total: number }
  | { key: "swapped"; seat: number; "with-seat": number; "given-card": Card; "taken-card": Card }
  | { key: "not-swapped"; seat: number }
  | { key: "city-hall"; seat: number; coins: number }
  | { key: "built"; seat: number; card: Card; coins: number }
  | { key: "built-landmark"; seat: number; landmark: Landmark; coins: number }
  | { key: "built-nothing"; seat: number }
  | { key: "airport-paid"; seat: number; coins: number }
  | { key: "turned-up"; card: Card }
  | { key: "left-market"; card: Card }
  | { key: "extra-turn"; seat: number }
  | { key: "ended"; seat: number; reason: MachiKoroReason };

export type Building =
  | "wheat-field"
  | "ranch"
  | "bakery"
  | "cafe"
  | "convenience-store"
  | "forest"
  | "stadium"
  | "tv-station"
  | "business-center"
  | "cheese-factory"
  | "furniture-factory"
  | "mine"
  | "family-restaurant"
  | "apple-orchard"
  | "fruit-market"
  | "sushi-bar"
  | "flower-garden"
  | "flower-shop"
  | "pizza-joint"
  | "publisher"
  | "hamburger-stand"
  | "mackerel-boat"
  | "tax-office"
  | "food-warehouse"
  | "tuna-boat"
  | "station"
  | "mall"
  | "park"
  | "radio-tower"
  | "harbour"
  | "airport";

/** A choice of Machi Koro as data. */
export type MachiKoroAction =
  | { kind: "roll"; dice: 1 | 2 }
  | { kind: "reroll" }
  | { kind: "keep" }
  | { kind: "add"; added: 0 | 2 }
  | { kind: "tv"; seat: number }
  | { kind: "swap"; seat: number; given: Card; taken: Card }
  | { kind: "no-swap" }
  | { kind: "build"; building: Building }
  | { kind: "build-none" }
  | { kind: "dice"; dice: number[] }
  | { kind: "tuna"; dice: number[] }
  | { kind: "market"; card: Card };

/** A total that may come, and what each seat would gain or lose. */
export type RollOutlook = {
  total: number; // the harbour's addition included
  added: number; // of it: 0 or 2
  weight: number;
  coins: number[];
  tv: number | null;
};

/** What one die or two may bring: rolls with their weights of 6 or 36. */
export type DiceOutlook = {
  dice: number;
  of: number;
  rolls: RollOutlook[];
  mean: number[];
};

/** What would happen if a seat rolled now, with one die and, with a station, with two. */
export type Roller = {
  seat: number;
  dice: DiceOutlook[];
};

/** What the dice may bring in Machi Koro, for each seat that may roll. */
export type MachiKoroOutlook = {
  rollers: Roller[];
};

// All games.

/** Views by the name of the game. */
export type Views = {
  mercado: MercadoView;
  machikoro: MachiKoroView;
};

export type View = Views[keyof Views];

/** Events by the name of the game. */
export type Events = {
  mercado: MercadoEvent;
  machikoro: MachiKoroEvent;
};

/** Actions by the name of the game. */
export type Actions = {
  mercado: MercadoAction;
  machikoro: MachiKoroAction;
};

export type Action = Actions[keyof Actions];

/** Outlooks by the name of the game. */
export type Outlooks = {
  mercado: MercadoOutlook;
  machikoro: MachiKoroOutlook;
};

export type Outlook = Outlooks[keyof Outlooks];

/** Results by the name of the game. */
export type Results = {
  mercado: MercadoResult;
  machikoro: MachiKoroResult;
};

export type Result = Results[keyof Results];

// Messages of the server over the socket of a table.

/** An event of a table's log. */
export type TableEvent =
  | { kind: "sat"; seat: number; name: string; nonce: string; at: number }
  | { kind: "stood"; seat: number; at: number }
  | { kind: "began"; at: number }
  | { kind: "chose"; seat: number; choice: number; at: number }
  | { kind: "took-back"; seat: number; to: number; at: number }
  | { kind: "asked"; seat: number; to: number; at: number }
  | { kind: "agreed"; seat: number; at: number }
  | { kind: "declined"; seat: number; at: number }
  | { kind: "left"; seat: number; why: string; at: number }
  | { kind: "became"; at: number }
  | { kind: "rematched"; table: string; at: number };

export type State = "open" | "playing" | "over";

/** How long a turn may take; kind none: without a limit. */
export type Clock = {
  kind: "days" | "none" | "turn";
  amount: number; // seconds, or days
};

export type SeatKind = "me" | "here" | "invite" | "lobby" | "computer";

export type Level = "easy" | "medium" | "hard" | "master";

/** A seat as everybody sees it; `computer`: the level that chooses for it, if one does. */
export type SeatSeen = {
  kind: SeatKind;
  name: string;
  taken: boolean;
  level: Level | "";
  left: "" | "resigned" | "time";
  computer: Level | "";
};

/** What a legal choice costs, what the seat and (by seat) others earn, and why. */
export type Preview = {
  choice: number;
  text: string;
  action: Action;
  cost: number;
  earns: number;
  net: number;
  standing: number;
  others: Record<string, number>;
  from: Event[];
  notes: Event[];
};

/** The seat to act and its legal choices, for the person who has that seat. */
export type Turn = {
  seat: number;
  choices: number[];
  previews: Preview[] | null;
};

/** A seat asks the other people to agree to a take-back. */
export type TakeBackRequested = {
  kind: "asked";
  seat: number;
  to: number;
};

/** A whole table as one person sees it. */
export type Snapshot = {
  kind: "table";
  id: string;
  code: string;
  version: number;
  state: State;
  game: string;
  options: Record<string, string>;
  clock: Clock;
  rated: boolean;
  public: boolean;
  campaign: string;
  host: boolean;
  seats: SeatSeen[];
  own: number[];
  commit: string;
  nonces: string;
  secret: string | null;
  number: number; // of choices so far
  view: View | null;
  turn: Turn | null;
  due: number | null;
  asked: TakeBackRequested | null;
  rematch: string | null; // the table of the rematch
};

/** A choice of a seat, or an outcome of chance (actor null), with the events it caused. */
export type Step = {
  number: number;
  actor: number | null;
  text: string;
  action: Action;
  events: Event[];
};

/** What one entry of the log has changed. */
export type Change = {
  kind: "change";
  version: number;
  event: TableEvent;
  state: State;
  steps: Step[];
  view: Partial<View>; // the keys of the view that have changed
  seats?: SeatSeen[];
  own?: number[] | null; // your seats, when the seats have changed
  mine?: Partial<View>; // keys of the view that look different to your seat
  turn?: Turn;
  due?: number;
  secret?: string;
};

/** The answer to a command: the version it led to, or why it was refused. */
export type Answer = {
  kind: "answer";
  id: string;
  version: number;
  refused?: Event;
  text?: string; // of the error, if the database did not answer
};

/** Which seats are connected, and how many people watch besides. */
export type Present = {
  kind: "present";
  seats: boolean[];
  watching: number;
};

/** A message in the chat of a table. Numbers begin at 1. */
export type ChatMessage = {
  kind: "said";
  number: number;
  at: number;
  name: string;
  text: string;
};

/** The best choice and why, or why no hint is given. */
export type Hinted = {
  kind: "hint";
  version?: number;
  choice?: number;
  text?: string;
  action?: Action;
  shares?: number[]; // expected share of the win, by seat
  reason?: Event[];
  refused?: Event;
};

/** A message could not be read, or a chat message could not be stored. */
export type Misunderstood = {
  kind: "error";
  text: string;
};

/** The answer to a ping. */
export type Pong = {
  kind: "pong";
};

/** Any message of the server. */
export type ServerMessage =
  | Snapshot
  | Change
  | Answer
  | Present
  | ChatMessage
  | Hinted
  | Misunderstood
  | Pong;

// Messages of the client over the socket of a table.

/** Take a seat: this one, or any that is free. */
export type Sit = {
  do: "sit";
  nonce: string;
  seat?: number | null;
  id: string;
  version: number;
};

/** Give up one's seat before the game begins. */
export type Stand = {
  do: "stand";
  id: string;
  version: number;
};

/** Make a choice, by its number or its notation. */
export type Choose = {
  do: "choose";
  choice: number | string;
  id: string;
  version: number;
};

/** Take back one's last choice, or ask the others to agree to it. */
export type TakeBack = {
  do: "take-back";
  id: string;
  version: number;
};

/** Agree to a take-back that was asked for. */
export type Agree = {
  do: "agree";
  id: string;
  version: number;
};

/** Decline a take-back that was asked for. */
export type Decline = {
  do: "decline";
  id: string;
  version: number;
};

/** Leave the game. A computer plays on. */
export type Resign = {
  do: "resign";
  id: string;
  version: number;
};

/** Say something to everybody at the table. */
export type Say = {
  do: "say";
  text: string;
};

/** Ask for a hint. */
export type Hint = {
  do: "hint";
};

/** Ask whether the server answers. */
export type Ping = {
  do: "ping";
};

/** Any message of the client. */
export type ClientMessage =
  | Sit
  | Stand
  | Choose
  | TakeBack
  | Agree
  | Decline
  | Resign
  | Say
  | Hint
  | Ping;

// HTTP.

/** The person who sends the request. */
export type Me = {
  id: string;
  name: string;
  account: boolean;
};

/** A challenge on a score sheet, with its table and its result if there are any. */
export type Entered = {
  key: string;
  options: Record<string, string>;
  thresholds: number[];
  table: string | null;
  state: "none" | "open" | "over" | "playing";
  result: Result & { left: string[] } | null;
};

/** The score sheet of a campaign: every challenge, and the totals so far. */
export type Sheet = {
  id: string;
  game: string;
  name: string;
  created: number;
  challenges: Entered[];
  complete: boolean;
  fame: number;
  bonus: number;
  rating: number;
  best_move: number; // the most coins that one choice has earned so far
  best_move_needed: number;
  best_move_bonus: number; // fame
  ratings: number[]; // the fame from which each rating holds
  most: number; // fame
};

/** The id of a table. */
export type TableId = {
  id: string;
};

/** An option of a game; values null: any text that the game accepts. */
export type OptionInfo = {
  name: string;
  default: string;
  values: string[] | null;
};

/** A solo challenge. */
export type ChallengeInfo = {
  key: string;
  options: Record<string, string>;
  thresholds: number[];
};

/** A game with its seats, options and challenges. */
export type GameInfo = {
  name: string;
  title: string;
  rules: string;
  seats: number[];
  options: OptionInfo[];
  challenges: ChallengeInfo[];
};

/** What follows a step of a lesson, up to the next step. */
export type After = {
  steps: Step[];
  view: View;
};

/** A stop of a lesson: a text, places to highlight, and perhaps a choice to make. */
export type LessonStep = {
  key: string;
  view: View;
  mark: string[];
  turn: Turn | null;
  choice: number | null;
  choose: string | null;
  action: Action | null;
  alternatives: string | null; // key of the text after another choice
  after: After | null;
};

/** A first game, step by step. The learner has seat 0. */
export type Lesson = {
  game: string;
  seats: number;
  options: Record<string, string>;
  players: string[];
  steps: LessonStep[];
};

/** A person's rating in a game: mean minus three standard deviations, and both of them. */
export type Rating = {
  game: string;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
};

/** A record in a list. */
export type About = {
  id: string;
  created: number;
  game: string;
  seats: number;
  options: Record<string, string>;
  players: string[];
  date: string | null;
  choices: number;
  over: boolean;
  result: Result | null;
};

/** Who may take a seat. */
export type SeatPlan = {
  kind: SeatKind;
  name: string; // kind here
  level: Level | ""; // kind computer
};

/** A table as its host has planned it. */
export type Plan = {
  game: string;
  seats: SeatPlan[];
  options: Record<string, string>;
  clock: Clock;
  rated: boolean;
  public: boolean;
  campaign: string; // the campaign that the solo challenge belongs to
};

/** A table in a list. */
export type Listed = {
  id: string;
  game: string;
  plan: Plan;
  state: State;
  players: string[]; // names by seat; empty: free, or the person was deleted
  created: number;
  ended: number | null;
  result: Result & { left: string[] } | null;
};

/** A person with their ratings. */
export type Rated = {
  name: string;
  ratings: Rating[];
};

/** How far the first start is: the rules are compiled once, then cached. */
export type Ready = {
  ready: boolean;
  done?: number;
  of?: number;
  what?: string;
};

/** A record with its text. */
export type RecordWithText = {
  id: string;
  created: number;
  game: string;
  seats: number;
  options: Record<string, string>;
  players: string[];
  date: string | null;
  choices: number;
  over: boolean;
  result: Result | null;
  text: string;
};

/** A choice of a game: who acted (null: chance), and the coins of all seats after it. */
export type Past = {
  number: number;
  actor: number | null;
  coins: number[];
};

/** The single choice that earned a seat most. */
export type Best = {
  seat: number;
  number: number;
  text: string;
  action: Action;
  net: number;
};

/** The coins of all seats over a game, and each seat's best single choice. */
export type History = {
  start: number[];
  steps: Past[];
  best: (Best | null)[];
};

/** The game after `number` choices: who is to act, and what was chosen next. */
export type Position = {
  number: number;
  actor: number | null; // null: chance, or nobody
  view: View;
  choice: string | null; // notation; null: nothing was chosen yet
  action: Action | null; // the same as data
  previews?: Preview[] | null;
  outlook?: Outlook | null;
};

/** A choice of the principal variation. */
export type Expected = {
  actor: number | "chance";
  text: string;
  action: Action;
};

/** What is known about one choice. */
export type Estimate = {
  choice: number;
  text: string;
  action: Action; // the choice as data
  value: number; // for the seat that chooses, 0 to 1
  visits: number;
  shares: number[]; // of the win, by seat
  errors: number[]; // standard errors of the shares
  margin: number; // two choices are too close to call if value ± margin of both overlap
  points: number[]; // expected score, by seat
  principal_variation: Expected[]; // what is expected to follow: actor, text and action
  reason: Event[]; // message keys and arguments (players/messages)
};

/** One move of a game, compared with the best one. */
export type Reviewed = {
  number: number;
  actor: number;
  chosen: Estimate;
  best: Estimate;
  others: Estimate[]; // the next ones
  lost: number; // value that was given away; 0 if it is too close to call
  lost_points: number; // the same in expected points
  low: number; // the 95 % interval of the difference to the best other choice
  high: number;
  mark: string; // "", inaccuracy, mistake, blunder: the whole interval is above its threshold
  close: boolean; // too close to call: the interval contains 0, and the move counts as right
  proved: boolean; // solved exactly
  simulations: number;
};

/** The value of the position for each seat around one move. */
export type ChartPoint = {
  number: number; // of the choice in the record; at the end of the game, as many as there are
  actor: number | null; // None: the result
  before: number[]; // by seat, before the move
  after: number[]; // by seat, after it: what the chart shows
  errors: number[]; // standard errors of `after`
  luck: number[]; // by seat, since the point before
  skill: number[]; // by seat: `after` less `before`
};

/** What a player did with a game, and the game with the player. */
export type PlayerSummary = {
  seat: number;
  moves: number; // that were reviewed
  costly: number; // that have a mark
  accuracy: number | null; // 0 to 100; None without a move
  given_away: number; // by all moves together; in points in solo games
  skill: number; // what the player's own moves gained against the policy's
  luck: number;
};

/** A game as far as it is reviewed. Values are win shares; in solo games expected points. */
export type GameReview = {
  done: number; // moves of players
  of: number;
  moves: Reviewed[]; // those with an alternative
  chart: ChartPoint[];
  players: PlayerSummary[];
  start: number[]; // by seat, before the first choice
  final: number[] | null; // the result; None as long as there is none
  simulations: number;
};

/** The progress of a review, in moves of players, and what is known so far. */
export type Review = {
  state: "done" | "none" | "running";
  done: number;
  of: number;
  review: GameReview | null;
};

/** A new table. The commitment is published before anybody adds a nonce. */
export type NewTable = {
  id: string;
  code: string;
  commit: string;
};

/** The version that a command led to, or why it was refused. */
export type Done = {
  version: number;
  refused: Event | null;
};

/** What chance may bring next, at this version of a table. */
export type OutlookNow = {
  version: number;
  outlook: Outlook;
};

/** An outcome of chance, as choice `number`, with the weights of all possible outcomes. */
export type Draw = {
  number: number;
  weights: number[][]; // outcome and weight, in ascending order of outcomes
  outcome: number;
};

/** Everything that is needed to compute every outcome of chance again. */
export type Proof = {
  commit: string;
  nonces: string;
  secret: string;
  draws: Draw[];
};

/** The table of the rematch, the same for all who ask, and the seat for the sender. */
export type Rematch = {
  id: string;
  code: string;
  commit: string;
  seat: number;
};

/** How many outcomes of chance were checked; all of them follow from the secret. */
export type Proved = {
  outcomes: number;
};

/** For each choice that was asked about, why it is not legal; null: it is. */
export type Reasons = {
  version: number;
  reasons: Record<string, Event | null>;
};

/** A token without its text. */
export type TokenInfo = {
  id: string;
  name: string;
  created: number;
};

/** A new token with its text, which no other answer has. */
export type NewToken = {
  id: string;
  name: string;
  token: string;
};

/** The answer of each path. */
export type Answers = {
  "POST /api/account": Me;
  "GET /api/campaigns": Sheet[];
  "POST /api/campaigns": Sheet;
  "DELETE /api/campaigns/{campaign}": null;
  "GET /api/codes/{code}": TableId;
  "GET /api/games": GameInfo[];
  "POST /api/guest": Me;
  "GET /api/lessons/{game}": Lesson;
  "POST /api/login": Me;
  "POST /api/logout": null;
  "DELETE /api/me": null;
  "GET /api/me": Me | null;
  "GET /api/me/data": Record<string, unknown>;
  "GET /api/me/ratings": Rating[];
  "GET /api/me/records": About[];
  "GET /api/me/tables": Listed[];
  "GET /api/people/{person}/ratings": Rated;
  "GET /api/progress": Ready;
  "POST /api/records": About;
  "DELETE /api/records/{record}": null;
  "GET /api/records/{record}": RecordWithText;
  "GET /api/records/{record}/history": History;
  "GET /api/records/{record}/positions/{number}": Position;
  "GET /api/records/{record}/review": Review;
  "POST /api/records/{record}/review": Review;
  "GET /api/records/{record}/steps": Step[];
  "GET /api/tables": Listed[];
  "POST /api/tables": NewTable;
  "GET /api/tables/{table}": Snapshot;
  "GET /api/tables/{table}/chat": ChatMessage[];
  "POST /api/tables/{table}/commands": Done;
  "GET /api/tables/{table}/history": History;
  "GET /api/tables/{table}/outlook": OutlookNow;
  "GET /api/tables/{table}/positions/{number}": Position;
  "GET /api/tables/{table}/proof": Proof;
  "GET /api/tables/{table}/ratings": (Rating | null)[];
  "GET /api/tables/{table}/record": string;
  "POST /api/tables/{table}/rematch": Rematch;
  "GET /api/tables/{table}/review": Review;
  "POST /api/tables/{table}/review": Review;
  "GET /api/tables/{table}/steps": Step[];
  "GET /api/tables/{table}/verify": Proved;
  "GET /api/tables/{table}/why": Reasons;
  "GET /api/tokens": TokenInfo[];
  "POST /api/tokens": NewToken;
  "DELETE /api/tokens/{token}": null;
  "POST /api/verify": Proved;
};

/** The name and the password of an account. */
export type Account = {
  name: string;
  password: string;
};

/** A new campaign: the game, and a name for it. */
export type NewCampaign = {
  game: string;
  name: string;
};

/** A new guest. A name is enough to play. */
export type Guest = {
  name: string;
};

/** Who may take a seat. */
export type SeatPlanGiven = {
  kind: SeatKind;
  name?: string; // kind here
  level?: Level | ""; // kind computer
};

/** How long a turn may take; kind none: without a limit. */
export type ClockGiven = {
  kind?: "days" | "none" | "turn";
  amount?: number; // seconds, or days
};

/** A table as its host has planned it. */
export type PlanGiven = {
  game: string;
  seats: SeatPlanGiven[];
  options?: Record<string, string>;
  clock?: ClockGiven;
  rated?: boolean;
  public?: boolean;
  campaign?: string; // the campaign that the solo challenge belongs to
};

/** The name of a new token, such as that of a bot. */
export type TokenName = {
  name: string;
};

/** The body of a request; a string is plain text. */
export type Bodies = {
  "POST /api/account": Account;
  "POST /api/campaigns": NewCampaign;
  "POST /api/guest": Guest;
  "POST /api/login": Account;
  "POST /api/records": string;
  "POST /api/tables": PlanGiven;
  "POST /api/tables/{table}/commands": Sit | Stand | Choose | TakeBack | Agree | Decline | Resign;
  "POST /api/tokens": TokenName;
  "POST /api/verify": string;
};
