import { agesOf } from './ages.ts';
import { ageWith } from './changed-answers.ts';
import { togetherWords } from './effect-words.ts';
import { isCheckFirst } from './tender.ts';
import type { Told } from './told.ts';

/** The age with all new answers at once, of the actions that carry a number; null below two, and under a warning. */
export const togetherOf = (told: Told): string | null => {
  const counted = told.plan.filter(({ wouldBe }) => wouldBe !== null);
  if (!told.effective || isCheckFirst(told) || counted.length < 2) return null;
  const then = ageWith(counted, told);
  if (!then) return null;
  return togetherWords(
    counted.map(({ code }) => code),
    counted.length === told.plan.length,
    agesOf(told.effective),
    agesOf(then),
  );
};
