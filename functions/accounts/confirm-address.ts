import { type Caller, type Handler, refuse } from '#functions/edge/outcome.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { type Account, accountContended } from './account.ts';
import { type HashCode, proofWithCode, proofWithLink, readLinkSecret, withWrongCode } from './address-proof.ts';
import type { AddressProof } from './address-proof-record.ts';
import type { PasswordDeps } from './check-password.ts';
import { checkPassword } from './check-password.ts';
import { type MoveAddressDeps, settleProof } from './move-address.ts';

export type ConfirmDeps = MoveAddressDeps & { hashCode: HashCode };

/** The code of a mail, typed by somebody who is logged in: mailbox and account are theirs. */
export const confirmAddress =
  (deps: ConfirmDeps): Handler<'confirmAddress', Account> =>
  async ({ body, caller }) => {
    const { userId, sessionId, account } = caller;
    if (isJustConfirmed(account, deps.now())) return confirmedAgain(deps, userId);
    const code = body.code.replace(/\s/g, '');
    let proof: AddressProof | null = null;
    // Judged and counted in one conditional write: of many guesses at once, no more than the allowed ones are judged.
    const judged = deps.changeAccount(userId, (current) => {
      proof = proofWithCode(current, code, sessionId, deps.hashCode, deps.now());
      return proof ? null : withWrongCode(current, sessionId, deps.now());
    });
    // A right code writes nothing here. One that could not be counted beside so many others was a wrong one.
    await judged.catch((failure: unknown) => {
      if (!(failure instanceof Error && failure.name === accountContended)) throw failure;
    });
    const ending = proof ? await settleProof(deps, userId, proof, sessionId) : 'over';
    return ending === 'over' ? wrongCode : answerOf[ending];
  };

type LinkDeps = ConfirmDeps & PasswordDeps & { verify: (token: string) => Promise<Caller<Account> | null> };

/** The link of a mail, opened anywhere: by a session of the account, or by its password. The mailbox alone opens nothing. */
export const confirmByLink =
  (deps: LinkDeps): Handler<'confirmByLink'> =>
  async ({ body, client }) => {
    const link = readLinkSecret(body.secret);
    const account = link && (await deps.findAccount(link.userId));
    if (!account) return linkOver;
    const caller = client.token ? await deps.verify(client.token) : null;
    const isOwn = caller?.userId === account.userId;
    if (isOwn && isJustConfirmed(account, deps.now())) return confirmedAgain(deps, account.userId);
    const proof = proofWithLink(account, link.secret, deps.now());
    // Before the password is looked at: nobody without the mail can try one here.
    if (!proof) return linkOver;
    if (!isOwn) {
      if (body.password === undefined) return needsAccount;
      const refused = await checkPassword(deps, account, body.password, client);
      if (refused) return refused;
    }
    const ending = await settleProof(deps, account.userId, proof, isOwn ? caller.sessionId : undefined);
    return ending === 'over' ? linkOver : answerOf[ending];
  };

/** A second try within this time is taken for a repeat of one whose answer was lost. */
const repeatMs = lifetimes.codeMinutes * 60 * 1000;

const isJustConfirmed = ({ confirmedAt, pendingAddress }: Account, now: Date): boolean =>
  confirmedAt !== null && pendingAddress === null && now.getTime() - Date.parse(confirmedAt) < repeatMs;

/** The job may have been lost with the answer. Its mails go out once. */
const confirmedAgain = async ({ enqueue }: Pick<ConfirmDeps, 'enqueue'>, userId: UserId) => {
  await enqueue({ kind: 'confirmed', userId });
  return { answer: {} };
};

const answerOf = {
  settled: { answer: {} },
  taken: refuse('account-exists', 'There is already another account with this email, and its owner has confirmed it.'),
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
