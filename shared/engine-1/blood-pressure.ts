import type { CleanAnswers } from './clean-answers.ts';
import { bloodPressureBands } from './evidence/bands.ts';
import { highPressure, typedHalfWidth, veryHighPressure } from './evidence/heart-input-rules.ts';

/** mmHg. A typed upper number may come without a lower one. */
export type BloodPressure = {
  readonly sbp: number;
  readonly dbp?: number;
  readonly low: number;
  readonly high: number;
  readonly source: 'typed' | 'band';
};

/** The person's own value, or null when neither numbers nor a band were given. */
export const bloodPressure = (answers: CleanAnswers): BloodPressure | null => {
  const { bpSystolic: sbp, bpDiastolic: dbp, bpBand } = answers;
  if (typeof sbp === 'number') {
    const edges = { low: sbp - typedHalfWidth, high: sbp + typedHalfWidth, source: 'typed' as const };
    return typeof dbp === 'number' ? { sbp, dbp, ...edges } : { sbp, ...edges };
  }
  const band = typeof bpBand === 'string' ? bloodPressureBands[bpBand] : undefined;
  return band ? { sbp: band.mid, dbp: band.dbp, low: band.low, high: band.high, source: 'band' } : null;
};

const reaches = (pressure: BloodPressure | null, limit: { sbp: number; dbp: number }): boolean =>
  pressure !== null && (pressure.sbp >= limit.sbp || (pressure.dbp ?? 0) >= limit.dbp);

export const isVeryHigh = (pressure: BloodPressure | null): boolean => reaches(pressure, veryHighPressure);

export const isHigh = (pressure: BloodPressure | null): boolean => reaches(pressure, highPressure);
