import * as z from 'zod/mini';
import { type ErrorCode, errorCodes, errorStatus, errorTitle } from './errors.ts';

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
