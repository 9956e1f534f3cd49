// What the pages offer and the API checks. Without zod, because the browser reads the values.

/** The version of the privacy text and of the sentence that users agree to. Raise it when you change either. */
export const consentVersion = '2026-12';

const removedDomain = '@removed.invalid';

/** Replaces an address that was removed: no mail can reach it (RFC 2606), and no two accounts share one. */
export const removedAddress = (userId: string): string => `${userId}${removedDomain}`;

/** The owner of the mailbox has removed the address from the account. */
export const isRemovedAddress = (email: string): boolean => email.endsWith(removedDomain);
