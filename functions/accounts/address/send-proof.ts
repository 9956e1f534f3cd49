import type { Account, AddressProof } from '#functions/accounts/account.ts';
import type { AccountDeps } from '#functions/accounts/account-deps.ts';
import type { ConfirmMail } from '#functions/accounts/account-letters.ts';
import { type Asking, accountLimit, confirmationLimit } from '#functions/accounts/address-mails.ts';
import { hashOfSecret, newSecret, newSixDigits } from '#functions/accounts/secret-tokens.ts';
import { sendBegun, withBegun } from '#functions/accounts/unsent-mails.ts';
import { type Taken, tooMany } from '#functions/edge/limit.ts';
import type { Refusal } from '#functions/edge/outcome.ts';
import type { Composed } from '#functions/mail/mail-to-send.ts';
import type { SignInId } from '#shared/contract/ids.ts';
import type { Language } from '#shared/contract/language.ts';
import type { MailJob } from '#shared/contract/messages.ts';
import * as words from '#words/refused.ts';
import { linkSecret, withMail, withProof } from './address-proof.ts';

export type AskForProofDeps = Pick<AccountDeps, 'changeAccount' | 'take' | 'takeMail' | 'hash' | 'newId' | 'now'>;

type Asked = Pick<AddressProof, 'email' | 'reason'> & { askedBy?: SignInId | undefined };

/** Records that a confirmation mail is to be sent, if the rate limits allow it. */
export const askForProof = async (
  deps: AskForProofDeps,
  { userId, confirmedAt }: Pick<Account, 'userId' | 'confirmedAt'>,
  asked: Asked,
): Promise<{ proofId: string } | { refusal: Refusal }> => {
  const { changeAccount, newId } = deps;
  const at = deps.now();
  const { email, reason } = asked;
  const taken = await takeConfirmation(deps, { userId, email, reason, isProved: confirmedAt !== null }, at);
  if (!taken.allowed) return tooMany(words.noMoreEmailsToAddress, taken.retryAfterSeconds);
  const proofId = newId();
  await changeAccount(userId, (latest) => withProof(latest, { id: proofId, ...asked }, at));
  return { proofId };
};

/**
 * As `askForProof`, for a correction letter, which has an id of its own. A killed run requests the letter again, so record the
 * proof before counting it: the next run then finds it, and its own earlier attempt does not use up the limit.
 */
export const askForLetterProof = async (
  deps: AskForProofDeps,
  { userId, confirmedAt }: Pick<Account, 'userId' | 'confirmedAt'>,
  asked: Asked,
): Promise<'asked' | 'limited'> => {
  const { changeAccount, newId } = deps;
  const at = deps.now();
  const id = newId();
  const { email, reason } = asked;
  await changeAccount(userId, (latest) => withProof(latest, { id, ...asked }, at));
  const taken = await takeConfirmation(deps, { userId, email, reason, isProved: confirmedAt !== null }, at);
  if (taken.allowed) return 'asked';
  await changeAccount(userId, (latest) => ({ ...latest, proofs: latest.proofs.filter((proof) => proof.id !== id) }));
  return 'limited';
};

/** `countedAt`: when this mail was counted before. The new count replaces that one. */
const takeConfirmation = async (
  { take, takeMail, hash }: Pick<AccountDeps, 'take' | 'takeMail' | 'hash'>,
  asking: Asking,
  now: Date,
  countedAt?: Date,
): Promise<Taken> => {
  const ofAccount = await takeMail(accountLimit(hash, asking), now, countedAt);
  const isOfToday = countedAt?.toISOString().slice(0, 10) === now.toISOString().slice(0, 10);
  return !ofAccount.allowed || isOfToday ? ofAccount : take(confirmationLimit(hash, asking), now);
};

export type SendProofDeps = Pick<
  AccountDeps,
  'changeAccount' | 'take' | 'takeMail' | 'hash' | 'hashCode' | 'sendMail' | 'now' | 'watch'
> & { composeProof: (mail: Omit<ConfirmMail, 'siteUrl'>, language: Language) => Composed };

/**
 * Sends the mail of a proof once: the account records the attempt before the call, and lists the mail until SES has accepted it.
 * The secrets exist only here and in the mail. Nothing goes to an address that was confirmed, declined or changed in the meantime.
 */
export const sendProof = async (
  deps: SendProofDeps,
  account: Account,
  proof: AddressProof,
  job: MailJob,
): Promise<void> => {
  const { userId, language } = account;
  const { changeAccount, sendMail, composeProof, hashCode, now, watch } = deps;
  // SES's event about the proof also tells a recall that a letter was sent (infra/aws/ops/recall).
  const { id, reason } = proof;
  if (sendMail === null || proof.isSent) return;
  // Limit and proof share one instant: the next attempt finds this attempt's count by the second that the proof stores.
  const at = now();
  if (!(await mayBeSentNow(deps, account, proof, at))) return watch.mail(userId, 'suppressed', 'limit');
  const [link, decline, code] = [newSecret(), newSecret(), newSixDigits()];
  const hashes = { linkHash: hashOfSecret(link), declineHash: hashOfSecret(decline), codeHash: hashCode(id, code) };
  let to = '';
  await changeAccount(userId, (latest) => {
    to = receiverOf(latest, id);
    return to === '' ? null : withBegun(withMail(latest, id, hashes, at), job, id, at);
  });
  if (to === '') return;
  const secrets = { confirmSecret: linkSecret(userId, link), declineSecret: linkSecret(userId, decline), code };
  const mail = { to, ...(await composeProof({ reason, ...secrets }, language)), tags: { userId } };
  await sendBegun({ ...deps, sendMail }, mail, id);
};

/**
 * Checks the rate limits again. The mail counts from now, not from its request, because a delayed queue could send the mails of
 * several days at once. A mail that exceeds the limit is dropped: earlier mails say the same.
 */
const mayBeSentNow = async (
  deps: SendProofDeps,
  { userId, confirmedAt }: Account,
  { email, reason, countedAt }: AddressProof,
  at: Date,
) => {
  const asking = { userId, email, reason, isProved: confirmedAt !== null };
  return (await takeConfirmation(deps, asking, at, new Date(countedAt))).allowed;
};

/** The recipient's address as typed. Blank if the mail is obsolete or another worker is sending it. */
const receiverOf = (account: Account, proofId: string): string => {
  const proof = account.proofs.find(({ id, isSent }) => id === proofId && !isSent);
  if (proof && proof.email === account.pendingAddress?.email) return account.pendingAddress.emailAsTyped;
  const isOpen = account.confirmedAt === null && account.declined === null;
  return proof && isOpen && proof.email === account.email ? account.emailAsTyped : '';
};
