import type { Grade } from '#shared/longevity/evidence/grades.ts';
import type { PlanCode } from '#shared/longevity/evidence/plan-labels.ts';
import type { LongevityQuestionId } from '#shared/longevity/evidence/question-evidence.ts';
import type { SourceId } from '#shared/sources/sources.ts';
import type { Benefit } from './benefit.ts';

/** One action for one person, with all that ranks it and all that a page says about it. */
export type PlanItem = Benefit & {
  /** Null when a route calls for it, not an answer. */
  readonly question: LongevityQuestionId | null;
  readonly code: PlanCode;
  readonly section: string | null;
  /** Of the question's evidence. */
  readonly grade: Grade;
  /** What recommends it, then what the question's numbers were read in. */
  readonly guideline: readonly SourceId[];
  readonly sources: readonly SourceId[];
  /** The question's share in its category, 0 without years; breaks ties. */
  readonly catWeight: number;
  /** 100 minus the question's score; breaks ties. */
  readonly gap: number;
  /** Stands before all others, in the order of METHODS 2.6, step 7. */
  readonly isFirst: boolean;
  readonly isWorst: boolean;
  /** Belongs in the plan while there is room after the pins and the worst answer. */
  readonly isWanted: boolean;
};
