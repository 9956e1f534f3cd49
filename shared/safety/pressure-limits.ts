/**
 * Blood pressure in mmHg from which the rules warn. The sentences of the warnings take their numbers from here. A pressure is
 * as high as one of these as soon as either number reaches it.
 */

/** Very high: a doctor the same day, or an emergency with symptoms. */
export const veryHighPressure = { sbp: 180, dbp: 120 } as const;

/** A step between stage 2 (the next weeks) and very high (the same day). */
export const stage2HighPressure = { sbp: 160, dbp: 100 } as const;

/** Stage 2. From this age on, a higher upper number is the limit (our choice). */
export const stage2Pressure = { sbp: 140, sbpWhenVeryOld: 150, veryOldFrom: 80, dbp: 90 } as const;

/** An upper number below this is low. */
export const lowSbp = 90;
