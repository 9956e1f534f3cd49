/** Without the methods page, which has its own tests in tests/e2e/features/methods. */
export const screens = [{ name: 'proof', address: '/proof' }];
