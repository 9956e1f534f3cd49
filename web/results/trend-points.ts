import type { ReadResult } from '../api/read-result.ts';
import type { TrendPoint } from './trend-geometry.ts';

/** As many as a phone can show with their labels. */
const mostPoints = 6;

/** The estimates of a quiz's results, oldest first; results without an estimate or a date have no place on it. */
export const trendPoints = (results: readonly ReadResult[]): TrendPoint[] => {
  return results
    .filter(({ submittedAt }) => submittedAt !== '')
    .toSorted((a, b) => a.submittedAt.localeCompare(b.submittedAt))
    .flatMap(({ submittedAt, content: { overall_summary: summary } }) => {
      const value = summary.biologicalAge ?? summary.cardiacRiskScore;
      if (value == null) return [];
      return [
        {
          at: submittedAt,
          value,
          low: summary.biologicalAgeLow ?? summary.cardiacRiskScoreLow ?? null,
          high: summary.biologicalAgeHigh ?? summary.cardiacRiskScoreHigh ?? null,
          calendar: summary.chronologicalAge ?? null,
        },
      ];
    })
    .slice(-mostPoints);
};
