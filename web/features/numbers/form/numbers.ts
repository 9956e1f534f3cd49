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
  bpSystolic: 'Top number',
  bpDiastolic: 'Bottom number',
  restingHeartRate: 'Pulse at rest',
  totalCholesterol: 'Total cholesterol',
  hdlCholesterol: 'HDL cholesterol',
  ldlCholesterol: 'LDL cholesterol',
  triglycerides: 'Triglycerides',
  a1c: 'HbA1c, long-term blood sugar',
  fastingGlucose: 'Fasting blood sugar',
  egfr: 'Kidney test (eGFR)',
  lpa: 'Lipoprotein(a)',
  uacr: 'Urine albumin-creatinine ratio (UACR)',
  waist: 'Waist',
};
export const labelOf = (id: NumberId): string => labels[id];

const ownNames: Readonly<Record<string, string>> = {
  bpSystolic: 'Blood pressure, top number',
  bpDiastolic: 'Blood pressure, bottom number',
  a1c: 'HbA1c',
  labDate: 'Date on your results',
};
/** The name of a number outside its group. */
export const nameOf = (id: string): string => ownNames[id] ?? labels[id as NumberId] ?? id;
