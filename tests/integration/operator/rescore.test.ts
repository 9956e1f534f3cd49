import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, test } from 'vitest';
import { erasePerson } from '#functions/accounts/erasure.ts';
import { personStores } from '#functions/adapters/person-stores.ts';
import { findResult, madeByKeys } from '#functions/adapters/results/results.ts';
import { findSigned, saveSigned } from '#functions/adapters/results/signed-records.ts';
import { listSubmissions } from '#functions/adapters/submissions/submissions.ts';
import { beginErasing } from '#functions/adapters/tombstones.ts';
import { getDocumentState } from '#functions/results/get-document-state.ts';
import { rescoreCommand } from '#infra/aws/ops/recall/rescore.ts';
import { asSubmissionId } from '#shared/contract/ids.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import { engineVersion } from '#shared/fingerprint.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import { startOperatorWorld } from '#tests/support/operator-world.ts';
import { client as visitor } from '#tests/unit/functions/fakes.ts';

// The command as an operator runs it, against the stand-ins, over results that a wrong engine has made.

const world = await startOperatorWorld();
afterAll(() => world.stop());
const { client, submissionsTable, resultsTable: TableName } = world.places;
const table = { client, reportUnreadable: () => {} };
const find = findResult({ ...table, tableName: TableName });

/** For a person without a warning, whose headline shows the figure: the worker's result, as this wrong engine made it. */
const madeBy = async (version: string): Promise<ResultJob> => {
  const job = await world.accept({ answers: longevityPersonas.average45F?.answers ?? {} });
  await world.drain();
  const { userId, submissionId } = job;
  const { Item } = await client.send(
    new GetCommand({ TableName, Key: { userId, submissionId }, ConsistentRead: true }),
  );
  const content = JSON.parse(String(Item?.content));
  content.engine = { version, hash: `hash of ${version}` };
  content.overall_summary = { ...content.overall_summary, headline: 'A wrong level', biologicalAge: 91.5 };
  const wrong = { ...Item, content: JSON.stringify(content), engineVersion: version };
  await client.send(new PutCommand({ TableName, Item: { ...wrong, ...madeByKeys(version, submissionId) } }));
  return job;
};

/** Another wrong engine has this user's result, and a correction of it is a second one. */
const makeWrongAgain = async ({ userId, submissionId }: ResultJob, version: string) => {
  const { Item } = await client.send(
    new GetCommand({ TableName, Key: { userId, submissionId }, ConsistentRead: true }),
  );
  const content = JSON.parse(String(Item?.content));
  content.engine = { version, hash: `hash of ${version}` };
  content.overall_summary.headline = 'A level that is wrong again';
  const wrong = { ...Item, content: JSON.stringify(content), engineVersion: version };
  await client.send(new PutCommand({ TableName, Item: { ...wrong, ...madeByKeys(version, submissionId) } }));
};

const reason = 'A pulse of 90 counted as one of 60.';
const confirmed = '--confirm longevity-dev';
const run = (engine: string, correction: string) =>
  world.typeAll(rescoreCommand, [
    ...`--stage dev --engine ${engine} --correction ${correction} ${confirmed}`.split(' '),
    '--reason',
    reason,
  ]);
const look = (engine: string) => world.type(rescoreCommand, `--stage dev --engine ${engine} --dry-run`);

const lettersTo = (userId: string) =>
  world.mails().filter(({ tags, subject }) => tags.userId === userId && subject.includes('corrected')).length;

test('a recall checks first, then replaces, tells each user once, keeps the earlier results readable, and erasure erases all', async () => {
  const job = await madeBy('1.0.0');
  const { userId, submissionId } = job;
  const before = await find(userId, submissionId);
  if (!before || before === 'unreadable') throw new Error('There is no result.');

  const looked = await look('1.0.x');
  expect(looked).toMatch(/^In account .*\nResults are made again by engine \d\S+, as a dry run\./);
  expect(looked).toContain(`${userId} ${submissionId} level, figure`);
  expect(looked).toMatch(/1 results would be replaced; 1 of them/);
  expect([await find(userId, submissionId), lettersTo(userId)]).toEqual([before, 0]);

  const done = await run('1.0.x', 'first');
  expect(done).toMatch(/1 results were replaced[\s\S]*Letters: 1 sent\.\nThe recall is done\.$/);
  const newer = await find(userId, submissionId);
  const replaces = { id: `${submissionId}~1`, engineVersion: '1.0.0', reason };
  expect(newer).toMatchObject({ submissionId, content: { engine: { version: engineVersion }, replaces } });
  const earlier = await find(userId, asSubmissionId(`${submissionId}~1`));
  expect(earlier).toMatchObject({ content: { ...before.content, replacedBy: { id: submissionId } } });
  const [row] = await listSubmissions({ ...table, tableName: submissionsTable })(userId);
  expect(row?.headline).toMatchObject({ engineVersion, correctedAt: expect.any(String) });

  expect(await run('1.0.x', 'first')).toMatch(
    /\n0 results were replaced[\s\S]*No letter was due\.\nThe recall is done/,
  );
  expect(lettersTo(userId)).toBe(1);

  await makeWrongAgain(job, '1.1.0');
  await run('1.1.x', 'second');
  expect(await find(userId, submissionId)).toMatchObject({ content: { replaces: { id: `${submissionId}~2` } } });
  expect(await find(userId, asSubmissionId(`${submissionId}~2`))).toMatchObject({
    content: { replaces, replacedBy: { engineVersion } },
  });
  expect(lettersTo(userId)).toBe(2);
  for (const output of [looked, done]) expect(output).not.toMatch(/91\.5|@|Ada/);

  const erase = erasePerson({
    stores: personStores(world.places),
    beginErasing: beginErasing(world.tombstones, world.places.accountsTable, world.now),
  });
  expect(await erase(userId)).toBe('done');
  expect((await world.everything()).filter((item) => (item as { userId?: string }).userId === userId)).toEqual([]);
});

