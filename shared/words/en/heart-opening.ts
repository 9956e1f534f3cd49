import { listOf } from './list.ts';

export const foldedFigureLimit = 'This number says nothing about how you feel now or what you’ve just measured.';

// Headings for a user with a known illness, who gets no percentage.

export const withHeartAttack = 'You have had a heart attack, so we look at what helps you now';

export const withStroke = 'You have had a stroke or mini-stroke, so we look at what helps you now';

export const withHeartFailure = 'You have heart failure, so we look at what helps you now';

export const withStentOrBypass = 'You have had a stent or bypass, so we look at what helps you now';

export const withAngina = 'You have angina, so we look at what helps you now';

export const withAneurysm = 'You have an aortic aneurysm, so we look at what helps you now';

export const withNarrowedArteries = 'You have narrowed arteries, so we look at what helps you now';

export const withHeartMuscleDisease = 'You have a heart muscle disease, so we look at what helps you now';

export const withHeartDefect = 'You were born with a heart defect, so we look at what helps you now';

export const withHighCalciumScore = 'You have a high calcium score, so we look at what helps you now';

export const withHeartCondition = 'You have a heart or artery condition, so we look at what helps you now';

export const onDialysis = 'You’ve told us you’re on dialysis or have a kidney transplant.';

export const veryLowKidneyTest = 'You’ve told us about a kidney test result far below the usual range.';

// Numbers outside the range of the studies.

export const outsideStudies = (names: readonly string[]) =>
  `The studies included few people with a number like yours, so we used the nearest number we could for: ${listOf(names)}.`;

export const outsideStudiesAtLeast = 'So the percentage is at least this much.';

export const outsideStudiesAtMost = 'So the percentage is at most this much.';

export const inputPressure = 'blood pressure';

export const inputTotalCholesterol = 'total cholesterol';

export const inputHdl = 'HDL cholesterol';

export const inputEgfr = 'kidney test result';

export const inputA1c = 'HbA1c';
