import { familyQuestionId, knowledgeQuestionId } from '#shared/derived-names.ts';
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

/** The reference was run under the name that the product came with; two question ids follow the name of today. */
const named: Readonly<Record<string, string>> = {
  familyLongevity: familyQuestionId,
  longevityKnowledge: knowledgeQuestionId,
};
/** A reviver for `JSON.parse`. */
export const underItsName = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, held]) => [named[key] ?? key, held]))
    : value;

const cast: Cast = JSON.parse(JSON.stringify(readVectors('personas')), underItsName);

export const { today, longevity: longevityPersonas, cardiac_health: cardiacPersonas } = cast;
