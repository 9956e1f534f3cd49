import { plural } from './plural.ts';

export const title = 'Are you still there?';
export const carryOn = 'Carry on for now';
export const logOutNow = 'Log out now';
export const loggingOutIn = (minutes: number) =>
  plural(minutes, {
    one: 'To keep your answers private, we’ll log you out in <time>1 minute</time>.',
    other: 'To keep your answers private, we’ll log you out in <time># minutes</time>.',
  });
export const savedAfterLogin = 'Your answers will be here when you log in again.';
export const notSavedHere = 'This is a shared device, so nothing is saved here. Send your answers first.';
export const staysLoggedIn = (days: number) =>
  `This keeps you logged in on this device for ${days} days. Choose it only if no one else uses the device.`;
export const notRenewed = 'That didn’t work. You can log in again afterwards.';
