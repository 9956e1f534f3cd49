import { cite } from '#shared/engine-1/cited.ts';
import {
  ascvdBands,
  cardiovascularDiseases,
  maxCardiacRecommendations,
  preventAges,
  riskBands,
  riskDescriptorLabels,
  scenarioTargets,
  worthwhileUpTo,
} from '#shared/engine-1/evidence/cardiac-model.ts';
import type { ComponentId } from '#shared/engine-1/evidence/lifes-essential-8.ts';
import { componentTitles } from '#shared/engine-1/wording/lifes-essential-8-titles.ts';
import { answerWords, quoted } from './answer-words.ts';
import { bandTexts, fold, numberText, type Topic } from './topic.ts';

const eligibility = (): Topic => ({
  id: 'eligibility',
  title: 'Who gets a percentage',
  paragraphs: [
    `People of ${preventAges.from} to ${preventAges.to} completed years, without one of the conditions below; the 30-year figure is shown up to ${preventAges.thirtyYearTo}. Everybody else gets the rest of the result, and “${riskDescriptorLabels.notEstimated}” in place of a percentage.`,
  ],
  points: cardiovascularDiseases.map((value) => answerWords('knownHeartConditions', value)),
  sources: cite([preventAges.source]),
});

const bandRows = (bands: typeof riskBands | typeof ascvdBands) => {
  const texts = bandTexts(bands.map(({ below }) => below));
  return bands.map(({ code }, at) => [riskDescriptorLabels[code], texts[at] ?? '']);
};

const categories = (): Topic => ({
  id: 'risk-categories',
  title: 'From percentage to category',
  paragraphs: [
    'The unrounded percentage decides. Heart attack and stroke alone have a scale of their own, which is lower: the two are never mixed.',
    'Figures are rounded only when they leave the engine, to one decimal, a half away from zero. Without a sex that the equations know, each figure is the mean of the women’s and the men’s.',
  ],
  folds: [
    fold('Total risk in 10 years', ['Category', 'Percent'], bandRows(riskBands)),
    fold('Heart attack and stroke in 10 years', ['Category', 'Percent'], bandRows(ascvdBands)),
  ],
  sources: cite([preventAges.source, 'dyslipid2026']),
});

const range = (): Topic => ({
  id: 'range',
  title: 'The range and its confidence',
  paragraphs: [
    'The range belongs to the total risk in 10 years. Blood pressure, HDL, total cholesterol, eGFR and, where it is known, A1c are moved to their low and to their high edge, one at a time, all others staying. Each move changes the sum x of the equation; what raises it counts as a rise, what lowers it as a fall. Rises and falls are combined as independent errors.',
    'When total cholesterol comes from LDL, moving HDL moves total cholesterol by as much: non-HDL is what was measured. Without a sex that the equations know, the range goes from the lower of the two lows to the higher of the two highs.',
    'Confidence is low when both the blood pressure and the cholesterol are averages, medium when one of the two is, and high when neither is. Cholesterol is an average when total cholesterol or HDL is.',
  ],
  formula: [
    'for each input: rise = max(0, x at low − x, x at high − x), fall = min(0, x at low − x, x at high − x)',
    'low = 1 ÷ (1 + exp(−(x − √(sum of fall²))))',
    'high = 1 ÷ (1 + exp(−(x + √(sum of rise²))))',
  ],
  sources: [],
});

const scenarios = (): Topic => {
  const { lowerBp, lowerNonHdl, betterA1c, quitSmoking } = scenarioTargets;
  const worthwhile = Object.entries(worthwhileUpTo).map(
    ([id, points]) => `${componentTitles[id as ComponentId].toLowerCase()} at ${points} points or less`,
  );
  return {
    id: 'heart-plan',
    title: 'What the heart plan is chosen by',
    paragraphs: [
      `First the contrasts: the 10-year total risk is computed once more with one value changed, before limits, and the difference in percentage points is shown if it is above 0, largest first. Then the parts of Life’s Essential 8 with the most points to gain: ${worthwhile.join(', ')}; nicotine for ${quoted('smoking', ['vapeOnly'])} or smoke at home. Then tests worth asking about. The first ${maxCardiacRecommendations} are shown. A contrast compares people, it is not the effect of a treatment.`,
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
    ],
    sources: cite([lowerBp.guideline, lowerNonHdl.guideline, betterA1c.guideline, quitSmoking.guideline]),
  };
};

export const heartScoreTopics = (): Topic[] => [eligibility(), categories(), range(), scenarios()];
