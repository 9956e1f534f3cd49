import * as words from '#words/consent.ts';

/**
 * What people agree to before health answers are stored, in the quiz and on the register screen. The words of `policyWords`
 * are the link to the policy. When you change one of these sentences, raise the version in `account.ts`.
 */
export const consentText = words.consent;
export const policyWords = words.policy;
/** The message when the box is not ticked. */
export const consentMissing = words.missing;
