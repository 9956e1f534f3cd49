import * as words from '#feature-words/numbers/form.ts';
import * as questionNames from '#words/question-names.ts';

/** The numbers of this page by group, in their order. Each is a question of the heart quiz or of those beside it. */
export const pressureIds = ['bpSystolic', 'bpDiastolic'] as const;
export const labIds = [
  'totalCholesterol',
  'hdlCholesterol',
  'ldlCholesterol',
  'triglycerides',
  'a1c',
  'fastingGlucose',
  'egfr',
  'lpa',
  'uacr',
] as const;
export const numberIds = [...pressureIds, 'restingHeartRate', ...labIds, 'waist'] as const;
export type NumberId = (typeof numberIds)[number];

const labels: Readonly<Record<NumberId, string>> = {
  bpSystolic: words.topNumber,
  bpDiastolic: words.bottomNumber,
  restingHeartRate: words.pulse,
  totalCholesterol: words.totalCholesterol,
  hdlCholesterol: words.hdlCholesterol,
  ldlCholesterol: words.ldlCholesterol,
  triglycerides: words.triglycerides,
  a1c: words.a1cLong,
  fastingGlucose: words.fastingSugar,
  egfr: words.kidneyTest,
  lpa: words.lipoprotein,
  uacr: words.urineRatio,
  waist: words.waist,
};
export const labelOf = (id: NumberId): string => labels[id];

const ownNames: Readonly<Record<string, string>> = {
  bpSystolic: questionNames.bpSystolic,
  bpDiastolic: questionNames.bpDiastolic,
  a1c: words.a1c,
  labDate: words.labDate,
};
/** The name of a number outside its group. */
export const nameOf = (id: string): string => ownNames[id] ?? labels[id as NumberId] ?? id;
