// What people agree to before health answers are stored. When you change it, raise `consentVersion` in shared/contract/account.ts.

export const consent =
  'I’ve read and accept the data privacy policy. I agree to my health answers being stored and used to work out my results.';

export const policy = 'data privacy policy';

export const missing = 'Tick the box if you agree. Without it, we can’t store your health answers.';
