import * as words from '#feature-words/methods/age.ts';
import * as labels from '#feature-words/methods/labels.ts';
import { ageModel as model } from '#shared/longevity/evidence/age-model.ts';
import { activeQuestions } from '#shared/longevity/model/active-questions.ts';
import { countedAnswer } from '#shared/longevity/model/counted-answer.ts';
import { betaOf, type EffectiveAge, effectiveAge } from '#shared/longevity/model/effective-age.ts';
import { scoreLongevity } from '#shared/longevity/score.ts';
import { readPerson } from '#shared/person/read-person.ts';
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
  id === 'weight' ? labels.bmiOf(rounded(Number(value), 4)) : `${answerWords(id, value)} ${unitOf(id)}`.trim();

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
  const low = rounded(biologicalAge - halfWidthYears, 1);
  const high = rounded(biologicalAge + halfWidthYears, 1);
  return [
    words.handSum(sumText(steps().map((step) => rounded(counts(step), 4))), rounded(sum, 4)),
    words.handYears(rounded(sum, 4), slope, rounded(deltaYears, 4)),
    words.handShown(limit, rounded(deltaYears, 4), rounded(saturatedYears, 4)),
    words.handAge(sumText([String(age), rounded(saturatedYears, 4)]), rounded(biologicalAge, 1)),
    words.handVariance(
      rounded(answered, 4),
      rounded(openVariance(), 4),
      interval.modelSd,
      rounded(answered + openVariance() + interval.modelSd ** 2, 4),
    ),
    words.handHalfWidth(interval.z, slope, rounded(halfWidthYears, 4)),
    words.handRange(low, high),
    words.handFactor(
      rounded(-saturatedYears, 4),
      slope,
      factor.populationSd,
      String(scoreLongevity(answers, today).longevityFactor),
    ),
  ];
};

export const workedAge = (): Topic => {
  const effective = effectiveAge(person, age);
  const { longevityFactor } = scoreLongevity(answers, today);
  const { height, weight } = answers;
  return {
    id: 'worked-age',
    title: words.handTitle,
    paragraphs: [
      words.handWoman({
        age,
        feet: height.ft,
        inches: height.in,
        pounds: weight,
        bmi: rounded(person.bmi ?? 0, 1),
        result: rounded(effective.biologicalAge, 1),
        factor: String(longevityFactor),
      }),
      words.handCounts(age, model.lambda.value),
    ],
    formula: formula(effective),
    folds: [
      fold(
        words.handTable,
        [labels.answer, words.lnHrColumn, words.averageColumn, words.weightColumn, words.countsColumn, 'se'],
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
