import * as labels from '#feature-words/methods/labels.ts';
import type { Source } from '#shared/contract/result.ts';
import type { QuestionEvidence } from '#shared/longevity/evidence/question-evidence.ts';
import type { LongevityQuestionId } from '#shared/person/person.ts';
import { alternativesIn } from '#shared/words/forms/alternatives.ts';

/** A question's evidence with its id. */
export type IdentifiedEvidence = QuestionEvidence & { readonly id: LongevityQuestionId };

/** Cells are ready to read; the first column heads its row. */
export type NumberTable = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** Tables that are hidden until the user opens them. */
export type Fold = { readonly title: string; readonly tables: readonly NumberTable[] };

/** One topic of the methods: text, and the numbers that it mentions. */
export type Topic = {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly formula?: readonly string[];
  readonly points?: readonly string[];
  readonly folds?: readonly Fold[];
  readonly sources: readonly Source[];
};

/** With a real minus sign, which is read aloud as one. Never rounded: readers see the number that the engine uses. */
export const numberText = (x: number): string => String(x).replace('-', '−');

/** Rounded for reading, in worked examples only. */
export const rounded = (x: number, decimals: number): string => {
  const text = x.toFixed(decimals);
  return (Number(text) === 0 ? text.replace('-', '') : text).replace('-', '−');
};

/** 'a + b − c'; a line never breaks between a sign and its number. */
export const sumText = (parts: readonly string[]): string => parts.join(' +\u00a0').replaceAll('+\u00a0−', '−\u00a0');

const piecesOf = alternativesIn('en-GB');
/** 'a, b or c' */
export const alternatives = (parts: readonly string[]): string =>
  piecesOf(parts)
    .map(({ value }) => value)
    .join('');

/** A fold with one table of the same name. */
export const fold = (title: string, columns: readonly string[], rows: NumberTable['rows']): Fold => ({
  title,
  tables: [{ caption: title, columns, rows }],
});

/** 'below 5', 'from 5 to below 7.5', 'from 20': a value belongs to the first band whose limit is above it. */
export const bandTexts = (limits: readonly number[]): string[] =>
  limits.map((limit, at) => {
    const from = limits[at - 1];
    if (from === undefined) return labels.below(numberText(limit));
    return limit === Infinity ? labels.orMore(numberText(from)) : labels.between(numberText(from), numberText(limit));
  });
