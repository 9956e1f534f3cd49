import type { Browser } from '@playwright/test';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { compare, inPairs, type Row } from './in-pairs.ts';
import { newPhone, visit } from './visit.ts';
import { walk } from './walk.ts';

/**
 * What one step takes of the page's thread, in milliseconds. Other work on the machine does not count, so it shows small
 * differences that wall-clock time cannot.
 */
type StepTime = Readonly<Record<'click' | 'frame' | 'style' | 'layout' | 'paint' | 'styles' | 'elements', number>>;

/** An event of Chromium's trace. `ts` and `dur` are microseconds of wall-clock time, `tdur` of the thread. */
type Traced = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  tdur?: number;
  args: { data?: { type?: string }; elementCount?: number };
};

/** The means of the steps of the longevity quiz at two addresses, beside each other. */
export async function compareStepTimes(browser: Browser, rounds: number, ours: string, other: string) {
  const pairs = await inPairs(
    rounds,
    () => stepTimes(browser, ours),
    () => stepTimes(browser, other),
  );
  const mean = (name: keyof StepTime): Row =>
    compare(pairs, (steps) => steps.reduce((sum, step) => sum + step[name], 0) / steps.length, 2);
  return {
    'the click': mean('click'),
    'from there until the frame is drawn': mean('frame'),
    'of both: style': mean('style'),
    'of both: layout': mean('layout'),
    'of both: paint': mean('paint'),
    'style recalculations': mean('styles'),
    'elements in them': mean('elements'),
  };
}

/** Walks through the quiz at full speed, and returns what each step took. */
async function stepTimes(browser: Browser, address: string): Promise<StepTime[]> {
  const phone = await newPhone(browser);
  await phone.devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await visit(phone, address);
  await browser.startTracing(phone.page, { categories: ['devtools.timeline', 'toplevel'] });
  await walk(phone, longevityQuiz);
  const { traceEvents }: { traceEvents: Traced[] } = JSON.parse((await browser.stopTracing()).toString());
  await phone.close();
  return read(traceEvents);
}

const isEvent = ({ name, args }: Traced, type: string) => name === 'EventDispatch' && args.data?.type === type;
const end = ({ ts, dur }: Traced) => ts + dur;
const total = (all: readonly Traced[], name: string) =>
  all.reduce((sum, each) => sum + (each.name === name ? (each.tdur ?? 0) : 0), 0) / 1000;

/** A step lasts from its click to the end of the task that draws the next frame. */
function read(events: readonly Traced[]): StepTime[] {
  const pages = Object.values(Object.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`));
  const clicksOf = (of: readonly Traced[] = []) => of.filter((event) => isEvent(event, 'click'));
  const page = pages.toSorted((one, other) => clicksOf(other).length - clicksOf(one).length)[0] ?? [];
  const own = page.filter(({ ph }) => ph === 'X').toSorted((one, other) => one.ts - other.ts);
  const tasks = own.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  const clicks = clicksOf(own);
  return clicks.flatMap((click, at) => {
    const until = clicks[at + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const drawn = own.find(({ name, ts }) => name === 'Layerize' && ts > end(click) && ts < until);
    const last = drawn && tasks.find((task) => task.ts <= drawn.ts && end(task) >= end(drawn));
    return last ? [stepIn(own, tasks, click, last)] : [];
  });
}

function stepIn(own: readonly Traced[], tasks: readonly Traced[], click: Traced, last: Traced): StepTime {
  const within = own.filter(({ ts }) => ts >= click.ts && ts <= end(last));
  const styles = within.filter(({ name }) => name === 'UpdateLayoutTree');
  return {
    click: (click.tdur ?? 0) / 1000,
    frame: tasks.reduce((sum, { ts, tdur = 0 }) => sum + (ts > end(click) && ts <= last.ts ? tdur / 1000 : 0), 0),
    style: total(styles, 'UpdateLayoutTree'),
    layout: total(within, 'Layout'),
    paint: total(within, 'PrePaint') + total(within, 'Paint') + total(within, 'Layerize'),
    styles: styles.length,
    elements: styles.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0),
  };
}
