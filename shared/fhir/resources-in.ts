import { type Fields, fieldsOf, listOf, textOf } from '#shared/read-unknown.ts';

/** The resources of a type in a document of any shape, in its order. */
export const resourcesIn = (document: unknown, wanted: string): readonly Fields[] =>
  listOf(fieldsOf(document).entry)
    .map((entry) => fieldsOf(fieldsOf(entry).resource))
    .filter(({ resourceType }) => resourceType === wanted);

type Entry = { readonly fullUrl: string; readonly resource: Fields };

/** Deeper than any server wraps a document. */
const maxDepth = 4;

/** Every resource with its address, also of a resource alone and of Bundles inside a Bundle, such as a search result. */
export const entriesIn = (document: unknown): readonly Entry[] =>
  flattened({ fullUrl: '', resource: fieldsOf(document) }, 0);

const flattened = (entry: Entry, depth: number): readonly Entry[] => {
  if (entry.resource.resourceType !== 'Bundle') return [entry];
  if (depth === maxDepth) return [];
  return listOf(entry.resource.entry)
    .map(fieldsOf)
    .flatMap(({ fullUrl, resource }) =>
      flattened({ fullUrl: textOf(fullUrl), resource: fieldsOf(resource) }, depth + 1),
    );
};
