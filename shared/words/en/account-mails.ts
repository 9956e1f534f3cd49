import { product } from '#shared/product.ts';
import { plural } from './plural.ts';

// Please confirm your address: after registering, with results waiting, after a correction, or for a new address.

export const confirmSubject = 'Please confirm your email address';
export const confirmPreheader = 'One tap, so no one else gets your results.';
export const someoneMadeAccount = `Someone (most likely you) made a ${product.name} account with this email address. Please confirm that it’s yours. Then we can send your results here, and to no one else.`;
export const resultsPreheader = 'Confirm your email address, or log in to see them.';
export const resultsWait = `The results of a quiz are waiting in the ${product.name} account with this email address. We’ve left them out of this email, as no one has confirmed the address yet.`;
export const confirmThenResults = 'Please confirm that it’s yours. Then we’ll send them here.';
export const correctedSubject = 'We have corrected a result';
export const corrected = `We made a mistake. A result in the ${product.name} account with this email address was wrong, and we’re sorry. We’ve put it right.`;
export const correctedConfirm =
  'Please log in and read it again. Something important in it has changed. We’ve left it out of this email, as no one has confirmed the address yet. Please confirm that it’s yours too.';
export const newAddressSubject = 'Please confirm your new address';
export const newAddressPreheader = 'Until then, your account keeps its current address.';
export const newAddress = `Someone (most likely you) wants to use this email address for a ${product.name} account. Please confirm that it’s yours. Until then, the account keeps the one it has.`;
export const confirmAddress = 'Confirm my address';
export const confirmCodeLead = (hours: number, minutes: number) =>
  `The button works for ${hours} hours. Or enter this code on the page you have open. It works for ${minutes} minutes:`;
export const passwordNeeded = 'You’ll need your password, unless you’re logged in.';
export const wasNotYou = 'Wasn’t it you? Then someone else used your address.';
export const takeMyAddressOff = 'This wasn’t me: take my address off that account';
export const noMoreAboutIt = 'Then we won’t write to you about it again.';

// A new password.

export const newPasswordSubject = `Choose a new password for ${product.name}`;
export const newPasswordPreheader = 'You can do it from this email.';
export const someoneAsked = 'Someone (most likely you) asked for this email.';
export const resetCodeLead = (hours: number, minutes: number) =>
  plural(minutes, {
    one: `The button works once, for ${hours} hours. Or enter this code on the page where you asked for it. It works there for 1 minute:`,
    other: `The button works once, for ${hours} hours. Or enter this code on the page where you asked for it. It works there for # minutes:`,
  });
export const buttonWorksOnce = (hours: number) => `The button works once, until ${hours} hours after you asked.`;
export const doNotPassOn = 'Don’t pass this email on. We’ll never ask you for a code by phone or in a message.';
export const neverConfirmed =
  'This address was never confirmed. So your new password starts a new, empty account, and we’ll erase what’s in the old one. Someone else may have made it.';
export const ifNotYouNothing =
  'If it wasn’t you, you don’t need to do anything. No one can choose a new password without this email.';

// The address was changed.

export const addressChangedSubject = `The email address on your ${product.name} account was changed`;
export const addressChangedPreheader = 'If it wasn’t you, you can undo the change.';
export const addressChangedTitle = 'Your email address was changed';
export const addressChanged = `Your ${product.name} account now has a different email address. We won’t write to this one any more.`;
export const undoWithin = (days: number) =>
  `If it wasn’t you, undo the change within ${days} days. We’ll log everyone out of the account, and you’ll choose a new password.`;
export const ifYouNothing = 'If it was you, you don’t need to do anything.';

// No one has used the account for a long time.

export const unusedSubject = 'Your account will be erased';
export const unusedPreheader = 'No one has used it for a long time. Log in once to keep it.';
export const unused = (day: string) =>
  `No one has used your ${product.name} account for a long time. We don’t keep accounts for ever: on ${day} we’ll erase it and everything in it.`;
export const logInToKeep = 'To keep it, log in once before that day.';
export const logInAndKeep = 'Log in and keep it';
export const unusedOnce =
  'If you no longer want the account, you don’t need to do anything. We only write about this once.';
