import { expect } from 'vitest';
import { reminderMail } from '#functions/features/reminders/letter.ts';
import * as ports from '#functions/features/reminders/ports.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import { eventually } from '#tests/support/eventually.ts';
import type { TestStack } from '#tests/support/stack.ts';
import { makeReminderDue } from './reminder-due.ts';

// What tests that cover every route or every mail need of this feature.

export { ports };

export const fakes = {
  openReminderLink: () => null,
} satisfies Readonly<Record<keyof typeof ports, unknown>>;

export const bodies = { setReminder: () => ({ months: 3 }) };

/** Mail programs post the body of RFC 8058 to this route. It uses only the URL. */
export const readNoBody: readonly RouteName[] = ['turnReminderOff'];

const changeOfAccount = ['dynamodb:GetItem', 'dynamodb:PutItem'];

/** Written by hand, as an independent check of the derived rights (tests/infra/rights.test.ts). */
export const rights: Readonly<Record<string, Record<string, string[]>>> = {
  'set-reminder': { accounts: changeOfAccount },
  // These two need no login.
  'show-reminder-off': {},
  'turn-reminder-off': { accounts: changeOfAccount },
};

const siteUrl = 'https://health.example';

export const mails = {
  reminder: reminderMail({
    siteUrl,
    offUrl: `${siteUrl}/account#off=u.abc`,
    firstName: 'Bea',
    months: 3,
    isLast: false,
  }),
};

/** Calls each of its routes in a deployed system. */
export const journey = async (stack: TestStack): Promise<void> => {
  // A user without a later submission, which would postpone the mail.
  const asking = await stack.register();
  await stack.confirm(asking);
  const body = { months: 3, timeZone: 'Europe/Berlin' };
  const set = await stack.call('POST', '/api/users/me/reminder', { token: asking.token, body });
  expect(set.status).toBe(200);
  await makeReminderDue(stack, asking.userId);
  await stack.sweep();
  const note = await eventually(async () => {
    const notes = (await stack.mail()).filter(
      ({ to, headers }) => to === asking.email && 'List-Unsubscribe' in headers,
    );
    expect(notes).toHaveLength(1);
    return notes[0];
  });
  const address = new URL(/<(.+)>/.exec(note?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '');
  expect((await stack.call('GET', address.pathname)).status).toBe(200);
  const off = await stack.call('POST', address.pathname, { body: {} });
  expect(off.status).toBe(200);
};
