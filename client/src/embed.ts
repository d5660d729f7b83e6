/** The replay in a frame of another page: no router, no person, no cookies. */
import "@fontsource-variable/alegreya/wght.css";
import "@fontsource-variable/commissioner/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./games/tokens";
import { mount } from "svelte";
import { withoutCookies } from "$lib/api";
import Embed from "./Embed.svelte";

withoutCookies();
const target = document.getElementById("app");
if (target) mount(Embed, { target });
