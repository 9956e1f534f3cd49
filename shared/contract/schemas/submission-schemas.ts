import * as z from 'zod/mini';
import { resultSchema } from '#shared/contract/result.ts';
import { checkedSchema, checkedSignShape, headlineSchema, ownPlanSchema } from '#shared/contract/submission.ts';
import { quizIds, quizVersions } from '#shared/derived-names.ts';
import type { Answer } from '#shared/quiz/question.ts';
import { submissionId, typed } from './create-submission-schemas.ts';
import { submissionIdText } from './id-schemas.ts';

// What comes in and goes out of the routes of submissions and results. `create-submission-schemas.ts` has one of them.

const text = z.string();

export const listSubmissionsSchemas = {
  /** The last submission id of the page before, for the next older ones; absent for the newest. */
  query: z.object({ before: z.optional(submissionId) }),
  status: 200,
  answer: z.array(
    z.object({
      _id: submissionIdText,
      submissionId: submissionIdText,
      quizId: z.literal(quizIds),
      /** ISO instant. */
      submittedAt: text,
      status: z.enum(['processing', 'ready']),
      /** Of a result that is ready. */
      headline: z.optional(headlineSchema),
      checked: z.optional(checkedSchema),
      plan: z.optional(ownPlanSchema),
    }),
  ),
  hasTag: true,
} as const;

const asked = { questionId: text, section: text, questionText: text };

/** One's own answers as they were asked and given, in the order of the quiz. */
export const getSubmissionSchemas = {
  query: z.object({ submissionId }),
  status: 200,
  answer: z.object({
    submissionId: submissionIdText,
    quizId: z.literal(quizIds),
    quizVersion: z.literal(quizVersions),
    /** Absent until there is a result. */
    engineVersion: z.optional(text),
    /** ISO instant. */
    submittedAt: text,
    /** The same day where the person was, YYYY-MM-DD: the result counts ages on it. */
    day: text,
    /** Where they were asked: the words of some options are those of the place. */
    timeZone: z.optional(text),
    basedOn: z.optional(submissionIdText),
    /** Of answers that the person has called a mistake: the submission that took their place, once it has a result. */
    correctedBy: z.optional(submissionIdText),
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
  query: z.object({ submissionId }),
  status: 200,
  answer: z.extend(resultSchema, {
    /** With a notice that asks to be seen, once the person has told us of it. */
    checked: z.optional(checkedSchema),
  }),
} as const;

export const noteCheckedSchemas = {
  /** About one notice. A second statement about the same notice takes the place of the first. */
  body: z.object({ submissionId, ...checkedSignShape }),
  status: 200,
  answer: checkedSchema,
} as const;

/** One row of the list, which is ordered newest first. */
export type SubmissionRow = z.output<typeof listSubmissionsSchemas.answer>[number];
