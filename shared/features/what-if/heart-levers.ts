import * as care from '#feature-words/what-if/care.ts';
import * as words from '#feature-words/what-if.ts';
import { eligibilityOf, estimateHeart, type HeartEstimate, inputsOfEverySex } from '#shared/heart/estimate/estimate.ts';
import { ldlGoals, scenarioTargets } from '#shared/heart/evidence/plan.ts';
import { type Labs, readLabs } from '#shared/heart/inputs/labs.ts';
import { type HeartAnswers, type Person, smokesNow } from '#shared/person/person.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { myNumbersQuestions } from '#shared/questions/heart/my-numbers.ts';
import { bandWords, insideSentence } from '#shared/quiz/band-words.ts';
import type { Answer, Band, Question } from '#shared/quiz/question.ts';
import { storedAnswer, valueIn, writeValue } from '#shared/quiz/units/measured.ts';
import { type UnitCode, unitOf } from '#shared/quiz/units/units.ts';
import { assess } from '#shared/safety/assess.ts';
import * as questionNames from '#words/question-names.ts';
import type { Lever, Step } from './lever.ts';

/**
 * The inputs of the heart estimate that can change: blood pressure, cholesterol, smoking, a statin. An unknown value has no
 * lever. An illness has none, because it cannot be undone. The page never suggests stopping a medicine or which one to take.
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

/** Null for a person to whom the equations do not apply. */
export const riskEstimate = (person: Person): HeartEstimate | null => {
  const isEligible = eligibilityOf(person, assess(person).routes) === 'ok';
  return isEligible && person.age !== null
    ? estimateHeart(inputsOfEverySex(person, readLabs(person), person.age))
    : null;
};

/** The publication of the equations. */
const ofPrevent = { grade: null, sources: ['khan2023'] } as const;
const heartSlider = { ...ofPrevent, quiz: 'heart', control: 'slider' } as const;

type Values = {
  /** Ascending. Today's value replaces the nearest one. */
  readonly values: readonly number[];
  /** Today's value, or the middle of the chosen band. */
  readonly now: number;
  /** The user's answer without its unit: '135', '140 to 159'. */
  readonly own: string;
  readonly answerOf: (value: number) => Answer;
  readonly amountOf: (value: number) => string;
  readonly inUnit: InUnit;
};

/** Writes an amount with its unit: as a sign beside the lever, and in full for screen readers. */
type InUnit = { readonly shown: (amount: string) => string; readonly spoken: (amount: string) => string };

/** The steps of a measured value, including the user's own answer. */
const valueSteps = ({ values, now, own, answerOf, amountOf, inUnit }: Values): Pick<Lever, 'steps' | 'today'> => {
  const [first = 0, second = 0] = values;
  const [nearest = 0] = [...values].sort((a, b) => Math.abs(a - now) - Math.abs(b - now));
  const isNear = Math.abs(nearest - now) <= (second - first) / 2;
  const others = isNear ? values.filter((one) => one !== nearest) : values;
  const places = [...others, now].sort((a, b) => a - b);
  const stepOf = (value: number): Step => {
    const amount = value === now ? own : amountOf(value);
    const answer = value === now ? null : answerOf(value);
    return { answer, shown: inUnit.shown(amount), spoken: inUnit.spoken(amount) };
  };
  return { steps: places.map(stepOf), today: places.indexOf(now) };
};

/**
 * mmHg. The slider begins at 110, where the second lowest band of the quiz begins. It ends a little above today's value, and
 * below 180, which is a red flag.
 */
const lowestPressure = 110;
const pressureMargin = 15;
const highestPressure = 179;

/** The equations use only the systolic pressure. The diastolic one is dropped: it could be higher than the new systolic one. */
const pressureLever = ({ heart }: Person, { given: [{ sbp }] }: HeartEstimate): Lever[] => {
  if (sbp.source === 'imputed' || sbp.value <= lowestPressure) return [];
  const to = Math.max(Math.round(sbp.value), Math.min(highestPressure, Math.round(sbp.value) + pressureMargin));
  const own = heart.bpBand === undefined ? String(sbp.value) : bandInside(pressureBands[heart.bpBand]);
  return [
    {
      ...heartSlider,
      id: 'bpSystolic',
      name: questionNames.bpSystolic,
      ...valueSteps({
        values: Array.from({ length: to - lowestPressure + 1 }, (_, at) => lowestPressure + at),
        now: sbp.value,
        own,
        answerOf: String,
        amountOf: String,
        inUnit: inMmHg,
      }),
      was: words.pressureAt(own),
      linked: { set: { bpReading: 'numbers' }, drop: ['bpBand', 'bpDiastolic'] },
    },
  ];
};

const inMmHg: InUnit = { shown: words.pressureAt, spoken: words.pressureSpoken };

/** What each band of the quiz says of the systolic pressure. */
const pressureBands: Readonly<Record<NonNullable<HeartAnswers['bpBand']>, Band>> = {
  under110: ['<110'],
  '110to119': ['110-119'],
  '120to129': ['120-129'],
  '130to139': ['130-139'],
  '140to159': ['140-159'],
  '160to179': ['160-179'],
  '180plus': ['180+'],
};

