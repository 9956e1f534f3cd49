import { descriptors } from '#shared/heart/evidence/descriptors.ts';
import { caveatTexts } from '#shared/longevity/caveats.ts';
import { headlineLabels, ageModel as model } from '#shared/longevity/evidence/age-model.ts';
import { evidenceOf, longevityQuestionIds, sectionOf } from '#shared/longevity/evidence/longevity-evidence.ts';
import { activeQuestions } from '#shared/longevity/model/active-questions.ts';
import { longevityCategories } from '#shared/longevity/model/category-scores.ts';
import { poundsPerSquareInchToBmi } from '#shared/person/person.ts';
import { product } from '#shared/product.ts';
import { questionName } from '#web/answers/question-names.ts';
import { cite } from './bibliography.ts';
import { fold, numberText, type Topic } from './topic.ts';

const meaning = (): Topic => ({
  id: 'age-meaning',
  title: 'What the biological age is',
  paragraphs: [
    'It is the age of an average person of your sex in the US with the same death rate as people with answers like yours. “Younger” means better habits than average. It does not mean good health.',
    `${activeQuestions.length} questions count for it. Each answer has a hazard ratio: how much more often people with this answer died, in a given time, than those with another. We set it against the average person, weigh it by how sure we are, and turn it into years.`,
    'Habits overlap. So the more there is already, the less each further answer adds.',
    'The range is wide. It covers studies that are not exact, each question that you left open, and what the model leaves out. It does not cover illness.',
    `The ${product.name} Factor runs from 1 to 99: how many of 100 people of your sex have habits linked to a higher death rate. 50 is average.`,
  ],
  sources: cite(model.sources),
});

const steps = (): Topic => {
  const { beta, ageAttenuation: a, lambda, saturation, caps, interval, factor } = model;
  return {
    id: 'age-steps',
    title: 'From answers to years',
    paragraphs: [
      'Only questions with a weight count. On a curve, ln HR and the ends of its interval are read off a straight line between the points, and stay constant outside them. Someone who never exercises counts as exercising lightly.',
      `The slope is ${beta.female.mid} (women) or ${beta.male.mid} (men) up to ${beta.midUpToAge}, ${beta.female.old} or ${beta.male.old} from ${beta.oldFromAge}, and on a straight line between. Fading is 1 up to ${a.fullUpToAge}, ${a.floor} from ${a.floorFromAge}, straight between. ln HR below is already faded. Weight does not fade: above a BMI of 25 it is stronger in young people and weaker in old ones, by its own table.`,
      `With no answer for a sex that the tables know, years are worked out for both and averaged; the half-width is the larger of the two plus ${interval.bothSexesExtraYears}; the factor takes the mean of the two slopes. BMI is ${poundsPerSquareInchToBmi} × pounds ÷ inches².`,
      `Who cannot get up from the floor is not counted for that, nor for sitting, up to ${model.mobility.fade.fromAge}; in full from ${model.mobility.fade.toAge}; in between in proportion.`,
    ],
    formula: [
      'average = sum of (share × ln HR) ÷ sum of shares, over the answers of a question',
      `L = sum of ${lambda.value} × weight × (ln HR − average)`,
      'years = L ÷ slope',
      `shown(years) = C × tanh(years ÷ C), C = ${saturation.youngerYears} if years is below 0, else ${saturation.olderYears}`,
      `difference = shown(years), not below ${numberText(caps.youngestShareOfAge)} × age, not above ${caps.oldestShareOfAge} × age`,
      `biological age = age + difference, not below ${caps.minAge}, not above ${caps.maxAge}`,
      'se = (ln of the high end − ln of the low end) ÷ 3.92, faded like ln HR',
      `open question: S = ${interval.skipInflation}² × variance of ln HR over the population + mean of se², not below the largest se²`,
      `V = sum of (${lambda.value} × weight × se)² over answers + sum of (${lambda.value} × weight)² × S over open questions + ${interval.modelSd}²`,
      `half-width = ${interval.z} × √V ÷ slope, not below ${interval.minHalfYears}`,
      'range = biological age − half-width to biological age + half-width',
      'years of one answer = its part of L ÷ slope × shown(years) ÷ years',
      `factor = 100 × Φ(−shown(years) × slope ÷ ${factor.populationSd}), rounded, from ${factor.min} to ${factor.max}`,
    ],
    folds: [
      fold(
        'The headline over the age',
        ['Headline', 'When'],
        [
          [headlineLabels.younger, 'the whole range lies below your age'],
          [headlineLabels.older, 'the whole range lies above your age'],
          [headlineLabels.onPar, 'your age lies inside the range'],
        ],
      ),
    ],
    sources: cite(model.sources),
  };
};

const categories = (): Topic => ({
  id: 'category-scores',
  title: 'Category scores',
  paragraphs: [
    'The score of each answer is in the tables of its question. A category needs half of its weight to be answered. “How hard you exercise” scores 0 for someone who never exercises. “Excellent” and “Good” are not said next to a warning.',
  ],
  formula: ['score = sum of (share × score of the answer) ÷ sum of shares of the answered questions, rounded'],
  folds: [
    ...longevityCategories.map(({ id, title }) =>
      fold(
        `${title}: shares`,
        ['Question', 'Share'],
        longevityQuestionIds.flatMap((question) => {
          const { catWeight = 0 } = evidenceOf(question);
          return sectionOf(question) === id && catWeight > 0 ? [[questionName(question), numberText(catWeight)]] : [];
        }),
      ),
    ),
    fold(
      'The word next to a score',
      ['Word', 'From'],
      descriptors.map(({ label, min }) => [label, numberText(min)]),
    ),
  ],
  sources: cite(['le8']),
});

const caveats = (): Topic => ({
  id: 'age-caveats',
  title: 'What the age does not say',
  paragraphs: ['Each of these is shown with the number when it applies. The first one always does.'],
  points: Object.values(caveatTexts),
  sources: [],
});

export const ageTopics = (): Topic[] => [meaning(), caveats(), steps(), categories()];
