import type { Checked } from '#shared/contract/headline.ts';
import type { ResultContent } from '#shared/contract/result.ts';
import type { Answers, Quiz } from '#shared/quiz/question.ts';
import type { TypedAnswers } from '#shared/quiz/units/measured.ts';
import { readDay } from '#shared/scoring/calendar.ts';

/** A result whose server did not say which engine made it is shared, too. */
type SharedContent = Omit<ResultContent, 'engine' | 'wording'> & Partial<Pick<ResultContent, 'engine'>>;

/** One submission with its result, as both are stored. */
export type ToShare = {
  readonly submissionId: string;
  /** In the version that was asked: `loadQuiz(quizId, quizVersion)`. */
  readonly quiz: Quiz;
  /** ISO instant. */
  readonly submittedAt: string;
  /** The same day where the person lives, YYYY-MM-DD: ages were counted on it. */
  readonly day: string;
  /** Of the questions that the person saw: `prune(quiz, answers)` leaves out what was answered before a condition changed. */
  readonly answers: Answers;
  readonly typed: TypedAnswers;
  readonly content: SharedContent;
  /** The compact JWS that came with the result, if it has one. */
  readonly signature?: string | undefined;
  /** What the person has said under a notice that asks to be seen. */
  readonly checked?: Checked | undefined;
};

/** What the person allows to be said of who they are. */
export type Who = {
  readonly name: { readonly firstName: string; readonly lastName: string } | null;
  /** Without it the answer to the question for it is left out, too. The age at the time stays. */
  readonly hasBirthDate: boolean;
  /** Ids of questions whose answers the person leaves out. What they did to the figures stays; warnings always stand there. */
  readonly leftOut?: readonly string[];
};

export type ToBundle = {
  /** Where this product is served, without a slash at the end: 'https://example.org'. Our codes and questionnaires are below it. */
  readonly site: string;
  /** A random UUID, in small letters: shared/ has no randomness. The ids of all entries are derived from it. */
  readonly documentId: string;
  /** ISO instant. */
  readonly madeAt: string;
  readonly who: Who;
  /** One or two: the newest of each quiz, or the one that is looked at and the newest of the other. */
  readonly results: readonly [ToShare, ...ToShare[]];
};

/** In words where the server did not say it. */
export const engineVersionOf = ({ engine }: ToShare['content']): string => engine?.version ?? 'not stated';

/** A result that took the place of a wrong one says so: whoever has the earlier document must not read both as two opinions. */
export const statusOf = ({ replaces }: ToShare['content']): 'final' | 'corrected' => (replaces ? 'corrected' : 'final');

/** The same day so many years later; 28 February for a 29 February that the year has not. A day that is none stays. */
export const yearsLater = (day: string, years: number): string => {
  const read = readDay(day);
  if (!read) return day;
  const later = `${read.year + years}${day.slice(4)}`;
  return readDay(later) ? later : `${read.year + years}-02-28`;
};
