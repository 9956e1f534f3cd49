import type { Recommendation } from '#shared/contract/result.ts';
import type { PlanCode } from '#shared/longevity/evidence/plan-labels.ts';
import type { PlanItem } from '#shared/longevity/plan/plan-item.ts';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import type { SourceId } from '#shared/sources/sources.ts';
import { answerWords } from '#shared/words/answer-words.ts';
import { agesOf } from './ages.ts';
import { ageWith } from './changed-answers.ts';
import { effectWords } from './effect-words.ts';
import { evidenceLineOf, gradeLineOf } from './evidence-lines.ts';
import { fittingHow, timeOf } from './fitting-how.ts';
import { type PlanText, planTexts } from './plan-texts.ts';
import { questionNames } from './question-names.ts';
import { isCheckFirst } from './tender.ts';
import type { Told } from './told.ts';

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
