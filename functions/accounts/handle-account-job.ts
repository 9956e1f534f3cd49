import type { AccountJob } from '#shared/contract/messages.ts';
import type { Account } from './account.ts';
import { type AskForProofDeps, askForProof } from './ask-for-proof.ts';
import { type SendProofDeps, sendProof } from './send-proof.ts';

export type AccountJobDeps = AskForProofDeps &
  SendProofDeps & {
    findAccount: (userId: string) => Promise<Account | null>;
    /** Erases everything of this person. Throws while a worker is busy with something of theirs. */
    erase: (userId: string) => Promise<void>;
    /** Mails the results that were held back: of each quiz the newest. */
    mailWithheld: (account: Account) => Promise<void>;
  };

/** One job about an account. Safe to repeat. Throws when the queue must deliver it again. */
export const handleAccountJob =
  (deps: AccountJobDeps) =>
  async (job: AccountJob): Promise<void> => {
    if (job.kind === 'erase') return deps.erase(job.userId);
    const account = await deps.findAccount(job.userId);
    if (!account || account.declined) return;
    if (account.confirmedAt !== null) {
      // Also for `results`: the address may have been confirmed while the result was on its way.
      if (job.kind === 'confirmed' || job.kind === 'results') await deps.mailWithheld(account);
      return;
    }
    if (job.kind === 'registered') return askToConfirm(deps, account, 'registered', job.sessionId);
    if (job.kind === 'results') return askToConfirm(deps, account, 'results');
    if (job.kind !== 'proof') return;
    const proof = account.proofs.find(({ id }) => id === job.proofId);
    if (proof) await sendProof(deps, account.userId, proof);
  };

const askToConfirm = async (
  deps: AccountJobDeps,
  { userId, email, proofs }: Account,
  reason: 'registered' | 'results',
  askedBy?: string,
): Promise<void> => {
  // A job that comes again after its mail was put off has taken from the limits before.
  const waiting = proofs.find((proof) => proof.reason === reason && !proof.isSent);
  if (waiting) return sendProof(deps, userId, waiting);
  const asked = await askForProof(deps, userId, { email, reason, askedBy });
  if ('retryAfterSeconds' in asked) return;
  const latest = await deps.findAccount(userId);
  const proof = latest?.proofs.find(({ id }) => id === asked.proofId);
  if (proof) await sendProof(deps, userId, proof);
};
