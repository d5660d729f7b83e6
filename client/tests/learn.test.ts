import { describe, expect, it } from "vitest";
import { LessonProgress } from "../src/parts/learn/progress.svelte";
import type { Lesson, LessonStep, MercadoAction, Preview, View } from "../src/types/server";

const VIEW = {} as View;

const STALL: MercadoAction = { kind: "stall", good: "fish", square: "b2" };
const COIN: MercadoAction = { kind: "coin" };
const [STALL_NUMBER, COIN_NUMBER] = [17, 3];

function step(key: string, choice: number | null = null, done: MercadoAction[] = []): LessonStep {
  const steps = done.map((action, i) => ({ number: i + 1, actor: i % 2, text: action.kind, action, events: [] }));
  return {
    key,
    view: VIEW,
    mark: [],
    turn: choice === null ? null : { seat: 0, choices: [], previews: [] },
    choose: choice === null ? null : "stall fish b2",
    choice,
    action: choice === null ? null : STALL,
    alternatives: choice === null ? null : "lesson-otherwise",
    after: done.length ? { steps, view: VIEW } : null,
  };
}

const preview = (choice: number, action: MercadoAction) => ({ choice, action, cost: 1, earns: 0, net: -1 }) as Preview;

function lesson(): Lesson {
  const steps = [step("goal"), step("stall", STALL_NUMBER, [STALL, COIN]), step("won")];
  return { game: "mercado", seats: 2, options: {}, players: ["Zoe", "Rui"], steps };
}

describe("a lesson", () => {
  it("goes on by itself where nothing is asked", () => {
    const progress = new LessonProgress(lesson());
    expect([progress.at, progress.asks, progress.last]).toEqual([0, false, false]);
    progress.go(1);
    expect([progress.step.key, progress.asks]).toEqual(["stall", true]);
  });

  it("goes on when the choice is the one that was asked for, and knows what happened", () => {
    const progress = new LessonProgress(lesson());
    progress.go(1);
    progress.choose(preview(STALL_NUMBER, STALL));
    expect([progress.at, progress.last, progress.tried]).toEqual([2, true, null]);
    expect(progress.before.map((one) => one.action)).toEqual([STALL, COIN]);
  });

  it("stays where it is after another choice, and remembers it until the learner moves on", () => {
    const progress = new LessonProgress(lesson());
    progress.go(1);
    progress.choose(preview(COIN_NUMBER, COIN));
    expect([progress.at, progress.tried?.action]).toEqual([1, COIN]);
    progress.go(0);
    expect(progress.tried).toBeNull();
  });

  it("does not leave its first and last stop", () => {
    const progress = new LessonProgress(lesson());
    progress.go(-3);
    expect(progress.at).toBe(0);
    progress.go(99);
    expect(progress.at).toBe(2);
  });
});
