/** Share of the standard normal distribution below z; Abramowitz and Stegun 7.1.26, error up to 1.5e-7. */
export const shareBelow = (z: number): number => (1 + erf(z / Math.SQRT2)) / 2;

const erf = (x: number): number => {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const polynomial = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(x) * (1 - polynomial * Math.exp(-x * x));
};
