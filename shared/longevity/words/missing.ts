import type { ResultContent } from '#shared/contract/result.ts';
import { ageModel } from '#shared/longevity/evidence/age-model.ts';
import { type ActiveQuestion, activeQuestions } from '#shared/longevity/model/active-questions.ts';
import { isLeftOut } from '#shared/longevity/model/counted-answer.ts';
import type { EffectiveAge } from '#shared/longevity/model/effective-age.ts';
import { round } from '#shared/scoring/rounding.ts';
import { questionNames } from './question-names.ts';
import type { Told } from './told.ts';

type Missing = NonNullable<ResultContent['missing']>[number];

/** What was not answered and what it would change, most telling first. */
export const missingOf = (told: Told): Missing[] => {
  const { effective, score, person } = told;
  if (score.status === 'noBirthdate') return [entry('birthdate', 'With it we can work out an age.')];
  if (!effective) return [];
  const open = activeQuestions
    .filter(
      ({ id }) => person.longevity[id] === undefined && !effective.contributions.has(id) && !isLeftOut(id, person),
    )
    .map((question) => ({ id: question.id, years: narrowing(question, effective) }))
    .toSorted((a, b) => b.years - a.years);
  const sex =
    person.longevity.gender === undefined ? [entry('gender', 'With it we use one set of tables, not two.')] : [];
  return [...sex, ...open.map(({ id, years }) => entry(id, narrowingWords(round(years))))];
};

const entry = (id: Missing['id'] & keyof typeof questionNames, text: string): Missing => ({
  id,
  label: questionNames[id].label,
  text,
});

/** How much narrower the whole range could be at most, in years (METHODS 2.2: its open variance leaves the sum). */
const narrowing = (
  { weight, ...bySex }: ActiveQuestion,
  { sexes, age, beta, halfWidthYears }: EffectiveAge,
): number => {
  const [sex = 'female'] = sexes;
  const open = (ageModel.lambda.value * weight) ** 2 * bySex[sex].populationAt(age).openVariance;
  const half = Math.max(ageModel.interval.minHalfYears, halfWidthYears);
  return 2 * (half - Math.sqrt(Math.max(0, half ** 2 - (ageModel.interval.z ** 2 * open) / beta ** 2)));
};

const narrowingWords = (years: number): string =>
  years < 1
    ? 'Your range could be a little narrower with it.'
    : `Your range could be up to ${years === 1 ? '1 year' : `${years} years`} narrower with it.`;
