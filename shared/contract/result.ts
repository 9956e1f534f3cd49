import type * as z from 'zod/mini';
import type { resultSchema } from './result-schema.ts';

/** What `result-schema.ts` lets out: the body of GET /api/results/get. */
export type Result = z.output<typeof resultSchema>;

export type ResultContent = Result['content'];
export type OverallSummary = ResultContent['overall_summary'];
export type CategoryItem = ResultContent['category_breakdown'][number];
export type Recommendation = ResultContent['focus_areas']['topRecommendations'][number];
export type Contribution = ResultContent['contributions'][number];
export type Source = ResultContent['sources'][number];
