/** The methods page is walked through in tests/e2e/features/methods. */
export const screens = [{ name: 'proof', address: '/proof' }];
