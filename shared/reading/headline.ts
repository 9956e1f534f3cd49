import type { Headline } from '../contract/headline.ts';
import type { ResultContent } from '../contract/result.ts';
import { needsCareFirst } from './cardiac-risk.ts';

type Scored = Pick<ResultContent, 'overall_summary' | 'redFlags' | 'standing' | 'engine' | 'replaces'>;

/** What a row of the list may say of a result. Beside an emergency or urgent notice it has no figure. */
export const headlineOf = ({ overall_summary: summary, redFlags, standing, engine, replaces }: Scored): Headline => {
  const figure = summary.biologicalAge ?? summary.cardiacRiskScore;
  const isEstimated = figure != null && (standing ?? 'estimated') === 'estimated';
  const made = { engineVersion: engine.version, ...(replaces && { correctedAt: replaces.at }) };
  if (standing === 'checkFirst' || needsCareFirst({ redFlags })) return { standing: 'checkFirst', ...made };
  if (!isEstimated) return { standing: 'notEstimated', ...made };
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
