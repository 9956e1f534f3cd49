import {
  confidences,
  eligibilities,
  heartAgeEvidence as heartAge,
  labels,
  preventAges,
  riskCategories,
  riskCategoriesSource,
} from '#shared/heart/evidence/estimate.ts';
import { cite } from './cited.ts';
import { heartPlanTopic } from './heart-plan-topic.ts';
import { plainRule } from './plain-rule.ts';
import { bandTexts, fold, type Topic } from './topic.ts';

/** Why somebody gets no percentage, and what stands in its place. */
const eligibility = (): Topic => ({
  id: 'eligibility',
  title: 'Who gets a percentage',
  paragraphs: [
    `People of ${preventAges.from} to ${preventAges.to} completed years for whom none of the lines below holds; the 30-year figures are shown up to ${preventAges.thirtyYearTo}. Everybody else gets the rest of the result, and “${labels.riskDescriptor.notEstimated}” in place of a percentage.`,
  ],
  folds: [
    fold(
      'Who gets none',
      ['When', 'Why', 'Instead'],
      eligibilities.flatMap((one) =>
        'instead' in one
          ? [[plainRule(one.when), 'why' in one ? plainRule(one.why) : '–', plainRule(one.instead)]]
          : [],
      ),
    ),
  ],
  sources: cite([preventAges.source]),
});

const categories = (): Topic => {
  const texts = bandTexts(riskCategories.map(({ below }) => below));
  return {
    id: 'risk-categories',
    title: 'From percentage to category',
    paragraphs: [
      'The headline is the chance of a first heart attack or stroke within ten years. The unrounded percentage decides on the word. The total risk, which also counts heart failure, stands beside it and has no such word: the limits were not made for it.',
      'Figures are rounded only when they leave the engine, to one decimal, a half away from zero. Without a sex that the equations know, each figure is the mean of the women’s and the men’s.',
    ],
    folds: [
      fold(
        'Heart attack and stroke in 10 years',
        ['Category', 'Percent'],
        riskCategories.map(({ label }, at) => [label, texts[at] ?? '']),
      ),
    ],
    sources: cite([preventAges.source, riskCategoriesSource.source]),
  };
};

const range = (): Topic => ({
  id: 'range',
  title: 'The range and its confidence',
  paragraphs: [
    'The range belongs to the headline. Blood pressure, HDL, total cholesterol, eGFR and, where it is known, A1c are moved to their low and to their high edge, one at a time, all others staying. Each move changes the sum x of the equation; what raises it counts as a rise, what lowers it as a fall. Rises and falls are combined as independent errors.',
    'When total cholesterol comes from LDL, moving HDL moves total cholesterol by as much: non-HDL is what was measured. Without a sex that the equations know, the range goes from the lower of the two lows to the higher of the two highs.',
    'The range covers values that are not known. It does not cover how far the equations may be off.',
  ],
  formula: [
    'for each input: rise = max(0, x at low − x, x at high − x), fall = min(0, x at low − x, x at high − x)',
    'low = 1 ÷ (1 + exp(−(x − √(sum of fall²))))',
    'high = 1 ÷ (1 + exp(−(x + √(sum of rise²))))',
  ],
  folds: [
    fold(
      'Confidence',
      ['Confidence', 'When'],
      [
        [labels.confidence.high, 'pressure and cholesterol are known, and no value but BMI lies outside the limits'],
        [labels.confidence.medium, 'one of the two is an average, or a value lies outside the limits'],
        [labels.confidence.low, 'both are averages: the range stands first, with no category and no heart age'],
      ].slice(0, confidences.length),
    ),
  ],
  sources: [],
});

const heartAgeTopic = (): Topic => {
  const { optimal } = heartAge;
  return {
    id: 'heart-age',
    title: 'The heart age',
    paragraphs: [
      `It is the age at which a person of your sex with ideal values has the same ten-year total risk. Ideal is: non-HDL ${optimal.nonHdl}, HDL ${optimal.hdl}, upper pressure ${optimal.sbp}, eGFR ${optimal.egfr}, no diabetes, no smoking, no medicine for pressure or cholesterol. For most people it lies above the own age.`,
      `With an A1c, ideal is ${optimal.hba1c}%: that is our addition. The heart age is shown from ${heartAge.min} to ${heartAge.max}, below as “${heartAge.codes['<30']}”, above as “${heartAge.codes['80+']}”. Its range is that of the total risk.`,
      'The biological age compares with the average, the heart age with the ideal. So the two may differ.',
    ],
    sources: cite(heartAge.source),
  };
};

export const heartScoreTopics = (): Topic[] => [
  eligibility(),
  categories(),
  range(),
  heartAgeTopic(),
  heartPlanTopic(),
];
