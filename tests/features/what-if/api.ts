import { expect } from 'vitest';
import * as ports from '#functions/features/what-if/ports.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import type { TestStack } from '#tests/support/stack.ts';
import { awaitResult, submit } from '#tests/support/submissions.ts';

// What tests that cover every route need of this feature.

export { ports };

export const fakes = {
  findZone: async () => undefined,
  savePlan: async () => true,
} satisfies Readonly<Record<keyof typeof ports, unknown>>;

const changes = [{ questionId: 'strengthTraining', value: '2to3' }];

export const honest: readonly (readonly [RouteName, unknown])[] = [
  ['savePlan', { submissionId: '01K0000000000000000000000A', changes }],
];

/** A request about a submission, for the tests with forged tokens. */
export const bodies = {
  savePlan: (submissionId: string): object => ({ submissionId, changes }),
};

/** Written by hand, as an independent check of the derived rights (tests/infra/rights.test.ts). */
export const rights: Readonly<Record<string, Record<string, string[]>>> = {
  'save-plan': { accounts: ['dynamodb:GetItem'], submissions: ['dynamodb:Query', 'dynamodb:UpdateItem'] },
};

/** Calls its route in a deployed system. */
export const journey = async (stack: TestStack): Promise<void> => {
  const account = await stack.register();
  const submissionId = await submit(stack, account, { answers: longevityPersonas.average45F?.answers ?? {} });
  await awaitResult(stack, account, submissionId);
  const { token } = account;
  expect((await stack.call('POST', '/api/submissions/plan', { token, body: { submissionId, changes } })).status).toBe(
    200,
  );
};
