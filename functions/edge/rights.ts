/** What a function may do outside of itself: each thing with the actions that AWS knows it by. The stack grants these. */
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
  /** All that results were signed with. */
  readonly signingKeys?: readonly 'GetPublicKey'[];
  /** A signature names the public half of its key. */
  readonly newestSigningKey?: readonly ('Sign' | 'GetPublicKey')[];
  readonly waitingIndex?: readonly 'Query'[];
  readonly dueIndex?: readonly 'Query'[];
  readonly madeByIndex?: readonly 'Query'[];
  readonly mail?: readonly 'SendEmail'[];
  readonly model?: readonly 'InvokeModel'[];
  readonly webhook?: readonly 'GetSecretValue'[];
  // What a function only has to know. A secret is read when the function starts.
  readonly tokens?: readonly never[];
  readonly waitingShards?: readonly never[];
  readonly serverKey?: readonly never[];
  readonly probeKey?: readonly never[];
};

export type Thing = keyof Rights;

/** `GetQueueAttributes`: how much is there. */
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

/** Something that a handler depends on, and what it takes to have it. */
export type Port<Value = unknown> = { readonly rights: Rights; readonly open: () => Value };
