/**
 * Soft sounds, made by the browser itself: a coin, a tile, dice, "your turn". Silent unless a person
 * has switched sound on. Browsers play nothing before the first click or key: that is fine.
 */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Where sounds go, or null if there is to be none. One's turn is also heard from another tab. */
function output(sound: "turn" | "on" = "on"): AudioContext | null {
  if (settings.sound === "off" || typeof AudioContext === "undefined") return null;
  if (sound === "on" && (settings.sound === "turn" || document.hidden)) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A tone that starts at once and fades: hertz, seconds from now, seconds long, how loud. */
function tone(
  audio: AudioContext,
  pitch: number,
  after: number,
  long: number,
  loud: number,
  shape: OscillatorType = "sine",
) {
  const start = audio.currentTime + after;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = shape;
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + long);
}

/** A short knock of wood: noise through a narrow band. */
function knock(audio: AudioContext, pitch: number, after: number, loud: number) {
  const long = 0.07;
  const start = audio.currentTime + after;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  const source = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = noise;
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = 2.5;
  volume.gain.value = loud;
  source.connect(band).connect(volume).connect(audio.destination);
  source.start(start);
}

/** Coins land, one after the other; more than four sound like four. */
export function coinSound(coins = 1): void {
  const audio = output();
  if (!audio) return;
  for (let i = 0; i < Math.min(coins, 4); i++) {
    tone(audio, 1568 + 90 * i, i * 0.06, 0.22, 0.05);
    tone(audio, 2349 + 130 * i, i * 0.06 + 0.012, 0.16, 0.025);
  }
}

/** A tile or a card is put down. */
export function tileSound(): void {
  const audio = output();
  if (audio) knock(audio, 620, 0, 0.5);
}

/** Dice tumble and come to rest. */
export function diceSound(): void {
  const audio = output();
  if (!audio) return;
  for (const [after, pitch] of [
    [0, 1500],
    [0.07, 1250],
    [0.13, 1700],
    [0.22, 1100],
    [0.3, 950],
  ] as const) {
    knock(audio, pitch, after, 0.4);
  }
}

/** Your turn: two notes upwards. */
export function turnSound(): void {
  const audio = output("turn");
  if (!audio) return;
  tone(audio, 587, 0, 0.35, 0.06, "triangle");
  tone(audio, 880, 0.14, 0.5, 0.06, "triangle");
}
