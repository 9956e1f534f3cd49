import { expect, test } from 'vitest';
import { answersInWords } from '#shared/answers-in-words.ts';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { liveVersion, productQuizId } from '#shared/derived-names.ts';
import { quizInWords, wordsOfZone } from '#shared/places/option-words.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import { personaIn } from '#tests/support/people.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { inPageWords } from '#web/api/page-words.ts';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
const quiz = quizInWords(quizzes[productQuizId], wordsOfZone(timeZone));
const given = { answers: personaIn(longevityPersonas, 'average45F').answers, units: null };

test('answers that the API says in another language are said in that of the page', async () => {
  const { answers, skipped } = answersInWords(quiz, given);
  const own = {
    submissionId: asSubmissionId('01JAAAAAAAAAAAAAAAAAAAAAAA'),
    quizId: productQuizId,
    quizVersion: liveVersion,
    submittedAt: '2026-07-01T10:00:00.000Z',
    day: '2026-07-01',
  };
  const foreign = { questionText: 'Ein Satz?', valueText: 'Eine Antwort' };
  const known = answers.map((row) => ({ ...row, ...foreign }));
  const { questionText } = foreign;
  const gone = { questionId: 'gone', section: 'nutrition', value: 'yes', ...foreign };
  const said = await inPageWords({
    ...own,
    answers: [...known, gone],
    skipped: skipped.map((row) => ({ ...row, questionText })),
  });
  expect(answers.length).toBeGreaterThan(20);
  expect(said).toEqual({ ...own, answers: [...answers, gone], skipped: [...skipped] });
});
