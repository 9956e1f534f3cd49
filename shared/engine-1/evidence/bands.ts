/**
 * What a chosen band stands for: `mid` is the mean of NHANES 2013-2018 adults of 30-79 inside the band (source nhanes4),
 * `low` and `high` its edges; outer edges are the limits of the equations, or chosen. An option that is missing here
 * ("I'm not sure") has no value.
 */
export type Band = { readonly mid: number; readonly low: number; readonly high: number };
export type BloodPressureBand = Band & { readonly dbp: number };
type Bands<T = Band> = Readonly<Record<string, T>>;

/** Systolic, mmHg; `dbp` is the diastolic value that usually goes with it. */
export const bloodPressureBands: Bands<BloodPressureBand> = {
  under110: { mid: 103, low: 90, high: 109, dbp: 66 },
  '110to119': { mid: 115, low: 110, high: 119, dbp: 72 },
  '120to129': { mid: 124.5, low: 120, high: 129, dbp: 75 },
  '130to139': { mid: 134.5, low: 130, high: 139, dbp: 82 },
  '140to159': { mid: 148, low: 140, high: 159, dbp: 92 },
  '160to179': { mid: 168, low: 160, high: 179, dbp: 102 },
  '180plus': { mid: 190, low: 180, high: 200, dbp: 122 },
};

/** mg/dL. */
export const totalCholesterolBands: Bands = {
  under160: { mid: 140, low: 130, high: 159 },
  '160to199': { mid: 180, low: 160, high: 199 },
  '200to239': { mid: 217, low: 200, high: 239 },
  '240to279': { mid: 255, low: 240, high: 279 },
  '280plus': { mid: 304, low: 280, high: 320 },
};

/** mg/dL. */
export const ldlBands: Bands = {
  under70: { mid: 58, low: 40, high: 69 },
  '70to99': { mid: 86, low: 70, high: 99 },
  '100to129': { mid: 114, low: 100, high: 129 },
  '130to159': { mid: 142, low: 130, high: 159 },
  '160to189': { mid: 172, low: 160, high: 189 },
  '190plus': { mid: 212, low: 190, high: 240 },
};

/** mg/dL. */
export const hdlBands: Bands = {
  under40: { mid: 34, low: 25, high: 39 },
  '40to49': { mid: 44.5, low: 40, high: 49 },
  '50to59': { mid: 54, low: 50, high: 59 },
  '60to79': { mid: 68, low: 60, high: 79 },
  '80plus': { mid: 90, low: 80, high: 100 },
};

/** mg/dL. Above 400 the LDL formula fails: `500plus` is not used with it. `unknown` stands for a typical value. */
export const triglycerideBands: Bands = {
  under150: { mid: 84, low: 50, high: 149 },
  '150to199': { mid: 171, low: 150, high: 199 },
  '200to499': { mid: 271, low: 200, high: 400 },
  '500plus': { mid: 622, low: 500, high: 900 },
  unknown: { mid: 110, low: 60, high: 200 },
};

/** Percent. */
export const a1cBands: Bands = {
  under5_7: { mid: 5.3, low: 4.8, high: 5.6 },
  '5_7to6_4': { mid: 5.9, low: 5.7, high: 6.4 },
  '6_5to6_9': { mid: 6.7, low: 6.5, high: 6.9 },
  '7to7_9': { mid: 7.4, low: 7.0, high: 7.9 },
  '8to8_9': { mid: 8.4, low: 8.0, high: 8.9 },
  '9to9_9': { mid: 9.4, low: 9.0, high: 9.9 },
  '10plus': { mid: 10.6, low: 10.0, high: 12.0 },
};
