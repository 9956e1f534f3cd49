/** Linear between the listed points (ascending in `at`), constant outside them. */
export const interpolate = <T>(
  points: readonly T[],
  x: number,
  at: (point: T) => number,
  value: (point: T) => number,
): number => {
  let before: T | undefined;
  for (const point of points) {
    if (x <= at(point)) {
      if (before === undefined) return value(point);
      const share = (x - at(before)) / (at(point) - at(before));
      return value(before) + share * (value(point) - value(before));
    }
    before = point;
  }
  if (before === undefined) throw new RangeError('There is no point to read a value from.');
  return value(before);
};

/** Share of the standard normal distribution below z; Abramowitz and Stegun 7.1.26, error up to 1.5e-7. */
export const shareBelow = (z: number): number => (1 + erf(z / Math.SQRT2)) / 2;

const erf = (x: number): number => {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const polynomial = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(x) * (1 - polynomial * Math.exp(-x * x));
};
