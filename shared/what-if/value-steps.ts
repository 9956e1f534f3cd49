import type { Answer } from '#shared/quiz/question.ts';
import type { Lever, Step } from './lever.ts';
import { spokenUnit } from './spoken-unit.ts';

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
