import { expect, test } from 'vitest';
import { cardiacQuizId } from '#shared/derived-names.ts';
import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import type { Question } from '#shared/quiz/question.ts';
import { levels } from '#shared/safety/levels.ts';
import { chestPainHeartLike } from '#shared/safety/red-flags/chest-pain.ts';
import { lastScreen, showQuiz } from '../support/show-quiz.tsx';

// The product's questions, because only they raise the flag.
const answers: Record<string, string> = { chestPain: 'today', chestPainContext: 'spreads' };
const questions: readonly Question[] = heartQuiz.questions.filter(({ id }) => id in answers);

const answerUntilTheFlag = async () => {
  const screen = await showQuiz([...questions, { ...lastScreen, text: 'After it' }], { quizId: cardiacQuizId });
  for (const { id, options } of questions) {
    const label = options?.find(({ value }) => value === answers[id])?.label ?? '';
    await screen.button(label).click();
  }
  return screen;
};

test('an emergency fills the screen before the next question, and is dismissed once it is read', async () => {
  const { heading, getByRole, button } = await answerUntilTheFlag();
  await expect.element(heading).toHaveTextContent(levels.emergency.label);
  await expect.element(getByRole('alert')).toMatchTextContent(chestPainHeartLike.message);
  await button('I have read this, go on').click();
  await expect.element(heading).toHaveTextContent('After it');
});

test('leaving the quiz does not dismiss the emergency', async () => {
  const { heading, button, open, elsewhere } = await answerUntilTheFlag();
  await expect.element(heading).toHaveTextContent(levels.emergency.label);
  await button('Leave the quiz').click();
  await expect.element(elsewhere).toHaveTextContent('/');
  expect(open.run.store.getState().dismissedNotices).toEqual([]);
  expect(open.run.pendingEmergencies(open.run.store.getState()).map(({ code }) => code)).toContain(
    'chestPainHeartLike',
  );
});
