import { type BandValue, bandValues } from '#shared/person/band-values.ts';
import type { MyNumber } from '#shared/person/my-numbers.ts';
import type { Person } from '#shared/person/person.ts';

/** A blood value with the edges that it could reasonably have: an exact number, else the middle of the chosen band. */
type Lab = {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly source: 'exact' | 'band';
};

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
