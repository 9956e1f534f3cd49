import type { MailWords } from '#functions/mail/mail-to-send.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { type Account, newAccount, type Person } from './account.ts';
import type { WaitingHelp } from './help.ts';
import { codeOfRequest, type Hash, minutesLeft } from './reset-request.ts';
import { MailPutOff, type SendProofDeps } from './send-proof.ts';

export type SendResetDeps = Pick<SendProofDeps, 'sendMail' | 'now' | 'watch'> & {
  /** What waits for this job, with the id of the request; null when it has been dealt with. */
  findHelp: (requestId: string) => Promise<(WaitingHelp & { id: string }) | null>;
  forgetHelp: (requestId: string) => Promise<void>;
  findUserId: (email: string) => Promise<string | null>;
  findAccount: (userId: UserId) => Promise<Account | null>;
  /** Null for a person who is being erased. */
  createAccountItem: (account: Account) => Promise<Account | null>;
  hash: Hash;
  composeReset: (mail: { code: string; minutes: number; isConfirmed: boolean }) => MailWords;
};

/**
 * Sends a code to the address of a request for help, if it has an account. Here and not in the route: whoever asks must
 * not learn from the answer, or from its time, whether it has. The route has counted the mail.
 */
export const sendResetCode = async (deps: SendResetDeps, requestId: string): Promise<void> => {
  const waiting = await deps.findHelp(requestId);
  if (waiting === null) return;
  const userId = await deps.findUserId(waiting.email);
  if (userId !== null && deps.sendMail !== null) await send(deps, userId, waiting);
  await deps.forgetHelp(requestId);
};

const send = async (deps: SendResetDeps, userId: UserId, { id, email, deviceHash }: WaitingHelp & { id: string }) => {
  const { createAccountItem, findAccount, hash, now, sendMail, composeReset, watch } = deps;
  const minutes = minutesLeft(id, now());
  if (minutes === 0 || sendMail === null) return;
  const person = { userId, email, emailAsTyped: email, firstName: '', lastName: '' };
  // A registration that stopped half-way has no item yet.
  const account = (await findAccount(userId)) ?? (await createAccountItem(late(person, now())));
  if (account?.email !== email || !(deviceHash === null || knowsDevice(account, deviceHash, now()))) return;
  const words = composeReset({ code: codeOfRequest(hash, id), minutes, isConfirmed: account.confirmedAt !== null });
  const answer = await sendMail({ to: account.emailAsTyped, ...words, tags: { userId } });
  watch.mail(userId, answer.outcome, answer.outcome === 'sent' ? 'handed-over' : answer.reason);
  if (answer.outcome === 'later') throw new MailPutOff();
};

const knowsDevice = ({ knownDevices }: Account, deviceHash: string, now: Date): boolean =>
  knownDevices.some(({ secretHash, until }) => secretHash === deviceHash && until > now.toISOString());

/** Registering stopped before the item was made. The request that found that out is older than the item, and its code works. */
const late = (person: Person, now: Date): Account => ({
  ...newAccount(person, now),
  resetsFrom: new Date(0).toISOString(),
});
