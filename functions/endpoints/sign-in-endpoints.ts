import { notMeRoute } from '#functions/accounts/security/not-me.ts';
import { helpRoute } from '#functions/accounts/sign-in/help.ts';
import { loginRoute } from '#functions/accounts/sign-in/login.ts';
import { endSessionRoute, logoutEverywhereRoute, logoutRoute } from '#functions/accounts/sign-in/logout.ts';
import { refreshRoute } from '#functions/accounts/sign-in/refresh.ts';
import { registerRoute } from '#functions/accounts/sign-in/register.ts';
import { resetRoute } from '#functions/accounts/sign-in/reset-password.ts';
import type { EndpointOf } from '#functions/edge/route.ts';
import * as account from '#functions/ports/account-ports.ts';
import * as base from '#functions/ports/base-ports.ts';
import * as data from '#functions/ports/data-ports.ts';

export const help = {
  route: helpRoute,
  uses: {
    deviceSeal: base.deviceSeal,
    enqueue: account.enqueueAccountJob,
    hash: base.hash,
    now: base.now,
    saveHelp: data.saveHelp,
    take: data.take,
    tries: data.networkTries,
  },
} satisfies EndpointOf<typeof helpRoute>;

export const login = {
  route: loginRoute,
  uses: {
    changeAccount: account.changeAccount,
    deviceSeal: base.deviceSeal,
    findAccount: account.findAccount,
    now: base.now,
    signIn: account.signIn,
    tellOwner: account.tellOwner,
    tries: data.triesWithProbe,
  },
} satisfies EndpointOf<typeof loginRoute>;

export const logout = {
  route: logoutRoute,
  uses: { changeAccount: account.changeAccount, verify: account.verify },
} satisfies EndpointOf<typeof logoutRoute>;

export const logoutEverywhere = {
  route: logoutEverywhereRoute,
  uses: { changeAccount: account.changeAccount, endSharing: account.endSharing },
} satisfies EndpointOf<typeof logoutEverywhereRoute>;

export const notMe = {
  route: notMeRoute,
  uses: {
    changeAccount: account.changeAccount,
    endSharing: account.endSharing,
    findAccount: account.findAccount,
    now: base.now,
    setPermanentPassword: account.setPermanentPassword,
    tellOwner: account.tellOwner,
  },
} satisfies EndpointOf<typeof notMeRoute>;

export const refresh = {
  route: refreshRoute,
  uses: {
    changeAccount: account.changeAccount,
    continueSession: account.continueSession,
    findAccount: account.findAccount,
    now: base.now,
    sessionKeys: base.sessionKeys,
  },
} satisfies EndpointOf<typeof refreshRoute>;

export const register = {
  route: registerRoute,
  uses: {
    askToConfirm: account.askToConfirm,
    changeAccount: account.changeAccount,
    createAccount: account.createCountedAccount,
    createAccountItem: account.createAccountItem,
    deviceSeal: base.deviceSeal,
    findAccount: account.findAccount,
    now: base.now,
    setPermanentPassword: account.setPermanentPassword,
    signIn: account.signIn,
    tellOwner: account.tellOwner,
    tries: data.triesWithProbe,
  },
} satisfies EndpointOf<typeof registerRoute>;

export const reset = {
  route: resetRoute,
  uses: {
    changeAccount: account.changeAccount,
    createAccount: account.createAccount,
    createAccountItem: account.createAccountItem,
    deviceSeal: base.deviceSeal,
    endSharing: account.endSharing,
    eraseAccount: account.eraseAccount,
    findAccount: account.findAccount,
    findUserId: account.findUserId,
    hash: base.hash,
    hashCode: base.hashCode,
    now: base.now,
    setPermanentPassword: account.setPermanentPassword,
    setVerifiedEmail: account.setVerifiedEmail,
    signIn: account.signIn,
    take: data.take,
    tellOwner: account.tellOwner,
  },
} satisfies EndpointOf<typeof resetRoute>;

export const endSession = {
  route: endSessionRoute,
  uses: { changeAccount: account.changeAccount },
} satisfies EndpointOf<typeof endSessionRoute>;