test('a document that was signed before a recall is withdrawn by it, and one that is signed after it stands', async () => {
  const { userId, submissionId } = await madeBy('1.7.0');
  const signed = { ...table, tableName: TableName };
  const signDocument = async (documentId: string, replaces: string | null) => {
    const record = { userId, documentId, madeAt: world.now().toISOString(), results: [{ submissionId, replaces }] };
    expect(await saveSigned(signed, world.tombstones)(record)).toBe('saved');
  };
  const stateOf = (id: string) =>
    getDocumentState({ findSigned: findSigned(signed), findResult: find, tries: { network: async () => null } })({
      body: null,
      query: { id },
      caller: null,
      client: visitor,
    });
  const [wrong, right] = ['0b8de5bb-55b9-4a35-a5f5-0e2a54b0a0e7', '3dbd4c0c-8d43-4e0b-9b35-9a1b3a2c7b11'];
  await signDocument(wrong, null);
  expect(await stateOf(wrong)).toEqual({ answer: { state: 'standing' } });
  await run('1.7.0', 'signed');
  const recalled = await find(userId, submissionId);
  const replaces = recalled && recalled !== 'unreadable' ? recalled.content.replaces : undefined;
  expect(await stateOf(wrong)).toEqual({ answer: { state: 'withdrawn', at: replaces?.at ?? 'no recall' } });
  await signDocument(right, replaces?.id ?? null);
  expect(await stateOf(right)).toEqual({ answer: { state: 'standing' } });
});

test('a second result of the same user and correction brings no second letter', async () => {
  const job = await madeBy('1.2.0');
  await run('1.2.x', 'twice');
  await makeWrongAgain(job, '1.3.0');
  expect(await run('1.3.x', 'twice')).toMatch(/1 results were replaced[\s\S]*No letter was due/);
  expect(lettersTo(job.userId)).toBe(1);
});

test('nothing is replaced while a worker holds the submission; the next run replaces it', async () => {
  const { userId, runId, submissionId } = await madeBy('1.4.0');
  const key = { TableName: submissionsTable, Key: { userId, runId } };
  const { Item } = await client.send(new GetCommand({ ...key, ConsistentRead: true }));
  const leaseUntil = new Date(world.now().getTime() + 45_000).toISOString();
  await client.send(
    new PutCommand({ TableName: submissionsTable, Item: { ...Item, leaseOwner: 'worker', leaseUntil } }),
  );
  expect(await run('1.4.0', 'busy')).toMatch(/1 were busy/);
  expect(await find(userId, submissionId)).not.toMatchObject({ content: { replaces: expect.anything() } });
  world.pass(46);
  expect(await run('1.4.0', 'busy')).toMatch(/1 results were replaced/);
});

test('a note about a letter is not a result that could be opened', async () => {
  const { userId } = await madeBy('1.5.0');
  await run('1.5.0', 'third');
  expect(await find(userId, asSubmissionId('letter~third'))).toBeNull();
});

test('a checkout with another engine than the stage is refused', async () => {
  world.outputs.EngineVersion = '1.9.9';
  await expect(look('1.0.x')).rejects.toThrow(/The stage makes results with engine 1\.9\.9/);
  world.outputs.EngineVersion = engineVersion;
});

test.each([
  ['--engine 2.0.0', /Say which stage/],
  ['--stage dev', /Name the version that was wrong/],
  ['--stage dev --engine 2', /Name the version that was wrong/],
  [`--stage dev --engine ${engineVersion}`, /has engine .* itself/],
  ['--stage dev --engine 0.9.0', /--correction name/],
  ['--stage dev --engine 0.9.0 --correction pulse-of-90', /--reason/],
  ['--stage dev --engine 2.0.x --rate 0 --dry-run', /--rate is a number/],
])('%s is refused in a sentence', async (typed, sentence) => {
  await expect(world.type(rescoreCommand, typed)).rejects.toThrow(sentence);
});

test('without the typed name of the stack nothing changes', async () => {
  const { userId, submissionId } = await madeBy('1.6.0');
  const typed = ['--stage', 'dev', '--engine', '1.6.0', '--correction', 'sixth', '--reason', reason];
  await expect(world.typeAll(rescoreCommand, typed)).rejects.toThrow(/Nothing was changed/);
  expect(await find(userId, submissionId)).toMatchObject({ content: { engine: { version: '1.6.0' } } });
});
