import type { Source } from '#shared/contract/result.ts';
import { allSources, type BibliographyId } from '#shared/sources/background-sources.ts';
import { found, isRead } from '#shared/sources/readings.ts';
import type { BibliographyEntry } from '#shared/sources/sources.ts';

/** Ids in the bibliography that are not works a reader could look up. */
const notCitable: ReadonlySet<string> = new Set<BibliographyId>(['reference', 'assumed']);

const toSource = (id: string, { short, citation, doi, url }: BibliographyEntry): Source => {
  const link = doi ? `https://doi.org/${doi}` : url;
  return link ? { id, short, citation, url: link } : { id, short, citation };
};

/** The bibliography entries behind these ids, in this order, each once. */
export const cite = (ids: readonly BibliographyId[]): Source[] =>
  [...new Set(ids)].filter((id) => !notCitable.has(id)).map((id) => toSource(id, allSources[id]));

/** The whole bibliography, with what was taken from each entry. */
export const bibliography = () =>
  (Object.keys(allSources) as BibliographyId[])
    .filter((id) => !notCitable.has(id))
    .map((id) => ({ ...toSource(id, allSources[id]), found: found[id], isVerified: isRead(id) }));

/** Replaces the source ids in a text of the evidence by the names of the sources. */
export const withSourceNames = (text: string): string =>
  Object.entries(allSources)
    .filter(([id]) => !notCitable.has(id))
    .reduce((words, [id, { short }]) => words.replace(new RegExp(`\\b${id}\\b`, 'g'), short), text);
