import type { CleanAnswers } from './clean-answers.ts';

/** kg/m2 from lb and inches. */
const poundsPerSquareInchToBmi = 703;

export const heightInches = (answers: CleanAnswers): number | null => {
  const { height } = answers;
  return typeof height === 'object' ? 12 * height.ft + height.in : null;
};

/** Null when height or weight is not answered. */
export const bodyMassIndex = (answers: CleanAnswers, weightLb = answers.weight): number | null => {
  const inches = heightInches(answers);
  return inches === null || typeof weightLb !== 'number' ? null : (poundsPerSquareInchToBmi * weightLb) / inches ** 2;
};

export const weightLbAtBmi = (bmi: number, inches: number): number => (bmi * inches ** 2) / poundsPerSquareInchToBmi;
