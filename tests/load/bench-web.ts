/**
 * `npm run bench:web`: how fast our first screens and the steps of the quiz are, each beside what it could be at best, in
 * pairs and in random order, on a slow phone (processor ÷ 4) over a slow net (1.6 Mbps, 150 ms). Home stands beside the same
 * page as plain HTML, everything else beside the longevity quiz in bare React (`web/bare-quiz.tsx`). Trust the ratios and the
 * counts, not the milliseconds. Printed and never asserted.
 */
import { type Browser, chromium } from '@playwright/test';
import { productQuizId, quizRecords } from '#shared/derived-names.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { featureBenches } from '#tests/features/benches.ts';
import { prerenderedPages } from '#web/build/prerendered-pages.ts';
import { launchOptions } from '../support/browser.ts';
import { compare, inPairs, quantile } from './web/in-pairs.ts';
import { startSites } from './web/sites.ts';
import { compareStepTimes } from './web/thread-time.ts';
import { newPhone, type Visited, visit } from './web/visit.ts';
import { type Walked, walk } from './web/walk.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
/** `ONLY=/login` measures one address. */
const only = process.env.ONLY;
/** A press is felt as a wait from here on. */
const longStepMs = 100;
const firstScreens = prerenderedPages
  .map(({ path }) => path)
  .filter((path) => path !== '/' && path !== quizRecords[productQuizId].path);

const sites = await startSites();
console.log('Bytes of the build:', sizesInOneLine(sites.sizes));
const browser = await chromium.launch(await launchOptions());
await firstVisit(browser, sites.bare); // warms up the browser, and does not count

if (isAsked('/')) await printPaint('Home, beside the same page as plain HTML', '/', `${sites.ours}/plain.html`);
for (const path of firstScreens.filter(isAsked))
  await printPaint(`${path}, beside the bare questionnaire`, path, sites.bare);
if (isAsked(quizRecords[productQuizId].path)) await printQuiz(quizRecords[productQuizId].path);
await browser.close();
await sites.stop();

function isAsked(path: string): boolean {
  return only === undefined || only === path;
}

async function firstVisit(from: Browser, address: string, isUsable = false): Promise<Visited> {
  const phone = await newPhone(from);
  const visited = await visit(phone, address, isUsable);
  await phone.close();
  return visited;
}

async function printPaint(title: string, path: string, beside: string): Promise<void> {
  const pairs = await inPairs(
    rounds,
    () => firstVisit(browser, sites.ours + path),
    () => firstVisit(browser, beside),
  );
  print(title, {
    'first paint, ms': compare(pairs, ({ paint }) => paint),
    'largest paint, ms': compare(pairs, ({ largest }) => largest),
    'bytes on the wire': compare(pairs, ({ bytes }) => bytes.all ?? 0),
  });
  console.log(
    `  layout shift ${quantile(
      pairs.map(({ ours }) => ours.shift),
      0.5,
    ).toFixed(4)}`,
  );
}

type QuizVisit = { first: Visited; walked: Walked; again: Visited };

async function takeQuiz(address: string): Promise<QuizVisit> {
  const phone = await newPhone(browser);
  const first = await visit(phone, address);
  const walked = await walk(phone, longevityQuiz);
  const again = await newTab(phone, address);
  await phone.close();
  return { first, walked, again };
}

/** A second visit: everything is cached, and the draft of the first is gone with its database. */
async function newTab(phone: Awaited<ReturnType<typeof newPhone>>, address: string): Promise<Visited> {
  await phone.page.goto('about:blank');
  await phone.devtools.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'indexeddb' });
  return visit(phone, address);
}

