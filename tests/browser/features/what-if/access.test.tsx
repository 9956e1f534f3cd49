import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectGoodLooks } from '#tests/browser/support/sweep.ts';
import { calmHeart, habits, heart, longevity, openWhatIf } from './open-what-if.tsx';

// The page by keyboard, with a screen reader, and with reduced motion.

const smoker = longevity({ ...habits, birthdate: '1966-06-01', smoking: 'daily10to19' });

test('the heart page passes the look checks at both widths, light and dark, with a change and every source open', async () => {
  const { getByRole, move, container } = await openWhatIf([heart(), smoker]);
  await move('Blood pressure, top number', 10);
  await expect.element(getByRole('table')).toBeVisible();
  for (const fold of container.querySelectorAll('details')) fold.open = true;
  // The bibliography loads with the first fold that is opened.
  await expect.element(getByRole('link', { name: /^Khan/ }).first()).toBeVisible();
  await expectGoodLooks();
});

test('a page that a warning has paused passes the look checks', async () => {
  const { heading } = await openWhatIf([heart({ ...calmHeart, chestPain: 'now' })]);
  await expect.element(heading('Paused until you’ve been seen')).toBeVisible();
  await expectGoodLooks();
});

test('with reduced motion nothing moves for longer than an instant', async () => {
  const { slider, container } = await openWhatIf([longevity()]);
  await expect.element(slider('Active days')).toBeVisible();
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  const seconds = [...container.querySelectorAll('*')].flatMap((element) => {
    const { transitionDuration, animationDuration } = getComputedStyle(element);
    return `${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat);
  });
  expect(Math.max(...seconds)).toBeLessThanOrEqual(0.001);
});

test('every control has a name, a value in words and its value today', async () => {
  const { getByRole } = await openWhatIf([heart(), smoker]);
  await expect.element(getByRole('slider').first()).toBeVisible();
  const tree = getByRole('slider')
    .elements()
    .map((slider) => [
      slider.closest('div[data-changed], div')?.parentElement?.querySelector('label')?.textContent,
      slider.getAttribute('aria-valuetext'),
    ]);
  expect(tree).toEqual([
    ['Blood pressure, top number', '140 to 159 millimetres of mercury'],
    ['Total cholesterol', '240 to 279 milligrams per decilitre'],
  ]);
  const smoke = getByRole('switch', { name: 'Smoke-free' });
  await expect.element(smoke).toHaveAttribute('aria-checked', 'false');
  await expect.element(smoke).toHaveAccessibleDescription('Today: No.');
});

test('the knob of a switch moves without a new layout, to the end of the line in either direction', async () => {
  const { getByRole } = await openWhatIf([heart(), smoker]);
  const smoke = getByRole('switch', { name: 'Smoke-free' });
  const knob = () => getComputedStyle(smoke.element(), '::after');
  await expect.element(smoke).toBeVisible();
  const { insetInlineStart, transform, transitionProperty } = knob();
  expect([transform, transitionProperty]).toEqual(['none', 'transform']);
  await smoke.click();
  await expect.poll(() => new DOMMatrix(knob().transform).e).toBe(24);
  expect(knob().insetInlineStart).toBe(insetInlineStart);
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  await expect.poll(() => new DOMMatrix(knob().transform).e).toBe(-24);
});

test('a keyboard alone operates sliders, switches, sources and the plan', async () => {
  const { api, getByRole, heading, slider } = await openWhatIf([heart(), smoker], {
    savePlan: { body: { changes: [], at: '2026-11-22T10:00:00.000Z' } },
  });
  await expect.element(getByRole('slider').first()).toBeVisible();
  const reach = async (isThere: () => boolean) => {
    for (let at = 0; at < 60 && !isThere(); at++) await userEvent.keyboard('{Tab}');
    expect(isThere()).toBe(true);
  };
  const isAt = (role: string, name: string) => () =>
    document.activeElement === getByRole(role as 'button', { name }).elements()[0];
  await reach(isAt('slider', 'Blood pressure, top number'));
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(getByRole('row', { name: /Blood pressure, top number/ })).toBeVisible();
  const [upper = ''] = slider('Blood pressure, top number').element().getAttribute('aria-valuetext')?.split(' ') ?? [];
  await reach(() => document.activeElement?.tagName === 'SUMMARY');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('link', { name: /2024|2026/ }).first()).toBeVisible();
  await reach(isAt('switch', 'Smoke-free'));
  await userEvent.keyboard(' ');
  await expect.element(getByRole('row', { name: /Both together/ })).toBeVisible();
  await reach(isAt('button', 'Save my plan'));
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Your plan is saved')).toHaveFocus();
  expect(api.named('savePlan')[0]?.body).toEqual({
    submissionId: 'heart-1',
    changes: [
      { questionId: 'bpSystolic', value: upper },
      { questionId: 'smoking', value: 'former0' },
    ],
  });
});

test('a screen reader hears the figure once the slider rests, however often it moves', async () => {
  const { getByText, slider } = await openWhatIf([longevity()]);
  const days = slider('Active days');
  await expect.element(days).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const said: string[] = [];
  const status = [...document.querySelectorAll('[role="status"]')].find(({ tagName }) => tagName !== 'OUTPUT');
  if (!status) throw new Error('nothing speaks');
  new MutationObserver(() => said.push(status.textContent)).observe(status, {
    characterData: true,
    childList: true,
    subtree: true,
  });
  (days.element() as HTMLElement).focus();
  for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowRight}']) {
    await userEvent.keyboard(key);
    await vi.advanceTimersByTimeAsync(650);
  }
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  vi.useRealTimers();
  await expect.element(getByText(/^\d+, likely \d+ to \d+$/)).toHaveAttribute('role', 'status');
  expect(said).toHaveLength(1);
});
