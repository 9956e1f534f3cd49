import * as z from 'zod/mini';
import { factorField, quizIds } from '../derived-names.ts';
import type { Result, ResultContent } from './result.ts';
import { recommendationAdditions, resultAdditions } from './result-additions-schema.ts';

// The shape of `result.ts` for the moment when a result leaves the server: what is not listed stays inside.

const text = z.string();
const numberOrNull = z.nullable(z.number());
const maybeNumber = z.optional(numberOrNull);
const maybeText = z.optional(text);

const overallSummary = z.object({
  biologicalAge: maybeNumber,
  biologicalAgeLow: maybeNumber,
  biologicalAgeHigh: maybeNumber,
  chronologicalAge: maybeNumber,
  [factorField]: maybeNumber,
  headline: maybeText,
  answeredShare: z.optional(z.number()),
  cardiacRiskScore: maybeNumber,
  cardiacRiskScoreLow: maybeNumber,
  cardiacRiskScoreHigh: maybeNumber,
  riskDescriptor: maybeText,
  cardiacRiskProfile: maybeText,
  riskCode: maybeText,
  confidence: z.optional(z.enum(['high', 'medium', 'low'])),
  notEstimatedReason: maybeText,
});

const category = z.object({
  id: text,
  title: text,
  descriptor: text,
  score: numberOrNull,
  explanationParagraph: text,
});

const recommendation = z.object({
  code: text,
  area: text,
  userAnswer: maybeText,
  recommendation: text,
  years: z.optional(z.number()),
  percentagePoints: z.optional(z.number()),
  ...recommendationAdditions,
});

const lifesEssential8 = z.object({
  components: z.array(z.object({ id: text, title: text, score: z.number() })),
  composite: numberOrNull,
});

const wording = z.discriminatedUnion('by', [
  z.object({ by: z.literal('engine') }),
  z.object({ by: z.literal('model'), modelId: text, promptVersion: text, sections: z.array(text) }),
]);

const resultContentSchema = z.object({
  intro: text,
  overall_summary: overallSummary,
  summaryParagraph: text,
  category_breakdown: z.array(category),
  focus_areas: z.object({ introParagraph: text, topRecommendations: z.array(recommendation) }),
  outro: text,
  redFlags: z.array(z.object({ code: text, level: z.enum(['emergency', 'urgent', 'soon']), message: text })),
  contributions: z.array(z.object({ questionId: text, label: text, years: z.number() })),
  lifesEssential8: z.optional(lifesEssential8),
  riskEnhancers: z.optional(z.array(z.object({ code: text, label: text }))),
  otherRisks: z.optional(z.object({ ascvd10: numberOrNull, heartFailure10: numberOrNull, totalCvd30: numberOrNull })),
  sources: z.array(z.object({ id: text, short: text, citation: text, url: maybeText })),
  engine: z.object({ version: text, hash: text }),
  wording,
  ...resultAdditions,
}) satisfies z.ZodMiniType<ResultContent>;

export const resultSchema = z.object({
  submissionId: text,
  quiz_id: z.literal(quizIds),
  submittedAt: text,
  content: resultContentSchema,
}) satisfies z.ZodMiniType<Result>;
