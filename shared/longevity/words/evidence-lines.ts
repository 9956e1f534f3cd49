import type { Recommendation } from '#shared/contract/result.ts';
import type { PlanCode } from '#shared/longevity/evidence/plan-actions.ts';
import type { Grade, LongevityQuestionId } from '#shared/longevity/evidence/question-evidence.ts';
import type { PlanItem } from '#shared/longevity/plan/plan.ts';

/** Names the size of each study, which says more than its name. */
const studies: { readonly [Id in LongevityQuestionId]?: string } = {
  weight: 'From 189 studies, combined in 2016.',
  healthCheckups: 'From trials in 233,298 people, combined in 2019.',
  overallDiet: 'From 119,315 adults (Shan, 2023).',
  exerciseFrequency: 'From 6 studies of 661,137 adults (Arem, 2015).',
  strengthTraining: 'From 16 studies, combined in 2022.',
  sleepHours: 'From 40 studies, combined in 2017.',
  sleepQuality: 'From 29 studies, combined in 2019.',
  sleepConsistency: 'From 60,977 adults in the UK (Windred, 2024).',
};

/** The size of the study about a habit. The page cites the source next to it. */
export const evidenceLineOf = ({ question, code }: PlanItem, kind: Recommendation['kind']): string | undefined =>
  kind === 'habit' && question && !untested.has(code) ? studies[question] : undefined;

/**
 * The studies behind these questions are about smoking and about weight for height. It is our assumption that quitting vapes or
 * measuring the waist helps as much (METHODS 2.8 and 7).
 */
const untested: ReadonlySet<PlanCode> = new Set(['quitVaping', 'waistHint']);

/** How good the evidence for a habit is; null for other actions and for `untested` ones. */
export const gradeLineOf = ({ code, grade }: PlanItem, kind: Recommendation['kind']): string | null =>
  kind === 'habit' && !untested.has(code) ? gradeWords[grade] : null;

/** Null where an action needs no evidence, such as being seen or asking for help. */
export const gradeWords: Readonly<Record<Grade, string | null>> = {
  A: 'Strong evidence from many studies.',
  'A-null': 'Large studies found no link with how long people live. It may still help you feel better.',
  B: 'Fair evidence, with some doubt.',
  C: 'Limited evidence. Treat it as a hint.',
  D: 'Little evidence. It counts towards a score but not your age.',
  '-': null,
};
