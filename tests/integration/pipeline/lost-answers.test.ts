import { afterAll, expect, test } from 'vitest';
import { noteMailEvent } from '#functions/adapters/submissions/submission-progress.ts';
import type { ClaimedSubmission } from '#functions/results/pipeline-state.ts';
import { LeaseLost } from '#functions/results/pipeline-state.ts';
import { asRunId, asSubmissionId, asUserId } from '#shared/contract/ids.ts';
import { wholeJob } from '#tests/support/pipeline-workers.ts';
import { startWorld } from '#tests/support/pipeline-world.ts';

const world = await startWorld();
afterAll(() => world.stop());

const leaseOf = (owner: string) => ({
  owner,
  until: new Date(Date.now() + 45_000).toISOString(),
  now: new Date().toISOString(),
});

const now = () => new Date().toISOString();

const claimed = async (): Promise<ClaimedSubmission> => {
  const claim = await world.depsOf().claimResult(await world.accept(), leaseOf('me'));
  if (typeof claim === 'string') throw new Error(`The claim was answered with ${claim}.`);
  return claim;
};

test('a repeated claim whose first answer was lost still belongs to this worker alone', async () => {
  const job = await claimed();
  expect(await world.depsOf().claimResult(job, leaseOf('me'))).toMatchObject({ leaseOwner: 'me', claims: 2 });
  expect(await world.depsOf().claimResult(job, leaseOf('another'))).toBe('busy');
});

test('the note that a mail was sent may be repeated, and is never overwritten', async () => {
  const { beginMail, settleMail } = world.depsOf();
  const job = await claimed();
  await beginMail(job, now());
  await settleMail(job, 'sent', 'm-1');
  await settleMail(job, 'sent', 'm-1');
  await expect(settleMail(job, 'doubtful', 'x')).rejects.toThrow(LeaseLost);
  expect((await world.items()).find(({ submissionId }) => submissionId === job.submissionId)?.mail).toBe('sent');
});

test('a mail whose first note was stored without an answer is sent at the next try, not marked doubtful', async () => {
  const job = await world.accept();
  const deps = world.depsOf();
  const deaf = {
    ...deps,
    beginMail: async (...begun: Parameters<typeof deps.beginMail>) => {
      await deps.beginMail(...begun);
      throw new Error('no answer came');
    },
  };
  await expect(wholeJob(deaf)(job, 0)).rejects.toThrow('no answer came');
  expect(await wholeJob(deps)(job, 0)).toBe('finished');
  const mailsOfJob = world.mails().filter(({ tags }) => tags.submissionId === job.submissionId);
  expect(mailsOfJob).toHaveLength(1);
  const item = (await world.items()).find(({ submissionId }) => submissionId === job.submissionId);
  expect(item?.mail).toBe('sent');
});

test('a worker that lost its lease can still record that its mail was sent', async () => {
  const { beginMail, claimResult: claim, settleMail } = world.depsOf();
  const job = await claimed();
  await beginMail(job, now());
  const later = new Date(Date.now() + 60_000).toISOString();
  const heir = await claim(job, { owner: 'heir', until: later, now: later });
  if (typeof heir === 'string') throw new Error(`The claim was answered with ${heir}.`);
  await settleMail(heir, 'doubtful', 'x');
  await settleMail(job, 'sent', 'm-1');
  expect((await world.items()).find(({ submissionId }) => submissionId === job.submissionId)?.mail).toBe('sent');
});

test('a worker that lost its lease changes nothing else', async () => {
  const { claimResult: claim, finish, handOver, defer, release } = world.depsOf();
  const job = await claimed();
  const later = new Date(Date.now() + 60_000).toISOString();
  await claim(job, { owner: 'heir', until: later, now: later });
  const headline = { standing: 'notEstimated', engineVersion: '1' } as const;
  const writes = [
    () => handOver(job, headline, later),
    () => finish(job),
    () => release(job, later),
    () => defer(job, 'mail', later),
  ];
  for (const write of writes) {
    await expect(write()).rejects.toThrow(LeaseLost);
  }
});

test('a job for a missing submission ends, and creates nothing', async () => {
  const before = (await world.items()).length;
  const ghost = {
    userId: asUserId('nobody'),
    runId: asRunId('none'),
    submissionId: asSubmissionId('01J00000000000000000000000'),
  };
  expect(await world.depsOf().claimResult(ghost, leaseOf('me'))).toBe('unknown');
  expect(await world.items()).toHaveLength(before);
});

test('a worker that sends a letter while its user is erased leaves nothing of them behind', async () => {
  const { beginMail, settleMail } = world.depsOf();
  const job = await claimed();
  const before = (await world.items()).length;
  await beginMail(job, now());
  await world.erase(job);
  await expect(settleMail(job, 'sent', 'm-1')).rejects.toThrow(LeaseLost);
  expect(await world.items()).toHaveLength(before - 1);
});

test('the note that SES took a mail stays beside its bounce, in either order, and the mail is not sent again', async () => {
  const at = now();
  const note = noteMailEvent({ client: world.places.client, tableName: world.places.submissionsTable });
  for (const kinds of [['taken', 'bounced'] as const, ['bounced', 'taken'] as const]) {
    const { beginMail } = world.depsOf();
    const job = await claimed();
    for (const kind of kinds) expect(await note({ ...job, kind, detail: 'Permanent-General', at })).toBe(true);
    const item = (await world.items()).find(({ submissionId }) => submissionId === job.submissionId);
    expect(item).toMatchObject({ mailTakenAt: at, mailEvent: 'bounced' });
    await expect(beginMail(job, now())).rejects.toThrow(LeaseLost);
  }
});
