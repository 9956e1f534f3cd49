import type { Page } from '@playwright/test';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { buildWeb } from '#web/build.ts';
import { expect, test } from '../support/fixtures.ts';
import { seed, signIn } from '../support/people.ts';
import { startTestStack } from '../support/stack.ts';
import { temporaryDir } from '../support/temporary-dir.ts';

// The bytes and requests of a first visit of a result, with headers, until the network is quiet. It prints what it counts.

// A change that adds to a first visit has to remove as much (docs/speed.md). 4,000 of it are the colours and functions of
// browsers of 2022, and the guard for pages that the browser translates. 4,000 more say what each notice is about and what each
// sentence of a step is for, and are the rules of the first look. 1,500 are the lines to talk to of each place: a page of low mood
// begins with them, so they do not wait for a request of their own. 470 are the places of two features on a result: 240 of the links to
// the methods and 230 of the ways to own answers (measured by builds before and after each). 900 are the plural rules of the language
// and whole sentences in place of pieces. 900 more make the page's own sentences whole, with the component for a link or a number in
// one: 400 of them about the dial and whom to call, 245 of the page, 80 of the lists (builds before and after). 100 are the language
// of the page, which it sends with answers. 500 are the second language, of which 430 are in the first screen of any page.
const mostBytes = 182_750;
const mostRequests = 25;

/** Only a result that quotes an amount of drinks loads the words of the place, after it has been shown. */
const wordsOfPlace = { bytes: 8_700, requests: 1 };

type Cost = { path: string; bytes: number };

/** Opens an address with an empty cache, and lists the files by path, the heaviest first. */
async function costOf(page: Page, address: string): Promise<Cost[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const costs = new Map<string, Cost>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) =>
    costs.set(requestId, { path: new URL(request.url).pathname, bytes: 0 }),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const cost = costs.get(requestId);
    if (cost) cost.bytes = encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.getByRole('article').first()).toBeVisible();
  // Pictures and the offline copy load when the page is idle, so what follows the first quiet moment counts too.
  await page.waitForTimeout(2_000);
  await page.waitForLoadState('networkidle');
  return [...costs.values()].toSorted((one, other) => other.bytes - one.bytes);
}

/** Classes on the page that have rules in the app's full style sheet, but in none of the loaded ones. */
const unstyled = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const rest = document.querySelector<HTMLMetaElement>('meta[name="rest-styles"]')?.content ?? '';
    const read = async (address: string) => (await fetch(address)).text();
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const [whole, ...come] = await Promise.all([rest, ...links.map(({ href }) => href)].map(read));
    const has = (sheet: string | undefined, name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(sheet ?? '');
    const names = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
    return [...new Set(names)].filter((name) => has(whole, name) && !come.some((sheet) => has(sheet, name)));
  });

// One test for both, because each needs the site as it is delivered: other tests use a site with quick compression.
test('the first visit of a result stays within its bytes and 25 requests', async ({ browser }) => {
  const dir = await temporaryDir();
  await buildWeb(dir.path, localSiteSettings());
  await using stack = await startTestStack({ webDir: dir.path });
  const { account, longevityId, submissionId } = await seed(stack).cardiacPersona('heavySmoker50M');
  await seed(stack).result(account, longevityId);
  await seed(stack).result(account, submissionId);
  for (const [quiz, id, more] of [
    ['longevity', longevityId, wordsOfPlace],
    ['heart', submissionId, { bytes: 0, requests: 0 }],
  ] as const) {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await signIn(page, account);
    const costs = await costOf(page, `${stack.url}/results/${id}`);
    const bytes = costs.reduce((sum, cost) => sum + cost.bytes, 0);
    console.log(`The first visit of a ${quiz} result: ${bytes} bytes in ${costs.length} requests`);
    console.table(costs.map((cost) => ({ ...cost, path: cost.path.replace(id, '…') })));
    expect.soft(costs.length, `requests of a ${quiz} result`).toBeLessThanOrEqual(mostRequests + more.requests);
    expect.soft(bytes, `bytes of a ${quiz} result`).toBeLessThanOrEqual(mostBytes + more.bytes);
    expect(await unstyled(page)).toEqual([]);
    // The later sheet has every rule.
    await page.getByRole('heading', { name: 'Details', exact: true }).click();
    await page.getByRole('link', { name: 'My answers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /answers/ })).toBeVisible();
    expect(await unstyled(page)).toEqual([]);
    await expect(page.locator('link[rel="stylesheet"][href^="/assets/app-"]')).toHaveCount(1);
    await context.close();
  }
  await dir.remove();
});
