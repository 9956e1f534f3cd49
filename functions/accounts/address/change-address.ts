import type { Account } from '#functions/accounts/account.ts';
import type { AccountDeps } from '#functions/accounts/account-deps.ts';
import { confirmationMailsDescription } from '#functions/accounts/address-mails.ts';
import { normalEmail, refuseEmail } from '#functions/accounts/email-address.ts';
import { checkPassword, type PasswordDeps } from '#functions/accounts/password.ts';
import { newSecret } from '#functions/accounts/secret-tokens.ts';
import { tooMany } from '#functions/edge/limit.ts';
import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import { changeAddressSchemas, undoAddressSchemas } from '#shared/contract/schemas/account-schemas.ts';
import * as words from '#words/refused.ts';
import { openUndo, readLinkSecret, undoWithLink, withUndone } from './address-proof.ts';
import { linkOver } from './confirm-address.ts';
import { type MoveAddressDeps, makeRoom } from './move-address.ts';
import { type AskForProofDeps, askForProof } from './send-proof.ts';

type ChangeAddressDeps = AskForProofDeps & PasswordDeps & Pick<AccountDeps, 'enqueue'>;

/**
 * Stores the pending address and mails it a link and a code. Only the owner of the mailbox learns whether another account has
 * the address; otherwise this route would reveal who has an account.
 */
export const changeAddress =
  (deps: ChangeAddressDeps): Handler<'changeAddress', Account> =>
  async ({ body, caller: { userId, signInId, account }, client }) => {
    const email = normalEmail(body.email);
    const sentence = email === account.email ? words.alreadyYourAddress : refuseEmail(email);
    if (sentence) return refuse('malformed', sentence, { questionId: 'email' });
    const undo = openUndo(account, deps.now());
    if (undo) return tooMany(words.justChangedAddress, secondsUntil(undo.until, deps.now()));
    const refused = await checkPassword(deps, account, body.password, client, signInId);
    if (refused) return refused;
    const limited = await deps.tries.firstMail(email, client.network);
    if (limited) return limited;
    const asked = await askForProof(deps, account, { email, reason: 'new-address', askedBy: signInId });
    if ('refusal' in asked) return asked;
    const pendingAddress = { email, emailAsTyped: body.email.trim() };
    await deps.changeAccount(userId, (latest) => ({ ...latest, pendingAddress }));
    await deps.enqueue({ kind: 'proof', userId, proofId: asked.proofId });
    return { answer: {} };
  };

const secondsUntil = (instant: string, now: Date): number => Math.ceil((Date.parse(instant) - now.getTime()) / 1000);

type UndoDeps = Omit<MoveAddressDeps, 'enqueue'> & Pick<AccountDeps, 'setPermanentPassword' | 'endSharing'>;

/**
 * Restores the former address. The mailbox alone is enough, because the address had been proved. Ends every session and all
 * sharing, and invalidates the password, because the person who changed the address knew it. 'Trouble logging in?' gives the
 * owner a new one.
 */
export const undoAddress =
  (deps: UndoDeps): Handler<'undoAddress'> =>
  async ({ body }) => {
    const link = readLinkSecret(body.secret);
    const account = link && (await deps.findAccount(link.userId));
    const undo = account && undoWithLink(account, link.secret, deps.now());
    if (!undo) return linkOver;
    if (!(await makeRoom(deps, undo.email, account.userId))) return takenAgain;
    if ((await deps.setVerifiedEmail(account.userId, undo.email)) === 'taken') return takenAgain;
    await deps.setPermanentPassword({ email: undo.email, password: newSecret() });
    // Sharing ends before the mail's link is used up, so that a failure can be retried. It ends again below, because something
    // may have been shared in between.
    await deps.endSharing(account.userId);
    await deps.changeAccount(account.userId, (latest) =>
      undoWithLink(latest, link.secret, deps.now()) ? withUndone(latest, undo, deps.now()) : null,
    );
    await deps.endSharing(account.userId);
    return { answer: {}, about: account.userId };
  };

const takenAgain = refuse('account-exists', words.addressTaken);

export const undoAddressRoute = {
  name: 'undoAddress',
  method: 'POST',
  path: '/api/auth/undo-address',
  auth: 'public',
  tag: 'Accounts',
  summary: 'Give an account its former address back and end its sessions, by the link of the mail to that address',
  refusals: ['link-over', 'account-exists'],
  isSecurityEvent: true,
  schemas: undoAddressSchemas,
  throttle: { rate: 10, burst: 20 },
  addressLimit: 30,
  whoIsAffected: 'People cannot take back a change of their address that they did not make.',
  handle: undoAddress,
} as const satisfies RouteDeclaration<'undoAddress'>;

export const changeAddressRoute = {
  name: 'changeAddress',
  runsIn: 'addressMails',
  method: 'POST',
  path: '/api/users/me/address',
  auth: 'signed-in',
  tag: 'Accounts',
  summary: 'Ask for another email address, which is confirmed first',
  description: confirmationMailsDescription,
  refusals: ['wrong-password'],
  isSecurityEvent: true,
  schemas: changeAddressSchemas,
  throttle: { rate: 10, burst: 20 },
  addressLimit: 30,
  whoIsAffected: 'People cannot change their address.',
  handle: changeAddress,
} as const satisfies RouteDeclaration<'changeAddress'>;
