import { consentVersion } from '#shared/contract/consent.ts';
import { isSharedDevice } from '../session/shared-device.ts';
import { call } from './call.ts';

export type NewAccount = { firstName: string; lastName: string; email: string; password: string };

/**
 * Creates the account of somebody who has ticked the consent on this screen: the record says what it was and where. After the
 * quiz its session goes on, as after a login with 'Remember me'.
 */
export const register = (account: NewAccount, where: 'quiz' | 'register') => {
  const wish = isSharedDevice() ? { sharedDevice: true } : where === 'quiz' && { remember: true };
  const consent = { version: consentVersion, where };
  return call('register', { ...account, consent, ...wish });
};
