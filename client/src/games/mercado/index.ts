import type { GameClient } from "../index";
import Board from "./Board.svelte";
import Detail from "./Detail.svelte";
import Facts from "./Facts.svelte";
import Lesson from "./Lesson.svelte";
import Mini from "./Mini.svelte";
import Table from "./Table.svelte";
import { KEYS } from "./keys";
import { play } from "./play";
import { tell } from "./story";

export default { Table, Board, Detail, Facts, Lesson, Mini, play, tell, keys: KEYS } satisfies GameClient;
