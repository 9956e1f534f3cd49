import type { NewPerson } from '#functions/accounts/account-deps.ts';
import type { TellOwner } from '#functions/accounts/security/tell-owner.ts';
import * as accountItems from '#functions/adapters/accounts.ts';
import { verifyCaller } from '#functions/adapters/callers.ts';
import { beginErasing as beginErasingIn } from '#functions/adapters/tombstones.ts';
import * as users from '#functions/adapters/users.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { createLog, createMeasure, nameOfError } from '#functions/edge/log.ts';
import { type Port, rightsOf } from '#functions/edge/rights.ts';
import { sharingEnds } from '#functions/features/sharing.ts';
import type { SignInId, UserId } from '#shared/contract/ids.ts';
import type { AccountJob } from '#shared/contract/messages.ts';
import { isProbe } from './base-ports.ts';
import { accountJobs, accounts, clock, tombstones, userPool } from './stores.ts';

/** Verifies a token and identifies its owner. */
export const verify = {
  rights: { tokens: [], accounts: ['GetItem'] },
  open: () => verifyCaller(accounts()),
} satisfies Port;
export const findAccount = {
  rights: { accounts: ['GetItem'] },
  open: () => accountItems.findAccount(accounts()),
} satisfies Port;
/** Reads the account and writes it on condition that nothing changed in between. */
export const changeAccount = {
  rights: { accounts: ['GetItem', 'PutItem'] },
  open: () => accountItems.changeAccount(accounts()),
} satisfies Port;
export const createAccountItem = {
  rights: { accounts: ['PutItem'], erased: ['ConditionCheckItem'], serverKey: [] },
  open: () => accountItems.createAccountItem(accounts(), tombstones()),
} satisfies Port;

/** Ends what features let others see of a user. */
export const endSharing = {
  rights: /* @__PURE__ */ rightsOf(sharingEnds),
  open: () => {
    const ends = sharingEnds.map(({ open }) => open());
    return async (userId: UserId) => {
      await Promise.all(ends.map((end) => end(userId)));
    };
  },
} satisfies Port;

export const signIn = {
  rights: { userPool: ['AdminInitiateAuth'] },
  open: () => users.signIn(userPool()),
} satisfies Port;
export const continueSession = {
  rights: { userPool: ['AdminInitiateAuth'] },
  open: () => users.continueSession(userPool()),
} satisfies Port;
export const createAccount = {
  rights: { userPool: ['AdminCreateUser'] },
  open: () => users.createAccount(userPool()),
} satisfies Port;
/** Also counts new accounts, for the alarm on many of them. Accounts of the probe are not counted. */
export const createCountedAccount = {
  rights: { userPool: ['AdminCreateUser'], probeKey: [] },
  open: () => {
    const [create, measure, isOfProbe] = [createAccount.open(), createMeasure(), isProbe.open()];
    return async (person: NewPerson) => {
      const ending = await create(person);
      if (ending === 'created' && !isOfProbe(person.email)) measure('Registered');
      return ending;
    };
  },
} satisfies Port;
export const setPermanentPassword = {
  rights: { userPool: ['AdminSetUserPassword'] },
  open: () => users.setPermanentPassword(userPool()),
} satisfies Port;
export const findUserId = {
  rights: { userPool: ['AdminGetUser'] },
  open: () => users.findUserId(userPool()),
} satisfies Port;
export const setVerifiedEmail = {
  rights: { userPool: ['AdminUpdateUserAttributes'] },
  open: () => users.setVerifiedEmail(userPool()),
} satisfies Port;
export const removeEmail = {
  rights: { userPool: ['AdminUpdateUserAttributes'] },
  open: () => users.removeEmail(userPool()),
} satisfies Port;
export const setNames = {
  rights: { userPool: ['AdminUpdateUserAttributes'] },
  open: () => users.setNames(userPool()),
} satisfies Port;

export const beginErasing = {
  rights: { accounts: ['UpdateItem'], erased: ['PutItem'], serverKey: [] },
  open: () => beginErasingIn(tombstones(), requireEnv('ACCOUNTS_TABLE'), clock),
} satisfies Port;
export const enqueueAccountJob = { rights: { accountQueue: ['SendMessage'] }, open: accountJobs } satisfies Port;
export const enqueueErase = {
  rights: { accountQueue: ['SendMessage'] },
  open: () => (userId: UserId) => accountJobs()({ kind: 'erase', userId }),
} satisfies Port;
/** Erases an account that was never confirmed, for the owner of its mailbox. */
export const eraseAccount = {
  rights: {
    accounts: ['UpdateItem'],
    erased: ['PutItem'],
    userPool: ['AdminDeleteUser'],
    accountQueue: ['SendMessage'],
    serverKey: [],
  },
  open: () => {
    const close = beginErasing.open();
    const deleteUser = users.deleteUser(userPool());
    return async (userId: UserId) => {
      // The job comes first, because it must not be lost. The sign-in is deleted now, because the address must be free at once.
      await accountJobs()({ kind: 'erase', userId });
      await close(userId);
      await deleteUser(userId);
    };
  },
} satisfies Port;
/** For mails at the end of a call. The call has done its work, so it must not fail if the queue refuses the job. */
const enqueueOrReport = async (job: Exclude<AccountJob, { kind: 'help' }>, delaySeconds = 0): Promise<void> => {
  try {
    await accountJobs()(job, delaySeconds);
  } catch (error) {
    createMeasure()('NotEnqueued');
    createLog().error('job not enqueued', { userId: job.userId, failure: nameOfError(error) });
  }
};
/** Never fails: a registered user can request the mail again. */
export const askToConfirm = {
  rights: { accountQueue: ['SendMessage'] },
  open: () => (userId: UserId, signInId: SignInId, delaySeconds: number) =>
    enqueueOrReport({ kind: 'registered', userId, signInId }, delaySeconds),
} satisfies Port;
/** Never fails: the login or the new password is valid even without this mail. */
export const tellOwner = {
  rights: { accountQueue: ['SendMessage'] },
  open: (): TellOwner => (job) => enqueueOrReport(job),
} satisfies Port;
