import * as z from 'zod/mini';

/** What can end badly, by the word that programs read, with its HTTP status. */
export const errorStatus = {
  /** Not JSON, or in the wrong shape. */
  malformed: 400,
  /** A value that no screen could have produced; names the question. */
  'answer-not-acceptable': 400,
  unauthenticated: 401,
  /** On login only; the same whether or not the account exists. */
  'wrong-credentials': 401,
  /** Of a link for a doctor. With `remainingAttempts`, as SMART Health Links asks. */
  'wrong-passcode': 401,
  /** A call of the API's own address, which did not come through the site. */
  'direct-call': 403,
  /** A call that uses the session cookie, but not from a page of ours. */
  'not-our-site': 403,
  /** Of one's own account, asked once more before something that counts. */
  'wrong-password': 403,
  /** Another user's userId. */
  'not-allowed': 403,
  /** The cardiac quiz before the first one. */
  'longevity-first': 403,
  /** Unknown, not yours, or not ready yet. */
  'not-found': 404,
  /** The link of a mail that was used before, is too old, or was never sent. */
  'link-over': 404,
  'account-exists': 409,
  'too-many-links': 409,
  /** Answers on their way to another device, which only one device can read. */
  'read-elsewhere': 409,
  'too-large': 413,
  'wrong-content-type': 415,
  /** With `validation`. */
  'too-few-answers': 422,
  /** A code from a mail that is not right, or no longer. */
  'wrong-code': 422,
  /** The same session id with other answers. */
  'session-used': 422,
  /** With Retry-After. */
  'slow-down': 429,
  internal: 500,
  /** With Retry-After. */
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code);
export const errorCodes = Object.keys(errorStatus).filter(isErrorCode);

/** What happened, in a few words that are the same each time (the `title` of RFC 9457). */
export const errorTitle = {
  malformed: 'The request is not as expected',
  'answer-not-acceptable': 'An answer is not acceptable',
  unauthenticated: 'A valid token is needed',
  'wrong-credentials': 'Wrong email or password',
  'wrong-passcode': 'Wrong passcode',
  'direct-call': 'The API is reached through the site only',
  'not-our-site': 'Not called from our own site',
  'wrong-password': 'Wrong password',
  'not-allowed': 'Not allowed',
  'longevity-first': 'The first quiz comes first',
  'not-found': 'Not found',
  'link-over': 'The link no longer works',
  'account-exists': 'The account exists already',
  'too-many-links': 'Too many links are open',
  'read-elsewhere': 'Another device was first',
  'too-large': 'The request is too large',
  'wrong-content-type': 'The content type is wrong',
  'too-few-answers': 'Too few answers',
  'wrong-code': 'The code is not right',
  'session-used': 'The session id was used for other answers',
  'slow-down': 'Too many requests',
  internal: 'Something went wrong on our side',
  unavailable: 'Temporarily unavailable',
} as const satisfies Record<ErrorCode, string>;

/** A request body above this is refused with 413, before it is parsed. A route can have a limit of its own. */
export const maxBodyBytes = 64 * 1024;

const text = z.string();

/**
 * Every error body: RFC 9457 as programs know it, `message` for the person, `code` for our own programs. Nothing that the
 * person typed is in any of them.
 */
export const problemSchema = z.object({
  /** Leads to the kind of problem in the served document. */
  type: text,
  title: text,
  status: z.int(),
  /** The same as `message`: RFC 9457 and the specification call it differently. */
  detail: text,
  /** Names this one occurrence, for the operator to search for. Nothing answers at this address. */
  instance: z.optional(text),
  message: text.check(z.minLength(1)),
  code: z.enum(errorCodes),
  /** With `answer-not-acceptable`, unless what was sent could be no question's id. */
  questionId: z.optional(text),
  /** With `too-few-answers`. */
  validation: z.optional(z.object({ answered_count: z.int(), total_questions: z.int() })),
  /** With `wrong-passcode`: how many wrong ones the link still bears. */
  remainingAttempts: z.optional(z.int()),
});

export type Problem = z.output<typeof problemSchema>;

/** The part that a handler says; the rest follows from the code. */
export type ErrorBody = Pick<Problem, 'message' | 'code' | 'questionId' | 'validation' | 'remainingAttempts'>;

export const problemContentType = 'application/problem+json';

/** The place in the served document that describes this kind of problem, as a JSON pointer. */
const problemType = (code: ErrorCode): string => `/api/openapi.json#/x-problem-types/${code}`;

/** `requestId` is the id that API Gateway gave to the request; the function's log has it too. */
export const problemOf = (body: ErrorBody, requestId?: string): Problem => ({
  type: problemType(body.code),
  title: errorTitle[body.code],
  status: errorStatus[body.code],
  detail: body.message,
  ...(requestId && { instance: `/api/requests/${encodeURIComponent(requestId)}` }),
  ...body,
});
