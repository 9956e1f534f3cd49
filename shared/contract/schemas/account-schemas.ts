import * as z from 'zod/mini';
import { languageCodes } from '#shared/contract/language.ts';
import { signInIdText, userIdText } from './id-schemas.ts';
import { consentSchema, givenConsentSchema, sessionWish, unitPreferenceSchema } from './session-schemas.ts';

// What comes in and goes out of the routes of an account: confirm its address, get back in, change it, export it, erase it.

const text = z.string();
const nothing = z.object({});
/** A code from a mail, with the spaces and hyphens that people type. */
const code = text.check(z.maxLength(32));

/** Longer than any secret in a link of ours. */
const linkSecret = text.check(z.maxLength(512));

export const confirmByLinkSchemas = {
  /** With a token of the account, or with its password. */
  body: z.object({ secret: linkSecret, password: z.optional(text) }),
  status: 200,
  answer: nothing,
} as const;

export const declineAddressSchemas = { body: z.object({ secret: linkSecret }), status: 200, answer: nothing } as const;

/** Six digits; spaces do not matter. */
export const confirmAddressSchemas = {
  body: z.object({ code: text.check(z.maxLength(32)) }),
  status: 200,
  answer: nothing,
} as const;

/** The mail follows. */
export const sendConfirmationSchemas = { body: nothing, status: 202, answer: nothing } as const;

/** The secret of a request for a code. It stays in the browser that asked. */
const request = text.check(z.maxLength(128));

/** The same answer for every address. The mail follows, if there is an account. */
export const helpSchemas = {
  /** With the `request` of an earlier answer, the next code belongs to it, too, while it works. */
  body: z.object({ email: text, request: z.optional(request) }),
  status: 202,
  /** To be sent with the code: a code works together with the request that asked for it, and with no other. */
  answer: z.object({ request: text }),
} as const;

export const resetSchemas = {
  /** By the code of a mail, or by the secret of its link. */
  body: z.union([
    z.object({ email: text, request, code, password: text, ...sessionWish }),
    z.object({ secret: linkSecret, password: text, ...sessionWish }),
  ]),
  status: 200,
  answer: z.object({ userId: userIdText, token: text }),
} as const;

export const changePasswordSchemas = {
  body: z.object({ password: text, newPassword: text }),
  status: 200,
  answer: nothing,
} as const;

/** The mail to the new address follows. Until it is confirmed, the old one stays. */
export const changeAddressSchemas = {
  body: z.object({ email: text, password: text }),
  status: 202,
  answer: nothing,
} as const;

export const undoAddressSchemas = { body: z.object({ secret: linkSecret }), status: 200, answer: nothing } as const;

/** Without a password, ends the sessions and makes the old password useless. With one, sets it. */
export const notMeSchemas = {
  body: z.object({ secret: linkSecret, password: z.optional(text) }),
  status: 200,
  answer: nothing,
} as const;

export const changeProfileSchemas = {
  /** An absent field stays unchanged. */
  body: z.object({
    firstName: z.optional(text),
    lastName: z.optional(text),
    units: z.optional(unitPreferenceSchema),
    /** Refused when unknown, unlike at registration: the user has just chosen it and can be told, and did not choose English. */
    language: z.optional(z.literal(languageCodes)),
  }),
  status: 200,
  answer: nothing,
} as const;

export const giveConsentSchemas = { body: givenConsentSchema, status: 200, answer: nothing } as const;

/** All that /account shows. Every instant is ISO. */
export const getAccountSchemas = {
  status: 200,
  answer: z.object({
    userId: userIdText,
    /** As it was typed. */
    email: text,
    /** `removed`: the owner of the mailbox said that this was not them. The account needs another address. */
    addressState: z.enum(['confirmed', 'unconfirmed', 'removed']),
    confirmedAt: z.nullable(text),
    /** The address that follows when it is confirmed; null when none does. */
    pendingEmail: z.nullable(text),
    firstName: text,
    lastName: text,
    createdAt: text,
    sessions: z.array(
      z.object({
        /** Ends this one, by `/api/users/me/sessions/end`. It opens nothing. */
        id: signInIdText,
        /** Such as 'Firefox/Windows'. Either name may be missing, and blank means that nothing is known. */
        device: text,
        startedAt: text,
        lastUsedAt: text,
        endsAt: text,
        isRemembered: z.boolean(),
        isThisOne: z.boolean(),
      }),
    ),
    consents: z.array(consentSchema),
    /** Absent until they have chosen. */
    units: z.optional(unitPreferenceSchema),
  }),
} as const;

export const endSessionSchemas = { body: z.object({ id: signInIdText }), status: 200, answer: nothing } as const;

/** Attributes by their name: what a store has, whatever release wrote it. */
const storedRows = z.array(z.record(text, z.unknown()));
const sentenceEach = z.record(text, text);

export const exportMeSchemas = {
  status: 200,
  answer: z.object({
    /** What each part is, and each of its fields, in plain words. */
    index: z.array(
      z.object({
        part: text,
        what: text,
        fields: sentenceEach,
        /** What is stored and not in the export, each with the reason. */
        leftOut: sentenceEach,
      }),
    ),
    /** ISO instant. */
    madeAt: text,
    parts: z.record(text, storedRows),
    /** The newest result of each quiz as a FHIR R4 document, for the software of a clinic; absent without a result. */
    fhir: z.optional(z.looseObject({ resourceType: z.literal('Bundle'), type: z.literal('document') })),
    /** The UUID by which /verify asks whether its results still stand; absent while it could not be signed. */
    identifier: z.optional(text),
    /** A detached JWS (ES256) over the canonical JSON (RFC 8785) of all of this without its signature. */
    signature: z.optional(text),
  }),
} as const;

export const eraseMeSchemas = {
  body: z.object({ password: text }),
  /** Everything goes within a minute. */
  status: 202,
  answer: z.object({}),
} as const;
