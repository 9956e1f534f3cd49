import * as z from 'zod/mini';
import type { RunId } from '#shared/contract/ids.ts';
import { quizIds, quizVersions } from '#shared/derived-names.ts';
import { maxTypedLength } from '#shared/quiz/input/read-typed.ts';
import type { Answer } from '#shared/quiz/question.ts';
import { unitCodes } from '#shared/quiz/units/units.ts';
import { submissionIdText, userIdText } from './id-schemas.ts';

// Apart from the other routes of submissions: with theirs, the function that accepts answers would carry the schema of a result.

const text = z.string();
/** Long enough for any id we make; DynamoDB refuses keys above 1 kB. */
const id = z.string().check(z.minLength(1), z.maxLength(64));
export const submissionId = id.brand<'submission'>();
/** Scoped to its owner, so it need not be long; no longer than queue messages, logs and mail tags can carry it. */
const sessionId = z
  .string()
  .check(z.regex(/^[A-Za-z0-9._:-]{8,128}$/))
  .brand<'run'>();

/** No quiz has as many questions. */
const maxAnswers = 200;

/** What a person typed, with its unit. */
export const typed = z.object({ text: text.check(z.maxLength(maxTypedLength)), unit: z.enum(unitCodes) });

const submittedAnswer = z.object({
  questionId: text,
  questionText: text,
  // Anything: the handler checks it against its question, so that the refusal can name the question.
  value: z.custom<Answer>(),
  /** What the person typed, where there is a choice of units. `value` is the same in the first unit (METHODS 10.1). */
  typed: z.optional(typed),
});

export const createSubmissionSchemas = {
  body: z.object({
    /** Must be the token's; anything else is 403. */
    userId: userIdText,
    quizId: z.literal(quizIds),
    /** The questionnaire that was answered; today's where it is absent. */
    quizVersion: z.optional(z.literal(quizVersions)),
    /** Name, e-mail and password are not among them. */
    submittedAnswers: z.array(submittedAnswer).check(z.maxLength(maxAnswers)),
    contact: z.object({ email: text, firstName: text, lastName: text }),
    /**
     * The idempotency key: made when the quiz starts, the same over every retry. Without one the server makes one, so each
     * call is a new submission: such a client has no safe retry.
     */
    sessionId: z.optional(sessionId),
    /** IANA name, for 'today' in the person's own time zone; UTC when missing or unknown. */
    timeZone: z.optional(text),
    /** Of the page, and so of the result and its mail: 'en'. English when missing or unknown. */
    language: z.optional(text),
    /** The own submission of the same quiz whose answers this one started from. */
    basedOn: z.optional(submissionId),
    /**
     * With `basedOn`: those answers were a mistake. Once this submission has a result, lists leave that one out; the download
     * keeps it.
     */
    corrects: z.optional(z.literal(true)),
    /**
     * The questions whose unlikely answers the user has confirmed. Unlikely answers are taken without it too; their result then
     * asks to check what was typed.
     */
    confirmed: z.optional(z.array(id).check(z.maxLength(maxAnswers))),
  }),
  status: 201,
  /** Both fields carry the same ULID. */
  answer: z.object({ submissionId: submissionIdText, _id: submissionIdText }),
} as const;

export type CreateSubmissionRequest = z.output<typeof createSubmissionSchemas.body>;
/** As our own browser sends it, always with its idempotency key. */
export type RepeatableRequest = CreateSubmissionRequest & { sessionId: RunId };
export type CreateSubmissionResponse = z.output<typeof createSubmissionSchemas.answer>;
export type SubmittedAnswer = CreateSubmissionRequest['submittedAnswers'][number];
