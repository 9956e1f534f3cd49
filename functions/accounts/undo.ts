import { lifetimes } from '#shared/contract/lifetimes.ts';
import type { Account, Address, UndoAddress } from './account.ts';
import { isSecret } from './secrets.ts';

/** Each change of address leaves one. With more of them open, the address cannot be changed again. */
export const maxUndos = 3;

/** Those that can still be used. */
export const openUndos = ({ undoAddresses }: Pick<Account, 'undoAddresses'>, now: Date): UndoAddress[] =>
  undoAddresses.filter(({ until }) => until > now.toISOString());

/** The account with one more address to which it can go back. */
export const withUndo = (account: Account, { email, emailAsTyped }: Address, now: Date): Account => {
  const until = new Date(now.getTime() + lifetimes.undoAddressDays * 24 * 60 * 60 * 1000).toISOString();
  return { ...account, undoAddresses: [...openUndos(account, now), { email, emailAsTyped, until }] };
};

export const undoWithLink = (account: Account, secret: string, now: Date): UndoAddress | null =>
  openUndos(account, now).find(({ linkHash }) => isSecret(linkHash, secret)) ?? null;

/**
 * The account with its former address, and nobody logged in. Changes that came after are taken back too: their addresses
 * cannot come back by a link of their own.
 */
export const withUndone = (account: Account, { email, emailAsTyped }: UndoAddress, now: Date): Account => ({
  ...account,
  email,
  emailAsTyped,
  undoAddresses: account.undoAddresses.slice(
    0,
    account.undoAddresses.findIndex((undo) => undo.email === email),
  ),
  sessions: [],
  knownDevices: [],
  proofs: [],
  pendingAddress: null,
  resetsFrom: now.toISOString(),
});
