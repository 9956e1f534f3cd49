import { bodyMassIndex } from '#shared/engine-1/body-mass-index.ts';
import { cite } from '#shared/engine-1/cited.ts';
import type { CleanAnswers } from '#shared/engine-1/clean-answers.ts';
import { attenuationAt, betaOf, type EffectiveAge, effectiveAge } from '#shared/engine-1/effective-age.ts';
import { longevityModel as model } from '#shared/engine-1/evidence/longevity-model.ts';
import { findActive, measuredAnswer } from '#shared/engine-1/hazards.ts';
import { factorOf } from '#shared/engine-1/longevity.ts';
import { questionLabel } from '#shared/engine-1/wording/question-labels.ts';
import { product } from '#shared/product.ts';
import { answerWords, questionOf } from './answer-words.ts';
import { fold, numberText, rounded, sumText, type Topic } from './topic.ts';

const age = 50;
const sex = 'female';

const height = { ft: 5, in: 5 };

/** Few answers, so that a person can follow; whatever is not answered counts as average. */
const workedAnswers: CleanAnswers = {
  gender: sex,
  height,
  weight: 180,
  smoking: 'never',
  exerciseFrequency: '1to2',
  sleepHours: 6,
};

type Step = { label: string; answer: string; lnHr: number; se: number; average: number; weight: number };

const answerText = (id: string, value: string | number): string =>
  id === 'weight'
    ? `BMI ${rounded(Number(value), 4)}`
    : `${answerWords(id, value)} ${questionOf(id)?.unit ?? ''}`.trim();

const steps = (): Step[] =>
  Object.keys(workedAnswers).flatMap((id) => {
    const active = findActive(id);
    const value = measuredAnswer(id, workedAnswers);
    const hazard = active && value !== undefined ? active.hazardOf[sex](value) : null;
    if (!active || !hazard || typeof value === 'object' || value === undefined) return [];
    const average = active.centreAt[sex](age);
    return [{ label: questionLabel(id), answer: answerText(id, value), ...hazard, average, weight: active.weight }];
  });

const counts = ({ lnHr, average, weight }: Step) => weight * (lnHr - average);

const formula = ({ deltaYears, saturatedYears, beta, ...ages }: EffectiveAge): string[] => {
  const { saturation, interval, factor } = model;
  const limit = deltaYears < 0 ? saturation.youngerYears : saturation.olderYears;
  const sum = deltaYears * beta;
  const halfWidth =
    (interval.z * Math.hypot(interval.modelSd, ...steps().map(({ weight, se }) => attenuationAt(age) * weight * se))) /
    beta;
  return [
    `L = ${sumText(steps().map((step) => rounded(counts(step), 4)))} = ${rounded(sum, 4)}`,
    `years = ${rounded(sum, 4)} ÷ ${betaOf(sex, age)} = ${rounded(deltaYears, 4)}`,
    `shown = ${limit} × tanh(${rounded(deltaYears, 4)} ÷ ${limit}) = ${rounded(saturatedYears, 4)}`,
    `biological age = ${age} + ${rounded(saturatedYears, 4)} = ${rounded(ages.biologicalAge, 1)}`.replace('+ −', '− '),
    `half-width = ${interval.z} × √(sum of (weight × se)² + ${interval.modelSd}²) ÷ ${betaOf(sex, age)} = ${rounded(halfWidth, 4)}`,
    `range = ${rounded(ages.biologicalAgeLow, 1)} to ${rounded(ages.biologicalAgeHigh, 1)}`,
    `factor = 100 × Φ(${rounded(-saturatedYears, 4)} × ${betaOf(sex, age)} ÷ ${factor.populationSd}) = ${factorOf({ saturatedYears, beta })}`,
  ];
};

export const workedAge = (): Topic => {
  const effective = effectiveAge(workedAnswers, age);
  return {
    id: 'worked-age',
    title: 'A biological age by hand',
    paragraphs: [
      `A woman of ${age}, ${height.ft} feet ${height.in} inches, ${workedAnswers.weight} pounds (BMI ${rounded(bodyMassIndex(workedAnswers) ?? 0, 1)}), who never smoked, is active one or two days a week and sleeps six hours; she skipped everything else. Her biological age is ${rounded(effective.biologicalAge, 1)} years, and her ${product.name} Factor ${factorOf(effective)}.`,
      `At ${age} nothing fades, so each answer counts weight × (ln HR − average). The hazard ratios, intervals, weights and averages are those of the questions below; her BMI lies between two points of the curve.`,
    ],
    formula: formula(effective),
    folds: [
      fold(
        'Answer by answer',
        ['Answer', 'ln HR', 'Average', 'Weight', 'Counts', 'se'],
        steps().map((step) => [
          `${step.label}: ${step.answer}`,
          rounded(step.lnHr, 4),
          rounded(step.average, 4),
          numberText(step.weight),
          rounded(counts(step), 4),
          rounded(step.se, 4),
        ]),
      ),
    ],
    sources: cite(model.sources),
  };
};
