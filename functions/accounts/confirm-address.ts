import { type Caller, type Handler, refuse } from '#functions/edge/outcome.ts';
import type { AccountJob } from '#shared/contract/messages.ts';
import type { Account } from './account.ts';
import {
  type AddressProof,
  type HashCode,
  proofWithCode,
  proofWithLink,
  readLinkSecret,
  withWrongCode,
} from './address-proof.ts';
import type { PasswordDeps } from './check-password.ts';
import { checkPassword } from './check-password.ts';

export type ConfirmDeps = {
  findAccount: (userId: string) => Promise<Account | null>;
  changeAccount: (userId: string, change: (account: Account) => Account | null) => Promise<Account | null>;
  /** Tells Cognito that the account has this address, and that it is proved. */
  setVerifiedEmail: (userId: string, email: string) => Promise<void>;
  enqueue: (job: AccountJob) => Promise<void>;
  hashCode: HashCode;
  now: () => Date;
};

/** The code of a mail, typed by somebody who is logged in: mailbox and account are theirs. */
export const confirmAddress =
  (deps: ConfirmDeps): Handler<'confirmAddress', Account> =>
  async ({ body, caller }) => {
    const { userId, sessionId, account } = caller;
    if (account.confirmedAt !== null) return alreadyConfirmed(deps, userId);
    const code = body.code.replace(/\s/g, '');
    let proof: AddressProof | null = null;
    // Judged and counted in one conditional write: of many guesses at once, no more than the allowed ones are judged.
    const latest = await deps.changeAccount(userId, (current) => {
      proof = proofWithCode(current, code, sessionId, deps.hashCode, deps.now());
      return proof ? null : withWrongCode(current, sessionId, deps.now());
    });
    return proof && latest && (await settle(deps, userId, proof)) ? { answer: {} } : wrongCode;
  };

type LinkDeps = ConfirmDeps & PasswordDeps & { verify: (token: string) => Promise<Caller | null> };

/** The link of a mail, opened anywhere: by a session of the account, or by its password. The mailbox alone opens nothing. */
export const confirmByLink =
  (deps: LinkDeps): Handler<'confirmByLink'> =>
  async ({ body, client }) => {
    const link = readLinkSecret(body.secret);
    const account = link && (await deps.findAccount(link.userId));
    if (!account) return linkOver;
    const caller = client.token ? await deps.verify(client.token) : null;
    const isOwn = caller?.userId === account.userId;
    if (account.confirmedAt !== null && isOwn) return alreadyConfirmed(deps, account.userId);
    const proof = proofWithLink(account, link.secret, deps.now());
    // Before the password is looked at: nobody without the mail can try one here.
    if (!proof) return linkOver;
    if (!isOwn) {
      if (body.password === undefined) return needsAccount;
      const refused = await checkPassword(deps, account, body.password, client);
      if (refused) return refused;
    }
    return (await settle(deps, account.userId, proof)) ? { answer: {} } : linkOver;
  };

/** Cognito first: if this stops between the two, the account counts as unconfirmed, and the same proof works again. */
const settle = async (deps: ConfirmDeps, userId: string, { id, email }: AddressProof): Promise<boolean> => {
  const isOpen = ({ proofs, declined }: Account) => declined === null && proofs.some((proof) => proof.id === id);
  const before = await deps.findAccount(userId);
  if (!before || !isOpen(before) || before.email !== email) return false;
  await deps.setVerifiedEmail(userId, email);
  const after = await deps.changeAccount(userId, (latest) =>
    isOpen(latest) && latest.email === email ? { ...latest, confirmedAt: deps.now().toISOString(), proofs: [] } : null,
  );
  if (!after?.confirmedAt) return false;
  await deps.enqueue({ kind: 'confirmed', userId });
  return true;
};

/** The first answer may have been lost, and its job too. The mails of this job go out once. */
const alreadyConfirmed = async ({ enqueue }: ConfirmDeps, userId: string) => {
  await enqueue({ kind: 'confirmed', userId });
  return { answer: {} };
};

const wrongCode = refuse(
  'wrong-code',
  'This code is not right, or no longer works. Check the newest mail, or ask for a new code.',
);
export const linkOver = refuse(
  'link-over',
  'This link no longer works. It may have been used, or be too old. Ask for a new one.',
);
const needsAccount = refuse('unauthenticated', 'Enter the password of your account to confirm the address.');
