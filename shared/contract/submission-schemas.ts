import * as z from 'zod/mini';
import { quizIds } from '../derived-names.ts';
import type { Answer } from '../quiz/question.ts';
import { quizVersions } from '../quiz-versions.ts';
import { checkedAnswers } from './checked.ts';
import { checkedSchema, headlineSchema } from './headline-schema.ts';
import { resultSchema } from './result-schema.ts';

// What comes in and goes out of the routes of submissions and results.

const text = z.string();
/** Long enough for any id we make; DynamoDB refuses keys above 1 kB. */
const id = z.string().check(z.minLength(1), z.maxLength(64));
/** Scoped to its owner, so it need not be long; no longer than queue messages, logs and mail tags can carry it. */
const sessionId = z.string().check(z.regex(/^[A-Za-z0-9._:-]{8,128}$/));

/** No quiz has as many questions. */
const maxAnswers = 200;

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
      /** Of a result that is ready. Absent of those that were made before there were headlines. */
      headline: z.optional(headlineSchema),
      checked: z.optional(checkedSchema),
    }),
  ),
  hasTag: true,
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
  answer: z.extend(resultSchema, {
    /** With a notice that asks to be seen, once the person has told us of it. */
    checked: z.optional(checkedSchema),
  }),
} as const;

export const noteCheckedSchemas = {
  body: z.object({ submissionId: id, answer: z.enum(checkedAnswers) }),
  status: 200,
  answer: checkedSchema,
} as const;
