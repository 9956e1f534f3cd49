import type { Page } from '@playwright/test';
import { asUserId } from '#shared/contract/ids.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { composeResult, type Submitted } from '#shared/result.ts';
import { cardiacPersonas, longevityPersonas, today } from '#tests/personas/read-personas.ts';
import { specifiedToken, specifiedUser } from '#tests/support/specified-answers.ts';
import { sidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerApi, answerSubmissions, expectWholeResult } from '../support/pages.ts';
import { seed, signIn } from '../support/people.ts';

// WCAG 1.4.4 on a phone: the browser's text at twice its size. The questions: tests/browser/quiz/large-letters.test.tsx.
test.use({ viewport: { width: 390, height: 844 } });
const enlarge = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the pages around the quizzes fit a phone with text of twice the size', async ({ page, stack }) => {
  await enlarge(page);
  for (const path of ['/', '/login', '/register']) {
    await page.goto(path);
    await expect(heading(page)).toHaveCSS('font-size', /^([5-9]\d|\d{3})/);
    expect(await sidewaysScroll(page), path).toBe(0);
  }
  await signIn(page, await stack.register({ firstName: 'Ines' }));
  await answerSubmissions(page, [{ quizId: productQuizId, submittedAt: new Date().toISOString() }]);
  for (const path of ['/', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByText('View Results').first()).toBeVisible();
    expect(await sidewaysScroll(page), `${path}, signed in`).toBe(0);
  }
});

test('both results fit a phone with text of twice the size', async ({ page, stack }) => {
  await enlarge(page);
  const { account, submissionId, longevityId } = await seed(stack).cardiacPersona('sedentaryObese35F');
  await signIn(page, account);
  for (const id of [longevityId, submissionId]) {
    await seed(stack).result(account, id);
    await page.goto(`/results/${id}`);
    await expectWholeResult(page);
    for (const summary of await page.locator('summary').all()) await summary.click();
    expect(await sidewaysScroll(page), id).toBe(0);
  }
});

/** Texts that are cut off, and texts that overlap. It runs in the page. */
const damagedTexts = (): string[] => {
  const spans: { text: string; holder: Element; box: DOMRect }[] = [];
  const cut: string[] = [];
  const root = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;
  const isForScreenReaders = (one: Element): boolean =>
    one.getBoundingClientRect().width <= 2 ||
    (one !== root && one.parentElement !== null && isForScreenReaders(one.parentElement));
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!holder || text === '' || holder.closest('[aria-hidden="true"]:not(svg), details:not([open]) > :not(summary)'))
      continue;
    if (isForScreenReaders(holder)) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
    for (const box of boxes) {
      // The box of a font is higher than its letters, so only the middle half must not overlap.
      spans.push({ text, holder, box: new DOMRect(box.x, box.y + box.height / 4, box.width, box.height / 2) });
      if (box.left < -1 || box.right > document.documentElement.clientWidth + 1) cut.push(`outside the page: ${text}`);
    }
    for (let around: Element | null = holder; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const frame = around.getBoundingClientRect();
      if (frame.width < 2 || !/hidden|clip/.test(`${overflowX} ${overflowY}`)) continue;
      if (boxes.some((box) => box.right > frame.right + 2 || box.bottom > frame.bottom + 4))
        cut.push(`cut off: ${text}`);
    }
  }
  const isOver = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const over = spans.flatMap((one, at) =>
    spans
      .slice(at + 1)
      .filter((other) => one.holder !== other.holder && isOver(one.box, other.box))
      .map((other) => `on one another: ${one.text} / ${other.text}`),
  );
  return [...cut, ...over];
};

const { average45F: woman } = longevityPersonas;
const { heavySmoker50M: man, diabetic58F_emergency: warned } = cardiacPersonas;
const heart = (person: typeof man): Submitted => ({ quizId: cardiacQuizId, today, answers: {}, ...person });
const results: Readonly<Record<string, Submitted>> = {
  'an age': { quizId: productQuizId, today, answers: woman?.answers },
  'a heart score': heart(man),
  'a warning': heart(warned),
  'an emergency': heart(warned && { ...warned, answers: { ...warned.answers, chestPain: 'now' } }),
  'a low mood after a birth': {
    ...{ quizId: productQuizId, today, answers: { ...woman?.answers, birthdate: '1996-05-01', pregnancyNow: 'yes' } },
    cardiacAnswers: { pregnancyNow: 'yes', moodLow: 'daily' },
  },
};
const submittedAt = `${today}T10:42:00.000Z`;

for (const [width, isEnlarged, how] of [
  [390, true, 'with letters of twice the size on a phone'],
  [320, false, 'at 400 % zoom'],
] as const)
  for (const [name, submitted] of Object.entries(results))
    test(`${how} no text of a result with ${name} is cut off, lies on another one or runs out of the page`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: isEnlarged ? 844 : 256 });
      if (isEnlarged) await enlarge(page);
      const { quizId } = submitted;
      const row = { _id: 's-1', submissionId: 's-1', quizId, submittedAt, status: 'ready' };
      await answerApi(page, {
        '/api/users/me': () => ({ json: specifiedUser }),
        '/api/submissions/me': () => ({ json: [row] }),
        '/api/results/get': () => ({
          json: { submissionId: 's-1', quiz_id: quizId, submittedAt, content: composeResult(submitted) },
        }),
      });
      await signIn(page, { userId: asUserId('u-1'), email: specifiedUser.email, password: '', token: specifiedToken });
      await page.goto('/results/s-1');
      const cover = page.getByRole('button', { name: 'I’ve read this – show my results' });
      if (name === 'an emergency') {
        expect(await page.evaluate(damagedTexts), 'the cover').toEqual([]);
        await cover.click();
      }
      await expectWholeResult(page);
      expect(await page.evaluate(damagedTexts), 'folded').toEqual([]);
      for (const summary of await page
        .locator('article > * > details > summary, article section > details > summary')
        .all())
        if (await summary.isVisible()) await summary.click();
      expect(await page.evaluate(damagedTexts), 'unfolded').toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    });

test('the page for a doctor fits a phone with text of twice the size, and at 400 % zoom', async ({ page, stack }) => {
  const { account, submissionId } = await seed(stack).cardiacPersona('sedentaryObese35F');
  await seed(stack).result(account, submissionId);
  await signIn(page, account);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    if (width === 390) await enlarge(page);
    await page.goto(`/results/${submissionId}/doctor`);
    await expect(heading(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await sidewaysScroll(page), `${width}`).toBe(0);
    expect(await page.evaluate(damagedTexts), `${width}`).toEqual([]);
  }
});
