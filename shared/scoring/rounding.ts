/**
 * Half away from zero, so that 0.05 and -0.05 round alike; the 1e-9 forgives a decimal that binary falls just short of.
 * Only what leaves the engine is rounded. Never -0.
 */
export const round = (x: number, decimals = 0): number => {
  const scale = 10 ** decimals;
  const rounded = Math.floor(Math.abs(x) * scale + 0.5 + 1e-9) / scale;
  return x < 0 && rounded !== 0 ? -rounded : rounded;
};

export const clamp = (x: number, low: number, high: number): number => Math.min(Math.max(x, low), high);

export const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length;

/** The rounded mean of what is known, or null when nothing is. */
export const roundedMean = (values: readonly (number | null | undefined)[]): number | null => {
  const known = values.filter((x) => x !== null && x !== undefined);
  return known.length === 0 ? null : round(mean(known));
};
