import type { HeartEstimate } from '#shared/heart/estimate/estimate.ts';
import { ldlGoals, scenarioTargets } from '#shared/heart/evidence/plan.ts';
import { type Labs, readLabs } from '#shared/heart/inputs/labs.ts';
import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import { myNumbersQuestions } from '#shared/heart/questions/my-numbers.ts';
import type { Person } from '#shared/person/person.ts';
import { storedAnswer, valueIn, writeWithUnit } from '#shared/quiz/measured.ts';
import type { Question } from '#shared/quiz/question.ts';
import { type UnitCode, unitOf } from '#shared/quiz/units.ts';
import type { Lever } from './lever.ts';
import { lowerFirst, valueSteps } from './lever.ts';
import { preventSources } from './risk-figure.ts';

/** Above today by this much, mg/dL: a little, so that both directions can be seen. */
const aLittle = 40;
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
export const cholesterolLever = (person: Person, estimate: HeartEstimate, unit: UnitCode): Lever[] => {
  const number = numberOf(readLabs(person), estimate);
  if (number === null || hasOldLabs(person) || number.lab.value <= number.lowest) return [];
  const { id, band, name, lab, lowest, drop } = number;
  const question: Question | undefined = myNumbersQuestions.find((one) => one.id === id);
  if (!question) return [];
  const shown = (mgdl: number) => valueIn(question, mgdl, unit) ?? mgdl;
  const own = lab.source === 'exact' ? writeWithUnit(unit, shown(lab.value)) : bandWords(person, band, unit);
  return [
    {
      id,
      quiz: 'heart',
      name,
      control: 'slider',
      ...valueSteps({
        values: placesBetween(shown(lowest), shown(lab.value + aLittle), unit),
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
const bandWords = ({ heart }: Person, band: Number['band'], unit: UnitCode): string => {
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
