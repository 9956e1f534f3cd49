import type { HeartFigures } from '#shared/heart/estimate/estimate.ts';
import type { Eligibility } from '#shared/heart/evidence/estimate.ts';
import { riskCategories } from '#shared/heart/evidence/estimate.ts';
import { heartAgeRange, heartAgeText } from '#shared/heart/words/heart-age-words.ts';
import { isHeartFailureAtLeast } from '#shared/heart/words/heart-failure-words.ts';
import { likelyText, openPercent } from '#shared/heart/words/risk-words.ts';
import { percentRangeFigure, percentText } from '#shared/reading/figures.ts';
import type { SheetFigures } from './sheet.ts';
import type { SheetFacts } from './sheet-facts.ts';

/** Why the equations were not used, in a clinician's words. */
const reasons: Readonly<Record<Exclude<Eligibility, 'ok'>, string>> = {
  establishedCvd: 'known cardiovascular disease (PREVENT is for primary prevention)',
  pregnant: 'pregnancy, or birth within 6 weeks',
  kidneyFailure: 'dialysis, kidney transplant or eGFR below 15',
  severeUnderweight: 'low weight',
  noBirthdate: 'no date of birth',
  tooYoung: 'age below 30 (PREVENT: 30 to 79)',
  tooOld: 'age above 79 (PREVENT: 30 to 79)',
};

/** PREVENT's figures with their ranges; without an estimate the reason stands in their place, never a zero. */
export const heartFiguresOf = (facts: SheetFacts): SheetFigures => {
  const { score } = facts.heartFacts;
  if (facts.heart === null) return { title: 'Heart: PREVENT', rows: [notTaken], notes: [] };
  if (score.eligibility !== 'ok') {
    const row = { label: 'Not estimated', value: reasons[score.eligibility] };
    return { title: 'Heart: PREVENT', rows: [row], notes: [] };
  }
  const title = `Heart: PREVENT, ${score.model === 'hba1c' ? 'model with HbA1c' : 'base model'}`;
  return { title, rows: rowsOf(score, facts), notes: notesOf(score, facts) };
};

export const openWarning = 'A warning is open that this figure does not weigh.';
export const notTaken = { label: 'Not estimated', value: 'quiz not taken' } as const;

type Row = SheetFigures['rows'][number];

const rowsOf = (score: HeartFigures, { isCareFirst, heartFacts }: SheetFacts): Row[] => {
  const { rangeOpen } = score;
  const [low, high] = score.range;
  const range = rangeOpen ? likelyText([low, high], rangeOpen) : percentRangeFigure({ low, high });
  const headline = { label: 'ASCVD, 10 years', value: `${openPercent(score.cardiacRiskScore, rangeOpen)} (${range})` };
  // Beside an urgent warning the figure has no level and nothing to be compared with.
  if (isCareFirst) return [headline];
  return [
    headline,
    { label: 'Category (ACC/AHA 2026)', value: categoryOf(score) },
    ...percentRow('ASCVD, 30 years', score.ascvd30),
    ...percentRow('Total CVD, 10 years', score.totalCvd10),
    ...percentRow('Total CVD, 30 years', score.totalCvd30),
    ...percentRow(
      'Heart failure, 10 years',
      score.heartFailure10,
      isHeartFailureAtLeast(heartFacts) ? 'at least ' : '',
    ),
    ...(score.heartAge ? [{ label: 'PREVENT risk age', value: ageOf(score.heartAge) }] : []),
  ];
};

const percentRow = (label: string, percent: number | null, before = ''): Row[] =>
  percent === null ? [] : [{ label, value: `${before}${percentText(percent)}` }];

const ageOf = (heartAge: NonNullable<HeartFigures['heartAge']>): string => {
  const range = heartAgeRange(heartAge)?.replace(' to ', '–');
  return range ? `${heartAgeText(heartAge)} (${range})` : heartAgeText(heartAge);
};

const categoryOf = ({ riskDescriptor: code }: HeartFigures): string => {
  if (code === null) return 'not graded: rests on averages';
  const at = riskCategories.findIndex((category) => category.code === code);
  const from = riskCategories[at - 1]?.below;
  const below = riskCategories[at]?.below;
  if (from === undefined) return `${code} (below ${below}%)`;
  return below === undefined || below > 100 ? `${code} (${from}% or more)` : `${code} (${from} to below ${below}%)`;
};

const rests = {
  high: 'Rests mostly on the person’s own values.',
  medium: 'Rests partly on population averages.',
  low: 'Rests mostly on population averages.',
};

const notesOf = (score: HeartFigures, { isCareFirst, heartFacts }: SheetFacts): string[] => [
  ...(isCareFirst ? [`${openWarning} It is not graded here.`] : []),
  ...(heartFacts.isLdlVeryHigh ? ['LDL of 190 mg/dL or more: the percentage is not the guide.'] : []),
  rests[score.confidence],
];
