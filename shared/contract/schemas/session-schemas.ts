import * as z from 'zod/mini';
import type { UserId } from '#shared/contract/ids.ts';
import { languageCodes } from '#shared/contract/language.ts';
import { quizIds } from '#shared/derived-names.ts';
import { featureProfile } from '#shared/features/profile.ts';
import { unitChoices } from '#shared/quiz/units/unit-choices.ts';
import { userIdText } from './id-schemas.ts';

/** The version that a user agreed to, and on which screen. */
export const givenConsentSchema = z.object({
  version: z.string().check(z.minLength(1), z.maxLength(32)),
  where: z.enum(['quiz', 'register', 'account']),
});

export const consentSchema = z.extend(givenConsentSchema, {
  /** ISO instant, by the server's clock. */
  at: z.string(),
});

export type GivenConsent = z.output<typeof givenConsentSchema>;

/** The user's choice of units. All four are needed. */
export const unitPreferenceSchema = z.object({
  height: z.enum(unitChoices.height),
  weight: z.enum(unitChoices.weight),
  labs: z.enum(unitChoices.labs),
  a1c: z.enum(unitChoices.a1c),
});

/** How long the browser keeps the session, and on whose device. */
export const sessionWish = {
  /** The session outlives the browser. */
  remember: z.optional(z.boolean()),
  /** Nothing is stored on the device: there is no cookie, so the session ends with its first token. */
  sharedDevice: z.optional(z.boolean()),
};

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
    /** Of the page, and so of the mails about the account: 'en'. English when missing or unknown. */
    language: z.optional(text),
    ...sessionWish,
  }),
  status: 201,
  /** The account was there already, and the password is its own. */
  repeatStatus: 200,
  answer: z.object({ userId: userIdText, token: text }),
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
    id: userIdText,
    email: text,
    firstName: text,
    lastName: text,
    /** The address was proved to be theirs. */
    isConfirmed: z.boolean(),
    /** The newest privacy text that they agreed to; absent when there is none. */
    consentVersion: z.optional(text),
    /** Absent until they have chosen. */
    units: z.optional(unitPreferenceSchema),
    /** In which mails about the account are written. */
    language: z.literal(languageCodes),
    ...featureProfile,
    /** The quizzes that were handed in, each with the ISO instant of the last time. The heart quiz opens with the first one. */
    completedQuizzes: z.partialRecord(z.enum(quizIds), z.object({ completedAt: text })),
  }),
} as const;

export type RegisterRequest = z.output<typeof registerSchemas.body>;
export type RegisterResponse = z.output<typeof registerSchemas.answer>;

type Profile = z.output<typeof getMeSchemas.answer>;

/** What the token alone does not say is absent until the profile is loaded. */
type InProfileOnly = 'isConfirmed' | 'language' | 'completedQuizzes';
export type User = Omit<Profile, InProfileOnly> & Partial<Pick<Profile, InProfileOnly>>;

/** What the browser reads from the token (the Cognito ID token; `userId` is added by the pre-token trigger). */
export type TokenClaims = {
  userId: UserId;
  email: string;
  exp?: number;
  /** When the person signed in, in seconds; the same in all tokens of one session. */
  auth_time?: number;
};
