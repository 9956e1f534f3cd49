import { expect, test } from 'vitest';
import { AnswerList } from '#web/answers/answer-list.tsx';
import { show } from '../support/show.tsx';

const chapters = [
  {
    id: 'sleep',
    title: 'Sleep',
    answered: 1,
    total: 2,
    lines: [
      { questionId: 'sleepHours', name: 'Hours of sleep', value: '7 hours' },
      { questionId: 'sleepQuality', name: 'Waking up rested', value: null },
    ],
  },
];

test('each line of the list has its name, its answer and a button that names the question', async () => {
  const opened: string[] = [];
  const { getByRole, getByText } = await show(
    <AnswerList chapters={chapters} onOpen={(questionId) => opened.push(questionId)} />,
  );
  await expect.element(getByRole('region', { name: 'Sleep' })).toMatchTextContent('1 of 2');
  await expect.element(getByText('7 hours')).toBeVisible();
  await expect.element(getByText('Skipped')).toBeVisible();
  await getByRole('button', { name: 'Change Hours of sleep' }).click();
  await getByRole('button', { name: 'Answer Waking up rested' }).click();
  expect(opened).toEqual(['sleepHours', 'sleepQuality']);
});

test('the line that the user returns to has the focus, and a line can have a note', async () => {
  const { getByRole, getByText } = await show(
    <AnswerList
      chapters={chapters}
      onOpen={() => {}}
      focusOn="sleepQuality"
      note={({ questionId }) => questionId === 'sleepHours' && <p>Changed</p>}
    />,
  );
  await expect.element(getByRole('button', { name: 'Answer Waking up rested' })).toHaveFocus();
  await expect.element(getByText('Changed')).toBeVisible();
});
