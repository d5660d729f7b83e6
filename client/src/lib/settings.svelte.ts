/** What a person has set for this browser: how it looks and sounds, and how one plays. Kept in local storage. */

export const LANGUAGES = ["en", "uk", "pl", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];
export const SOUNDS = ["off", "turn", "on"] as const;
/** Silence, only when it is one's turn, or everything. */
export type Sound = (typeof SOUNDS)[number];

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  uk: "Українська",
  pl: "Polski",
  de: "Deutsch",
  fr: "Français",
};

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`feira-${name}`);
  } catch {
    return null; // storage is switched off: nothing is remembered, everything works
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`feira-${name}`, value);
  } catch {
    // as above
  }
}

export function isLanguage(text: string | null): text is Language {
  return LANGUAGES.includes(text as Language);
}

/** The first of the browser's languages that we have. */
export function browserLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0] ?? "";
    if (isLanguage(language)) return language;
  }
  return "en";
}

function first(): Language {
  const chosen = kept("language");
  return isLanguage(chosen) ? chosen : browserLanguage(navigator.languages);
}

function oneOf<T extends string>(value: string | null, values: readonly T[], otherwise: T): T {
  return values.includes(value as T) ? (value as T) : otherwise;
}

/** How much longer an animation takes. */
const PACE: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.45, off: 0 };

/** Before there were speeds, animations were on or off. */
const oldSpeed = (): Speed => (kept("motion") === "off" ? "off" : "normal");

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  language = $state<Language>(first());
  theme = $state<Theme>(oneOf(kept("theme"), ["system", "light", "dark"], "system"));
  speed = $state<Speed>(oneOf(kept("speed"), SPEEDS, oldSpeed()));
  sound = $state<Sound>(oneOf(kept("sound"), SOUNDS, "off"));
  /** Ask once more before a move. */
  confirm = $state(kept("confirm") === "on");
  /** Pass by itself where nothing else can be done. */
  autoPass = $state(kept("auto-pass") !== "off");
  /** What the system wants, which may change at sunset. */
  #dark = $state(dark.matches);
  #still = $state(still.matches);

  constructor() {
    dark.addEventListener("change", (event) => (this.#dark = event.matches));
    still.addEventListener("change", (event) => (this.#still = event.matches));
  }

  get dark(): boolean {
    return this.theme === "system" ? this.#dark : this.theme === "dark";
  }

  /** Does anything move? */
  get moves(): boolean {
    return this.speed !== "off" && !this.#still;
  }

  /** How much longer than usual an animation takes. */
  get pace(): number {
    return PACE[this.speed];
  }

  /** Applies and keeps what is set; call it in an effect. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset.theme = this.dark ? "dark" : "light";
    root.dataset.motion = this.moves ? "on" : "off";
    keep("language", this.language);
    keep("theme", this.theme);
    keep("speed", this.speed);
    keep("sound", this.sound);
    keep("confirm", this.confirm ? "on" : "off");
    keep("auto-pass", this.autoPass ? "on" : "off");
  }
}

export const settings = new Settings();
