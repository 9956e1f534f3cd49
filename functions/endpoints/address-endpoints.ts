import { changeAddressRoute, undoAddressRoute } from '#functions/accounts/address/change-address.ts';
import { confirmAddressRoute, confirmByLinkRoute } from '#functions/accounts/address/confirm-address.ts';
import { declineAddressRoute } from '#functions/accounts/address/decline-address.ts';
import { sendConfirmationRoute } from '#functions/accounts/address/send-confirmation.ts';
import type { EndpointOf } from '#functions/edge/route.ts';
import * as account from '#functions/ports/account-ports.ts';
import * as base from '#functions/ports/base-ports.ts';
import * as data from '#functions/ports/data-ports.ts';

export const confirmByLink = {
  route: confirmByLinkRoute,
  uses: {
    changeAccount: account.changeAccount,
    deviceSeal: base.deviceSeal,
    enqueue: account.enqueueAccountJob,
    findAccount: account.findAccount,
    findUserId: account.findUserId,
    now: base.now,
    removeEmail: account.removeEmail,
    setVerifiedEmail: account.setVerifiedEmail,
    signIn: account.signIn,
    tries: data.tries,
    verify: account.verify,
  },
} satisfies EndpointOf<typeof confirmByLinkRoute>;

export const declineAddress = {
  route: declineAddressRoute,
  uses: { changeAccount: account.changeAccount, now: base.now, removeEmail: account.removeEmail },
} satisfies EndpointOf<typeof declineAddressRoute>;

export const undoAddress = {
  route: undoAddressRoute,
  uses: {
    changeAccount: account.changeAccount,
    endSharing: account.endSharing,
    findAccount: account.findAccount,
    findUserId: account.findUserId,
    now: base.now,
    removeEmail: account.removeEmail,
    setPermanentPassword: account.setPermanentPassword,
    setVerifiedEmail: account.setVerifiedEmail,
  },
} satisfies EndpointOf<typeof undoAddressRoute>;

export const changeAddress = {
  route: changeAddressRoute,
  uses: {
    changeAccount: account.changeAccount,
    deviceSeal: base.deviceSeal,
    enqueue: account.enqueueAccountJob,
    findAccount: account.findAccount,
    hash: base.hash,
    newId: base.newUuid,
    now: base.now,
    signIn: account.signIn,
    take: data.take,
    takeMail: data.takeMail,
    tries: data.tries,
  },
} satisfies EndpointOf<typeof changeAddressRoute>;

export const confirmAddress = {
  route: confirmAddressRoute,
  uses: {
    changeAccount: account.changeAccount,
    enqueue: account.enqueueAccountJob,
    findAccount: account.findAccount,
    findUserId: account.findUserId,
    hashCode: base.hashCode,
    now: base.now,
    removeEmail: account.removeEmail,
    setVerifiedEmail: account.setVerifiedEmail,
  },
} satisfies EndpointOf<typeof confirmAddressRoute>;

export const sendConfirmation = {
  route: sendConfirmationRoute,
  uses: {
    changeAccount: account.changeAccount,
    enqueue: account.enqueueAccountJob,
    hash: base.hash,
    newId: base.newUuid,
    now: base.now,
    take: data.take,
    takeMail: data.takeMail,
    tries: data.networkTries,
  },
} satisfies EndpointOf<typeof sendConfirmationRoute>;
