import * as words from '#feature-words/doctor/sheet.ts';
import type { Contribution } from '#shared/contract/result.ts';
import type { HeartFigures } from '#shared/heart/estimate/estimate.ts';
import { type Eligibility, type RiskCategory, riskCategories } from '#shared/heart/evidence/estimate.ts';
import { heartAgeRange, heartAgeText, isHeartFailureAtLeast } from '#shared/heart/words/figure-texts.ts';
import type { HeartFacts } from '#shared/heart/words/heart-facts.ts';
import { likelyText, openPercent } from '#shared/heart/words/risk-words.ts';
import { ageModel } from '#shared/longevity/evidence/age-model.ts';
import { activeQuestions } from '#shared/longevity/model/active-questions.ts';
import { type LongevityScore, readLongevity } from '#shared/longevity/score.ts';
import { ageRangeFigure, percentRangeFigure, percentText, wholeYears } from '#shared/reading/figures.ts';
import { paragraph } from '#shared/words/phrases.ts';
import { heartFailure10Title } from '#words/heart-figures.ts';
import { atLeast } from '#words/numbers.ts';
import { habitName } from './habit-names.ts';
import { isAllowed, type SheetFigures } from './sheet.ts';
import type { SheetFacts } from './sheet-facts.ts';

/** Why the equations were not used, in a clinician's words. */
const riskReasons: Readonly<Record<Exclude<Eligibility, 'ok'>, string>> = {
  establishedCvd: words.noRiskKnownCvd,
  pregnant: words.pregnantOrPostpartum,
  kidneyFailure: words.noRiskKidneys,
  severeUnderweight: words.lowWeight,
  noBirthdate: words.noBirthdate,
  tooYoung: words.noRiskTooYoung,
  tooOld: words.noRiskTooOld,
};

/** PREVENT's figures with their ranges; without an estimate the reason stands in their place, never a zero. */
export const heartFiguresOf = (facts: SheetFacts): SheetFigures => {
  const { score } = facts.heartFacts;
  if (facts.heart === null) return { title: words.heartTitle, rows: [notTaken], notes: [] };
  if (score.eligibility !== 'ok') {
    const row = { label: words.notEstimated, value: riskReasons[score.eligibility] };
    return { title: words.heartTitle, rows: [row], notes: [] };
  }
  const title = score.model === 'hba1c' ? words.heartTitleHba1c : words.heartTitleBase;
  return { title, rows: rowsOf(score, facts), notes: notesOf(score, facts) };
};

const notTaken = { label: words.notEstimated, value: words.quizNotTaken } as const;

type Row = SheetFigures['rows'][number];

const rowsOf = (score: HeartFigures, { isCareFirst, heartFacts }: SheetFacts): Row[] => {
  const { rangeOpen } = score;
  const [low, high] = score.range;
  const range = rangeOpen ? likelyText([low, high], rangeOpen) : percentRangeFigure({ low, high });
  const figure = openPercent(score.cardiacRiskScore, rangeOpen);
  const headline = { label: words.ascvd10, value: words.figureWithRange(figure, range) };
  // Beside an urgent warning the figure has no level and nothing to be compared with.
  if (isCareFirst) return [headline];
  return [
    headline,
    { label: words.category, value: categoryOf(score, heartFacts) },
    ...percentRow(words.ascvd30, score.ascvd30),
    ...percentRow(words.totalCvd10, score.totalCvd10),
    ...percentRow(words.totalCvd30, score.totalCvd30),
    ...percentRow(heartFailure10Title, score.heartFailure10, isHeartFailureAtLeast(heartFacts)),
    ...(score.heartAge && !heartFacts.isQuiet ? [{ label: words.riskAge, value: ageOf(score.heartAge) }] : []),
  ];
};

const percentRow = (label: string, percent: number | null, isAtLeast = false): Row[] => {
  if (percent === null) return [];
  const text = percentText(percent);
  return [{ label, value: isAtLeast ? atLeast(text) : text }];
};

