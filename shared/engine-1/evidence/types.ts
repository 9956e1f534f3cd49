/** What the evidence files hold. Every number names its source; `verified` says whether it was read in that source. */
import type { AdviceCode } from './advice-code.ts';

export type Sex = 'female' | 'male';
export type BySex<T> = T | Readonly<Record<Sex, T>>;

/** How good the evidence is; the words are in `longevity-model.ts`. */
type Grade = 'A' | 'A-null' | 'B' | 'C' | 'D' | '-';

/** 95 % confidence interval of a hazard ratio. */
export type Interval = readonly [low: number, high: number];

export type OptionEvidence = {
  /** As in the quiz; a slider's step is a number. */
  readonly value: string | number;
  /** Hazard ratio for death from any cause against the reference; null = no usable answer ("I don't know"). */
  readonly hr?: BySex<number> | null;
  readonly ci?: BySex<Interval> | null;
  /** Share of the population that gives this answer, 0-1. */
  readonly prevalence?: BySex<number> | null;
  /** 0-100, for the category score; null = no score. */
  readonly score?: number | null;
  readonly verified?: boolean;
  readonly note?: string;
  /** Id in the bibliography (`sources.ts`). */
  readonly source?: string;
};

/** ln(hr) is read off linearly between the points and is constant outside them. */
export type Curve = {
  readonly variable: 'bmi' | 'value';
  readonly points: readonly { readonly x: number; readonly hr: number; readonly ci: Interval }[];
  readonly verified: boolean;
  readonly note?: string;
  readonly source: string;
};

/** The first band with x < lt decides. */
export type ScoreTable = {
  readonly variable: 'bmi' | 'value';
  readonly source: string;
  readonly bands: readonly { readonly lt: number; readonly score: number; readonly note?: string }[];
};

export type SafetyNoticeCode = 'suggestSeeClinician' | 'mentionSleepApneaCheck' | 'offerSupportLine';

export type QuestionEvidence = {
  readonly id: string;
  readonly section: string;
  readonly grade: Grade;
  /** How much of ln(hr) counts for the age, 0-1; 0 = none. */
  readonly weight: number;
  /** Share in the category score; 0 = not part of it. */
  readonly catWeight?: number;
  readonly modifiable?: boolean;
  readonly sources: readonly string[];
  /** The answer whose hazard ratio is 1. */
  readonly reference?: string;
  /** How the numbers were made from what was published. */
  readonly derivation?: string;
  readonly prevalenceSource?: string;
  readonly rule?: string;
  readonly note?: string;
  readonly options?: readonly OptionEvidence[];
  readonly curve?: Curve;
  /** Where the population stands on the curve: `p` is the share at `x`. */
  readonly centering?: readonly { readonly x: number; readonly p: number }[];
  /** Population shares in the order of the options, by age. */
  readonly prevalenceByAge?: readonly { readonly ltAge: number; readonly p: readonly number[] }[];
  readonly scoreTable?: ScoreTable;
  readonly scoreTableAsian?: ScoreTable;
  readonly scoreCurve?: readonly { readonly x: number; readonly score: number }[];
  /** Answers that deserve a kind word, whatever the score. */
  readonly safety?: Readonly<Record<string, SafetyNoticeCode>>;
};

/** When a piece of advice applies; BMI conditions are on height and weight together. */
export type Trigger =
  | { readonly in: readonly string[] }
  | { readonly gte: number }
  | { readonly gt: number }
  | { readonly lt: number }
  | { readonly bmiGte: number }
  | { readonly bmiLt: number }
  | { readonly bmiBetween: readonly [from: number, to: number] };

/** The answer that following the advice would lead to; `clinician`: none that we may name. */
export type Target =
  | { readonly value: string | number }
  | { readonly step: number; readonly list: readonly string[] }
  | { readonly reduceBy: number; readonly notBelow: number }
  | { readonly bmiReduceBy: number; readonly notBelow?: number }
  | { readonly clinician: true };

export type RecommendationRule = {
  readonly question: string;
  readonly advice: AdviceCode;
  readonly trigger: Trigger;
  readonly target: Target;
  readonly guideline: readonly string[];
  readonly rankBy: 'yearsOfEffectiveAge' | 'scoreGap';
  readonly verified: boolean;
  readonly note?: string;
};

/** One entry of the bibliography. `short` is the display name that the quizzes cite word for word. */
export type BibliographyEntry = {
  readonly id: string;
  readonly short: string;
  readonly citation: string;
  readonly doi?: string;
  readonly url?: string;
  readonly pmid?: string;
  /** What was taken from it. */
  readonly found?: string;
  /** Which part of the reference itself is not certain. */
  readonly idNote?: string;
  readonly verified: boolean;
};
