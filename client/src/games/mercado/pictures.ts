/** The pictograms, by the game's own words, and faces for customers. */
import meat from "~icons/fluent-emoji-flat/cut-of-meat?raw";
import fish from "~icons/fluent-emoji-flat/fish?raw";
import grape from "~icons/fluent-emoji-flat/grapes?raw";
import tomato from "~icons/fluent-emoji-flat/tomato?raw";
import flower from "~icons/fluent-emoji-flat/tulip?raw";
import pub from "~icons/fluent-emoji-flat/beer-mug?raw";
import burger from "~icons/fluent-emoji-flat/hamburger?raw";
import pizza from "~icons/fluent-emoji-flat/pizza?raw";
import sushi from "~icons/fluent-emoji-flat/sushi?raw";
import tea from "~icons/fluent-emoji-flat/teapot?raw";
import wine from "~icons/fluent-emoji-flat/wine-glass?raw";
import boy from "~icons/fluent-emoji-flat/boy-light?raw";
import girl from "~icons/fluent-emoji-flat/girl-medium-dark?raw";
import beard from "~icons/fluent-emoji-flat/man-beard-medium?raw";
import man from "~icons/fluent-emoji-flat/man-medium-dark?raw";
import redhead from "~icons/fluent-emoji-flat/man-red-hair-light?raw";
import oldMan from "~icons/fluent-emoji-flat/old-man-light?raw";
import oldWoman from "~icons/fluent-emoji-flat/old-woman-medium-light?raw";
import blonde from "~icons/fluent-emoji-flat/person-blonde-hair-light?raw";
import woman from "~icons/fluent-emoji-flat/woman-medium-light?raw";
import scarf from "~icons/fluent-emoji-flat/woman-with-headscarf-medium?raw";

const faces = [scarf, redhead, girl, oldMan, beard, woman, boy, oldWoman, man, blonde];
export const FACES = faces.length;

const all: Record<string, string> = { fish, flower, tomato, meat, grape, pub, sushi, tea, pizza, burger, wine };
faces.forEach((face, i) => (all[`face-${i}`] = face));

export const pictures = all;
