import { functionSizes } from '#infra/aws/functions/entries.ts';
import type { Load, Outage } from './scenarios.ts';

export type Figures = {
  outage: string;
  perSecond: number;
  /** From the end of the outage until all that was accepted before it has its result, its mail and its webhook. */
  doneAfterSeconds: number;
  /** Of those, the mails that did not end as sent, once. */
  mailsAstray: number;
  /** The longest wait for a result whose message was lost. */
  worstLostSeconds: number;
  deepestResults: number;
  deepestEffects: number;
  /** The most writes a second that one partition of the index took, over a minute. */
  writesPerShard: number;
  /** Of queue, database and workers; without the mail itself. */
  dollarsPerThousand: number;
};

type Model = {
  table: { writeUnits: number; queries: number };
  queues: Record<string, { deepest: number; requests: number }>;
};

/** List prices in us-east-1, read on 2026-11-22 (docs/operations.md, 'What it costs'). */
export const dollars = {
  writeUnit: 0.625e-6,
  readUnit: 0.125e-6,
  queueRequest: 0.4e-6,
  gigabyteSecond: 0.0000133334,
  mail: 0.16e-3,
} as const;

/** Records events, and computes the figures from them. */
export const createMeter = (elapsed: () => number, { perSecond, eachStandsFor: scale }: Load) => {
  const open = new Map<string, { at: number; isLost: boolean }>();
  const waiting = new Map<string, { at: number; isLost: boolean }>();
  const writes = new Map<string, number>();
  const mails = new Map<string, number>();
  let mailsAstray = 0;
  let accepted = 0;
  let lastDoneAt = 0;
  let worstLost = 0;
  let workerSeconds = 0;

  return {
    accepted: (id: string, { isLost, counts }: { isLost: boolean; counts: boolean }) => {
      accepted += 1;
      const noted = { at: elapsed(), isLost };
      waiting.set(id, noted);
      if (counts) open.set(id, noted);
    },
    scored: (id: string) => {
      const { at, isLost } = waiting.get(id) ?? { at: elapsed(), isLost: false };
      if (isLost) worstLost = Math.max(worstLost, elapsed() - at);
      waiting.delete(id);
    },
    mailed: (id: string) => {
      mails.set(id, (mails.get(id) ?? 0) + 1);
    },
    finished: (id: string) => {
      if (!open.delete(id)) return;
      lastDoneAt = elapsed();
      if (mails.get(id) !== 1) mailsAstray += 1;
      mails.delete(id);
    },
    isAllDone: () => open.size === 0,
    indexWrite: (partition: string) => {
      const minute = `${partition}@${Math.floor(elapsed() / 60_000)}`;
      writes.set(minute, (writes.get(minute) ?? 0) + 1);
    },
    workerBusy: (seconds: number) => {
      workerSeconds += seconds;
    },
    figures: ({ outage, outageEndMs, table, queues }: Model & { outage: Outage; outageEndMs: number }): Figures => {
      const requests = Object.values(queues).reduce((sum, queue) => sum + queue.requests, 0);
      const gigabytes = functionSizes.generateResults.memoryMb / 1024;
      const spent =
        table.writeUnits * dollars.writeUnit +
        (table.queries / 2) * dollars.readUnit +
        requests * dollars.queueRequest +
        workerSeconds * gigabytes * dollars.gigabyteSecond;
      return {
        outage: outage.name,
        perSecond,
        doneAfterSeconds: Math.round(Math.max(0, lastDoneAt - outageEndMs) / 1000),
        mailsAstray,
        worstLostSeconds: Math.round(worstLost / 1000),
        deepestResults: (queues.results?.deepest ?? 0) * scale,
        deepestEffects: (queues.effects?.deepest ?? 0) * scale,
        writesPerShard: Math.ceil((Math.max(...writes.values()) * scale) / 60),
        dollarsPerThousand: (1000 * spent) / accepted,
      };
    },
  };
};
