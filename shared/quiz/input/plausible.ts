import { allQuestions, questionOf } from '#shared/quiz/all-questions.ts';
import type { Answer, Answers, Question, Quiz } from '#shared/quiz/question.ts';
import {
  numberOf,
  storedAnswer,
  type Typed,
  type TypedAnswers,
  valueIn,
  writeValue,
  writeWithUnit,
} from '#shared/quiz/units/measured.ts';
import { type UnitCode, unitOf, unitsOf } from '#shared/quiz/units/units.ts';
import { isUsableHeight } from '#shared/quiz/units/usable-height.ts';
import * as words from '#words/answer-doubts.ts';

/** A correction by one tap: 'Yes, 85 kg'. Each change replaces an answer and what was typed for it. */
type Suggestion = {
  readonly label: string;
  readonly changes: readonly { readonly questionId: string; readonly answer: Answer; readonly typed?: Typed }[];
};

/** An answer that is possible but unlikely for this person. One tap confirms it, because it may be right. */
export type Doubt = { readonly questionId: string; readonly question: string; readonly suggestion?: Suggestion };

export type Given = { readonly answers: Answers; readonly typed?: TypedAnswers };

/**
 * The answers that the user should confirm before they are scored, in the order of the quiz. The browser asks. A result with
 * unconfirmed answers asks the user to check what they typed.
 */
export const doubtsOf = (quiz: Quiz, given: Given): readonly Doubt[] =>
  allQuestions(quiz).flatMap((question) => {
    const doubt = doubtAbout(quiz, question.id, given);
    return doubt ? [doubt] : [];
  });

/** The doubt about the answer to one question; null without a doubt or without an answer. */
export const doubtAbout = (quiz: Quiz, questionId: string, given: Given): Doubt | null => {
  const question = questionOf(quiz, questionId);
  if (!question || given.answers[questionId] === undefined) return null;
  if (questionId === 'weight') return doubtWeight(quiz, question, given);
  if (questionId === 'bpDiastolic') return doubtPressure(question, given);
  if (questionId === 'totalCholesterol') return doubtTotal(question, given);
  return doubtUnit(question, given);
};

/**
 * Body mass index, kg/m². Outside `possible` the quiz asks about every weight: people have survived at about 13 (Henry, Eur J
 * Clin Nutr 1990; from memory), and 60 is our judgement. Outside `common` it asks when the number would be `ordinary` in the
 * other unit: 16 is severe thinness (WHO Technical Report 854, 1995; from memory); 55, and the ordinary 18 to 45, are our
 * judgement. A clinician should review all these limits.
 */
const bmiLimits = {
  possible: { min: 13, max: 60 },
  common: { min: 16, max: 55 },
  ordinary: { min: 18, max: 45 },
} as const;

type Limits = { readonly min: number; readonly max: number };
const isIn = ({ min, max }: Limits, x: number): boolean => x >= min && x <= max;

const doubtWeight = (quiz: Quiz, question: Question, { answers, typed }: Given): Doubt | null => {
  const height = questionOf(quiz, 'height');
  const inches = height ? numberOf(answers.height) : null;
  const pounds = numberOf(answers.weight);
  if (inches === null || pounds === null || !isUsableHeight(inches)) return null;
  const bmi = (lb: number) => (703 * lb) / inches ** 2;
  if (isIn(bmiLimits.common, bmi(pounds))) return null;
  const unit = typed?.weight?.unit ?? 'lb';
  const suggestion = inOtherUnit(question, answers.weight, unit, (stored) => isIn(bmiLimits.ordinary, bmi(stored)));
  if (suggestion) return asked(question, suggestion);
  return isIn(bmiLimits.possible, bmi(pounds)) ? null : { questionId: question.id, question: words.weight };
};

/**
 * The usual and the ordinary values, in the first unit. A number outside `usual` that would be `ordinary` in the other unit was
 * probably typed in that unit. All limits are our judgement: mmol/mol below 20 is A1c below 4%, and a waist of 60 in is 152 cm.
 * Cholesterol and glucose need no row, because one unit's ordinary numbers lie outside the other's limits.
 */
const unitLimits: Readonly<Record<string, { readonly usual: Limits; readonly ordinary: Limits } | undefined>> = {
  a1c: { usual: { min: 4, max: 15 }, ordinary: { min: 4, max: 12 } },
  triglycerides: { usual: { min: 25, max: 2000 }, ordinary: { min: 35, max: 500 } },
  waist: { usual: { min: 22, max: 60 }, ordinary: { min: 23, max: 50 } },
};

const doubtUnit = (question: Question, { answers, typed }: Given): Doubt | null => {
  const limits = unitLimits[question.id];
  const stored = numberOf(answers[question.id]);
  const unit = typed?.[question.id]?.unit ?? unitsOf(question)[0];
  if (!limits || stored === null || !unit || isIn(limits.usual, stored)) return null;
  const suggestion = inOtherUnit(question, answers[question.id], unit, (other) => isIn(limits.ordinary, other));
  return suggestion ? asked(question, suggestion) : null;
};

/** The same number in another unit of its question, if it would be ordinary there. */
const inOtherUnit = (
  question: Question,
  answer: Answer | undefined,
  unit: UnitCode,
  isOrdinary: (stored: number) => boolean,
): Suggestion | null => {
  const value = valueIn(question, answer, unit);
  if (value === null || unitOf(unit).parts) return null;
  for (const code of unitsOf(question)) {
    if (code === unit || unitOf(code).parts) continue;
    const other = storedAnswer(question, code, value);
    if (!isOrdinary(numberOf(other) ?? 0)) continue;
    const typed = { text: writeValue(code, value), unit: code };
    return { label: writeWithUnit(code, value), changes: [{ questionId: question.id, answer: other, typed }] };
  }
  return null;
};

const asked = (question: Question, suggestion: Suggestion): Doubt => ({
  questionId: question.id,
  question: words.didYouMean(suggestion.label),
  suggestion,
});

/** The lower pressure is always below the upper one. */
const doubtPressure = (question: Question, { answers }: Given): Doubt | null => {
  const [upper, lower] = [numberOf(answers.bpSystolic), numberOf(answers.bpDiastolic)];
  if (upper === null || lower === null || lower < upper) return null;
  const swapped = [
    { questionId: 'bpSystolic', answer: String(lower) },
    { questionId: 'bpDiastolic', answer: String(upper) },
  ];
  return {
    questionId: question.id,
    question: upper === lower ? words.pressureEqual : words.pressureSwapped(upper, lower),
    ...(upper < lower && { suggestion: { label: words.pressure(lower, upper), changes: swapped } }),
  };
};

/** Total cholesterol includes LDL and HDL, so it is above each (METHODS 10.1; otherwise the engine leaves it out). */
const doubtTotal = (question: Question, { answers }: Given): Doubt | null => {
  const total = numberOf(answers.totalCholesterol) ?? 0;
  const part = Math.max(numberOf(answers.ldlCholesterol) ?? 0, numberOf(answers.hdlCholesterol) ?? 0);
  return total > part
    ? null
    : {
        questionId: question.id,
        question: words.total,
      };
};
