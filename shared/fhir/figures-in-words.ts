import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { likelyText, openPercent } from '#shared/heart/words/risk-words.ts';
import { ageRangeText, percentRangeText, rangeOf, wholeYears } from '#shared/reading/figures.ts';
import { notEstimated } from '#shared/reading/notices.ts';
import type { ToShare } from './bundle-input.ts';

type Rows = readonly (readonly [string, string])[];

/** The figure of a result with its range, as a row for a reader. A figure beside a warning is said as well. */
export const figureRows = (shared: ToShare): Rows => rowsOf[shared.quiz.id](shared);

const reasonOf = ({ overall_summary: { notEstimatedReason } }: ToShare['content']): string =>
  notEstimatedReason ? `${notEstimated}. ${notEstimatedReason}` : notEstimated;

const ageRows = ({ content }: ToShare): Rows => {
  const { overall_summary: said } = content;
  const range = rangeOf(said.biologicalAgeLow, said.biologicalAgeHigh);
  const age = said.biologicalAge;
  const figure =
    age == null ? reasonOf(content) : `${wholeYears(age)}${range ? `, likely ${ageRangeText(range)}` : ''}`;
  return [['Biological age from habits, years', figure], ...calendarRow(said.chronologicalAge)];
};

const riskRows = ({ content, quiz }: ToShare): Rows => {
  const { overall_summary: said } = content;
  const range = rangeOf(said.cardiacRiskScoreLow, said.cardiacRiskScoreHigh);
  const score = said.cardiacRiskScore;
  const open = content.heart?.rangeOpen ?? null;
  const likely = range && (open ? likelyText([range.low, range.high], open) : percentRangeText(range));
  const figure = score == null ? reasonOf(content) : `${openPercent(score, open)}${likely ? `, likely ${likely}` : ''}`;
  return [
    ['Heart attack or stroke within 10 years', figure],
    ...(score != null && said.riskDescriptor ? [['Level', said.riskDescriptor] as const] : []),
    ['Questionnaire', `${quiz.intro.text}, version ${quiz.version}`],
  ];
};

const rowsOf: Readonly<Record<QuizId, (shared: ToShare) => Rows>> = {
  [productQuizId]: ageRows,
  [cardiacQuizId]: riskRows,
};

const calendarRow = (age: number | null | undefined): Rows =>
  age == null ? [] : [['Age at the time, years', String(age)]];