async function printQuiz(path: string): Promise<void> {
  const pairs = await inPairs(
    rounds,
    () => takeQuiz(sites.ours + path),
    () => takeQuiz(`${sites.bare}/`),
  );
  const { ours, other } = pairs[0] ?? {};
  console.log(
    `\n${ours?.walked.steps.length} steps of ours, ${other?.walked.steps.length} of bare React; a first visit, bytes on the wire:`,
  );
  console.table({ ours: ours?.first.bytes, bare: other?.first.bytes });
  const step = (share: number) => compare(pairs, ({ walked }) => quantile(walked.steps, share), 1);
  const count = (name: keyof Walked['perStep']) => compare(pairs, ({ walked }) => walked.perStep[name], 2);
  print('The longevity quiz, beside the bare questionnaire', {
    requests: compare(pairs, ({ first }) => first.requests),
    'bytes on the wire, whole visit': compare(pairs, ({ first }) => first.bytes.all ?? 0),
    'bytes before it is usable': compare(pairs, ({ first }) => first.bytesBefore),
    'first screen seen, ms': compare(pairs, ({ first }) => first.paint),
    'first screen usable, ms': compare(pairs, ({ first }) => first.usable ?? Number.NaN),
    'second visit: paint, ms': compare(pairs, ({ again }) => again.paint),
    'second visit: usable, ms': compare(pairs, ({ again }) => again.usable ?? Number.NaN),
    'first step, ms': compare(pairs, ({ walked }) => walked.steps[0] ?? Number.NaN, 1),
    'step p50, ms': step(0.5),
    'step p95, ms': step(0.95),
    'a step: style recalculations': count('styles'),
    'a step: layouts': count('layouts'),
    'a step: script, ms': count('script'),
    'a step: style, ms': count('style'),
    'a step: layout, ms': count('layout'),
    'a step: all work, ms': count('task'),
    'key to paint, text, ms': compare(pairs, ({ walked }) => quantile(walked.inputs.text, 0.5), 1),
    'key to paint, slider, ms': compare(pairs, ({ walked }) => quantile(walked.inputs.range, 0.5), 1),
    'heap, MB': compare(pairs, ({ walked }) => walked.heap, 2),
  });
  printSteps(pairs);
  const times = await compareStepTimes(browser, rounds, sites.ours + path, `${sites.bare}/`);
  print('A step at full speed, ms of the thread of the page', times);
  const shifts = pairs.map(({ ours: one }) => one.first.shift + one.walked.shift);
  console.log(`  layout shift ${quantile(shifts, 0.5).toFixed(4)}`);
}

/** How much longer each step takes than the same one of bare React, by the medians of all pairs, and the steps that are long. */
function printSteps(pairs: readonly { ours: QuizVisit; other: QuizVisit }[]): void {
  const names = pairs[0]?.ours.walked.screens ?? [];
  const median = (side: 'ours' | 'other', name: string) =>
    quantile(
      pairs.flatMap(({ [side]: { walked } }) => walked.steps.filter((_, at) => walked.screens[at] === name)),
      0.5,
    );
  const steps = names.map((name) => ({ name, ours: median('ours', name), other: median('other', name) }));
  const ratios = steps.map(({ ours, other }) => ours / other).filter(Number.isFinite);
  console.log(
    `  one step beside the same one, p50 ${quantile(ratios, 0.5).toFixed(2)}, p95 ${quantile(ratios, 0.95).toFixed(2)}`,
  );
  const long = steps.filter(({ ours }) => ours > longStepMs);
  console.log(`  steps of more than ${longStepMs} ms: ${long.length || 'none'}`);
  for (const { name, ours, other } of long)
    console.log(`    from '${name}': ${ours.toFixed(0)} ms (bare React ${other.toFixed(0)})`);
}

function print(title: string, rows: Readonly<Record<string, object>>): void {
  console.log(`\n${title}, ${rounds} pairs:`);
  console.table(rows);
}

function sizesInOneLine(sizes: object): string {
  return Object.entries(sizes)
    .map(([name, bytes]) => `${name} ${JSON.stringify(bytes)}`)
    .join(', ');
}

// The pages of a signed-in user, and what features measure.
if (only === undefined) {
  await import('./web/bench-pages-of-a-person.ts');
  for (const bench of featureBenches) await bench();
}
