import type { PersonPlaces } from '#functions/adapters/person-stores.ts';
import type { MailWords } from '#functions/mail/mail-to-send.ts';
import type { UserId } from '#shared/contract/ids.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import type { TestStack } from '#tests/support/stack.ts';
import * as doctor from './doctor/api.ts';
import * as move from './move/api.ts';
import * as reminders from './reminders/api.ts';
import * as whatIf from './what-if/api.ts';

// What the features add to tests that cover every route or every mail.

export const featurePorts = {
  ...doctor.ports,
  ...move.ports,
  ...reminders.ports,
  ...whatIf.ports,
};

export const featureFakes = {
  ...doctor.fakes,
  ...move.fakes,
  ...reminders.fakes,
  ...whatIf.fakes,
} satisfies Readonly<Record<keyof typeof featurePorts, unknown>>;

export const honestRequests: readonly (readonly [RouteName, unknown])[] = [
  ...doctor.honest,
  ...move.honest,
  ...whatIf.honest,
];

/** Requests to routes that ask for no token, with the status of the answer. */
export const openRequests: readonly (readonly [RouteName, path: string, status: number])[] = [...doctor.openRequests];

/** The body that a signed-in user posts to each route. It names this submission if the route needs one. */
export const featureBodies: Partial<Record<RouteName, (submissionId: string) => object>> = {
  ...doctor.bodies,
  ...reminders.bodies,
  ...whatIf.bodies,
};

/** POST routes that ignore the request's body. */
export const readNoBody: readonly string[] = [...reminders.readNoBody];

export const featureRights: Readonly<Record<string, Record<string, string[]>>> = {
  ...doctor.rights,
  ...move.rights,
  ...reminders.rights,
  ...whatIf.rights,
};

/** Routes whose calls are logged. */
export const featureSecurityEvents: readonly RouteName[] = [...doctor.securityEvents];

/** What each route that ends all sessions of a user needs besides. */
export const featureEndings: Readonly<Record<string, string[]>> = {
  ...doctor.endings,
};

/** What features store about a user: something to leave there, and how it looks in its table. */
export const featureTraces: readonly { leave: (stack: TestStack, token: string) => Promise<void>; looks: RegExp }[] = [
  ...doctor.traces,
];

/** Each stores something about a user, and returns a check that a restore has moved it to the user's new id. */
export const featureItems: readonly ((
  places: PersonPlaces,
  userId: UserId,
) => Promise<(restored: PersonPlaces, newId: UserId) => Promise<void>>)[] = [...doctor.items];

export const featureJourneys: Readonly<Record<string, (stack: TestStack) => Promise<void>>> = {
  'make a document and a link for a doctor, open it, extend it and close it': doctor.journey,
  'move an unfinished quiz to another device': move.journey,
  'remind a user who asked for it, and stop when they press the link': reminders.journey,
  'save a plan': whatIf.journey,
};

export const featureMails: Readonly<Record<string, MailWords>> = {
  ...doctor.mails,
  ...reminders.mails,
};
