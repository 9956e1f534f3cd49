import type { OverallSummary, ResultContent } from '../contract/result.ts';
import { type Range, rangeOf } from './figures.ts';

/** The drawn scale is linear and ends here; what lies beyond is pinned to its end and named. */
export const scaleEndPercent = 30;

export type RiskReading = {
  percent: number;
  range: Range | null;
  /** With low confidence the range is what a person should read first. */
  rangeFirst: boolean;
  /** How many of a hundred people to colour in. */
  peopleOfHundred: number;
  /** Names the picture; what counts as an event, the summary says. */
  sentence: string;
};

/** What the heart figures say in words; null when the risk is not estimated. */
export const readRisk = (summary: OverallSummary): RiskReading | null => {
  const { cardiacRiskScore: percent } = summary;
  if (percent == null) return null;
  const peopleOfHundred = Math.round(percent);
  return {
    percent,
    range: rangeOf(summary.cardiacRiskScoreLow, summary.cardiacRiskScoreHigh),
    rangeFirst: summary.confidence === 'low',
    peopleOfHundred,
    sentence: `${people(peopleOfHundred)} like you, within 10 years.`,
  };
};

const people = (count: number): string =>
  count === 0 ? 'Fewer than 1 in every 100 people' : `About ${count} in every 100 people`;

export const riskLevel = ({ riskDescriptor, cardiacRiskProfile }: OverallSummary): string | undefined =>
  riskDescriptor || cardiacRiskProfile;

type WithRedFlags = { readonly redFlags: readonly Pick<ResultContent['redFlags'][number], 'level'>[] };

/**
 * Beside a symptom that needs attention a level such as 'Low' would reassure wrongly: it looks ten years ahead and
 * knows nothing of today.
 */
export const needsCareFirst = ({ redFlags }: WithRedFlags): boolean => redFlags.some(({ level }) => level !== 'soon');
