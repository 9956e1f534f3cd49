import * as words from '#feature-words/what-if.ts';
import { evidenceOf } from '#shared/longevity/evidence/longevity-evidence.ts';
import { adaptedCode, isDropped } from '#shared/longevity/evidence/plan-limits.ts';
import { countedAnswer } from '#shared/longevity/model/counted-answer.ts';
import { type Person, smokesNow } from '#shared/person/person.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import type { Question } from '#shared/quiz/question.ts';
import { limitsIn, storedAnswer, valueIn, writeWithUnit } from '#shared/quiz/units/measured.ts';
import { type UnitCode, unitOf } from '#shared/quiz/units/units.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import { round } from '#shared/scoring/rounding.ts';
import type { Lever, Step } from './lever.ts';
import { type AmountId, amountLevers, type ChoiceId, type ChoiceLever, choiceLevers } from './longevity-lever-words.ts';

/**
 * The habits that this person can change, in the order of `longevity-lever-words.ts`, and the weight. A skipped question has no
 * lever.
 */
export const longevityLevers = (person: Person, routes: readonly RouteCode[], weightUnit: UnitCode): Lever[] => [
  ...choiceIds.filter((id) => isOpen(id, person, routes)).flatMap((id) => choiceLever(id, person)),
  ...amountIds.filter((id) => isOpen(id, person, routes)).flatMap((id) => amountLever(id, person)),
  ...weightLever(person, routes, weightUnit),
];

const isChoiceId = (id: string): id is ChoiceId => Object.hasOwn(choiceLevers, id);
const isAmountId = (id: string): id is AmountId => Object.hasOwn(amountLevers, id);
const choiceIds: readonly ChoiceId[] = Object.keys(choiceLevers).filter(isChoiceId);
const amountIds: readonly AmountId[] = Object.keys(amountLevers).filter(isAmountId);

/**
 * A habit has no slider if the plan gives no advice on it or refers it to a clinician. At a low weight, training has no slider
 * either, because hard training can then be a sign of disordered eating (METHODS 1.6, eatingRisk).
 */
const isOpen = (id: ChoiceId | AmountId, { longevity }: Person, routes: readonly RouteCode[]): boolean => {
  if (isDropped(id, routes) || adaptedCode(id, routes) !== undefined) return false;
  if (routes.includes('underweight') && training.has(id)) return false;
  // No amount of alcohol is known to be safe for a baby, and a slider would compare amounts.
  if (routes.includes('pregnant') && id === 'alcoholConsumption') return false;
  return id !== 'smoking' || smokesNow(longevity);
};

const training: ReadonlySet<string> = new Set<ChoiceId>(['exerciseFrequency', 'exerciseIntensity', 'strengthTraining']);

const sliderOf = (id: ChoiceId | AmountId | 'weight') => {
  const { grade, sources } = evidenceOf(id);
  return { id, quiz: 'longevity', control: 'slider', grade, sources } as const;
};

const choiceLever = (id: ChoiceId, person: Person): Lever[] => {
  const { name, steps: choices, note: usual, caution }: ChoiceLever = choiceLevers[id];
  const own = countedAnswer(id, person);
  const note = own !== undefined && caution?.for.includes(own) ? caution.text : usual;
  const steps = choices.map(([value, shown, spoken = shown]) => ({
    answer: value === own ? null : value,
    shown,
    spoken,
  }));
  const today = steps.findIndex(({ answer }) => answer === null);
  const was = steps[today]?.spoken;
  if (was === undefined) return [];
  return [{ ...sliderOf(id), name, steps, today, was, ...(note && { note }), ...effortOf(id, person) }];
};

/** A person who never exercises is scored as exercising lightly. The first active day must not turn that into 'not answered'. */
const effortOf = (id: ChoiceId, { longevity }: Person): Partial<Lever> => {
  if (id === 'exerciseIntensity') return { beyondFirstStepOf: 'exerciseFrequency' };
  const isFirstDay = id === 'exerciseFrequency' && longevity.exerciseFrequency === '0';
  return isFirstDay ? { linked: { set: { exerciseIntensity: 'light' }, drop: [] } } : {};
};

