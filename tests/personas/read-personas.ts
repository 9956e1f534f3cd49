import type { HeartScore } from '#shared/heart/score.ts';
import type { LongevityScore } from '#shared/longevity/score.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';

/**
 * The cast that all tests of the live quizzes share: sixteen people and fifteen hearts, each with what the reference
 * implementation computed on `today`. The answers are those a browser would hold.
 */
type LongevityPersona = {
  answers: Answers;
  /** From an earlier heart quiz. */
  cardiacAnswers?: Answers;
  output: LongevityScore;
};
type CardiacPersona = { answers: Answers; longevityAnswers: Answers; output: HeartScore };

type Cast = {
  today: string;
  longevity: Record<string, LongevityPersona>;
  cardiac_health: Record<string, CardiacPersona>;
};

const cast: Cast = readVectors('personas');

export const { today, longevity: longevityPersonas, cardiac_health: cardiacPersonas } = cast;
