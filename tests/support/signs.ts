import type { Answers } from '#shared/quiz/question.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';
import { seeded } from './random.ts';

/** Somebody well, with any few signs: answers of both quizzes as the fixed pairs of signs have them. */
export type WithSigns = { readonly longevity: Answers; readonly heart: Answers };

export type Sign = { readonly longevityAnswers?: Answers; readonly cardiacAnswers?: Answers };

type Pairs = { base: { longevityAnswers: Answers; cardiacAnswers: Answers }; cases: readonly Sign[] };
const pairs: Pairs = readVectors('pairs');
export const base: WithSigns = { longevity: pairs.base.longevityAnswers, heart: pairs.base.cardiacAnswers };

/** Each sign alone, with its context; the file has pairs of signs after them. */
export const signs: readonly Sign[] = pairs.cases
  .slice(0, 435)
  .filter(({ longevityAnswers, cardiacAnswers }) => longevityAnswers || cardiacAnswers);

const given = (answers: object): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null)) as Answers;

/** The person with one sign more. `null` in a sign: not answered. */
export const withSign = (person: WithSigns, { longevityAnswers, cardiacAnswers }: Sign): WithSigns => ({
  longevity: given({ ...person.longevity, ...longevityAnswers }),
  heart: given({ ...person.heart, ...cardiacAnswers }),
});

/** Endless people of any age and sex, each with none to four signs. The same seed gives the same people. */
export function* peopleWithSigns(count: number, seed: number): Generator<WithSigns> {
  const chance = seeded(seed);
  for (let n = 0; n < count; n += 1) {
    const gender = chance.pick(['female', 'male']);
    const birthdate = `${2026 - 18 - chance.below(70)}-01-10`;
    const someone = { ...base, longevity: { ...base.longevity, gender, birthdate } };
    const told = Array.from({ length: chance.below(5) }, () => chance.pick(signs));
    yield told.reduce(withSign, someone);
  }
}
