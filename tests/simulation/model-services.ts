import { type Lane, partitionOf, pipelineLimits } from '#functions/results/pipeline-limits.ts';
import type {
  ClaimedSubmission,
  MailOutcome,
  MailState,
  TakeLease,
  WebhookOutcome,
} from '#functions/results/pipeline-state.ts';
import type { SweepDeps, WaitingKey, WaitingSubmission } from '#functions/results/sweep-waiting.ts';
import { asRunId, asSubmissionId, asUserId } from '#shared/contract/ids.ts';
import { defaultLanguage } from '#shared/contract/language.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import { liveVersion, productQuizId } from '#shared/derived-names.ts';

export type ModelItem = {
  submissionId: string;
  acceptedAt: string;
  state: 'received' | 'scored' | 'mailed' | 'hooked';
  partition?: string;
  waitingSince?: string;
  nextSweepAt?: string;
  leaseOwner?: string;
  leaseUntil?: string;
  claims: number;
  mail?: MailState;
  mailFirstTriedAt?: string;
  mailBegunAt?: string;
  hook?: WebhookOutcome;
};

/** A submission's item is 4 kB, which is four write units, and an entry of the index one. */
const itemUnits = 4;

/**
 * The table and its index in memory, with the promises of the real adapters: conditions, leases, pages, the oldest first.
 * It counts what DynamoDB would count.
 */
export const createModelTable = (shards: number, onIndexWrite: (partition: string) => void) => {
  const items = new Map<string, ModelItem>();
  const index = new Map<string, Set<ModelItem>>();
  const table = { writeUnits: 0, queries: 0 };

  const place = (item: ModelItem, partition: string | undefined, since: string | undefined) => {
    if (item.partition !== undefined) {
      index.get(item.partition)?.delete(item);
      onIndexWrite(item.partition);
      table.writeUnits += 1;
    }
    delete item.partition;
    delete item.waitingSince;
    if (partition === undefined || since === undefined) return;
    item.partition = partition;
    item.waitingSince = since;
    const rows = index.get(partition) ?? new Set();
    index.set(partition, rows.add(item));
    onIndexWrite(partition);
    table.writeUnits += 1;
  };
  const itemOf = ({ submissionId }: { submissionId: string }): ModelItem => {
    const item = items.get(submissionId);
    if (!item) throw new Error(`There is no submission ${submissionId}.`);
    table.writeUnits += itemUnits;
    return item;
  };
  const placeIn = (item: ModelItem, lane: Lane, since: string) =>
    place(item, partitionOf(lane, asSubmissionId(item.submissionId), shards), since);
  const free = (item: ModelItem) => {
    delete item.leaseOwner;
    delete item.leaseUntil;
  };

  const claim =
    (states: readonly string[]): TakeLease =>
    async ({ submissionId }, { owner, until, now }) => {
      const item = itemOf({ submissionId });
      if (item.state === 'hooked') return 'finished';
      if (!states.includes(item.state)) return 'elsewhere';
      if (item.leaseUntil !== undefined && item.leaseUntil >= now) return 'busy';
      item.leaseOwner = owner;
      item.leaseUntil = until;
      item.claims += 1;
      return claimedOf(item, owner);
    };

  return Object.assign(table, {
    items,
    accept: (submissionId: string, now: Date): ModelItem => {
      const item: ModelItem = { submissionId, acceptedAt: now.toISOString(), state: 'received', claims: 0 };
      items.set(submissionId, item);
      // A transaction counts twice.
      table.writeUnits += 2 * itemUnits;
      placeIn(item, 'result', item.acceptedAt);
      return item;
    },
    claimResult: claim(['received']),
    claimEffects: claim(['scored', 'mailed']),
    handOver: async (of: ClaimedSubmission, _: unknown, now: string) => {
      const item = itemOf(of);
      item.state = 'scored';
      placeIn(item, 'mail', now);
      free(item);
    },
    beginMail: async (of: ClaimedSubmission, now: string) => {
      const item = itemOf(of);
      item.mail = 'sending';
      item.mailBegunAt = now;
      item.mailFirstTriedAt ??= now;
    },
    undoBeginMail: async (of: ClaimedSubmission) => {
      delete itemOf(of).mail;
    },
    settleMail: async (of: ClaimedSubmission, outcome: MailOutcome) => {
      Object.assign(itemOf(of), { mail: outcome, state: 'mailed' });
    },
    release: async (of: ClaimedSubmission, since: string) => {
      const item = itemOf(of);
      place(item, item.partition, since);
      free(item);
    },
    defer: async (of: ClaimedSubmission, lane: Lane, since: string, hook?: WebhookOutcome) => {
      const item = itemOf(of);
      if (hook) item.hook = hook;
      placeIn(item, lane, since);
      free(item);
    },
    finish: async (of: ClaimedSubmission, hook?: WebhookOutcome) => {
      const item = itemOf(of);
      if (hook) item.hook = hook;
      item.state = 'hooked';
      place(item, undefined, undefined);
      free(item);
    },
    findWaiting: (async ({ partition, before, limit, from }) => {
      table.queries += 1;
      // A sweep that asks for so few asks for no second page: no need to sort hundreds of thousands.
      if (limit < pipelineLimits.sweepPage)
        return { due: oldestRows(index.get(partition), before, limit), unreadable: [] };
      const rows = (from?.rows as WaitingSubmission[] | undefined) ?? dueRows(index.get(partition), before);
      const start = Number(from?.start ?? 0);
      const due = rows.slice(start, start + limit);
      const next = start + limit < rows.length ? { next: { rows, start: start + limit } } : {};
      return { due, unreadable: [], ...next };
    }) satisfies SweepDeps['findWaiting'],
    deferWaiting: async ({ runId, waitingSince }: WaitingKey, to: string) => {
      const item = itemOf({ submissionId: runId });
      if (item.waitingSince !== waitingSince) return;
      place(item, item.partition, to);
      item.nextSweepAt = to;
    },
  });
};

