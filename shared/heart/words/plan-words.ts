import type { Recommendation } from '#shared/contract/result.ts';
import { scenarioTargets } from '#shared/heart/evidence/plan.ts';
import type { Le8Advice } from '#shared/heart/plan/le8-plan.ts';
import type { NextStep } from '#shared/heart/plan/next-steps.ts';
import { type Time, timeWords } from '#shared/safety/levels.ts';
import { redFlags } from '#shared/safety/red-flags.ts';
import { round } from '#shared/scoring/rounding.ts';
import type { SourceId } from '#shared/sources/sources.ts';
import { checkedFirstBy } from '#shared/words/care.ts';
import { inSentences } from '#shared/words/plan-sentences.ts';
import * as words from '#words/heart-plan.ts';
import * as planNumbers from '#words/heart-plan-numbers.ts';
import { adaptedTitle, adaptedWords } from './adapted-texts.ts';
import { amountOf } from './blood-amount.ts';
import type { HeartFacts } from './heart-facts.ts';
import { nextStepTexts, sameVisitOf, timeOfStep } from './next-step-words.ts';
import { type PlanCode, planTexts } from './plan-texts.ts';
import { aboutPercent } from './risk-words.ts';
import { userAnswerOf } from './user-answers.ts';

type Item = {
  readonly code: PlanCode;
  readonly percentagePoints?: number | null;
  readonly advice?: Le8Advice | null;
};

/** The plan in words, in its order, then the items of the next step that the limit cut off. */
export const planOf = (facts: HeartFacts): Recommendation[] =>
  itemsOf(facts).map((item) => recommendation(item, facts));

const itemsOf = (facts: HeartFacts): Item[] => {
  const planned: Item[] = facts.score.recommendations.flatMap((item) =>
    isPlanCode(item.code) ? [{ ...item, code: item.code }] : [],
  );
  const codes = new Set(planned.map(({ code }) => code));
  return [...planned, ...demanded(facts).flatMap((code) => (codes.has(code) ? [] : [{ code }]))];
};

const isPlanCode = (code: string): code is PlanCode => Object.hasOwn(planTexts, code);

/** The items of the next step, which the plan always has, however long it is. */
const demanded = ({ score }: HeartFacts): PlanCode[] => {
  if (score.nextStep !== 'measureFirst' || !score.inputsUsed) return [];
  const { sbp, totalChol, hdl } = score.inputsUsed;
  const isAverage = (...inputs: readonly (readonly [number, number, number, string])[]) =>
    inputs.some(([, , , source]) => source === 'imputed');
  return [
    ...(isAverage(sbp) ? ['measureBp' as const] : []),
    ...(isAverage(totalChol, hdl) ? ['getLipidTest' as const] : []),
  ];
};

const recommendation = ({ code, percentagePoints, advice }: Item, facts: HeartFacts): Recommendation => {
  const { area, title, words: usual, kind = 'habit' } = planTexts[code];
  const userAnswer = userAnswerOf(code, facts);
  const ids = sourcesOfItem(code, facts);
  const points = shownPoints(percentagePoints, facts);
  const effect = points === null ? null : contrast(code, points, facts);
  const by = timeOf(code, facts);
  const sameVisit = sameVisitOf(code, facts);
  return {
    code,
    area,
    title: adaptedTitle(code, advice ?? null, facts) ?? title,
    ...(userAnswer ? { userAnswer } : {}),
    ...inSentences(code, adaptedWords(code, advice ?? null, facts) ?? usual),
    ...(points !== null && effect ? { percentagePoints: points, effect } : {}),
    ...(by ? { by } : {}),
    ...(sameVisit ? { sameVisit } : {}),
    kind,
    sourceIds: ids,
    ...(code === 'getCheckedFirst' ? { evidenceLine: words.getCheckedFirstEvidence } : {}),
    grade: effect ? words.gradeDifference : kind === 'care' ? words.gradeSafety : words.gradeGuideline,
  };
};

/** Times of plan items that are never a next step. */
const timesOfPlan: Readonly<Partial<Record<PlanCode, Time>>> = { weightClinician: 'twoWeeks', askLdlGoal: 'nextVisit' };

/** An item takes its time from the next step with the same code, except quitting smoking, which has no time. */
const isStep = (code: PlanCode): code is Extract<PlanCode, NextStep> =>
  code !== 'quitSmoking' && Object.hasOwn(nextStepTexts, code);

/** With a warning only the warning's own step has a time. Otherwise no time is later than the soonest notice. */
const timeOf = (code: PlanCode, facts: HeartFacts): string | null => {
  if (code === 'getCheckedFirst') return checkedFirstBy(facts.isEmergency);
  const own = timesOfPlan[code] ?? (isStep(code) ? timeOfStep(code, facts) : undefined);
  return own === undefined || facts.isCareFirst ? null : timeWords(own, facts.openBy);
};

/** Percentage points: a smaller difference is shown as advice without a number. The limit is our choice. */
const smallestShownPoints = 0.5;

/** No risk figure with a warning. */
const shownPoints = (points: number | null | undefined, { isCareFirst }: HeartFacts): number | null =>
  isCareFirst || points === undefined || points === null || points < smallestShownPoints ? null : points;

/** A contrast between people, by the equations. It is not the effect of a treatment. */
const contrast = (code: PlanCode, points: number, { score, one }: HeartFacts): string | null => {
  if (score.cardiacRiskScore === null) return null;
  const risk = aboutPercent(Math.max(0, round(score.cardiacRiskScore - points, 1)));
  const contrasts: Readonly<Partial<Record<PlanCode, string>>> = {
    quitSmoking: planNumbers.riskWithoutSmoking(risk),
    lowerBp: planNumbers.riskWithTopNumber(scenarioTargets.lowerBp.toSbp, risk),
    lowerNonHdl: planNumbers.riskWithNonHdl(amountOf('totalCholesterol', lowerNonHdl(one.nonHdl ?? 0)), risk),
    betterA1c: planNumbers.riskWithA1c(amountOf('a1c', scenarioTargets.betterA1c.toPercent), risk),
  };
  return contrasts[code] ?? null;
};

/** mg/dL, as in the scenario. */
const lowerNonHdl = (nonHdl: number): number => {
  const { toShare, notBelow } = scenarioTargets.lowerNonHdl;
  return round(Math.max(toShare * nonHdl, notBelow));
};

/** The step of a warning cites the sources of its red flags. */
const sourcesOfItem = (code: PlanCode, { score }: HeartFacts): SourceId[] => {
  if (code !== 'getCheckedFirst') return [...planTexts[code].sources];
  const raised = new Set(
    score.redFlags.filter(({ level }) => level !== 'soon').map(({ code: raisedCode }) => raisedCode),
  );
  return [...new Set(redFlags.filter((flag) => raised.has(flag.code)).flatMap((flag) => [...flag.sources]))];
};
