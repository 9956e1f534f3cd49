import type { Notice } from '#shared/contract/result.ts';
import { careOf } from '#shared/words/care.ts';
import { assessDated, type Dated } from './earlier-answers.ts';
import { type LineKind, lineKindsFor } from './help-lines.ts';

/** What the answers to both quizzes raise, as pages word it, with the lines of the place that stand beside it. */
export type CareToRead = {
  /** Most serious first. */
  readonly notices: readonly Notice[];
  readonly routes: readonly string[];
  readonly lines: readonly LineKind[];
};

export const careToRead = (dated: Dated): CareToRead => {
  const { person, assessment } = assessDated(dated);
  const { notices, routes } = careOf(assessment);
  return { notices, routes, lines: lineKindsFor(person, assessment) };
};
