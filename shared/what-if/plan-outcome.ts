import type { PlannedChange } from '#shared/contract/own-plan.ts';
import type { ExactNumberId } from '#shared/person/my-numbers.ts';
import type { HeartAnswers } from '#shared/person/person.ts';
import type { Answer, Answers } from '#shared/quiz/question.ts';

/** What the next answers say of one planned change. Nothing is judged: `same` is all right too. */
export type PlanOutcome = {
  readonly questionId: string;
  readonly planned: Answer;
  readonly before: Answer | undefined;
  readonly now: Answer;
  readonly is: 'asPlanned' | 'changed' | 'same';
};

/** A number may be stored as text, and a weight that was typed in other units may differ by a hair. */
const isSame = (one: Answer | undefined, other: Answer): boolean => {
  if (one === other) return true;
  const [a, b] = [Number(one), Number(other)];
  return Number.isFinite(a) && Number.isFinite(b) && Math.abs(a - b) < 0.5;
};

/** Who chose a band has not typed the number that stands beside it. */
const bands = {
  bpSystolic: 'bpBand',
  totalCholesterol: 'totalCholesterolBand',
  ldlCholesterol: 'ldlBand',
} as const satisfies Partial<Record<ExactNumberId | keyof HeartAnswers, keyof HeartAnswers>>;
const bandOf: Readonly<Record<string, string | undefined>> = bands;

/** The question that holds the answer: that of the number, else that of its band. */
export const answeredAs = (questionId: string, answers: Answers): string =>
  answers[questionId] === undefined ? (bandOf[questionId] ?? questionId) : questionId;

/** Of each change that the next answers say something about, in the order of the plan. */
export const planOutcomes = (changes: readonly PlannedChange[], before: Answers, now: Answers): PlanOutcome[] =>
  changes.flatMap(({ questionId, value: planned }) => {
    const was = before[answeredAs(questionId, before)];
    const is = now[answeredAs(questionId, now)];
    if (is === undefined) return [];
    const ending = isSame(is, planned) ? 'asPlanned' : isSame(was, is) ? 'same' : 'changed';
    return [{ questionId, planned, before: was, now: is, is: ending }];
  });
