import { type Account, type AddressProof, accountContended } from '#functions/accounts/account.ts';
import type { AccountDeps } from '#functions/accounts/account-deps.ts';
import { checkPassword, type PasswordDeps } from '#functions/accounts/password.ts';
import type { Verify } from '#functions/edge/http.ts';
import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { confirmAddressSchemas, confirmByLinkSchemas } from '#shared/contract/schemas/account-schemas.ts';
import * as words from '#words/refused.ts';
import { proofWithCode, proofWithLink, readLinkSecret, withWrongCode, wrongCode } from './address-proof.ts';
import { type MoveAddressDeps, settleProof } from './move-address.ts';

type ConfirmDeps = MoveAddressDeps & Pick<AccountDeps, 'hashCode'>;

/** Confirms the address with the code of a mail. The user is logged in, so both mailbox and account are theirs. */
export const confirmAddress =
  (deps: ConfirmDeps): Handler<'confirmAddress', Account> =>
  async ({ body, caller }) => {
    const { userId, signInId, account } = caller;
    if (isJustConfirmed(account, deps.now())) return confirmedAgain(deps, userId);
    const code = body.code.replace(/\s/g, '');
    let proof: AddressProof | null = null;
    // Checked and counted in one conditional write: concurrent guesses cannot exceed the limit.
    const judged = deps.changeAccount(userId, (current) => {
      proof = proofWithCode(current, code, signInId, deps.hashCode, deps.now());
      return proof ? null : withWrongCode(current, signInId, deps.now());
    });
    // A right code writes nothing here. A code that could not be counted because of concurrent writes was wrong.
    await judged.catch((failure: unknown) => {
      if (!(failure instanceof Error && failure.name === accountContended)) throw failure;
    });
    const ending = proof ? await settleProof(deps, userId, proof, signInId) : 'over';
    return ending === 'over' ? wrongCode : answerOf[ending];
  };

type LinkDeps = MoveAddressDeps & PasswordDeps & { verify: Verify<Account> };

/**
 * Confirms the address with the link of a mail, plus a session of the account or its password. The mailbox alone is not
 * enough.
 */
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
    // Check the link before the password, so that nobody can try passwords here without the mail.
    if (!proof) return linkOver;
    if (!isOwn) {
      if (body.password === undefined) return needsAccount;
      const refused = await checkPassword(deps, account, body.password, client);
      if (refused) return refused;
    }
    const ending = await settleProof(deps, account.userId, proof, isOwn ? caller.signInId : undefined);
    return ending === 'over' ? linkOver : answerOf[ending];
  };

/** A second attempt within this time counts as a retry after a lost response. */
const repeatMs = lifetimes.codeMinutes * 60 * 1000;

const isJustConfirmed = ({ confirmedAt, pendingAddress }: Account, now: Date): boolean =>
  confirmedAt !== null && pendingAddress === null && now.getTime() - Date.parse(confirmedAt) < repeatMs;

/** Enqueues the job again, because it may have been lost with the response. Its mails are sent only once. */
const confirmedAgain = async ({ enqueue }: Pick<ConfirmDeps, 'enqueue'>, userId: UserId) => {
  await enqueue({ kind: 'confirmed', userId });
  return { answer: {} };
};

const answerOf = {
  settled: { answer: {} },
  taken: refuse('account-exists', words.addressTakenAndConfirmed),
};

export const linkOver = refuse('link-over', words.linkOver);
const needsAccount = refuse('unauthenticated', words.passwordToConfirm);

export const confirmByLinkRoute = {
  name: 'confirmByLink',
  runsIn: 'addressProofs',
  method: 'POST',
  path: '/api/auth/confirm',
  auth: 'public',
  tag: 'Accounts',
  summary: 'Confirm an address by the link of a mail, with a token of the account or with its password',
  refusals: ['link-over', 'unauthenticated', 'wrong-password', 'account-exists'],
  isSecurityEvent: true,
  schemas: confirmByLinkSchemas,
  // Cognito allows 25 attribute changes, 25 new passwords and 120 sign-ins a second. A test adds up the routes. This route gets
  // half of the attribute changes, because each new user needs it once; the other routes share the rest.
  throttle: { rate: 12, burst: 24 },
  addressLimit: 30,
  whoIsAffected: 'People cannot confirm their address by the link of a mail; the code still works.',
  handle: confirmByLink,
} as const satisfies RouteDeclaration<'confirmByLink'>;

export const confirmAddressRoute = {
  name: 'confirmAddress',
  runsIn: 'addressProofs',
  method: 'POST',
  path: '/api/users/me/confirm',
  auth: 'signed-in',
  tag: 'Accounts',
  summary: 'Confirm an address by the code of a mail',
  description: 'After five wrong codes the code of that mail no longer works, and it works for 15 minutes.',
  refusals: ['wrong-code', 'account-exists'],
  isSecurityEvent: true,
  schemas: confirmAddressSchemas,
  throttle: { rate: 10, burst: 20 },
  addressLimit: 30,
  whoIsAffected: 'People cannot confirm their address by a code; the link still works.',
  handle: confirmAddress,
} as const satisfies RouteDeclaration<'confirmAddress'>;
