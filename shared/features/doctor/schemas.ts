import * as z from 'zod/mini';
import { defaultLanguage, languageCodes } from '#shared/contract/language.ts';
import type { RouteSchemas } from '#shared/contract/route.ts';
import { jwe, secret } from '#shared/contract/schemas/ciphertext-schemas.ts';
import { submissionId } from '#shared/contract/schemas/create-submission-schemas.ts';
import type { routes } from './feature.ts';
import { linkDays, readerContentType } from './links/link.ts';

/** Chapters of the API's description. */
export const tags = {
  Links: 'Results for a doctor, encrypted in the browser, as SMART Health Links (HL7, STU 1).',
} as const;

const text = z.string();

/** The files of one link together, several times those of a person with both results. A file is an item of a table (400 kB). */
const maxLinkBytes = 200_000;
const linkFile = jwe(maxLinkBytes);

const link = z.object({
  /** For its owner alone. It does not open the link. */
  linkId: text,
  /** ISO instants. */
  madeAt: text,
  endsAt: text,
  /** The language in which the page opens for the doctor. */
  language: text,
  /** When and why it was closed, if that was before its end. */
  closed: z.optional(z.object({ at: text, by: z.enum(['owner', 'wrong-passcodes', 'logout']) })),
  /** Nobody can open it any more. */
  isOver: z.boolean(),
  /** Each call with a passcode, the newest first. Nothing about who it was. */
  openings: z.array(z.object({ at: text, isRight: z.boolean() })),
});

export const createLinkSchemas = {
  body: z.object({
    /** Made by the browser. It is in the link, so anyone who has the link knows it; the server stores a hash. */
    id: secret,
    passcode: text.check(z.maxLength(64)),
    days: z.literal(linkDays),
    /** The language in which the page opens for the doctor; English where it is absent. */
    language: z._default(z.literal(languageCodes), defaultLanguage),
    files: z
      .array(z.object({ contentType: z.literal(readerContentType), jwe: linkFile }))
      .check(z.minLength(1), z.maxLength(2)),
  }),
  maxBytes: maxLinkBytes,
  status: 201,
  /** This very link was stored before. */
  repeatStatus: 200,
  answer: link,
} as const;

/** Those that are open, and those that ended within their time. The newest first. */
export const listLinksSchemas = { status: 200, answer: z.array(link) } as const;

const one = z.object({ linkId: secret });

export const closeLinkSchemas = { body: one, status: 200, answer: link } as const;

export const keepLinkSchemas = { body: one, status: 200, answer: link } as const;

/** As SMART Health Links describes the manifest. */
export const openLinkSchemas = {
  query: z.object({ id: text.check(z.maxLength(128)) }),
  body: z.object({
    /** Who opens it. The specification demands it; we neither store nor log it. */
    recipient: z.optional(text.check(z.maxLength(1000))),
    passcode: z.optional(text.check(z.maxLength(64))),
    /** The longest file that may stand in the answer itself. Others get an address that works for some minutes. */
    embeddedLengthMax: z.optional(z.number()),
  }),
  status: 200,
  answer: z.object({
    files: z.array(
      z.object({
        contentType: text,
        fhirVersion: text,
        lastUpdated: text,
        status: z.literal('finalized'),
        embedded: z.optional(text),
        location: z.optional(text),
      }),
    ),
  }),
} as const;

export const getLinkFileSchemas = {
  query: z.object({ ticket: text.check(z.maxLength(256)) }),
  status: 200,
  answer: text,
  contentType: 'application/jose',
} as const;

/** What the owner lets the reader see. Warnings that cannot wait are always in the document. */
const shares = z.object({ name: z.boolean(), birthdate: z.boolean(), mood: z.boolean(), weight: z.boolean() });

export const makeDocumentSchemas = {
  body: z.object({
    submissionId,
    shares,
    /** The doctor's language, English where it is absent. The document has the answers in it, too. */
    language: z._default(z.literal(languageCodes), defaultLanguage),
  }),
  status: 200,
  /** FHIR R4. */
  answer: z.looseObject({
    resourceType: z.literal('Bundle'),
    type: z.literal('document'),
    identifier: z.object({ system: text, value: text }),
    signature: z.looseObject({ sigFormat: z.literal('application/jose'), data: text }),
  }),
} as const;

export const routeSchemas = {
  closeLink: closeLinkSchemas,
  createLink: createLinkSchemas,
  getLinkFile: getLinkFileSchemas,
  keepLink: keepLinkSchemas,
  openLink: openLinkSchemas,
  listLinks: listLinksSchemas,
  makeDocument: makeDocumentSchemas,
} as const satisfies Record<keyof typeof routes, RouteSchemas>;
