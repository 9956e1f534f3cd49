import { type Changes, derive, type GivenAnswers } from '#shared/quiz/derive.ts';
import { type Doubt, doubtsOf } from '#shared/quiz/input/plausible.ts';
import { type Meaning, readTyped } from '#shared/quiz/input/read-typed.ts';
import type { Answer } from '#shared/quiz/question.ts';
import type { Typed } from '#shared/quiz/units/measured.ts';
import { readLabDate } from './date-field.tsx';
import { type NumberId, nameOf, numberIds } from './numbers.ts';
import { relativesOf, type Sheet } from './sheet.ts';
import { type Base, questionOf } from './use-base.ts';

/** Why a number cannot be saved yet, with what it may mean. */
export type Problem = { readonly id: string; readonly sentence: string; readonly choices: readonly Meaning[] };

export type ReadSheet = {
  /** The answers of the new submission; all that is not on this page, and all that is untouched, is as it was. */
  readonly given: GivenAnswers;
  /** The numbers whose answer differs from the stored one, in the order of the page. */
  readonly changed: readonly string[];
  readonly problems: readonly Problem[];
  /** Unusual answers that nobody has confirmed. */
  readonly doubts: readonly Doubt[];
  /** All that has been confirmed, now or in the earlier submission. */
  readonly confirmed: readonly string[];
};

type Change = { readonly id: string; readonly answer: Answer | null; readonly typed?: Typed };
type Outcome = { readonly change: Change | null; readonly problem: Problem | null };
const nothing: Outcome = { change: null, problem: null };

/** What the sheet says, in full. */
export const readSheet = (base: Base, sheet: Sheet, locale: string): ReadSheet => {
  const outcomes = [...numberIds.map((id) => readEntry(base, sheet, id, locale)), readDate(base, sheet)];
  const changes = outcomes.flatMap(({ change }) => (change ? [change] : []));
  const given = derive(base.quiz, base.earlier, withReading(changes, base.earlier.answers));
  const doubts = doubtsOf(base.quiz, given);
  const changed = changes.map(({ id }) => id);
  const isOpen = ({ questionId }: Doubt) =>
    !sheet.confirmed.includes(questionId) && relativesOf(questionId).some((id) => changed.includes(id));
  const problems = outcomes.flatMap(({ problem }) => (problem ? [problem] : []));
  return {
    given,
    changed,
    problems: [...lowerAlone(given, problems), ...problems],
    doubts: doubts.filter(isOpen),
    confirmed: doubts.filter((doubt) => !isOpen(doubt)).map(({ questionId }) => questionId),
  };
};

const readEntry = (base: Base, { entries }: Sheet, id: NumberId, locale: string): Outcome => {
  const { text, unit, isTyped } = entries[id];
  if (!isTyped) return nothing;
  const stored = base.earlier.answers[id];
  if (text.trim() === '') return stored === undefined ? nothing : { change: { id, answer: null }, problem: null };
  const reading = readTyped(questionOf(base, id), text, unit, locale);
  if (reading.kind === 'unclear') return { change: null, problem: { id, sentence: reading.sentence, choices: [] } };
  if (reading.kind === 'ask')
    return { change: null, problem: { id, sentence: reading.question, choices: reading.choices } };
  const { answer, typed } = reading;
  if (answer === stored) return nothing;
  return { change: { id, answer, ...(typed && { typed }) }, problem: null };
};

const readDate = (base: Base, { date }: Sheet): Outcome => {
  const { answer, sentence } = readLabDate(base, date);
  if (sentence !== null) return { change: null, problem: { id: 'labDate', sentence, choices: [] } };
  if ((answer ?? undefined) === base.earlier.answers.labDate) return nothing;
  return { change: { id: 'labDate', answer }, problem: null };
};

/** Who types pressures has answered how they know them; who takes both away has not. */
const withReading = (changes: readonly Change[], earlier: GivenAnswers['answers']): Changes => {
  const answers = Object.fromEntries(changes.map(({ id, answer }) => [id, answer]));
  const typed = Object.fromEntries(changes.flatMap(({ id, typed }) => (typed ? [[id, typed]] : [])));
  const pressures = ['bpSystolic', 'bpDiastolic'];
  if (!pressures.some((id) => id in answers)) return { answers, typed };
  const isKnown = pressures.some((id) => (id in answers ? answers[id] !== null : earlier[id] !== undefined));
  return { answers: { ...answers, bpReading: isKnown ? 'numbers' : null }, typed };
};

/** No score and no warning reads a lower pressure without the upper one. */
const lowerAlone = ({ answers }: GivenAnswers, problems: readonly Problem[]): readonly Problem[] =>
  answers.bpDiastolic !== undefined &&
  answers.bpSystolic === undefined &&
  !problems.some(({ id }) => id === 'bpSystolic')
    ? [{ id: 'bpSystolic', sentence: 'Type the upper number too.', choices: [] }]
    : [];

/** One line of the list over the page: 'Triglycerides: enter a value …'. */
export const lineOf = (id: string, sentence: string): string => `${nameOf(id)}: ${sentence}`;
