import type { Recommendation } from '#shared/contract/result.ts';
import type { PlanCode } from '#shared/habits/habit-actions.ts';
import type { Grade } from '#shared/longevity/evidence/question-evidence.ts';
import type { PlanItem } from '#shared/longevity/plan/plan.ts';
import type { LongevityQuestionId } from '#shared/person/person.ts';
import * as words from '#words/habits-result.ts';

/** Names the size of each study, which says more than its name. */
const studies: { readonly [Id in LongevityQuestionId]?: string } = {
  weight: words.studyWeight,
  healthCheckups: words.studyHealthCheckups,
  overallDiet: words.studyOverallDiet,
  exerciseFrequency: words.studyExerciseFrequency,
  strengthTraining: words.studyStrengthTraining,
  sleepHours: words.studySleepHours,
  sleepQuality: words.studySleepQuality,
  sleepConsistency: words.studySleepConsistency,
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
  A: words.evidenceStrong,
  'A-null': words.evidenceNoLink,
  B: words.evidenceFair,
  C: words.evidenceLimited,
  D: words.evidenceLittle,
  '-': null,
};
