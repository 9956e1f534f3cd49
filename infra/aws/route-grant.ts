import type { JobQueue } from './job-queue.ts';
import type { NodeFunction } from './node-function.ts';
import type { ProbeKey } from './probe-key.ts';
import type { ServerKey } from './server-key.ts';
import type { SignIn } from './sign-in.ts';
import type { SigningKeys } from './signing-keys.ts';
import type { Tables } from './tables.ts';

export type GrantSources = {
  signIn: SignIn;
  tables: Tables;
  serverKey: ServerKey;
  probeKey: ProbeKey;
  signingKeys: SigningKeys;
  resultQueue: JobQueue;
  accountQueue: JobQueue;
};

/** The environment and rights of one route's function, and how often all callers together may call it. */
export type RouteGrant = {
  environment: Record<string, string>;
  allow: (fn: NodeFunction) => void;
  /** Requests a second, and how many more at once after a quiet time. */
  throttle: { rate: number; burst: number };
};
