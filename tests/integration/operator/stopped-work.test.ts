import { SendMessageCommand, StartMessageMoveTaskCommand } from '@aws-sdk/client-sqs';
import { afterAll, describe, expect, test } from 'vitest';
import { deadLetterWaiting } from '#functions/adapters/submissions/waiting-submissions.ts';
import { deadLetters } from '#infra/aws/ops/running/dead-letters.ts';
import { redrive } from '#infra/aws/ops/running/redrive.ts';
import { startOperatorWorld } from '#tests/support/operator-world.ts';

const world = await startOperatorWorld();
afterAll(() => world.stop());

/** A submission whose job fails until it is a dead letter, in a release with a mistake in it. */
const deadSubmission = async () => {
  const job = await world.accept();
  const compose = () => {
    throw new TypeError('Ada is 34');
  };
  await world.drain(world.work({ ...world.depsOf(), compose }));
  return job;
};

/** A submission without a message, on the list of those that the sweep has given up. */
const deadLetterSubmission = async () => {
  const job = await world.accept();
  const { QueueUrl } = { QueueUrl: world.outputs.ResultQueueUrl };
  for (const { receipt } of await world.standIns.sqs
    .queue(String(QueueUrl).split('/').at(-1) ?? '')
    .receive({ count: 10, waitMs: 0 }, AbortSignal.timeout(5000)))
    world.standIns.sqs.remove(receipt);
  const item = (await world.items()).find(({ submissionId }) => submissionId === job.submissionId);
  const { client, submissionsTable: tableName } = world.places;
  const table = { client, tableName, reportUnreadable: () => {} };
  await deadLetterWaiting(table)({ ...job, waitingSince: String(item?.waitingSince) });
  return job;
};

const stateOf = async (submissionId: string) =>
  (await world.items()).find((item) => item.submissionId === submissionId)?.state;

describe('a dead letter', () => {
  test('is listed with ids and reasons and nothing about the person, and finished by a redrive', async () => {
    const dead = await deadSubmission();
    const given = await deadLetterSubmission();
    const [{ messageId } = { messageId: '' }] = world.lines
      .map((line) => JSON.parse(line))
      .filter(({ message, submissionId }) => message === 'job failed' && submissionId === dead.submissionId);
    world.logLines['log-of-generate-results'] = world.lines.map((line) => JSON.parse(line));

    const list = await world.type(deadLetters, '--stage dev');
    expect(list).toContain('In account 111122223333, region eu-west-1:');
    expect(list).toMatch(new RegExp(`${messageId}  submission ${dead.submissionId}, user ${dead.userId}`));
    expect(list).toMatch(/no result yet: a user waits\. Last failure: TypeError/);
    expect(list).toMatch(new RegExp(`dead-lettered .*: 1\\n {2}${given.submissionId} `));
    expect(list).not.toMatch(/Ada|@/);

    // A second list is the same, because the first has hidden nothing. So is one after a dry run of a redrive.
    expect(await world.type(deadLetters, '--stage dev')).toBe(list);
    expect(await world.type(redrive, '--stage dev --dry-run')).toMatch(/1 would be sent again\. Nothing was changed/);
    expect(await world.type(deadLetters, '--stage dev')).toBe(list);

    const [, SourceArn] = /start-message-move-task --source-arn (\S+) --max/.exec(list) ?? [];
    await world.queueClient.send(new StartMessageMoveTaskCommand({ SourceArn }));
    expect(await world.type(redrive, '--stage dev')).toMatch(/1 sent again/);
    await world.drain();
    expect(await Promise.all([dead, given].map(({ submissionId }) => stateOf(submissionId)))).toEqual([
      'hooked',
      'hooked',
    ]);
    expect(await world.type(deadLetters, '--stage dev')).toMatch(/results .*: 0 dead\n[\s\S]*dead-lettered .*: 0\n/);
  });

  test('can be sent again alone, while the others stay', async () => {
    const [first, second] = [await deadLetterSubmission(), await deadLetterSubmission()];
    await world.type(redrive, `--stage dev --id ${first.submissionId}`);
    await world.drain();
    expect(await stateOf(first.submissionId)).toBe('hooked');
    expect(await stateOf(second.submissionId)).toBe('received');
    expect(await world.type(deadLetters, '--stage dev')).toMatch(/dead-lettered .*: 1\n/);
    await expect(world.type(redrive, '--stage dev --id 01K')).rejects.toThrow(/No submission 01K is dead-lettered/);
  });

  test('of a request for a new password is listed by its message alone: its id leads to an address', async () => {
    const body = JSON.stringify({ kind: 'help', requestId: 'hash-of-an-address.random' });
    const send = new SendMessageCommand({ QueueUrl: String(world.outputs.AccountDeadLettersUrl), MessageBody: body });
    await world.queueClient.send(send);
    const list = await world.type(deadLetters, '--stage dev');
    expect(list).toMatch(/accounts .*: 1 dead\n {2}\S+ {2}help, since /);
    expect(list).not.toContain('hash-of-an-address');
  });
});

describe('a typed command', () => {
  test.each([
    ['', /Say which stage/],
    ['--stage dev --profile work', /Unknown option: --profile\. .*AWS_PROFILE/],
    ['--stage --dry-run', /--stage needs a name after it/],
    ['--stage dev --dry-run=yes', /--dry-run takes no value/],
    ['--stage dev everything', /Too many arguments: everything/],
    ['--stage dev --per-second fast', /--per-second is fast/],
    ['--stage prod', /longevity-prod does not exist\. Is it another stage, account or region\?/],
  ])('%j is refused in a sentence, and nothing happens', async (typed, sentence) => {
    await expect(world.type(redrive, typed)).rejects.toThrow(sentence);
  });

  test('--help says what a command does and takes', async () => {
    const help = await world.type(redrive, '--help');
    expect(help).toMatch(/^npm run ops -- redrive: sends dead-lettered submissions/);
    for (const name of Object.keys(redrive.options)) expect(help).toContain(`--${name}`);
  });
});