const ageOf = (heartAge: NonNullable<HeartFigures['heartAge']>): string => {
  const range = rangeOfAge(heartAge);
  return range === null ? heartAgeText(heartAge) : words.figureWithRange(heartAgeText(heartAge), range);
};

/** With figures alone; with words, such as 'or over', as the page has it. */
const rangeOfAge = (heartAge: NonNullable<HeartFigures['heartAge']>): string | null => {
  const [low, high] = heartAge.range;
  return heartAge.code === null && low !== high ? ageRangeFigure({ low, high }) : heartAgeRange(heartAge);
};

const categoryOf = ({ riskDescriptor: code }: HeartFigures, { isQuiet }: HeartFacts): string => {
  if (code === null) return isQuiet ? words.notGradedConditions : words.notGradedAverages;
  const at = riskCategories.findIndex((category) => category.code === code);
  return categoryWords[code](riskCategories[at - 1]?.below ?? 0, riskCategories[at]?.below ?? Infinity);
};

const categoryWords: Readonly<Record<RiskCategory, (from: number, below: number) => string>> = {
  low: (_, below) => words.categoryLow(below),
  borderline: words.categoryBorderline,
  intermediate: words.categoryIntermediate,
  high: words.categoryHigh,
};

const rests = {
  high: words.mostlyOwnValues,
  medium: words.partlyAverages,
  low: words.mostlyAverages,
};

const notesOf = (score: HeartFigures, { isCareFirst, heartFacts }: SheetFacts): string[] => [
  ...(isCareFirst ? [paragraph(words.openWarning, words.notGradedHere)] : []),
  ...(heartFacts.isLdlVeryHigh ? [words.ldlVeryHigh] : []),
  rests[score.confidence],
];

const ageReasons: Readonly<Record<Exclude<LongevityScore['status'], 'ok'>, string>> = {
  noBirthdate: words.noBirthdate,
  ageOutOfRange: words.noAgeOutOfRange,
  notEstimated: words.lowWeight,
};

/** The first quiz's age with its range and its limits; without an estimate the reason stands in its place. */
export const habitFiguresOf = ({ habitsPage, habits, allowed, isCareFirst }: SheetFacts): SheetFigures => {
  const { person, assessment } = habits;
  const title = words.habitsTitle;
  if (habitsPage === null) return { title, rows: [notTaken], notes: [] };
  const { score } = readLongevity(person, assessment);
  if (score.status !== 'ok' || score.biologicalAge === null)
    return { title, rows: [{ label: words.notEstimated, value: reason(score) }], notes: [] };
  const isPregnant = score.routes.includes('pregnant');
  const shown = habitsPage.contributions.filter(
    ({ questionId }) => isAllowed(questionId, allowed) && !(isPregnant && questionId === 'weight'),
  );
  const [low, high] = score.biologicalAgeRange ?? [score.biologicalAge, score.biologicalAge];
  return {
    title,
    rows: [
      {
        label: words.effectiveAge,
        value: words.figureWithRange(wholeYears(score.biologicalAge), ageRangeFigure({ low, high })),
      },
      { label: words.calendarAge, value: String(person.age) },
      ...largest(words.largestOlder, shown, 1),
      // Beside a warning nothing compares in the patient’s favour.
      ...(assessment.redFlags.length > 0 ? [] : largest(words.largestYounger, shown, -1)),
    ],
    notes: [
      words.agesCompare(activeQuestions.length),
      ...(isCareFirst ? [words.openWarning] : []),
      ...(isPregnant ? [words.notForPregnancy] : []),
    ],
  };
};

const reason = ({ status, reason: why }: LongevityScore): string =>
  why === 'tooYoung' ? words.noAgeBelow(ageModel.shownFromAge) : ageReasons[status === 'ok' ? 'notEstimated' : status];

/** The page lists none where a comparison would mislead, and neither does the sheet. */
const largest = (label: string, shown: readonly Contribution[], sign: 1 | -1): SheetFigures['rows'] => {
  const items = shown.filter(({ years }) => years * sign > 0).slice(0, 2);
  if (items.length === 0) return [];
  return [{ label, value: items.map(({ questionId }) => habitName(questionId, sign)).join(', ') }];
};
