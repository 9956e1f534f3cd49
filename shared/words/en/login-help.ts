export const documentTitle = 'Trouble logging in';
export const noMail =
  'This site doesn’t send emails, so we can’t send you a code. Please write to whoever runs it. You’ll find the address under <link>Privacy</link>.';
export const backToLogin = 'Back to login';
export const ask = 'It happens. Enter your email and we’ll send you a link and a code to choose a new password.';
export const sendCode = 'Send me a code';

// The code from the email, and a new password.

export const mailSent = (address: string) =>
  `If there’s an account for <address>${address}</address>, we’ve sent it an email. It can take a minute. Press the button in it, on any device, or enter its code here.`;
export const codeWorks = (characters: number, minutes: number) =>
  `${characters} letters and digits. It works for ${minutes} minutes.`;
export const enterCode = (characters: number) => `Enter the ${characters} letters and digits from the email.`;
export const saveAndLogIn = 'Save and log in';
export const unconfirmedStartsEmpty =
  'If you never confirmed that email, your new password starts an empty account. We’ll erase what was in the old one, because we can’t know that it was yours.';
export const passwordIsSet = 'Your new password is set. Log in with it now.';
export const passwordChanged = 'You have a new password and you’re logged in';
export const passwordChangedAbout = 'To be safe, we’ve logged you out on all your other devices.';
export const getNewEmail = 'Get a new email';
export const linkWorksOnce = (hours: number) =>
  `It works once, for ${hours} hours, and only until your password or email changes.`;
