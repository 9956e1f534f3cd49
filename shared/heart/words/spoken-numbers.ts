import type { WidthName } from '#shared/heart/evidence/estimate.ts';
import * as heartAnswers from '#words/heart-answers.ts';

/** The numbers that can narrow the range, by the name that fits inside a sentence after 'your'. */
export const spokenNumbers: Readonly<Record<WidthName, string>> = {
  bpSystolic: heartAnswers.bloodPressure,
  totalCholesterol: heartAnswers.totalCholesterol,
  ldlCholesterol: heartAnswers.ldlCholesterol,
  hdlCholesterol: heartAnswers.hdlCholesterol,
  triglycerides: heartAnswers.triglycerides,
  a1c: heartAnswers.a1c,
  egfr: heartAnswers.kidneyTest,
};
