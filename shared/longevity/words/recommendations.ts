import type { Recommendation } from '#shared/contract/result.ts';
import type { PlanCode } from '#shared/longevity/evidence/plan-labels.ts';
import type { PlanItem } from '#shared/longevity/plan/candidates.ts';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import type { LongevityReading } from '#shared/longevity/read-longevity.ts';
import type { Assessment } from '#shared/safety/assess.ts';
import { type Time, timeWords } from '#shared/safety/levels.ts';
import { openDeadline } from '#shared/safety/notices.ts';
import type { SourceId } from '#shared/sources/sources.ts';
import { answerWords } from '#shared/words/answer-words.ts';
import {
  checkedFirstBy,
  lowWeightWhenSeen,
  smokingHelpInPregnancy,
  supportInPregnancy,
  supportInPregnancyLater,
} from '#shared/words/care.ts';
import { numberWord } from '#shared/words/phrases.ts';
import { type Ages, agesOf } from './ages.ts';
import { ageWith } from './contributions.ts';
import { evidenceLineOf, gradeLineOf } from './evidence-lines.ts';
import { type PlanText, planTexts } from './plan-texts.ts';
import { questionNames } from './question-names.ts';
import { isCheckFirst } from './tender.ts';
import type { Told } from './told.ts';

/** How to do it, where the usual words would not fit this person; null: they fit. */
const fittingHow = (code: PlanCode, told: Told): string | null => {
  const isFirst = isCheckFirst(told);
  if (code === 'weightClinician' && isFirst) return lowWeightWhenSeen;
  if (!told.assessment.routes.includes('pregnant')) return null;
  if (code === 'quitSmoking')
    return smokingHelpInPregnancy(isFirst ? 'tomorrow' : openDeadline(told.person, told.assessment));
  if (code === 'supportTalk' && hasLowMoodFlag(told)) return isFirst ? supportInPregnancyLater : supportInPregnancy;
  if (code === 'alcoholNoneInPregnancy' && drinksHeavily(told)) return heavyDrinkingInPregnancy;
  if (code !== 'getCheckedFirst') return null;
  const { bpMedication, statin } = told.person.heart;
  const takesMedicines = bpMedication === 'yes' || statin === 'statin' || statin === 'other';
  return takesMedicines
    ? 'Be seen before you change anything else. Take this page and a list of your medicines along.'
    : null;
};

/**
 * By when, where a time matters: beside a warning only for being seen, and never later than the soonest open notice. Days,
 * not weeks, where the body may be running short and no age is given.
 */
const timeOf = (code: PlanCode, told: Told): string | null => {
  const { assessment, person, score } = told;
  if (code === 'getCheckedFirst') return checkedFirstBy(assessment.redFlags.some(({ level }) => level === 'emergency'));
  const times: Partial<Record<PlanCode, Time>> = {
    weightClinician: score.reason === 'underweight' ? 'days' : 'twoWeeks',
    ...(hasLowMoodFlag(told) ? { supportTalk: assessment.routes.includes('pregnant') ? 'tomorrow' : 'days' } : {}),
  };
  const own = times[code];
  return own === undefined || isCheckFirst(told) ? null : timeWords(own, openDeadline(person, assessment));
};

const hasLowMoodFlag = ({ assessment }: Told): boolean =>
  assessment.redFlags.some(({ code }) => code === 'moodSupport');

const drinksHeavily = ({ person: { longevity } }: Told): boolean =>
  longevity.alcoholConsumption === '23to32' || longevity.alcoholConsumption === '33plus';

const heavyDrinkingInPregnancy =
  'No alcohol is safest in pregnancy. When breastfeeding, ask first. If you drink every day, do not stop all at once. Ask your midwife or doctor today how to stop safely. If you shake or sweat when you do not drink, do not stop all at once: call your doctor today.';

/** What one other answer goes with, null when the whole years stay; an age, never a difference. Quitting shows what ten smoke-free years go with. */
const effectWords = (now: Ages, then: Ages, code: PlanCode): string | null => {
  if (then.biological === now.biological) return null;
  return isAboutQuitting(code)
    ? `Your age could be ${then.biological}, in time: it takes ten years or more without smoke.`
    : `Your age would be ${then.biological}, likely ${then.range}, if only this answer were different.`;
};

