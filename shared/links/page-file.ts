import { product } from '../product.ts';

/** A page as data, in the shape of a FHIR resource: readers of links refuse a manifest with any other kind of file. */
export type PageFile = { resourceType: 'Binary'; contentType: string; data: string };

const pageContentType = `application/vnd.${product.id}.page+json`;

/** What is to be shown as a page, beside the document that software reads. */
export const pageFile = (page: object): PageFile => ({
  resourceType: 'Binary',
  contentType: pageContentType,
  data: btoa(Array.from(new TextEncoder().encode(JSON.stringify(page)), (byte) => String.fromCharCode(byte)).join('')),
});

/** What `pageFile` was given, which may be anything: whoever has a link's key could have made it. Null for every other resource. */
export const readPageFile = (resource: unknown): unknown => {
  const { resourceType, contentType, data } = isRecord(resource) ? resource : {};
  if (resourceType !== 'Binary' || contentType !== pageContentType || typeof data !== 'string') return null;
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const page: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return page;
  } catch {
    return null;
  }
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
