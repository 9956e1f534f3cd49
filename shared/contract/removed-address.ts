const end = '@removed.invalid';

/** Stands where an address was: no mail can reach it (RFC 2606), and no two accounts share one. */
export const removedAddress = (userId: string): string => `${userId}${end}`;

/** Somebody with the mailbox has taken the address off the account. */
export const isRemovedAddress = (email: string): boolean => email.endsWith(end);
