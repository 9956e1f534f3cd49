import * as z from 'zod/mini';
import { runIdText, submissionIdText } from '#shared/contract/schemas/id-schemas.ts';
import { storedLanguage } from '#shared/contract/schemas/language-schemas.ts';
import { checkedSchema, checkedSignsSchema, headlineSchema, ownPlanSchema } from '#shared/contract/submission.ts';
import { quizIds, quizVersions } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { unitCodes } from '#shared/quiz/units/units.ts';

const text = z.string();
/** DynamoDB refuses blank keys, so a blank id is invalid. */
const id = z.string().check(z.minLength(1));
const userId = id.brand<'user'>();
const runId = id.brand<'run'>();
const submissionId = id.brand<'submission'>();

/** A submission without its answers, for lists and checks. */
export const summaryShape = z.object({
  userId,
  runId,
  /** A ULID, so that ids sort by time. */
  submissionId,
  quizId: z.literal(quizIds),
  /** ISO instant. */
  submittedAt: text,
  /** Where the person was. */
  timeZone: z.optional(text),
  /**
   * SHA-256 over quiz and answers, without what was typed, because a retry after a reload may lack that. It distinguishes a
   * retry from a different submission under the same run id.
   */
  answersHash: text,
  /** In this order: a submission never goes back. */
  state: z.enum(['received', 'scored', 'mailed', 'hooked']),
  /** ISO instant at which it was accepted or last enqueued. Absent when no work is left. */
  waitingSince: z.optional(text),
  /** The user's earlier submission that was a mistake, and whose place this one takes. */
  corrects: z.optional(submissionIdText),
  /** Written with the state `scored`. */
  headline: z.optional(headlineSchema),
  /** The user's latest report under a notice that asks them to be seen. */
  checked: z.optional(checkedSchema),
  /** What the user wants to change. An empty list removes the plan. */
  plan: z.optional(ownPlanSchema),
});

/** Any answer of any quiz version: it was validated against its question before it was stored. */
const answer = z.union([text, z.number(), z.object({ ft: z.number(), in: z.number() })]);

export const submissionShape = z.extend(summaryShape, {
  answers: z.record(text, answer),
  /** What the user typed where there is a choice of units. Absent if nothing. */
  typed: z.optional(z.record(text, z.object({ text, unit: z.enum(unitCodes) }))),
  /** The questions whose unlikely answers the user has not confirmed: the result asks to check them. Absent if none. */
  unconfirmed: z.optional(z.array(text)),
  /** The id of the user's earlier submission that this one started from. */
  basedOn: z.optional(submissionIdText),
  /** Of the page that sent it, and so of the result and its mail. */
  language: storedLanguage,
  /** From the token, never from the body. */
  email: text,
  /** Blank if the user gave none. */
  firstName: text,
  /** Sent by the probe: not counted anywhere, and no webhook is called. */
  isProbe: z.optional(z.literal(true)),
  /** Cardiac only: the longevity submission that it uses, stored so that a repeated job gives the same score. */
  longevityRunId: z.optional(runIdText),
  /** Longevity only, for users who took the cardiac quiz before: the submission that it uses, for the same reason. */
  heartRunId: z.optional(runIdText),
  /** Red flags in those other answers that a clinician had seen when this one was sent: the result depends on them. */
  checkedSigns: z.optional(checkedSignsSchema),
  /** The version of the quiz that was answered. */
  quizVersion: z.literal(quizVersions),
});

export type SubmissionSummary = z.output<typeof summaryShape>;
export type Submission = Omit<z.output<typeof submissionShape>, 'answers'> & { answers: Answers };
export type SubmissionState = Submission['state'];

/** The key of a submission in its table. */
export type SubmissionKey = Pick<Submission, 'userId' | 'runId'>;

/** What is written when a submission is accepted, and never changes. */
export type AcceptedSubmission = Omit<Submission, 'state' | 'waitingSince' | 'headline' | 'checked' | 'plan'>;

/** `existing`: what this run had stored before. `erased`: nothing was stored, because the user is being erased. */
export type SaveEnding = { saved: true } | { saved: false; existing: SubmissionSummary } | 'erased';
