import { interpolate } from '#shared/scoring/interpolate.ts';
import { bodyMassIndex } from './body-mass-index.ts';
import type { CleanAnswer, CleanAnswers } from './clean-answers.ts';
import { longevityEvidence } from './evidence/longevity-questions.ts';
import type { BySex, Curve, Interval, OptionEvidence, QuestionEvidence, Sex } from './evidence/types.ts';

/** The natural logarithm of a hazard ratio, and its standard error. */
type Hazard = { readonly lnHr: number; readonly se: number };

/** A question that can move the age: 24 of them. Built once, when the module loads. */
export type ActiveQuestion = {
  readonly id: string;
  readonly weight: number;
  /** Null for "I don't know". */
  readonly hazardOf: Readonly<Record<Sex, (answer: CleanAnswer) => Hazard | null>>;
  /** The population's mean ln(HR): what an unanswered question stands for. */
  readonly centreAt: Readonly<Record<Sex, (age: number) => number>>;
};

/** A 95 % interval is 3.92 standard errors wide on the ln scale. */
const standardErrorsInInterval = 3.92;

const isBySex = <T>(value: BySex<T>): value is Readonly<Record<Sex, T>> =>
  typeof value === 'object' && value !== null && 'female' in value;

const forSex = <T>(value: BySex<T>, sex: Sex): T => (isBySex(value) ? value[sex] : value);

const hazardFrom = (lnHr: number, [lnLow, lnHigh]: readonly [number, number]): Hazard => ({
  lnHr,
  se: (lnHigh - lnLow) / standardErrorsInInterval,
});

const curveHazard =
  ({ points }: Curve) =>
  (x: number): Hazard => {
    const read = (value: (point: Curve['points'][number]) => number) =>
      interpolate(
        points,
        x,
        (point) => point.x,
        (point) => Math.log(value(point)),
      );
    return hazardFrom(
      read(({ hr }) => hr),
      [read(({ ci }) => ci[0]), read(({ ci }) => ci[1])],
    );
  };

const optionHazard = ({ hr, ci }: OptionEvidence, sex: Sex): Hazard | null => {
  if (hr === null || hr === undefined) return null;
  const [low, high]: Interval = ci ? forSex<Interval>(ci, sex) : [1, 1];
  return hazardFrom(Math.log(forSex(hr, sex)), [Math.log(low), Math.log(high)]);
};

const weightedMean = (pairs: readonly (readonly [share: number, lnHr: number])[]): number =>
  pairs.reduce((sum, [p, lnHr]) => sum + p * lnHr, 0) / pairs.reduce((sum, [p]) => sum + p, 0);

const fromCurve = (
  curve: Curve,
  { centering = [] }: QuestionEvidence,
): Pick<ActiveQuestion, 'hazardOf' | 'centreAt'> => {
  const at = curveHazard(curve);
  const hazardOf = (answer: CleanAnswer) => (typeof answer === 'number' ? at(answer) : null);
  const centre = weightedMean(centering.map(({ x, p }) => [p, at(x).lnHr]));
  return { hazardOf: { female: hazardOf, male: hazardOf }, centreAt: { female: () => centre, male: () => centre } };
};

const fromOptions = ({ options = [], prevalenceByAge }: QuestionEvidence) => {
  const forOneSex = (sex: Sex) => {
    const hazards = new Map(options.map((option) => [option.value, optionHazard(option, sex)]));
    const centreWith = (shareOf: (option: OptionEvidence, index: number) => number) =>
      weightedMean(
        options.flatMap((option, index) => {
          const hazard = hazards.get(option.value);
          return hazard ? [[shareOf(option, index), hazard.lnHr] as const] : [];
        }),
      );
    const byAge = prevalenceByAge?.map(({ ltAge, p }) => ({ ltAge, centre: centreWith((_, index) => p[index] ?? 0) }));
    const overall = byAge ? 0 : centreWith(({ prevalence }) => forSex(prevalence ?? 0, sex));
    return {
      hazardOf: (answer: CleanAnswer) => (typeof answer === 'object' ? null : (hazards.get(answer) ?? null)),
      centreAt: (age: number) => (byAge ? (byAge.find(({ ltAge }) => age < ltAge)?.centre ?? 0) : overall),
    };
  };
  const [female, male] = [forOneSex('female'), forOneSex('male')];
  return {
    hazardOf: { female: female.hazardOf, male: male.hazardOf },
    centreAt: { female: female.centreAt, male: male.centreAt },
  };
};

const isActive = ({ weight, curve, options }: QuestionEvidence) =>
  weight > 0 && (curve !== undefined || (options ?? []).some(({ hr }) => hr !== null && hr !== undefined));

export const activeQuestions: readonly ActiveQuestion[] = longevityEvidence.filter(isActive).map((question) => ({
  id: question.id,
  weight: question.weight,
  ...(question.curve ? fromCurve(question.curve, question) : fromOptions(question)),
}));

const activeById = new Map(activeQuestions.map((question) => [question.id, question]));
export const findActive = (id: string): ActiveQuestion | undefined => activeById.get(id);

/**
 * The value that a question's evidence is read with: BMI for weight, and for people who never exercise, who are not
 * asked how hard, the easiest intensity.
 */
export const measuredAnswer = (id: string, answers: CleanAnswers): CleanAnswer | undefined => {
  if (id === 'weight') return bodyMassIndex(answers) ?? undefined;
  if (id === 'exerciseIntensity' && answers.exerciseFrequency === '0') return 'light';
  return answers[id];
};
