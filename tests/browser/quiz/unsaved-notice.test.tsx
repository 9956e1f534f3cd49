import { afterEach, expect, test, vi } from 'vitest';
import { productQuizId } from '#shared/derived-names.ts';
import { someDraft } from '#tests/support/some-draft.ts';
import { saveDraft } from '#web/quiz/draft/save-draft.ts';
import { UnsavedNotice } from '#web/quiz/unsaved-notice.tsx';
import { lastScreen, show, showQuiz } from '../support/show.tsx';
import { expectGoodLooks } from '../support/sweep.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const isAskedBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('answers that the browser cannot store are announced, and leaving the page asks first, until they are stored', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const { getByRole } = await show(<UnsavedNotice name={productQuizId} />);
  const disk = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await saveDraft(productQuizId, someDraft({ savedAt: Date.now() }), 0);
  await expect.element(getByRole('alert')).toMatchTextContent('We can’t save your answers in this browser.');
  expect(isAskedBeforeLeaving()).toBe(true);
  disk.mockRestore();
  await saveDraft(productQuizId, someDraft({ savedAt: Date.now() }), 0);
  await expect.element(getByRole('alert')).not.toBeInTheDocument();
  expect(isAskedBeforeLeaving()).toBe(false);
});

test('the notice can be read on every kind of screen', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const chapter = { ...lastScreen, id: 'all-title', text: 'A section' };
  const { getByText, next } = await showQuiz([chapter, { id: 'first', section: 'all', type: 'text', text: 'First?' }]);
  await expect.element(getByText(/We can’t save your answers/)).toBeVisible();
  await expectGoodLooks();
  await next.click();
  await expect.element(getByText(/We can’t save your answers/)).toBeVisible();
  await expectGoodLooks();
});
