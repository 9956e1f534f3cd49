import { product } from '#shared/product.ts';
export const buttonLogsOut = (days: number) =>
  `The button logs everyone out and lets you choose a new password. It works for ${days} days.`;
export const whyThisMail =
  'You get this because it’s about the safety of your account. These emails can’t be turned off.';
export const ifThatWasYou = 'If that was you, you don’t need to do anything.';
export const ifItWasYou = 'If it was you, there’s nothing to do.';

// A new password.

export const passwordChangedSubject = 'Your password was changed';
export const passwordChanged = (time: string) =>
  `The password for your ${product.name} account was changed on ${time} (UTC). Every other device has been logged out.`;

// A login on a device that is new.

export const newDeviceSubject = 'New login on your account';
export const newDevice = (time: string) =>
  `Someone logged in to your ${product.name} account from a new device: ${time} (UTC).`;
export const newDeviceNamed = (device: string, time: string) =>
  `Someone logged in to your ${product.name} account from a new device: ${device}, ${time} (UTC).`;

// The account is erased.

export const erasedSubject = 'Your data has been erased';
export const erasedPreheader = 'Your account and everything in it are gone.';
export const erased = (day: string) =>
  `Your ${product.name} account, all your results and all your answers were erased on ${day}. They can’t be recovered, even by us.`;
export const backupsExpire = (days: number) =>
  `Our encrypted backups expire within ${days} days. Emails we sent earlier stay in your own mailbox.`;
export const lastMail = `Thank you for using ${product.name}. This is our last email to you.`;
export const erasedByOther =
  'You didn’t ask for this? Someone with your password did. Change that password wherever else you use it.';
