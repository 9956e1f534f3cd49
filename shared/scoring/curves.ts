/** `value` at `x`: linear between the listed points (ascending in `at`), constant outside them. */
export const interpolate = <At extends string, Value extends string>(
  points: readonly Readonly<Record<At | Value, number>>[],
  x: number,
  at: At,
  value: Value,
): number => {
  let before: Readonly<Record<At | Value, number>> | undefined;
  for (const point of points) {
    if (x <= point[at]) {
      if (before === undefined) return point[value];
      const share = (x - before[at]) / (point[at] - before[at]);
      return before[value] + share * (point[value] - before[value]);
    }
    before = point;
  }
  if (before === undefined) throw new RangeError('There is no point to read a value from.');
  return before[value];
};

/** Share of the standard normal distribution below z; Abramowitz and Stegun 7.1.26, error up to 1.5e-7. */
export const shareBelow = (z: number): number => (1 + erf(z / Math.SQRT2)) / 2;

const erf = (x: number): number => {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const polynomial = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(x) * (1 - polynomial * Math.exp(-x * x));
};
