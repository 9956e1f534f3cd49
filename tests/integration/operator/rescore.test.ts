import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, test } from 'vitest';
import { erasePerson } from '#functions/accounts/erasure.ts';
import { personStores } from '#functions/adapters/person-stores.ts';
import { createQueueClient } from '#functions/adapters/queues.ts';
import {
  enqueueRecall,
  letterPorts,
  parseRecallJob,
  recallRuns,
  rescorePorts,
} from '#functions/adapters/results/recall-state.ts';
import { findResult, madeByShards } from '#functions/adapters/results/results.ts';
import { listSubmissions } from '#functions/adapters/submissions/submissions.ts';
import { beginErasing } from '#functions/adapters/tombstones.ts';
import { type RecallJob, type RecallRun, recall } from '#functions/results/rescore/recall.ts';
import type { RescoreOneDeps } from '#functions/results/rescore/rescore-one.ts';
import { runCommand } from '#infra/aws/ops/command.ts';
import { begin, rescoreCommand, watch } from '#infra/aws/ops/running/rescore.ts';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { engineVersion } from '#shared/fingerprint.ts';
import { composeWithSlots } from '#shared/result.ts';
import { longevityPersonas } from '#tests/personas/personas.ts';
import { startOperatorWorld } from '#tests/support/operator-world.ts';

// The command as an operator runs it, against the stand-ins, over results that the worker has made.

const world = await startOperatorWorld();
afterAll(() => world.stop());
const { client, submissionsTable, resultsTable: TableName } = world.places;
const table = { client, reportUnreadable: () => {} };
const find = findResult({ ...table, tableName: TableName });

/** How many of the mails are letters, and whether there are any mails. */
let turns = 0;
let hasRoom = true;

const runs = recallRuns({ client, tableName: world.places.limitsTable }, world.now);

/** The stage's worker, with an engine that does not exist yet and a ledger that has an entry. */
const workerOf = (
  compose: RescoreOneDeps['compose'],
  id: string,
  enqueue: (job: RecallJob, delaySeconds: number) => Promise<void>,
  lines: string[],
) => {
  const { ACCOUNT_QUEUE_URL: accountQueueUrl = '' } = process.env;
  const { sendMail } = world.depsOf();
  const places = { ...world.places, site: 'https://longevity.example', accountQueueUrl, sendMail };
  return recall({
    ...runs,
    shards: madeByShards,
    enqueue,
    portsOf: ({ correction }) => {
      const told = correction === null ? null : { id, reason: `Reason ${id}.` };
      return {
        ...rescorePorts(places, told, compose, () => {}),
        note: ({ userId, submissionId }, outcome) => void lines.push(`${userId} ${submissionId} ${outcome}`),
      };
    },
    letters: letterPorts(
      places,
      async () => {},
      () => {},
    ),
    letterTurn: async () => {
      turns += 1;
      return hasRoom;
    },
    pause: async () => {},
    now: world.now,
  });
};

/** The engine of today plays the wrong one, and two that do not exist yet correct it. */
const [major, minor] = engineVersion.split('.').map(Number) as [number, number];
const wrong = `${major}.${minor}.x`;
const [next, afterNext] = [`${major}.${minor + 1}.0`, `${major}.${minor + 2}.0`];

let begun = 0;
/** A recall until nothing is left to do at once, with its log and what an operator sees. */
const run = async (wrong: string, compose: RescoreOneDeps['compose'], { id = 'first', isDry = false } = {}) => {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const jobs: RecallJob[] = [];
  const enqueue = async (job: RecallJob, delaySeconds: number) => void (delaySeconds === 0 && jobs.push(job));
  begun += 1;
  const started: RecallRun = {
    engine: wrong,
    begunAt: `run ${begun}`,
    correction: isDry ? null : id,
    perSecond: 5,
    isStopped: false,
    by: engineVersion,
  };
  await begin({ ...runs, enqueue }, started, { print });
  const work = workerOf(compose, id, enqueue, lines);
  for (let job = jobs.shift(); job; job = jobs.shift()) await work(job);
  const letters = await runs.findPart({ engine: wrong, begunAt: started.begunAt, part: 'letters' });
  // Work that waits for a later hour is stopped here.
  if (!isDry && !letters?.isDone) await runs.saveRun({ ...started, isStopped: true });
  await watch({ ...runs, enqueue }, wrong, { print, pause: async () => {} });
  return lines.join('\n');
};

