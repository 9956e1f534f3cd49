import { createQueueClient, enqueueJob } from '#functions/adapters/queues.ts';
import { createDocumentClient } from '#functions/adapters/stored-item.ts';
import { deadLetterSubmissions } from '#functions/adapters/submissions/waiting-submissions.ts';
import { type Command, option, UsageError } from '#infra/aws/ops/command.ts';
import { readOutputs } from '#infra/aws/ops/deployed-stack.ts';

/** SES starts with 14 mails a second for an AWS account, and live traffic needs most of them. */
const defaultPerSecond = 5;

/**
 * Only for submissions that the sweep has given up: they have no message any more, so each gets a new one. Dead letters of a
 * queue are moved back by SQS itself (`aws sqs start-message-move-task`).
 */
export const redrive: Command = {
  word: 'redrive',
  does: 'sends dead-lettered submissions to the workers again. Fix the cause first',
  examples: [
    'npm run ops -- redrive --stage prod --dry-run',
    'npm run ops -- redrive --stage prod',
    'npm run ops -- redrive --stage prod --id 01K00000000000000000000000',
  ],
  options: {
    stage: option.stage,
    id: { value: 'id', does: 'only this submission, as npm run ops -- dead-letters shows it' },
    'per-second': { value: 'number', does: `how many a second, ${defaultPerSecond} without it` },
    'dry-run': option.dryRun,
  },
  run: async ({ stage, text, has, print, pause }) => {
    const id = text('id');
    const perSecond = readPace(text('per-second'));
    const outputs = await readOutputs(stage);
    print(outputs.place);
    const table = { client: createDocumentClient(), tableName: outputs.get('SubmissionsTableName') };
    const send = enqueueJob({
      client: createQueueClient(),
      queueUrl: outputs.get('ResultQueueUrl'),
    });
    let sent = 0;
    for await (const job of deadLetterSubmissions(table)) {
      if (id !== undefined && id !== job.submissionId) continue;
      sent += 1;
      if (has('dry-run')) continue;
      await send(job);
      await pause(1000 / perSecond);
    }
    if (id && sent === 0)
      throw new Error(`No submission ${id} is dead-lettered. npm run ops -- dead-letters lists the ids.`);
    print(
      has('dry-run')
        ? `${sent} would be sent again. Nothing was changed.`
        : `${sent} sent again. Each leaves the list when it is finished: npm run ops -- dead-letters --stage ${stage}`,
    );
  },
};

const readPace = (text: string | undefined): number => {
  const pace = text === undefined ? defaultPerSecond : Number(text);
  if (pace > 0 && pace <= 100) return pace;
  throw new UsageError(`--per-second is ${text}. It has to be a number up to 100.`);
};
