import { ageModel } from '#shared/longevity/evidence/age-model.ts';
import { planLimits } from '#shared/longevity/evidence/plan-limits.ts';
import type { ActionRule } from '#shared/longevity/evidence/plan-rule.ts';
import { findActive } from '#shared/longevity/model/active-questions.ts';
import { betaOf, biologicalAgeAt, saturate } from '#shared/longevity/model/age-factors.ts';
import { countedAnswer } from '#shared/longevity/model/counted-answer.ts';
import type { EffectiveAge } from '#shared/longevity/model/effective-age.ts';
import type { Person } from '#shared/person/person.ts';
import { mean, round } from '#shared/scoring/rounding.ts';
import { newAnswer } from './new-answer.ts';

/** All in years. */
export type Benefit = {
  /** What the action is ranked by: the years before the caps; 0 when there are none to speak of. */
  readonly rank: number;
  /** How much lower the shown age would be, and that age: 0 and null when no years may be shown. */
  readonly years: number;
  readonly wouldBe: number | null;
};

export const noBenefit: Benefit = { rank: 0, years: 0, wouldBe: null };

/** What the new answer would go with (METHODS 2.6, steps 4 and 10). A contrast between people, not a promise. */
export const benefitOf = (rule: ActionRule, person: Person, effective: EffectiveAge | null): Benefit => {
  if (!effective || rule.rankBy !== 'yearsOfEffectiveAge') return noBenefit;
  const raw = rawYears(rule, person, effective);
  const { deltaYears, saturatedYears, biologicalAge, age } = effective;
  const rank = saturatedYears - saturate(deltaYears - raw);
  if (rank < planLimits.smallestYears) return noBenefit;
  const then = biologicalAgeAt(age, deltaYears - raw);
  const years = Math.max(0, biologicalAge - then);
  const isShown = years >= planLimits.shownFromYears && age >= ageModel.shownFromAge;
  return isShown ? { rank, years: round(years, 1), wouldBe: round(then, 1) } : { ...noBenefit, rank };
};

const rawYears = ({ question, target }: ActionRule, person: Person, { age, sexes }: EffectiveAge): number => {
  const active = findActive(question);
  const now = countedAnswer(question, person);
  const then = newAnswer(target, question, person);
  if (!active || now === undefined || then === undefined) return 0;
  const weight = ageModel.lambda.value * active.weight;
  return mean(
    sexes.map((sex) => {
      const [from, to] = [active[sex].hazardOf(now, age), active[sex].hazardOf(then, age)];
      return from && to ? (weight * (from.lnHr - to.lnHr)) / betaOf(sex, age) : 0;
    }),
  );
};
