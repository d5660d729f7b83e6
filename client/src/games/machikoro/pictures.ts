/** The pictograms of Machi Koro, by card and landmark. */
import airplane from "~icons/fluent-emoji-flat/airplane?raw";
import anchor from "~icons/fluent-emoji-flat/anchor?raw";
import basket from "~icons/fluent-emoji-flat/basket?raw";
import bouquet from "~icons/fluent-emoji-flat/bouquet?raw";
import bread from "~icons/fluent-emoji-flat/bread?raw";
import can from "~icons/fluent-emoji-flat/canned-food?raw";
import chair from "~icons/fluent-emoji-flat/chair?raw";
import cheese from "~icons/fluent-emoji-flat/cheese-wedge?raw";
import hall from "~icons/fluent-emoji-flat/classical-building?raw";
import store from "~icons/fluent-emoji-flat/convenience-store?raw";
import cow from "~icons/fluent-emoji-flat/cow-face?raw";
import tree from "~icons/fluent-emoji-flat/evergreen-tree?raw";
import wheel from "~icons/fluent-emoji-flat/ferris-wheel?raw";
import fish from "~icons/fluent-emoji-flat/fish?raw";
import plate from "~icons/fluent-emoji-flat/fork-and-knife-with-plate?raw";
import hamburger from "~icons/fluent-emoji-flat/hamburger?raw";
import coffee from "~icons/fluent-emoji-flat/hot-beverage?raw";
import newspaper from "~icons/fluent-emoji-flat/newspaper?raw";
import office from "~icons/fluent-emoji-flat/office-building?raw";
import pick from "~icons/fluent-emoji-flat/pick?raw";
import pizza from "~icons/fluent-emoji-flat/pizza?raw";
import receipt from "~icons/fluent-emoji-flat/receipt?raw";
import apple from "~icons/fluent-emoji-flat/red-apple?raw";
import boat from "~icons/fluent-emoji-flat/sailboat?raw";
import wheat from "~icons/fluent-emoji-flat/sheaf-of-rice?raw";
import bags from "~icons/fluent-emoji-flat/shopping-bags?raw";
import stadium from "~icons/fluent-emoji-flat/stadium?raw";
import station from "~icons/fluent-emoji-flat/station?raw";
import sushi from "~icons/fluent-emoji-flat/sushi?raw";
import television from "~icons/fluent-emoji-flat/television?raw";
import tower from "~icons/fluent-emoji-flat/tokyo-tower?raw";
import tulip from "~icons/fluent-emoji-flat/tulip?raw";
import type { Card, Landmark } from "$types/server";

export const LANDMARK_PICTURES: Record<Landmark, string> = {
  station,
  mall: bags,
  park: wheel,
  "radio-tower": tower,
  harbour: anchor,
  airport: airplane,
};

export const PICTURES: Record<Card | Landmark | "city-hall", string> = {
  "wheat-field": wheat,
  ranch: cow,
  bakery: bread,
  cafe: coffee,
  "convenience-store": store,
  forest: tree,
  stadium,
  "tv-station": television,
  "business-center": office,
  "cheese-factory": cheese,
  "furniture-factory": chair,
  mine: pick,
  "family-restaurant": plate,
  "apple-orchard": apple,
  "fruit-market": basket,
  "sushi-bar": sushi,
  "flower-garden": tulip,
  "flower-shop": bouquet,
  "pizza-joint": pizza,
  publisher: newspaper,
  "hamburger-stand": hamburger,
  "mackerel-boat": fish,
  "tax-office": receipt,
  "food-warehouse": can,
  "tuna-boat": boat,
  "city-hall": hall,
  ...LANDMARK_PICTURES,
};
