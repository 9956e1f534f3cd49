import { type TryLimits, tryLimits } from '#functions/accounts/try-limits.ts';
import { keyedHash } from './keyed-hash.ts';
import { type LimitsTable, takeFrom } from './limits.ts';
import { forgetPasswordTries, takePasswordTry } from './password-tries.ts';
import { isProbeAddress } from './probe-address.ts';

type Settings = { serverKey: string; roomyNetwork: string; probeKey?: string; now: () => Date };

/** The brakes on registering and logging in, over the table of limits. */
export const storedTryLimits = (
  table: LimitsTable,
  { serverKey, roomyNetwork, probeKey = '', now }: Settings,
): TryLimits =>
  tryLimits({
    take: takeFrom(table),
    takePassword: takePasswordTry(table),
    forgetPasswords: forgetPasswordTries(table),
    hash: (purpose, text) => keyedHash(serverKey, purpose, text),
    roomyNetwork,
    isProbe: isProbeAddress(probeKey),
    now,
  });
