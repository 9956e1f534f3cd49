import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { parseKeys, signedHeaders } from '#functions/adapters/webhook.ts';
import { listen } from '#infra/local/wire/http-server.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import { launchOptions } from '#tests/support/browser.ts';
import { eventually } from '#tests/support/eventually.ts';
import { askLocal } from '#tests/support/processes.ts';
import { startTestStack } from '#tests/support/stack.ts';
import { awaitResult, submit } from '#tests/support/submissions.ts';

// The local system holds answers about health, and every user of this machine and every page in its browser can reach its port.

const { answers } = longevityPersonas.average45F ?? { answers: {} };
const stack = await startTestStack({ modelId: 'local' });
const browser = await chromium.launch(await launchOptions());
afterAll(() => Promise.all([browser.close(), stack.stop()]));

const account = await stack.register();
await stack.confirm(account);
await awaitResult(stack, account, await submit(stack, account, { answers }));
await eventually(async () => {
  expect([(await stack.resultMails(account.email)).length, (await stack.webhooks()).length]).toEqual([1, 1]);
}, 50);

const pages = ['overview', 'mail', 'webhooks', 'queues', 'sweep', 'faults', 'bedrock', 'anything', 'aws'];
const standIns = ['dynamodb', 'sqs', 'cognito', 'ses', 'secrets-manager'].map((name) => `aws/${name}`);

test.each([...pages, ...standIns])('/_local/%s answers only with the key', async (path) => {
  const without: Record<string, string>[] = [
    {},
    { 'x-local-key': 'guessed' },
    { authorization: `Bearer ${account.token}` },
  ];
  for (const headers of without) {
    const response = await fetch(`${stack.url}/_local/${path}`, { method: 'POST', headers, body: '{}' });
    expect([response.status, await response.text()]).toEqual([
      401,
      expect.stringContaining('needs the key of this start'),
    ]);
  }
  expect((await stack.ask(path)).status).not.toBe(401);
});

test('the developer’s page loads the rest with the key in its address, and says what to do without one', async () => {
  const shell = await (await fetch(`${stack.url}/_local`)).text();
  expect(shell).not.toContain(account.email);
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (line) => complaints.push(line.text()));
  const text = () => page.locator('main').innerText();

  await page.goto(`${stack.url}/_local`);
  await expect.poll(text).toContain('Open the whole address that the start printed.');
  await page.goto(`${stack.url}/_local#key=${stack.localKey()}`);
  await expect.poll(text).toContain(account.email);
  // The newest mail is the first.
  await page.getByText(account.email).first().click();
  const mail = page.frameLocator('iframe').first();
  await mail.getByRole('link').first().waitFor();
  // A mail can contain a stranger's text, so its page runs no script and loads nothing from elsewhere.
  expect(await page.locator('iframe').first().getAttribute('sandbox')).not.toContain('allow-scripts');
  expect(await page.evaluate(() => document.querySelector('iframe')?.contentDocument)).toBe(null);
  expect(complaints).toEqual([]);

  await page.goto(`${stack.url}/_local#key=of-an-earlier-start`);
  await expect.poll(text).toContain('not the one of this start');
  await page.close();
});

test('a page of another site gets no answer, whatever it sends', async () => {
  const page = await browser.newPage();
  // Another program of this machine serves it: browsers let pages of the web reach this machine no more by themselves.
  const other = await listen(0);
  other.mount('/', () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: 'a page' }));
  await page.goto(other.origin);
  const refused: number[] = [];
  page.on('response', (response) => refused.push(response.status()));
  const send = (url: string) =>
    page.evaluate(async (to) => {
      await fetch(to, { method: 'POST', mode: 'no-cors', headers: { 'content-type': 'text/plain' }, body: '{}' });
    }, url);
  for (const path of ['/_local/aws/dynamodb', '/_local/faults', '/_local/webhook-sink', '/api/auth/login'])
    await send(`${stack.url}${path}`);
  expect(refused).toEqual([403, 403, 403, 403]);
  await page.close();
  await other.stop();
});

test('the receiver of webhooks accepts only what our worker signed', async () => {
  const before = (await stack.webhooks()).length;
  const body = JSON.stringify({ userId: 'u', submissionId: 's', quizId: 'longevity' });
  const post = async (headers: Record<string, string>, sent = body) =>
    (await fetch(`${stack.url}/_local/webhook-sink`, { method: 'POST', headers, body: sent })).status;
  const keys = parseKeys(readFileSync(join(stack.dataDir, 'webhook-signing-key'), 'utf8'));
  const { 'content-length': _, ...signed } = signedHeaders(keys, 'msg_1', new Date(), body);
  expect(await post({})).toBe(401);
  expect(await post({ ...signed, 'webhook-id': 'msg_2' })).toBe(401);
  expect(await post(signed, `${body} `)).toBe(401);
  expect(await post({ ...signed, 'webhook-signature': `v1,${'A'.repeat(43)}=` })).toBe(401);
  expect((await stack.webhooks()).length).toBe(before);
  expect(await post(signed)).toBe(200);
  expect((await stack.webhooks()).length).toBe(before + 1);
});

test('a restart has a new key, unless LOCAL_KEY sets one', async () => {
  const before = stack.localKey();
  await stack.restart();
  expect(stack.localKey()).not.toBe(before);
  const old = await askLocal({ url: stack.url, localKey: before }, 'mail');
  expect(old.status).toBe(401);
  expect(await stack.mail()).not.toEqual([]);
  await using given = await startTestStack({ localKey: 'the-one-I-chose' });
  expect(given.localKey()).toBe('the-one-I-chose');
  expect(await given.mail()).toEqual([]);
});

test('an address of slashes alone is one of the site', async () => {
  expect((await fetch(`${stack.url}//`)).status).toBeLessThan(500);
});
