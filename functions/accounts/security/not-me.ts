import type { AccountDeps } from '#functions/accounts/account-deps.ts';
import { readLinkSecret } from '#functions/accounts/address/address-proof.ts';
import { linkOver } from '#functions/accounts/address/confirm-address.ts';
import { newPasswordRefusals, passwordRefused, refuseNewPassword } from '#functions/accounts/password.ts';
import { newSecret } from '#functions/accounts/secret-tokens.ts';
import type { Handler } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import { notMeSchemas } from '#shared/contract/schemas/account-schemas.ts';
import { notMeLinkOf, type TellOwner } from './tell-owner.ts';

type Deps = Pick<AccountDeps, 'changeAccount' | 'endSharing' | 'findAccount' | 'now' | 'setPermanentPassword'> & {
  tellOwner: TellOwner;
};

/**
 * 'This wasn't me', through the link in a mail about a login or a new password. Ends every session and all sharing, forgets
 * every device and invalidates the password, which someone else may know. The link then accepts the owner's new password, once.
 * The password changes before the sessions end, so that nobody can begin another one in between.
 */
export const notMe =
  (deps: Deps): Handler<'notMe'> =>
  async ({ body: { secret, password } }) => {
    const link = readLinkSecret(secret);
    const account = link && (await deps.findAccount(link.userId));
    if (!account || !notMeLinkOf(account, link.secret, deps.now())) return linkOver;
    const { userId, email } = account;
    const unfit = password === undefined ? null : refuseNewPassword(password, email);
    if (unfit) return unfit;
    const ending = await deps.setPermanentPassword({ email, password: password ?? newSecret() });
    if (ending === 'refused') return passwordRefused;
    await deps.endSharing(userId);
    await deps.changeAccount(userId, (latest) => {
      const used = notMeLinkOf(latest, link.secret, deps.now());
      if (!used) return null;
      const notMeLinks = latest.notMeLinks.filter((each) => password === undefined || each !== used);
      const ended = { sessions: [], knownDevices: [], proofs: [], pendingAddress: null };
      return { ...latest, ...ended, notMeLinks, resetsFrom: deps.now().toISOString() };
    });
    // Once more, because something may have been shared in between.
    await deps.endSharing(userId);
    if (password !== undefined) await deps.tellOwner({ kind: 'password-changed', userId });
    return { answer: {}, about: userId };
  };

export const notMeRoute = {
  name: 'notMe',
  method: 'POST',
  path: '/api/auth/not-me',
  auth: 'public',
  tag: 'Accounts',
  summary: 'End every session and the password, by the link of a mail about a login or a new password',
  description: 'With `password`, sets the new one, after which the link no longer works.',
  refusals: ['link-over', ...newPasswordRefusals],
  isSecurityEvent: true,
  schemas: notMeSchemas,
  // The link's secret stops strangers before they reach Cognito's quota of new passwords.
  throttle: { rate: 10, burst: 20 },
  addressLimit: 30,
  whoIsAffected: 'People cannot throw out someone who got into their account; a new password by a code still does it.',
  handle: notMe,
} as const satisfies RouteDeclaration<'notMe'>;
