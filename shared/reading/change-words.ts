import type { Headline } from '../contract/headline.ts';

/** A result that can be set beside another one of the same quiz. */
export type Estimate = { readonly headline: Headline; readonly submittedAt: string };

/** Engines with another first number measure in another way. */
export const isSameMethod = (one: string, other: string): boolean => one.split('.')[0] === other.split('.')[0];

/**
 * What became different since the result before, as far as two rough figures can tell: nothing, while their likely ranges
 * have something in common. Null where there is no figure, no range to judge it by, or an open notice: beside one nothing is
 * compared (CHANGES-2.2, C5).
 */
export const changeWords = (
  newest: Estimate,
  before: Estimate,
  figureText: (value: number) => string,
): string | null => {
  const [now, then] = [newest.headline, before.headline];
  if (now.hasSoonNotice || now.figure === undefined || then.figure === undefined) return null;
  const since = whenText(before.submittedAt, newest.submittedAt);
  if (!isSameMethod(now.engineVersion, then.engineVersion))
    return `The method has changed since ${since ?? 'then'}: please don’t compare the two.`;
  if (now.low === undefined || now.high === undefined || then.low === undefined || then.high === undefined) return null;
  const figures = `${figureText(then.figure)} ${since ? `in ${since}` : 'before'}, ${figureText(now.figure)} now`;
  const isApart = now.low > then.high || then.low > now.high;
  return `${figures}: ${isApart ? 'more apart than their likely ranges' : 'too close to tell apart'}.`;
};

/** 'May', or 'May 2025' in another year; null within the same month, which would say nothing. */
const whenText = (then: string, now: string): string | null => {
  const [date, today] = [new Date(then), new Date(now)];
  const isSameYear = date.getFullYear() === today.getFullYear();
  if (isSameYear && date.getMonth() === today.getMonth()) return null;
  return new Intl.DateTimeFormat('en-GB', { month: 'long', ...(!isSameYear && { year: 'numeric' }) }).format(date);
};
