import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeReminderDue } from '#tests/features/reminders/reminder-due.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Account, startTestStack, type TestStack } from '#tests/support/stack.ts';

// A reminder from the request to its end, over HTTP and through queue, worker and mail. Its dates are tested in
// tests/unit/features/reminders/due.test.ts.

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const set = ({ token }: Account, months: number | null) =>
  stack.call('POST', '/api/users/me/reminder', { token, body: { months, timeZone: 'Europe/Berlin' } });

const reminderOf = async ({ token }: Account) => {
  const response = await stack.call('GET', '/api/users/me', { token });
  return ((await response.json()) as { reminder?: { months: number; nextAt: string } }).reminder;
};

const confirmedPerson = async () => {
  const person = await stack.register();
  await stack.confirm(person);
  return person;
};

const notesTo = async ({ email }: Account) =>
  (await stack.mail()).filter(({ to, headers }) => to === email && 'List-Unsubscribe' in headers);

/** Makes the reminder due, and returns the path of the unsubscribe link in its mail. */
const mailedAddress = async (person: Account): Promise<string> => {
  await makeReminderDue(stack, person.userId);
  await stack.sweep();
  const note = await eventually(async () => (await notesTo(person)).at(-1) ?? Promise.reject(new Error('no mail yet')));
  return new URL(/<(.+)>/.exec(note.headers['List-Unsubscribe'] ?? '')?.[1] ?? '').pathname;
};

test('only a confirmed address gets a reminder', async () => {
  const person = await stack.register();
  expect((await set(person, 3)).status).toBe(403);
  expect(await reminderOf(person)).toBeUndefined();
  await stack.confirm(person);
  expect((await set(person, 3)).status).toBe(200);
  expect((await reminderOf(person))?.months).toBe(3);
});

test('a reminder is mailed once when it is due, shown with its next date, and can be turned off by its owner', async () => {
  const person = await confirmedPerson();
  await set(person, 6);
  await mailedAddress(person);
  for (const _ of [1, 2]) await stack.sweep();
  const next = await eventually(async () => {
    const reminder = await reminderOf(person);
    expect(Date.parse(reminder?.nextAt ?? '')).toBeGreaterThan(Date.now());
    return reminder;
  });
  expect(next?.months).toBe(6);
  expect(await notesTo(person)).toHaveLength(1);
  expect(await (await set(person, null)).json()).toEqual({ reminder: null });
  expect(await reminderOf(person)).toBeUndefined();
});

test.each([
  ['as a mail program posts it', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'as another one does',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
  ['by the form of its own page', 'application/x-www-form-urlencoded', ''],
])('the link in a reminder turns it off %s, and only by a POST', async (_, type, body) => {
  const person = await confirmedPerson();
  await set(person, 3);
  const path = await mailedAddress(person);
  for (const method of ['GET', 'HEAD'] as const) {
    const opened = await fetch(`${stack.url}${path}`, { method });
    if (method === 'GET') expect([opened.status, await opened.text()]).toEqual([200, expect.stringContaining('<form')]);
  }
  expect((await reminderOf(person))?.months).toBe(3);
  for (const _again of [1, 2]) {
    const pressed = await fetch(`${stack.url}${path}`, { method: 'POST', headers: { 'content-type': type }, body });
    expect([pressed.status, pressed.headers.get('content-type')]).toEqual([200, 'text/html']);
    expect(await pressed.text()).toContain('Reminders are off');
  }
  expect(await reminderOf(person)).toBeUndefined();
  expect(path).not.toContain(person.userId);
});

test('a truncated link gets a page that says so', async () => {
  const response = await stack.call('GET', '/api/reminders/off/AAAA');
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('does not work')]);
});

test('the system’s output holds nothing about reminders', async () => {
  const person = await confirmedPerson();
  await set(person, 1);
  const path = await mailedAddress(person);
  await fetch(`${stack.url}${path}`, { method: 'POST' });
  expect(stack.output()).not.toContain(person.email);
  expect(stack.output()).not.toContain(path.split('/').at(-1));
});
