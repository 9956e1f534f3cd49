import { product } from '#shared/product.ts';
import { dayWords } from '#shared/reading/day-words.ts';
import { type SourceId, sources } from '#shared/sources/sources.ts';
import type { SheetFacts } from './sheet-facts.ts';
import type { Submitted } from './to-sheet.ts';

const short = (id: SourceId): string => sources[id].short;

/** Models, versions, references, and what none of it can know. */
export const methodsOf = ({ heartPage, habitsPage, heart, longevity, heartFacts: { score } }: SheetFacts): string[] => {
  const version = (heartPage ?? habitsPage)?.engine.version;
  const isEstimated = heartPage !== null && score.eligibility === 'ok';
  return [
    `${product.name}, engine ${version}, for heart, habits and warnings.`,
    ...(isEstimated
      ? [`Heart: ${short('khan2023')}; risk age: ${short('krishnan2025')}; categories: ${short('dyslipid2026')}.`]
      : []),
    ...(habitsPage === null ? [] : ['Habits: hazard ratios of cohort studies, put together by us.']),
    ...correctionOf('heart', heart),
    ...correctionOf('habits', longevity),
    'Ranges cover unknown and banded inputs, not the error of the equations.',
    'Self-reported and not verified. The tool examines nobody and sees no record, image, ECG or dose of a medicine.',
    'Education, not a diagnosis; not to be used alone for a decision on treatment.',
  ];
};

/** A clinician may have seen the earlier one. */
const correctionOf = (name: string, given: Submitted | null): string[] =>
  given?.replaces
    ? [
        `The ${name} result of ${dayWords(given.day)} was wrong before ${dayWords(given.replaces.at.slice(0, 10))} (engine ${given.replaces.engineVersion}) and was corrected: ${given.replaces.reason}`,
      ]
    : [];
