import type { Rights } from './rights.ts';

/** A function that serves no API route, but a queue, a schedule or an AWS event. Its entry is in functions/entry. */
export type WorkerDeclaration = {
  readonly description: string;
  /** 512 by default. */
  readonly memoryMb?: number;
  /** By default, the timeout of a queue's batch. */
  readonly timeoutSeconds?: number;
  /** How many messages it receives at once: ten by default, one if each message is a slice of work. */
  readonly batchSize?: number;
  /** Its permissions. Those for receiving from its own queue come with the queue. */
  readonly rights: Rights;
  /** For the operator, when it fails. */
  readonly whoIsAffected: string;
};
