export const policyChanged = 'Our privacy policy has changed';
export const policyNew = 'Please read our privacy policy';
export const agree = 'I agree';
