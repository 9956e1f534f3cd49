import type { Headline } from '../contract/headline.ts';
import type { ResultContent } from '../contract/result.ts';
import { needsCareFirst } from './cardiac-risk.ts';

type Scored = Pick<ResultContent, 'overall_summary' | 'redFlags' | 'standing' | 'engine' | 'replaces'>;

/** Which of three pages a result is. One with the specification's fields alone does not say it. */
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

/** What a row of the list may say of a result. Beside an emergency or urgent notice it has no figure. */
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
