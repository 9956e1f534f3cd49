import {
  type BreakerStore,
  circuitBreaker,
  guardedWebhook,
  type OutsideService,
  recordedMail,
  turnIfClosed,
} from '#functions/results/circuit-breaker.ts';
import { generateResult } from '#functions/results/generate-results.ts';
import { mailPace } from '#functions/results/mail/mail-pace.ts';
import { pipelineLimits, shardsToSweep } from '#functions/results/pipeline-limits.ts';
import { sendEffects } from '#functions/results/send-effects.ts';
import { queueOf, sweepRoom, sweepWaiting } from '#functions/results/sweep-waiting.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import { longevityContent } from '#tests/unit/results/sample-results.ts';
import { createMeter, type Figures } from './meter.ts';
import { createModelQueue, createModelTable, keyOf } from './model-services.ts';
import type { Load, Outage } from './scenarios.ts';
import { createVirtualClock } from './virtual-clock.ts';

const warmUpMs = 2 * 60_000;
/** Of this many submissions, one's message is lost on its way to the queue. */
const lostOneOf = 40;

/** How long a call of a sweep takes, in milliseconds, for ten rows or one page: the network, and the SDK's own work. */
const callMs = { page: 10, enqueueTen: 15, noteTen: 15 };

/**
 * The pipeline's own code (the sweep, both workers' jobs, the pace of mails, the circuit breakers, all limits) on a virtual clock,
 * between a table, queues, SES and a receiver of webhooks that are modelled here. It runs until everything that was
 * accepted before the end of the outage is done, while new submissions keep coming.
 */
