import { ageModel } from '#shared/longevity/evidence/age-model.ts';
import { evidenceOf, longevityQuestionIds } from '#shared/longevity/evidence/longevity-evidence.ts';
import type { QuestionEvidence } from '#shared/longevity/evidence/question-evidence.ts';
import type { LongevityQuestionId, Sex } from '#shared/person/person.ts';
import { curveHazards, type Hazard, optionHazards, type ReadHazard, spreadOf } from './hazards.ts';

/** The population's answer to one question at one age, on the ln HR scale. */
type Population = {
  /** The mean: what an average person answers. */
  readonly centre: number;
  /** The variance that an open question leaves (S_q); never less than that of any answer. */
  readonly openVariance: number;
};

type ForSex = { readonly hazardOf: ReadHazard; readonly populationAt: (age: number) => Population };

/** A question that can move the age: 24 of them. Built once, when the module loads. */
export type ActiveQuestion = { readonly id: LongevityQuestionId; readonly weight: number } & Readonly<
  Record<Sex, ForSex>
>;

const known = (hazard: Hazard | null): Hazard[] => (hazard ? [hazard] : []);

/** The open variance is never less than that of the most uncertain answer that has a hazard. */
const populationOf = (evidence: QuestionEvidence, hazardOf: ReadHazard, sex: Sex) => {
  const spreadAt = spreadOf(evidence, sex);
  const answers = evidence.curve?.points.map(({ x }) => x) ?? evidence.options?.map(({ value }) => value) ?? [];
  const { skipInflation } = ageModel.interval;
  return (age: number): Population => {
    const spread = spreadAt(age).flatMap(({ answer, share }) =>
      known(hazardOf(answer, age)).map((hazard) => ({ ...hazard, share })),
    );
    const total = spread.reduce((sum, { share }) => sum + share, 0);
    const meanOf = (value: (hazard: Hazard) => number) =>
      spread.reduce((sum, one) => sum + one.share * value(one), 0) / total;
    const centre = meanOf(({ lnHr }) => lnHr);
    const variance = meanOf(({ lnHr }) => (lnHr - centre) ** 2);
    const leastCertain = Math.max(
      ...answers.flatMap((answer) => known(hazardOf(answer, age)).map(({ se }) => se ** 2)),
    );
    return {
      centre,
      openVariance: Math.max(skipInflation ** 2 * variance + meanOf(({ se }) => se ** 2), leastCertain),
    };
  };
};

/** Ages are whole years from 18 to 110, so each population is computed once. */
const onceForEachAge = <T>(make: (age: number) => T): ((age: number) => T) => {
  const made = new Map<number, T>();
  return (age) => {
    const before = made.get(age);
    if (before !== undefined) return before;
    const value = make(age);
    made.set(age, value);
    return value;
  };
};

const forOneSex = (evidence: QuestionEvidence, sex: Sex): ForSex => {
  const { curve, options = [] } = evidence;
  const hazardOf = curve ? curveHazards(curve) : optionHazards(options, sex);
  return { hazardOf, populationAt: onceForEachAge(populationOf(evidence, hazardOf, sex)) };
};

export const activeQuestions: readonly ActiveQuestion[] = longevityQuestionIds.flatMap((id) => {
  const { weight, ...evidence } = evidenceOf(id);
  return weight ? [{ id, weight, female: forOneSex(evidence, 'female'), male: forOneSex(evidence, 'male') }] : [];
});

const activeById: ReadonlyMap<LongevityQuestionId, ActiveQuestion> = new Map(
  activeQuestions.map((question) => [question.id, question]),
);

export const findActive = (id: LongevityQuestionId): ActiveQuestion | undefined => activeById.get(id);
