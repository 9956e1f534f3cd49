import type { Rights, Thing } from '#functions/adapters/rights.ts';
import { portNamesOf } from '#functions/edge/lambda.ts';
import type { DeclaredRoute } from '#functions/edge/route.ts';
import * as ports from '#functions/ports.ts';
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

/** What tells a function where a thing is, and what lets it do these actions there. */
type Grant<Each extends Thing> = {
  environment: Record<string, string>;
  allow?: (fn: NodeFunction, actions: NonNullable<Rights[Each]>) => void;
};

const grantsOf = ({ signIn, tables, serverKey, probeKey, signingKeys, resultQueue, accountQueue }: GrantSources) =>
  ({
    accounts: {
      environment: { ACCOUNTS_TABLE: tables.accounts.tableName },
      allow: (fn, actions) => tables.allow(fn, tables.accounts, actions),
    },
    submissions: {
      environment: { SUBMISSIONS_TABLE: tables.submissions.tableName },
      allow: (fn, actions) => tables.allow(fn, tables.submissions, actions),
    },
    results: {
      environment: { RESULTS_TABLE: tables.results.tableName },
      allow: (fn, actions) => tables.allow(fn, tables.results, actions),
    },
    links: {
      environment: { LINKS_TABLE: tables.links.tableName },
      allow: (fn, actions) => tables.allow(fn, tables.links, actions),
    },
    limits: {
      environment: { LIMITS_TABLE: tables.limits.tableName },
      allow: (fn, actions) => tables.allow(fn, tables.limits, actions),
    },
    erased: {
      environment: { ERASED_TABLE: tables.erased.tableName },
      allow: (fn, actions) => tables.allow(fn, tables.erased, actions),
    },
    userPool: {
      environment: signIn.accountEnvironment,
      allow: (fn, actions) => signIn.allow(fn, ...actions),
    },
    resultQueue: { environment: resultQueue.environment, allow: (fn) => resultQueue.allowSend(fn) },
    accountQueue: { environment: accountQueue.environment, allow: (fn) => accountQueue.allowSend(fn) },
    signingKeys: { environment: signingKeys.publicEnvironment, allow: (fn) => signingKeys.allowPublish(fn) },
    tokens: { environment: signIn.tokenEnvironment },
    waitingShards: { environment: tables.shardsEnvironment },
    serverKey: { environment: serverKey.environment },
    probeKey: { environment: probeKey.environment },
  }) satisfies { [Each in Thing]: Grant<Each> };

const portByName: Readonly<Record<string, { rights: Rights }>> = ports;

/** All that the ports of these routes need: each thing once, with its actions in the order of the alphabet. */
export const rightsOf = (routes: readonly DeclaredRoute[]): Rights => {
  const needed = new Map<string, Set<string>>();
  for (const name of routes.flatMap(portNamesOf)) {
    const { rights } = portByName[name] ?? { rights: {} };
    for (const [thing, actions] of Object.entries(rights))
      needed.set(thing, new Set([...(needed.get(thing) ?? []), ...actions]));
  }
  return Object.fromEntries([...needed].map(([thing, actions]) => [thing, [...actions].toSorted()]));
};

/** The environment of the function that serves these routes, and its rights: what their ports need, and nothing else. */
export const grantFor = (routes: readonly DeclaredRoute[], sources: GrantSources) => {
  const rights = Object.entries(rightsOf(routes)) as [Thing, never][];
  const grants: Readonly<Record<Thing, Grant<never>>> = grantsOf(sources);
  return {
    environment: Object.assign({}, ...rights.map(([thing]) => grants[thing].environment)) as Record<string, string>,
    allow: (fn: NodeFunction) => {
      for (const [thing, actions] of rights) grants[thing].allow?.(fn, actions);
    },
  };
};
