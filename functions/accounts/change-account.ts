import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import type { UserId } from '#shared/contract/ids.ts';
import {
  changePasswordSchemas,
  changeProfileSchemas,
  giveConsentSchemas,
} from '#shared/contract/schemas/account-schemas.ts';
import { normalName, refuseName } from '#shared/quiz/answer.ts';
import type { Account } from './account.ts';
import type { AccountDeps } from './account-deps.ts';
import {
  checkPassword,
  newPasswordRefusals,
  type PasswordDeps,
  passwordRefused,
  refuseNewPassword,
} from './password.ts';
import type { TellOwner } from './security/tell-owner.ts';
import { withoutSessions } from './sessions.ts';

type ChangePasswordDeps = PasswordDeps &
  Pick<AccountDeps, 'changeAccount' | 'setPermanentPassword'> & { tellOwner: TellOwner };

/** Requires the current password, and ends all other sessions: the user may want to lock out someone. */
export const changePassword =
  (deps: ChangePasswordDeps): Handler<'changePassword', Account> =>
  async ({ body, caller: { userId, signInId, account }, client }) => {
    const unfit = refuseNewPassword(body.newPassword, account.email);
    if (unfit) return unfit;
    const refused = await checkPassword(deps, account, body.password, client, signInId);
    if (refused) return refused;
    const ending = await deps.setPermanentPassword({ email: account.email, password: body.newPassword });
    if (ending === 'refused') return passwordRefused;
    await deps.changeAccount(userId, (latest) => ({
      ...withoutSessions(latest, signInId),
      resetsFrom: deps.now().toISOString(),
    }));
    await deps.tellOwner({ kind: 'password-changed', userId });
    return { answer: {} };
  };

type ChangeProfileDeps = Pick<AccountDeps, 'changeAccount'> & {
  setNames: (userId: UserId, names: { firstName: string; lastName: string }) => Promise<void>;
};

/** Changes names, units and language. Absent fields stay. Without names, Cognito is not called. */
export const changeProfile =
  ({ changeAccount, setNames }: ChangeProfileDeps): Handler<'changeProfile', Account> =>
  async ({ body, caller: { userId, account } }) => {
    const { firstName = account.firstName, lastName = account.lastName, units, language } = body;
    const names = { firstName: normalName(firstName), lastName: normalName(lastName) };
    const isNamed = body.firstName !== undefined || body.lastName !== undefined;
    const sentence = isNamed ? (refuseName(names.firstName) ?? refuseName(names.lastName)) : null;
    if (sentence) return refuse('malformed', sentence);
    if (isNamed) await setNames(userId, names);
    await changeAccount(userId, (latest) => ({
      ...latest,
      ...(isNamed && names),
      ...(units && { units }),
      ...(language && { language }),
    }));
    return { answer: {} };
  };

/** More than a user is ever asked for. */
const maxConsents = 100;

/** Adds the consent to all earlier ones. Repeating the same version changes nothing. */
export const giveConsent =
  ({ changeAccount, now }: Pick<AccountDeps, 'changeAccount' | 'now'>): Handler<'giveConsent', Account> =>
  async ({ body, caller: { userId } }) => {
    await changeAccount(userId, (latest) =>
      latest.consents.at(-1)?.version === body.version
        ? null
        : { ...latest, consents: [...latest.consents, { ...body, at: now().toISOString() }].slice(-maxConsents) },
    );
    return { answer: {} };
  };

export const changePasswordRoute = {
  name: 'changePassword',
  method: 'POST',
  path: '/api/users/me/password',
  auth: 'signed-in',
  tag: 'Accounts',
  summary: 'Change the password; ends all other sessions',
  refusals: ['wrong-password', ...newPasswordRefusals],
  isSecurityEvent: true,
  schemas: changePasswordSchemas,
  throttle: { rate: 10, burst: 20 },
  addressLimit: 30,
  whoIsAffected: 'People cannot change their password.',
  handle: changePassword,
} as const satisfies RouteDeclaration<'changePassword'>;

export const changeProfileRoute = {
  name: 'changeProfile',
  runsIn: 'addressProofs',
  method: 'POST',
  path: '/api/users/me/profile',
  auth: 'signed-in',
  tag: 'Accounts',
  summary: 'Change the name, the units or the language',
  schemas: changeProfileSchemas,
  throttle: { rate: 10, burst: 20 },
  addressLimit: 30,
  whoIsAffected: 'People cannot change their name, units or language.',
  handle: changeProfile,
} as const satisfies RouteDeclaration<'changeProfile'>;

export const giveConsentRoute = {
  name: 'giveConsent',
  runsIn: 'ownAccount',
  method: 'POST',
  path: '/api/users/me/consent',
  auth: 'signed-in',
  tag: 'Accounts',
  summary: 'Agree to a version of the privacy text',
  schemas: giveConsentSchemas,
  throttle: { rate: 670, burst: 1340 },
  whoIsAffected: 'People are asked again for a consent that they have given.',
  handle: giveConsent,
} as const satisfies RouteDeclaration<'giveConsent'>;
