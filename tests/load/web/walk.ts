import type { Locator, Page } from '@playwright/test';
import type { Question, QuestionType, Quiz } from '#shared/quiz/question.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import { personaIn } from '#tests/support/people.ts';
import type { Phone, Seen } from './visit.ts';

export type Walked = Pick<Seen, 'steps' | 'inputs' | 'shift'> & {
  /** The screens that were left, in the order of `steps`. */
  screens: readonly string[];
  /**
   * What Chromium counted for each step, from the press to the end of the frame that shows the next screen; times in
   * milliseconds of the slowed processor.
   */
  perStep: Readonly<Record<keyof typeof counted, number>>;
  /** Megabytes after the walk and a garbage collection. */
  heap: number;
};

/** Chromium's names, and the factor from its seconds to milliseconds. */
const counted = {
  styles: ['RecalcStyleCount', 1],
  layouts: ['LayoutCount', 1],
  script: ['ScriptDuration', 1000],
  style: ['RecalcStyleDuration', 1000],
  layout: ['LayoutDuration', 1000],
  task: ['TaskDuration', 1000],
} as const;

const mostSteps = 80;
/** Its Submit needs the API. */
const last = 'password';

/** Goes from the first screen to the question about the password, with trusted presses and keys, one way for both pages. */
export async function walk(phone: Phone, quiz: Quiz): Promise<Walked> {
  const { page, devtools } = phone;
  const sums: Record<string, number> = {};
  const screens = [quiz.intro, ...(quiz.privacy ? [quiz.privacy] : []), ...quiz.questions];
  const byText = new Map(screens.map((question) => [question.text, question]));
  const left: string[] = [];
  while (left.length < mostSteps) {
    const heading = (await page.locator('h1').textContent()) ?? '';
    const question = byText.get(heading);
    if (question?.type === last) break;
    await aimAt(page, await answer(page, question));
    const before = await metrics(phone);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction((count) => window.seen.steps.length > count, left.length);
    left.push(heading);
    const after = await metrics(phone);
    for (const [name] of Object.values(counted))
      sums[name] = (sums[name] ?? 0) + (after[name] ?? 0) - (before[name] ?? 0);
  }
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { steps, inputs, shift } = await page.evaluate(() => window.readSeen());
  const perStep = mapValues(counted, ([name, scale]) => (scale * (sums[name] ?? 0)) / left.length);
  return { screens: left, steps, inputs, shift, perStep, heap: usedSize / 1e6 };
}

const mapValues = <Key extends string, From, To>(of: Readonly<Record<Key, From>>, change: (from: From) => To) =>
  Object.fromEntries(Object.entries<From>(of).map(([key, value]) => [key, change(value)])) as Record<Key, To>;

const metrics = async ({ devtools }: Phone): Promise<Readonly<Record<string, number>>> => {
  const { metrics: all } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(all.map(({ name, value }) => [name, value]));
};

/** Moves the mouse over the button, and waits until nothing on the page moves, because a user who reads takes longer. */
async function aimAt(page: Page, button: Locator): Promise<void> {
  await button.hover();
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}

/** Of somebody who is shown no warning: it would be a screen that bare React does not have. */
const { answers } = personaIn(longevityPersonas, 'average45F');

/** The typed text: whole for one input, in parts for several. */
const typedInto: Partial<Record<QuestionType, readonly string[]>> = {
  date: ['1979-03-27', '3', '27', '1979'],
  height: ['175', '5', '9'],
  text: ['Fine', 'Fine'],
  name: ['Ada', 'Ada', 'Byron'],
  email: ['ada@example.com'],
};

/** Fills in the answer, and returns the button that continues. Without a question it is a screen that shows no question. */
async function answer(page: Page, question: Question | undefined): Promise<Locator> {
  const main = page.locator('main');
  const next = main.getByRole('button', { name: 'Continue' });
  if (!question) return next;
  if (question.type === 'multiple-choice') {
    const chosen = question.options.findIndex(({ value }) => value === answers[question.id]);
    return main.getByRole('group').getByRole('button').nth(chosen);
  }
  if (question.type === 'privacy') await page.getByRole('checkbox').first().click();
  if (question.type === 'slider') {
    await page.getByRole('slider').focus();
    await page.keyboard.press('ArrowRight');
  }
  const [whole = '', ...parts] = typedInto[question.type] ?? [];
  if (whole) {
    const fields = await main.getByRole('textbox').all();
    for (const [index, field] of fields.entries()) {
      await field.focus();
      await page.keyboard.type(fields.length > 1 ? (parts[index] ?? '') : whole);
    }
  }
  return next;
}
