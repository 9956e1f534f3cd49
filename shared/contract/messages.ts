import * as z from 'zod/mini';
import { quizIds } from '#shared/derived-names.ts';
import type { SessionId, SignInId, SubmissionId, UserId } from './ids.ts';
import { submissionIdText, userIdText } from './schemas/id-schemas.ts';

/** The body of the webhook call: ids only, no answer and no figure. */
export const submissionAcceptedSchema = z.object({
  userId: userIdText,
  submissionId: submissionIdText,
  quizId: z.literal(quizIds),
});

/** A message on the result queue: ids only. `sessionId` is the second half of the submission's key. */
export type ResultJob = { userId: UserId; sessionId: SessionId; submissionId: SubmissionId };

/**
 * A message on the queue of account jobs: ids only, never an address.
 * - `registered`: there is a new account. `sessionId` is the session that made it.
 * - `results`: a result is ready, and the address is not confirmed.
 * - `proof`: a user asked for a mail that proves an address.
 * - `confirmed`: the address has just been confirmed.
 * - `address-changed`: the former address is to be told, with a link that takes the change back.
 * - `link-ended`: wrong passcodes have ended a link of the account.
 * - `help`: a visitor asks for a code to choose a new password. The address waits in a table under this id.
 * - `erase`: the person wants everything erased.
 * - `due`: something about the account is due: its reminder, or its end without an address or without use.
 */
export type AccountJob =
  | { kind: 'registered'; userId: UserId; sessionId: SignInId }
  | { kind: 'results'; userId: UserId }
  | { kind: 'proof'; userId: UserId; proofId: string }
  | { kind: 'confirmed'; userId: UserId }
  | { kind: 'address-changed'; userId: UserId }
  | { kind: 'link-ended'; userId: UserId }
  | { kind: 'help'; requestId: string }
  | { kind: 'erase'; userId: UserId }
  | { kind: 'due'; userId: UserId };

export type SubmissionAccepted = z.output<typeof submissionAcceptedSchema>;
