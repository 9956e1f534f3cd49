/**
 * Rounds half away from zero, so 0.05 and -0.05 round alike; 1e-9 absorbs binary errors just below a half. Never returns -0.
 * Round only results, never intermediate values.
 */
export const round = (x: number, decimals = 0): number => {
  const scale = 10 ** decimals;
  const rounded = Math.floor(Math.abs(x) * scale + 0.5 + 1e-9) / scale;
  return x < 0 && rounded !== 0 ? -rounded : rounded;
};

export const clamp = (x: number, low: number, high: number): number => Math.min(Math.max(x, low), high);

export const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length;

/** The rounded mean of the known values; null when there is none. */
export const roundedMean = (values: readonly (number | null | undefined)[]): number | null => {
  const known = values.filter((x) => x !== null && x !== undefined);
  return known.length === 0 ? null : round(mean(known));
};
