import type { OpenSide } from '#shared/heart/estimate/heart-range.ts';
import { numberWord } from '#shared/words/phrases.ts';
import type { OwnPair } from './own-pair.ts';

/** 'differ from you in this answer', 'differ from you in these three answers'. It compares people, and promises nothing. */
export const peopleWhoDiffer = (count: number): string =>
  count === 1 ? 'differ from you in this one answer' : `differ from you in these ${numberWord(count)} answers`;

const spoken: readonly (readonly [sign: string, words: string])[] = [
  ['mmHg', 'millimetres of mercury'],
  ['mg/dL', 'milligrams per decilitre'],
  ['mmol/L', 'millimoles per litre'],
  ['kg', 'kilograms'],
  ['st', 'stone'],
  ['lb', 'pounds'],
];

/** '78 kg' as a screen reader should say it: '78 kilograms'. */
export const spokenUnit = (text: string): string =>
  text
    .split(' ')
    .map((word) => spoken.find(([sign]) => sign === word)?.[1] ?? word)
    .join(' ');

/** What the engine says of one person: an age in years, or a percentage in ten years. One decimal, as in a result. */
export type Figure = {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The truth lies on this side of the range. */
  readonly open: OpenSide | null;
};

/** Null where the engine makes no estimate. */
export type FigureOf = (own: OwnPair) => Figure | null;