/** Its age is that of somebody ten smoke-free years later (METHODS 2.6). */
const isAboutQuitting = (code: PlanCode): boolean => code === 'quitSmoking' || code === 'staySmokeFree';

/** What several actions go with at once. `all`: none of the plan is left out. */
export const togetherWords = (codes: readonly PlanCode[], all: boolean, now: Ages, then: Ages): string | null => {
  const who = whoTogether(codes.length, all);
  if (then.biological === now.biological) return null;
  return codes.some(isAboutQuitting)
    ? `${who}: your age could be ${then.biological}, likely ${then.range}, in time: ten years or more without smoke are part of it.`
    : `${who}: your age would be ${then.biological}, likely ${then.range}.`;
};

const whoTogether = (count: number, all: boolean): string => {
  if (!all) return `The ${numberWord(count)} steps with an age beside them, together`;
  return count === 2 ? 'Both together' : `All ${numberWord(count)} together`;
};

/**
 * What a page says of the plan. The score keeps the answer with the largest contribution in its plan, also a weight that
 * no rule gives advice on; but in pregnancy and with frailty a talk about weight does harm, so no page holds it.
 */
export const shownReading = (reading: LongevityReading, { routes }: Assessment): LongevityReading => {
  if (!routes.some((route) => route === 'pregnant' || route === 'frail')) return reading;
  return { ...reading, plan: reading.plan.filter(({ code }) => code !== 'weightTalk') };
};

/**
 * The first action is one that a page points at, so a number beside it must be worth pointing at: below this many years it
 * carries none (a tenth of a year beside a range of many years would be read as a fact).
 */
export const firstActionFromYears = 0.5;

export const recommendationsOf = (told: Told): Recommendation[] =>
  told.plan.map((item, place) => recommendationOf(item, place, told));

const recommendationOf = (item: PlanItem, place: number, told: Told): Recommendation => {
  const { title, how, kind }: PlanText = planTexts[item.code];
  const userAnswer = userAnswerOf(item, told);
  const evidenceLine = evidenceLineOf(item, kind);
  const grade = gradeLineOf(item, kind);
  const by = timeOf(item.code, told);
  return {
    code: item.code,
    area: areaOf(item),
    ...(userAnswer ? { userAnswer } : {}),
    recommendation: fittingHow(item.code, told) ?? how,
    title,
    kind,
    ...(by ? { by } : {}),
    ...(hasNumber(item, place, told) ? numbersOf(item, told) : {}),
    ...(evidenceLine ? { evidenceLine } : {}),
    sourceIds: sourceIdsOf(item),
    ...(grade ? { grade } : {}),
  };
};

/** Vaping is no smoking. */
const areaOf = ({ question, code }: PlanItem): string => {
  if (code === 'quitVaping') return 'Nicotine';
  return question ? questionNames[question].label : 'First of all';
};

/** Of the study first, then of what advises it. */
export const sourceIdsOf = ({ sources, guideline }: PlanItem): SourceId[] => [
  ...new Set([...sources.slice(0, 1), ...guideline]),
];

/** An action under a warning, or a small first one, stands without a number. */
const hasNumber = ({ years, wouldBe }: PlanItem, place: number, told: Told): boolean =>
  wouldBe !== null && !isCheckFirst(told) && (place > 0 || years >= firstActionFromYears);

const numbersOf = (item: PlanItem, told: Told): Partial<Recommendation> => {
  const then = ageWith([item], told);
  const { years, wouldBe } = item;
  if (!then || !told.effective || wouldBe === null) return {};
  const effect = effectWords(agesOf(told.effective), agesOf(then), item.code);
  return effect === null ? {} : { years, wouldBe, effect };
};

const adaptedExercise: ReadonlySet<PlanCode> = new Set<PlanCode>([
  'exerciseAdapted',
  'exerciseWithClinician',
  'exercisePregnant',
  'exerciseValve',
]);

/** No weight is repeated where a word on weight could hurt; an action that is about something else quotes nothing. */
const userAnswerOf = ({ question, code }: PlanItem, { person, assessment }: Told): string | undefined => {
  if (question === null || adaptedExercise.has(code)) return undefined;
  const isTender = assessment.routes.some((route) => ['underweight', 'eatingRisk', 'pregnant'].includes(route));
  if (question === 'weight' && isTender) return undefined;
  return answerWords(longevityQuiz, question, person.longevity[question]);
};
