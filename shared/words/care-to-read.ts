import type { Notice } from '#shared/contract/result.ts';
import { assessDated, type Dated } from '#shared/safety/earlier-answers.ts';
import { type LineKind, lineKindsFor } from '#shared/safety/help-lines.ts';
import { careOf, type NameNotice } from './care.ts';

/** What the answers to both quizzes raise, as pages word it, with the lines of the place that stand beside it. */
export type CareToRead = {
  /** Most serious first. */
  readonly notices: readonly Notice[];
  readonly routes: readonly string[];
  readonly lines: readonly LineKind[];
};

export const careToRead = (dated: Dated, nameNotice: NameNotice): CareToRead => {
  const { person, assessment } = assessDated(dated);
  const { notices, routes } = careOf(assessment, person, nameNotice);
  return { notices, routes, lines: lineKindsFor(person, assessment) };
};
