import type { HeartEstimate } from '#shared/heart/estimate/estimate.ts';
import { ldlGoals, scenarioTargets } from '#shared/heart/evidence/plan.ts';
import { type Labs, readLabs } from '#shared/heart/inputs/labs.ts';
import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import { myNumbersQuestions } from '#shared/heart/questions/my-numbers.ts';
import { type Person, smokesNow } from '#shared/person/person.ts';
import type { Question } from '#shared/quiz/question.ts';
import { storedAnswer, valueIn, writeWithUnit } from '#shared/quiz/units/measured.ts';
import { type UnitCode, unitOf } from '#shared/quiz/units/units.ts';
import { type Lever, lowerFirst, nothingAlongside, valueSteps } from './lever.ts';
import { preventSources, riskEstimate } from './risk-figure.ts';

/** Above today by this much, mg/dL: a little, so that both directions can be seen. */
const cholesterolALittle = 40;
/** Steps of a slider: 5 mg/dL, 0.1 mmol/L. */
const perUnit = { mgdl: 5, mmol: 0.1 } as const;

/** Which number the figure rests on: total cholesterol, else LDL. */
type Number = {
  readonly id: 'totalCholesterol' | 'ldlCholesterol';
  readonly band: 'totalCholesterolBand' | 'ldlBand';
  readonly name: string;
  readonly lab: NonNullable<Labs['ldl']>;
  /** mg/dL: what the plan compares with, so that no slider leads below it. */
  readonly lowest: number;
  readonly drop: readonly string[];
};

/** The number of the own blood test that the figure rests on. A blood test of more than three years ago counts as unknown. */
const cholesterolLever = (person: Person, estimate: HeartEstimate, unit: UnitCode): Lever[] => {
  const number = numberOf(readLabs(person), estimate);
  if (number === null || hasOldLabs(person) || number.lab.value <= number.lowest) return [];
  const { id, band, name, lab, lowest, drop } = number;
  const question: Question | undefined = myNumbersQuestions.find((one) => one.id === id);
  if (!question) return [];
  const shown = (mgdl: number) => valueIn(question, mgdl, unit) ?? mgdl;
  const own = lab.source === 'exact' ? writeWithUnit(unit, shown(lab.value)) : cholesterolBandWords(person, band, unit);
  return [
    {
      id,
      quiz: 'heart',
      name,
      control: 'slider',
      ...valueSteps({
        values: placesBetween(shown(lowest), shown(lab.value + cholesterolALittle), unit),
        now: shown(lab.value),
        own,
        answerOf: (value) => storedAnswer(question, unit, value),
        shownOf: (value) => writeWithUnit(unit, value),
      }),
      was: own,
      grade: null,
      sources: preventSources,
      alongside: { set: {}, drop },
    },
  ];
};

/** An LDL that was measured with the total says nothing of another total: it would make it impossible. */
const numberOf = ({ totalChol, ldl }: Labs, { given, moved }: HeartEstimate): Number | null => {
  const hdl = Math.max(...moved.map((inputs) => inputs.hdl.value));
  if (totalChol)
    return {
      id: 'totalCholesterol',
      band: 'totalCholesterolBand',
      name: 'Total cholesterol',
      lab: totalChol,
      lowest: hdl + scenarioTargets.lowerNonHdl.notBelow,
      drop: ['totalCholesterolBand', 'ldlBand', 'ldlCholesterol'],
    };
  if (ldl === null || given[0].totalChol.source !== 'ldlRoute') return null;
  const [id, band] = ['ldlCholesterol', 'ldlBand'] as const;
  return { id, band, name: 'LDL cholesterol', lab: ldl, lowest: ldlGoals.ldl, drop: [band] };
};

const hasOldLabs = ({ myNumbers }: Person): boolean => myNumbers?.caveats.includes('oldLabs') ?? false;

