import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DeleteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { newAccount, resultReceiver } from '#functions/accounts/account.ts';
import { createAccountItem, findAccount } from '#functions/adapters/accounts.ts';
import { breakerStore } from '#functions/adapters/circuit-breakers.ts';
import { consumeDailyMail } from '#functions/adapters/limits/rate-limits.ts';
import { mailInTurnFromEnv } from '#functions/adapters/mail/mail-turns.ts';
import { featurePlaces, featureTablesIn } from '#functions/adapters/person-stores.ts';
import { createQueueClient, enqueueAll, enqueueJob, postponeMessage, queueDepth } from '#functions/adapters/queues.ts';
import { noteLetterTaken } from '#functions/adapters/results/letter-reports.ts';
import { findResult, saveResult } from '#functions/adapters/results/results.ts';
import { createSecretsClient } from '#functions/adapters/secrets.ts';
import { createDocumentClient } from '#functions/adapters/stored-item.ts';
import { effectProgress, noteMailEvent, resultProgress } from '#functions/adapters/submissions/submission-progress.ts';
import { findSubmission, saveSubmission } from '#functions/adapters/submissions/submissions.ts';
import { deadLetterWaiting, deferWaiting, findWaiting } from '#functions/adapters/submissions/waiting-submissions.ts';
import { isErased } from '#functions/adapters/tombstones.ts';
import { createIdentityClient } from '#functions/adapters/users.ts';
import { callWebhook, webhookKeys } from '#functions/adapters/webhook.ts';
import { sqsWorker } from '#functions/edge/sqs.ts';
import { circuitBreaker, guardedWebhook, turnIfClosed } from '#functions/results/circuit-breaker.ts';
import { generateResult, parseJob } from '#functions/results/generate-results.ts';
import { type MailEvent, parseMailEvent, recordMailEvent } from '#functions/results/mail/record-mail-event.ts';
import { letterInput, resultsMail } from '#functions/results/mail/results-mail.ts';
import { pipelineLimits, shardsToSweep } from '#functions/results/pipeline-limits.ts';
import { sendEffects } from '#functions/results/send-effects.ts';
import type { SweepEnding } from '#functions/results/sweep-waiting.ts';
import { queueOf, sweepRoom, sweepWaiting } from '#functions/results/sweep-waiting.ts';
import type { AcceptedSubmission } from '#functions/submissions/submission.ts';
import type { ErasingPlaces } from '#infra/aws/ops/people/person-places.ts';
import { environmentFor } from '#infra/local/environment.ts';
import { mailEventOf } from '#infra/local/event-sources.ts';
import { createLocalKey } from '#infra/local/local-key.ts';
import { deadLettersOf, effectQueueName, resultQueueName } from '#infra/local/local-queues.ts';
import type { Mail } from '#infra/local/services/ses.ts';
import { asReceived } from '#infra/local/services/sqs/sqs-messages.ts';
import { startStandIns } from '#infra/local/stand-ins.ts';
import type { Fault } from '#infra/local/wire/aws-protocols.ts';
import { listen } from '#infra/local/wire/http-server.ts';
import type { SubmissionId, UserId } from '#shared/contract/ids.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import { tableVariable } from '#shared/features/tables.ts';
import { composeWithSlots } from '#shared/result.ts';
import { type PipelineDeps, wholeJob } from './pipeline-workers.ts';
import { patientClient } from './stand-ins.ts';
import { recordOf, someSubmission } from './submissions.ts';

export type Item = AcceptedSubmission & {
  state: string;
  waiting?: string;
  waitingSince?: string;
  mail?: string;
  mailDetail?: string;
  hook?: string;
};
export type ResultItem = {
  userId: UserId;
  submissionId: SubmissionId;
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
  /** SES sends no events. */
  withoutMailEvents?: boolean;
  /** Replaces ports of a worker with failing ones. */
  spoil?: (deps: PipelineDeps) => PipelineDeps;
  /** The number of shards of each lane. */
  shards?: number;
};

