import * as z from 'zod/mini';
import { factorField, quizIds } from '../derived-names.ts';
import { recommendationAdditions, resultAdditions } from './result-additions-schema.ts';

// A result on its way out of the server: what is not listed here stays inside. Fields may be added, never removed or
// renamed (section 3 of the specification). The types of `result.ts` are derived from this.

const text = z.string();
const numberOrNull = z.nullable(z.number());
const maybeNumber = z.optional(numberOrNull);
const maybeText = z.optional(text);

const overallSummary = z.object({
  // The first quiz.
  /** One decimal, shown as a whole number. Null when no age could be estimated. */
  biologicalAge: maybeNumber,
  biologicalAgeLow: maybeNumber,
  biologicalAgeHigh: maybeNumber,
  chronologicalAge: maybeNumber,
  /** 1-99: the share of same-sex peers with a higher modelled death rate; 50 = average. */
  [factorField]: maybeNumber,
  /** Words for the comparison, such as 'Younger than your years'. */
  headline: maybeText,
  /** 0-1: the share of the scored questions that were answered. */
  answeredShare: z.optional(z.number()),
  // The cardiac quiz.
  /** Percent with one decimal; null = not estimated, never 0. */
  cardiacRiskScore: maybeNumber,
  cardiacRiskScoreLow: maybeNumber,
  cardiacRiskScoreHigh: maybeNumber,
  /** Words for people: 'Low', 'Borderline', 'Intermediate', 'High', 'Existing heart condition', 'Not estimated'. */
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
  /** 0-100, or null (shown as 'Not enough answers'). */
  score: numberOrNull,
  explanationParagraph: text,
  /** The row in one sentence, for a page that shows a few rows and folds all of them away. */
  inShort: maybeText,
  /** On a row with good points: how many steps of the plan are about it. They stand in the place of the points. */
  planSteps: z.optional(z.number()),
});

const recommendation = z.object({
  /** Stable: a question id or a scenario code. */
  code: text,
  area: text,
  /** The label of the chosen option, or value and unit. Never free text. */
  userAnswer: maybeText,
  recommendation: text,
  /** Longevity: years of effective age; absent when there is no number to show. */
  years: z.optional(z.number()),
  /** Cardiac scenarios. */
  percentagePoints: z.optional(z.number()),
  ...recommendationAdditions,
});

const lifesEssential8 = z.object({
  components: z.array(z.object({ id: text, title: text, score: z.number() })),
  composite: numberOrNull,
});

/**
 * Numbers and sentences are always the engine's. `model` names the slots in which a model chose another of the offered
 * sentences.
 */
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
  // Added fields.
  redFlags: z.array(z.object({ code: text, level: z.enum(['emergency', 'urgent', 'soon']), message: text })),
  /** Longevity: what each answer added (+) or took off (-), in years of effective age, largest effect first. */
  contributions: z.array(z.object({ questionId: text, label: text, years: z.number() })),
  /** Cardiac only. */
  lifesEssential8: z.optional(lifesEssential8),
  riskEnhancers: z.optional(z.array(z.object({ code: text, label: text }))),
  /** Cardiac, when estimated: percentages with one decimal. `totalCvd30` only for ages 30-59. */
  otherRisks: z.optional(z.object({ ascvd10: numberOrNull, heartFailure10: numberOrNull, totalCvd30: numberOrNull })),
  /** What the numbers in this very result rest on. */
  sources: z.array(z.object({ id: text, short: text, citation: text, url: maybeText })),
  engine: z.object({ version: text, hash: text }),
  wording,
  ...resultAdditions,
});

export const resultSchema = z.object({
  submissionId: text,
  quiz_id: z.literal(quizIds),
  /** ISO instant. */
  submittedAt: text,
  content: resultContentSchema,
  /**
   * A compact JWS (ES256) that says that this is what we made of the answers. Results of releases before it have none, nor
   * has one that could not be signed yet.
   */
  signature: maybeText,
});
