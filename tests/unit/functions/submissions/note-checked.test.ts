import { expect, test } from 'vitest';
import { noteChecked } from '#functions/submissions/note-checked.ts';
import { asRunId, asSubmissionId, type SubmissionId } from '#shared/contract/ids.ts';
import type { Result } from '#shared/contract/result.ts';
import type { Checked } from '#shared/contract/submission.ts';
import { cardiacQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { composeResult } from '#shared/result.ts';
import { caller, client } from '#tests/unit/functions/fakes.ts';

const submissionId = asSubmissionId('01KF0000000000000000000001');
const longevityAnswers = { birthdate: '1964-05-01', gender: 'male' };

type Case = { heart?: Answers; submittedAt?: string; timeZone?: string; now?: string };

/** A heart quiz of 28 November, at ten. */
const setUp = ({
  heart = { chestPain: 'now' },
  submittedAt = '2026-11-28T10:00:00.000Z',
  timeZone,
  now = '2026-11-28T10:00:10.000Z',
}: Case = {}) => {
  const content = composeResult({ quizId: cardiacQuizId, answers: heart, longevityAnswers, today: '2026-11-28' });
  const result: Result = { submissionId, quiz_id: cardiacQuizId, submittedAt, content };
  let stored: Checked | undefined;
  const list = async (userId: string) =>
    userId === caller.userId
      ? [
          {
            ...{ userId: caller.userId, runId: asRunId('s'), submissionId, quizId: cardiacQuizId, submittedAt },
            ...{ answersHash: '', state: 'hooked' as const },
            ...(timeZone && { timeZone }),
            ...(stored && { checked: stored }),
          },
        ]
      : [];
  const saveChecked = async (_: string, __: string, checked: Checked) => {
    stored = checked;
    return true;
  };
  const say = (code: string, on: string, id: SubmissionId = submissionId, at = now) =>
    noteChecked({ list, saveChecked, findResult: async () => result, now: () => new Date(at) })({
      body: { submissionId: id, code, on },
      query: null,
      caller,
      client,
    });
  return { say, content, stored: () => stored };
};

test('a man of 62 with chest pain now reports ten seconds later that he was seen: nothing opens for two days', async () => {
  const { say, stored } = setUp();
  const at = '2026-11-28T10:00:10.000Z';
  const saved = { at, signs: [{ code: 'chestPainNow', on: '2026-11-28', at }], opensOn: '2026-11-30' };
  expect(await say('chestPainNow', '2026-11-28')).toEqual({ answer: saved });
  expect(stored()).toEqual(saved);
});

test('the days are those of the time zone in which the answer was given', async () => {
  const late = { submittedAt: '2026-11-28T20:00:00.000Z', now: '2026-11-28T20:00:10.000Z' };
  const { say } = setUp({ ...late, timeZone: 'Asia/Tokyo' });
  expect(await say('chestPainNow', '2026-11-28')).toMatchObject({ refusal: { code: 'malformed' } });
  expect(await say('chestPainNow', '2026-11-29')).toMatchObject({ answer: { opensOn: '2026-12-01' } });
});

test('each notice needs a report of its own: one of two opens nothing, and a second one keeps the first', async () => {
  const { say, content } = setUp({ heart: { chestPain: 'now', edema: 'oneSided', otherWarningSigns: 'tiaRecent' } });
  const urgent = content.redFlags.filter(({ level }) => level !== 'soon').map(({ code }) => code);
  expect(urgent.length).toBeGreaterThan(1);
  for (const code of urgent.slice(0, -1))
    expect(await say(code, '2026-11-28')).toEqual({
      answer: expect.not.objectContaining({ opensOn: expect.anything() }),
    });
  expect(await say(urgent.at(-1) ?? '', '2026-11-28')).toMatchObject({
    answer: { opensOn: '2026-11-30', signs: urgent.map((code) => ({ code })) },
  });
});

test('a second report about a notice replaces the first', async () => {
  const { say, stored } = setUp({ now: '2026-11-29T10:00:00.000Z' });
  await say('chestPainNow', '2026-11-28');
  await say('chestPainNow', '2026-11-29');
  expect(stored()?.signs).toMatchObject([{ code: 'chestPainNow', on: '2026-11-29' }]);
});

test('a pressure of 186 over 112 stays closed, and only a new reading changes that', async () => {
  const { say, stored } = setUp({ heart: { bpReading: 'numbers', bpSystolic: '186', bpDiastolic: '112' } });
  expect(await say('bpVeryHigh', '2026-11-28')).toMatchObject({
    refusal: { message: expect.stringContaining('new reading') },
  });
  expect(stored()).toBeUndefined();
});

test('next to such a value, an examination for another notice opens nothing', async () => {
  const { say } = setUp({
    heart: { bpReading: 'numbers', bpSystolic: '186', bpDiastolic: '112', edema: 'oneSided' },
  });
  expect(await say('legClot', '2026-11-28')).toEqual({
    answer: expect.not.objectContaining({ opensOn: expect.anything() }),
  });
});

test.each([
  ['before the answer', '2026-11-27'],
  ['after today, wherever the user is', '2026-11-30'],
  ['that does not exist', '2026-11-31'],
])('a day %s is refused', async (_, on) => {
  const { say, stored } = setUp();
  expect(await say('chestPainNow', on)).toMatchObject({ refusal: { message: expect.stringContaining('date') } });
  expect(stored()).toBeUndefined();
});

test('a notice that only asks for an appointment, and one that does not exist, are refused', async () => {
  const { say } = setUp({ heart: { chestPain: 'now', bpReading: 'numbers', bpSystolic: '150', bpDiastolic: '92' } });
  for (const code of ['bpStage2', 'legClot'])
    expect(await say(code, '2026-11-28')).toMatchObject({ refusal: { code: 'malformed' } });
});

test('nothing is stored for a submission that is unknown or another user’s', async () => {
  const { say, stored } = setUp();
  expect(await say('chestPainNow', '2026-11-28', asSubmissionId('another'))).toMatchObject({
    refusal: { code: 'not-found' },
  });
  expect(stored()).toBeUndefined();
});
