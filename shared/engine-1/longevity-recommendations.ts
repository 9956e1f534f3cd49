import { round } from '#shared/scoring/rounding.ts';
import { numberOf, optionOf } from './answer-value.ts';
import { bodyMassIndex, heightInches, weightLbAtBmi } from './body-mass-index.ts';
import type { CleanAnswer, CleanAnswers } from './clean-answers.ts';
import { attenuationAt, betaOf, type EffectiveAge, saturate, sexesOf } from './effective-age.ts';
import { longevityModel } from './evidence/longevity-model.ts';
import { longevityEvidence } from './evidence/longevity-questions.ts';
import {
  maxRecommendations,
  maxRecommendationsPerSection,
  recommendationRules,
} from './evidence/longevity-recommendations.ts';
import type { RecommendationRule, Target, Trigger } from './evidence/types.ts';
import { findActive } from './hazards.ts';
import { questionScore } from './question-score.ts';

export type LongevityRecommendation = { question: string; years: number };
type Ranked = { rule: RecommendationRule; section: string; years: number; catWeight: number; gap: number };

/** Below this the years count as none, and the advice is shown without a number. */
const smallestYears = 0.1;

const evidenceOf = new Map(longevityEvidence.map((question) => [question.id, question]));

/** The rules that apply, best first: by the years to gain, then by the weight in a category, then by the points to gain. */
export const recommend = (answers: CleanAnswers, age: number, effective: EffectiveAge): LongevityRecommendation[] => {
  const ranked = recommendationRules
    .filter((rule) => isTriggered(rule, answers))
    .map((rule) => rank(rule, answers, age, effective))
    .sort((a, b) => b.years - a.years || b.catWeight - a.catWeight || b.gap - a.gap);
  return takeFromTop(ranked).map(({ rule, years }) => ({ question: rule.question, years: round(years, 1) }));
};

/** The rule behind a recommendation: at most one per question applies to any answer. */
export const triggeredRule = (questionId: string, answers: CleanAnswers): RecommendationRule | undefined =>
  recommendationRules.find((rule) => rule.question === questionId && isTriggered(rule, answers));

const takeFromTop = (ranked: readonly Ranked[]): Ranked[] => {
  const taken: Ranked[] = [];
  for (const item of ranked) {
    const fromSection = taken.filter(({ section }) => section === item.section).length;
    if (taken.length < maxRecommendations && fromSection < maxRecommendationsPerSection) taken.push(item);
  }
  return taken;
};

const isTriggered = ({ question, trigger }: RecommendationRule, answers: CleanAnswers): boolean => {
  const answer = question === 'weight' ? bodyMassIndex(answers) : answers[question];
  return answer !== undefined && answer !== null && matches(trigger, answer);
};

const matches = (trigger: Trigger, answer: CleanAnswer): boolean => {
  if ('in' in trigger) return trigger.in.some((value) => value === answer);
  const x = numberOf(answer);
  if ('gte' in trigger) return x >= trigger.gte;
  if ('gt' in trigger) return x > trigger.gt;
  if ('lt' in trigger) return x < trigger.lt;
  if ('bmiGte' in trigger) return x >= trigger.bmiGte;
  if ('bmiLt' in trigger) return x < trigger.bmiLt;
  return x >= trigger.bmiBetween[0] && x < trigger.bmiBetween[1];
};

const rank = (rule: RecommendationRule, answers: CleanAnswers, age: number, effective: EffectiveAge): Ranked => {
  const evidence = evidenceOf.get(rule.question);
  const years = yearsToWin(rule, answers, age, effective);
  const score = evidence ? questionScore(evidence, answers) : null;
  return {
    rule,
    section: evidence?.section ?? '',
    years,
    catWeight: years > 0 ? (evidence?.catWeight ?? 0) : 0,
    gap: score === null ? 0 : 100 - score,
  };
};

/** How much lower the shown age would be, before the caps, if this one answer changed. */
const yearsToWin = (
  { question, target, rankBy }: RecommendationRule,
  answers: CleanAnswers,
  age: number,
  { deltaYears }: EffectiveAge,
): number => {
  const active = findActive(question);
  if (rankBy !== 'yearsOfEffectiveAge' || !active) return 0;
  const [now, then] =
    question === 'weight' ? bmiNowAndThen(target, answers) : [answers[question], newAnswer(target, answers[question])];
  if (now === undefined || then === undefined) return 0;
  const sex = sexesOf(answers)[0] ?? 'female';
  const [from, to] = [active.hazardOf[sex](now), active.hazardOf[sex](then)];
  if (!from || !to) return 0;
  const lnHr = longevityModel.lambda.value * attenuationAt(age) * active.weight * (from.lnHr - to.lnHr);
  const years = saturate(deltaYears) - saturate(deltaYears - lnHr / betaOf(sex, age));
  return years < smallestYears ? 0 : years;
};

const newAnswer = (target: Target, answer: CleanAnswer | undefined): CleanAnswer | undefined => {
  if ('value' in target) return target.value;
  if ('list' in target) {
    const place = target.list.indexOf(optionOf(answer));
    return place < 0 ? undefined : target.list[Math.min(Math.max(place + target.step, 0), target.list.length - 1)];
  }
  if ('reduceBy' in target) return Math.max(numberOf(answer) - target.reduceBy, target.notBelow);
  return undefined;
};

const bmiNowAndThen = (target: Target, answers: CleanAnswers): [number?, number?] => {
  const inches = heightInches(answers);
  if (!('bmiReduceBy' in target) || inches === null || typeof answers.weight !== 'number') return [];
  const lightestLb = target.notBelow === undefined ? 0 : weightLbAtBmi(target.notBelow, inches);
  const newWeightLb = Math.min(answers.weight, Math.max(answers.weight * (1 - target.bmiReduceBy), lightestLb));
  return [bodyMassIndex(answers) ?? undefined, bodyMassIndex(answers, newWeightLb) ?? undefined];
};
