import { readFileSync } from 'node:fs';
import { familyQuestionId, knowledgeQuestionId } from '#shared/derived-names.ts';

/** The reference was run under the name that the product came with. Two question ids follow the name of today. */
export const underItsName = (json: string): string =>
  json
    .replaceAll('"familyLongevity"', JSON.stringify(familyQuestionId))
    .replaceAll('"longevityKnowledge"', JSON.stringify(knowledgeQuestionId));

/** One file of the reference in tests/vectors, with the question ids of this product; the caller says what is in it. */
export const readVectors = (name: string) =>
  JSON.parse(underItsName(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8')));
