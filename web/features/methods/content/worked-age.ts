import { ageModel as model } from '#shared/longevity/evidence/age-model.ts';
import { activeQuestions } from '#shared/longevity/model/active-questions.ts';
import { countedAnswer } from '#shared/longevity/model/counted-answer.ts';
import { betaOf, type EffectiveAge, effectiveAge } from '#shared/longevity/model/effective-age.ts';
import { scoreLongevity } from '#shared/longevity/score.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { product } from '#shared/product.ts';
import { questionName } from '#web/answers/question-names.ts';
import { cite } from './bibliography.ts';
import { answerWords, unitOf } from './quoted-answers.ts';
import { fold, numberText, rounded, sumText, type Topic } from './topic.ts';

const age = 50;
const sex = 'female';
const today = '2026-01-15';

/** Only a few answers, so that a reader can follow. Unanswered questions count as average. */
const answers = {
  birthdate: '1976-01-01',
  gender: sex,
  height: { ft: 5, in: 5 },
  weight: 180,
  smoking: 'never',
  exerciseFrequency: '1to2',
  sleepHours: 6,
};

const person = readPerson({ longevity: answers, heart: {}, today });

type Step = { label: string; answer: string; lnHr: number; se: number; average: number; weight: number };

const answerText = (id: string, value: string | number): string =>
  id === 'weight' ? `BMI ${rounded(Number(value), 4)}` : `${answerWords(id, value)} ${unitOf(id)}`.trim();

const steps = (): Step[] =>
  activeQuestions.flatMap(({ id, weight, [sex]: { hazardOf, populationAt } }) => {
    const value = countedAnswer(id, person);
    const hazard = value === undefined ? null : hazardOf(value, age);
    if (!hazard || value === undefined) return [];
    return [
      { label: questionName(id), answer: answerText(id, value), ...hazard, average: populationAt(age).centre, weight },
    ];
  });

/** The variance that her unanswered questions add: the sum of (0.9 × weight)² × S. */
const openVariance = (): number =>
  activeQuestions.reduce((sum, { id, weight, [sex]: { populationAt } }) => {
    const isOpen = countedAnswer(id, person) === undefined;
    return isOpen ? sum + (model.lambda.value * weight) ** 2 * populationAt(age).openVariance : sum;
  }, 0);

const counts = ({ lnHr, average, weight }: Step) => model.lambda.value * weight * (lnHr - average);

const formula = ({ deltaYears, saturatedYears, biologicalAge, halfWidthYears }: EffectiveAge): string[] => {
  const { saturation, interval, factor, lambda } = model;
  const limit = deltaYears < 0 ? saturation.youngerYears : saturation.olderYears;
  const slope = betaOf(sex, age);
  const sum = deltaYears * slope;
  const answered = steps().reduce((total, { weight, se }) => total + (lambda.value * weight * se) ** 2, 0);
  const range = [biologicalAge - halfWidthYears, biologicalAge + halfWidthYears].map((end) => rounded(end, 1));
  return [
    `L = ${sumText(steps().map((step) => rounded(counts(step), 4)))} = ${rounded(sum, 4)}`,
    `years = ${rounded(sum, 4)} ÷ ${slope} = ${rounded(deltaYears, 4)}`,
    `shown = ${limit} × tanh(${rounded(deltaYears, 4)} ÷ ${limit}) = ${rounded(saturatedYears, 4)}`,
    `biological age = ${age} + ${rounded(saturatedYears, 4)} = ${rounded(biologicalAge, 1)}`.replace('+ −', '− '),
    `V = ${rounded(answered, 4)} + ${rounded(openVariance(), 4)} + ${interval.modelSd}² = ${rounded(answered + openVariance() + interval.modelSd ** 2, 4)}`,
    `half-width = ${interval.z} × √V ÷ ${slope} = ${rounded(halfWidthYears, 4)}`,
    `range = ${range.join(' to ')}`,
    `factor = 100 × Φ(${rounded(-saturatedYears, 4)} × ${slope} ÷ ${factor.populationSd}) = ${scoreLongevity(answers, today).longevityFactor}`,
  ];
};

export const workedAge = (): Topic => {
  const effective = effectiveAge(person, age);
  const { longevityFactor } = scoreLongevity(answers, today);
  const { height, weight } = answers;
  return {
    id: 'worked-age',
    title: 'A biological age by hand',
    paragraphs: [
      `A woman of ${age}, ${height.ft} feet ${height.in} inches, ${weight} pounds (BMI ${rounded(person.bmi ?? 0, 1)}), who never smoked, is active one or two days a week and sleeps six hours; she skipped everything else. Her biological age would be ${rounded(effective.biologicalAge, 1)} years, and her ${product.name} Factor ${longevityFactor}.`,
      `At ${age} nothing fades, so each answer counts ${model.lambda.value} × weight × (ln HR − average). The hazard ratios, intervals, weights and averages are those of the questions below; her BMI lies between two points of the curve, and above BMI 25 its strength is that of her age.`,
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
