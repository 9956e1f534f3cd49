import { expect, test } from 'vitest';
import { submissionSchema } from '#functions/adapters/stored-submission.ts';
import { withWords } from '#functions/adapters/submission-in-words.ts';
import { productQuizId } from '#shared/derived-names.ts';

const item = {
  schema: submissionSchema,
  userId: 'user-1',
  sessionId: 'session-1',
  submissionId: '01KF0000000000000000000001',
  quizId: productQuizId,
  quizVersion: '2.1',
  submittedAt: '2026-11-01T10:00:00.000Z',
  answersHash: '',
  state: 'scored',
  email: 'ada@example.com',
  firstName: '',
  answers: JSON.stringify({ weight: 172 }),
  typed: JSON.stringify({ weight: { text: '78', unit: 'kg' } }),
};

test('an exported submission says each answer in the words that were asked, beside what is stored', async () => {
  expect(await withWords(item)).toEqual({
    ...item,
    inWords: [{ questionText: 'How much do you weigh?', valueText: '78 kg' }],
  });
});

test('what this release cannot read is exported as it is stored', async () => {
  for (const broken of [
    { ...item, schema: 99 },
    { ...item, answers: '{' },
    { ...item, quizVersion: '9.0' },
  ])
    expect(await withWords(broken)).toBe(broken);
});
