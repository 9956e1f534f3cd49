export const yourAddress = 'Your address';
export const confirmNow = 'Confirm now';
export const pleaseConfirm = (address: string) =>
  `Please confirm <address>${address}.</address> Until then, we won’t email you any results.`;
export const noAddress = 'Your account no longer has an email address. Please add one.';
export const goToAccount = 'Go to account';
