import { expect, test } from 'vitest';
import { eraseMe } from '#functions/accounts/erase-me.ts';
import { caller, client, endlessTries, fakeAccounts, fakeOutput } from '../fakes.ts';
import { fakePool } from './account-world.ts';

const { userId, email, account } = caller;
const password = 'right horse battery';

/** The steps of `eraseMe` in order. Each of the two can be made to fail. */
const world = ({ queue = 'works', mark = 'works' } = {}) => {
  const steps: string[] = [];
  const output = fakeOutput();
  const step = (name: string, state: string) => async (id: string) => {
    if (state === 'broken') throw new Error(`The ${name} does not answer.`);
    steps.push(`${name} ${id}`);
  };
  const erase = eraseMe({
    ...fakeAccounts(account),
    ...fakePool(new Map([[userId, { email, password, isVerified: true, isFinished: true }]])),
    enqueueErase: step('queue', queue),
    beginErasing: step('mark', mark),
    tries: endlessTries,
    now: () => new Date(0),
    log: output.log,
  });
  const ask = (typed = password) => erase({ body: { password: typed }, query: null, caller, client });
  return { steps, output, ask };
};

test('the right password starts the erasure: first the durable job, then the mark, and the cookies are removed', async () => {
  const { steps, ask } = world();
  const outcome = await ask();
  expect(outcome).toMatchObject({ answer: {} });
  expect(steps).toEqual([`queue ${userId}`, `mark ${userId}`]);
  expect(outcome.cookies).toEqual([
    expect.stringMatching(/^__Host-session=;.*Max-Age=0/),
    expect.stringMatching(/^__Host-device=;.*Max-Age=0/),
  ]);
  expect(outcome).toMatchObject({ clears: ['cache', 'cookies', 'storage'] });
});

test('a wrong password changes nothing', async () => {
  const { steps, ask } = world();
  expect(await ask('a guess at it')).toMatchObject({ refusal: { code: 'wrong-password' } });
  expect(steps).toEqual([]);
});

test('nothing changes while the queue does not respond, so the user can try again', async () => {
  const { steps, ask } = world({ queue: 'broken' });
  await expect(ask()).rejects.toThrow('The queue does not answer.');
  expect(steps).toEqual([]);
});

test('if the mark cannot be set now, the job sets it; the user is told that the erasure has begun, the operator why', async () => {
  const { steps, output, ask } = world({ mark: 'broken' });
  expect(await ask()).toMatchObject({ answer: {} });
  expect(steps).toEqual([`queue ${userId}`]);
  expect(output.logged()).toMatchObject([{ level: 'warn', userId, failure: 'Error' }]);
  expect(output.lines.join()).not.toContain(email);
});
