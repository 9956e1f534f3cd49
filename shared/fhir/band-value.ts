import { myNumbersQuestions } from '#shared/heart/questions/my-numbers.ts';
import { numberDefinitions } from '#shared/person/number-definitions.ts';
import type { Answer } from '#shared/quiz/question.ts';
import { round } from '#shared/scoring/rounding.ts';
import type { Quantity, Range } from './data-types.ts';
import { type BandedId, bandQuestions } from './measurements.ts';
import { quantityOf, ucumOf, unitCodesOf } from './ucum.ts';

type BandValue = { readonly valueRange: Range } | { readonly valueQuantity: Quantity };

const isBanded = (id: string): id is BandedId => Object.hasOwn(bandQuestions, id);

/**
 * A chosen band as a range with both ends ('100-129'), or as 'below' and 'at least'. Null when no band with a value was
 * chosen.
 */
export const bandValue = (questionId: string, answerOf: (id: string) => Answer | undefined): BandValue | null => {
  const question = myNumbersQuestions.find(({ id }) => id === questionId);
  if (!isBanded(questionId) || question?.type !== 'number') return null;
  const chosen = answerOf(bandQuestions[questionId]);
  const bands: readonly (readonly [number, string])[] = numberDefinitions[questionId].bands;
  const place = bands.findIndex(([, band]) => band === chosen);
  const [from, next] = [bands[place]?.[0], bands[place + 1]?.[0]];
  const ucum = ucumOf(question, unitCodesOf(question)[0] ?? null);
  if (from === undefined || !ucum) return null;
  if (next === undefined) return { valueQuantity: { ...quantityOf(from, ucum), comparator: '>=' } };
  if (place === 0) return { valueQuantity: { ...quantityOf(next, ucum), comparator: '<' } };
  const high = round(next - question.step, 1);
  return { valueRange: { low: quantityOf(from, ucum), high: quantityOf(high, ucum) } };
};
