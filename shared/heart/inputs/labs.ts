import { ldlRoute } from '#shared/heart/evidence/heart-inputs.ts';
import { enhancerLimits } from '#shared/heart/evidence/risk-enhancers.ts';
import { type BandValue, bandValues } from '#shared/person/band-values.ts';
import type { MyNumber } from '#shared/person/my-numbers.ts';
import type { Person } from '#shared/person/person.ts';
import { hasToldKidneyDisease } from '#shared/safety/terms.ts';

/** A value with the limits of its likely range. */
export type Spread = { readonly value: number; readonly low: number; readonly high: number };

/** A blood value: an exact number, else the middle of the chosen band. */
type Lab = Spread & { readonly source: 'exact' | 'band' };

/** Cholesterol and triglycerides in mg/dL, A1c in percent, eGFR in mL/min/1.73m2; null when not known. */
export type Labs = Readonly<Record<'totalChol' | 'ldl' | 'hdl' | 'triglycerides' | 'a1c' | 'egfr', Lab | null>>;

export const readLabs = ({ heart, myNumbers }: Person): Labs => {
  const exact = myNumbers?.numbers;
  return {
    totalChol: labOf(exact?.totalCholesterol, bandValues.totalCholesterolBand, heart.totalCholesterolBand),
    ldl: labOf(exact?.ldlCholesterol, bandValues.ldlBand, heart.ldlBand),
    hdl: labOf(exact?.hdlCholesterol, bandValues.hdlBand, heart.hdlBand),
    triglycerides: labOf(exact?.triglycerides, bandValues.triglycerideBand, heart.triglycerideBand),
    a1c: labOf(exact?.a1c, bandValues.a1cBand, heart.a1cBand),
    egfr: labOf(exact?.egfr, bandValues.egfrBand, heart.egfrBand),
  };
};

const labOf = <Band extends string>(
  number: MyNumber<string> | null | undefined,
  values: Readonly<Record<Band, BandValue>>,
  band: Band | 'unknown' | undefined,
): Lab | null => exactLab(number) ?? bandLab(values, band);

const exactLab = (number: MyNumber<string> | null | undefined): Lab | null => {
  if (number?.use !== 'exact' || number.value === null || number.low === null || number.high === null) return null;
  const { value, low, high } = number;
  return { value, low, high, source: 'exact' };
};

const bandLab = <Band extends string>(
  values: Readonly<Record<Band, BandValue>>,
  band: Band | 'unknown' | undefined,
): Lab | null => {
  if (band === undefined || band === 'unknown') return null;
  const { mid, low, high } = values[band];
  return { value: mid, low, high, source: 'band' };
};

/** Triglycerides for the LDL route, mg/dL; null where the formula fails (METHODS 4.2 and 10.2). */
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

/** Non-HDL from the person's own blood test, mg/dL; null when it would need averages (METHODS 4.6). */
export const measuredNonHdl = (labs: Labs): number | null =>
  labs.totalChol && labs.hdl ? labs.totalChol.value - labs.hdl.value : (nonHdlFromLdl(labs)?.value ?? null);

/** Reported kidney disease, or a low eGFR. Protein in the urine alone is only a risk enhancer. */
export const hasKidneyDisease = (person: Person, { egfr }: Labs): boolean =>
  hasToldKidneyDisease(person) || (egfr !== null && egfr.value < enhancerLimits.egfrBelow);

type Measured = { readonly person: Person; readonly labs: Labs };

/** An eGFR below 30, reported as a stage or measured. */
export const hasLowEgfr = ({ person: { heart }, labs: { egfr } }: Measured): boolean =>
  egfr === null ? heart.kidneyDisease === 'severe' : egfr.value < 30;

/** A reported stage 4, an eGFR below 30, or much protein in the urine: no reassuring risk level is shown. */
export const hasPoorKidneys = (one: Measured): boolean =>
  one.person.heart.kidneyDisease === 'severe' || hasLowEgfr(one) || (one.person.myNumbers?.labs.uacr ?? 0) >= 300;
