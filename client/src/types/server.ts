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
  | { kind: "removed"; seat: number; at: number }
  | { kind: "committed"; seat: number; commitment: string; at: number }
  | { kind: "revealed"; seat: number; nonce: string; at: number }
  | { kind: "began"; at: number }
  | { kind: "chose"; seat: number; choice: number; at: number }
  | { kind: "took-back"; seat: number; to: number; at: number }
  | { kind: "asked"; seat: number; to: number; at: number }
  | { kind: "agreed"; seat: number; at: number }
  | { kind: "declined"; seat: number; at: number }
  | { kind: "left"; seat: number; why: string; at: number }
  | { kind: "returned"; seat: number; at: number }
  | { kind: "ended"; seat: number; at: number }
  | { kind: "closed"; why: string; at: number }
  | { kind: "became"; name: string; at: number }
  | { kind: "rematched"; table: string; at: number };

export type State = "open" | "playing" | "over";

/** How long a turn may take; kind none: without a limit. */
export type Clock = {
  kind: "days" | "none" | "turn";
  amount: number; // seconds, or days
};

export type SeatKind = "me" | "here" | "invite" | "lobby" | "computer";

export type Level = "easy" | "medium" | "hard" | "master";

export type Left = "" | "resigned" | "time" | "gone";

/** A seat as everybody sees it; `computer`: the level that chooses for it, if one does. */
export type SeatSeen = {
  kind: SeatKind;
  name: string;
  taken: boolean;
  level: Level | "";
  left: Left;
  computer: Level | "";
  guest: boolean;
};

/** A note that somebody left, came back or ended the game, or that an operator closed it. */
export type SeatNote = {
  kind: "closed" | "ended" | "gone" | "resigned" | "returned" | "time";
  seat: number;
  number: number;
  at: number;
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
  practise: boolean;
  daily: string; // the date of the daily challenge; empty: it is none
  host: boolean;
  seats: SeatSeen[];
  own: number[];
  away: number[]; // your seats that you have left, or that the clock has taken
  notes: SeatNote[]; // who has left, come back or ended the game
  result: Result & { left: string[]; ended?: boolean; closed?: string } | null; // when the game is over
  commit: string;
  commitments: string; // to the nonces of all seats; - for none
  nonces: string;
  secret: string | null;
  number: number; // of choices so far
  view: View | null;
  turn: Turn | null;
  due: number | null;
  since: number; // when the turn began, in milliseconds since 1970
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
  commitments?: string | null; // when the seats have changed
  nonces?: string | null; // when the seats have changed
  notes?: SeatNote[]; // when the seats have changed
  result?: Result & { left: string[]; ended?: boolean; closed?: string }; // when the game is over
  own?: number[] | null; // your seats, when the seats have changed
  away?: number[] | null; // your seats that you have left, when the seats have changed
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
  away: (number | null)[];
  gone_after: number;
  watching: number;
};

/** A message in the chat of a table, as one reader sees it. Numbers begin at 1. */
export type ChatMessage = {
  kind: "said";
  number: number;
  at: number;
  name: string;
  text: string;
  guest: boolean;
  mine: boolean;
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
  outlook?: Outlook; // once it is made
  refused?: Event;
};

/** A message could not be parsed, or a chat message could not be stored. */
export type Misunderstood = {
  kind: "error";
  text: string;
  refused?: Event;
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
  nonce?: string | null; // committed to by sitting; None: commit once all seats are taken
  seat?: number | null;
  invitation?: string; // the table's code, where it is needed
  id: string;
  version: number;
};

/** Give up one's seat before the game begins. */
export type Stand = {
  do: "stand";
  id: string;
  version: number;
};

/** As the host, remove the person on a seat before the game begins. */
export type Remove = {
  do: "remove";
  seat: number;
  id: string;
  version: number;
};

