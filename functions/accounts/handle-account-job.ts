import type { MailWords } from '#functions/mail/mail-to-send.ts';
import type { AccountJob } from '#shared/contract/messages.ts';
import type { Account } from './account.ts';
import { type AskForProofDeps, askForProof } from './ask-for-proof.ts';
import { type HandleDueDeps, handleDue } from './handle-due.ts';
import { MailPutOff, type SendProofDeps, sendProof } from './send-proof.ts';
import { type SendResetDeps, sendResetCode } from './send-reset-code.ts';
import { type SendUndoDeps, sendUndos } from './send-undo.ts';

export type AccountJobDeps = AskForProofDeps &
  SendProofDeps &
  SendResetDeps &
  SendUndoDeps &
  HandleDueDeps & {
    findAccount: (userId: string) => Promise<Account | null>;
    /** Erases everything of this person. Throws while a worker is busy with something of theirs. */
    erase: (userId: string) => Promise<void>;
    /** Makes the results' mails due that were deferred until the address was confirmed: of each quiz the newest. */
    reopenDeferred: (userId: string) => Promise<void>;
    composeLinkEnded: () => MailWords;
  };

/** One job about an account. Safe to repeat. Throws when the queue must deliver it again. */
export const handleAccountJob =
  (deps: AccountJobDeps) =>
  async (job: AccountJob): Promise<void> => {
    if (job.kind === 'help') return sendResetCode(deps, job.requestId);
    if (job.kind === 'address-changed') return sendUndos(deps, job.userId);
    if (job.kind === 'erase') return deps.erase(job.userId);
    if (job.kind === 'due') return handleDue(deps, job.userId);
    const account = await deps.findAccount(job.userId);
    if (!account) return;
    if (job.kind === 'proof') {
      const proof = account.proofs.find(({ id }) => id === job.proofId);
      return proof && sendProof(deps, account, proof);
    }
    if (account.declined) return;
    if (job.kind === 'link-ended') return tellOfEndedLink(deps, account);
    if (account.confirmedAt === null) return askIfNew(deps, account, job);
    // Also for `results`: the address may have been confirmed while the result was on its way.
    if (job.kind !== 'registered') await deps.reopenDeferred(account.userId);
  };

/** To a confirmed address only: nobody else hears that there are links. */
const tellOfEndedLink = async (deps: AccountJobDeps, { userId, emailAsTyped, confirmedAt }: Account): Promise<void> => {
  if (confirmedAt === null || deps.sendMail === null) return;
  const answer = await deps.sendMail({ to: emailAsTyped, ...deps.composeLinkEnded(), tags: { userId } });
  deps.watch.mail(userId, answer.outcome, answer.outcome === 'sent' ? 'handed-over' : answer.reason);
  if (answer.outcome === 'later') throw new MailPutOff();
};

type Asking = Extract<AccountJob, { kind: 'registered' | 'results' | 'confirmed' }>;

const askIfNew = async (deps: AccountJobDeps, account: Account, job: Asking): Promise<void> => {
  const { userId, email, proofs } = account;
  if (job.kind === 'confirmed') return;
  // A job that comes again after its mail was deferred has taken from the limits before.
  const waiting = proofs.find(({ reason, isSent }) => reason === job.kind && !isSent);
  if (waiting) return sendProof(deps, account, waiting);
  const askedBy = job.kind === 'registered' ? job.sessionId : undefined;
  const asked = await askForProof(deps, account, { email, reason: job.kind, askedBy });
  if ('retryAfterSeconds' in asked) return;
  const latest = await deps.findAccount(userId);
  const proof = latest?.proofs.find(({ id }) => id === asked.proofId);
  if (latest && proof) await sendProof(deps, latest, proof);
};
