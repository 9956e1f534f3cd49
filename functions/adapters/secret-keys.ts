import { type Keys, readKeys } from '#functions/accounts/secret-tokens.ts';
import { optionalEnv, requireEnv } from '#functions/edge/env.ts';
import { fillFromSecrets } from './secrets.ts';

// Runs at the cold start, and only in functions that use one of these keys, because only their bundles contain this file.
await fillFromSecrets(process.env);

/** The key of every keyed hash (server-key.ts). */
export const serverKey = (): string => requireEnv('SERVER_KEY');

/** The keys that derive a session's next cookie, the newest first. */
export const sessionKeyRing = (): Keys => readKeys(requireEnv('SESSION_KEYS'));

/** Blank in a stage without a probe. */
export const probeKey = (): string => optionalEnv('PROBE_KEY');

export const requireProbeKey = (): string => requireEnv('PROBE_KEY');
