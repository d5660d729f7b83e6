import type { GameClient } from "../index";
import Board from "./Board.svelte";
import Mini from "./Mini.svelte";
import Table from "./Table.svelte";
import { KEYS } from "./keys";
import { play } from "./play";

export default { Table, Board, Mini, play, keys: KEYS } satisfies GameClient;
