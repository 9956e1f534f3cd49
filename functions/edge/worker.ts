import type { Rights } from './rights.ts';

/** A function that no call of the API leads to: of a queue, a schedule, or an event of AWS. Its entry stands in functions/entry. */
export type WorkerDeclaration = {
  readonly description: string;
  /** 512, unless it needs less or more. */
  readonly memoryMb?: number;
  /** As long as a batch of a queue may take, unless it says so. */
  readonly timeoutSeconds?: number;
  /** How many messages of its queue it takes at once; ten, unless one is a slice of work. */
  readonly batchSize?: number;
  /** What it does outside. Taking messages from its own queue comes with the queue. */
  readonly rights: Rights;
  /** For the operator, when it fails. */
  readonly whoIsAffected: string;
};
