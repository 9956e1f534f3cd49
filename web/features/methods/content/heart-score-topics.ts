import {
  eligibilities,
  heartAgeEvidence as heartAge,
  preventAges,
  preventAgesSource,
  riskCategories,
  riskCategoriesSource,
} from '#shared/heart/evidence/estimate.ts';
import * as plan from '#shared/heart/evidence/plan.ts';
import { asks, medAdherence, testsToAskFor } from '#shared/heart/plan/ask-clinician.ts';
import { le8Items } from '#shared/heart/plan/le8-plan.ts';
import { nextSteps } from '#shared/heart/plan/next-steps.ts';
import { pins, secondaryItems } from '#shared/heart/plan/plan.ts';
import type { SourceId } from '#shared/sources/sources.ts';
import { notEstimated } from '#words/headlines.ts';
import * as figures from '#words/heart-figures.ts';
import { cite } from './bibliography.ts';
import { plainRule } from './rule-codes.ts';
import { bandTexts, fold, numberText, type Topic } from './topic.ts';

const rules = (title: string, rows: readonly { readonly label: string; readonly when: string }[]) =>
  fold(
    title,
    ['What', 'When'],
    rows.map(({ label, when }) => [label, plainRule(when)]),
  );

const heartPlanTopic = (): Topic => {
  const { lowerBp, lowerNonHdl, betterA1c } = plan.scenarioTargets;
  const sections: readonly (readonly { readonly code: string; readonly guideline?: SourceId }[])[] = [
    nextSteps,
    asks,
    pins,
    secondaryItems,
    le8Items,
    testsToAskFor,
  ];
  return {
    id: 'heart-plan',
    title: 'What the heart plan is chosen by',
    paragraphs: [
      `One next step: the first that fits. Then the plan: what must stand in front, then contrasts, largest first, then the parts of Life’s Essential 8 with the most points to gain, then tests worth asking about. At most ${plan.maxItems} are shown; with a known heart condition at most ${plan.maxSecondaryItems}.`,
      'For a contrast the headline is worked out once more with one value changed. It compares people. It is not the effect of a treatment.',
    ],
    folds: [
      fold(
        'Contrasts',
        ['Contrast', 'When', 'Changed to'],
        [
          ['Smoking', 'smoking is 1', 'smoking 0'],
          ['Blood pressure', `given, ${lowerBp.fromSbp} or more`, `${lowerBp.toSbp} mmHg`],
          [
            'Cholesterol',
            `measured non-HDL ${lowerNonHdl.fromNonHdl} or more`,
            `${numberText(lowerNonHdl.toShare)} × non-HDL, not below ${lowerNonHdl.notBelow}, plus HDL`,
          ],
          ['A1c', `${betterA1c.fromPercent}% or more`, `${betterA1c.toPercent}%, diabetes stays`],
        ],
      ),
      rules('The next step', nextSteps),
      rules(
        'Questions for a clinician',
        asks.map((ask) => (ask.code === 'discussStatin' ? { ...ask, when: statinWhen() } : ask)),
      ),
      rules('What stands in front', pins),
      rules('With a known heart condition', secondaryItems),
      rules('From Life’s Essential 8 and tests', [...le8Items, ...testsToAskFor, medAdherence]),
    ],
    sources: cite(sections.flat().flatMap(({ guideline }) => guideline ?? [])),
  };
};

/** METHODS 4.9 in words, with the ages from the engine. */
const statinWhen = (): string => {
  const { diabetes, diabetesWithEnhancer, kidney, hiv } = plan.statinAges;
  const ages = ([from, to]: readonly [number, number]) => `${from} to ${to}`;
  return `LDL of 190 or more; intermediate or high risk; diabetes at ${ages(diabetes)}, at ${ages(diabetesWithEnhancer)} with another reason for a higher risk; kidney disease at ${ages(kidney)}; HIV at ${ages(hiv)}; a heart condition with narrowed arteries. Not in pregnancy, with kidneys that hardly work or a very low weight`;
};

/** Why a user gets no percentage, and what replaces it. */
const eligibility = (): Topic => ({
  id: 'eligibility',
  title: 'Who gets a percentage',
  paragraphs: [
    `People of ${preventAges.from} to ${preventAges.to} completed years for whom none of the lines below holds; the 30-year figures are shown up to ${preventAges.thirtyYearTo}. Everybody else gets the rest of the result, and “${notEstimated}” in place of a percentage.`,
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
  sources: cite([preventAgesSource]),
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
    sources: cite([preventAgesSource, riskCategoriesSource]),
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
        [figures.basisOwn, 'pressure and cholesterol are known, and no value but BMI lies outside the limits'],
        [figures.basisPartly, 'one of the two is an average, or a value lies outside the limits'],
        [figures.basisAverages, 'both are averages: the range stands first, with no category and no heart age'],
      ],
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
      `With an A1c, ideal is ${optimal.hba1c}%: that is our addition. The heart age is shown from ${heartAge.min} to ${heartAge.max}, below as “under ${heartAge.min}”, above as “${heartAge.max + 1} or over”. Its range is that of the total risk.`,
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
