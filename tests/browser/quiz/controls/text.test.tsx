import { expect, test } from 'vitest';
import { maxTextLength } from '#shared/quiz/input/answer-lengths.ts';
import { lastScreen, showQuiz } from '../../support/show-quiz.tsx';

test('text is accepted as typed, up to the length that the API accepts', async () => {
  const { getByRole, next, answers } = await showQuiz([
    { id: 'details', section: 'all', type: 'text', text: 'Who, and what?' },
    lastScreen,
  ]);
  const area = getByRole('textbox', { name: 'Who, and what?' });
  await expect.element(area).toHaveAttribute('maxlength', String(maxTextLength));
  await area.fill('My father,\nat 51.');
  await next.click();
  expect(answers()).toEqual({ details: 'My father,\nat 51.' });
});
