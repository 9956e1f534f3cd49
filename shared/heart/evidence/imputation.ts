import type { Sex } from '#shared/person/person.ts';
import type { SourceId } from '#shared/sources/sources.ts';

export type ImputedName = 'sbp' | 'hdl' | 'egfr' | 'totalChol';
export type ImputationRow = {
  readonly age: number;
  readonly n: number;
  readonly mean: number;
  readonly p10: number;
  readonly p90: number;
};

/**
 * Imputed values by sex and age: mean, 10th and 90th percentile in mmHg, mg/dL and mL/min/1.73m2. Linear between the mid-points,
 * constant outside.
 *
 * NHANES 2013-2018 (BioAge data set), by sex and decade of age, post-stratified on ethnic group to the mix of the representative
 * nhanesPkg sample (survey weights are not in the data set). eGFR = CKD-EPI 2021 from serum creatinine. Cross-check with nhanesPkg
 * 2009-2012 means, ages 30-79: SBP within 3.5 mmHg, total cholesterol within 11 mg/dL (lower now), HDL within 3.5 mg/dL.
 */
export const imputation: Readonly<Record<ImputedName, Readonly<Record<Sex, readonly ImputationRow[]>>>> = {
  sbp: {
    female: [
      { age: 35, n: 1363, mean: 112.8, p10: 99.3, p90: 127.3 },
      { age: 45, n: 1402, mean: 118.2, p10: 102, p90: 136.7 },
      { age: 55, n: 1342, mean: 125, p10: 104, p90: 146.7 },
      { age: 65, n: 1413, mean: 130.3, p10: 108.7, p90: 154 },
      { age: 75, n: 796, mean: 135.9, p10: 112, p90: 164.7 },
    ],
    male: [
      { age: 35, n: 1230, mean: 121.1, p10: 106, p90: 137.3 },
      { age: 45, n: 1193, mean: 123.3, p10: 106, p90: 141.3 },
      { age: 55, n: 1246, mean: 127, p10: 107.3, p90: 149.3 },
      { age: 65, n: 1388, mean: 130.3, p10: 109.3, p90: 154 },
      { age: 75, n: 813, mean: 131.8, p10: 110, p90: 155.3 },
    ],
  },
  hdl: {
    female: [
      { age: 35, n: 1350, mean: 55.9, p10: 38, p90: 77 },
      { age: 45, n: 1388, mean: 57, p10: 38, p90: 80 },
      { age: 55, n: 1331, mean: 59.6, p10: 40, p90: 83 },
      { age: 65, n: 1383, mean: 59.2, p10: 40, p90: 82 },
      { age: 75, n: 775, mean: 61.3, p10: 42, p90: 83 },
    ],
    male: [
      { age: 35, n: 1198, mean: 45.7, p10: 32, p90: 62 },
      { age: 45, n: 1158, mean: 46, p10: 32, p90: 63 },
      { age: 55, n: 1221, mean: 48.1, p10: 33, p90: 67 },
      { age: 65, n: 1352, mean: 48, p10: 33, p90: 68 },
      { age: 75, n: 787, mean: 48.7, p10: 34, p90: 69 },
    ],
  },
  egfr: {
    female: [
      { age: 35, n: 1348, mean: 108, p10: 85.5, p90: 123.2 },
      { age: 45, n: 1380, mean: 100.1, p10: 78.2, p90: 114.9 },
      { age: 55, n: 1325, mean: 91.1, p10: 67.3, p90: 107.9 },
      { age: 65, n: 1377, mean: 81.3, p10: 57.3, p90: 100.2 },
      { age: 75, n: 770, mean: 73.2, p10: 47.3, p90: 93.4 },
    ],
    male: [
      { age: 35, n: 1197, mean: 105.6, p10: 84.6, p90: 121.3 },
      { age: 45, n: 1151, mean: 98.1, p10: 78, p90: 114 },
      { age: 55, n: 1218, mean: 92, p10: 71.1, p90: 107.3 },
      { age: 65, n: 1340, mean: 82.1, p10: 60.3, p90: 99.8 },
      { age: 75, n: 781, mean: 73.4, p10: 49.5, p90: 93.2 },
    ],
  },
  totalChol: {
    female: [
      { age: 35, n: 1350, mean: 183.7, p10: 142, p90: 230 },
      { age: 45, n: 1388, mean: 194.9, p10: 152, p90: 242 },
      { age: 55, n: 1332, mean: 207.8, p10: 157, p90: 263 },
      { age: 65, n: 1388, mean: 202.5, p10: 153, p90: 254 },
      { age: 75, n: 776, mean: 199.2, p10: 146, p90: 255 },
    ],
    male: [
      { age: 35, n: 1201, mean: 195.4, p10: 149, p90: 245 },
      { age: 45, n: 1157, mean: 199.6, p10: 149, p90: 253 },
      { age: 55, n: 1228, mean: 191.6, p10: 143, p90: 246 },
      { age: 65, n: 1358, mean: 182, p10: 133, p90: 235 },
      { age: 75, n: 790, mean: 171.3, p10: 125, p90: 223 },
    ],
  },
};

export const imputationSource: SourceId = 'nhanes4';
