/**
 * Part of `npm run bench:web`: the dashboard and both results of a signed-in user, served by the local system with its API, each
 * beside the bare quiz in pairs and in random order, on the same slow phone. `content` is when the page shows its content: the
 * rows of the dashboard, or the headline of a result and all below. Printed and never asserted.
 */
import { chromium } from '@playwright/test';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { consentVersion } from '#shared/contract/account.ts';
import { buildWeb } from '#web/build.ts';
import { launchOptions } from '../../support/browser.ts';
import { seed, signIn } from '../../support/people.ts';
import { startTestStack } from '../../support/stack.ts';
import { temporaryDir } from '../../support/temporary-dir.ts';
import { compare, inPairs, quantile } from './in-pairs.ts';
import { startSites } from './sites.ts';
import { newPhone, type Visited, visit } from './visit.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
type Shown = Visited & { content: number; work: number };

/** Runs in the page: records when this text is in it. */
const watchFor = (selector: string) => {
  const look = () => {
    if (document.querySelector(selector)) performance.mark('content');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const dir = await temporaryDir();
await buildWeb(dir.path, localSiteSettings());
await using stack = await startTestStack({ webDir: dir.path });
const { account, submissionId, longevityId } = await seed(stack).cardiacPersona('heavySmoker50M');
await seed(stack).result(account, submissionId);
await seed(stack).result(account, longevityId);
const agreed = { version: consentVersion, where: 'account' };
await stack.call('POST', '/api/users/me/consent', { token: account.token, body: agreed });
const sites = await startSites();
const browser = await chromium.launch(await launchOptions());

const pages = {
  '/dashboard': 'main li',
  [`/results/${longevityId}`]: 'main article',
  [`/results/${submissionId}`]: 'main article',
};

async function show(address: string, selector: string): Promise<Shown> {
  const phone = await newPhone(browser);
  await signIn(phone.page, account);
  await phone.page.addInitScript(watchFor, selector);
  const visited = await visit(phone, address, false);
  const content = await phone.page.evaluate(() => performance.getEntriesByName('content')[0]?.startTime ?? Number.NaN);
  const { metrics } = await phone.devtools.send('Performance.getMetrics');
  await phone.close();
  const work = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  return { ...visited, content, work: work * 1000 };
}

for (const [path, selector] of Object.entries(pages)) {
  const pairs = await inPairs(
    rounds,
    () => show(stack.url + path, selector),
    () => show(`${sites.bare}/`, 'h1'),
  );
  console.log(
    `\n${path.replace(/[^/]{20,}/, '…')} of somebody signed in, beside the bare questionnaire, ${rounds} pairs:`,
  );
  console.table({
    'first paint, ms': compare(pairs, ({ paint }) => paint),
    'largest paint, ms': compare(pairs, ({ largest }) => largest),
    'content, ms': compare(pairs, ({ content }) => content),
    'all work of the page, ms': compare(pairs, ({ work }) => work),
    'bytes on the wire': compare(pairs, ({ bytes }) => bytes.all ?? 0),
    requests: compare(pairs, ({ requests }) => requests),
  });
  console.log(
    `  layout shift ${quantile(
      pairs.map(({ ours }) => ours.shift),
      0.5,
    ).toFixed(4)}`,
  );
}
await browser.close();
await sites.stop();
await dir.remove();
