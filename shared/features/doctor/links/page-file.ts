import * as words from '#feature-words/doctor/links.ts';
import { product } from '#shared/product.ts';
import { fieldsOf, listOf } from '#shared/read-unknown.ts';
import { language } from '#words/language.ts';
import type { DoctorSheet } from '../sheet/sheet.ts';

type Attachment = {
  readonly contentType: string;
  readonly language: string;
  readonly title: string;
  readonly data: string;
};

/**
 * A page in the shape of a FHIR resource: readers of links refuse a manifest with any other kind of file. It has the page
 * twice: as HTML, which any software can show, and as data for `/view`.
 */
export type PageFile = {
  readonly resourceType: 'DocumentReference';
  readonly status: 'current';
  readonly description: string;
  readonly content: readonly { readonly attachment: Attachment }[];
};

const pageContentType = `application/vnd.${product.id}.page+json`;

/**
 * The sheet in every language of the site, for `/view`, where the doctor can switch. `answered`: the language in which the person
 * answered.
 */
export type SharedPage = {
  readonly format: 2;
  readonly answered: string;
  readonly sheets: Readonly<Record<string, DoctorSheet>>;
};

/** What is to be shown as a page, beside the document that software reads. `html`: the same for other software. */
export const pageFile = (page: object, html: string): PageFile => {
  const title = words.fileTitle;
  const attached = (contentType: string, text: string) => ({
    attachment: { contentType, language, title, data: base64(text) },
  });
  return {
    resourceType: 'DocumentReference',
    status: 'current',
    description: title,
    // The HTML comes first: many readers look at no other part.
    content: [attached('text/html;charset=utf-8', html), attached(pageContentType, JSON.stringify(page))],
  };
};

const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** The input of `pageFile`. It may be anything, because any holder of a link's key could have made it. Null for other resources. */
export const readPageFile = (resource: unknown): unknown => {
  const { resourceType, content } = fieldsOf(resource);
  if (resourceType !== 'DocumentReference') return null;
  const attachments = listOf(content).map((each) => fieldsOf(fieldsOf(each).attachment));
  const found = attachments.find(({ contentType }) => contentType === pageContentType);
  if (!found) return null;
  try {
    const bytes = Uint8Array.from(atob(String(found.data)), (character) => character.charCodeAt(0));
    const page: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return page;
  } catch {
    return null;
  }
};
