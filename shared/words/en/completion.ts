import { product } from '#shared/product.ts';

// After the last question.

export const sending = 'Sending your answers';
export const sendingKeepOpen = 'This takes a moment. Please keep this page open.';
export const title = 'Your result';
export const readyTitle = 'Your result is ready';
export const workingOut = 'Working out your result…';
export const takingLonger = 'This is taking longer than usual. Your result will be on your dashboard.';
export const seeMyResult = 'See my result';
export const goToDashboard = 'Go to my dashboard';
export const protocols = 'See physician-reviewed protocols';
export const protocolsAbout = (partner: string) =>
  `On the treatment site of ${partner}, with physician-guided ${product.id} programs.`;

// Whether this device keeps the login.

export const yourDevice = 'Is this your device?';
export const notMyDevice = 'This isn’t my device';
export const staysLoggedIn = (days: number) =>
  `You’ll stay logged in on this device for ${days} days, or until you log out.`;
export const staysUntilClosed = (hours: number) =>
  `You’ll stay logged in until you close this browser, for ${hours} hours at most.`;
export const logOutLater = 'That didn’t work. Please log out when you leave this device.';
