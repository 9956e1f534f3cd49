import type { OverallSummary, ResultContent } from '../contract/result.ts';
import { type Range, rangeOf } from './figures.ts';

/** Where the levels of ten-year total cardiovascular risk begin, in percent (American Heart Association, PREVENT). */
const bands = [
  { code: 'low', label: 'Low', from: 0 },
  { code: 'borderline', label: 'Borderline', from: 5 },
  { code: 'intermediate', label: 'Intermediate', from: 7.5 },
  { code: 'high', label: 'High', from: 20 },
] as const;

/** `share` is where the level stands on the scale, in words. */
export const riskBands = bands.map((band) => ({
  ...band,
  share: band.from === 0 ? `under ${bands[1].from}%` : `from ${band.from}%`,
}));

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

/** Why there is no figure, unless the summary beside it opens with that very reason. */
export const unsaidReason = ({
  overall_summary,
  summaryParagraph,
}: Pick<ResultContent, 'overall_summary' | 'summaryParagraph'>): string | undefined => {
  const { notEstimatedReason: reason } = overall_summary;
  return reason && !summaryParagraph.startsWith(reason) ? reason : undefined;
};

export const riskLevel = ({ riskDescriptor, cardiacRiskProfile }: OverallSummary): string | undefined =>
  riskDescriptor || cardiacRiskProfile;

type WithRedFlags = { readonly redFlags: readonly Pick<ResultContent['redFlags'][number], 'level'>[] };

/**
 * Beside a symptom that needs attention a level such as 'Low' would reassure wrongly: it looks ten years ahead and
 * knows nothing of today.
 */
export const needsCareFirst = ({ redFlags }: WithRedFlags): boolean => redFlags.some(({ level }) => level !== 'soon');

export const careFirstSentence =
  'This figure looks 10 years ahead. It says nothing about the warning sign above, which comes first.';
