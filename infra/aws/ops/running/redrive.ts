import { DeleteMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { clientSettings } from '#functions/adapters/client-settings.ts';
import { enqueueJob } from '#functions/adapters/queues.ts';
import { createDocumentClient } from '#functions/adapters/stored-item.ts';
import { deadLetterSubmissions } from '#functions/adapters/submissions/waiting-submissions.ts';
import { type Call, type Command, option, UsageError } from '#infra/aws/ops/command.ts';
import { readOutputs, type StageOutputs } from '#infra/aws/ops/deployed-stack.ts';
import {
  countMessages,
  eachDeadLetter,
  failedRuns,
  queueNames,
  sendBack,
  type WorkQueue,
  workQueues,
} from './work-queues.ts';

/** SES starts with 14 mails a second for an AWS account, and live traffic needs most of them. */
const defaultPerSecond = 5;

export const redrive: Command = {
  word: 'redrive',
  does: 'sends dead letters again, and prints how many there were before and after. Fix the cause first',
  examples: [
    'npm run ops -- redrive --stage prod --dry-run',
    'npm run ops -- redrive --stage prod',
    'npm run ops -- redrive --stage prod --id 01K00000000000000000000000',
  ],
  options: {
    stage: option.stage,
    queue: { value: 'name', does: `only this one: ${queueNames.join(' or ')}` },
    id: { value: 'id', does: 'only this submission or message, as npm run ops -- dead-letters shows it' },
    'per-second': { value: 'number', does: `how many a second, ${defaultPerSecond} without it` },
    'clear-sweeps': { does: 'also empties the queue of scheduled runs that failed: later runs have done their work' },
    'dry-run': option.dryRun,
  },
  run: async (call) => {
    const { stage, print } = call;
    const [id, queue] = [call.text('id'), call.text('queue')];
    const chosen = chosenQueues(queue);
    const pauseMs = 1000 / readPace(call.text('per-second'));
    const outputs = await readOutputs(stage);
    print(outputs.place);
    const isDry = call.has('dry-run');
    const work = { outputs, client: new SQSClient(clientSettings), id, isDry, print, rest: () => call.pause(pauseMs) };
    let sent = 0;
    for (const each of chosen) sent += await redriveQueue(each, work);
    if (!queue || queue === 'results') sent += await redriveSubmissions(work);
    if (id && sent === 0)
      throw new Error(`There is no dead letter with the id ${id}. npm run ops -- dead-letters lists the ids.`);
    if (isDry) return print(`${sent} would be sent again. Nothing was changed.`);
    if (call.has('clear-sweeps')) await clearSweeps(work);
    print(
      `${sent} sent again. Work that fails again is back within ten minutes: npm run ops -- dead-letters --stage ${stage}`,
    );
  },
};

/** `rest` keeps the pace. */
type Redrive = Pick<Call, 'print'> & {
  outputs: StageOutputs;
  client: SQSClient;
  id: string | undefined;
  isDry: boolean;
  rest: () => Promise<unknown>;
};

const chosenQueues = (name: string | undefined): readonly WorkQueue[] => {
  const chosen = workQueues.filter((queue) => name === undefined || queue.name === name);
  if (chosen.length > 0) return chosen;
  throw new UsageError(`There is no queue ${name}. There are: ${queueNames.join(', ')}.`);
};

const readPace = (text: string | undefined): number => {
  const pace = text === undefined ? defaultPerSecond : Number(text);
  if (pace > 0 && pace <= 100) return pace;
  throw new UsageError(`--per-second is ${text}. It has to be a number up to 100.`);
};

/** Answers with how many were sent, or would be. */
async function redriveQueue({ name, work, dead }: WorkQueue, redriving: Redrive): Promise<number> {
  const { outputs, client, id, isDry, print, rest } = redriving;
  const urls = { dead: outputs.get(dead), work: outputs.get(work) };
  const before = await countMessages(client, urls.dead);
  let sent = 0;
  await eachDeadLetter(client, urls.dead, before, async (letter) => {
    const isMeant = id === undefined || letter.messageId === id || letter.body.includes(`"submissionId":"${id}"`);
    if (!isMeant) return 'kept';
    sent += 1;
    if (isDry) return 'kept';
    await sendBack(client, urls, letter);
    await rest();
    return 'gone';
  });
  print(`${name}: ${before} dead before, ${isDry ? before : await countMessages(client, urls.dead)} now`);
  return sent;
}

/** A dead-lettered submission has no message any more, so it gets a new one. It leaves the list when it is finished. */
async function redriveSubmissions({ outputs, client, id, isDry, print, rest }: Redrive): Promise<number> {
  const table = { client: createDocumentClient(), tableName: outputs.get('SubmissionsTableName') };
  const send = enqueueJob({ client, queueUrl: outputs.get('ResultQueueUrl') });
  let [found, sent] = [0, 0];
  for await (const job of deadLetterSubmissions(table)) {
    found += 1;
    if (id !== undefined && id !== job.submissionId) continue;
    sent += 1;
    if (isDry) continue;
    await send(job);
    await rest();
  }
  print(`dead-lettered: ${found} submissions. Each leaves this list when it is finished.`);
  return sent;
}

/** Later runs have done their work. The alarm stays until the queue is empty. */
async function clearSweeps({ outputs, client, print }: Redrive): Promise<void> {
  const url = outputs.get(failedRuns.dead);
  const before = await countMessages(client, url);
  await eachDeadLetter(client, url, before, async ({ receipt }) => {
    await client.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle: receipt }));
    return 'gone';
  });
  print(`${failedRuns.name}: ${before} before, ${await countMessages(client, url)} now`);
}
