import { optionOf } from './answer-value.ts';
import type { CleanAnswers } from './clean-answers.ts';
import { a1cBands, type Band } from './evidence/bands.ts';
import { diabetesA1cPercent, diabetesFastingGlucose } from './evidence/heart-input-rules.ts';

export const knownA1c = ({ a1cBand }: CleanAnswers): Band | undefined =>
  typeof a1cBand === 'string' ? a1cBands[a1cBand] : undefined;

export const isDiagnosedDiabetes = ({ diabetesStatus }: CleanAnswers): boolean =>
  diabetesStatus === 'type1' || diabetesStatus === 'type2';

/** A1c of 6.5 % or more, or a fasting glucose of 126 mg/dL or more. Glucose is never turned into an A1c. */
export const isInDiabetesRange = (answers: CleanAnswers): boolean =>
  (knownA1c(answers)?.mid ?? 0) >= diabetesA1cPercent ||
  diabetesFastingGlucose.includes(optionOf(answers.fastingGlucoseBand));

export const countsAsDiabetes = (answers: CleanAnswers): boolean =>
  isDiagnosedDiabetes(answers) || isInDiabetesRange(answers);
