import { consentVersion } from '#shared/contract/consent.ts';
import { call } from './call.ts';

export type NewAccount = { firstName: string; lastName: string; email: string; password: string };

/** Creates the account of somebody who has ticked the consent on this screen: the record says what it was and where. */
export const register = (account: NewAccount, where: 'quiz' | 'register') => {
  const body = { ...account, consent: { version: consentVersion, where } };
  return call('register', body);
};
