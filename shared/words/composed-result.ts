import type { ResultContent } from '#shared/contract/result.ts';
import type { Person } from '#shared/person/person.ts';
import type { Assessment } from '#shared/safety/assess.ts';
import type { Speaker } from './sentences.ts';

/** One person, read once, for either quiz to put into words. */
export type ToCompose = {
  readonly person: Person;
  /** What the safety rules say of this same person. */
  readonly assessment: Assessment;
  /** As typed, trimmed; undefined when there is none. */
  readonly firstName: string | undefined;
  /** Says each sentence that a choice is left for, in the order of the page. */
  readonly speaker: Speaker;
};

/** A whole page of one quiz. Engine, wording and quiz version are the same for both and `shared/result.ts` adds them. */
export type ComposedResult = Omit<ResultContent, 'engine' | 'wording' | 'quizVersion'>;
