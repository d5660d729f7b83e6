import type { GameClient } from "../index";
import Board from "./Board.svelte";
import Mini from "./Mini.svelte";
import Table from "./Table.svelte";
import { play } from "./play";

export default { Table, Board, Mini, play, keys: [] } satisfies GameClient;
