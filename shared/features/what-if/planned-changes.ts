import * as words from '#feature-words/what-if.ts';
import type { PlannedChange } from '#shared/contract/submission.ts';
import type { ExactNumberId } from '#shared/person/my-numbers.ts';
import type { HeartAnswers } from '#shared/person/person.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { allQuestions } from '#shared/quiz/all-questions.ts';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import type { Answer, Answers, Question, Quiz } from '#shared/quiz/question.ts';
import { valueIn, writeWithUnit } from '#shared/quiz/units/measured.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { preferredUnit } from '#shared/quiz/units/unit-preference.ts';
import { inUnit } from '#shared/words/answer-words.ts';
import * as questionNames from '#words/question-names.ts';
import { type AmountLever, amountLevers, type ChoiceLever, choiceLevers } from './longevity-lever-words.ts';

const measuredNames: Readonly<Record<string, string>> = {
  weight: words.weight,
  bpSystolic: questionNames.bpSystolic,
  totalCholesterol: words.totalCholesterol,
  ldlCholesterol: words.ldlCholesterol,
  statin: words.statinPlanned,
};

const choices: Readonly<Record<string, ChoiceLever>> = choiceLevers;
const amounts: Readonly<Record<string, AmountLever>> = amountLevers;
const choiceOf = (id: string): ChoiceLever | undefined => (Object.hasOwn(choices, id) ? choices[id] : undefined);
const amountOf = (id: string): AmountLever | undefined => (Object.hasOwn(amounts, id) ? amounts[id] : undefined);
const habitOf = (id: string): ChoiceLever | AmountLever | undefined => choiceOf(id) ?? amountOf(id);

const quizzes: readonly Quiz[] = [longevityQuiz, heartQuiz];
const questions: readonly Question[] = quizzes.flatMap(allQuestions);

/** Checks that a lever of the page 'What if…' could give this answer. Returns a message that says why not, or null. */
export const refusePlanned = (questionId: string, value: Answer, today: string): string | null => {
  const isPlannable = habitOf(questionId) !== undefined || Object.hasOwn(measuredNames, questionId);
  const question = isPlannable ? questions.find(({ id }) => id === questionId) : undefined;
  return question ? refuseAnswer(question, value, today) : words.answerNotPlannable;
};

/** What a change is about: 'Strength training'. */
export const plannedName = (id: string): string => habitOf(id)?.name ?? measuredNames[id] ?? id;

/** The quiz that asks the question. The heart page also has a lever for smoking, but the other quiz asks about it. */
export const plannedQuiz = (id: string): Quiz['id'] =>
  id !== 'weight' && Object.hasOwn(measuredNames, id) ? heartQuiz.id : longevityQuiz.id;

/** A plan calls this answer 'Smoke-free', because 'Stopped less than a year ago' is not a goal. */
const firstStepWithoutSmoke = 'former0';

/**
 * A planned answer in a few words, in the user's units: '2 or 3 days', '7 hours', '72 kg'. Null for an answer without a lever.
 */
export const plannedWords = (id: string, value: Answer, units: UnitPreference): string | null => {
  if (id === 'smoking' && value === firstStepWithoutSmoke) return words.smokeFree;
  const choice = choiceOf(id);
  if (choice) return choice.steps.find(([answer]) => answer === value)?.[1] ?? null;
  const amount = amountOf(id);
  if (amount) return amount.shown(Number(value));
  if (id === 'statin') return value === 'statin' ? words.yes : value === 'no' ? words.no : null;
  const question = questions.find((one) => one.id === id);
  if (!question || !Object.hasOwn(measuredNames, id)) return null;
  const unit = preferredUnit(question, units);
  const shown = unit && valueIn(question, value, unit);
  return unit && shown !== undefined && shown !== null
    ? writeWithUnit(unit, shown)
    : inUnit(String(value), question.unit);
};

