import { type LimitedName, preventLimits } from '#shared/heart/evidence/heart-inputs.ts';

/** The inputs of the heart's equations by the question that asks for them; in the first unit of the question. */
const names: Readonly<Record<string, LimitedName>> = {
  bpSystolic: 'sbp',
  totalCholesterol: 'totalChol',
  hdlCholesterol: 'hdl',
  egfr: 'egfr',
  a1c: 'hba1c',
  bmi: 'bmi',
};

/** Says that a value was moved to the limit; null for a value inside, and for one that is no input. */
export const limitNote = (id: string, value: number | null): string | null => {
  const name = names[id];
  if (!name || value === null) return null;
  const [low, high] = preventLimits[name];
  return value < low || value > high
    ? `Outside what the heart’s equations know (${low} to ${high}): there the nearest limit counts.`
    : null;
};
