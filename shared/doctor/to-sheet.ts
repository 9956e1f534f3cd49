import type { Checked } from '#shared/contract/headline.ts';
import type { OtherResult } from '#shared/contract/result.ts';
import type { Answers } from '#shared/quiz/question.ts';
import type { TypedAnswers } from '#shared/quiz/units/measured.ts';

/** What the person lets the clinician see. Warnings are always there. */
export type Allowed = {
  readonly name: boolean;
  readonly birthdate: boolean;
  /** Mood, stress, outlook, company and worry about eating. */
  readonly mood: boolean;
  /** Height, weight and BMI. */
  readonly weight: boolean;
};

/** One submission, as its owner reads it back. */
export type Submitted = {
  readonly answers: Answers;
  readonly typed?: TypedAnswers;
  /** YYYY-MM-DD where the person is. */
  readonly day: string;
  /** What was said under a notice that asks to be seen; `at` is an instant. */
  readonly checked?: Checked | undefined;
  /** Where its result took the place of one that was wrong. */
  readonly replaces?: OtherResult | undefined;
};

/** The newest answers to each quiz that the live engine reads; null for a quiz that was not taken. */
export type ToSheet = {
  readonly longevity: Submitted | null;
  readonly heart: Submitted | null;
  /** YYYY-MM-DD, the day on which the sheet is made. */
  readonly today: string;
  /** First and last name. */
  readonly name: string;
  readonly allowed: Allowed;
};
