import type { NewPerson } from '#functions/accounts/account-deps.ts';
import type { TellOwner } from '#functions/accounts/security/tell-owner.ts';
import * as accountItems from '#functions/adapters/accounts.ts';
import { verifyCaller } from '#functions/adapters/callers.ts';
import { openReminderLink as openSealed } from '#functions/adapters/server-key.ts';
import { beginErasing as beginErasingIn } from '#functions/adapters/tombstones.ts';
import * as users from '#functions/adapters/users.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { createLog, createMeasure, nameOfError } from '#functions/edge/log.ts';
import { port } from '#functions/edge/rights.ts';
import type { SignInId, UserId } from '#shared/contract/ids.ts';
import type { AccountJob } from '#shared/contract/messages.ts';
import { isProbe } from './base-ports.ts';
import { accountJobs, accounts, clock, secret, tombstones, userPool } from './stores.ts';

/** Verifies a token and identifies its owner. */
export const verify = port({ tokens: [], accounts: ['GetItem'] }, () => verifyCaller(accounts()));
export const findAccount = port({ accounts: ['GetItem'] }, () => accountItems.findAccount(accounts()));
/** A read, and a write under the condition that nothing changed in between. */
export const changeAccount = port({ accounts: ['GetItem', 'PutItem'] }, () => accountItems.changeAccount(accounts()));
export const createAccountItem = port({ accounts: ['PutItem'], erased: ['ConditionCheckItem'], serverKey: [] }, () =>
  accountItems.createAccountItem(accounts(), tombstones()),
);
export const openReminderLink = port({ serverKey: [] }, () => (token: string) => openSealed(secret(), token));
export const hasOwner = port({ accounts: ['GetItem'] }, () => {
  const find = accountItems.findAccount(accounts());
  return async (userId: UserId) => (await find(userId)) !== null;
});

export const signIn = port({ userPool: ['AdminInitiateAuth'] }, () => users.signIn(userPool()));
export const continueSession = port({ userPool: ['AdminInitiateAuth'] }, () => users.continueSession(userPool()));
export const createAccount = port({ userPool: ['AdminCreateUser'] }, () => users.createAccount(userPool()));
/** For the alarm about many new accounts. The probe's are not counted. */
export const createCountedAccount = port({ userPool: ['AdminCreateUser'], probeKey: [] }, () => {
  const [create, measure, isOfProbe] = [createAccount.open(), createMeasure(), isProbe.open()];
  return async (person: NewPerson) => {
    const ending = await create(person);
    if (ending === 'created' && !isOfProbe(person.email)) measure('Registered');
    return ending;
  };
});
export const setPermanentPassword = port({ userPool: ['AdminSetUserPassword'] }, () =>
  users.setPermanentPassword(userPool()),
);
export const findUserId = port({ userPool: ['AdminGetUser'] }, () => users.findUserId(userPool()));
export const setVerifiedEmail = port({ userPool: ['AdminUpdateUserAttributes'] }, () =>
  users.setVerifiedEmail(userPool()),
);
export const removeEmail = port({ userPool: ['AdminUpdateUserAttributes'] }, () => users.removeEmail(userPool()));
export const setNames = port({ userPool: ['AdminUpdateUserAttributes'] }, () => users.setNames(userPool()));

export const beginErasing = port({ accounts: ['UpdateItem'], erased: ['PutItem'], serverKey: [] }, () =>
  beginErasingIn(tombstones(), requireEnv('ACCOUNTS_TABLE'), clock),
);
export const enqueueAccountJob = port({ accountQueue: ['SendMessage'] }, accountJobs);
export const enqueueErase = port(
  { accountQueue: ['SendMessage'] },
  () => (userId: UserId) => accountJobs()({ kind: 'erase', userId }),
);
/** Erases an account that was never confirmed, for the owner of its mailbox. */
export const eraseAccount = port(
  {
    accounts: ['UpdateItem'],
    erased: ['PutItem'],
    userPool: ['AdminDeleteUser'],
    accountQueue: ['SendMessage'],
    serverKey: [],
  },
  () => {
    const close = beginErasing.open();
    const deleteUser = users.deleteUser(userPool());
    return async (userId: UserId) => {
      // The job first, because it must not be lost. The sign-in goes now, because the address is needed at once.
      await accountJobs()({ kind: 'erase', userId });
      await close(userId);
      await deleteUser(userId);
    };
  },
);
/** For mails after a call that has done its work: a queue that refuses the job must not fail the call. */
const enqueueOrReport = async (job: Exclude<AccountJob, { kind: 'help' }>): Promise<void> => {
  try {
    await accountJobs()(job);
  } catch (error) {
    createMeasure()('NotEnqueued');
    createLog().error('job not enqueued', { userId: job.userId, failure: nameOfError(error) });
  }
};
/** Never fails: a registered user can request the mail again. */
export const askToConfirm = port(
  { accountQueue: ['SendMessage'] },
  () => (userId: UserId, sessionId: SignInId) => enqueueOrReport({ kind: 'registered', userId, sessionId }),
);
/** Never fails: the login or the new password stands. */
export const tellOwner = port({ accountQueue: ['SendMessage'] }, (): TellOwner => enqueueOrReport);
