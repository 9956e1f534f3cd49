import type { Source } from '#shared/contract/result.ts';
import { findSource } from './evidence/sources.ts';
import type { BibliographyEntry } from './evidence/types.ts';

/** Nobody could look these up. */
const notCitable = new Set(['reference', 'assumed']);

const toSource = ({ id, short, citation, doi, url }: BibliographyEntry): Source => {
  const link = doi ? `https://doi.org/${doi}` : url;
  return link ? { id, short, citation, url: link } : { id, short, citation };
};

/** The bibliography entries behind these ids, in this order, each once. */
export const cite = (ids: readonly string[]): Source[] => {
  const seen = new Set<string>();
  return ids.flatMap((id) => {
    const entry = notCitable.has(id) ? undefined : findSource(id);
    if (!entry || seen.has(entry.citation)) return [];
    seen.add(entry.citation);
    return [toSource(entry)];
  });
};
