import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '#infra/local/wire/database.ts';

/** The settings of a queue. On AWS, the stack sets them. */
export type QueueDefinition = {
  name: string;
  visibilityTimeoutSeconds: number;
  deadLetters?: { queue: string; maxReceiveCount: number };
};

export type StoredMessage = {
  id: string;
  body: string;
  attributes: string;
  sentAt: number;
  firstReceivedAt: number;
  receiveCount: number;
  receipt: string;
};

export type MessageStore = ReturnType<typeof openMessageStore>;

const schema = `
  CREATE TABLE IF NOT EXISTS messages (
    id TEXT PRIMARY KEY, queue TEXT NOT NULL, body TEXT NOT NULL, attributes TEXT NOT NULL,
    sentAt INTEGER NOT NULL, visibleAt INTEGER NOT NULL,
    receiveCount INTEGER NOT NULL DEFAULT 0, firstReceivedAt INTEGER, receipt TEXT
  );
  CREATE INDEX IF NOT EXISTS by_visibility ON messages (queue, visibleAt);
  CREATE INDEX IF NOT EXISTS by_receipt ON messages (receipt);`;

export type Count = { visible: number; inFlight: number; delayed: number };

/** Messages on disk. Every function commits before it returns, so its result survives kill -9. */
export const openMessageStore = (dataDir: string) => {
  const database = openDatabase(dataDir, 'queues', schema);
  const insert = database.prepare(
    'INSERT INTO messages (id, queue, body, attributes, sentAt, visibleAt) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const setVisible = database.prepare('UPDATE messages SET visibleAt = ? WHERE receipt = ?');
  const remove = database.prepare('DELETE FROM messages WHERE receipt = ?');
  const move = database.prepare('UPDATE messages SET queue = ?, receiveCount = 0, receipt = NULL WHERE queue = ?');
  const next = database.prepare('SELECT MIN(visibleAt) AS at FROM messages WHERE queue = ?');
  const tally = database.prepare(
    `SELECT COUNT(*) FILTER (WHERE visibleAt <= $now) AS visible,
            COUNT(*) FILTER (WHERE visibleAt > $now AND receipt IS NOT NULL) AS inFlight,
            COUNT(*) FILTER (WHERE visibleAt > $now AND receipt IS NULL) AS delayed
     FROM messages WHERE queue = $queue`,
  );
  return {
    add: (queue: string, body: string, attributes: string, delayMs: number): string => {
      const id = randomUUID();
      insert.run(id, queue, body, attributes, Date.now(), Date.now() + delayMs);
      return id;
    },
    take: (queue: QueueDefinition, count: number, hiddenMs: number) => takeVisible(database, queue, count, hiddenMs),
    /** False if the receipt is no longer valid. */
    show: (receipt: string, inMs: number): boolean => setVisible.run(Date.now() + inMs, receipt).changes === 1,
    remove: (receipt: string): void => void remove.run(receipt),
    /** Moves every message, like a redrive. */
    move: (from: string, to: string): number => Number(move.run(to, from).changes),
    /** When the next message of the queue can be received, in epoch milliseconds; null when the queue is empty. */
    nextVisibleAt: (queue: string): number | null => next.get(queue)?.at as number | null,
    count: (queue: string) => tally.get({ now: Date.now(), queue }) as Count,
    close: () => database.close(),
  };
};

const takeVisible = (
  database: DatabaseSync,
  { name, deadLetters }: QueueDefinition,
  count: number,
  hiddenMs: number,
): StoredMessage[] => {
  const now = Date.now();
  if (deadLetters) {
    database
      .prepare(
        `UPDATE messages SET queue = ?, receiveCount = 0, receipt = NULL
         WHERE queue = ? AND visibleAt <= ? AND receiveCount >= ?`,
      )
      .run(deadLetters.queue, name, now, deadLetters.maxReceiveCount);
  }
  // A single statement, so that a dying process receives its messages completely or not at all.
  return database
    .prepare(
      `UPDATE messages
       SET visibleAt = $hiddenUntil, receiveCount = receiveCount + 1, firstReceivedAt = COALESCE(firstReceivedAt, $now),
           receipt = lower(hex(randomblob(16)))
       WHERE id IN (SELECT id FROM messages WHERE queue = $name AND visibleAt <= $now ORDER BY visibleAt LIMIT $count)
       RETURNING id, body, attributes, sentAt, firstReceivedAt, receiveCount, receipt`,
    )
    .all({ hiddenUntil: now + hiddenMs, now, name, count }) as StoredMessage[];
};
