import type { Source } from '#shared/contract/result.ts';
import { found, isRead } from '#shared/sources/readings.ts';
import { type BibliographyId, sources } from '#shared/sources/sources.ts';
import { sourceOf } from '#shared/words/citations.ts';

/** Not sources that a person could look up. */
const notCitable: ReadonlySet<string> = new Set<BibliographyId>(['reference', 'assumed']);

/** The bibliography entries behind these ids, in this order, each once. */
export const cite = (ids: readonly BibliographyId[]): Source[] =>
  [...new Set(ids)].filter((id) => !notCitable.has(id)).map(sourceOf);

export type BibliographyRow = Source & { readonly found?: string; readonly isVerified: boolean };

/** The whole bibliography, with what was taken from each entry. */
export const bibliography = (): BibliographyRow[] =>
  Object.keys(sources)
    .filter(isSourceId)
    .filter((id) => !notCitable.has(id))
    .map((id) => ({ ...sourceOf(id), ...(found[id] && { found: found[id] }), isVerified: isRead(id) }));

const isSourceId = (id: string): id is BibliographyId => Object.hasOwn(sources, id);

/** Texts of the evidence name sources by id. */
export const withSourceNames = (text: string): string =>
  Object.entries(sources)
    .filter(([id]) => !notCitable.has(id))
    .reduce((words, [id, { short }]) => words.replace(new RegExp(`\\b${id}\\b`, 'g'), short), text);
