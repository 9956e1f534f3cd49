import type { ResultJob } from '#shared/contract/messages.ts';
import type { Lane } from './lanes.ts';

/** Where a row of the sparse index is, and what its submission waits since. */
export type WaitingKey = { userId: string; sessionId: string; waitingSince: string };

/** A row of the sparse index. `acceptedAt` is the instant inside the submission's ULID: the index needs no more columns. */
export type WaitingSubmission = ResultJob & WaitingKey & { acceptedAt: string };

/** Where the next page of a partition begins: only its adapter can read it. */
export type NextPage = Readonly<Record<string, unknown>>;

/** `unreadable`: rows without a proper submission id. Nothing can be enqueued for them. `next` absent: this was the last. */
export type Waiting = { due: WaitingSubmission[]; unreadable: WaitingKey[]; next?: NextPage };

/** `queueSeconds`: how long a message that is put on the queue now waits there for a worker. */
type SweepRoom = { jobs: number; queueSeconds: number };

export type SweepDeps = {
  /** Of one partition of the sparse index, the oldest first, at most `limit`: never a scan. */
  findWaiting: (asked: { partition: string; before: string; limit: number; from?: NextPage }) => Promise<Waiting>;
  /** At most ten at once, to the queue of their lane. Answers with those that the queue took. */
  enqueueAll: (lane: Lane, jobs: WaitingSubmission[]) => Promise<WaitingSubmission[]>;
  /** What the queue of a lane should get by this sweep, in all shards together. */
  room: (lane: Lane) => Promise<SweepRoom>;
  /** How many shards submissions are spread over today. */
  shards: number;
  /** Both change the item only if `waitingSince` is still the same: nothing happens if another process has changed it. */
  defer: (waiting: WaitingKey, waitingSince: string) => Promise<void>;
  deadLetter: (waiting: WaitingKey) => Promise<void>;
  now: () => Date;
  watch: { swept: (ending: SweepEnding) => void };
};

/** What became of the rows that a sweep met. The oldest are ages since the submission was accepted, in seconds. */
export type SweepEnding = {
  enqueued: number;
  refused: number;
  deadLettered: number;
  oldestResultSeconds: number;
  oldestEffectSeconds: number;
};
