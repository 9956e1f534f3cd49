import { expect, test } from 'vitest';
import { cardiacQuizId } from '#shared/derived-names.ts';
import { cardiacHealthQuiz } from '#shared/engine-1/quizzes/cardiac-health.ts';
import { lastScreen, showQuiz } from '../support/show-quiz.tsx';

// The questions are the product's own: only they raise the flag.
const answers: Record<string, string> = { chestPain: 'occasional', chestPainContext: 'spreads' };
const questions = cardiacHealthQuiz.questions.filter(({ id }) => id in answers);

const answerUntilTheFlag = async () => {
  const screen = await showQuiz([...questions, { ...lastScreen, text: 'After it' }], { quizId: cardiacQuizId });
  for (const { id, options } of questions) {
    const label = options?.find(({ value }) => value === answers[id])?.label ?? '';
    await screen.button(label).click();
  }
  return screen;
};

test('an emergency fills the screen before the next question, and is put away by who has read it', async () => {
  const { heading, getByRole, button } = await answerUntilTheFlag();
  await expect.element(heading).toHaveTextContent('Please read this first');
  await expect.element(getByRole('alert')).toMatchTextContent('Get medical help now');
  await button('I have read this').click();
  await expect.element(heading).toHaveTextContent('After it');
});

test('Back from it leads to the question that raised it', async () => {
  const { heading, back, open } = await answerUntilTheFlag();
  await expect.element(heading).toHaveTextContent('Please read this first');
  await back.click();
  await expect.element(heading).toHaveTextContent(questions.at(-1)?.text ?? '');
  expect(open.run.store.getState().dismissedNotices).not.toEqual([]);
});
