import { isUsableHeight } from '#shared/quiz/units/usable-height.ts';
import { fieldsOf } from '#shared/read-unknown.ts';
import { readDay } from '#shared/scoring/calendar.ts';
import type { CleanAnswersOf } from './answers-of.ts';
import type { HeightAnswer, Question, Quiz } from './question.ts';

type CleanAnswer = string | number | HeightAnswer;

/**
 * Keeps an answer only if its screen was shown and could have produced it. Everything else counts as not answered; no value is ever
 * moved into range (METHODS 1.4). Takes any value and never throws, so that the engine does not rely on its callers' checks.
 * Returns numbers as numbers.
 */
export const cleanAnswers = <Q extends Quiz>(quiz: Q, answers: unknown): CleanAnswersOf<Q> => {
  const given = fieldsOf(answers);
  const { blank, readers } = readersOf(quiz);
  const kept = { ...blank };
  for (const { id, read, shownBy } of readers) {
    if (shownBy && !shownBy.values.has(kept[shownBy.parentId])) continue;
    kept[id] = Object.hasOwn(given, id) ? read(given[id]) : undefined;
  }
  // The one cast of the engine: each reader has just checked its value against its own question.
  return kept as CleanAnswersOf<Q>;
};

/** How to read one question. A condition points backwards, so its parent question has been read before. */
type Reader = {
  readonly id: string;
  readonly read: (value: unknown) => CleanAnswer | undefined;
  readonly shownBy: { readonly parentId: string; readonly values: ReadonlySet<unknown> } | null;
};

/** `blank` has every key, so that all clean answers have one shape: V8 reads objects of many shapes several times slower. */
type Readers = {
  readonly readers: readonly Reader[];
  readonly blank: Readonly<Record<string, CleanAnswer | undefined>>;
};

/** Made once per quiz: making them for each score took half of its time. */
const readersByQuiz = new WeakMap<Quiz, Readers>();
const readersOf = (quiz: Quiz): Readers => {
  const known = readersByQuiz.get(quiz);
  if (known) return known;
  const readers = quiz.questions.flatMap(readerOf);
  const made = { readers, blank: Object.fromEntries(readers.map(({ id }) => [id, undefined])) };
  readersByQuiz.set(quiz, made);
  return made;
};

/** Empty for a question whose answer is never scored. */
const readerOf = (question: Question): Reader[] => {
  const read = readOf(question);
  if (!read) return [];
  const { id, condition } = question;
  const shownBy = condition
    ? { parentId: condition.questionId, values: new Set<unknown>([condition.value].flat()) }
    : null;
  return [{ id, read, shownBy }];
};

const readOf = (question: Question): Reader['read'] | null => {
  switch (question.type) {
    case 'slider': {
      const { sliderLabels } = question;
      return sliderLabels
        ? (value) => readStep(sliderLabels.length, value)
        : (value) => readInRange(question.min, question.max, value);
    }
    case 'number':
      return (value) => readInRange(question.min, question.max, value);
    case 'height':
      return readHeight;
    case 'date':
      return readDate;
    case 'multiple-choice':
      return readOption(new Set(question.options.map(({ value }) => value)));
    default:
      return null;
  }
};

/** A finite number, or a text of digits; undefined for anything else. */
export const readNumber = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : undefined;
};

const readInRange = (min: number, max: number, value: unknown): number | undefined => {
  const x = readNumber(value);
  return x !== undefined && x >= min && x <= max ? x : undefined;
};

/** A slider with a word for each step takes whole steps only. */
const readStep = (steps: number, value: unknown): number | undefined => {
  const x = readInRange(1, steps, value);
  return Number.isInteger(x) ? x : undefined;
};

const readDate = (value: unknown): string | undefined =>
  typeof value === 'string' && readDay(value) ? value : undefined;

const readOption =
  (values: ReadonlySet<string>) =>
  (value: unknown): string | undefined =>
    typeof value === 'string' && values.has(value) ? value : undefined;

const readHeight = (value: unknown): HeightAnswer | undefined => {
  const given = fieldsOf(value);
  const ft = readNumber(given.ft) ?? Number.NaN;
  const inches = readNumber(given.in) ?? Number.NaN;
  return inches >= 0 && inches < 12 && isUsableHeight(12 * ft + inches) ? { ft, in: inches } : undefined;
};
