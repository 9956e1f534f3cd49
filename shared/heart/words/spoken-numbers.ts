import type { WidthName } from '#shared/heart/evidence/estimate.ts';

/** The numbers that can narrow the range, by the name that fits inside a sentence after 'your'. */
export const spokenNumbers: Readonly<Record<WidthName, string>> = {
  bpSystolic: 'blood pressure',
  totalCholesterol: 'total cholesterol',
  ldlCholesterol: 'LDL cholesterol',
  hdlCholesterol: 'HDL cholesterol',
  triglycerides: 'triglycerides',
  a1c: 'HbA1c',
  egfr: 'kidney test (eGFR)',
};
