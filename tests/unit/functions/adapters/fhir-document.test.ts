import { expect, test } from 'vitest';
import { makeExportDocument as makeDocument } from '#functions/adapters/fhir-document.ts';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { answersIn, findResponses } from '#shared/fhir/read-response.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { composeResult } from '#shared/result.ts';
import { cardiacPersonas, today } from '#tests/personas/read-personas.ts';
import { faultsByFhir, faultsByMedplum } from '#tests/support/fhir-validators.ts';
import { quizzes } from '#tests/support/quizzes.ts';

const persona = cardiacPersonas.ideal60M ?? expect.fail('no such persona');

/** Rows of an export, with stored JSON parsed. */
const rowsOf = (quizId: QuizId, answers: Answers, hour: string) => {
  const submissionId = `submission-${quizId}-${hour}`;
  const submittedAt = `${today}T${hour}:00:00.000Z`;
  const ids = { userId: 'user-1', submissionId, submittedAt };
  const content = composeResult({ quizId, answers, longevityAnswers: persona.longevityAnswers, today });
  return {
    submission: {
      ...ids,
      runId: `session-${hour}`,
      quizId,
      quizVersion: quizzes[quizId].version,
      answers,
      answersHash: 'hash',
      email: 'ada@example.com',
      firstName: 'Ada',
      state: 'hooked',
    },
    result: { ...ids, quiz_id: quizId, content: JSON.parse(JSON.stringify(content)) },
  };
};
type Rows = ReturnType<typeof rowsOf>;
const parts = (all: readonly Rows[]) => ({
  'sign-in': [],
  submissions: all.map(({ submission }) => submission),
  results: all.map(({ result }) => result),
  links: [],
  limits: [],
  accounts: [{ firstName: 'Ada', lastName: 'Example' }],
});
const at = { site: 'https://longevity.example', madeAt: '2026-01-16T08:00:00.000Z' };

const first = rowsOf(productQuizId, persona.longevityAnswers, '09');
const older = rowsOf(cardiacQuizId, { ...persona.answers, restingHeartRate: '50' }, '09');
const newer = rowsOf(cardiacQuizId, { ...persona.answers, restingHeartRate: '70' }, '10');

test('the document of an export has the newest result of each quiz, with the name of the account', async () => {
  const document = (await makeDocument(parts([first, older, newer]), at)) ?? expect.fail('no document');
  expect([...faultsByMedplum(document), ...faultsByFhir(document)]).toEqual([]);
  const found = findResponses(document);
  expect(found.map(({ quizId }) => quizId)).toEqual([productQuizId, cardiacQuizId]);
  expect(found[1] && answersIn(found[1], quizzes[cardiacQuizId]).answers.restingHeartRate).toBe('70');
  const text = JSON.stringify(document);
  expect(text).toContain('Ada Example');
  expect(text).not.toContain('ada@example.com');
  expect(text).toContain(`"occurrenceDateTime":"${today}"`);
});

test('a newer submission without a result yet leaves the result before it', async () => {
  const rows = parts([first, older, newer]);
  const results = rows.results.filter(({ submissionId }) => submissionId !== newer.submission.submissionId);
  const document = (await makeDocument({ ...rows, results }, at)) ?? expect.fail('no document');
  const [, heart] = findResponses(document);
  expect(heart && answersIn(heart, quizzes[cardiacQuizId]).answers.restingHeartRate).toBe('50');
});

test('rows that this release cannot read are left out', async () => {
  const rows = parts([first, newer]);
  const broken = { ...rows, submissions: [{ ...first.submission, answers: 'not JSON' }, { a: 1 }, newer.submission] };
  const document = (await makeDocument(broken, at)) ?? expect.fail('no document');
  expect(findResponses(document).map(({ quizId }) => quizId)).toEqual([cardiacQuizId]);
});

test('without a result there is no document', async () => {
  expect(await makeDocument(parts([]), at)).toBeNull();
});
