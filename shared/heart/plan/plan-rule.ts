import type { SourceId } from '#shared/sources/sources.ts';

/**
 * A rule in words, for the method page: `label` is the short default, `when` says when it applies (METHODS 4.9). The rule
 * in code stands below it in the same file, so that both change together.
 */
export type PlanRule = {
  readonly code: string;
  readonly label: string;
  readonly when: string;
  readonly guideline?: SourceId;
};
