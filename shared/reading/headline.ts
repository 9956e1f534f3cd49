import type { ResultContent } from '#shared/contract/result.ts';
import type { Checked, Headline } from '#shared/contract/submission.ts';
import { type QuizId, quizRecordOf } from '#shared/derived-names.ts';
import * as words from '#words/headlines.ts';
import { language } from '#words/language.ts';
import { needsCareFirst } from './cardiac-risk.ts';
import { ageRangeText, percentRangeText, percentText, rangeOf, wholeYears } from './figures.ts';

type Scored = Pick<ResultContent, 'overall_summary' | 'redFlags' | 'standing' | 'engine' | 'replaces'>;

/** What a row in the list of results may show. With an emergency or urgent notice it has no figure. */
export const headlineOf = (content: Scored): Headline => {
  const { overall_summary: summary, engine, replaces } = content;
  const figure = summary.biologicalAge ?? summary.cardiacRiskScore;
  const standing = standingOf(content);
  const made = {
    engineVersion: engine.version,
    ...(content.redFlags.some(({ level }) => level === 'soon') && { hasSoonNotice: true as const }),
    ...(replaces && { correctedAt: replaces.at }),
  };
  if (standing === 'checkFirst') return { standing, ...made };
  if (standing === 'notEstimated' || figure == null) return { standing: 'notEstimated', ...made };
  const low = summary.biologicalAgeLow ?? summary.cardiacRiskScoreLow;
  const high = summary.biologicalAgeHigh ?? summary.cardiacRiskScoreHigh;
  const calendarAge = summary.chronologicalAge;
  return {
    standing: 'estimated',
    ...made,
    figure,
    ...(low != null && { low }),
    ...(high != null && { high }),
    ...(calendarAge != null && { calendarAge }),
  };
};

/** Which of the three pages a result is. It is derived for results that have only the specification's fields. */
export const standingOf = ({
  overall_summary: summary,
  redFlags,
  standing,
}: Pick<ResultContent, 'overall_summary' | 'redFlags' | 'standing'>): Headline['standing'] => {
  if (standing === 'checkFirst' || needsCareFirst({ redFlags })) return 'checkFirst';
  if (standing) return standing;
  const { biologicalAge, cardiacRiskScore, riskDescriptor } = summary;
  const saysNothing = biologicalAge === undefined && cardiacRiskScore === undefined && riskDescriptor === undefined;
  return saysNothing || (biologicalAge ?? cardiacRiskScore) != null ? 'estimated' : 'notEstimated';
};

/**
 * 'Biological age 44, likely 36 to 53'. With a warning, a sentence about it and no figure. `today` is YYYY-MM-DD.
 */
export const headlineWords = (
  quizId: QuizId,
  headline: Headline,
  checked: Checked | undefined,
  today: string,
): string => {
  const { standing, figure, low, high } = headline;
  if (standing === 'checkFirst') return isOpened(checked, today) ? words.seen : words.warning;
  if (standing === 'notEstimated' || figure === undefined) return words.notEstimated;
  const range = rangeOf(low, high);
  if (isAge(quizId))
    return range ? words.ageLikely(wholeYears(figure), ageRangeText(range)) : words.age(wholeYears(figure));
  return range ? words.riskLikely(percentText(figure), percentRangeText(range)) : words.risk(percentText(figure));
};

const isAge = (quizId: QuizId): boolean => quizRecordOf(quizId).figure.unit === 'years';

/** The formatter for a quiz's figure. */
export const figureTextOf = (quizId: QuizId) => (isAge(quizId) ? wholeYears : percentText);

/** Whether the user says that a clinician has examined them for every notice, and the day to show the rest has come. */
export const isOpened = (checked: Checked | undefined, today: string): boolean =>
  checked?.opensOn !== undefined && checked.opensOn <= today;

/** A result that can be compared with another one of the same quiz. */
export type Estimate = { readonly headline: Headline; readonly submittedAt: string };

/**
 * How a result differs from the one before it. Two results whose likely ranges overlap cannot be told apart. Null without a
 * figure or a range, and with an open notice, because nothing is compared then (SAFETY 6).
 */
export const changeWords = (
  newest: Estimate,
  before: Estimate,
  figureText: (value: number) => string,
): string | null => {
  const [now, then] = [newest.headline, before.headline];
  if (now.hasSoonNotice || now.figure === undefined || then.figure === undefined) return null;
  const month = monthText(before.submittedAt, newest.submittedAt);
  if (!isSameMethod(now.engineVersion, then.engineVersion))
    return month === null ? words.newMethodSameMonth : words.newMethod(month);
  if (now.low === undefined || now.high === undefined || then.low === undefined || then.high === undefined) return null;
  const figures = [figureText(then.figure), figureText(now.figure)] as const;
  const isApart = now.low > then.high || then.low > now.high;
  if (month === null) return isApart ? words.apartSameMonth(...figures) : words.closeSameMonth(...figures);
  const [earlier, newer] = figures;
  return isApart ? words.apart(earlier, month, newer) : words.close(earlier, month, newer);
};

/** 'May', or 'May 2025' in another year; null within the same month. */
const monthText = (then: string, now: string): string | null => {
  const [date, today] = [new Date(then), new Date(now)];
  const isSameYear = date.getFullYear() === today.getFullYear();
  if (isSameYear && date.getMonth() === today.getMonth()) return null;
  return new Intl.DateTimeFormat(language, { month: 'long', ...(!isSameYear && { year: 'numeric' }) }).format(date);
};

/** Compares major versions: engines with different ones use different methods. */
export const isSameMethod = (one: string, other: string): boolean => one.split('.')[0] === other.split('.')[0];
