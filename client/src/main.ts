import "@fontsource-variable/alegreya/wght.css";
import "@fontsource-variable/commissioner/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./games/tokens";
import { mount } from "svelte";
import { get, post } from "$lib/api";
import App from "./App.svelte";

// For the console and for tests: requests as the page itself makes them, wherever a table lives.
Object.assign(globalThis, { feira: { get, post } });

const target = document.getElementById("app");
if (target) mount(App, { target });
