import * as z from 'zod/mini';
import type { ClaimedSubmission } from '#functions/results/pipeline-state.ts';
import type { Submission, SubmissionSummary } from '#functions/submissions/submission.ts';
import { checkedSchema, checkedSignsSchema, headlineSchema } from '#shared/contract/headline-schema.ts';
import { ownPlanSchema } from '#shared/contract/own-plan-schema.ts';
import { quizIds } from '#shared/derived-names.ts';
import { unitCodes } from '#shared/quiz/units.ts';
import { quizVersions } from '#shared/quiz-versions.ts';
import type { StoredKind } from './stored-item.ts';

/** What `saveSubmission` writes today. */
export const submissionSchema = 1;

const text = z.string();
/** DynamoDB refuses blank keys, so a blank id is a broken one. */
const id = z.string().check(z.minLength(1));
const states = z.enum(['received', 'scored', 'mailed', 'hooked']);

/** Any answer of any quiz version: whether it suits its question was checked before it was stored. */
const answer = z.union([text, z.number(), z.object({ ft: z.number(), in: z.number() })]);

const summaryFields = {
  userId: id,
  sessionId: id,
  submissionId: id,
  quizId: z.literal(quizIds),
  submittedAt: text,
  answersHash: text,
  state: states,
  waitingSince: z.optional(text),
  headline: z.optional(headlineSchema),
  checked: z.optional(checkedSchema),
  plan: z.optional(ownPlanSchema),
};

const wholeFields = {
  ...summaryFields,
  answers: z.record(text, answer),
  typed: z.optional(z.record(text, z.object({ text, unit: z.enum(unitCodes) }))),
  unconfirmed: z.optional(z.array(text)),
  basedOn: z.optional(text),
  email: text,
  firstName: text,
  isProbe: z.optional(z.literal(true)),
  timeZone: z.optional(text),
  longevitySessionId: z.optional(text),
  heartSessionId: z.optional(text),
  checkedSigns: z.optional(checkedSignsSchema),
  quizVersion: z.literal(quizVersions),
};

const claimedFields = {
  ...wholeFields,
  nextSweepAt: z.optional(text),
  mail: z.optional(z.enum(['sending', 'sent', 'doubtful', 'refused', 'off', 'deferred', 'suppressed'])),
  mailFirstTriedAt: z.optional(text),
  mailBegunAt: z.optional(text),
  mailTakenAt: z.optional(text),
  reopenedAt: z.optional(text),
  hook: z.optional(z.enum(['delivered', 'failed', 'off'])),
  claims: z.number(),
  leaseOwner: text,
};

const kind = { kind: 'submission', current: submissionSchema, upgrades: {} };

export const storedSummary: StoredKind<SubmissionSummary> = {
  ...kind,
  shape: z.object(summaryFields),
  jsonAttributes: [],
};

export const storedSubmission: StoredKind<Submission> = {
  ...kind,
  shape: z.object(wholeFields),
  jsonAttributes: ['answers', 'typed'],
};

/** A submission under a worker's lease. */
export const storedClaim: StoredKind<ClaimedSubmission> = {
  ...kind,
  shape: z.object(claimedFields),
  jsonAttributes: ['answers', 'typed'],
};
