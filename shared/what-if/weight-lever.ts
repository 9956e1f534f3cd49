import { evidenceOf } from '#shared/longevity/evidence/longevity-evidence.ts';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import type { Person } from '#shared/person/person.ts';
import type { Question } from '#shared/quiz/question.ts';
import { limitsIn, storedAnswer, valueIn, writeWithUnit } from '#shared/quiz/units/measured.ts';
import type { UnitCode } from '#shared/quiz/units/units.ts';
import type { RouteCode } from '#shared/safety/routes.ts';
import { spokenUnit } from './figure.ts';
import { type Lever, nothingAlongside, type Step } from './lever.ts';

/**
 * METHODS 2.6: the plan advises a lower weight from a BMI of 27 (from 65 years: 30), and aims no lower than 24.9. Below 27
 * it advises one only with a further risk, so no slider offers it; in kg/m².
 */
const offeredFromBmi = 27;
const offeredFromBmiAt65 = 30;
const lowestBmi = 24.9;
/** Muscle weighs: below this BMI somebody who trains on four days or more measures the waist instead (METHODS 2.6). */
const muscularBelowBmi = 32;
/** Today plus a little. */
const heaviest = 1.05;

/** Where a word on weight could hurt, or where a clinician decides (METHODS 1.6). */
const quiet: ReadonlySet<RouteCode> = new Set<RouteCode>([
  'underweight',
  'severeUnderweight',
  'eatingRisk',
  'pregnant',
  'frail',
  'mobilityLimited',
  'heartFailureSigns',
  'kidneyFailure',
  'waitForCare',
]);

/** None for whom a lower weight would be no advice. */
export const weightLever = (person: Person, routes: readonly RouteCode[], unit: UnitCode): Lever[] => {
  const { bmi, longevity } = person;
  const question: Question | undefined = longevityQuiz.questions.find(({ id }) => id === 'weight');
  if (!question || bmi === null || longevity.weight === undefined || !isOffered(person, routes)) return [];
  const steps = stepsOf({ question, unit, own: longevity.weight, lightest: (longevity.weight * lowestBmi) / bmi });
  const today = steps.findIndex(({ answer }) => answer === null);
  const { grade, sources } = evidenceOf('weight');
  return [
    {
      id: 'weight',
      quiz: 'longevity',
      name: 'Weight',
      control: 'slider',
      steps,
      today,
      was: steps[today]?.shown ?? '',
      note: 'The slider ends at a healthy weight for your height.',
      grade,
      sources,
      alongside: nothingAlongside,
    },
  ];
};

const isOffered = ({ bmi, age, longevity, heart }: Person, routes: readonly RouteCode[]): boolean => {
  if (bmi === null || age === null || routes.some((route) => quiet.has(route))) return false;
  if (heart.weightChange === 'lostWeight' || heart.weightChange === 'eatingWorry') return false;
  if (longevity.strengthTraining === '4plus' && bmi < muscularBelowBmi) return false;
  return bmi >= (age >= 65 ? offeredFromBmiAt65 : offeredFromBmi);
};

type Span = { readonly question: Question; readonly unit: UnitCode; readonly own: number; readonly lightest: number };

/** Whole units; the own weight takes the place of the nearest one. Stones are counted in pounds. */
const stepsOf = ({ question, unit, own, lightest }: Span): Step[] => {
  const inUnit = (pounds: number) => valueIn(question, pounds, unit) ?? pounds;
  const now = inUnit(own);
  const from = Math.ceil(inUnit(lightest));
  const to = Math.min(Math.floor(inUnit(own * heaviest)), limitsIn(question, unit).max);
  const whole = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  const values = [...whole.filter((value) => Math.round(now) !== value), now].sort((a, b) => a - b);
  return values.map((value) => {
    const shown = writeWithUnit(unit, value);
    return {
      answer: value === now ? null : storedAnswer(question, unit, value),
      shown,
      spoken: spokenUnit(shown),
    };
  });
};
