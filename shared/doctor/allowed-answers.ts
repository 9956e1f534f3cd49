import type { HeartAnswers, LongevityAnswers } from '#shared/person/person.ts';
import type { Allowed } from './to-sheet.ts';

/** The answers about mind and company, which stand on the sheet only when the person adds them. */
export const moodQuestions = [
  'moodLow',
  'stressLevels',
  'stressCoping',
  'lifeOutlook',
  'closeRelationships',
  'supportHeart',
  'communityInvolvement',
  'mindfulnessFrequency',
] as const satisfies readonly (keyof HeartAnswers | keyof LongevityAnswers)[];

const ofMood: readonly string[] = moodQuestions;
const ofWeight: readonly string[] = ['height', 'weight'] satisfies (keyof LongevityAnswers)[];

/** Whether the person lets this answer be seen. */
export const isAllowed = (questionId: string, allowed: Allowed): boolean =>
  (allowed.mood || !ofMood.includes(questionId)) && (allowed.weight || !ofWeight.includes(questionId));