export type World = Awaited<ReturnType<typeof startWorld>>;

/**
 * The pipeline in this process: the product's handlers over its real adapters and the real SDK, which call the stand-ins over the
 * wire. Only time is simulated: leases and sweeps read the clock that `pass` moves, and a failed message is redelivered at once.
 */
export const startWorld = async (options: WorldOptions = {}) => {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'longevity-world-')));
  let report: (mail: Mail) => void = () => {};
  const server = await listen(0);
  const key = createLocalKey();
  const standIns = await startStandIns(server, key, dataDir, {
    preToken: async (event) => event,
    mailSent: (mail) => report(mail),
  });
  const environment = environmentFor({
    origin: server.origin,
    siteUrl: 'https://longevity.example',
    modelId: '',
    dataDir,
    key,
  });
  Object.assign(process.env, environment);

  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const client = createDocumentClient(patientClient);
  const queueClient = createQueueClient(patientClient);
  const queue = { client: queueClient, queueUrl: environment.RESULT_QUEUE_URL ?? '' };
  const queues = { results: queue, effects: { client: queueClient, queueUrl: environment.EFFECT_QUEUE_URL ?? '' } };
  let { shards = 2 } = options;
  let mostShards = shards;
  const lines: string[] = [];
  const note = (message: string, facts: object) => void lines.push(JSON.stringify({ message, ...facts }));
  const table = { client, reportUnreadable: (facts: object) => note('unreadable', facts) };
  const submissions = () => ({ ...table, tableName: environment.SUBMISSIONS_TABLE ?? '', shards });
  const limits = { client, tableName: environment.LIMITS_TABLE ?? '' };
  const results = { ...table, tableName: environment.RESULTS_TABLE ?? '' };

  const accounts = { ...table, tableName: environment.ACCOUNTS_TABLE ?? '' };
  const serverKey = environment.SERVER_KEY ?? '';
  const tombstones = { client, tableName: environment.ERASED_TABLE ?? '', serverKey };

  const places: ErasingPlaces = {
    client,
    accountsTable: accounts.tableName,
    submissionsTable: submissions().tableName,
    resultsTable: results.tableName,
    ...featurePlaces((name) => environment[tableVariable(name)] ?? ''),
    erasedTable: tombstones.tableName,
    limitsTable: limits.tableName,
    userPool: { client: createIdentityClient(), userPoolId: environment.USER_POOL_ID ?? '' },
    serverKey,
    now,
  };

  /** The shards that can contain items of this world. A sweep reads more, but the local database is slow. */
  const shardsInUse = () =>
    shardsToSweep({ part: 0, of: 1 }).filter((shard) =>
      shard.every(({ partition }) => partition === 'yes' || Number(partition.split('-')[1]) < mostShards),
    );
  const breakers = {
    mail: circuitBreaker(breakerStore(limits, 'mail'), now),
    hook: circuitBreaker(breakerStore(limits, 'hook'), now),
  };
  const mailer = await mailInTurnFromEnv({ limits, breaker: breakers.mail, now, measure: () => {} });

  const openEvents = new Set<MailEvent>();
  const record = recordMailEvent({
    noteMailEvent: noteMailEvent(submissions()),
    noteAccountMail: async () => {},
    noteLetterTaken: noteLetterTaken(results),
    watch: { mailEvent: () => {}, notNoted: () => {} },
  });
  const noteMailEvents = async () => {
    for (const event of openEvents)
      await record(event).then(
        () => openEvents.delete(event),
        // EventBridge and Lambda retry.
        () => {},
      );
  };
  report = (mail) => {
    const event = options.withoutMailEvents ? null : parseMailEvent(mailEventOf(mail));
    if (!event) return;
    openEvents.add(event);
    void noteMailEvents();
  };

  // EventBridge stores an event while its target is down.
  for (const mail of standIns.ses.mail()) report(mail);

  const depsOf = (): PipelineDeps => ({
    ...resultProgress(submissions()),
    ...effectProgress(submissions()),
    enqueueEffects: enqueueJob(queues.effects),
    findEarlier: (userId, runId) => findSubmission(submissions())({ userId, runId }),
    compose: composeWithSlots,
    choose: null,
    findResult: findResult(results),
    saveResult: saveResult(results, tombstones, now),
    isErased: isErased(tombstones),
    sendMail: mailer.sendMail,
    takeMailTurn: turnIfClosed(breakers.mail, () => mailer.takeTurn(pipelineLimits.mailPatienceSeconds)),
    findReceiver: async (userId) => resultReceiver(await findAccount(accounts)(userId), 'confirmed'),
    consumeDailyMail: consumeDailyMail({ ...limits, serverKey }, now),
    askToConfirm: async () => note('asked to confirm', {}),
    composeMail: (submission, content, units) =>
      resultsMail(letterInput(submission, content, { siteUrl: 'https://longevity.example', units })),
    callWebhook: guardedWebhook(
      callWebhook({
        url: environment.WEBHOOK_URL ?? '',
        allowedHosts: [environment.WEBHOOK_ALLOWED_HOSTS ?? ''],
        keys: webhookKeys(createSecretsClient(), environment.WEBHOOK_SECRET_ID ?? '', Date.now),
        now: () => new Date(),
      }),
      breakers.hook,
    ),
    pause: (milliseconds) => sleep(milliseconds),
    newLeaseOwner: randomUUID,
    now,
    watch: {
      scored: () => {},
      mail: (_, outcome, reason) => note('mail', { outcome, reason }),
      webhook: (_, outcome, reason) => note('hook', { outcome, reason }),
      finished: () => {},
      notEnqueued: () => note('not enqueued', {}),
      leaseNotReleased: () => note('lease not released', {}),
    },
  });

  type Run = (job: ResultJob, retryInSeconds: number) => Promise<unknown>;
  const workerOf = (run: Run, from: typeof queue) =>
    sqsWorker<ResultJob>({
      parse: parseJob,
      // The queue redelivers at once here, so the retry is in 0 seconds.
      handle: (job) => run(job, 0),
      facts: ({ submissionId }) => ({ submissionId }),
      postpone: postponeMessage(from, () => 0),
      log: { info: note, warn: note, error: note },
      measure: (name, count) => note('measured', { [name]: count }),
    });
  type Worker = ReturnType<typeof workerOf>;
  const spoilt = () => (options.spoil ?? ((same) => same))(depsOf());
  const work = (deps = spoilt()) => workerOf(generateResult(deps), queues.results);
  const workEffects = (deps = spoilt()) => workerOf(sendEffects(deps), queues.effects);

  /** Receives one batch from a queue and deletes what succeeded, as the event source does. Returns the size of the batch. */
  const workOffOne = async (name: string, newWorker: () => Worker): Promise<number> => {
    const receive = { count: pipelineLimits.batchSize, waitMs: 0 };
    const messages = await standIns.sqs.queue(name).receive(receive, AbortSignal.timeout(5000));
    // No worker is created for an empty batch: it would create its own clients and keys.
    if (messages.length === 0) return 0;
    const Records = messages.map((message) => recordOf(asReceived(message)));
    const { batchItemFailures } = await newWorker()({ Records });
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    for (const { messageId, receiptHandle } of Records) if (!failed.has(messageId)) standIns.sqs.remove(receiptHandle);
    return Records.length;
  };

  /** Processes one batch of each queue. */
  const workOff = async (worker?: Worker): Promise<number> => {
    const made = await workOffOne(resultQueueName, () => worker ?? work());
    return made + (await workOffOne(effectQueueName, () => worker ?? workEffects()));
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
    /** The SDK's client, for what only tests and operators do with a queue. */
    queueClient: new SQSClient(patientClient),
    now,
    depsOf,
    work,
    workEffects,
    workOff,
    /** Moves the clock of leases, retries and sweeps. */
    pass: (seconds: number) => {
      ahead += seconds * 1000;
    },
    /**
     * Accepts a submission of a user with a confirmed address, as create-submission does: one conditional write, then the queue,
     * which may fail.
     */
    accept: async (change: Partial<AcceptedSubmission> = {}): Promise<ResultJob> => {
      const submission = { ...someSubmission(now()), ...change };
      const { userId, email, firstName } = submission;
      const person = { userId, email, emailAsTyped: email, firstName, lastName: '' };
      const account = { ...newAccount(person, now()), confirmedAt: now().toISOString() };
      await createAccountItem(accounts, tombstones)(account);
      await saveSubmission(submissions(), accounts.tableName)(submission);
      await enqueueJob(queue)(submission).catch(() => note('not enqueued', {}));
      return { userId: submission.userId, runId: submission.runId, submissionId: submission.submissionId };
    },
    /** Processes messages until none is visible. */
    drain: async (worker?: Worker): Promise<void> => {
      while ((await workOff(worker)) > 0);
    },
    sweep: (): Promise<SweepEnding> =>
      sweepWaiting({
        findWaiting: findWaiting(submissions()),
        enqueueAll: (lane, jobs) => enqueueAll(queues[queueOf(lane)])(jobs),
        room: sweepRoom({
          depthOf: (name) => queueDepth(queues[name])(),
          openUntil: (service) => breakerStore(limits, service).openUntil(),
          workers: { results: 10, effects: 10 },
        }),
        shards,
        defer: deferWaiting(submissions()),
        deadLetter: deadLetterWaiting(submissions()),
        now,
        watch: { swept: () => {} },
      })({ shards: shardsInUse(), isTimeUp: () => false }),
    /** Changes the number of shards, as an operator does while the system runs. */
    changeShards: (to: number) => {
      shards = to;
      mostShards = Math.max(mostShards, to);
    },
    /** Takes one submission through both workers. */
    run: (job: ResultJob) => wholeJob(depsOf())(job, 5),
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
    items: () => scan<Item>(submissions().tableName),
    results: () => scan<ResultItem>(results.tableName),
    erase: ({ userId, runId }: ResultJob) =>
      client.send(new DeleteCommand({ TableName: submissions().tableName, Key: { userId, runId } })),
    /** The places of all data of a user. */
    places,
    tombstones,
    /** Every item of every table. */
    everything: async () => {
      const { accountsTable, submissionsTable, resultsTable, limitsTable, erasedTable } = places;
      const ofFeatures = featureTablesIn(places).map(({ table }) => table.tableName);
      return (
        await Promise.all(
          [accountsTable, submissionsTable, resultsTable, ...ofFeatures, limitsTable, erasedTable].map(scan),
        )
      ).flat();
    },
    /** Saves a submission as create-submission does with an old token. */
    save: saveSubmission(submissions(), accounts.tableName),
    mails: () => standIns.ses.mail(),
    /** Records SES's events about the mails so far. */
    noteMailEvents,
    hooks: () => standIns.webhooks.calls(),
    counts: () => {
      const [results, effects] = [standIns.sqs.count(resultQueueName), standIns.sqs.count(effectQueueName)];
      const dead = [deadLettersOf(resultQueueName), deadLettersOf(effectQueueName)].map(
        (name) => standIns.sqs.count(name).visible,
      );
      return {
        visible: results.visible + effects.visible,
        inFlight: results.inFlight + effects.inFlight,
        delayed: results.delayed + effects.delayed,
        dead: dead.reduce((sum, each) => sum + each, 0),
      };
    },
    stop: async () => {
      await server.stop();
      await standIns.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
