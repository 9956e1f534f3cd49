import type { WorkerDeclaration } from '#functions/edge/rights.ts';
import type { MailWords } from '#functions/mail/mail-to-send.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { type AccountJob, accountJobSchema } from '#shared/contract/messages.ts';
import type { Account } from './account.ts';
import { linkSecret, openUndo } from './address/address-proof.ts';
import { type AskForProofDeps, askForProof, type SendProofDeps, sendOrDefer, sendProof } from './address/send-proof.ts';
import { type EraseDeps, erasePerson, type WhyErased } from './erasure.ts';
import { type HandleDueDeps, handleDue } from './reminder/due.ts';
import { hashOfSecret, newSecret } from './secret-tokens.ts';
import { eraseAndTell, type TellOfErasureDeps, type TellOwnerDeps, tellOwner } from './security/tell-owner.ts';
import { type SendResetDeps, sendResetCode } from './sign-in/reset-request.ts';

/** Parses a message of the account jobs queue. Throws for anything else, which then ends in the dead-letter queue. */
export const parseAccountJob = (body: string): AccountJob => accountJobSchema.parse(JSON.parse(body));

/** A worker still holds a lease on an item of this user. The queue delivers the job again. */
class PersonBusy extends Error {
  override name = 'PersonBusy';
}

/** Erases a user, or throws PersonBusy. A worker's lease ends within 45 seconds, before the queue's next attempts. */
export const eraseJob = ({
  watch,
  ...stored
}: EraseDeps & { watch: { erased: (userId: UserId, why: WhyErased) => void } }) => {
  const erase = erasePerson(stored);
  return async (userId: UserId, why: WhyErased): Promise<void> => {
    if ((await erase(userId)) === 'busy') throw new PersonBusy();
    watch.erased(userId, why);
  };
};

/** Sends the former address a link that undoes the change, at most once. */
export const sendUndo = async (deps: AccountJobDeps, userId: UserId): Promise<void> => {
  const { changeAccount, sendMail, composeUndo, now, watch } = deps;
  if (sendMail === null) return;
  const secret = newSecret();
  const linkHash = hashOfSecret(secret);
  let to = '';
  await changeAccount(userId, (latest) => {
    const undo = openUndo(latest, now());
    to = undo?.linkHash === undefined ? (undo?.emailAsTyped ?? '') : '';
    return undo && to !== '' ? { ...latest, undoAddress: { ...undo, linkHash } } : null;
  });
  if (to === '') return;
  const mail = { to, ...composeUndo({ secret: linkSecret(userId, secret) }), tags: { userId } };
  await sendOrDefer(sendMail, watch, mail, () =>
    changeAccount(userId, (latest) => {
      if (latest.undoAddress?.linkHash !== linkHash) return null;
      const { linkHash: _notSent, ...undoAddress } = latest.undoAddress;
      return { ...latest, undoAddress };
    }),
  );
};

export type AccountJobDeps = AskForProofDeps &
  SendProofDeps &
  SendResetDeps &
  TellOwnerDeps &
  TellOfErasureDeps &
  HandleDueDeps & {
    composeUndo: (mail: { secret: string }) => MailWords;
    /** Makes the deferred result mails due once the address is confirmed: the newest of each quiz. */
    reopenDeferred: (userId: UserId) => Promise<void>;
    composeLinkEnded: () => MailWords;
  };

/** Handles one job about an account. Safe to repeat. Throws when the queue must deliver it again. */
export const handleAccountJob =
  (deps: AccountJobDeps) =>
  async (job: AccountJob): Promise<void> => {
    if (job.kind === 'help') return sendResetCode(deps, job.requestId);
    if (job.kind === 'address-changed') return sendUndo(deps, job.userId);
    if (job.kind === 'erase') return eraseAndTell(deps, job.userId, () => deps.erase(job.userId, 'asked'));
    if (job.kind === 'due') return handleDue(deps, job.userId);
    const account = await deps.findAccount(job.userId);
    if (!account) return;
    if (job.kind === 'proof') {
      const proof = account.proofs.find(({ id }) => id === job.proofId);
      return proof && sendProof(deps, account, proof);
    }
    if (job.kind === 'new-device' || job.kind === 'password-changed') return tellOwner(deps, account, job);
    if (account.declined) return;
    if (job.kind === 'link-ended') return tellOfEndedLink(deps, account);
    if (account.confirmedAt === null) return askIfNew(deps, account, job);
    // Also for `results`: the address may have been confirmed while the result was being computed.
    if (job.kind !== 'registered') await deps.reopenDeferred(account.userId);
  };

/** Only to a confirmed address: nobody else may learn that the account has links. */
const tellOfEndedLink = async (deps: AccountJobDeps, { userId, emailAsTyped, confirmedAt }: Account): Promise<void> => {
  if (confirmedAt === null || deps.sendMail === null) return;
  const mail = { to: emailAsTyped, ...deps.composeLinkEnded(), tags: { userId } };
  await sendOrDefer(deps.sendMail, deps.watch, mail);
};

type Asking = Extract<AccountJob, { kind: 'registered' | 'results' | 'confirmed' }>;

const askIfNew = async (deps: AccountJobDeps, account: Account, job: Asking): Promise<void> => {
  const { userId, email, proofs } = account;
  if (job.kind === 'confirmed') return;
  // A redelivered job whose mail was deferred has already been counted by the limits.
  const waiting = proofs.find(({ reason, isSent }) => reason === job.kind && !isSent);
  if (waiting) return sendProof(deps, account, waiting);
  const askedBy = job.kind === 'registered' ? job.sessionId : undefined;
  const asked = await askForProof(deps, account, { email, reason: job.kind, askedBy });
  if ('refusal' in asked) return deps.watch.mail(userId, 'suppressed', 'limit');
  const latest = await deps.findAccount(userId);
  const proof = latest?.proofs.find(({ id }) => id === asked.proofId);
  if (latest && proof) await sendProof(deps, latest, proof);
};

export const handleAccountJobsWorker = {
  description: 'Sends mails about accounts, reopens deferred result mails, erases accounts',
  whoIsAffected: 'People wait for a mail that confirms their address or lets them in; the queue tries again.',
  rights: {
    accounts: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    erased: ['PutItem', 'ConditionCheckItem'],
    limits: ['GetItem', 'UpdateItem', 'DeleteItem'],
    links: ['Query', 'DeleteItem'],
    submissions: ['Query', 'UpdateItem', 'DeleteItem'],
    results: ['Query', 'DeleteItem'],
    userPool: ['AdminGetUser', 'AdminDeleteUser'],
    effectQueue: ['SendMessage'],
    mail: ['SendEmail'],
    waitingShards: [],
    serverKey: [],
  },
} as const satisfies WorkerDeclaration;
