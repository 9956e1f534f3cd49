import { expect, test } from 'vitest';
import { noteChecked } from '#functions/submissions/note-checked.ts';
import { checkedAnswers } from '#shared/contract/account.ts';
import { asSubmissionId } from '#shared/contract/ids.ts';
import type { Checked } from '#shared/contract/submission.ts';
import { caller, client } from '#tests/unit/functions/fakes.ts';

const submissionId = asSubmissionId('01KF0000000000000000000001');
const at = '2026-11-22T10:00:00.000Z';

const setUp = () => {
  const saved: [string, string, Checked][] = [];
  const saveChecked = async (userId: string, id: string, checked: Checked) => {
    if (userId !== caller.userId || id !== submissionId) return false;
    saved.push([userId, id, checked]);
    return true;
  };
  const say = (answer: Checked['answer'], id = submissionId, signs?: Checked['signs']) =>
    noteChecked({ saveChecked, now: () => new Date(at) })({
      body: { submissionId: id, answer, signs },
      query: null,
      caller,
      client,
    });
  return { say, saved };
};

test.each(checkedAnswers)('%s is stored under the caller’s own id, with the time of the server', async (answer) => {
  const { say, saved } = setUp();
  expect(await say(answer)).toEqual({ answer: { answer, at } });
  expect(saved).toEqual([[caller.userId, submissionId, { answer, at }]]);
});

test('nothing is stored for an unknown submission or another user’s', async () => {
  const { say, saved } = setUp();
  expect(await say('treated', asSubmissionId('another'))).toMatchObject({ refusal: { code: 'not-found' } });
  expect(saved).toEqual([]);
});

test('single earlier signs are stored with their days, with or without an answer', async () => {
  const { say, saved } = setUp();
  const signs = [{ code: 'chestPainNow', on: '2026-11-20' }];
  expect(await say(undefined, submissionId, signs)).toEqual({ answer: { at, signs } });
  expect(await say('treated', submissionId, signs)).toEqual({ answer: { answer: 'treated', at, signs } });
  expect(saved).toHaveLength(2);
});

test.each([undefined, []])('a call that says nothing is refused, and stores nothing', async (signs) => {
  const { say, saved } = setUp();
  expect(await say(undefined, submissionId, signs)).toMatchObject({ refusal: { code: 'malformed' } });
  expect(saved).toEqual([]);
});