const oldestRows = (rows: ReadonlySet<ModelItem> | undefined, before: string, most: number): WaitingSubmission[] => {
  const oldest: ModelItem[] = [];
  for (const row of rows ?? []) {
    const { waitingSince = '' } = row;
    if (waitingSince >= before || (oldest.length === most && waitingSince >= (oldest.at(-1)?.waitingSince ?? '')))
      continue;
    const at = oldest.findIndex((other) => (other.waitingSince ?? '') > waitingSince);
    oldest.splice(at < 0 ? oldest.length : at, 0, row);
    oldest.length = Math.min(oldest.length, most);
  }
  return oldest.map(toWaiting);
};

const toWaiting = ({ submissionId, waitingSince = '', acceptedAt }: ModelItem): WaitingSubmission => ({
  ...keyOf(submissionId),
  waitingSince,
  acceptedAt,
});

const dueRows = (rows: ReadonlySet<ModelItem> | undefined, before: string): WaitingSubmission[] =>
  [...(rows ?? [])]
    .filter(({ waitingSince = '' }) => waitingSince < before)
    .sort((one, other) => ((one.waitingSince ?? '') < (other.waitingSince ?? '') ? -1 : 1))
    .map(toWaiting);

/** A submission's id is used for its whole key. */
export const keyOf = (submissionId: string) => ({
  userId: asUserId('somebody'),
  runId: asRunId(submissionId),
  submissionId: asSubmissionId(submissionId),
});

const claimedOf = (item: ModelItem, leaseOwner: string): ClaimedSubmission => ({
  ...keyOf(item.submissionId),
  quizId: productQuizId,
  submittedAt: item.acceptedAt,
  answers: {},
  answersHash: '',
  quizVersion: liveVersion,
  language: defaultLanguage,
  email: '',
  firstName: '',
  state: item.state,
  claims: item.claims,
  leaseOwner,
  ...(item.nextSweepAt && { nextSweepAt: item.nextSweepAt }),
  ...(item.mail && { mail: item.mail }),
  ...(item.mailFirstTriedAt && { mailFirstTriedAt: item.mailFirstTriedAt }),
  ...(item.mailBegunAt && { mailBegunAt: item.mailBegunAt }),
  ...(item.hook && { hook: item.hook }),
});

/** A queue with a switch that makes it refuse, and with the deepest that it has been. */
export const createModelQueue = () => {
  let messages: ResultJob[] = [];
  let first = 0;
  const idle: (() => void)[] = [];
  const queue = { isDown: false, deepest: 0, requests: 0 };
  const depth = () => messages.length - first;
  return Object.assign(queue, {
    depth,
    send: async (job: ResultJob): Promise<void> => {
      queue.requests += 1;
      if (queue.isDown) throw new Error('The queue is down.');
      messages.push(job);
      queue.deepest = Math.max(queue.deepest, depth());
      idle.pop()?.();
    },
    /** Waits until there is one, and takes up to this many. */
    take: async (most: number): Promise<ResultJob[]> => {
      while (depth() === 0) await new Promise<void>((wake) => idle.push(wake));
      const taken = messages.slice(first, first + most);
      first += taken.length;
      // Without this the array would only ever grow.
      if (first > 10_000) {
        messages = messages.slice(first);
        first = 0;
      }
      // Receive and delete.
      queue.requests += 2;
      return taken;
    },
  });
};