/** Commit to one's nonce, once all seats are taken: its SHA-256 as hexadecimal text. */
export type Commit = {
  do: "commit";
  commitment: string;
  id: string;
  version: number;
};

/** Reveal one's nonce, once everybody has committed to theirs. */
export type Reveal = {
  do: "reveal";
  nonce: string;
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

/** Take back one's seat after the clock has taken it, also while the computer thinks. */
export type Return = {
  do: "return";
  id: string;
  version: number;
};

/** Claim that the person on a seat is gone. They lose the seat for good. */
export type Claim = {
  do: "claim";
  seat: number;
  id: string;
  version: number;
};

/** End the game as its winner, when all other people have left. */
export type End = {
  do: "end";
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
  | Remove
  | Commit
  | Reveal
  | Choose
  | TakeBack
  | Agree
  | Decline
  | Resign
  | Return
  | Claim
  | End
  | Say
  | Hint
  | Ping;

// HTTP.

/** `extra.code` of an error. */
export type ErrorCode =
  | "have-account"
  | "name"
  | "name-taken"
  | "no-account"
  | "no-code"
  | "no-recovery"
  | "no-table"
  | "password-common"
  | "password-long"
  | "password-present"
  | "password-short"
  | "rated-needs-account"
  | "rated-needs-others"
  | "rated-needs-people"
  | "review-long"
  | "too-many";

/** A ban with its reason, in the operator's words, and its end (null: for good). */
export type Ban = {
  reason: string;
  until: number | null;
};

/** The person who sends the request. */
export type Me = {
  id: string;
  name: string;
  account: boolean;
  banned?: Ban | null;
};

/** A position as the analysis board shows it. */
export type BoardPosition = {
  game: string;
  position: string; // its text in normal form
  actor: number | null; // null: chance is to act, or the game is over
  over: boolean;
  view: View;
  previews: Preview[];
  steps: Step[]; // from the position of the request to this one
};

/** A choice of the principal variation. */
export type Expected = {
  actor: number | "chance";
  text: string;
  action: Action;
};

/** The estimate of one choice. */
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
  principal_variation: Expected[]; // expected continuation: actor, text and action
  reason: Event[]; // message keys and arguments (players/messages)
};

/** The moves of a position, the best first: estimates with standard errors. */
export type Explored = {
  simulations: number;
  moves: Estimate[];
};

/** An account that the person has blocked; `id` lifts the block. */
export type Blocked = {
  id: string;
  name: string;
  guest: boolean;
};

/** A person's friends, requests in both directions, and blocks, by name. */
export type Circle = {
  friends: string[];
  asking: string[];
  asked: string[];
  blocked: Blocked[];
};

/** A challenge on a score sheet, with its table and its result if there are any. */
export type Entered = {
  key: string;
  options: Record<string, string>;
  thresholds: number[];
  table: string | null;
  state: "none" | "open" | "over" | "playing";
  result: Result & { left: string[]; ended?: boolean; closed?: string } | null;
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

export type Counts = "coins";

/** One bin of a histogram: how many players have a score from `least` to `most`. */
export type Bar = {
  least: number;
  most: number;
  count: number;
};

export type TryState = "playing" | "over" | "given-up";

/** The try of the person who asks: `score` is the present one while it is played, and null if it was given up. */
export type MyTry = {
  table: string;
  state: TryState;
  counted: boolean;
  score: number | null;
  stars: number | null;
  rank: number | null;
  better_than: number | null;
  to_next: number | null;
};

/** Days in a row up to today, or up to yesterday while today can still be played. */
export type Streak = {
  days: number;
  longest: number;
  latest: boolean[]; // of the last days, today being the last: whether it was played
};

/** A future day, and the commitment to its secret. */
export type DayAhead = {
  day: string;
  commit: string;
};

/** The challenge of today, and the commitments for the next days. */
export type Today = {
  day: string;
  today: boolean;
  game: string;
  plan: string;
  options: Record<string, string>;
  thresholds: number[];
  counts: Counts;
  begins: number;
  ends: number;
  now: number;
  commit: string;
  secret: string | null;
  par: number | null;
  master: string | null;
  played: number;
  bars: Bar[];
  mine: MyTry | null;
  streak: Streak;
  ahead: DayAhead[];
};

/** A day in a calendar; `stars` is null if the person has no result. */
export type CalendarDay = {
  day: string;
  game: string;
  plan: string;
  played: number;
  state: TryState | null;
  counted: boolean;
  score: number | null;
  stars: number | null;
};

/** A month: its days so far, and the person's totals. `first` is the month of the first day. */
export type Month = {
  month: string;
  first: string;
  today: string;
  days: CalendarDay[];
  finished: number;
  stars: number;
  most_stars: number;
  beat_master: number;
  streak: Streak;
};

/** The challenge of a day: the plan, the results of everybody, and those of the person who asks. */
export type DailyChallenge = {
  day: string;
  today: boolean;
  game: string;
  plan: string;
  options: Record<string, string>;
  thresholds: number[];
  counts: Counts;
  begins: number;
  ends: number;
  now: number;
  commit: string;
  secret: string | null;
  par: number | null;
  master: string | null;
  played: number;
  bars: Bar[];
  mine: MyTry | null;
  streak: Streak;
};

export type Relation = "" | "asked" | "asking" | "friend" | "blocked";

/** Your present relation to another person. */
export type RelationNow = {
  relation: Relation;
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

/** The next word of an opening: how many seats played it, and their share of the win. */
export type Opening = {
  word: string;
  seats: number;
  share: number;
  low: number;
  high: number;
};

/** Numbers from one source: how many games, and the openings that follow a line. */
export type OpeningSource = {
  games: number;
  players: string; // the computer player, as its table names it; empty: people
  seats: number; // seats that played the line
  share: number; // their share of the win
  next: Opening[];
};

/** The openings that follow a line, in mass play and in games of this server, kept apart. */
export type Explorer = {
  game: string;
  variant: string;
  variants: string[]; // kinds of tables whose games are compared
  players: number; // seats of the table
  line: string[];
  fair: number; // the fair share of each seat
  mass: OpeningSource | null; // null: there was no mass play at such tables
  real: OpeningSource;
};

/** A share with its 95 % interval and its sample size. */
export type Share = {
  share: number;
  low: number;
  high: number;
  trials: number;
};

/** Seats that earned more from this source than from any other, and their share of the win. */
export type SourceWins = {
  source: string;
  wins: Share;
  coins: number; // mean income from this source, of the winners
  coins_others: number; // and of the others
};

/** An opening with commas, how many seats played it, and how many wins they shared. */
export type OpeningCount = {
  line: string;
  seats: number;
  wins: number;
};

/** All games of equal players at one kind of table. */
export type MassTable = {
  variant: string;
  seats: number;
  players: string;
  games: number;
  seed: number;
  rounds: Record<number, number>; // how many games had this many rounds
  moves: number; // of all players together, the mean
  wins: Share[]; // by seat
  sources: SourceWins[];
  openings: OpeningCount[];
};

/** Two players of different strength at one table, each first equally often: who wins. */
export type LadderStep = {
  variant: string;
  stronger: string;
  weaker: string;
  wins: Share; // of the stronger
  seed: number;
};

/** The share of luck between equal players. */
export type Luck = {
  variant: string;
  seats: number;
  players: string;
  luck: Share;
  seed: number;
};

/** All results of mass simulation for a game. */
export type MassPlay = {
  game: string;
  rules: string; // their version
  source: string; // digest of the source of the rules that were played
  tables: MassTable[];
  ladder: LadderStep[];
  luck: Luck[];
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
  practise: boolean; // practice: the result is entered nowhere
  daily: string; // the day whose daily challenge it is
};

/** A public table: who is there, how strong the host is, and since when it is open. */
export type OpenTable = {
  id: string;
  game: string;
  plan: Plan;
  state: State;
  host: string; // the name; empty: the person was deleted
  host_guest: boolean; // whether the host is a guest
  players: string[]; // names by seat; empty: free, or a computer
  guests: boolean[]; // by seat: whether it is a guest
  taken: boolean[];
  rating: number | null; // of the host in this game
  created: number;
  mine: boolean; // whether you sit there
};

/** The public tables, the people who play now, and your ratings by game. */
export type OpenTables = {
  tables: OpenTable[];
  playing: number;
  ratings: Record<string, number>;
};

/** The effect of a link in an e-mail. */
export type LinkDone = {
  done: boolean;
};

export type Outcome = "" | "won" | "shared" | "lost" | "left";

/** A game in the person's list, with its last position as they see it. */
export type MyGame = {
  id: string;
  game: string;
  plan: Plan;
  state: State;
  seats: SeatSeen[];
  own: number[]; // the seats that are or were mine
  created: number;
  at: number; // when the present turn began, or when the game ended
  actor: number | null; // the seat to act
  round: number; // that is being played, from 1; 0: none, or one plays alone
  waiting: boolean; // for me
  due: number | null;
  result: Result & { left: string[]; ended?: boolean; closed?: string } | null;
  outcome: Outcome; // for me; empty: not over, alone, or everybody played at my screen
  place: number; // of my best seat, from 1; 0: none
  view: View | null;
};

/** A page of the person's games, and the totals over all of them. */
export type MyGames = {
  games: MyGame[];
  more: boolean; // are there older ones?
  waiting: number; // games that wait for me
  played: number; // games against others that are over
  won: number;
};

/** A table where a seat is kept for the person, with the code needed to sit there. */
export type Invitation = {
  table: string;
  code: string;
  game: string;
  plan: Plan;
  sender: string; // the name
  at: number;
};

/** A recent opponent, and the plan of the last common game. */
export type Recent = {
  name: string;
  friend: boolean;
  game: string;
  table: string;
  at: number;
  plan: Plan;
};

/** A person's rating in a game, on the scale with mean 1500; `mu` and `sigma` are those of the model. `provisional`: based on too few games to be reliable. */
export type Rating = {
  game: string;
  rating: number;
  deviation: number;
  provisional: boolean;
  games: number;
  mu: number;
  sigma: number;
};

/** A rated game of a person: the rating after it, and its change. */
export type RatedGame = {
  game: string;
  table: string;
  at: number;
  rating: number;
  change: number;
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

/** How many recovery codes are left. */
export type CodesLeft = {
  left: number;
};

/** New recovery codes. Each can be used once; they cannot be read again. */
export type RecoveryCodes = {
  codes: string[];
};

/** A place where you are signed in; `here`: the session of this request. */
export type SessionInfo = {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
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
  result: Result & { left: string[]; ended?: boolean; closed?: string } | null;
  own: number[]; // your seats, present or former; empty in lists for everybody
  left: Left; // how you have left the game, if you have
};

/** A browser that receives notifications. */
export type DeviceTold = {
  id: string;
  device: string;
  created: number;
};

/** Your notification settings. `push_key`: for subscriptions; null: this server does not push. */
export type NoticesWanted = {
  push_key: string | null;
  mail: boolean;
  email: string | null;
  confirmed: boolean;
  quiet_from: number | null;
  quiet_to: number | null;
  zone: string;
  devices: DeviceTold[];
};

/** A person with their ratings. */
export type Rated = {
  name: string;
  ratings: Rating[];
};

/** Coins from one kind of source, and their share of all income. */
export type CoinSource = {
  source: string;
  coins: number;
  share: number;
};

/** How often a total was rolled, and how often it is expected. */
export type DiceTotal = {
  total: number;
  rolled: number;
  expected: number;
};

/** All rolls with the same dice, against the exact expectation. */
export type Dice = {
  dice: string;
  rolls: number;
  totals: DiceTotal[];
  p: number | null;
  verdict: "few" | "ordinary" | "rare" | "unusual";
};

/** One game of a person. With fewer than five games there are counts only. */
export type GameProfile = {
  game: string;
  games: number;
  won: number;
  rated: number;
  rating: Rating | null;
  history: RatedGame[];
  accuracy: number | null; // the mean over reviewed games
  reviewed: number; // games
  coins: CoinSource[];
  dice: Dice[];
};

/** An account that a person has often played against, with the head-to-head results. */
export type Opponent = {
  name: string;
  games: number;
  ahead: number;
  behind: number;
};

/** A game that stands out, and why. */
export type BestGame = {
  kind: "move" | "rounds" | "score";
  game: string;
  table: string;
  value: number;
  number: number; // of the choice, for a move; else 0
  against: string[]; // accounts; guests and computers have no name here
  at: number;
};

/** The public profile of an account; others see rated and public games only. */
export type Profile = {
  name: string;
  since: number; // the month in which it was made
  last_here: number | null; // the day, in milliseconds since 1970; null: signed out everywhere
  days_in_a_row: number; // on which daily challenges were played
  mine: boolean;
  relation: Relation; // what this person is to the viewer
  games: number;
  won: number;
  accuracy: number | null;
  reviewed: number;
  by_game: GameProfile[];
  opponents: Opponent[];
  best: BestGame[];
};

/** The progress of the first start: the rules are compiled once, then cached. */
export type Ready = {
  ready: boolean;
  done?: number;
  of?: number;
  what?: string;
};

/** A person's rating by puzzles of a game, and how many were solved in a row. */
export type PuzzleStanding = {
  rating: number;
  provisional: boolean;
  tries: number;
  streak: number;
};

/** A move of a puzzle with the win share that it keeps; `half` the width of its 95 % interval. */
export type PuzzleMove = {
  choice: number;
  text: string;
  action: Action;
  share: number | null;
  half: number;
  best: boolean;
  mine: boolean;
};

/** The result of a try. `rated` is false for all tries but the first. */
export type Solution = {
  solved: boolean;
  rated: boolean;
  change: number; // of the rating
  best: PuzzleMove;
  mine: PuzzleMove;
  moves: PuzzleMove[]; // the best ones and yours
  reason: Event[]; // for the best one: message keys and arguments
  proved: boolean;
  tried: number;
  found: number; // how many of those who tried it solved it
  standing: PuzzleStanding | null; // null: this puzzle is not rated
};

/** A puzzle. It lists all legal choices, without anything that tells them apart. */
export type PuzzleOffer = {
  id: string;
  number: number; // of the puzzle; of a move of one's own game
  game: string;
  seat: number; // that is to act
  names: string[];
  view: View;
  previews: Preview[];
  clue: string; // the kind of the best move, if the person asked for it; else empty
  tried: number;
  found: number;
  standing: PuzzleStanding | null;
  done: Solution | null; // if you have tried it before
};

/** The kind of the best move. */
export type Clue = {
  kind: string;
};

/** A position as text. */
export type PuzzleText = {
  position: string;
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
  text?: string | null; // of the whole position, for the analysis board; null: the game is on
};

/** One move of a game, compared with the best one. */
export type Reviewed = {
  number: number;
  actor: number;
  chosen: Estimate;
  best: Estimate;
  others: Estimate[]; // the next best
  lost: number; // value given away; 0 if it is too close to call
  lost_points: number; // expected points given away
  low: number; // lower end of the 95 % interval of the difference to the best other choice
  high: number; // its upper end
  mark: string; // "", inaccuracy, mistake, blunder: the whole interval is above its threshold
  close: boolean; // too close to call: the interval contains 0, and the move counts as right
  proved: boolean; // solved exactly
  simulations: number;
};

/** The value of the position for each seat around one move. */
export type ChartPoint = {
  number: number; // of the choice in the record; for the result, the number of choices
  actor: number | null; // None: the result
  before: number[]; // by seat, before the move
  after: number[]; // by seat, after it: what the chart shows
  errors: number[]; // standard errors of `after`
  luck: number[]; // by seat, since the point before
  skill: number[]; // by seat: `after` less `before`
};

/** A player's moves in a game, and the player's luck. */
export type PlayerSummary = {
  seat: number;
  moves: number; // reviewed moves
  costly: number; // moves with a mark
  accuracy: number | null; // 0 to 100; None without a move
  given_away: number; // by all moves together; in points in solo games
  skill: number; // gain of the player's own moves over the policy's
  luck: number;
};

/** A partial or complete review. Values are win shares; in solo games expected points. */
export type GameReview = {
  done: number; // reviewed moves of players
  of: number; // all moves of players
  moves: Reviewed[]; // those with an alternative
  chart: ChartPoint[];
  players: PlayerSummary[];
  start: number[]; // by seat, before the first choice
  final: number[] | null; // the result; None until the review is complete
  simulations: number;
};

/** The progress of a review, in moves of players, and its results so far. */
export type Review = {
  state: "done" | "none" | "running";
  done: number;
  of: number;
  review: GameReview | null;
};

/** A report that operators will see. */
export type Reported = {
  id: string;
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

/** The data from which every outcome of chance can be recomputed. */
export type Proof = {
  commit: string;
  commitments: string; // to the nonces; empty: there are none
  nonces: string;
  secret: string;
  draws: Draw[];
};

/** A rating at a table: after its game with the change that it made, or the present one. */
export type RatingAfter = {
  game: string;
  rating: number;
  deviation: number;
  provisional: boolean;
  games: number;
  mu: number;
  sigma: number;
  change: number | null;
};

/** The table of the rematch, the same for everybody who asks, and the seat of the sender. */
export type Rematch = {
  id: string;
  code: string;
  commit: string;
  seat: number;
};

/** The probability that a choice leads to a dead end; 0 if that does not matter. */
export type Risk = {
  risk: number;
};

/** How many outcomes of chance were checked; all of them follow from the secret. */
export type Proved = {
  outcomes: number;
};

/** For each requested choice, why it is not legal; null: it is legal. */
export type Reasons = {
  version: number;
  reasons: Record<string, Event | null>;
};

export type Scope = "play" | "read" | "account";

/** A token without its text. */
export type TokenInfo = {
  id: string;
  name: string;
  created: number;
  scopes: Scope[];
};

/** A new token with its text, which cannot be read again. */
export type NewToken = {
  id: string;
  name: string;
  token: string;
  scopes: Scope[];
};

/** The answer of each path. */
export type Answers = {
  "POST /api/account": Me;
  "POST /api/analysis/move": BoardPosition;
  "POST /api/analysis/moves": Explored;
  "POST /api/analysis/position": BoardPosition;
  "POST /api/blocks": Circle;
  "DELETE /api/blocks/{block}": null;
  "GET /api/campaigns": Sheet[];
  "POST /api/campaigns": Sheet;
  "GET /api/campaigns/new/{game}": Sheet;
  "DELETE /api/campaigns/{campaign}": null;
  "GET /api/codes/{code}": TableId;
  "GET /api/daily": Today;
  "GET /api/daily/months/{month}": Month;
  "GET /api/daily/{day}": DailyChallenge;
  "POST /api/daily/{day}/practise": TableId;
  "POST /api/daily/{day}/try": TableId;
  "DELETE /api/friends": null;
  "POST /api/friends": RelationNow;
  "GET /api/games": GameInfo[];
  "GET /api/games/{game}/openings": Explorer;
  "GET /api/games/{game}/statistics": MassPlay;
  "POST /api/guest": Me;
  "GET /api/lessons/{game}": Lesson;
  "GET /api/lobby": OpenTables;
  "POST /api/login": Me;
  "POST /api/logout": null;
  "POST /api/mail/confirm/{token}": LinkDone;
  "POST /api/mail/stop/{token}": LinkDone;
  "DELETE /api/me": null;
  "GET /api/me": Me | null;
  "GET /api/me/data": Record<string, unknown>;
  "GET /api/me/games": MyGames;
  "GET /api/me/invitations": Invitation[];
  "DELETE /api/me/invitations/{table}": null;
  "GET /api/me/opponents": Recent[];
  "POST /api/me/password": Me;
  "GET /api/me/people": Circle;
  "GET /api/me/ratings": Rating[];
  "GET /api/me/ratings/history": RatedGame[];
  "GET /api/me/records": About[];
  "GET /api/me/recovery": CodesLeft;
  "POST /api/me/recovery": RecoveryCodes;
  "DELETE /api/me/sessions": null;
  "GET /api/me/sessions": SessionInfo[];
  "DELETE /api/me/sessions/{session}": null;
  "GET /api/me/tables": Listed[];
  "GET /api/notices": NoticesWanted;
  "DELETE /api/notices/mail": NoticesWanted;
  "PUT /api/notices/mail": NoticesWanted;
  "POST /api/notices/push": DeviceTold;
  "DELETE /api/notices/push/{device}": null;
  "PUT /api/notices/quiet": NoticesWanted;
  "GET /api/people/{person}/ratings": Rated;
  "GET /api/profiles": Profile;
  "GET /api/progress": Ready;
  "GET /api/puzzles/next": PuzzleOffer;
  "GET /api/puzzles/{puzzle}": PuzzleOffer;
  "POST /api/puzzles/{puzzle}/clue": Clue;
  "GET /api/puzzles/{puzzle}/position": PuzzleText;
  "POST /api/puzzles/{puzzle}/try": Solution;
  "POST /api/records": About;
  "DELETE /api/records/{record}": null;
  "GET /api/records/{record}": RecordWithText;
  "GET /api/records/{record}/again/{number}": PuzzleOffer;
  "POST /api/records/{record}/again/{number}": Solution;
  "GET /api/records/{record}/card.png": Snapshot;
  "GET /api/records/{record}/film.webp": Snapshot;
  "GET /api/records/{record}/history": History;
  "GET /api/records/{record}/positions/{number}": Position;
  "GET /api/records/{record}/review": Review;
  "POST /api/records/{record}/review": Review;
  "GET /api/records/{record}/steps": Step[];
  "POST /api/recover": Me;
  "POST /api/reports": Reported;
  "GET /api/tables": Listed[];
  "POST /api/tables": NewTable;
  "POST /api/tables/taken-over": TableId;
  "GET /api/tables/{table}": Snapshot;
  "GET /api/tables/{table}/again/{number}": PuzzleOffer;
  "POST /api/tables/{table}/again/{number}": Solution;
  "GET /api/tables/{table}/card.png": Snapshot;
  "GET /api/tables/{table}/chat": ChatMessage[];
  "POST /api/tables/{table}/commands": Done;
  "GET /api/tables/{table}/film.webp": Snapshot;
  "GET /api/tables/{table}/history": History;
  "POST /api/tables/{table}/invitations": null;
  "GET /api/tables/{table}/outlook": OutlookNow;
  "GET /api/tables/{table}/positions/{number}": Position;
  "GET /api/tables/{table}/proof": Proof;
  "GET /api/tables/{table}/ratings": (RatingAfter | null)[];
  "GET /api/tables/{table}/record": string;
  "POST /api/tables/{table}/rematch": Rematch;
  "GET /api/tables/{table}/review": Review;
  "POST /api/tables/{table}/review": Review;
  "GET /api/tables/{table}/risk": Risk;
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

/** A position of a game, as text, and the number of a legal choice there. */
export type Move = {
  game: string;
  position: string;
  choice?: number | null;
};

/** A position of a game, as text. */
export type PositionAsked = {
  game: string;
  position: string;
};

/** An account by its name, or the person on a seat at a table, also a guest. */
export type Somebody = {
  name?: string;
  table?: string;
  seat?: number;
};

/** A new campaign: the game, and a name for it. */
export type NewCampaign = {
  game: string;
  name: string;
};

/** An account by its name. */
export type Who = {
  name: string;
};

/** A new guest. A name is enough to play. */
export type Guest = {
  name: string;
};

/** The present password, and the next one. */
export type PasswordChange = {
  present: string;
  password: string;
};

/** The present password, for requests that only the owner of an account may make. */
export type PresentPassword = {
  password: string;
};

export type Language = "en" | "uk" | "pl" | "de" | "fr";

/** An e-mail address, and the language of its messages. */
export type NewEmail = {
  address: string;
  language?: Language;
};

/** The keys of a subscription, as browsers give them. */
export type PushKeys = {
  p256dh: string;
  auth: string;
};

/** A subscription of this browser, and the language of its messages. */
export type NewSubscription = {
  endpoint: string;
  keys: PushKeys;
  language?: Language;
};

/** When nothing is sent: minutes after midnight in a time zone; both null: no quiet hours. */
export type QuietHours = {
  quiet_from: number | null;
  quiet_to: number | null;
  zone?: string;
};

/** The number of the choice that is made. */
export type Try = {
  choice: number;
};

/** A recovery code instead of a forgotten password, and the next password. */
export type Recovery = {
  name: string;
  code: string;
  password: string;
};

export type Reason = "chat" | "name" | "cheating" | "leaving" | "other";

/** The reason for a report. For a table, its chat is kept as evidence. */
export type NewReport = {
  name?: string;
  table?: string;
  seat?: number;
  reason: Reason;
  text?: string;
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
  practise?: boolean; // practice: the result is entered nowhere
  daily?: string; // the day whose daily challenge it is
};

/** A running game of one device, with everything needed to continue it elsewhere. */
export type MovingGame = {
  id: string;
  rules: string;
  plan: PlanGiven;
  secret: string; // 256 bits as hexadecimal text
  nonce: string; // of the person whose device it is
  choices: number[]; // of the players alone
};

/** The name of a new token, such as that of a bot, and what it may do. */
export type TokenName = {
  name: string;
  scopes?: Scope[];
};

/** The body of a request; a string is plain text. */
export type Bodies = {
  "POST /api/account": Account;
  "POST /api/analysis/move": Move;
  "POST /api/analysis/moves": PositionAsked;
  "POST /api/analysis/position": PositionAsked;
  "POST /api/blocks": Somebody;
  "POST /api/campaigns": NewCampaign;
  "POST /api/friends": Who;
  "POST /api/guest": Guest;
  "POST /api/login": Account;
  "POST /api/me/password": PasswordChange;
  "POST /api/me/recovery": PresentPassword;
  "PUT /api/notices/mail": NewEmail;
  "POST /api/notices/push": NewSubscription;
  "PUT /api/notices/quiet": QuietHours;
  "POST /api/puzzles/{puzzle}/try": Try;
  "POST /api/records": string;
  "POST /api/records/{record}/again/{number}": Try;
  "POST /api/recover": Recovery;
  "POST /api/reports": NewReport;
  "POST /api/tables": PlanGiven;
  "POST /api/tables/taken-over": MovingGame;
  "POST /api/tables/{table}/again/{number}": Try;
  "POST /api/tables/{table}/commands": Sit | Stand | Remove | Commit | Reveal | Choose | TakeBack | Agree | Decline | Resign | Return | Claim | End;
  "POST /api/tables/{table}/invitations": Who;
  "POST /api/tokens": TokenName;
  "POST /api/verify": string;
};
