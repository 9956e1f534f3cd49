import { afterEach, expect, test } from 'vitest';
import { productQuizId } from '#shared/derived-names.ts';
import type { Question, Quiz } from '#shared/quiz/question.ts';
import { readDraft } from '#web/quiz/draft/drafts.ts';
import { isSharedDevice, setSharedDevice } from '#web/session/storage.ts';
import { showQuiz } from '../support/show-quiz.tsx';

// 'Who uses this device?', asked with the consent.

const pet: Question = {
  id: 'pet',
  section: 'all',
  type: 'multiple-choice',
  text: 'Which pet?',
  options: [{ value: 'cat', label: 'Cat' }],
};
const privacy: Quiz['privacy'] = { id: 'privacy', section: 'start', type: 'privacy', text: 'First' };

afterEach(() => setSharedDevice(false));

test('“Only me” is preselected, and a shared device moves what was stored into memory', async () => {
  const { getByRole, getByText, next, heading } = await showQuiz([pet, { ...pet, id: 'pet2' }], { privacy });
  const [onlyMe, shared] = [
    getByRole('radio', { name: 'Only me' }),
    getByRole('radio', { name: 'This is a shared device' }),
  ];
  await expect.element(onlyMe).toBeChecked();
  await expect.poll(() => readDraft(productQuizId)).not.toBeNull();
  await shared.click();
  await expect.element(shared).toBeChecked();
  await expect.poll(isSharedDevice).toBe(true);
  setSharedDevice(false);
  expect(await readDraft(productQuizId)).toBeNull();
  setSharedDevice(true);
  await getByRole('checkbox').click();
  await next.click();
  await expect.element(heading).toHaveTextContent('Which pet?');
  await expect.element(getByText('Nothing is kept on this device.')).toBeVisible();
  await expect.poll(() => readDraft(productQuizId)).toMatchObject({ currentQuestion: 0 });
  expect(isSharedDevice()).toBe(true);
});
