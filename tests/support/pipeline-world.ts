import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DeleteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { newAccount } from '#functions/accounts/account.ts';
import { resultReceiver } from '#functions/accounts/result-receiver.ts';
import { createAccountItem, findAccount } from '#functions/adapters/accounts.ts';
import { addSignature } from '#functions/adapters/add-signature.ts';
import { takeDailyMail } from '#functions/adapters/daily-mails.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { createMailClient, sendMail } from '#functions/adapters/mailer.ts';
import { createQueueClient, enqueueAll, enqueueJob, postponeMessage } from '#functions/adapters/result-queue.ts';
import { resultSigner } from '#functions/adapters/result-signer.ts';
import { findResult, saveResult } from '#functions/adapters/results.ts';
import { submissionProgress } from '#functions/adapters/submission-progress.ts';
import { findSubmission, saveSubmission } from '#functions/adapters/submissions.ts';
import { isErased } from '#functions/adapters/tombstones.ts';
import { createIdentityClient } from '#functions/adapters/users.ts';
import { findWaiting, parkWaiting, putOffWaiting } from '#functions/adapters/waiting-submissions.ts';
import { callWebhook } from '#functions/adapters/webhook.ts';
import { createSecretsClient, webhookKeys } from '#functions/adapters/webhook-secret.ts';
import { sqsWorker } from '#functions/edge/sqs.ts';
import { composeByVersion } from '#functions/results/compose-by-version.ts';
import { type GenerateResultsDeps, generateResult } from '#functions/results/generate-results.ts';
import { letterInput, resultsMail } from '#functions/results/mail/results-mail.ts';
import { parseJob } from '#functions/results/parse-job.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { type SweepEnding, sweepWaiting } from '#functions/results/sweep-waiting.ts';
import type { AcceptedSubmission } from '#functions/submissions/submission.ts';
import type { ErasingPlaces } from '#infra/aws/ops/erase-from.ts';
import { environmentFor } from '#infra/local/environment.ts';
import { createLocalKey } from '#infra/local/local-key.ts';
import { deadLetterQueueName, resultQueueName } from '#infra/local/queues.ts';
import { asReceived } from '#infra/local/sqs/messages.ts';
import { startStandIns } from '#infra/local/stand-ins.ts';
import type { Fault } from '#infra/local/wire/faults.ts';
import { listen } from '#infra/local/wire/http-server.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import { patientClient } from './patient-client.ts';
import { recordOf, someSubmission } from './some-submission.ts';

export type Item = AcceptedSubmission & {
  state: string;
  waiting?: string;
  waitingSince?: string;
  mail?: string;
  hook?: string;
};
export type ResultItem = {
  userId: string;
  submissionId: string;
  content: string;
  createdAt: string;
  signature?: string;
  engineVersion?: string;
  replaces?: object;
  replacedBy?: object;
  letter?: string;
};
export type WorldOptions = {
  /** Data that another process has left behind. */
  dataDir?: string;
  /** How a worker's ports are spoilt. */
  spoil?: (deps: GenerateResultsDeps) => GenerateResultsDeps;
};

export type World = Awaited<ReturnType<typeof startWorld>>;

/**
 * The pipeline in this process: the product's handlers over its real adapters and the real SDK, talking to the stand-ins
 * over the wire. Only time is ours: leases and sweeps see the clock that `pass` moves, and a message that failed comes back at once.
 */