/** A planned answer with its period: '2 or 3 days a week', '7 hours a night'. */
export const plannedInFull = (id: string, value: Answer, units: UnitPreference): string | null => {
  const [, , spoken] = choiceOf(id)?.steps.find(([answer]) => answer === value) ?? [];
  return spoken ?? amountOf(id)?.spoken(Number(value)) ?? plannedWords(id, value, units);
};

/** A planned answer with what it is about: 'Strength training: 2 or 3 days'. */
export const plannedLine = (id: string, value: Answer, units: UnitPreference): string => {
  const planned = plannedWords(id, value, units);
  return planned === null ? plannedName(id) : words.planned(plannedName(id), planned);
};

/** How the next answers compare with one planned change. This is no judgement: `same` is fine too. */
export type PlanOutcome = {
  readonly questionId: string;
  readonly planned: Answer;
  readonly before: Answer | undefined;
  readonly now: Answer;
  readonly is: 'reached' | 'changed' | 'same';
};

/** The outcome of each change whose question has been answered again, in the order of the plan. */
export const planOutcomes = (changes: readonly PlannedChange[], before: Answers, now: Answers): PlanOutcome[] =>
  changes.flatMap(({ questionId, value: planned }) => {
    const was = before[answeredAs(questionId, before)];
    const is = now[answeredAs(questionId, now)];
    if (is === undefined) return [];
    const ending = isReached(questionId, { was, planned, is }) ? 'reached' : isSame(was, is) ? 'same' : 'changed';
    return [{ questionId, planned, before: was, now: is, is: ending }];
  });

type Change = { was: Answer | undefined; planned: Answer; is: Answer };

/**
 * Whether the new answer is at the goal, or beyond it in the planned direction: a user who planned to stop smoking and stopped
 * years ago has reached the goal.
 */
const isReached = (questionId: string, { was, planned, is }: Change): boolean => {
  if (isSame(is, planned)) return true;
  const [from, goal, at] = [was, planned, is].map((answer) => placeOf(questionId, answer));
  if (from == null || goal == null || at == null || from === goal) return false;
  const past = (at - goal) * Math.sign(goal - from);
  return past >= 0 && past <= (farthestPast[questionId]?.(goal) ?? Number.POSITIVE_INFINITY);
};

/**
 * How far beyond the goal still counts as reached, for values where more is not better. Beyond that, the outcome is `changed`.
 */
const farthestPast: Readonly<Record<string, (goal: number) => number>> = {
  sleepHours: () => 1,
  weight: (goal) => 0.05 * goal,
  bpSystolic: (goal) => goal - 100,
};

/** The position of an answer on its question's scale: the index of a step, a number, or the highest number of a band. */
const placeOf = (questionId: string, answer: Answer | undefined): number | null => {
  const steps = choiceOf(questionId)?.steps;
  const place = steps
    ? steps.findIndex(([value]) => value === answer)
    : Number(/^(?:under|\d+to)(\d+)$/.exec(String(answer))?.[1] ?? answer);
  return place >= 0 ? place : null;
};

/** A number may be stored as text, and converting a weight between units may change it slightly. */
const isSame = (one: Answer | undefined, other: Answer): boolean => {
  if (one === other) return true;
  const [a, b] = [Number(one), Number(other)];
  return Number.isFinite(a) && Number.isFinite(b) && Math.abs(a - b) < 0.5;
};

/** The question that has the answer: the one for the exact number, or the one for its band if the user chose a band. */
export const answeredAs = (questionId: string, answers: Answers): string =>
  answers[questionId] === undefined ? (bandOf[questionId] ?? questionId) : questionId;

const bands = {
  bpSystolic: 'bpBand',
  totalCholesterol: 'totalCholesterolBand',
  ldlCholesterol: 'ldlBand',
} as const satisfies Partial<Record<ExactNumberId | keyof HeartAnswers, keyof HeartAnswers>>;
const bandOf: Readonly<Record<string, string | undefined>> = bands;
