/**
 * What people agree to before health answers are stored, in the quiz and on the register screen. The words of `policyWords`
 * are the link to the policy. When you change it, raise the version in `account.ts`.
 */
export const consentText =
  'I’ve read and accept the data privacy policy. I agree to my health answers being stored and used to work out my results.';
export const policyWords = 'data privacy policy';
/** The message when the box is not ticked. */
export const consentMissing = 'Tick the box if you agree. Without it, we can’t store your health answers.';