/** Today's engine, corrected: the next version, and another level for everyone. */
const corrected =
  (version: string): RescoreOneDeps['compose'] =>
  (input) => {
    const { content, slots } = composeWithSlots(input);
    const overall_summary = { ...content.overall_summary, headline: `Level of ${version}`, biologicalAge: 41.5 };
    return { content: { ...content, overall_summary, engine: { version, hash: version } }, slots };
  };

/** For a person without a warning, whose headline shows the figure. */
const made = async () => {
  const job = await world.accept({ answers: longevityPersonas.average45F?.answers ?? {} });
  await world.drain();
  return job;
};
const lettersTo = (userId: string) =>
  world.mails().filter(({ tags, subject }) => tags.userId === userId && subject.includes('corrected')).length;

test('a recall checks first, then replaces, tells each user once, keeps the earlier results readable, and erasure erases all', async () => {
  const job = await made();
  const { userId, submissionId } = job;
  const before = await find(userId, submissionId);
  if (!before || before === 'unreadable') throw new Error('There is no result.');

  const looked = await run(wrong, corrected(next), { isDry: true });
  expect(looked).toContain(`${userId} ${submissionId} level`);
  expect(looked).toMatch(/1 results would be replaced; 1 of them/);
  expect([await find(userId, submissionId), lettersTo(userId)]).toEqual([before, 0]);

  // No letter is begun before its turn: the next run finds it pending.
  hasRoom = false;
  expect(await run(wrong, corrected(next))).toMatch(
    /1 results were replaced[\s\S]*No letter was due\.\nThe recall is stopped/,
  );
  hasRoom = true;
  expect([turns, lettersTo(userId)]).toEqual([1, 0]);

  const done = await run(wrong, corrected(next));
  expect(done).toMatch(/0 results were replaced[\s\S]*Letters: 1 sent/);
  expect(turns).toBe(2);
  const newer = await find(userId, submissionId);
  const replaces = { id: `${submissionId}~1`, engineVersion: before.content.engine.version, reason: 'Reason first.' };
  expect(newer).toMatchObject({ submissionId, content: { engine: { version: next }, replaces } });
  const earlier = await find(userId, asSubmissionId(`${submissionId}~1`));
  expect(earlier).toMatchObject({ content: { ...before.content, replacedBy: { id: submissionId } } });
  const [row] = await listSubmissions({ ...table, tableName: submissionsTable })(userId);
  expect(row?.headline).toMatchObject({ engineVersion: next, figure: 41.5, correctedAt: expect.any(String) });

  expect(await run(wrong, corrected(next))).toMatch(/\n0 results were/);
  expect(lettersTo(userId)).toBe(1);

  await run(`${next.slice(0, -1)}x`, corrected(afterNext), { id: 'second' });
  expect(await find(userId, submissionId)).toMatchObject({ content: { replaces: { id: `${submissionId}~2` } } });
  expect(await find(userId, asSubmissionId(`${submissionId}~2`))).toMatchObject({
    content: { replaces, replacedBy: { engineVersion: afterNext } },
  });
  expect(lettersTo(userId)).toBe(2);
  for (const output of [looked, done]) expect(output).not.toMatch(/41\.5|@|Ada/);

  const erase = erasePerson({
    stores: personStores(world.places),
    beginErasing: beginErasing(world.tombstones, world.places.accountsTable, world.now),
  });
  expect(await erase(userId)).toBe('done');
  expect((await world.everything()).filter((item) => (item as { userId?: string }).userId === userId)).toEqual([]);
});

