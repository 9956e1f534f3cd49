import { expect, test } from 'vitest';
import { withWords } from '#functions/adapters/person-stores.ts';
import { storedSubmission } from '#functions/adapters/submissions/submissions.ts';
import { liveVersion, productQuizId, quizIds, quizVersions } from '#shared/derived-names.ts';
import { loadQuiz } from '#shared/load-quiz.ts';

const item = {
  schema: storedSubmission.current,
  userId: 'user-1',
  runId: 'session-1',
  submissionId: '01KF0000000000000000000001',
  quizId: productQuizId,
  quizVersion: liveVersion,
  submittedAt: '2026-11-01T10:00:00.000Z',
  answersHash: '',
  state: 'scored',
  email: 'ada@example.com',
  firstName: '',
  answers: JSON.stringify({ weight: 172 }),
  typed: JSON.stringify({ weight: { text: '78', unit: 'kg' } }),
};

test('an exported submission has each answer in the words of its question, next to the stored value', async () => {
  expect(await withWords(item)).toEqual({
    ...item,
    inWords: [{ questionText: 'How much do you weigh?', valueText: '78 kg' }],
  });
});

const quizzes = quizIds.flatMap((quizId) => quizVersions.map((quizVersion) => ({ quizId, quizVersion })));

test.each(quizzes)('an answer to $quizId $quizVersion has the words of that version', async (quiz) => {
  const { questions } = await loadQuiz(quiz.quizId);
  const choices = questions.flatMap((each) =>
    each.type === 'multiple-choice' && !each.condition && !each.skipWhen ? [each] : [],
  );
  expect(choices.length).toBeGreaterThan(0);
  const answers = Object.fromEntries(choices.map(({ id, options }) => [id, options[0]?.value]));
  const { inWords } = await withWords({ ...item, ...quiz, answers: JSON.stringify(answers), typed: undefined });
  expect(inWords).toEqual(
    choices.map(({ text, options }) => ({ questionText: text, valueText: options[0]?.label ?? '' })),
  );
});

test('an item that this release cannot read is exported as it is stored', async () => {
  for (const broken of [
    { ...item, schema: 99 },
    { ...item, answers: '{' },
    { ...item, quizVersion: '9.0' },
  ])
    expect(await withWords(broken)).toBe(broken);
});