export const startWorld = async (options: WorldOptions = {}) => {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'longevity-world-')));
  const server = await listen(0);
  const key = createLocalKey();
  const standIns = await startStandIns(server, key, dataDir, { preToken: async (event) => event, mailSent: () => {} });
  const environment = environmentFor({
    origin: server.origin,
    modelOrigin: standIns.modelOrigin,
    siteUrl: 'https://longevity.example',
    modelId: '',
    dataDir,
    key,
  });
  Object.assign(process.env, environment);

  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const client = createDocumentClient(patientClient);
  const queue = { client: createQueueClient(patientClient), queueUrl: environment.RESULT_QUEUE_URL ?? '' };
  const lines: string[] = [];
  const note = (message: string, facts: object) => void lines.push(JSON.stringify({ message, ...facts }));
  const table = { client, reportUnreadable: (facts: object) => note('unreadable', facts) };
  const submissions = { ...table, tableName: environment.SUBMISSIONS_TABLE ?? '' };
  const results = { ...table, tableName: environment.RESULTS_TABLE ?? '' };

  const accounts = { ...table, tableName: environment.ACCOUNTS_TABLE ?? '' };
  const serverKey = environment.SERVER_KEY ?? '';
  const tombstones = { client, tableName: environment.ERASED_TABLE ?? '', serverKey };

  const places: ErasingPlaces = {
    client,
    accountsTable: accounts.tableName,
    submissionsTable: submissions.tableName,
    resultsTable: results.tableName,
    linksTable: environment.LINKS_TABLE ?? '',
    erasedTable: tombstones.tableName,
    limitsTable: environment.LIMITS_TABLE ?? '',
    userPool: { client: createIdentityClient(), userPoolId: environment.USER_POOL_ID ?? '' },
    serverKey,
    now,
  };

  const depsOf = (): GenerateResultsDeps => ({
    ...submissionProgress(submissions),
    findAnswers: async (userId, sessionId) =>
      (await findSubmission(submissions)({ userId, sessionId }))?.answers ?? null,
    compose: composeByVersion,
    choose: null,
    findResult: findResult(results),
    sign: resultSigner(environment.SIGNING_KEY ?? '', now),
    addSignature: addSignature(results),
    saveResult: saveResult(results, tombstones, now),
    isErased: isErased(tombstones),
    sendMail: sendMail(createMailClient(), { from: 'results@longevity.example' }),
    findReceiver: async (userId) => resultReceiver(await findAccount(accounts)(userId), 'confirmed'),
    takeDailyMail: takeDailyMail({ client, tableName: environment.LIMITS_TABLE ?? '', serverKey }, now),
    askToConfirm: async () => note('asked to confirm', {}),
    composeMail: (submission, content) => resultsMail(letterInput(submission, content, 'https://longevity.example')),
    callWebhook: callWebhook({
      url: environment.WEBHOOK_URL ?? '',
      allowedHosts: [environment.WEBHOOK_ALLOWED_HOSTS ?? ''],
      keys: webhookKeys(createSecretsClient(), environment.WEBHOOK_SECRET_ID ?? '', Date.now),
      now: () => new Date(),
    }),
    pause: (milliseconds) => sleep(milliseconds),
    newLeaseOwner: randomUUID,
    now,
    watch: {
      scored: () => {},
      mail: (_, outcome, reason) => note('mail', { outcome, reason }),
      webhook: (_, outcome, reason) => note('hook', { outcome, reason }),
      signature: (_, outcome, reason) => note('signature', { outcome, reason }),
      finished: () => {},
      leaseNotReleased: () => note('lease not released', {}),
    },
  });

  const work = (deps: GenerateResultsDeps = (options.spoil ?? ((same) => same))(depsOf())) => {
    const generate = generateResult(deps);
    return sqsWorker<ResultJob>({
      parse: parseJob,
      // The queue's next try comes at once here, so that is what the worker is told.
      handle: (job) => generate(job, 0),
      facts: ({ submissionId }) => ({ submissionId }),
      postpone: ({ receiptHandle }) => postponeMessage(queue)(receiptHandle, 0),
      log: { info: note, warn: note, error: note },
    });
  };

  /** Takes one batch off the queue and deletes what went well, as the event source does. Says how many it took. */
  const workOff = async (worker = work()): Promise<number> => {
    const receive = { count: pipelineLimits.batchSize, waitMs: 0 };
    const messages = await standIns.sqs.queue(resultQueueName).receive(receive, AbortSignal.timeout(5000));
    const Records = messages.map((message) => recordOf(asReceived(message)));
    const { batchItemFailures } = await worker({ Records });
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    for (const { messageId, receiptHandle } of Records) if (!failed.has(messageId)) standIns.sqs.remove(receiptHandle);
    return Records.length;
  };

  const scan = async <T>(tableName: string): Promise<T[]> => {
    const found: T[] = [];
    let from: Record<string, unknown> | undefined;
    do {
      const page = await client.send(
        new ScanCommand({ TableName: tableName, ...(from && { ExclusiveStartKey: from }) }),
      );
      found.push(...((page.Items ?? []) as T[]));
      from = page.LastEvaluatedKey;
    } while (from);
    return found;
  };

  return {
    dataDir,
    standIns,
    lines,
    queueClient: queue.client,
    now,
    depsOf,
    work,
    workOff,
    /** Moves the clock of leases, retries and sweeps. */
    pass: (seconds: number) => {
      ahead += seconds * 1000;
    },
    /** Of somebody who has confirmed their address. What creating a submission does: one conditional write, then the queue, which may refuse. */
    accept: async (change: Partial<AcceptedSubmission> = {}): Promise<ResultJob> => {
      const submission = { ...someSubmission(now()), ...change };
      const { userId, email, firstName } = submission;
      const person = { userId, email, emailAsTyped: email, firstName, lastName: '' };
      const account = { ...newAccount(person, now()), confirmedAt: now().toISOString() };
      await createAccountItem(accounts, tombstones)(account);
      await saveSubmission(submissions, accounts.tableName)(submission);
      await enqueueJob(queue)(submission).catch(() => note('not enqueued', {}));
      return { userId: submission.userId, sessionId: submission.sessionId, submissionId: submission.submissionId };
    },
    /** Works until no message is visible. */
    drain: async (worker = work()): Promise<void> => {
      while ((await workOff(worker)) > 0);
    },
    sweep: (): Promise<SweepEnding> =>
      sweepWaiting({
        findWaiting: findWaiting(submissions),
        enqueueAll: enqueueAll(queue),
        putOff: putOffWaiting(submissions),
        park: parkWaiting(submissions),
        now,
        watch: { swept: () => {} },
      })(),
    fail: (faults: Record<string, Fault>) =>
      standIns.faults.answer({
        method: 'PUT',
        path: '',
        query: new URLSearchParams(),
        headers: {},
        body: Buffer.from(JSON.stringify(faults)),
        sourceIp: '',
        signal: AbortSignal.abort(),
      }),
    items: () => scan<Item>(submissions.tableName),
    results: () => scan<ResultItem>(results.tableName),
    erase: ({ userId, sessionId }: ResultJob) =>
      client.send(new DeleteCommand({ TableName: submissions.tableName, Key: { userId, sessionId } })),
    /** Where everything of a person is. */
    places,
    tombstones,
    /** Every item of every table. */
    everything: async () => {
      const { accountsTable, submissionsTable, resultsTable, linksTable, limitsTable, erasedTable } = places;
      return (
        await Promise.all(
          [accountsTable, submissionsTable, resultsTable, linksTable, limitsTable, erasedTable].map(scan),
        )
      ).flat();
    },
    /** What creating a submission does with a token from before. */
    save: saveSubmission(submissions, accounts.tableName),
    mails: () => standIns.ses.mail(),
    hooks: () => standIns.webhooks.calls(),
    counts: () => ({ ...standIns.sqs.count(resultQueueName), dead: standIns.sqs.count(deadLetterQueueName).visible }),
    stop: async () => {
      await server.stop();
      await standIns.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
