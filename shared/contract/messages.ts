import * as z from 'zod/mini';
import { quizIds } from '#shared/derived-names.ts';
import { submissionIdText, userIdText } from './schemas/id-schemas.ts';

/** The body of the webhook call: ids only, no answer and no figure. */
export const submissionAcceptedSchema = z.object({
  userId: userIdText,
  submissionId: submissionIdText,
  quizId: z.literal(quizIds),
});

export type SubmissionAccepted = z.output<typeof submissionAcceptedSchema>;

/** The length of the longest run id that the API accepts. */
const id = z.string().check(z.minLength(1), z.maxLength(128));
const userId = id.brand<'user'>();
const submissionId = id.brand<'submission'>();
const runId = id.brand<'run'>();
const signInId = id.brand<'sign-in'>();

/** A message on the result queue: ids only. `runId` is the second half of the submission's key. */
export const resultJobSchema = z.object({ userId, runId, submissionId });

export type ResultJob = z.output<typeof resultJobSchema>;

const mailJobs = [
  z.object({ kind: z.literal('registered'), userId, signInId }),
  z.object({ kind: z.literal('results'), userId }),
  z.object({ kind: z.literal('proof'), userId, proofId: id }),
  z.object({ kind: z.literal('confirmed'), userId }),
  z.object({ kind: z.literal('address-changed'), userId }),
  z.object({ kind: z.literal('letter'), userId, letter: id }),
  z.object({ kind: z.literal('new-device'), userId, signInId }),
  z.object({ kind: z.literal('password-changed'), userId }),
  z.object({ kind: z.literal('help'), requestId: id }),
] as const;

/** A job that sends a mail about an account, or finds that none is needed. An account also stores those that are not sent yet. */
export const mailJobSchema = z.discriminatedUnion('kind', mailJobs);

export type MailJob = z.output<typeof mailJobSchema>;

/**
 * A message on the queue of account jobs: ids only, never an address.
 * - `registered`: there is a new account. `signInId` is the sign-in that made it.
 * - `results`: a result is ready, and the address is not confirmed.
 * - `proof`: a user asked for a mail that proves an address.
 * - `confirmed`: the address has just been confirmed.
 * - `address-changed`: the former address gets a notice, with a link that undoes the change.
 * - `letter`: a feature has something to tell the owner of a confirmed address; `letter` is its name (`functions/features/letters.ts`).
 * - `new-device`: a sign-in on a device that the account did not know.
 * - `password-changed`: the account has a new password.
 * - `help`: a visitor asks for a code to choose a new password. The address waits in a table under this id.
 * - `erase`: the user wants everything erased.
 * - `due`: something about the account is due: what a feature does with it, or its end without an address or without use.
 */
export const accountJobSchema = z.discriminatedUnion('kind', [
  ...mailJobs,
  z.object({ kind: z.literal('erase'), userId }),
  z.object({ kind: z.literal('due'), userId }),
]);

export type AccountJob = z.output<typeof accountJobSchema>;
