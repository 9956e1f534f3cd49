import * as z from 'zod/mini';
import { changeItem, findItem, type Table } from '#functions/adapters/table.ts';
import { secondOf } from '#functions/edge/limit.ts';
import { handoffMinutes } from '#shared/features/move/feature.ts';
import { type Handoff, handoffShape } from './handoff.ts';

// A quiz on its way to another device is stored in the limits table, whose items have a TTL. DynamoDB deletes expired items
// within days; every read and write has the expiry as a condition, so no caller gets an expired one.

const keyOf = (handoffId: string) => ({ key: `handoff#${handoffId}` });

const storedHandoff = z.extend(handoffShape, { expiresAt: z.number() });

export const findHandoff =
  (table: Table) =>
  async (handoffId: string, now: Date): Promise<Handoff | null> => {
    const item = await findItem(table, keyOf(handoffId));
    if (!item) return null;
    const { expiresAt, ...handoff } = storedHandoff.parse(item);
    return expiresAt > secondOf(now) ? handoff : null;
  };

const isOpen = 'attribute_not_exists(closed) AND expiresAt > :now';

/** Idempotent: storing the same draft again changes nothing, because the first response may have been lost. */
export const saveHandoff =
  (table: Table) =>
  (handoffId: string, draft: string, now: Date): Promise<boolean> =>
    changeItem(table, {
      key: keyOf(handoffId),
      update: 'SET expiresAt = if_not_exists(expiresAt, :end), draft = :draft',
      condition: `attribute_not_exists(expiresAt) OR (${isOpen} AND draft = :draft)`,
      values: {
        ':now': secondOf(now),
        ':end': secondOf(now) + handoffMinutes * 60,
        ':draft': draft,
      },
    });

export const markRead =
  (table: Table) =>
  async (handoffId: string, readBy: string, now: Date): Promise<void> => {
    await changeItem(table, {
      key: keyOf(handoffId),
      update: 'SET readBy = :readBy',
      condition: `${isOpen} AND attribute_exists(draft) AND (attribute_not_exists(readBy) OR readBy = :readBy)`,
      values: { ':now': secondOf(now), ':readBy': readBy },
    });
  };

export const closeHandoff =
  (table: Table) =>
  async (
    handoffId: string,
    closed: NonNullable<Handoff['closed']>,
    readBy: string | null,
    now: Date,
  ): Promise<void> => {
    await changeItem(table, {
      key: keyOf(handoffId),
      update: 'SET closed = :closed REMOVE draft',
      condition: readBy === null ? isOpen : `${isOpen} AND readBy = :readBy`,
      values: { ':now': secondOf(now), ':closed': closed, ...(readBy !== null && { ':readBy': readBy }) },
    });
  };
