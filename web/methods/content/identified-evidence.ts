import type { LongevityQuestionId, QuestionEvidence } from '#shared/longevity/evidence/question-evidence.ts';

/** A question's evidence with its id. */
export type IdentifiedEvidence = QuestionEvidence & { readonly id: LongevityQuestionId };
