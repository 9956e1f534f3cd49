import { chromium } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { launchOptions } from '#tests/support/browser.ts';
import { startDevCopy } from '#tests/support/processes.ts';
import { register } from '#tests/support/stack.ts';

// `npm run dev`: a saved file takes effect at once, in the open page and in the answers of the API.

const dev = await startDevCopy();
const browser = await chromium.launch(await launchOptions());
afterAll(() => Promise.all([browser.close(), dev.stop()]));

const account = await register(dev.url);
const me = async () => {
  const response = await fetch(`${dev.url}/api/users/me`, { headers: { authorization: `Bearer ${account.token}` } });
  return { status: response.status, ...((await response.json()) as Record<string, unknown>) };
};

test('a saved screen and a saved style show in the open page without a reload and without an error', async () => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (line) => ['error', 'warning'].includes(line.type()) && complaints.push(line.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(dev.url);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  await page.evaluate(() => Object.assign(globalThis, { isFirstLoad: true }));

  await dev.edit('web/home/home-page.tsx', '{words.heading}', 'An edited heading');
  await expect.poll(() => heading.textContent()).toBe('An edited heading');

  await dev.edit('web/home/home-page.module.css', '.heading {', '.heading {\n    text-align: right;');
  await expect.poll(() => heading.evaluate((found) => getComputedStyle(found).textAlign)).toBe('right');

  expect(await page.evaluate(() => 'isFirstLoad' in globalThis)).toBe(true);
  expect(complaints).toEqual([]);
  await page.close();
});

test('the browser gets React for development, and sources to set breakpoints in', async () => {
  const response = await fetch(`${dev.url}/web/home/home-page.tsx`);
  const code = await response.text();
  expect(code).toContain('jsxDEV');
  const [, map = ''] = code.match(/sourceMappingURL=data:application\/json;base64,(\S+)/) ?? [];
  expect(JSON.parse(Buffer.from(map, 'base64').toString())).toMatchObject({ sources: ['home-page.tsx'] });
});

test.each([
  ['handler', 'functions/accounts/get-me.ts', '        firstName,', "        firstName: 'By handler',"],
  [
    'adapter',
    'functions/adapters/accounts.ts',
    'storedAccount, item,',
    "storedAccount, { ...item, lastName: 'By adapter' },",
  ],
])(
  'a saved %s answers the next request, for the user who was logged in before',
  async (_, file, piece, replacement) => {
    const before = await me();
    expect(before).toMatchObject({ status: 200, email: account.email });
    await dev.edit(file, piece, replacement);
    await expect.poll(me).not.toEqual(before);
    expect(Object.values(await me()).join()).toContain(/By \w+/.exec(replacement)?.[0]);
  },
);

test('the API answers at a route of the shared contract as soon as it is saved', async () => {
  await dev.edit('shared/contract/routes.ts', "'/api/users/me'", "'/api/users/moved'");
  await expect.poll(async () => (await me()).status).toBe(404);
  await dev.edit('shared/contract/routes.ts', "'/api/users/moved'", "'/api/users/me'");
  await expect.poll(async () => (await me()).status).toBe(200);
});

test('an import of a missing file works once the file is there', async () => {
  const file = 'functions/accounts/get-me.ts';
  await dev.edit(file, 'import type', "import { made } from './made-later.ts';\nimport type");
  await dev.edit(file, 'const consent =', 'if (!made) return refuse(made);\n    const consent =');
  await expect.poll(async () => (await me()).status).toBe(500);
  await dev.add('functions/accounts/made-later.ts', 'export const made = true;\n');
  await expect.poll(async () => (await me()).status).toBe(200);
});

test('a handler that throws is reported with the line of its TypeScript source', async () => {
  const file = 'functions/accounts/get-me.ts';
  await dev.edit(file, 'const consent =', "if (account) throw new Error('on purpose');\n    const consent =");
  await expect.poll(async () => (await me()).status).toBe(500);
  const line = (await dev.read(file)).split('\n').findIndex((text) => text.includes('on purpose')) + 1;
  expect(dev.output()).toContain(`get-me.ts:${line}:`);
});

test('the browser cannot load the system’s data', async () => {
  const { status } = await fetch(`${dev.url}/web/@fs${dev.dataDir}/sign-in.sqlite`);
  expect(status).toBe(403);
});

test('the system ends cleanly while a page is open', async () => {
  const page = await browser.newPage();
  const connected = page.waitForEvent('console', (line) => line.text().includes('[vite] connected'));
  await page.goto(dev.url);
  await connected;
  expect(await dev.stop()).toBe(0);
  await page.close();
});
