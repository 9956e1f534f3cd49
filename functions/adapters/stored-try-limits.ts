import { type TryLimits, tryLimits } from '#functions/accounts/try-limits.ts';
import { keyedHash } from './keyed-hash.ts';
import { type LimitsTable, takeFrom } from './limits.ts';
import { forgetPasswordTries, takePasswordTry } from './password-tries.ts';

/** The brakes on registering and logging in, over the table of limits. */
export const storedTryLimits = (
  table: LimitsTable,
  { serverKey, roomyNetwork, now }: { serverKey: string; roomyNetwork: string; now: () => Date },
): TryLimits =>
  tryLimits({
    take: takeFrom(table),
    takePassword: takePasswordTry(table),
    forgetPasswords: forgetPasswordTries(table),
    hash: (purpose, text) => keyedHash(serverKey, purpose, text),
    roomyNetwork,
    now,
  });