test('nothing is replaced while a worker holds the submission; the next run replaces it', async () => {
  const { userId, sessionId, submissionId } = await made();
  const TableName = submissionsTable;
  const { Item } = await client.send(new GetCommand({ TableName, Key: { userId, sessionId } }));
  const leaseUntil = new Date(world.now().getTime() + 45_000).toISOString();
  await client.send(new PutCommand({ TableName, Item: { ...Item, leaseOwner: 'worker', leaseUntil } }));
  expect(await run(engineVersion, corrected(next))).toMatch(/1 were busy/);
  expect(await find(userId, submissionId)).not.toMatchObject({ content: { replaces: expect.anything() } });
  world.pass(46);
  expect(await run(engineVersion, corrected(next))).toMatch(/1 results were replaced/);
});

test('a note about a letter is not a result that could be opened', async () => {
  const { userId } = await made();
  await run(engineVersion, corrected(next), { id: 'third' });
  expect(await find(userId, asSubmissionId('letter~third'))).toBeNull();
});

/** The queue as the stage's event source takes from it. */
const workOff = async () => {
  const [sqs, QueueUrl] = [new SQSClient(), process.env.RECALL_QUEUE_URL];
  const work = workerOf(
    composeWithSlots,
    'none',
    enqueueRecall({ client: createQueueClient(), queueUrl: QueueUrl ?? '' }),
    [],
  );
  for (;;) {
    const { Messages = [] } = await sqs.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }));
    if (Messages.length === 0) return;
    for (const { Body = '', ReceiptHandle } of Messages) {
      await work(parseRecallJob(Body));
      await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
    }
  }
};

test('the typed command makes the stage check by itself, and changes nothing before ledger and operator say so', async () => {
  const { userId, submissionId } = await made();
  const before = await find(userId, submissionId);
  const lines: string[] = [];
  const terminal = {
    print: (line: string) => void lines.push(line),
    ask: async () => '',
    pause: workOff,
    now: world.now,
  };
  await runCommand(rescoreCommand, '--stage dev --engine 2.x --dry-run'.split(' '), terminal);
  expect(lines.join('\n')).toMatch(
    /^In account .*\nResults of engine 2\.x are made again by engine \d\S+, as a dry run\.\n[\s\S]*32 of 32 parts[\s\S]*would be replaced[\s\S]*The recall is done\.$/,
  );
  expect(await find(userId, submissionId)).toEqual(before);
});

test('only one recall of an engine runs at a time, and can be watched, stopped and begun again', async () => {
  await runs.saveRun({
    engine: '2.0.x',
    begunAt: 'now',
    correction: 'c',
    perSecond: 5,
    isStopped: false,
    by: engineVersion,
  });
  await expect(world.type(rescoreCommand, '--stage dev --engine 2.0.x --dry-run')).rejects.toThrow(
    /has been running since now/,
  );
  expect(await world.type(rescoreCommand, '--stage dev --engine 2.0.x --stop')).toMatch(/Stopped/);
  expect(await world.type(rescoreCommand, '--stage dev --engine 2.0.x --watch')).toMatch(/The recall is stopped\.$/);
  await expect(world.type(rescoreCommand, '--stage dev --engine 1.9.x --watch')).rejects.toThrow(
    /This stage has no recall of engine 1\.9\.x/,
  );
});

test.each([
  ['--engine 2.0.0', /Say which stage/],
  ['--stage dev', /Name the version that was wrong/],
  ['--stage dev --engine 2', /Name the version that was wrong/],
  [`--stage dev --engine ${engineVersion}`, /has engine .* itself/],
  ['--stage dev --engine 0.9.0', /The ledger has no correction of engine 0\.9\.0/],
  ['--stage dev --engine 2.0.x --rate 0 --dry-run', /--rate is a number/],
])('%s is refused in a sentence', async (typed, sentence) => {
  await expect(world.type(rescoreCommand, typed)).rejects.toThrow(sentence);
});
