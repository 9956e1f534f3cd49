import type { OpenSide } from '#shared/heart/estimate/heart-range.ts';
import type { Grade } from '#shared/longevity/evidence/question-evidence.ts';
import type { RawAnswers } from '#shared/person/read-person.ts';
import type { Answer, Answers } from '#shared/quiz/question.ts';
import type { SourceId } from '#shared/sources/sources.ts';

/** The user's stored answers to both quizzes; `today` is the day that they are scored on. */
export type OwnPair = RawAnswers & { readonly longevity: Answers; readonly heart: Answers };

/** The engine's estimate: an age in years, or a percentage in ten years. One decimal, as in a result. */
export type Figure = {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The true value lies on this side of the range. */
  readonly open: OpenSide | null;
};

/** Null if the engine makes no estimate. */
export type FigureOf = (own: OwnPair) => Figure | null;

/** One position of a lever. */
export type Step = {
  /** The answer at this position. Null at today's position, where the user's own answer is kept. */
  readonly answer: Answer | null;
  /** Beside the lever: '2 or 3 days'. */
  readonly shown: string;
  /** For screen readers, without abbreviations and with the unit: '2 or 3 days a week'. */
  readonly spoken: string;
};

/** Other answers that must change too, so that no answer contradicts another. */
type LinkedAnswers = { readonly set: Answers; readonly drop: readonly string[] };

/** A control for one answer, with every position that it can have. */
export type Lever = {
  /** The question that a step answers. */
  readonly id: string;
  readonly quiz: 'longevity' | 'heart';
  readonly name: string;
  /** A switch has two steps. */
  readonly control: 'slider' | 'switch';
  readonly steps: readonly Step[];
  /** Index of the user's own answer among the steps. */
  readonly today: number;
  /** The user's own answer in words: '1 or 2 days a week'. */
  readonly was: string;
  /** A caution: more is not always better, or ask a clinician first. */
  readonly note?: string;
  /** Null if the effect comes from a published equation, not from one study. */
  readonly grade: Grade | null;
  readonly sources: readonly SourceId[];
  readonly linked?: LinkedAnswers;
  /** Shown only while this other lever is beyond its first step. */
  readonly beyondFirstStepOf?: string;
};

/** The step's index for each lever id. A lever without an entry is at today's step. */
export type Places = Readonly<Record<string, number>>;
