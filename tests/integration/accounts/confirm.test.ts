import { afterAll, expect, test } from 'vitest';
import type { MailView } from '#infra/local/local-pages.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Account, startTestStack } from '#tests/support/stack.ts';
import { awaitResult, submit } from '#tests/support/submissions.ts';

// From a new account to a confirmed address, over the whole local system.

const { answers } = longevityPersonas.average45F ?? { answers: {} };
const stack = await startTestStack();
afterAll(stack.stop);

/** The first mail to this account that is about this. */
const mailAbout = ({ email }: Account, about: RegExp): Promise<MailView> =>
  eventually(async () => {
    const found = (await stack.mail()).find(({ to, subject }) => to === email && about.test(subject));
    if (!found) throw new Error(`No mail about ${about}. The system printed:\n${stack.output()}`);
    return found;
  });

const secretIn = ({ text }: MailView, name: 'secret' | 'decline') =>
  new RegExp(`/confirm#${name}=(\\S+)`).exec(text)?.[1] ?? 'no link';

const isConfirmed = async ({ token }: Account) => {
  const response = await stack.call('GET', '/api/users/me', { token });
  return ((await response.json()) as { isConfirmed: boolean }).isConfirmed;
};

test('the result is ready at once; its mail waits for the code, and no mail before that has a figure or a name', async () => {
  const account = await stack.register({ firstName: 'Wilhelmina' });
  const result = await awaitResult(stack, account, await submit(stack, account, { answers, firstName: 'Wilhelmina' }));
  const mails = [await mailAbout(account, /confirm/), await mailAbout(account, /^Your results are ready$/)];
  const figure = String(Math.round(result.content.overall_summary.biologicalAge ?? 0));
  for (const { subject, text } of mails) {
    expect(`${subject} ${text}`).not.toContain('Wilhelmina');
    // The code and the links contain other digits.
    const words = text.replace(/https?:\S+/g, '').replace(/^ {4}\d{6}$/m, '');
    expect(words).not.toMatch(new RegExp(`\\b${figure}\\b`));
  }
  expect(await isConfirmed(account)).toBe(false);
  await stack.confirm(account);
  expect(await isConfirmed(account)).toBe(true);
  const full = await eventually(async () => {
    const [mail] = await stack.resultMails(account.email);
    if (!mail) throw new Error(`No result was mailed. The system printed:\n${stack.output()}`);
    return mail;
  });
  expect(full.text).toContain(`Biological Age: ${figure}`);
});

test('the link confirms the address only with the password, also on a device that is not logged in', async () => {
  const account = await stack.register();
  const secret = secretIn(await mailAbout(account, /confirm/), 'secret');
  const open = (body: object) => stack.call('POST', '/api/auth/confirm', { body });
  expect((await open({ secret })).status).toBe(401);
  expect((await open({ secret, password: 'not the password' })).status).toBe(403);
  expect(await isConfirmed(account)).toBe(false);
  expect((await open({ secret, password: account.password })).status).toBe(200);
  expect(await isConfirmed(account)).toBe(true);
  expect((await open({ secret, password: account.password })).status).toBe(404);
});

test('“This wasn’t me” frees the address for its owner, and it no longer opens the account that had it', async () => {
  const squatter = await stack.register();
  const secret = secretIn(await mailAbout(squatter, /confirm/), 'decline');
  expect((await stack.call('POST', '/api/auth/decline', { body: { secret } })).status).toBe(200);
  const { email, password } = squatter;
  expect((await stack.call('POST', '/api/auth/login', { body: { email, password } })).status).toBe(401);
  const owner = await stack.register({ email, password: 'another horse battery' });
  expect(owner.userId).not.toBe(squatter.userId);
  const who = await stack.call('GET', '/api/users/me', { token: squatter.token });
  expect(await who.json()).toMatchObject({ email: `${squatter.userId}@removed.invalid` });
});

test('an unconfirmed address gets two mails a day; the next one is refused with the time to wait', async () => {
  const { token } = await stack.register();
  const ask = () => stack.call('POST', '/api/users/me/send-confirmation', { token, body: {} });
  const statuses = [];
  // The mail of the registration may count before or after these.
  for (let asks = 0; asks < 3; asks += 1) statuses.push((await ask()).status);
  expect(statuses.at(-1)).toBe(429);
  expect(Number((await ask()).headers.get('retry-after'))).toBeGreaterThan(0);
});
