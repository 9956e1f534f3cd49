import { myNumbersQuestions } from '#shared/heart/questions/my-numbers.ts';
import type { ExactNumberId, ExactNumbers, MyNumber, NumberUse } from '#shared/person/my-numbers.ts';
import { round } from '#shared/scoring/rounding.ts';

/** One exact number as it was used: the edges are rounded like the stored number. */
type ShownNumber = {
  /** Null when unreadable. */
  readonly value: number | null;
  /** Null unless exact. */
  readonly band: string | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly use: NumberUse;
};
export type ShownNumbers = { readonly [Id in ExactNumberId]?: ShownNumber };

/** METHODS 10.4: only the numbers that were given, in the order of the screen. */
export const shownNumbers = (numbers: ExactNumbers): ShownNumbers =>
  Object.fromEntries(
    numberQuestions.flatMap((question) => {
      const number = numbers[question.id];
      return number ? [[question.id, shown(number, question.convert.storedDecimals)]] : [];
    }),
  );

const numberQuestions = myNumbersQuestions.filter((question) => question.type === 'number');

const shown = ({ value, band, low, high, use }: MyNumber<string>, decimals: number): ShownNumber => ({
  value,
  band,
  low: low === null ? null : round(low, decimals),
  high: high === null ? null : round(high, decimals),
  use,
});
