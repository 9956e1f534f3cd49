import type { BackedUpUser } from '#functions/accounts/back-up-users.ts';

/** Whoever gets a login again. `userId` is the former one, under which everything of theirs is stored. */
export type FormerUser = { userId: string; email: string; isVerified: boolean };

/** What an account's item says of its login. It is newer than the backup: an address may have changed since. */
export type AccountAddress = { userId: string; email: string; isConfirmed: boolean };

/** The mailbox of SES that the probe uses: the probe makes its accounts by itself, with a password that it knows. */
const ofProbe = /@simulator\.amazonses\.com$/;

/**
 * Everybody who had a login: those of the accounts' table, by the address there, and those who are in the backup alone
 * (registrations that stopped half-way). Where two claim one address, the account has it; `leftOut` are the
 * others, who cannot have a login under it.
 */
export function formerUsers(
  backup: readonly BackedUpUser[],
  accounts: readonly AccountAddress[],
): { users: FormerUser[]; leftOut: string[] } {
  const known = new Set(accounts.map(({ userId }) => userId));
  const claims = [
    ...accounts.map(({ userId, email, isConfirmed }) => ({ userId, email, isVerified: isConfirmed })),
    ...backup.filter(({ userId }) => !known.has(userId)),
  ];
  const taken = new Set<string>();
  const users: FormerUser[] = [];
  const leftOut: string[] = [];
  for (const { userId, email: typed, isVerified } of claims) {
    const email = typed.toLowerCase();
    if (ofProbe.test(email)) continue;
    if (taken.has(email) || !email.includes('@')) leftOut.push(userId);
    else users.push({ userId, email, isVerified });
    taken.add(email);
  }
  return { users, leftOut };
}
