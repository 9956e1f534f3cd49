import { ldlRoute } from '#shared/heart/evidence/heart-inputs.ts';
import type { Labs } from './labs.ts';

/** A value with its edges. */
export type Spread = { readonly value: number; readonly low: number; readonly high: number };

/** Triglycerides as the LDL route takes them, mg/dL; null where the formula fails (METHODS 4.2 and 10.2). */
export const routeTriglycerides = ({ triglycerides }: Labs): Spread | null => {
  const { unknownTriglycerides: unknown, triglyceridesAtMost, failsFrom } = ldlRoute;
  if (triglycerides === null) return { value: unknown.mid, low: unknown.low, high: unknown.high };
  if (triglycerides.value >= failsFrom) return null;
  const { value, low, high } = triglycerides;
  return {
    value: Math.min(value, triglyceridesAtMost),
    low: Math.min(low, triglyceridesAtMost),
    high: Math.min(high, triglyceridesAtMost),
  };
};

/** Non-HDL = LDL + triglycerides / 5, mg/dL; null without LDL or where the formula fails. */
export const nonHdlFromLdl = (labs: Labs): Spread | null => {
  const { ldl } = labs;
  const triglycerides = routeTriglycerides(labs);
  return ldl === null || triglycerides === null ? null : addTriglycerides(ldl, triglycerides);
};

export const addTriglycerides = (ldl: Spread, triglycerides: Spread): Spread => {
  const { triglyceridesPer } = ldlRoute;
  return {
    value: ldl.value + triglycerides.value / triglyceridesPer,
    low: ldl.low + triglycerides.low / triglyceridesPer,
    high: ldl.high + triglycerides.high / triglyceridesPer,
  };
};

/** Non-HDL from the person's own blood test, mg/dL; null when it would rest on averages (METHODS 4.6). */
export const measuredNonHdl = (labs: Labs): number | null =>
  labs.totalChol && labs.hdl ? labs.totalChol.value - labs.hdl.value : (nonHdlFromLdl(labs)?.value ?? null);
