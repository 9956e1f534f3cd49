export const copyLink = 'Copy link';
export const copiedLink = 'Copied the link';
export const copyPasscode = 'Copy passcode';
export const copiedPasscode = 'Copied the passcode';
export const qrCode = 'QR code with the link';
