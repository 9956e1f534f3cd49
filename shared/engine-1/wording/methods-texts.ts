import { longevityModel } from '#shared/engine-1/evidence/longevity-model.ts';
import { preventSources } from '#shared/heart/prevent/prevent-coefficients.ts';
import { product } from '#shared/product.ts';

/** The models in plain words, for the public methods page. */
export const models: readonly {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly formula?: readonly string[];
  readonly sourceIds: readonly string[];
}[] = [
  {
    id: longevityModel.id,
    title: 'Biological age',
    paragraphs: [
      'Your biological age here is an effective age: the age of an average person of your sex who has the same chance of dying within a year as the studies suggest for people who answer as you do.',
      'Each answer carries a hazard ratio from a published study. It is set against the average of the population, weighted by how sure the evidence is, and turned into years. A question you skip counts as average and adds nothing.',
      'Habits overlap, so large differences are drawn in: the more there is already, the less each further answer adds.',
    ],
    formula: [
      'L = sum of factor × weight × (ln HR of the answer − ln HR of the average person)',
      'years = L ÷ yearly rise of ln(death rate)',
      `shown years = C × tanh(years ÷ C), with C = ${longevityModel.saturation.youngerYears} when younger and ${longevityModel.saturation.olderYears} when older`,
    ],
    sourceIds: [...longevityModel.sources, ...longevityModel.saturation.sources],
  },
  {
    id: 'factor',
    title: `${product.name} Factor`,
    paragraphs: [
      'A whole number from 1 to 99: the share of people of your sex and age whom the same model gives a higher death rate. 50 is average, and higher is better.',
    ],
    sourceIds: ['ssa2020'],
  },
  {
    id: 'categories',
    title: 'Category scores',
    paragraphs: [
      'Each answer has a score from 0 to 100, and a category is their weighted mean. It needs half of the category’s weight to be answered. Family history and questions without evidence on lifespan count here; the latter never move the age.',
    ],
    sourceIds: ['lloydjones2022'],
  },
  {
    id: 'prevent',
    title: 'Heart risk: the AHA PREVENT equations',
    paragraphs: [
      'The score is the chance of a first heart attack, stroke or heart failure within 10 years, by the PREVENT equations of the American Heart Association for people of 30 to 79 without known heart disease. With an A1c value, the sharper version of the equations is used. The 30-year figure is shown up to the age of 59.',
      'A chosen band stands for the average American adult inside it. A value you do not know is replaced by the average for your age and sex, and the range shows what that could mean: each uncertain value goes to its edges in turn, and the effects are combined.',
      'Total risk, heart attack and stroke, and heart failure are separate equations. Their parts may add up to more than the total.',
      'Someone who did not give a sex that the tables know gets the mean of both, and a range that spans both.',
    ],
    formula: ['risk = 1 ÷ (1 + exp(−x))', 'x = sum of coefficient × term'],
    sourceIds: [...preventSources, 'ahaPreventCalc', 'nhanes4', 'dyslipid2026'],
  },
  {
    id: 'lifesEssential8',
    title: 'Life’s Essential 8',
    paragraphs: [
      'Eight things that keep a heart healthy, each from 0 to 100, by the tables of the American Heart Association. The mean is shown when at least six are known. Our four eating questions are a short stand-in for the published sixteen.',
    ],
    sourceIds: ['lloydjones2022', 'essential8pkg'],
  },
  {
    id: 'redFlags',
    title: 'Warning signs',
    paragraphs: [
      'Some answers should not wait for a score. They are shown at once in the quiz, and again with the result, whatever the score is.',
    ],
    sourceIds: ['ahaWarning', 'ahaHbp911', 'nhsFaint', 'nhsChest', 'mypatientadvice'],
  },
];

export const limits: readonly string[] = [
  'This is education, not diagnosis. A percentage describes groups of people with similar answers, not what happens to one person.',
  'Hazard ratios from observation are associations: they do not prove that changing the habit brings the whole difference. The weights are a judgement.',
  'The range of the heart risk covers what is not known of your values. It does not cover how far the equations may be off for you.',
  'The years and percentages beside a recommendation compare groups of people. They are not the effect of a treatment.',
  'The equations were made with data from the United States.',
  'The person with the most common answers comes out about two years younger than the calendar age, because the average includes smokers and severe obesity.',
];

export const notVerified: readonly string[] = [
  'Hazard ratios of middle options that lie between two published ones, and those derived for family history.',
  'Vaping (no long-term data: set equal to someone who quit long ago), the heaviest drinking in women, and the interval for few cigarettes a day.',
  'How common most answers on mood, relationships, eating, grip and getting up from the floor are in the population.',
  'The fading of risks with age, the limits on the difference in years, the extra spread of the range and that of the factor: our choices, with reasons in the table.',
  'The short eating score that stands in for the published one.',
  'Warning signs for breathing when lying flat, swelling, one leg, rhythm alerts and laboratory limits: clinical convention. A clinician should review their wording before release.',
  'The dyslipidemia guideline of 2026 and the blood pressure guideline of 2025 were read in summaries.',
];