export const simulate = async (load: Load, outage: Outage): Promise<Figures> => {
  const scale = load.eachStandsFor;
  const clock = createVirtualClock(new Date('2026-03-01T00:00:00.000Z'));
  const meter = createMeter(clock.elapsed, load);
  const table = createModelTable(load.waitingShards, meter.indexWrite);
  const queues = { results: createModelQueue(), effects: createModelQueue() };
  const workers = { results: load.resultWorkers / scale, effects: load.effectWorkers / scale };
  const isOut = (what: Outage['out']) =>
    outage.out === what && clock.elapsed() >= warmUpMs && clock.elapsed() < outageEndMs;
  const outageEndMs = warmUpMs + outage.minutes * 60_000;

  const openUntil: Record<OutsideService, number> = { mail: 0, hook: 0 };
  const storeOf = (service: OutsideService): BreakerStore => {
    const set = (until: number) => {
      openUntil[service] = until;
    };
    return {
      openUntil: async () => openUntil[service],
      open: async (until) => set(until),
      close: async () => set(0),
      claimTrial: async (seen, until) => {
        if (openUntil[service] !== seen) return false;
        set(until);
        return true;
      },
    };
  };
  /** The outcome of a call while its service is down: an error at once, or none until the caller times out. */
  const outageOf = async (timeoutSeconds: number): Promise<'hangs' | 'fails'> => {
    if (!outage.hangs) return 'fails';
    await clock.pause(timeoutSeconds * 1000);
    return 'hangs';
  };
  const rows = new Map<number, number>();
  const takeTurn = mailPace({
    mailsPerSecond: async () => (load.mailsPerSecond * pipelineLimits.mailRateShare) / scale,
    leaseTurns: async (row, { count, everyMs, withinMs }) => {
      const time = clock.now().getTime();
      const next = Math.max(time, rows.get(row) ?? 0);
      const fitting = Math.min(count, Math.floor((time + withinMs - next) / everyMs) + 1);
      if (fitting < 1) return null;
      rows.set(row, next + fitting * everyMs);
      return { count: fitting, firstInMs: next - time };
    },
    pause: clock.pause,
    random: () => 0,
  });

  const nothing = async () => {};
  const watch = {
    scored: ({ submissionId }: ResultJob) => meter.scored(submissionId),
    finished: ({ submissionId }: ResultJob) => meter.finished(submissionId),
    mail: () => {},
    webhook: () => {},
    notEnqueued: () => {},
    leaseNotReleased: () => {},
  };
  let owners = 0;
  const lease = { ...table, newLeaseOwner: () => String(owners++), isErased: async () => false, now: clock.now, watch };

  const newResultWorker = () =>
    generateResult({
      ...lease,
      enqueueEffects: queues.effects.send,
      findEarlier: async () => ({ answers: {}, submittedAt: '2026-01-15T12:00:00.000Z' }),
      compose: async () => ({ content: longevityContent, slots: [] }),
      choose: null,
      findResult: async () => null,
      saveResult: async (_, result) => result,
    });

  /** Each Lambda has its own circuit breaker. */
  const newEffectWorker = () => {
    const [mail, hook] = [circuitBreaker(storeOf('mail'), clock.now), circuitBreaker(storeOf('hook'), clock.now)];
    return sendEffects({
      ...lease,
      findResult: async (_, submissionId) => ({ submissionId, content: longevityContent }) as never,
      sendMail: recordedMail(async ({ tags: { submissionId = '' } }) => {
        if (isOut('mail'))
          return (await outageOf(pipelineLimits.mailTimeoutSeconds)) === 'hangs'
            ? { outcome: 'doubtful', reason: 'TimeoutError' }
            : { outcome: 'later', reason: 'InternalServiceErrorException' };
        meter.mailed(submissionId);
        return { outcome: 'sent', messageId: '' };
      }, mail),
      takeMailTurn: turnIfClosed(mail, () => takeTurn(pipelineLimits.mailPatienceSeconds)),
      findReceiver: async () => ({ to: 'somebody@example.com', mayBeNamed: false, units: null }),
      consumeDailyMail: async () => true,
      askToConfirm: nothing,
      composeMail: () => ({ subject: '', html: '', text: '' }),
      pause: nothing,
      callWebhook: guardedWebhook(async () => {
        if (!isOut('webhook')) return { outcome: 'delivered' };
        return { outcome: 'later', reason: await outageOf(pipelineLimits.webhookTimeoutSeconds) };
      }, hook),
    });
  };

  const worker = async (
    name: keyof typeof queues,
    run: (job: ResultJob, retryInSeconds: number) => Promise<unknown>,
  ) => {
    for (;;) {
      const jobs = await queues[name].take(pipelineLimits.batchSize);
      meter.workerBusy(pipelineLimits.batchSize / pipelineLimits.jobsPerWorkerSecond);
      const seconds = pipelineLimits.batchSize / pipelineLimits.jobsPerWorkerSecond;
      await Promise.all([...jobs.map((job) => run(job, 0)), clock.pause(seconds * 1000)]);
    }
  };

  const sweeper = sweepWaiting({
    findWaiting: async (asked) => {
      await clock.pause(callMs.page);
      return table.findWaiting(asked);
    },
    enqueueAll: async (lane, jobs) => {
      await clock.pause((callMs.enqueueTen + callMs.noteTen) * scale);
      const queue = queues[queueOf(lane)];
      return queue.isDown ? [] : Promise.all(jobs.map((job) => queue.send(job).then(() => job)));
    },
    room: sweepRoom({
      depthOf: async (name) => queues[name].depth(),
      openUntil: async (service) => openUntil[service],
      workers,
    }),
    shards: load.waitingShards,
    defer: table.deferWaiting,
    deadLetter: nothing,
    now: clock.now,
    watch: { swept: () => {} },
  });

  const sweepEachMinute = async () => {
    const of = Math.ceil(load.waitingShards / pipelineLimits.shardsPerSweeper);
    const workSeconds = pipelineLimits.sweepEverySeconds - 5 - pipelineLimits.sweepMarginSeconds;
    for (;;) {
      const startedAt = clock.elapsed();
      const isTimeUp = () => clock.elapsed() - startedAt >= workSeconds * 1000;
      for (let part = 0; part < of; part += 1) void sweeper({ shards: shardsToSweep({ part, of }), isTimeUp });
      await clock.pause(pipelineLimits.sweepEverySeconds * 1000);
    }
  };

  const arrive = async () => {
    const everyMs = (1000 * scale) / load.perSecond;
    for (let count = 0; ; count += 1) {
      await clock.pause(Math.round((count + 1) * everyMs) - clock.elapsed());
      const submissionId = `S${count}`;
      table.accept(submissionId, clock.now());
      const isLost = count % lostOneOf === lostOneOf - 1;
      meter.accepted(submissionId, { isLost, counts: clock.elapsed() < outageEndMs });
      if (!isLost) await queues.results.send(keyOf(submissionId)).catch(nothing);
    }
  };

  const refuse = async () => {
    await clock.pause(warmUpMs);
    for (const queue of Object.values(queues)) queue.isDown = outage.out === 'queues';
    await clock.pause(outageEndMs - warmUpMs);
    for (const queue of Object.values(queues)) queue.isDown = false;
  };

  void refuse();
  void arrive();
  void sweepEachMinute();
  for (let each = 0; each < workers.results; each += 1) void worker('results', newResultWorker());
  for (let each = 0; each < workers.effects; each += 1) void worker('effects', newEffectWorker());
  await clock.run(() => clock.elapsed() > outageEndMs && meter.isAllDone());
  return meter.figures({ outage, outageEndMs, table, queues });
};
