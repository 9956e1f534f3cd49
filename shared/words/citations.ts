import type { Source } from '#shared/contract/result.ts';
import { type SourceId, sources } from '#shared/sources/sources.ts';
import { curly } from './phrases.ts';

export const isSourceId = (id: string): id is SourceId => Object.hasOwn(sources, id);
const inOrder: readonly SourceId[] = Object.keys(sources).filter(isSourceId);

/** Each source once, in the order of the bibliography. */
export const cite = (ids: readonly SourceId[]): Source[] => {
  const used = new Set(ids);
  return inOrder
    .filter((id) => used.has(id))
    .map(sourceOf)
    .map((source) => ({ ...source, short: curly(source.short), citation: curly(source.citation) }));
};

export const sourceOf = (id: SourceId): Source => {
  const { short, citation, doi, url } = sources[id];
  const address = doi ? `https://doi.org/${doi}` : url;
  return { id, short, citation, ...(address ? { url: address } : {}) };
};
