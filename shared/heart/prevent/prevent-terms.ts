/**
 * How each value enters the PREVENT equations (Khan 2023): (value - minus) / per, each centred as the paper centres it.
 * Blood pressure, BMI and eGFR bend at `splitAt`: below it one coefficient counts, above it another.
 */
export const preventTerms = {
  mmolPerLiterPerMgPerDl: 0.02586,
  /** Years. */
  age: { minus: 55, per: 10 },
  /** mmol/L. */
  nonHdl: { minus: 3.5 },
  hdl: { minus: 1.3, per: 0.3 },
  /** mmHg. */
  sbp: { splitAt: 110, below: { minus: 110, per: 20 }, above: { minus: 130, per: 20 } },
  /** kg/m2. */
  bmi: { splitAt: 30, below: { minus: 25, per: 5 }, above: { minus: 30, per: 5 } },
  /** mL/min/1.73 m2. */
  egfr: { splitAt: 60, below: { minus: 60, per: -15 }, above: { minus: 90, per: -15 } },
  /** Percent. */
  hba1c: { minus: 5.3 },
} as const;
