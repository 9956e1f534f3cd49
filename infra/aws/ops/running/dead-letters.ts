import { SQSClient } from '@aws-sdk/client-sqs';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { clientSettings } from '#functions/adapters/client-settings.ts';
import { createDocumentClient } from '#functions/adapters/stored-item.ts';
import { deadLetterSubmissions } from '#functions/adapters/submissions/waiting-submissions.ts';
import { parseJob } from '#functions/results/generate-results.ts';
import { logOutputOf } from '#infra/aws/functions/entries.ts';
import { type Call, type Command, option } from '#infra/aws/ops/command.ts';
import { readOutputs, type StageOutputs } from '#infra/aws/ops/deployed-stack.ts';
import type { SubmissionId, UserId } from '#shared/contract/ids.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import { type LogLine, lastFailure, readLog } from './logs.ts';
import { type DeadLetter, eachDeadLetter, failedRuns, lookAtQueue, type WorkQueue, workQueues } from './work-queues.ts';

/** The retention of dead letters (`deadLetterRetentionSeconds`). A longer period would read through more of the log. */
const lookBackDays = 14;

const perSecond = 5;

export const deadLetters: Command = {
  word: 'dead-letters',
  does: 'lists all dead letters, with their ids, the last failure in the log, and what sends them again',
  examples: ['npm run ops -- dead-letters --stage prod'],
  options: { stage: option.stage },
  run: async ({ stage, print, now }) => {
    const outputs = await readOutputs(stage);
    print(outputs.place);
    const since = new Date(now().getTime() - lookBackDays * 24 * 3600 * 1000);
    let ofResults: LogLine[] = [];
    for (const queue of workQueues) {
      const lines = await readLog(outputs.get(logOutputOf(queue.worker)), { message: 'job failed' }, since);
      if (queue.name === 'results') ofResults = lines;
      await printQueue(queue, outputs, lines, print);
    }
    await printSubmissions(outputs, ofResults, print);
    const failedUrl = outputs.get(failedRuns.dead);
    const { count } = await lookAtQueue(new SQSClient(clientSettings), failedUrl);
    print(`${failedRuns.name}: ${count} scheduled runs that failed. The next run does their work.`);
    if (count > 0) print(`  aws sqs purge-queue --queue-url ${failedUrl}`);
  },
};

type Print = Call['print'];

async function printQueue(queue: WorkQueue, outputs: StageOutputs, lines: LogLine[], print: Print): Promise<void> {
  const client = new SQSClient(clientSettings);
  const url = outputs.get(queue.dead);
  const { count, arn } = await lookAtQueue(client, url);
  print(`${queue.name} (${queue.holds}): ${count} dead`);
  await eachDeadLetter(client, url, count, async (letter) => {
    const reason = lastFailure(lines, ({ messageId }) => messageId === letter.messageId);
    const standing = await standingOf(letter, outputs);
    print(`  ${letter.messageId}  ${describe(letter)}  ${standing}${shown(reason)}`);
  });
  // SQS moves them back into the queue that they came from. SES starts with 14 mails a second.
  if (count > 0)
    print(`  aws sqs start-message-move-task --source-arn ${arn} --max-number-of-messages-per-second ${perSecond}`);
}

async function printSubmissions(outputs: StageOutputs, lines: LogLine[], print: Print): Promise<void> {
  const found: string[] = [];
  const client = createDocumentClient();
  const tableName = outputs.get('SubmissionsTableName');
  for await (const job of deadLetterSubmissions({ client, tableName })) {
    const reason = lastFailure(lines, ({ submissionId }) => submissionId === job.submissionId);
    found.push(`  ${job.submissionId}  user ${job.userId}  ${await stateOf(job, outputs)}${shown(reason)}`);
  }
  print(`dead-lettered (submissions that failed for three days): ${found.length}`);
  for (const line of found) print(line);
}

const shown = (reason: string | null): string =>
  `. Last failure: ${reason ?? `none in the log of the last ${lookBackDays} days`}`;

/** Prints ids only. For a help request it prints not even the id, because that leads to a new password. */
function describe({ body, sentAt }: DeadLetter): string {
  const { kind, submissionId, userId } = idsIn(body);
  const what = [kind, submissionId && `submission ${submissionId}`, userId && `user ${userId}`].filter(Boolean);
  return `${what.join(', ') || 'not readable'}, since ${sentAt.toISOString()}`;
}

const idsIn = (body: string): { kind?: string; submissionId?: SubmissionId; userId?: UserId } => {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
};

const standingOf = async ({ body }: DeadLetter, outputs: StageOutputs): Promise<string> =>
  idsIn(body).submissionId === undefined ? '' : stateOf(parseJob(body), outputs);

/** The state of a submission. */
async function stateOf({ userId, runId }: ResultJob, outputs: StageOutputs): Promise<string> {
  const { Item } = await createDocumentClient().send(
    new GetCommand({
      TableName: outputs.get('SubmissionsTableName'),
      Key: { userId, runId },
      ConsistentRead: true,
      ProjectionExpression: '#state, mail, hook',
      ExpressionAttributeNames: { '#state': 'state' },
    }),
  );
  if (!Item) return 'the submission no longer exists: a redrive does nothing';
  if (Item.state === 'hooked') return 'finished in the meantime';
  return Item.state === 'received' ? 'no result yet: a user waits' : `result stored, mail ${Item.mail ?? 'open'}`;
}
