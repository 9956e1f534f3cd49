import type { Grade } from '#shared/longevity/evidence/grades.ts';
import type { Answer, Answers } from '#shared/quiz/question.ts';
import type { SourceId } from '#shared/sources/sources.ts';
import { spokenUnit } from './figure.ts';

/** Inside a sentence. */
export const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

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

type Values = {
  /** Rising; the nearest one to today's gives way to it. */
  readonly values: readonly number[];
  /** Today's value, or the middle of the band that was chosen. */
  readonly now: number;
  /** What the person said: '135 mmHg', '140 to 159 mmHg'. */
  readonly own: string;
  readonly answerOf: (value: number) => Answer;
  readonly shownOf: (value: number) => string;
};

/** The places of a measured value, with the own answer among them. */
export const valueSteps = ({ values, now, own, answerOf, shownOf }: Values): Pick<Lever, 'steps' | 'today'> => {
  const nearest = values.toSorted((a, b) => Math.abs(a - now) - Math.abs(b - now))[0];
  const kept = nearest !== undefined && isNear(nearest, now, values) ? values.filter((one) => one !== nearest) : values;
  const places = [...kept, now].sort((a, b) => a - b);
  const stepOf = (value: number): Step => {
    const shown = value === now ? own : shownOf(value);
    return { answer: value === now ? null : answerOf(value), shown, spoken: spokenUnit(shown) };
  };
  return { steps: places.map(stepOf), today: places.indexOf(now) };
};

/** Nearer than half of the way between two places. */
const isNear = (one: number, now: number, values: readonly number[]): boolean => {
  const [first = 0, second = 0] = values;
  return Math.abs(one - now) <= (second - first) / 2;
};
