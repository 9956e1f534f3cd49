import type { GiveBackRolling, TakeRolling } from '#functions/edge/limit.ts';
import type { MailWords } from '#functions/mail/mail-to-send.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { type Account, newAccount } from './account.ts';
import { resetCodeLimit } from './address-mails.ts';
import type { HashCode } from './address-proof.ts';
import { newResetCode } from './secrets.ts';
import { MailPutOff, type SendProofDeps } from './send-proof.ts';

export type SendResetDeps = Pick<SendProofDeps, 'changeAccount' | 'sendMail' | 'now' | 'watch'> & {
  /** The address of a request for help; null when it has been dealt with. */
  findHelp: (requestId: string) => Promise<string | null>;
  forgetHelp: (requestId: string) => Promise<void>;
  findUserId: (email: string) => Promise<string | null>;
  /** Null for a person who is being erased. */
  createAccountItem: (account: Account) => Promise<Account | null>;
  takeMail: TakeRolling;
  giveBackMail: GiveBackRolling;
  hash: (purpose: string, text: string) => string;
  hashCode: HashCode;
  newId: () => string;
  composeReset: (mail: { code: string; isConfirmed: boolean }) => MailWords;
};

/**
 * Sends a code to the address of a request for help, if it has an account. Here and not in the route: whoever asks must
 * not learn from the answer, or from its time, whether it has.
 */
export const sendResetCode = async (deps: SendResetDeps, requestId: string): Promise<void> => {
  const email = await deps.findHelp(requestId);
  if (email === null) return;
  const userId = await deps.findUserId(email);
  if (userId !== null && deps.sendMail !== null) await sendIfAllowed(deps, userId, email);
  await deps.forgetHelp(requestId);
};

const sendIfAllowed = async (deps: SendResetDeps, userId: string, email: string): Promise<void> => {
  const limit = resetCodeLimit(deps.hash, email);
  const at = deps.now();
  if (!(await deps.takeMail(limit, at)).allowed) return;
  if ((await send(deps, userId, email)) !== 'later') return;
  // Else the tries of one job would use up the codes of the whole day.
  await deps.giveBackMail(limit, at);
  throw new MailPutOff();
};

/** `later`: the mail was certainly not sent. */
const send = async (deps: SendResetDeps, userId: string, email: string): Promise<'later' | 'settled'> => {
  const { changeAccount, createAccountItem, hashCode, newId, now, sendMail, composeReset, watch } = deps;
  const [id, code] = [newId(), newResetCode()];
  const until = new Date(now().getTime() + lifetimes.codeMinutes * 60 * 1000).toISOString();
  const reset = { id, until, wrongCodes: 0, codeHash: hashCode(id, code) };
  const withCode = (latest: Account) => (latest.email === email ? { ...latest, reset } : null);
  const account =
    (await changeAccount(userId, withCode)) ??
    // Of a registration that stopped half-way.
    (await createAccountItem({
      ...newAccount({ userId, email, emailAsTyped: email, firstName: '', lastName: '' }, now()),
      reset,
    }));
  if (account?.reset?.id !== id || sendMail === null) return 'settled';
  const words = composeReset({ code, isConfirmed: account.confirmedAt !== null });
  const answer = await sendMail({ to: account.emailAsTyped, ...words, tags: { userId } });
  watch.mail(userId, answer.outcome, answer.outcome === 'sent' ? 'handed-over' : answer.reason);
  return answer.outcome === 'later' ? 'later' : 'settled';
};
