import type { LongevityAnswers } from './person.ts';

export type Sex = 'female' | 'male';

/** The sexes whose numbers are used: both for everyone who did not say female or male. */
export const sexesOf = ({ gender }: Pick<LongevityAnswers, 'gender'>): readonly [Sex, ...Sex[]] =>
  gender === 'female' || gender === 'male' ? [gender] : ['female', 'male'];
