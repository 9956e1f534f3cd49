import { type UnitPreference, unitChoices } from '#shared/quiz/unit-choices.ts';
import { isRecord } from './read-value.ts';

/** Null unless all four lines are units that this page knows. */
export const readUnits = (value: unknown): UnitPreference | null => {
  if (!isRecord(value)) return null;
  const height = unitChoices.height.find((code) => code === value.height);
  const weight = unitChoices.weight.find((code) => code === value.weight);
  const labs = unitChoices.labs.find((code) => code === value.labs);
  const a1c = unitChoices.a1c.find((code) => code === value.a1c);
  return height && weight && labs && a1c ? { height, weight, labs, a1c } : null;
};
