import type { GameClient } from "../index";
import Board from "./Board.svelte";
import Detail from "./Detail.svelte";
import Lesson from "./Lesson.svelte";
import Mini from "./Mini.svelte";
import Table from "./Table.svelte";
import { play } from "./play";
import { tell } from "./story";

const keys = [
  ["mk-key-dice", "D"],
  ["mk-key-keep", "S"],
  ["mk-key-nothing", "0"],
  ["mk-key-market", "B"],
  ["mk-key-odds", "O"],
  ["mk-key-players", "P"],
] as const;

export default { Table, Board, Detail, Lesson, Mini, play, tell, keys, log: "over", things: true } satisfies GameClient;
