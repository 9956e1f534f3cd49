/**
 * The last part of `npm run bench:web`. It measures the time from a change of a control on the page 'What if…' to the paint, on a
 * simulated slow phone (processor ÷ 4). It covers keyboard steps, dragging with a finger, and switches, for both quizzes. The
 * times are printed and never asserted; the goal is 100 ms.
 */
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { launchOptions } from '#tests/support/browser.ts';
import { seed, signIn } from '#tests/support/people.ts';
import { type Account, startTestStack } from '#tests/support/stack.ts';
import { temporaryDir } from '#tests/support/temporary-dir.ts';
import { buildWeb } from '#web/build.ts';

const slowdown = Number(process.env.SLOWDOWN ?? 4);
const goalMs = 100;
const stepsEach = 12;
/** The first sliders have the largest effect. A later one may disappear when another answer changes. */
const slidersEach = 5;

/** Runs in the page. Records the time from each change of a control to the end of the next frame, in milliseconds. */
const watchChanges = () => {
  const times: number[] = [];
  Object.assign(window, { changeTimes: times });
  const afterPaint = (event: Event) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // A task that is queued in the frame's callback runs after the frame was rendered.
      port1.onmessage = () => times.push(performance.now() - event.timeStamp);
      port2.postMessage(null);
    });
  };
  addEventListener('input', afterPaint, { capture: true });
};

type Devtools = Awaited<ReturnType<BrowserContext['newCDPSession']>>;

/** Processor seconds of the page's main thread since it started. */
const workOf = async (devtools: Devtools): Promise<number> =>
  (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ??
  Number.NaN;

/**
 * The processor time of the same keyboard steps, multiplied by the slowdown. This estimates the time on an idle machine of that
 * speed. Unlike elapsed time, it does not grow while other programs use the processor.
 */
async function workWithKeys(page: Page, devtools: Devtools): Promise<number[]> {
  const times: number[] = [];
  const [slider] = await page.getByRole('slider').all();
  await slider?.focus();
  for (let step = 0; step < 2 * stepsEach; step += 1) {
    const before = await workOf(devtools);
    await page.keyboard.press(step < stepsEach ? 'ArrowLeft' : 'ArrowRight');
    await page.evaluate(settled);
    times.push((await workOf(devtools)) - before);
  }
  await timesOf(page);
  return times.map((seconds) => seconds * 1000 * slowdown);
}

const timesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { changeTimes: number[] }).changeTimes.splice(0));

/** Moves sliders by keyboard, in one direction and back. */
async function withKeys(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const slider of (await page.getByRole('slider').all()).slice(0, slidersEach)) {
    await slider.focus();
    for (let step = 0; step < stepsEach; step += 1) {
      await page.keyboard.press(step < stepsEach / 2 ? 'ArrowLeft' : 'ArrowRight');
      await page.evaluate(settled);
    }
    times.push(...(await timesOf(page)));
  }
  return times;
}

/** Drags sliders from one end to the other, without a pause between the moves. */
async function withFinger(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const slider of (await page.getByRole('slider').all()).slice(0, slidersEach)) {
    await slider.scrollIntoViewIfNeeded();
    const box = await slider.boundingBox();
    if (!box) continue;
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * 0.9, y);
    await page.mouse.down();
    for (let step = 1; step <= stepsEach; step += 1)
      await page.mouse.move(box.x + box.width * (0.9 - (0.8 * step) / stepsEach), y);
    await page.mouse.up();
    await page.evaluate(settled);
    times.push(...(await timesOf(page)));
  }
  return times;
}

async function withSwitches(page: Page): Promise<number[]> {
  for (const one of await page.getByRole('switch').all())
    for (let step = 0; step < stepsEach; step += 1) {
      await one.click();
      await page.evaluate(settled);
    }
  return timesOf(page);
}

const settled = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

const share = (times: readonly number[], part: number): number =>
  Math.round(
    times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(part * times.length))] ?? Number.NaN,
  );

const rowOf = (times: readonly number[]) => ({
  changes: times.length,
  'p50, ms': share(times, 0.5),
  'p95, ms': share(times, 0.95),
  [`over ${goalMs} ms`]: times.filter((time) => time > goalMs).length,
});

async function measure(context: BrowserContext, account: Account, address: string) {
  const page = await context.newPage();
  await signIn(page, account);
  await page.addInitScript(watchChanges);
  await page.goto(address);
  await page.getByRole('slider').first().waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await withKeys(page); // warms up the page; its times are not counted
  const work = await workWithKeys(page, devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const rows = {
    'keys, worked': work,
    keys: await withKeys(page),
    finger: await withFinger(page),
    switches: await withSwitches(page),
  };
  await page.close();
  return Object.entries(rows).filter(([, times]) => times.length > 0);
}

const dir = await temporaryDir();
await buildWeb(dir.path, localSiteSettings());
await using stack = await startTestStack({ webDir: dir.path });
const { account, submissionId, longevityId } = await seed(stack).cardiacPersona('heavySmoker50M');
await seed(stack).result(account, submissionId);
const browser = await chromium.launch(await launchOptions());
const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
const table: Record<string, object> = {};
for (const [quiz, id] of [
  ['age', longevityId],
  ['heart', submissionId],
] as const)
  for (const [how, times] of await measure(context, account, `${stack.url}/what-if/${id}`))
    table[`${quiz}, ${how}`] = rowOf(times);
await browser.close();
await dir.remove();
console.log(`What if…, from a change to its paint, processor ÷ ${slowdown}:`);
console.table(table);