const amountLever = (id: AmountId, person: Person): Lever[] => {
  const own = countedAnswer(id, person);
  const question = longevityQuiz.questions.find((one) => one.id === id);
  if (typeof own !== 'number' || question?.type !== 'slider') return [];
  const { name, shown, spoken, note } = amountLevers[id];
  const values = placesAround(own, question);
  const stepOf = (value: number): Step => ({
    answer: value === own ? null : value,
    shown: shown(value),
    spoken: spoken(value),
  });
  return [
    {
      ...sliderOf(id),
      name,
      steps: values.map(stepOf),
      today: values.indexOf(own),
      was: spoken(own),
      ...(note && { note }),
    },
  ];
};

type Scale = { readonly min: number; readonly max: number; readonly step: number };

/** Every step of the scale, and the user's own value if it is between two steps. */
const placesAround = (own: number, { min, max, step }: Scale): number[] => {
  const count = Math.round((max - min) / step) + 1;
  const scale = Array.from({ length: count }, (_, at) => min + at * step);
  return [...new Set([...scale, own])].sort((a, b) => a - b);
};

/**
 * BMI in kg/m². The plan advises a lower weight from 27 (from age 65: 30), and no weight below 24.9 (METHODS 2.6). Below 27 it
 * advises one only if the person has another risk, so there is no slider.
 */
const offeredFromBmi = 27;
const offeredFromBmiAt65 = 30;
const lowestBmi = 24.9;
/**
 * BMI counts muscle as weight. Below this BMI, the plan asks a person who trains on four or more days to measure the waist
 * (METHODS 2.6).
 */
const muscularBelowBmi = 32;
/** The slider ends at this multiple of today's weight. */
const heaviest = 1.05;

/** For these people weight is a sensitive topic, or a clinician decides about it (METHODS 1.6). */
const noWeightLever: ReadonlySet<RouteCode> = new Set<RouteCode>([
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

/** Empty for a person whom the plan would not advise to lose weight. */
const weightLever = (person: Person, routes: readonly RouteCode[], unit: UnitCode): Lever[] => {
  const { bmi, longevity } = person;
  const question: Question | undefined = longevityQuiz.questions.find(({ id }) => id === 'weight');
  if (!question || bmi === null || longevity.weight === undefined || !isOffered(person, routes)) return [];
  const steps = stepsOf({ question, unit, own: longevity.weight, lightest: (longevity.weight * lowestBmi) / bmi });
  const today = steps.findIndex(({ answer }) => answer === null);
  const was = steps[today]?.shown ?? '';
  return [{ ...sliderOf('weight'), name: words.weight, steps, today, was, note: words.weightNote }];
};

const isOffered = ({ bmi, age, longevity, heart }: Person, routes: readonly RouteCode[]): boolean => {
  if (bmi === null || age === null || routes.some((route) => noWeightLever.has(route))) return false;
  if (heart.weightChange === 'lostWeight' || heart.weightChange === 'eatingWorry') return false;
  if (longevity.strengthTraining === '4plus' && bmi < muscularBelowBmi) return false;
  return bmi >= (age >= 65 ? offeredFromBmiAt65 : offeredFromBmi);
};

type Span = { readonly question: Question; readonly unit: UnitCode; readonly own: number; readonly lightest: number };

/** Whole units. The user's own weight replaces the nearest one. For stones, the steps are pounds. */
const stepsOf = ({ question, unit, own, lightest }: Span): Step[] => {
  const inUnit = (pounds: number) => valueIn(question, pounds, unit) ?? pounds;
  const now = inUnit(own);
  const from = Math.ceil(inUnit(lightest));
  const to = Math.min(Math.floor(inUnit(own * heaviest)), limitsIn(question, unit).max);
  const whole = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  const values = [...whole.filter((value) => Math.round(now) !== value), now].sort((a, b) => a - b);
  return values.map((value) => ({
    answer: value === now ? null : storedAnswer(question, unit, value),
    shown: writeWithUnit(unit, value),
    spoken: spokenWeight(unit, value),
  }));
};

const spokenWeight = (unit: UnitCode, value: number): string => {
  if (unit === 'kg') return words.kilograms(value);
  const { parts } = unitOf(unit);
  if (!parts || value < parts.size) return words.pounds(value);
  const stone = Math.floor(value / parts.size);
  return words.stoneAndPounds(stone, round(value - stone * parts.size, 1));
};
