import { describe, expect, it } from "vitest";
import { Course } from "../src/parts/review/lesson.svelte";
import type { Lesson, LessonStep, Preview, View } from "../src/types/server";

const VIEW = {} as View;

function step(key: string, choose: string | null = null, done: string[] = []): LessonStep {
  const steps = done.map((text, i) => ({ number: i + 1, actor: i % 2, text, events: [] }));
  return {
    key,
    view: VIEW,
    mark: [],
    turn: choose === null ? null : { seat: 0, choices: [], previews: [] },
    choose,
    alternatives: choose === null ? null : "lesson-otherwise",
    after: done.length ? { steps, view: VIEW } : null,
  };
}

const preview = (text: string) => ({ text, cost: 1, earns: 0, net: -1 }) as Preview;

function lesson(): Lesson {
  const steps = [step("goal"), step("stall", "stall fish b2", ["stall fish b2", "coin"]), step("won")];
  return { game: "mercado", seats: 2, options: {}, players: ["Zoe", "Rui"], steps };
}

describe("a lesson", () => {
  it("goes on by itself where nothing is asked", () => {
    const course = new Course(lesson());
    expect([course.at, course.asks, course.last]).toEqual([0, false, false]);
    course.go(1);
    expect([course.step.key, course.asks]).toEqual(["stall", true]);
  });

  it("goes on when the choice is the one that was asked for, and tells what happened", () => {
    const course = new Course(lesson());
    course.go(1);
    course.choose(preview("stall fish b2"));
    expect([course.at, course.last, course.tried]).toEqual([2, true, null]);
    expect(course.happened.map((one) => one.text)).toEqual(["stall fish b2", "coin"]);
  });

  it("stays where it is after another choice, and remembers it until one moves on", () => {
    const course = new Course(lesson());
    course.go(1);
    course.choose(preview("coin"));
    expect([course.at, course.tried?.text]).toEqual([1, "coin"]);
    course.go(0);
    expect(course.tried).toBeNull();
  });

  it("does not leave its first and last stop", () => {
    const course = new Course(lesson());
    course.go(-3);
    expect(course.at).toBe(0);
    course.go(99);
    expect(course.at).toBe(2);
  });
});
