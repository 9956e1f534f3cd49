import type { RollingLimit } from '#functions/edge/limit.ts';
import { addressMailLimits } from '#shared/contract/limits.ts';

const daySeconds = 24 * 60 * 60;

type Hash = (purpose: string, text: string) => string;

const subjectOf = (hash: Hash, email: string): string => hash('address that gets mail', email);

/**
 * Mails that ask an address to confirm itself. Counted by address, not by account: whoever makes many accounts for one
 * address sends it no more mails than with one.
 */
export const confirmationLimit = (hash: Hash, email: string): RollingLimit => ({
  kind: 'confirmations',
  subject: subjectOf(hash, email),
  windows: [
    { max: addressMailLimits.confirmationsADay, windowSeconds: daySeconds },
    { max: addressMailLimits.confirmationsIn30Days, windowSeconds: 30 * daySeconds },
  ],
});

/** Mails with a code for a new password. */
export const resetCodeLimit = (hash: Hash, email: string): RollingLimit => ({
  kind: 'reset-codes',
  subject: subjectOf(hash, email),
  windows: [{ max: addressMailLimits.resetCodesADay, windowSeconds: daySeconds }],
});
