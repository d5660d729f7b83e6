/** A lesson as one goes through it: where one is, what happened on the way, and what one tried. */
import type { Lesson, LessonStep, Preview, Step } from "$types/server";

export class Course {
  at = $state(0);
  /** Another choice than the one asked for: friendly words are due. */
  tried = $state.raw<Preview | null>(null);

  constructor(readonly lesson: Lesson) {}

  get of(): number {
    return this.lesson.steps.length;
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at]!;
  }

  get last(): boolean {
    return this.at === this.of - 1;
  }

  /** Does one have to choose before it goes on? */
  get asks(): boolean {
    return this.step.choose !== null;
  }

  /** What was done between the last stop and this one. */
  get happened(): Step[] {
    return this.lesson.steps[this.at - 1]?.after?.steps ?? [];
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.of - 1, at));
    this.tried = null;
  }

  /** The learner chose something: the lesson goes on if it is what was asked for. */
  choose(choice: Preview): void {
    if (choice.text === this.step.choose) this.go(this.at + 1);
    else this.tried = choice;
  }
}
