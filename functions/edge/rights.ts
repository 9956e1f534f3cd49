/** The permissions of a function: each resource with its AWS actions. The stack grants these. */
export type Rights = {
  readonly accounts?: readonly TableAction[];
  readonly submissions?: readonly TableAction[];
  readonly results?: readonly TableAction[];
  readonly links?: readonly TableAction[];
  readonly limits?: readonly TableAction[];
  readonly erased?: readonly TableAction[];
  readonly userPool?: readonly UserAction[];
  readonly resultQueue?: readonly QueueAction[];
  readonly effectQueue?: readonly QueueAction[];
  readonly accountQueue?: readonly QueueAction[];
  readonly recallQueue?: readonly QueueAction[];
  /** All keys that have signed results. */
  readonly signingKeys?: readonly 'GetPublicKey'[];
  /** A signature names the public half of its key. */
  readonly newestSigningKey?: readonly ('Sign' | 'GetPublicKey')[];
  readonly waitingIndex?: readonly 'Query'[];
  readonly dueIndex?: readonly 'Query'[];
  readonly madeByIndex?: readonly 'Query'[];
  readonly mail?: readonly 'SendEmail'[];
  readonly model?: readonly 'InvokeModel'[];
  readonly webhook?: readonly 'GetSecretValue'[];
  // Resources that a function only needs to know. A secret is read at the cold start.
  readonly tokens?: readonly never[];
  readonly waitingShards?: readonly never[];
  readonly serverKey?: readonly never[];
  readonly probeKey?: readonly never[];
};

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

/** One dependency of a handler, and the rights that it needs. */
export type Port<Value = unknown> = { readonly rights: Rights; readonly open: () => Value };
