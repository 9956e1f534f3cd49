import { poundsPerSquareInchToBmi } from '#shared/engine-1/body-mass-index.ts';
import { cite } from '#shared/engine-1/cited.ts';
import {
  descriptors,
  headlines,
  longevityCategories,
  longevityModel as model,
} from '#shared/engine-1/evidence/longevity-model.ts';
import { longevityEvidence } from '#shared/engine-1/evidence/longevity-questions.ts';
import {
  maxRecommendations,
  maxRecommendationsPerSection,
  recommendationRules,
} from '#shared/engine-1/evidence/longevity-recommendations.ts';
import type { RecommendationRule } from '#shared/engine-1/evidence/types.ts';
import { standardErrorsInInterval } from '#shared/engine-1/hazards.ts';
import { smallestYears } from '#shared/engine-1/longevity-recommendations.ts';
import { descriptorLabel } from '#shared/engine-1/wording/descriptor-labels.ts';
import { questionLabel } from '#shared/engine-1/wording/question-labels.ts';
import { answerWords } from './answer-words.ts';
import { fold, numberText, type Topic } from './topic.ts';

const step = (): Topic => ({
  id: 'age-steps',
  title: 'From answers to years',
  paragraphs: [
    'Only questions with a weight and an answer count; “I don’t know” counts as not answered. On a curve, ln HR and the ends of its interval are read off a straight line between the points, and stay constant outside them. Someone who never exercises counts as exercising lightly.',
    `The slope is ${model.beta.female.mid} (women) or ${model.beta.male.mid} (men) up to ${model.beta.midUpToAge}, ${model.beta.female.old} or ${model.beta.male.old} from ${model.beta.oldFromAge}, and on a straight line between. Fading is 1 up to ${model.ageAttenuation.fullUpToAge}, ${model.ageAttenuation.floor} from ${model.ageAttenuation.floorFromAge}, straight between.`,
    `Without a sex that the tables know, years and half-widths are computed for both and averaged, and the factor takes the mean of the two slopes. BMI is ${poundsPerSquareInchToBmi} × pounds ÷ inches².`,
  ],
  formula: [
    'average = sum of (share × ln HR) ÷ sum of shares, over the answers of a question',
    `L = sum of ${model.lambda.value} × fading × weight × (ln HR − average)`,
    'years = L ÷ slope',
    `shown(years) = C × tanh(years ÷ C), C = ${model.saturation.youngerYears} if years is below 0, else ${model.saturation.olderYears}`,
    `difference = shown(years), not below ${numberText(model.caps.youngestShareOfAge)} × age, not above ${model.caps.oldestShareOfAge} × age`,
    `biological age = age + difference, not below ${model.caps.minAge}, not above ${model.caps.maxAge}`,
    `se = (ln of the high end − ln of the low end) ÷ ${standardErrorsInInterval}`,
    `half-width = ${model.interval.z} × √(sum of (${model.lambda.value} × fading × weight × se)² + ${model.interval.modelSd}²) ÷ slope`,
    'years of one answer = its part of L ÷ slope × shown(years) ÷ years',
    'range: the same three steps from years − half-width and from years + half-width',
    `factor = 100 × Φ(−shown(years) × slope ÷ ${model.factor.populationSd}), rounded, from ${model.factor.min} to ${model.factor.max}`,
  ],
  folds: [
    fold(
      'The headline over the age',
      ['Headline', 'Biological age minus age, years, at most'],
      headlines.map(({ label, maxYears }) => [label, maxYears === Infinity ? 'any' : numberText(maxYears)]),
    ),
  ],
  sources: cite(model.sources),
});

const categories = (): Topic => ({
  id: 'category-scores',
  title: 'Category scores',
  paragraphs: [
    'The score of each answer stands in the tables of its question. A category needs half of its weight to be answered. Exercise effort scores 0 for someone who never exercises.',
  ],
  formula: ['score = sum of (share × score of the answer) ÷ sum of shares of the answered questions, rounded'],
  folds: [
    ...longevityCategories.map(({ id, title }) =>
      fold(
        `${title}: shares`,
        ['Question', 'Share'],
        longevityEvidence
          .filter(({ section, catWeight = 0 }) => section === id && catWeight > 0)
          .map(({ id: question, catWeight = 0 }) => [questionLabel(question), numberText(catWeight)]),
      ),
    ),
    fold(
      'The word beside a score',
      ['Word', 'From'],
      descriptors.map(({ code, min }) => [descriptorLabel(code), numberText(min)]),
    ),
  ],
  sources: cite(['le8']),
});

const triggerWords = ({ question, trigger }: RecommendationRule): string => {
  if ('in' in trigger) return trigger.in.map((value) => answerWords(question, value)).join('; ');
  if ('gte' in trigger) return `${trigger.gte} or more`;
  if ('gt' in trigger) return `more than ${trigger.gt}`;
  if ('lt' in trigger) return `below ${trigger.lt}`;
  if ('bmiGte' in trigger) return `BMI ${trigger.bmiGte} or more`;
  if ('bmiLt' in trigger) return `BMI below ${trigger.bmiLt}`;
  return `BMI ${trigger.bmiBetween[0]} to below ${trigger.bmiBetween[1]}`;
};

const targetWords = ({ question, target }: RecommendationRule): string => {
  if ('value' in target) return answerWords(question, target.value);
  if ('list' in target)
    return `one step ${target.step > 0 ? 'on' : 'back'} in: ${target.list.map((value) => answerWords(question, value)).join(', ')}`;
  if ('reduceBy' in target) return `${target.reduceBy} less, not below ${target.notBelow}`;
  if ('bmiReduceBy' in target) {
    const floor = target.notBelow === undefined ? '' : `, not below BMI ${target.notBelow}`;
    return `${100 * target.bmiReduceBy}% less weight${floor}`;
  }
  return 'no other answer: a matter for a clinician';
};

const plan = (): Topic => ({
  id: 'age-plan',
  title: 'What the plan is chosen by',
  paragraphs: [
    `The years beside an advice are what the shown difference would be lower by with the new answer, before the limits; below ${smallestYears} there are none. Without a sex that the tables know, ratios and slope are those of women here. Advice on questions without a weight has no years. Most years come first, then the larger share in its category where there are years, then the lower score. The first ${maxRecommendations} are taken, at most ${maxRecommendationsPerSection} of a category.`,
  ],
  formula: [
    `gain = shown(years) − shown(years − ${model.lambda.value} × fading × weight × (ln HR now − ln HR then) ÷ slope)`,
  ],
  folds: [
    fold(
      'Rules',
      ['Question', 'When', 'New answer'],
      recommendationRules.map((rule) => [questionLabel(rule.question), triggerWords(rule), targetWords(rule)]),
    ),
  ],
  sources: cite([...new Set(recommendationRules.flatMap(({ guideline }) => guideline))]),
});

export const ageTopics = (): Topic[] => [step(), categories(), plan()];
