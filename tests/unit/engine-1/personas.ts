import { readFileSync } from 'node:fs';
import { familyQuestionId, knowledgeQuestionId } from '#shared/derived-names.ts';
import type { CardiacScore } from '#shared/engine-1/cardiac-health.ts';
import type { LongevityScore } from '#shared/engine-1/longevity.ts';
import type { Answers } from '#shared/quiz/question.ts';

/**
 * The cast that all tests share: seven people per quiz, a hundred random ones and some odd ones, each with what the
 * reference implementation computed on `today`. The answers are those a browser would hold.
 */
export type LongevityVector = { answers: Answers; output: LongevityScore };
export type CardiacVector = { answers: Answers; longevityAnswers: Answers; output: CardiacScore };

/** The reference was run under the name that the product came with; two question ids follow the name of today. */
const named: Readonly<Record<string, string>> = {
  familyLongevity: familyQuestionId,
  longevityKnowledge: knowledgeQuestionId,
};

const read = (name: string) => {
  const text = readFileSync(new URL(`./vectors/${name}.json`, import.meta.url), 'utf8');
  return JSON.parse(text.replace(/(?<=")(familyLongevity|longevityKnowledge)(?=")/g, (id) => named[id] ?? id));
};

const personas = read('personas');
const edgeCases = read('edge-cases');
const random = read('random-vectors');

export const today: string = personas.today;

export const longevityPersonas: Record<string, LongevityVector> = personas.longevity;
export const cardiacPersonas: Record<string, CardiacVector> = personas.cardiac_health;

export const longevityEdgeCases: Record<string, LongevityVector> = edgeCases.longevity;
export const cardiacEdgeCases: Record<string, CardiacVector> = edgeCases.cardiac_health;

export const randomLongevity: (LongevityVector & { id: string })[] = random.longevity;
export const randomCardiac: (CardiacVector & { id: string })[] = random.cardiac_health;
