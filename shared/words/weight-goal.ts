import type { Person } from '#shared/person/person.ts';
import { act, type Words } from '#shared/safety/sentence.ts';
import * as words from '#words/weight.ts';

const kilogramsPerPound = 0.45359237;
/** From this BMI on, medicines and operations are named beside habits (SAFETY 6). */
const bmiForTreatment = 40;

/** A first goal in the person's own pounds and kilograms: one twentieth of the weight. Nothing without a weight. */
export const firstWeightGoal = ({ longevity: { weight } }: Person): readonly Words[] => {
  if (weight === undefined) return [];
  const pounds = weight / 20;
  return [act(words.firstGoalAct(Math.round(pounds), Math.round(pounds * kilogramsPerPound)))];
};

/** What else helps from a BMI of 40 on. */
export const weightTreatment = ({ bmi }: Person): readonly Words[] =>
  bmi !== null && bmi >= bmiForTreatment ? [act(words.treatmentAct)] : [];
