import { plural } from './plural.ts';
export const documentTitle = 'Register';
export const title = 'Create your account';
export const alreadyLoggedIn = 'You’re already logged in';
export const loggedInAs = (email: string) =>
  `You’re logged in as ${email}. To create another account, please log out first.`;
export const loggedIn = 'You’re logged in to an account. To create another account, please log out first.';
export const notWanted = 'Not what you wanted? <link>Go to dashboard</link>';
export const createAccount = 'Create account';
export const creatingAccount = 'Creating account…';
export const failed = 'Failed to register';
export const withdrawConsent =
  'You can withdraw your consent at any time by erasing your data in your account. It takes a minute.';
export const alreadyHaveAccount = 'Already have an account? <link>Login</link>';
export const yourConsent = 'Your consent';
export const thingsToCheck = (things: number) =>
  plural(things, { one: '1 thing needs attention', other: '# things need attention' });
