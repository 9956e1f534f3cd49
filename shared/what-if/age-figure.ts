import { estimateOf } from '#shared/longevity/estimate.ts';
import { longevityStatus } from '#shared/longevity/longevity-status.ts';
import { effectiveAge } from '#shared/longevity/model/effective-age.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { assess } from '#shared/safety/assess.ts';
import type { FigureOf } from './figure.ts';

/**
 * The biological age by the model and the rounding of a result. The plan, the chapters and the words of a result are left
 * out: a page that draws at every move needs none of them.
 */
export const ageFigure: FigureOf = (own) => {
  const person = readPerson({ ...own, quiz: 'longevity' });
  if (person.age === null || longevityStatus(person, assess(person).routes).status !== 'ok') return null;
  const { biologicalAge: value, biologicalAgeRange } = estimateOf(effectiveAge(person, person.age), true);
  if (value === null || biologicalAgeRange === null) return null;
  const [low, high] = biologicalAgeRange;
  return { value, low, high, open: null };
};
