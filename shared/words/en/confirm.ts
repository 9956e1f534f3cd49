// By the link in an email.

export const confirmTitle = 'Confirm your address';
export const isThisYours = 'Is this your email address?';
export const someoneUsedIt =
  'Someone used this email address to make an account with us. If it was you, confirm it here.';
export const yesConfirm = 'Yes, confirm my address';
export const confirming = 'Confirming…';
export const noNotMe = 'No, it wasn’t me';
export const passwordShows = 'The password for your account. It shows that both the account and the mailbox are yours.';
export const ifNotYou = 'If it wasn’t you, we’ll take your address off that account, and it won’t email you again.';
export const ifNotYouPress =
  'If it wasn’t you, press “This wasn’t me” at the end of the email. We’ll then take your address off that account.';

// By the code in it.

export const enterCode =
  'Enter the code from our latest email to you. It shows that the mailbox is yours, so no one else gets your results.';
export const enterCodeFor = (address: string) =>
  `Enter the code from our latest email to <address>${address}</address>. It shows that the mailbox is yours, so no one else gets your results.`;
export const enterSixDigits = 'Enter the 6 digits from the email.';
export const confirm = 'Confirm';
export const codeWorks = (minutes: number) => `6 digits. It works for ${minutes} minutes.`;

// How it ended.

export const confirmed = 'Address confirmed';
export const emailConfirmed = 'Your email is confirmed';
export const emailConfirmedAbout = 'From now on, we can email you your results.';
export const declined = 'Address taken off';
export const declinedTitle = 'We’ve taken your address off that account';
export const declinedAbout = 'We’re sorry for the trouble. That account can’t email you any more.';
export const restored = 'Address restored';
export const restoredTitle = 'Your email address is back';
export const restoredAbout =
  'We’ve logged everyone out, and the old password no longer works. Please choose a new one.';
export const codeInstead = 'Use a code instead';
export const logInForNewEmail = 'Log in to get a new email';
export const linkWorksOnce = (hours: number) =>
  `Links in our emails work once, for ${hours} hours. If you’ve already confirmed, you don’t need to do anything.`;
export const usedBefore =
  'It’s been used before, or the address has been confirmed since. If that wasn’t you, <link>write to us</link>.';

// What the owner of a mailbox can do with one press.

export const notMe = 'That wasn’t me';
export const someoneElseTitle = 'Did someone else use your email address?';
export const someoneElseAbout =
  'We’ll take it off that account straight away. The account won’t email you again, and its owner won’t learn who you are.';
export const yesSomeoneElse = 'Yes, it was someone else';
export const noMyAccount = 'No, it’s my account';
export const useAgainTitle = 'Use this address again?';
export const useAgainAbout =
  'The email address on your account was changed. If it wasn’t you, undo it here. We’ll log everyone out, and you’ll choose a new password.';
export const leaveAsItIs = 'Leave it as it is';
export const wasItSomeoneElse = 'Was it someone else?';
export const willLogEveryoneOut = 'We’ll log everyone out of your account.';
export const passwordWillStop = 'The password will stop working, and you’ll choose a new one.';
export const yesLogEveryoneOut = 'Yes, log everyone out';
export const noItWasMe = 'No, it was me';
export const passwordSaved = 'Your new password is saved';
export const passwordSavedAbout = 'Only you know it now. If you use the old one on other sites, change it there too.';
export const everyoneLoggedOut = 'We’ve logged everyone out, and the old password no longer works.';
export const saveNewPassword = 'Save my new password';