/** The band in the words of its question: '240 to 279 mg/dL'. */
const cholesterolBandWords = ({ heart }: Person, band: Number['band'], unit: UnitCode): string => {
  const question: Question | undefined = heartQuiz.questions.find(({ id }) => id === band);
  const option = question?.options?.find(({ value }) => value === heart[band]);
  const words = (unit === 'mmol' ? option?.labelSi : undefined) ?? option?.label ?? '';
  return `${lowerFirst(words.replace('-', ' to '))} ${unitOf(unit).label}`;
};

const placesBetween = (from: number, to: number, unit: UnitCode): number[] => {
  const step = unit === 'mmol' ? perUnit.mmol : perUnit.mgdl;
  const [first, last] = [Math.ceil(from / step), Math.floor(to / step)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => Number(((first + at) * step).toFixed(1)));
};

/**
 * The slider begins at the upper end of what guidelines call normal and no slider leads below: 110 mmHg (the lowest band of
 * the quiz but one). It ends a little above today, below the pressure that is a warning of its own (180).
 */
const lowest = 110;
const aLittle = 15;
const highest = 179;

/** The upper number. The lower one is no part of the equations, and an old one could lie above a new upper one. */
const pressureLever = ({ heart }: Person, { given: [{ sbp }] }: HeartEstimate): Lever[] => {
  if (sbp.source === 'imputed' || sbp.value <= lowest) return [];
  const to = Math.max(Math.round(sbp.value), Math.min(highest, Math.round(sbp.value) + aLittle));
  const own = heart.bpBand === undefined ? `${sbp.value} mmHg` : bandWords(heart.bpBand);
  return [
    {
      id: 'bpSystolic',
      quiz: 'heart',
      name: 'Upper blood pressure',
      control: 'slider',
      ...valueSteps({
        values: Array.from({ length: to - lowest + 1 }, (_, at) => lowest + at),
        now: sbp.value,
        own,
        answerOf: String,
        shownOf: (value) => `${value} mmHg`,
      }),
      was: own,
      grade: null,
      sources: preventSources,
      alongside: { set: { bpReading: 'numbers' }, drop: ['bpBand', 'bpDiastolic'] },
    },
  ];
};

/** '140to159' as '140 to 159 mmHg'. */
const bandWords = (band: NonNullable<Person['heart']['bpBand']>): string =>
  `${band.replace('under', 'below ').replace('plus', ' or more').replace('to', ' to ')} mmHg`;

/**
 * What can change of the heart's figure: blood pressure, cholesterol, smoking, a statin. A value that is not known has no
 * place of today, so it has no lever. Illnesses cannot be undone, and nobody's medicine is taken away or chosen here.
 */
export const heartLevers = (person: Person, unit: UnitCode): Lever[] => {
  const estimate = riskEstimate(person);
  if (!estimate) return [];
  return [
    ...pressureLever(person, estimate),
    ...cholesterolLever(person, estimate, unit),
    ...statinLever(person),
    ...smokeLever(person),
  ];
};

type Switch = Pick<Lever, 'id' | 'quiz' | 'name' | 'was' | 'note'> & { readonly on: string };

const switchLever = ({ on, ...lever }: Switch): Lever => ({
  ...lever,
  control: 'switch',
  steps: [
    { answer: null, shown: 'No', spoken: 'no' },
    { answer: on, shown: 'Yes', spoken: 'yes' },
  ],
  today: 0,
  grade: null,
  sources: preventSources,
  alongside: nothingAlongside,
});

/** Only for who takes none: stopping a medicine is not offered. */
const statinLever = ({ heart }: Person): Lever[] =>
  heart.statin === 'no'
    ? [
        switchLever({
          id: 'statin',
          quiz: 'heart',
          name: 'Takes a statin',
          was: 'no',
          note: 'Only a clinician can start one with you. It compares people with the same cholesterol as above.',
          on: 'statin',
        }),
      ]
    : [];

/** The equations count cigarettes of the last thirty days. */
const smokeLever = ({ longevity }: Person): Lever[] =>
  smokesNow(longevity)
    ? [switchLever({ id: 'smoking', quiz: 'longevity', name: 'Free of smoke', was: 'no', on: 'former0' })]
    : [];
