export const copyLink = 'Copy link';
export const copiedLink = 'Copied the link';
export const qrCode = 'QR code with the link';
