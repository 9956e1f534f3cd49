import type { HeightAnswer, Question, Quiz } from '../quiz/question.ts';
import { readDay } from './calendar.ts';

export type CleanAnswer = string | number | HeightAnswer;
/** What is left of the answers when only what counts is kept: numbers are numbers, hidden and odd answers are gone. */
export type CleanAnswers = Readonly<Record<string, CleanAnswer | undefined>>;

const shortestInches = 48;
const tallestInches = 90;

/**
 * Keeps an answer only if its screen could have produced it and was shown; everything else counts as not answered, and
 * nothing is ever moved into range. Takes anything at all and never throws: it is the engine's own guard, whoever calls.
 */
export const cleanAnswers = (quiz: Quiz, answers: unknown): CleanAnswers => {
  const given = isRecord(answers) ? answers : {};
  const kept: Record<string, CleanAnswer> = {};
  for (const question of quiz.questions) {
    const answer = Object.hasOwn(given, question.id) ? readAnswer(question, given[question.id]) : undefined;
    if (answer !== undefined && isShown(question, kept)) kept[question.id] = answer;
  }
  return kept;
};

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

/** A condition points backwards, so the parent has been kept or dropped already. */
const isShown = ({ condition }: Question, kept: CleanAnswers): boolean => {
  if (!condition) return true;
  const parent = kept[condition.questionId];
  return typeof condition.value === 'string'
    ? parent === condition.value
    : condition.value.some((value) => value === parent);
};

const readAnswer = (question: Question, value: unknown): CleanAnswer | undefined => {
  switch (question.type) {
    case 'slider':
    case 'number':
      return readInRange(question, value);
    case 'height':
      return readHeight(value);
    case 'date':
      return readDay(value) ? (value as string) : undefined;
    case 'multiple-choice':
      return question.options?.find((option) => option.value === value)?.value;
    default:
      return undefined;
  }
};

const readNumber = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : undefined;
};

/** A slider with a word for each step has no places between them. */
const readInRange = ({ min, max, sliderLabels }: Question, value: unknown): number | undefined => {
  const x = readNumber(value);
  if (x === undefined || min === undefined || max === undefined || !(x >= min && x <= max)) return undefined;
  return sliderLabels && !Number.isInteger(x) ? undefined : x;
};

const readHeight = (value: unknown): HeightAnswer | undefined => {
  if (!isRecord(value)) return undefined;
  const ft = readNumber(value.ft);
  const inches = readNumber(value.in);
  if (ft === undefined || inches === undefined || ft < 0 || inches < 0 || inches > 11) return undefined;
  const total = 12 * ft + inches;
  return total >= shortestInches && total <= tallestInches ? { ft, in: inches } : undefined;
};
