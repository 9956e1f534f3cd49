import type { Below } from '#shared/heart/evidence/lifes-essential-8.ts';
import type { LongevityQuestionId, Sex, SexAnswer, ValueOf } from '#shared/person/person.ts';
import type { SourceId } from '#shared/sources/sources.ts';

export type BySex<T> = T | Readonly<Record<Sex, T>>;

/** 95 % confidence interval of a hazard ratio. */
export type Interval = readonly [low: number, high: number];

export type OptionEvidence<Value = string | number> = {
  /** As in the quiz. */
  readonly value: Value;
  /** Hazard ratio for death from any cause against the reference; null = no usable answer ("I don't know"). */
  readonly hr: BySex<number> | null;
  readonly ci?: BySex<Interval>;
  /** Share of the population that gives this answer, 0-1; absent when it is not known or not needed. */
  readonly prevalence?: BySex<number>;
  /** 0-100, for the category score. */
  readonly score?: number;
  /** We read neither this number nor the published one behind it in the source. */
  readonly verified?: false;
  readonly note?: string;
  /** Set where the source is not the question's first one. */
  readonly source?: SourceId;
};

/** `interpolated` lies between two published numbers; `derived` was computed from published ones. */
export const interpolated = { verified: false, note: 'interpolated' } as const;
export const derived = { verified: false, note: 'derived' } as const;

/** ln(hr) is linear between the points and constant outside them. */
export type Curve = {
  readonly points: readonly {
    readonly x: number;
    readonly hr: number;
    readonly ci: Interval;
    readonly verified?: false;
  }[];
  readonly note?: string;
  /** Above this x the strength depends on age: see `../model/hazards.ts`. */
  readonly ageGraded?: AgeGraded;
};

export type AgeGraded = {
  readonly above: number;
  /** Hazard ratio per five units, over all ages (here) and at the middle of each age band (`bands`). */
  readonly allAgePer5: number;
  readonly bands: readonly { readonly age: number; readonly per5: number }[];
};

/** `Value` is the type of the question's answers, so a misspelt option does not compile. `derivations.ts` explains the numbers. */
export type QuestionEvidence<Value extends string | number = string | number> = {
  readonly grade: Grade;
  /** How much of ln(hr) counts for the age, 0-1; absent = none. */
  readonly weight?: number;
  /** Share in the category score; absent = not part of it. */
  readonly catWeight?: number;
  /** The answer moves the age, but nobody can change it. */
  readonly isFixed?: true;
  /** The first one is the source of the numbers. */
  readonly sources: readonly SourceId[];
  readonly options?: readonly OptionEvidence<Value>[];
  readonly curve?: Curve;
  /** The distribution of the population on the curve: `p` is the share at `x`. */
  readonly centering?: readonly { readonly x: number; readonly p: number }[];
  /** Population shares in the order of the options: linear between these ages, constant outside. */
  readonly prevalenceByAge?: readonly { readonly age: number; readonly p: readonly number[] }[];
  /** For weight, the table of the body mass index. */
  readonly scoreTable?: Below;
  readonly scoreTableAsian?: Below;
  readonly scoreCurve?: readonly { readonly x: number; readonly score: number }[];
  /** Answers that call for a notice, whatever the score. */
  readonly notices?: readonly {
    readonly in: readonly Value[];
    readonly sex?: readonly SexAnswer[];
    readonly notice: NoticeCode;
  }[];
};

/** One entry for each question, with that question's own values. */
export type EvidenceById = { readonly [Id in LongevityQuestionId]: QuestionEvidence<ValueOf<Id>> };

/** How good the evidence is; '-' = the question only describes the person. */
export type Grade = 'A' | 'A-null' | 'B' | 'C' | 'D' | '-';

/** Notices that an answer calls for, whatever the score. */
export type NoticeCode =
  | 'suggestSeeClinician'
  | 'strengthCheck'
  | 'mentionSleepApneaCheck'
  | 'supportLines'
  | 'eatingLines'
  | 'alcoholLimitWomen'
  | 'alcoholStop';
