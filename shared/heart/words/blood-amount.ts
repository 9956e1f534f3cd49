import { myNumbersQuestions } from '#shared/questions/heart/my-numbers.ts';
import { amountInBothUnits } from '#shared/words/answer-words.ts';

/** A blood value in its stored unit, then in the other unit: '120 mg/dL (3.1 mmol/L)'. */
export const amountOf = (id: BloodValue, value: number): string => {
  const question = myNumbersQuestions.find((one) => one.id === id);
  return (question && amountInBothUnits(question, value)) ?? String(value);
};

export type BloodValue = 'totalCholesterol' | 'ldlCholesterol' | 'a1c' | 'fastingGlucose';
