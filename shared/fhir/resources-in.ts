import { type Fields, fieldsOf, listOf } from '#shared/read-unknown.ts';

/** The resources of a type in a document of any shape, in its order. */
export const resourcesIn = (document: unknown, wanted: string): readonly Fields[] =>
  listOf(fieldsOf(document).entry)
    .map((entry) => fieldsOf(fieldsOf(entry).resource))
    .filter(({ resourceType }) => resourceType === wanted);
