import type { HeightAnswer, Question, Quiz } from '#shared/quiz/question.ts';
import { readDay } from '#shared/scoring/calendar.ts';

export type CleanAnswer = string | number | HeightAnswer;
/** The answers that count. Numbers are numbers; hidden and impossible answers are left out. */
export type CleanAnswers = Readonly<Record<string, CleanAnswer | undefined>>;

const shortestInches = 48;
const tallestInches = 90;

/**
 * Keeps an answer only if its screen could have produced it and was shown; everything else counts as not answered, and
 * nothing is ever moved into range. Takes anything at all and never throws: it is the engine's own guard, whoever calls it.
 */
export const cleanAnswers = (quiz: Quiz, answers: unknown): CleanAnswers => {
  const given = isRecord(answers) ? answers : {};
  const { blank, readers } = readersOf(quiz);
  const kept = { ...blank };
  for (const { id, read, parentId, showingValues } of readers) {
    if (parentId !== null && !showingValues.has(kept[parentId])) continue;
    const answer = Object.hasOwn(given, id) ? read(given[id]) : undefined;
    if (answer !== undefined) kept[id] = answer;
  }
  return kept;
};

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

/** How to read one question; a condition points backwards, so its parent has been kept or dropped already. */
type Reader = {
  readonly id: string;
  readonly read: (value: unknown) => CleanAnswer | undefined;
  readonly parentId: string | null;
  readonly showingValues: ReadonlySet<unknown>;
};

/** `blank` has every key, so that all clean answers have one shape: V8 reads objects of many shapes several times slower. */
type Readers = {
  readonly readers: readonly Reader[];
  readonly blank: Readonly<Record<string, CleanAnswer | undefined>>;
};

/** Made once per quiz: looking through options and conditions anew was half of the time of a score. */
const readersByQuiz = new WeakMap<Quiz, Readers>();
const readersOf = (quiz: Quiz): Readers => {
  const known = readersByQuiz.get(quiz);
  if (known) return known;
  const readers = quiz.questions.flatMap((question): Reader[] => {
    const read = readerOf(question);
    const { id, condition } = question;
    return read
      ? [{ id, read, parentId: condition?.questionId ?? null, showingValues: new Set([condition?.value ?? []].flat()) }]
      : [];
  });
  const made = { readers, blank: Object.fromEntries(readers.map(({ id }) => [id, undefined])) };
  readersByQuiz.set(quiz, made);
  return made;
};

/** Null: nothing that this screen collects is ever scored. */
const readerOf = (question: Question): Reader['read'] | null => {
  switch (question.type) {
    case 'slider':
    case 'number':
      return (value) => readInRange(question, value);
    case 'height':
      return readHeight;
    case 'date':
      return (value) => (typeof value === 'string' && readDay(value) ? value : undefined);
    case 'multiple-choice': {
      const values = new Set(question.options?.map((option) => option.value));
      return (value) => (typeof value === 'string' && values.has(value) ? value : undefined);
    }
    default:
      return null;
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
