import type { RedFlagLevel } from '#shared/contract/result.ts';
import type { SourceId } from '#shared/sources/sources.ts';
import type { Facts } from './facts.ts';
import type { Deadline } from './levels.ts';

/**
 * What the level rests on: `read` in a source through search tools; `convention`, usual practice whose number was not
 * read; `judgement`, our own choice. A clinician must confirm the last two first (docs/safety-case.md).
 */
type Evidence = 'read' | 'convention' | 'judgement';

/** Words that fit some of the persons better; the first whose `applies` holds takes the place of the flag's own. */
type Variant = {
  readonly applies: (facts: Facts) => boolean;
  readonly message: string;
  readonly by: Deadline;
};

/** One reason to be seen by somebody: when it is raised, and what the person then reads. */
export type RedFlag<Code extends string = string> = {
  readonly code: Code;
  readonly label: string;
  /** For the person: what to do, by when, whom to call. It never reassures and never threatens. */
  readonly message: string;
  readonly sources: readonly [SourceId, ...SourceId[]];
  readonly evidence: Evidence;
  readonly isRaised: (facts: Facts) => boolean;
} & (
  | { readonly level: Exclude<RedFlagLevel, 'soon'> }
  | {
      readonly level: 'soon';
      /** By when the message asks to be seen. */
      readonly by: Deadline;
      readonly variants?: readonly Variant[];
      /** In pregnancy other words, and where `by` is given another printed time; the plan's order does not change. */
      readonly inPregnancy?: { readonly message: (facts: Facts) => string; readonly by?: Deadline };
    }
);

/** Keeps the code's own spelling as its type. */
export const redFlag = <const Code extends string>(flag: RedFlag<Code>): RedFlag<Code> => flag;
