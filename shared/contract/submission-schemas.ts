import * as z from 'zod/mini';
import { quizIds } from '../derived-names.ts';
import type { Answer } from '../quiz/question.ts';
import { maxTypedLength } from '../quiz/read-typed.ts';
import { unitCodes } from '../quiz/units.ts';
import { quizVersions } from '../quiz-versions.ts';
import { checkedAnswers } from './checked.ts';
import { checkedSchema, headlineSchema } from './headline-schema.ts';
import { ownPlanSchema, plannedChanges } from './own-plan-schema.ts';
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
      plan: z.optional(ownPlanSchema),
    }),
  ),
  hasTag: true,
} as const;

const typed = z.object({ text: text.check(z.maxLength(maxTypedLength)), unit: z.enum(unitCodes) });

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
    /** The own submission of the same quiz whose answers this one started from. */
    basedOn: z.optional(id),
    /** The questions whose unlikely answers the person has confirmed. */
    confirmed: z.optional(z.array(id).check(z.maxLength(maxAnswers))),
  }),
  status: 201,
  /** Both fields carry the same ULID. */
  answer: z.object({ submissionId: text, _id: text }),
} as const;

const asked = { questionId: text, section: text, questionText: text };

/** One's own answers as they were asked and given, in the order of the quiz. */
export const getSubmissionSchemas = {
  query: z.object({ submissionId: id }),
  status: 200,
  answer: z.object({
    submissionId: text,
    quizId: z.literal(quizIds),
    quizVersion: z.literal(quizVersions),
    /** Absent until there is a result. */
    engineVersion: z.optional(text),
    /** ISO instant. */
    submittedAt: text,
    basedOn: z.optional(text),
    answers: z.array(
      z.object({
        ...asked,
        /** As it is stored. */
        value: z.custom<Answer>(),
        /** As the person reads it: the option's words, or what they typed with its unit. */
        valueText: text,
        typed: z.optional(typed),
      }),
    ),
    /** The questions that they saw and did not answer. */
    skipped: z.array(z.object(asked)),
  }),
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

export const savePlanSchemas = {
  /** No changes: the plan is taken out. */
  body: z.object({ submissionId: id, changes: plannedChanges }),
  status: 200,
  answer: ownPlanSchema,
} as const;
