import { inside } from '#shared/heart/inputs/inside-limits.ts';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import { shortDay } from '#shared/reading/day-words.ts';
import { round } from '#shared/scoring/rounding.ts';
import { missing } from './missing.ts';
import type { SheetInput } from './sheet.ts';
import type { SheetFacts } from './sheet-facts.ts';
import { inBothUnits, optionWords, questionOf } from './value-words.ts';

/** What the first quiz asks: smoking, and height and weight where the person lets them be seen. */
export const bodyInputs = (facts: SheetFacts): SheetInput[] => {
  const { longevity, person } = facts;
  if (longevity === null) return [missing('Smoking')];
  const smoking = optionWords(longevityQuiz, 'smoking', person.longevity.smoking);
  const date = shortDay(longevity.day);
  const row: SheetInput = smoking
    ? { label: 'Smoking', value: smoking, how: 'reported', date, mark: null }
    : { ...missing('Smoking'), value: 'not answered' };
  return facts.allowed.weight ? [row, size(facts, date)] : [row];
};

const size = (facts: SheetFacts, date: string): SheetInput => {
  const { person, longevity } = facts;
  const parts = (['height', 'weight'] as const).flatMap((id) => {
    const question = questionOf(longevityQuiz, id);
    const value = person.longevity[id];
    return question && value !== undefined ? [inBothUnits(question, value, longevity?.typed)] : [];
  });
  const label = 'Height, weight, BMI';
  if (person.bmi === null) return { ...missing(label), value: [...parts, 'BMI not known'].join(', ') };
  const bmi = `${round(person.bmi, 1)} kg/m²`;
  const row: SheetInput = { label, value: [...parts, bmi].join(', '), how: 'reported', date, mark: null };
  // Without heart answers nothing is estimated from it.
  if (facts.heart === null || !facts.heartFacts.score.clamped.includes('bmi')) return row;
  return { ...row, value: `${row.value}, counted as ${inside('bmi', person.bmi)}`, mark: 'clamped' };
};
