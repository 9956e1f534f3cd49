import type { Recommendation } from '#shared/contract/result.ts';
import type { PlanCode } from '#shared/habits/habit-actions.ts';
import { habitTexts, type PlanText } from '#shared/habits/habit-texts.ts';
import type { PlanItem } from '#shared/longevity/plan/plan.ts';
import type { LongevityReading } from '#shared/longevity/score.ts';
import { drinksHeavily, takesMedicinesInPregnancy } from '#shared/person/person.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { hasFlag, hasRoute } from '#shared/safety/assess.ts';
import { type Time, timeWords } from '#shared/safety/levels.ts';
import { openDeadline } from '#shared/safety/notices.ts';
import { act, call, dont, kind, type Words } from '#shared/safety/sentence.ts';
import type { SourceId } from '#shared/sources/sources.ts';
import { answerWords } from '#shared/words/answer-words.ts';
import {
  checkedFirstBy,
  lowWeightWhenSeen,
  smokingHelpInPregnancy,
  supportInPregnancy,
  supportInPregnancyLater,
} from '#shared/words/care.ts';
import { medicineWords } from '#shared/words/medicines-in-pregnancy.ts';
import { inSentences } from '#shared/words/plan-sentences.ts';
import { firstWeightGoal, weightTreatment } from '#shared/words/weight-goal.ts';
import * as planWords from '#words/habits-plan.ts';
import * as words from '#words/habits-result.ts';
import * as maternity from '#words/maternity.ts';
import * as topics from '#words/topics.ts';
import { type Ages, agesOf, ageWith } from './ages.ts';
import { evidenceLineOf, gradeLineOf } from './evidence-lines.ts';
import { isCheckFirst, type LongevityFacts } from './frame.ts';
import { questionNames } from './question-names.ts';

export const recommendationsOf = (facts: LongevityFacts): Recommendation[] =>
  facts.plan.map((item, place) => recommendationOf(item, place, facts));

const recommendationOf = (item: PlanItem, place: number, facts: LongevityFacts): Recommendation => {
  const { title, how, kind = 'habit' }: PlanText = habitTexts[item.code];
  const userAnswer = userAnswerOf(item, facts);
  const evidenceLine = evidenceLineOf(item, kind);
  const grade = gradeLineOf(item, kind);
  const by = timeOf(item.code, facts);
  return {
    code: item.code,
    area: areaOf(item),
    ...(userAnswer ? { userAnswer } : {}),
    ...inSentences(item.code, fittingHow(item.code, facts) ?? how),
    title,
    kind,
    ...(by ? { by } : {}),
    ...(hasNumber(item, place, facts) ? numbersOf(item, facts) : {}),
    ...(evidenceLine ? { evidenceLine } : {}),
    sourceIds: sourceIdsOf(item),
    ...(grade ? { grade } : {}),
  };
};

/** Vaping is not called smoking. */
const areaOf = ({ question, code }: PlanItem): string => {
  if (code === 'quitVaping') return topics.nicotine;
  return question ? questionNames[question].label : topics.first;
};

/** The study first, then the guideline. */
export const sourceIdsOf = ({ sources, guideline }: PlanItem): SourceId[] => [
  ...new Set([...sources.slice(0, 1), ...guideline]),
];

/**
 * The page highlights the first action, so below this many years it shows no number: readers would take a tenth of a year for a
 * fact, although the range spans many years.
 */
export const firstActionFromYears = 0.5;

/** False with a warning, and for a first action with a small effect. */
const hasNumber = ({ years, wouldBe }: PlanItem, place: number, facts: LongevityFacts): boolean =>
  wouldBe !== null && !isCheckFirst(facts) && (place > 0 || years >= firstActionFromYears);

const numbersOf = (item: PlanItem, facts: LongevityFacts): Partial<Recommendation> => {
  const then = ageWith([item], facts);
  const { years, wouldBe } = item;
  if (!then || !facts.effective || wouldBe === null) return {};
  const effect = effectWords(agesOf(facts.effective), agesOf(then), item.code);
  return effect === null ? {} : { years, wouldBe, effect };
};

const adaptedExercise: ReadonlySet<PlanCode> = new Set([
  'exerciseAdapted',
  'exerciseWithClinician',
  'exercisePregnant',
  'exerciseValve',
]);

/** Quotes no weight where it is a sensitive topic, and no answer for adapted exercise. */
const userAnswerOf = ({ question, code }: PlanItem, facts: LongevityFacts): string | undefined => {
  if (question === null || adaptedExercise.has(code)) return undefined;
  if (question === 'weight' && hasRoute(facts, 'underweight', 'eatingRisk', 'pregnant')) return undefined;
  return answerWords(longevityQuiz, question, facts.person.longevity[question]);
};

