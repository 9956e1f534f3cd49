import type { FeatureTableName } from '#shared/features/tables.ts';

/** The permissions of a function: each resource with its AWS actions. The stack grants these. */
export type Rights = To<TableAction, 'accounts' | 'submissions' | 'results' | 'limits' | 'erased' | FeatureTableName> &
  To<'Query', 'waitingIndex' | 'dueIndex'> &
  To<QueueAction, 'resultQueue' | 'effectQueue' | 'accountQueue'> &
  To<UserAction, 'userPool'> &
  // All keys that have signed results.
  To<'GetPublicKey', 'signingKeys'> &
  // `GetPublicKey`, because a signature names the public half of its key.
  To<'Sign' | 'GetPublicKey', 'newestSigningKey'> &
  To<'SendEmail', 'mail'> &
  To<'InvokeModel', 'model'> &
  To<'GetSecretValue', 'webhook'> &
  To<'GetObject' | 'PutObject' | 'ListBucket', 'userBackups'> &
  // No actions: what a function only needs to know. It reads secrets at the cold start.
  To<never, 'tokens' | 'waitingShards' | 'serverKey' | 'sessionKeys' | 'probeKey' | 'siteUrl'> &
  // Settings of the stage.
  To<never, 'mailResults' | 'unusedAccounts' | 'workerCounts'>;

type To<Action, Resource extends string> = { readonly [Each in Resource]?: readonly Action[] };

export type Thing = keyof Rights;

/** `GetQueueAttributes` reads the queue's depth. */
type QueueAction = 'SendMessage' | 'GetQueueAttributes';

type TableAction = 'GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem' | 'Query';

type UserAction =
  | 'AdminCreateUser'
  | 'AdminDeleteUser'
  | 'AdminGetUser'
  | 'AdminInitiateAuth'
  | 'AdminSetUserPassword'
  | 'AdminUpdateUserAttributes'
  | 'ListUsers';

/**
 * One dependency of a handler, and the rights that it needs. The function gets only the name of a resource without an action. A
 * port is a plain object, so that a bundler drops it where it is unused.
 */
export type Port<Value = unknown> = { readonly rights: Rights; readonly open: () => Value };

/**
 * The rights of all these ports: each resource once, with its actions in alphabetical order. A port marks its call as pure, so that
 * esbuild leaves the port out of bundles that do not use it.
 */
export function rightsOf(ports: readonly Port[]): Rights {
  const needed = new Map<string, Set<string>>();
  for (const { rights } of ports) {
    for (const [thing, actions] of Object.entries(rights))
      needed.set(thing, new Set([...(needed.get(thing) ?? []), ...actions]));
  }
  return Object.fromEntries([...needed].map(([thing, actions]) => [thing, [...actions].toSorted()]));
}

/** A function that serves no API route but a queue, a schedule or an AWS event. Its ports are listed in functions/entry. */
export type WorkerDeclaration = {
  readonly description: string;
  /** 512 by default. */
  readonly memoryMb?: number;
  /** By default, the timeout of a queue's batch. */
  readonly timeoutSeconds?: number;
  /** Tells the operator who is affected when it fails. */
  readonly whoIsAffected: string;
};
