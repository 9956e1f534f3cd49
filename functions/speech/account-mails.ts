import { addressChangedMail, confirmMail, resetMail, unusedMail } from '#functions/accounts/account-letters.ts';
import { erasedMail, newDeviceMail, passwordChangedMail } from '#functions/accounts/security/security-letters.ts';
import { featureLetters } from '#functions/features/letters.ts';

/** What the mails about an account say. */
export const speech = {
  addressChangedMail,
  confirmMail,
  erasedMail,
  featureLetters,
  newDeviceMail,
  passwordChangedMail,
  resetMail,
  unusedMail,
};
