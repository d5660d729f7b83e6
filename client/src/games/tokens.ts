/** Colours that games shift, loaded with the page: a screen of a game is drawn before its client is there. */
import.meta.glob("./*/tokens.css", { eager: true });
