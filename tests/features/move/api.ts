import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import * as ports from '#functions/features/move/ports.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import type { TestStack } from '#tests/support/stack.ts';

// What the tests that meet every route need of this feature.

const draft = 'aaaa..bbbb.cccc.dddd';
const nothing = async () => {};

export { ports };

/** Each in memory. */
export const fakes = {
  findHandoff: async () => ({ draft }),
  saveHandoff: async () => true,
  markRead: nothing,
  closeHandoff: nothing,
} satisfies Readonly<Record<keyof typeof ports, unknown>>;

export const honest: readonly (readonly [RouteName, unknown])[] = [
  ['putHandoff', { id: 'i'.repeat(43), draft }],
  ['takeHandoff', { id: 'i'.repeat(43), wish: 'read', reader: 'r'.repeat(43) }],
];

/** Written by hand, as a second opinion (tests/infra/rights.test.ts). */
export const rights: Readonly<Record<string, Record<string, string[]>>> = {
  'put-handoff': { limits: ['dynamodb:UpdateItem'] },
  'take-handoff': { limits: ['dynamodb:GetItem', 'dynamodb:UpdateItem'] },
};

/** Calls each of its routes in a deployed system. */
export const journey = async (stack: TestStack): Promise<void> => {
  const id = randomBytes(32).toString('base64url');
  const post = async (path: string, body: object) => (await stack.call('POST', path, { body })).status;
  expect(await post('/api/handoffs/put', { id, draft })).toBe(200);
  expect(await post('/api/handoffs/take', { id, wish: 'read', reader: id })).toBe(200);
};