/** How to do it, where the usual words are wrong for this person; null when they apply. */
const fittingHow = (code: PlanCode, facts: LongevityFacts): readonly Words[] | null => {
  const isFirst = isCheckFirst(facts);
  if (code === 'company') return companyOf(facts);
  if (code === 'loseWeight')
    return [...firstWeightGoal(facts.person), ...habitTexts.loseWeight.how, ...weightTreatment(facts.person)];
  if (code === 'weightClinician' && isFirst) return lowWeightWhenSeen;
  if (!hasRoute(facts, 'pregnant')) return null;
  if (code === 'medicinesInPregnancy') return medicineWords(facts.person, facts.otherAnsweredOn);
  if (code === 'quitSmoking') return smokingHelpInPregnancy(isFirst ? 'tomorrow' : openDeadline(facts.assessment));
  if (code === 'supportTalk' && hasFlag(facts, 'moodSupport'))
    return isFirst ? supportInPregnancyLater : supportInPregnancy;
  if (code === 'alcoholNoneInPregnancy' && drinksHeavily(facts.person.longevity)) return heavyDrinkingInPregnancy;
  return code === 'getCheckedFirst' && takesMedicinesInPregnancy(facts.person)
    ? [act(planWords.getCheckedFirstHow), act(planWords.getCheckedFirstBringInPregnancy)]
    : null;
};

/** A person who has no one, or feels lonely among people, cannot be told to call 'someone you like' (SAFETY 6). */
const companyOf = ({ person: { longevity }, assessment }: LongevityFacts): readonly Words[] | null => {
  if (longevity.closeRelationships === 'none')
    return [act(planWords.companyNoOneHow), kind(planWords.companyNoOneEncouragement)];
  return longevity.closeRelationships === 'lonely'
    ? [
        // With a notice, no step names a later time than the notice.
        act(assessment.notices.length > 0 ? planWords.companyLonelyHowNoDay : planWords.companyLonelyHow),
        kind(planWords.companyLonelyEncouragement),
      ]
    : null;
};

/** The sentence itself says 'today', because with a warning an item has no time of its own. */
const heavyDrinkingInPregnancy: readonly Words[] = [
  act(planWords.heavyDrinkingInPregnancyHow),
  dont(maternity.alcoholDont),
  call(planWords.heavyDrinkingInPregnancyEmergency),
];

/**
 * The deadline, where time matters. With a warning only getting checked has one. No deadline is later than the soonest open notice.
 * For an underweight person without an estimate it is days, not weeks.
 */
const timeOf = (code: PlanCode, facts: LongevityFacts): string | null => {
  const { assessment, score } = facts;
  if (code === 'getCheckedFirst') return checkedFirstBy(assessment.redFlags.some(({ level }) => level === 'emergency'));
  const moodBy = assessment.notices.find((notice) => notice.code === 'moodSupport')?.by ?? null;
  const times: Partial<Record<PlanCode, Time>> = {
    weightClinician: score.reason === 'underweight' ? 'days' : 'twoWeeks',
    medicinesInPregnancy: 'tomorrow',
    alcoholMedicalHelp: 'twoWeeks',
    ...(moodBy ? { supportTalk: moodBy } : {}),
  };
  const own = times[code];
  return own === undefined || isCheckFirst(facts) ? null : timeWords(own, openDeadline(assessment));
};

/** The age with the new answer; null when the whole years are the same. For quitting, the age after ten smoke-free years. */
const effectWords = (now: Ages, then: Ages, code: PlanCode): string | null => {
  if (then.biological === now.biological) return null;
  return isAboutQuitting(code)
    ? words.ageAfterQuitting(then.biological)
    : words.ageWithThisChange(then.biological, then.range);
};

/** Whether the action's age is the one after ten smoke-free years (METHODS 2.6). */
const isAboutQuitting = (code: PlanCode): boolean => code === 'quitSmoking' || code === 'staySmokeFree';

/** The age with several actions together. `all`: they are the whole plan. */
export const combinedEffectWords = (codes: readonly PlanCode[], all: boolean, now: Ages, then: Ages): string | null => {
  const { biological: age, range } = then;
  if (age === now.biological) return null;
  const { both, every, some } = codes.some(isAboutQuitting) ? smokeFreeTogether : together;
  if (!all) return some(codes.length, age, range);
  return codes.length === 2 ? both(age, range) : every(codes.length, age, range);
};

const together = { both: words.ageWithBoth, every: words.ageWithEvery, some: words.ageWithSome };
const smokeFreeTogether = {
  both: words.ageWithBothSmokeFree,
  every: words.ageWithEverySmokeFree,
  some: words.ageWithSomeSmokeFree,
};

/**
 * The reading that a page shows. The score's plan always has the answer with the largest contribution, even weight without a
 * matching rule. In pregnancy and frailty, advice to talk about weight does harm, so the page leaves it out.
 */
export const shownReading = (
  reading: LongevityReading,
  { assessment, person }: Pick<LongevityFacts, 'assessment' | 'person'>,
): LongevityReading => {
  const isWeightSilent = hasRoute({ assessment }, 'pregnant', 'frail');
  const plan = reading.plan.filter(({ code }) => !(isWeightSilent && code === 'weightTalk'));
  return { ...reading, plan: person.heart.weightChange === 'lostWeight' ? withoutLessFood(plan) : plan };
};

/** For a person who loses weight without trying, replaces advice to eat less by asking a clinician, once and without years. */
const withoutLessFood = (plan: readonly PlanItem[]): PlanItem[] => {
  const asked = plan.map(
    (item): PlanItem =>
      lessFood.has(item.code) ? { ...item, code: 'dietWithClinician', years: 0, wouldBe: null } : item,
  );
  return asked.filter(({ code }, place) => asked.findIndex((item) => item.code === code) === place);
};

const lessFood: ReadonlySet<PlanCode> = new Set(['dietStep', 'morePlants', 'lessProcessed', 'regularMeals']);
