/** Progress through a lesson: the current step, what happened before it, and what was tried. */
import type { Lesson, LessonStep, Preview, Step } from "$types/server";

export class LessonProgress {
  at = $state(0);
  /** A choice other than the one that was asked for: it is explained. */
  tried = $state.raw<Preview | null>(null);

  constructor(readonly lesson: Lesson) {}

  get of(): number {
    return this.lesson.steps.length;
  }

  get step(): LessonStep {
    const step = this.lesson.steps[this.at];
    if (!step) throw new Error("the lesson has no such step");
    return step;
  }

  get last(): boolean {
    return this.at === this.of - 1;
  }

  /** Does the step ask for a choice? */
  get asks(): boolean {
    return this.step.choice !== null;
  }

  /** What was done before this stop. */
  get before(): Step[] {
    return this.lesson.steps.slice(0, this.at).flatMap((step) => step.after?.steps ?? []);
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.of - 1, at));
    this.tried = null;
  }

  /** The learner chose something: the lesson goes on if it is what was asked for. */
  choose(choice: Preview): void {
    if (choice.choice === this.step.choice) this.go(this.at + 1);
    else this.tried = choice;
  }
}
