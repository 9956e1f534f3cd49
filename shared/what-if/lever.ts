import type { Grade } from '#shared/longevity/evidence/grades.ts';
import type { Answer, Answers } from '#shared/quiz/question.ts';
import type { SourceId } from '#shared/sources/sources.ts';

/** One place of a lever. */
export type Step = {
  /** What the question would be answered with; null at the place of today, where the own answer stays. */
  readonly answer: Answer | null;
  /** Beside the lever: '2 or 3 days'. */
  readonly shown: string;
  /** In whole words, with units: '2 or 3 days a week'. */
  readonly spoken: string;
};

/** What else changes with the answer, so that the answers stay such as a person could give. */
export type Alongside = { readonly set: Answers; readonly drop: readonly string[] };

/** One of the own answers that can change, with every place that it can go to. */
export type Lever = {
  /** The question whose answer a step gives. */
  readonly id: string;
  readonly quiz: 'longevity' | 'heart';
  readonly name: string;
  /** A switch has two steps. */
  readonly control: 'slider' | 'switch';
  readonly steps: readonly Step[];
  /** The place of the own answer among the steps. */
  readonly today: number;
  /** '1 or 2 days a week'. */
  readonly was: string;
  /** What is special about it: where more is not better, or who must be asked first. */
  readonly note?: string;
  /** Null: no single study but a published equation. */
  readonly grade: Grade | null;
  readonly sources: readonly SourceId[];
  readonly alongside: Alongside;
  /** It is there only while this other lever stands beyond its first step. */
  readonly beyondFirstStepOf?: string;
};

/** By the id of the lever, the place of its step. A lever that is not named stands at today's. */
export type Places = Readonly<Record<string, number>>;

export const nothingAlongside: Alongside = { set: {}, drop: [] };
