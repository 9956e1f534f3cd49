import { consentVersion } from '#shared/contract/account.ts';
import { languageCode } from '#words/language.ts';
import { isSharedDevice } from '../session/storage.ts';
import { call } from './call.ts';

export type NewAccount = { firstName: string; lastName: string; email: string; password: string };

/**
 * Creates an account for a user who has ticked the consent on this screen. The record of the consent names its text and
 * the screen. After the quiz the session is remembered, as after a login with 'Remember me'.
 */
export const register = (account: NewAccount, where: 'quiz' | 'register') => {
  const wish = isSharedDevice() ? { sharedDevice: true } : where === 'quiz' && { remember: true };
  const consent = { version: consentVersion, where };
  return call('register', { ...account, consent, language: languageCode, ...wish });
};
