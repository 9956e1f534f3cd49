import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keyedHash } from '#functions/adapters/server-key.ts';
import { secondOf } from '#functions/edge/limit.ts';
import { type Handoff, handoffShape, type Part } from '#functions/handoffs/handoff.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import type { LimitsTable } from './rate-limits.ts';

// A quiz on its way to another device is stored in the limits table, whose items have a TTL. DynamoDB deletes expired items
// within days; every read and write has the expiry as a condition, so no caller gets an expired one.

const keyOf = (handoffId: string) => ({ key: `handoff#${handoffId}` });

/** The key of a handoff. The id itself, which both devices know, is not stored. */
export const hashHandoffId =
  (serverKey: string) =>
  (id: string): string =>
    keyedHash(serverKey, 'handoff', id);

export const hashReader =
  (serverKey: string) =>
  (reader: string): string =>
    keyedHash(serverKey, 'reader of a handoff', reader);

const storedHandoff = z.extend(handoffShape, { expiresAt: z.number() });

export const findHandoff =
  ({ client, tableName }: LimitsTable) =>
  async (handoffId: string, now: Date): Promise<Handoff | null> => {
    const get = new GetCommand({ TableName: tableName, Key: keyOf(handoffId), ConsistentRead: true });
    const { Item } = await client.send(get);
    if (!Item) return null;
    const { expiresAt, ...handoff } = storedHandoff.parse(Item);
    return expiresAt > secondOf(now) ? handoff : null;
  };

const isOpen = 'attribute_not_exists(closed) AND expiresAt > :now';

/** False if the condition failed. */
const update = async (
  { client, tableName }: LimitsTable,
  handoffId: string,
  now: Date,
  change: { expression: string; condition: string; values: Record<string, unknown> },
): Promise<boolean> => {
  const command = new UpdateCommand({
    TableName: tableName,
    Key: keyOf(handoffId),
    UpdateExpression: change.expression,
    ConditionExpression: change.condition,
    ExpressionAttributeValues: { ':now': secondOf(now), ...change.values },
  });
  try {
    await client.send(command);
    return true;
  } catch (failure) {
    if (failure instanceof ConditionalCheckFailedException) return false;
    throw failure;
  }
};

/** Idempotent: storing the same part again changes nothing, because the first response may have been lost. */
export const putParts =
  (table: LimitsTable) =>
  (handoffId: string, parts: Pick<Handoff, Part>, now: Date): Promise<boolean> => {
    const given = Object.entries(parts).filter(([, value]) => value !== undefined);
    const mayWrite = given.map(([name]) => `(attribute_not_exists(${name}) OR ${name} = :${name})`);
    return update(table, handoffId, now, {
      expression: `SET expiresAt = if_not_exists(expiresAt, :end), ${given.map(([name]) => `${name} = :${name}`).join(', ')}`,
      condition: [`(attribute_not_exists(expiresAt) OR (${isOpen}))`, ...mayWrite].join(' AND '),
      values: {
        ':end': secondOf(now) + lifetimes.handoffMinutes * 60,
        ...Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
      },
    });
  };

export const markRead =
  (table: LimitsTable) =>
  async (handoffId: string, readBy: string, now: Date): Promise<void> => {
    await update(table, handoffId, now, {
      expression: 'SET readBy = :readBy',
      condition: `${isOpen} AND attribute_exists(draft) AND (attribute_not_exists(readBy) OR readBy = :readBy)`,
      values: { ':readBy': readBy },
    });
  };

export const closeHandoff =
  (table: LimitsTable) =>
  async (
    handoffId: string,
    closed: NonNullable<Handoff['closed']>,
    readBy: string | null,
    now: Date,
  ): Promise<void> => {
    await update(table, handoffId, now, {
      expression: 'SET closed = :closed REMOVE draft',
      condition: readBy === null ? isOpen : `${isOpen} AND readBy = :readBy`,
      values: { ':closed': closed, ...(readBy !== null && { ':readBy': readBy }) },
    });
  };
