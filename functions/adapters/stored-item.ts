import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod/mini';
import type { Log, Measure } from '#functions/edge/log.ts';
import type { RunId, SubmissionId, UserId } from '#shared/contract/ids.ts';
import { clientSettings } from './client-settings.ts';
import type { Item, Table } from './table.ts';

type ItemIds = { userId?: UserId; runId?: RunId; submissionId?: SubmissionId };

/** What the operator learns about an unreadable item: its ids and the invalid part, never a value. */
export type UnreadableNote = ItemIds & { kind: string; reason: string };

export type ReportUnreadable = (note: UnreadableNote) => void;

export type ReadableTable = Table & { reportUnreadable: ReportUnreadable };

/**
 * One kind of stored item. Each item carries its `schema` number. To change the shape, raise `current` and add the upgrade from
 * the previous number.
 */
export type StoredKind<Value> = {
  kind: string;
  current: number;
  /** Keyed by n: the upgrade from schema n to n + 1. */
  upgrades?: Readonly<Record<number, (item: Item) => Item>>;
  /** The shape of schema `current`. Unknown attributes are dropped. */
  shape: z.ZodMiniType<Value>;
  /** Attributes that are stored as JSON: DynamoDB would change some values, such as blank keys in a map. */
  jsonAttributes?: readonly string[];
};

/** An item whose schema number or shape this release does not know. The message is a path, never a value. */
class UnreadableItem extends Error {
  override name = 'UnreadableItem';
}

/**
 * Upgrades an item to the current shape, whatever release wrote it. If it is unreadable, reports it to the operator and throws
 * UnreadableItem.
 */
export const readItem = <Value>(kind: StoredKind<Value>, item: Item, report: ReportUnreadable): Value => {
  try {
    const read = kind.shape.safeParse(withJson(kind, upgraded(kind, item), refuse));
    if (read.success) return read.data;
    throw new UnreadableItem(placeOf(read.error.issues[0]?.path));
  } catch (failure) {
    if (failure instanceof UnreadableItem) report({ ...idsOf(item), kind: kind.kind, reason: failure.message });
    throw failure;
  }
};

/** Throws without the parser's message or cause, because both quote the text. */
const refuse = (name: string) => {
  throw new UnreadableItem(name);
};

/** As `readItem`, but null for an unreadable item. */
export const readOrReport = <Value>(kind: StoredKind<Value>, item: Item, report: ReportUnreadable): Value | null => {
  try {
    return readItem(kind, item, report);
  } catch (failure) {
    if (failure instanceof UnreadableItem) return null;
    throw failure;
  }
};

/** For lists, so that one bad item does not break the list: separates unreadable items, which are reported, from the others. */
export const sortItems = <Value>(kind: StoredKind<Value>, items: readonly Item[], report: ReportUnreadable) => {
  const sorted = { readable: [] as Value[], unreadable: [] as Item[] };
  for (const item of items) {
    const value = readOrReport(kind, item, report);
    if (value === null) sorted.unreadable.push(item);
    else sorted.readable.push(value);
  }
  return sorted;
};

const upgraded = <Value>({ current, upgrades = {} }: StoredKind<Value>, item: Item): Item => {
  let newer = item;
  for (let schema = schemaOf(item); schema !== current; schema += 1) {
    const upgrade = upgrades[schema];
    if (!upgrade) throw new UnreadableItem(`schema-${schema}`);
    newer = upgrade(newer);
  }
  return newer;
};

const schemaOf = ({ schema }: Item): number => {
  if (typeof schema === 'number' && Number.isInteger(schema)) return schema;
  throw new UnreadableItem('schema');
};

/** An item with its JSON attributes parsed, and `otherwise` for an attribute whose text is not JSON. */
export const withJson = (
  { jsonAttributes = [] }: { jsonAttributes?: readonly string[] },
  item: Item,
  otherwise: (name: string) => unknown,
): Item => {
  const parsed = (name: string) => {
    try {
      return JSON.parse(String(item[name]));
    } catch {
      return otherwise(name);
    }
  };
  const stored = jsonAttributes.filter((name) => item[name] !== undefined);
  return { ...item, ...Object.fromEntries(stored.map((name) => [name, parsed(name)])) };
};

const placeOf = (path: readonly PropertyKey[] = []): string => path.map(String).join('.') || 'item';

const idsOf = (item: Item): ItemIds =>
  Object.fromEntries(
    (['userId', 'runId', 'submissionId'] as const).flatMap((name) => {
      const id = item[name];
      return typeof id === 'string' ? [[name, id]] : [];
    }),
  );

/** Reports an unreadable item to the operator: its ids in the log, and a metric that an alarm watches. */
export const reportUnreadable =
  (log: Log, measure: Measure): ReportUnreadable =>
  ({ kind, ...note }) => {
    measure('Unreadable');
    log.error('stored item not readable', { ...note, item: kind });
  };

// Each client has its own file. With one file for all, login would bundle DynamoDB's client too: 20 kB more.

export const createDocumentClient = (settings = clientSettings): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(new DynamoDBClient(settings), { marshallOptions: { removeUndefinedValues: true } });