/** The value that the estimate uses: total cholesterol if it is known, otherwise LDL. */
type Cholesterol = {
  readonly id: 'totalCholesterol' | 'ldlCholesterol';
  readonly band: 'totalCholesterolBand' | 'ldlBand';
  readonly name: string;
  readonly lab: NonNullable<Labs['ldl']>;
  /** mg/dL. The plan compares with this value, so the slider goes no lower. */
  readonly lowest: number;
  readonly drop: readonly string[];
};

/** mg/dL. The slider ends this far above today's value, so that the user sees both directions. */
const cholesterolMargin = 40;
/** Steps of a slider: 5 mg/dL, 0.1 mmol/L. */
const perUnit = { mgdl: 5, mmol: 0.1 } as const;

/** A blood test more than three years old counts as unknown. */
const cholesterolLever = (person: Person, estimate: HeartEstimate, unit: UnitCode): Lever[] => {
  const used = cholesterolUsed(readLabs(person), estimate);
  if (used === null || hasOldLabs(person) || used.lab.value <= used.lowest) return [];
  const { id, band, name, lab, lowest, drop } = used;
  const question: Question | undefined = myNumbersQuestions.find((one) => one.id === id);
  if (!question) return [];
  const shown = (mgdl: number) => valueIn(question, mgdl, unit) ?? mgdl;
  const own = lab.source === 'exact' ? writeValue(unit, shown(lab.value)) : cholesterolBandWords(person, band, unit);
  const inUnit = cholesterolIn(unit);
  return [
    {
      ...heartSlider,
      id,
      name,
      ...valueSteps({
        values: placesBetween(shown(lowest), shown(lab.value + cholesterolMargin), unit),
        now: shown(lab.value),
        own,
        answerOf: (value) => storedAnswer(question, unit, value),
        amountOf: (value) => writeValue(unit, value),
        inUnit,
      }),
      was: inUnit.shown(own),
      linked: { set: {}, drop },
    },
  ];
};

/** An LDL measured together with the total is dropped: it would contradict another total. */
const cholesterolUsed = ({ totalChol, ldl }: Labs, { given, moved }: HeartEstimate): Cholesterol | null => {
  const hdl = Math.max(...moved.map((inputs) => inputs.hdl.value));
  if (totalChol)
    return {
      id: 'totalCholesterol',
      band: 'totalCholesterolBand',
      name: words.totalCholesterol,
      lab: totalChol,
      lowest: hdl + scenarioTargets.lowerNonHdl.notBelow,
      drop: ['totalCholesterolBand', 'ldlBand', 'ldlCholesterol'],
    };
  if (ldl === null || given[0].totalChol.source !== 'ldlRoute') return null;
  const [id, band] = ['ldlCholesterol', 'ldlBand'] as const;
  return { id, band, name: words.ldlCholesterol, lab: ldl, lowest: ldlGoals.ldl, drop: [band] };
};

const hasOldLabs = ({ myNumbers }: Person): boolean => myNumbers?.caveats.includes('oldLabs') ?? false;

const cholesterolIn = (unit: UnitCode): InUnit => ({
  shown: (amount) => `${amount} ${unitOf(unit).label}`,
  spoken: unit === 'mmol' ? words.inMillimolesSpoken : words.inMilligramsSpoken,
});

const cholesterolBandWords = ({ heart }: Person, band: Cholesterol['band'], unit: UnitCode): string => {
  const question: Question | undefined = heartQuiz.questions.find(({ id }) => id === band);
  const chosen = question?.options?.find(({ value }) => value === heart[band])?.band;
  if (!chosen) return '';
  const [first, metric = first] = chosen;
  return bandInside([unit === 'mmol' ? metric : first]);
};

/** A band without its unit: '240 to 279', 'below 160'. */
const bandInside = (band: Band): string => bandWords(band, [], insideSentence);

const placesBetween = (from: number, to: number, unit: UnitCode): number[] => {
  const step = unit === 'mmol' ? perUnit.mmol : perUnit.mgdl;
  const [first, last] = [Math.ceil(from / step), Math.floor(to / step)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => Number(((first + at) * step).toFixed(1)));
};

type Switch = Pick<Lever, 'id' | 'quiz' | 'name' | 'note'> & { readonly on: string };

const switchLever = ({ on, ...lever }: Switch): Lever => ({
  ...ofPrevent,
  ...lever,
  control: 'switch',
  steps: [
    { answer: null, shown: words.no, spoken: words.no },
    { answer: on, shown: words.yes, spoken: words.yes },
  ],
  today: 0,
  was: words.no,
});

/** Only for a person who takes none: the page never suggests stopping a medicine. */
const statinLever = ({ heart }: Person): Lever[] =>
  heart.statin === 'no'
    ? [
        switchLever({
          id: 'statin',
          quiz: 'heart',
          name: words.statin,
          note: care.statinNote,
          on: 'statin',
        }),
      ]
    : [];

/** The equations count cigarettes of the last thirty days. */
const smokeLever = ({ longevity }: Person): Lever[] =>
  smokesNow(longevity) ? [switchLever({ id: 'smoking', quiz: 'longevity', name: words.smokeFree, on: 'former0' })] : [];
