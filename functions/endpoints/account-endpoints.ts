import { changePasswordRoute, changeProfileRoute, giveConsentRoute } from '#functions/accounts/change-account.ts';
import { eraseMeRoute } from '#functions/accounts/erase-me.ts';
import { getAccountRoute } from '#functions/accounts/get-account.ts';
import { getMeRoute } from '#functions/accounts/get-me.ts';
import type { EndpointOf } from '#functions/edge/route.ts';
import * as account from '#functions/ports/account-ports.ts';
import * as base from '#functions/ports/base-ports.ts';
import * as data from '#functions/ports/data-ports.ts';

export const getMe = {
  route: getMeRoute,
  uses: { list: data.listSubmissions },
} satisfies EndpointOf<typeof getMeRoute>;

export const getAccount = {
  route: getAccountRoute,
  uses: { now: base.now },
} satisfies EndpointOf<typeof getAccountRoute>;

export const giveConsent = {
  route: giveConsentRoute,
  uses: { changeAccount: account.changeAccount, now: base.now },
} satisfies EndpointOf<typeof giveConsentRoute>;

export const eraseMe = {
  route: eraseMeRoute,
  uses: {
    beginErasing: account.beginErasing,
    deviceSeal: base.deviceSeal,
    enqueueErase: account.enqueueErase,
    findAccount: account.findAccount,
    log: base.log,
    now: base.now,
    signIn: account.signIn,
    tries: data.triesWithProbe,
  },
} satisfies EndpointOf<typeof eraseMeRoute>;

export const changePassword = {
  route: changePasswordRoute,
  uses: {
    changeAccount: account.changeAccount,
    deviceSeal: base.deviceSeal,
    findAccount: account.findAccount,
    now: base.now,
    setPermanentPassword: account.setPermanentPassword,
    signIn: account.signIn,
    tellOwner: account.tellOwner,
    tries: data.tries,
  },
} satisfies EndpointOf<typeof changePasswordRoute>;

export const changeProfile = {
  route: changeProfileRoute,
  uses: { changeAccount: account.changeAccount, setNames: account.setNames },
} satisfies EndpointOf<typeof changeProfileRoute>;
