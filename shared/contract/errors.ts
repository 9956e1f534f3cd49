import * as z from 'zod/mini';

/**
 * What can end badly, by the word that programs read: its HTTP status, and what happened in a few words that are the same each time
 * (the `title` of RFC 9457).
 */
export const problems = {
  /** Not JSON, or in the wrong shape. */
  malformed: { status: 400, title: 'The request is not as expected' },
  /** New passwords that no account may have, each with what is wrong with it. The last is refused by the login service alone. */
  'password-common': { status: 400, title: 'The new password is one of the most common' },
  'password-is-email': { status: 400, title: 'The new password is the email address' },
  'password-spaces': { status: 400, title: 'The new password has line breaks, or a space at an end' },
  'password-refused': { status: 400, title: 'The new password is not acceptable' },
  /** A value that no screen could have produced; names the question. */
  'answer-not-acceptable': { status: 400, title: 'An answer is not acceptable' },
  unauthenticated: { status: 401, title: 'A valid token is needed' },
  /** On login only; the same whether or not the account exists. */
  'wrong-credentials': { status: 401, title: 'Wrong email or password' },
  /** On login, with the right password: registering again with the same one finishes the account. */
  'account-unfinished': { status: 401, title: 'The registration is not finished' },
  /** For a link for a doctor. Comes with `remainingAttempts`, as SMART Health Links requires. */
  'wrong-passcode': { status: 401, title: 'Wrong passcode' },
  /** The API was called at its own address instead of through the site. */
  'direct-call': { status: 403, title: 'The API is reached through the site only' },
  /** A call that uses the session cookie, but not from a page of ours. */
  'not-our-site': { status: 403, title: 'Not called from our own site' },
  /** The password of the user's own account, which we ask for again before a step that matters. */
  'wrong-password': { status: 403, title: 'Wrong password' },
  /** Another user's userId. */
  'not-allowed': { status: 403, title: 'Not allowed' },
  /** The cardiac quiz was sent before the longevity quiz. */
  'longevity-first': { status: 403, title: 'The first quiz comes first' },
  /** Unknown, not yours, or not ready yet. */
  'not-found': { status: 404, title: 'Not found' },
  /** The link of a mail that was used before, is too old, or was never sent. */
  'link-over': { status: 404, title: 'The link no longer works' },
  'account-exists': { status: 409, title: 'The account exists already' },
  'too-many-links': { status: 409, title: 'Too many links are open' },
  /** Answers on their way to another device, which only one device can read. */
  'read-elsewhere': { status: 409, title: 'Another device got there first' },
  'too-large': { status: 413, title: 'The request is too large' },
  'wrong-content-type': { status: 415, title: 'The content type is wrong' },
  /** With `validation`. */
  'too-few-answers': { status: 422, title: 'Too few answers' },
  /** A code from a mail that is wrong or has expired. */
  'wrong-code': { status: 422, title: 'The code is not right' },
  /** The same run id was sent with other answers. */
  'session-used': { status: 422, title: 'The session id was used for other answers' },
  /** With Retry-After. */
  'slow-down': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  /** With Retry-After. */
  unavailable: { status: 503, title: 'Temporarily unavailable' },
} as const;

export type ErrorCode = keyof typeof problems;
const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(problems, code);
export const errorCodes = Object.keys(problems).filter(isErrorCode);

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
  /** Identifies this one occurrence, so that the operator can search for it. Nothing is served at this address. */
  instance: z.optional(text),
  message: text.check(z.minLength(1)),
  code: z.enum(errorCodes),
  /** With `answer-not-acceptable`, unless what was sent could be no question's id; 'email' if a registration refuses the address. */
  questionId: z.optional(text),
  /** With `too-few-answers`. */
  validation: z.optional(z.object({ answered_count: z.int(), total_questions: z.int() })),
  /** With `wrong-passcode`: how many wrong passcodes the link still allows. */
  remainingAttempts: z.optional(z.int()),
});

export type Problem = z.output<typeof problemSchema>;

/** The part that a handler says; the rest follows from the code. */
export type ErrorBody = Pick<Problem, 'message' | 'code' | 'questionId' | 'validation' | 'remainingAttempts'>;

export const problemContentType = 'application/problem+json';

/** `requestId` is the id that API Gateway gave to the request; the function's log has it too. */
export const problemOf = (body: ErrorBody, requestId?: string): Problem => ({
  // The place in the served document that describes this kind of problem, as a JSON pointer.
  type: `/api/openapi.json#/x-problem-types/${body.code}`,
  title: problems[body.code].title,
  status: problems[body.code].status,
  detail: body.message,
  ...(requestId && { instance: `/api/requests/${encodeURIComponent(requestId)}` }),
  ...body,
});
