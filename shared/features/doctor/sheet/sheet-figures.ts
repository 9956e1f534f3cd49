import type { Contribution } from '#shared/contract/result.ts';
import type { HeartFigures } from '#shared/heart/estimate/estimate.ts';
import { type Eligibility, riskCategories } from '#shared/heart/evidence/estimate.ts';
import { heartAgeRange, heartAgeText, isHeartFailureAtLeast } from '#shared/heart/words/figure-texts.ts';
import type { HeartFacts } from '#shared/heart/words/heart-facts.ts';
import { likelyText, openPercent } from '#shared/heart/words/risk-words.ts';
import { ageModel } from '#shared/longevity/evidence/age-model.ts';
import { activeQuestions } from '#shared/longevity/model/active-questions.ts';
import { type LongevityScore, readLongevity } from '#shared/longevity/score.ts';
import { questionNames } from '#shared/longevity/words/question-names.ts';
import { ageRangeFigure, percentRangeFigure, percentText, wholeYears } from '#shared/reading/figures.ts';
import { isAllowed, type SheetFigures } from './sheet.ts';
import type { SheetFacts } from './sheet-facts.ts';

/** Why the equations were not used, in a clinician's words. */
const riskReasons: Readonly<Record<Exclude<Eligibility, 'ok'>, string>> = {
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
    const row = { label: 'Not estimated', value: riskReasons[score.eligibility] };
    return { title: 'Heart: PREVENT', rows: [row], notes: [] };
  }
  const title = `Heart: PREVENT, ${score.model === 'hba1c' ? 'model with HbA1c' : 'base model'}`;
  return { title, rows: rowsOf(score, facts), notes: notesOf(score, facts) };
};

const openWarning = 'There is an open warning that this figure does not take into account.';
const notTaken = { label: 'Not estimated', value: 'quiz not taken' } as const;

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
    { label: 'Category (ACC/AHA 2026)', value: categoryOf(score, heartFacts) },
    ...percentRow('ASCVD, 30 years', score.ascvd30),
    ...percentRow('Total CVD, 10 years', score.totalCvd10),
    ...percentRow('Total CVD, 30 years', score.totalCvd30),
    ...percentRow(
      'Heart failure, 10 years',
      score.heartFailure10,
      isHeartFailureAtLeast(heartFacts) ? 'at least ' : '',
    ),
    ...(score.heartAge && !heartFacts.isQuiet ? [{ label: 'PREVENT risk age', value: ageOf(score.heartAge) }] : []),
  ];
};

const percentRow = (label: string, percent: number | null, before = ''): Row[] =>
  percent === null ? [] : [{ label, value: `${before}${percentText(percent)}` }];

const ageOf = (heartAge: NonNullable<HeartFigures['heartAge']>): string => {
  const range = heartAgeRange(heartAge)?.replace(' to ', '–');
  return range ? `${heartAgeText(heartAge)} (${range})` : heartAgeText(heartAge);
};

const categoryOf = ({ riskDescriptor: code }: HeartFigures, { isQuiet }: HeartFacts): string => {
  if (code === null) return isQuiet ? 'not graded: see the warnings and conditions' : 'not graded: based on averages';
  const at = riskCategories.findIndex((category) => category.code === code);
  const from = riskCategories[at - 1]?.below;
  const below = riskCategories[at]?.below;
  if (from === undefined) return `${code} (below ${below}%)`;
  return below === undefined || below > 100 ? `${code} (${from}% or more)` : `${code} (${from} to below ${below}%)`;
};

const rests = {
  high: 'Based mostly on the patient’s own values.',
  medium: 'Based partly on population averages.',
  low: 'Based mostly on population averages.',
};

const notesOf = (score: HeartFigures, { isCareFirst, heartFacts }: SheetFacts): string[] => [
  ...(isCareFirst ? [`${openWarning} The figure is not graded here.`] : []),
  ...(heartFacts.isLdlVeryHigh ? ['LDL of 190 mg/dL or more: do not be guided by the percentage.'] : []),
  rests[score.confidence],
];

const ageReasons: Readonly<Record<Exclude<LongevityScore['status'], 'ok'>, string>> = {
  noBirthdate: 'no date of birth',
  ageOutOfRange: 'age outside 18 to 110',
  notEstimated: 'low weight',
};

const title = 'Habits: effective age';

/** The first quiz's age with its range and its limits; without an estimate the reason stands in its place. */
export const habitFiguresOf = ({ habitsPage, habits, allowed, isCareFirst }: SheetFacts): SheetFigures => {
  const { person, assessment } = habits;
  if (habitsPage === null) return { title, rows: [notTaken], notes: [] };
  const { score } = readLongevity(person, assessment);
  if (score.status !== 'ok' || score.biologicalAge === null)
    return { title, rows: [{ label: 'Not estimated', value: reason(score) }], notes: [] };
  const isPregnant = score.routes.includes('pregnant');
  const shown = habitsPage.contributions.filter(
    ({ questionId }) => isAllowed(questionId, allowed) && !(isPregnant && questionId === 'weight'),
  );
  const [low, high] = score.biologicalAgeRange ?? [score.biologicalAge, score.biologicalAge];
  return {
    title,
    rows: [
      {
        label: 'Effective age from habits',
        value: `${wholeYears(score.biologicalAge)} (${ageRangeFigure({ low, high })})`,
      },
      { label: 'Calendar age', value: String(person.age) },
      ...largest('Largest contributions, older', shown, 1),
      // Beside a warning nothing compares in the patient’s favour.
      ...(assessment.redFlags.length > 0 ? [] : largest('Largest contributions, younger', shown, -1)),
    ],
    notes: [
      `Compares death rates by ${activeQuestions.length} habits with the average person of the same sex and age. Our own model, not validated as a clinical measure. Illness, medicines and laboratory values are left out.`,
      ...(isCareFirst ? [openWarning] : []),
      ...(isPregnant ? ['Not made for pregnancy.'] : []),
    ],
  };
};

const reason = ({ status, reason: why }: LongevityScore): string =>
  why === 'tooYoung'
    ? `below ${ageModel.shownFromAge} no age is given`
    : ageReasons[status === 'ok' ? 'notEstimated' : status];

/** The page lists none where a comparison would mislead, and neither does the sheet. */
const largest = (label: string, shown: readonly Contribution[], sign: 1 | -1): SheetFigures['rows'] => {
  const items = shown.filter(({ years }) => years * sign > 0).slice(0, 2);
  if (items.length === 0) return [];
  return [{ label, value: items.map((item) => nameOf(item, sign)).join(', ') }];
};

/** 'not smoking' where not smoking is what counts. */
const nameOf = ({ questionId, label }: Contribution, sign: 1 | -1): string => {
  const strength = sign < 0 && isKnown(questionId) ? questionNames[questionId].strength : undefined;
  return (strength ?? label.toLowerCase()).replace(/^your /, '');
};

const isKnown = (id: string): id is keyof typeof questionNames => Object.hasOwn(questionNames, id);
