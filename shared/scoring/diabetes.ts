import type { CleanAnswers } from './clean-answers.ts';
import { a1cBands, type Band } from './evidence/bands.ts';

export const knownA1c = ({ a1cBand }: CleanAnswers): Band | undefined =>
  typeof a1cBand === 'string' ? a1cBands[a1cBand] : undefined;

const diabetesA1cPercent = 6.5;

export const isDiagnosedDiabetes = ({ diabetesStatus }: CleanAnswers): boolean =>
  diabetesStatus === 'type1' || diabetesStatus === 'type2';

/** A1c of 6.5 % or more, or a fasting glucose of 126 mg/dL or more. Glucose is never turned into an A1c. */
export const isInDiabetesRange = (answers: CleanAnswers): boolean =>
  (knownA1c(answers)?.mid ?? 0) >= diabetesA1cPercent ||
  answers.fastingGlucoseBand === '126to199' ||
  answers.fastingGlucoseBand === '200plus';

export const countsAsDiabetes = (answers: CleanAnswers): boolean =>
  isDiagnosedDiabetes(answers) || isInDiabetesRange(answers);
