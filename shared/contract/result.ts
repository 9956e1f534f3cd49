import type { FactorField, QuizId } from '../derived-names.ts';
import type { RedFlagNotice } from './red-flag.ts';
import type { RecommendationAdditions, ResultAdditions } from './result-additions.ts';

/** The body of GET /api/results/get. Fields may be added, never removed or renamed (the specification's section 3). */
export type Result = {
  submissionId: string;
  quiz_id: QuizId;
  /** ISO instant. */
  submittedAt: string;
  content: ResultContent;
};

export type ResultContent = {
  intro: string;
  overall_summary: OverallSummary;
  summaryParagraph: string;
  category_breakdown: CategoryItem[];
  focus_areas: { introParagraph: string; topRecommendations: Recommendation[] };
  outro: string;

  // Added fields.
  redFlags: RedFlagNotice[];
  /** Longevity: what each answer added (+) or took off (-), in years of effective age, largest effect first. */
  contributions: Contribution[];
  /** Cardiac only. */
  lifesEssential8?: { components: { id: string; title: string; score: number }[]; composite: number | null };
  riskEnhancers?: { code: string; label: string }[];
  /** Cardiac, when estimated: percentages with one decimal. `totalCvd30` only for ages 30-59. */
  otherRisks?: { ascvd10: number | null; heartFailure10: number | null; totalCvd30: number | null };
  /** What the numbers in this very result rest on. */
  sources: Source[];
  engine: { version: string; hash: string };
  wording: Wording;
} & ResultAdditions;

export type OverallSummary = {
  // longevity
  /** One decimal, shown as a whole number. Null when no age could be estimated. */
  biologicalAge?: number | null;
  biologicalAgeLow?: number | null;
  biologicalAgeHigh?: number | null;
  chronologicalAge?: number | null;
  /** Words for the comparison, such as 'Younger than your years'. */
  headline?: string;
  /** 0-1: the share of the scored questions that were answered. */
  answeredShare?: number;
  // cardiac
  /** Percent with one decimal; null = not estimated, never 0. */
  cardiacRiskScore?: number | null;
  cardiacRiskScoreLow?: number | null;
  cardiacRiskScoreHigh?: number | null;
  /** Words for people: 'Low', 'Borderline', 'Intermediate', 'High', 'Existing heart condition', 'Not estimated'. */
  riskDescriptor?: string;
  cardiacRiskProfile?: string;
  riskCode?: string;
  confidence?: 'high' | 'medium' | 'low';
  notEstimatedReason?: string;
} & {
  /** 1-99: the share of same-sex peers with a higher modelled death rate; 50 = average. */
  [factor in FactorField]?: number | null;
};

/** `score` is 0-100, or null (shown as 'Not enough answers'). */
export type CategoryItem = {
  id: string;
  title: string;
  descriptor: string;
  score: number | null;
  explanationParagraph: string;
};

export type Recommendation = {
  /** Stable: a question id or a scenario code. */
  code: string;
  area: string;
  /** The label of the chosen option, or value and unit. Never free text. */
  userAnswer?: string;
  recommendation: string;
  /** Longevity: years of effective age; absent when there is no number to show. */
  years?: number;
  /** Cardiac scenarios. */
  percentagePoints?: number;
} & RecommendationAdditions;

export type Contribution = { questionId: string; label: string; years: number };

export type Source = { id: string; short: string; citation: string; url?: string };

/** Numbers are always the engine's; `model` names what worded which sections. */
export type Wording =
  | { by: 'engine' }
  | {
      by: 'model';
      modelId: string;
      promptVersion: string /** The sections, or slots, that it chose. */;
      sections: string[];
    };
