import type { HeartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import type { LongevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import type { CleanAnswersOf } from '#shared/quiz/answers-of.ts';
import type { MyNumbers } from './my-numbers.ts';

export type LongevityAnswers = CleanAnswersOf<LongevityQuiz>;
export type HeartAnswers = CleanAnswersOf<HeartQuiz>;

/** What both engines and the safety rules read of one person: answers cleaned, and what follows from them. */
export type Person = {
  readonly today: string;
  /** The quiz whose page is made: where both quizzes ask the same, its answer counts. */
  readonly quiz: 'longevity' | 'heart';
  readonly longevity: LongevityAnswers;
  /** With each exact number's band in place of the chosen one; the band of an old number counts as unknown. */
  readonly heart: HeartAnswers;
  /** As red flags and routes see them: an old number leaves the chosen band, so that a date never hides a warning. */
  readonly heartForSafety: HeartAnswers;
  /** Null when the person gave no exact number at all. */
  readonly myNumbers: MyNumbers | null;
  /** Of the quiz whose page is made; where it is not answered there, of the other quiz. */
  readonly pregnancyNow: HeartAnswers['pregnancyNow'];
  /** Completed years; null without a birth date. */
  readonly age: number | null;
  /** Unrounded; null without height or weight. */
  readonly bmi: number | null;
  /** For points, goals and risk, mmHg: null when unknown or mistyped (the lower not below the upper). */
  readonly sbp: number | null;
  readonly dbp: number | null;
  /** As the person gave them, mmHg, also when mistyped: only the safety rules read these. */
  readonly givenSbp: number | null;
  readonly givenDbp: number | null;
  readonly isPressureMistyped: boolean;
};
