import * as z from 'zod/mini';
import { quizIds } from '../derived-names.ts';
import type { Answer } from '../quiz/question.ts';
import { quizVersions } from '../quiz-versions.ts';
import { givenConsentSchema } from './consent-schema.ts';
import { eraseMeSchemas, exportMeSchemas } from './export-schemas.ts';
import { resultSchema } from './result-schema.ts';
import type { RouteSchemas } from './route-schemas.ts';
import type { RouteName, RowOfEachRoute } from './routes.ts';
import { sessionWish } from './session-wish-schema.ts';

// What comes in and goes out of each route, checked at the edge. Unknown fields are dropped in both directions. The types
// of the contract and the OpenAPI document are derived from here. Each route's pair is an export of its own, so that a
// Lambda bundles only its own. For servers and tests: the browser imports types. `zod/mini`: 6 kB zipped where the full
// library takes 26, and a third of its start-up time.

const text = z.string();
/** Long enough for any id we make; DynamoDB refuses keys above 1 kB. */
const id = z.string().check(z.minLength(1), z.maxLength(64));
/** Scoped to its owner, so it need not be long; no longer than queue messages, logs and mail tags can carry it. */
const sessionId = z.string().check(z.regex(/^[A-Za-z0-9._:-]{8,128}$/));

/** No quiz has as many questions. */
const maxAnswers = 200;

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
    /** Absent from clients of release 1.0. */
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

export const getMeSchemas = {
  status: 200,
  answer: z.object({
    id: text,
    email: text,
    firstName: text,
    lastName: text,
    /** The address was proved to be theirs. Absent from an API of release 1.0. */
    isConfirmed: z.optional(z.boolean()),
    /** The newest privacy text that they agreed to; absent when there is none. */
    consentVersion: z.optional(text),
  }),
} as const;

export const listSubmissionsSchemas = {
  /** The last submission id of the page before, for the next older ones; absent for the newest. */
  query: z.object({ before: z.optional(id) }),
  status: 200,
  answer: z.array(
    z.object({
      _id: text,
      submissionId: text,
      quizId: z.literal(quizIds),
      /** ISO instant. */
      submittedAt: text,
      status: z.enum(['processing', 'ready']),
    }),
  ),
} as const;

const submittedAnswer = z.object({
  questionId: text,
  questionText: text,
  // Anything: the handler checks it against its question, so that the refusal can name the question.
  value: z.custom<Answer>(),
});

export const createSubmissionSchemas = {
  body: z.object({
    /** Must be the token's; anything else is 403. */
    userId: text,
    quizId: z.literal(quizIds),
    /** The questionnaire that was answered; absent in what a browser has kept since version 1.0. */
    quizVersion: z.optional(z.literal(quizVersions)),
    /** Name, e-mail and password are not among them. */
    submittedAnswers: z.array(submittedAnswer).check(z.maxLength(maxAnswers)),
    contact: z.object({ email: text, firstName: text, lastName: text }),
    /** The idempotency key: made when the quiz starts, the same over every retry. */
    sessionId,
    /** IANA name, for 'today' in the person's own time zone; UTC when missing or unknown. */
    timeZone: z.optional(text),
  }),
  status: 201,
  /** Both fields carry the same ULID. */
  answer: z.object({ submissionId: text, _id: text }),
} as const;

export const getResultSchemas = {
  query: z.object({ submissionId: id }),
  status: 200,
  answer: resultSchema,
} as const;

const rows = {
  login: loginSchemas,
  register: registerSchemas,
  refresh: refreshSchemas,
  logout: logoutSchemas,
  logoutEverywhere: logoutEverywhereSchemas,
  confirmByLink: confirmByLinkSchemas,
  declineAddress: declineAddressSchemas,
  confirmAddress: confirmAddressSchemas,
  sendConfirmation: sendConfirmationSchemas,
  getMe: getMeSchemas,
  eraseMe: eraseMeSchemas,
  exportMe: exportMeSchemas,
  listSubmissions: listSubmissionsSchemas,
  createSubmission: createSubmissionSchemas,
  getResult: getResultSchemas,
} as const satisfies Partial<Record<RouteName, RouteSchemas>>;

/** A missing route is a compile error here. */
export const schemas: RowOfEachRoute<typeof rows, RouteSchemas> = rows;

type Parsed<Name extends RouteName, Part extends 'body' | 'query' | 'answer'> = (typeof schemas)[Name] extends {
  [part in Part]: z.ZodMiniType<infer Value>;
}
  ? Value
  : null;

/** Null when the route takes none. */
export type BodyOf<Name extends RouteName> = Parsed<Name, 'body'>;
export type QueryOf<Name extends RouteName> = Parsed<Name, 'query'>;
export type AnswerOf<Name extends RouteName> = Parsed<Name, 'answer'>;
