import type { RouteName } from '#shared/contract/routes.ts';
import type { TestStack } from '#tests/support/stack.ts';
import * as move from './features/move/api.ts';

// What the features add to the tests that meet every route.

export const featurePorts = {
  ...move.ports,
};

export const featureFakes = {
  ...move.fakes,
} satisfies Readonly<Record<keyof typeof featurePorts, unknown>>;

export const honestRequests: readonly (readonly [RouteName, unknown])[] = [...move.honest];

export const featureRights: Readonly<Record<string, Record<string, string[]>>> = {
  ...move.rights,
};

export const featureJourneys: Readonly<Record<string, (stack: TestStack) => Promise<void>>> = {
  'move an unfinished quiz to another device': move.journey,
};
