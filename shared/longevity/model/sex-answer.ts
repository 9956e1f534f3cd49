import type { SexAnswer } from '#shared/longevity/evidence/question-evidence.ts';
import type { LongevityAnswers } from '#shared/person/person.ts';

/** People with another answer, or none, are neither: advice takes the stricter limit for them. */
export const sexAnswerOf = ({ gender }: LongevityAnswers): SexAnswer =>
  gender === 'female' || gender === 'male' ? gender : 'other';
