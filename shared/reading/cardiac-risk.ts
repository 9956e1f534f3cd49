import * as words from '#words/pictures.ts';
import type { OverallSummary, RedFlagNotice } from '../contract/result.ts';
import { type Range, rangeOf } from './figures.ts';

/** The drawn scale is linear and ends here. A larger value appears at the end, with a label. */
export const scaleEndPercent = 30;

export type RiskReading = {
  percent: number;
  range: Range | null;
  /** With low confidence the page shows the range first. */
  rangeFirst: boolean;
  /** How many of 100 people to colour in. */
  peopleOfHundred: number;
  /** The label of the picture. The summary says what counts as an event. */
  sentence: string;
};

/** The heart figures in words; null when the risk is not estimated. */
export const readRisk = (summary: OverallSummary): RiskReading | null => {
  const { cardiacRiskScore: percent } = summary;
  if (percent == null) return null;
  const peopleOfHundred = Math.round(percent);
  return {
    percent,
    range: rangeOf(summary.cardiacRiskScoreLow, summary.cardiacRiskScoreHigh),
    rangeFirst: summary.confidence === 'low',
    peopleOfHundred,
    sentence: peopleOfHundred === 0 ? words.hundredPeopleFewerThanOne : words.hundredPeople(String(peopleOfHundred)),
  };
};

export const riskLevel = ({ riskDescriptor, cardiacRiskProfile }: OverallSummary): string | undefined =>
  riskDescriptor || cardiacRiskProfile;

/** Whether there is an emergency or urgent notice. Pages then show no level: 'Low' is about ten years and would falsely reassure. */
export const needsCareFirst = ({ redFlags }: { readonly redFlags: readonly Pick<RedFlagNotice, 'level'>[] }): boolean =>
  redFlags.some(({ level }) => level !== 'soon');
