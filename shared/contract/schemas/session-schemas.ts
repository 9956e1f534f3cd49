import * as z from 'zod/mini';
import { quizIds } from '#shared/derived-names.ts';
import { givenConsentSchema, sessionWish, unitPreferenceSchema } from './account-choices.ts';
import { shownReminderSchema } from './reminder-schema.ts';

const text = z.string();
export const loginSchemas = {
  body: z.object({ email: text, password: text, ...sessionWish }),
  status: 200,
  answer: z.object({ token: text }),
} as const;

export const registerSchemas = {
  body: z.object({
    firstName: z.optional(text),
    lastName: z.optional(text),
    email: text,
    password: text,
    /** A client of the specification alone sends none; the account page asks for it then. */
    consent: z.optional(givenConsentSchema),
    ...sessionWish,
  }),
  status: 201,
  /** The account was there already, and the password is its own. */
  repeatStatus: 200,
  answer: z.object({ userId: text, token: text }),
} as const;

const nothing = z.object({});

export const refreshSchemas = {
  /** `remember` changes whether the session outlives the browser; absent, it stays as it is. */
  body: z.object({ remember: z.optional(z.boolean()) }),
  status: 200,
  answer: z.object({ token: text }),
} as const;

export const logoutSchemas = { body: nothing, status: 200, answer: nothing } as const;

export const logoutEverywhereSchemas = { body: nothing, status: 200, answer: nothing } as const;

export const getMeSchemas = {
  status: 200,
  answer: z.object({
    id: text,
    email: text,
    firstName: text,
    lastName: text,
    /** The address was proved to be theirs. */
    isConfirmed: z.boolean(),
    /** The newest privacy text that they agreed to; absent when there is none. */
    consentVersion: z.optional(text),
    /** Absent until they have chosen. */
    units: z.optional(unitPreferenceSchema),
    /** The mail that they asked for; absent without one. */
    reminder: z.optional(shownReminderSchema),
    /** The quizzes that were handed in, each with the ISO instant of the last time. The heart quiz opens with the first one. */
    completedQuizzes: z.partialRecord(z.enum(quizIds), z.object({ completedAt: text })),
  }),
} as const;
