import type { HeartParts } from '#shared/contract/result.ts';
import { riskCategories } from '#shared/heart/evidence/estimate.ts';
import type { HeartFacts } from './heart-facts.ts';
import { riskWordsOf } from './risk-words.ts';

/** The published limits, each with the percentage that it begins at; the person's own is marked only when graded. */
export const levelsOf = (facts: HeartFacts): NonNullable<HeartParts['levels']> => {
  const { code: own } = riskWordsOf(facts);
  return riskCategories.map(({ code, label }, at) => ({
    code,
    label,
    from: riskCategories[at - 1]?.below ?? 0,
    isYours: code === own,
  }));
};
