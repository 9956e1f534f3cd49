import type { CleanAnswers } from './clean-answers.ts';
import { bloodPressureBands } from './evidence/bands.ts';

/** mmHg. A typed upper number may come without a lower one. */
export type BloodPressure = {
  readonly sbp: number;
  readonly dbp?: number;
  readonly low: number;
  readonly high: number;
  readonly source: 'typed' | 'band';
};

/** A usual reading typed by heart is taken as right to within this many mmHg. */
const typedHalfWidth = 8;

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

const veryHighSbp = 180;
const veryHighDbp = 120;

export const isVeryHigh = (pressure: BloodPressure | null): boolean =>
  pressure !== null && (pressure.sbp >= veryHighSbp || (pressure.dbp ?? 0) >= veryHighDbp);

/** Stage 2: 140 over 90 and more. */
export const isHigh = (pressure: BloodPressure | null): boolean =>
  pressure !== null && (pressure.sbp >= 140 || (pressure.dbp ?? 0) >= 90);
