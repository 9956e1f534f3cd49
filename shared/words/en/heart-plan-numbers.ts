import { listOf } from './list.ts';

// What the steps of the heart plan say about a person's own numbers: comparisons between people, blood sugar, and what raises a
// risk.

export const riskWithoutSmoking = (risk: string) => `People like you who don’t smoke have a risk of ${risk}.`;

export const riskWithTopNumber = (top: number, risk: string) =>
  `People like you with a top blood pressure number of ${top} have a risk of ${risk}.`;

export const riskWithNonHdl = (nonHdl: string, risk: string) =>
  `People like you with a non-HDL cholesterol of ${nonHdl} have a risk of ${risk}.`;

export const riskWithA1c = (a1c: string, risk: string) =>
  `People like you with an HbA1c of ${a1c} have a risk of ${risk}.`;

export const prediabetesByA1c = (a1c: string) => `Your HbA1c of ${a1c} is in the range called prediabetes.`;

export const prediabetesByA1cBand = 'Your HbA1c is in the range called prediabetes.';

export const prediabetesByGlucose = (glucose: string) =>
  `Your fasting blood sugar of ${glucose} is in the range called prediabetes.`;

export const prediabetesByGlucoseBand = 'Your fasting blood sugar is in the range called prediabetes.';

export const toldRaisedSugar = 'You were told that your sugar is raised.';

export const toldRaisedSugarHow = 'Ask when it is tested next.';

export const prediabetesTestAgain = 'Have the test again once a year.';

export const prediabetesTellDoctor = 'Tell your doctor.';

export const prediabetesHelpsWithWeight = 'A change in weight, food and activity can lower your risk of diabetes.';

export const prediabetesHelpsWithoutWeight = 'A change in food and activity can lower your risk of diabetes.';

export const a1cAboveGoal = (a1c: string) => `Your HbA1c of ${a1c} is above the usual goal.`;

export const a1cBandAboveGoal = 'Your HbA1c is above the usual goal.';

export const lowerPressureSalt = 'Less salt can help bring it down.';

export const lowerPressureSaltAndAlcohol = 'Less salt and less alcohol can help bring it down.';

export const riskCauses = (causes: readonly string[]) =>
  `Your risk can be higher than this number because of: ${listOf(causes)}.`;

export const causeFamily = 'your family history';

export const causeCholesterol = 'your cholesterol';

export const causeTriglycerides = 'your triglycerides';

export const causeKidneys = 'your kidneys';

export const causeInflammation = 'your inflammatory illness';

export const causeMenopauseOrPregnancy = 'early menopause or what happened in a pregnancy';

export const causeLipoprotein = 'your lipoprotein(a)';
