import type { MailWords } from '#functions/mail/mail-to-send.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import type { TestStack } from '#tests/support/stack.ts';
import * as move from './move/api.ts';
import * as reminders from './reminders/api.ts';
import * as whatIf from './what-if/api.ts';

// What the features add to tests that cover every route or every mail.

export const featurePorts = {
  ...move.ports,
  ...reminders.ports,
  ...whatIf.ports,
};

export const featureFakes = {
  ...move.fakes,
  ...reminders.fakes,
  ...whatIf.fakes,
} satisfies Readonly<Record<keyof typeof featurePorts, unknown>>;

export const honestRequests: readonly (readonly [RouteName, unknown])[] = [...move.honest, ...whatIf.honest];

/** The body that a signed-in user posts to each route. It names this submission if the route needs one. */
export const featureBodies: Partial<Record<RouteName, (submissionId: string) => object>> = {
  ...reminders.bodies,
  ...whatIf.bodies,
};

/** POST routes that ignore the request's body. */
export const readNoBody: readonly string[] = [...reminders.readNoBody];

export const featureRights: Readonly<Record<string, Record<string, string[]>>> = {
  ...move.rights,
  ...reminders.rights,
  ...whatIf.rights,
};

export const featureJourneys: Readonly<Record<string, (stack: TestStack) => Promise<void>>> = {
  'move an unfinished quiz to another device': move.journey,
  'remind a user who asked for it, and stop when they press the link': reminders.journey,
  'save a plan': whatIf.journey,
};

export const featureMails: Readonly<Record<string, MailWords>> = {
  ...reminders.mails,
};
