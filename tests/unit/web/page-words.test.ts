import { expect, test } from 'vitest';
import { answersInWords } from '#shared/answers-in-words.ts';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { liveVersion, productQuizId } from '#shared/derived-names.ts';
import { quizInWords, wordsOfZone } from '#shared/places/option-words.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import { personaIn } from '#tests/support/people.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { inPageWords } from '#web/api/page-words.ts';

const given = { answers: personaIn(longevityPersonas, 'average45F').answers, units: null };
const foreign = { questionText: 'Ein Satz?', valueText: 'Eine Antwort' };
const stored = {
  submissionId: asSubmissionId('01JAAAAAAAAAAAAAAAAAAAAAAA'),
  quizId: productQuizId,
  quizVersion: liveVersion,
  submittedAt: '2026-07-01T10:00:00.000Z',
  day: '2026-07-01',
};

/** What the API says in its language for answers that were asked in this time zone. */
const askedIn = (timeZone: string | undefined) =>
  answersInWords(quizInWords(quizzes[productQuizId], wordsOfZone(timeZone)), given);

test('answers that the API says in another language are said in that of the page', async () => {
  const own = { ...stored, timeZone: 'America/New_York' };
  const { answers, skipped } = askedIn(own.timeZone);
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

test('options are those of the place where they were asked, wherever the answers are read', async () => {
  const schooling = async (timeZone: string | undefined) => {
    const { answers } = askedIn(timeZone);
    const own = { ...stored, ...(timeZone !== undefined && { timeZone }) };
    const said = await inPageWords({ ...own, answers: answers.map((row) => ({ ...row, ...foreign })), skipped: [] });
    expect(said.answers, timeZone).toEqual(answers);
    return said.answers.find(({ questionId }) => questionId === 'education')?.valueText;
  };
  const said = await Promise.all(['America/New_York', 'Europe/Berlin', 'Asia/Tokyo', undefined].map(schooling));
  expect(new Set(said.slice(0, 3)).size).toBeGreaterThan(1);
});
