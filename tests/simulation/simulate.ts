import { unlessResting } from '#functions/results/call-webhook-once.ts';
import { generateResult } from '#functions/results/generate-results.ts';
import { shardsToSweep } from '#functions/results/lanes.ts';
import { mailPace, turnUnlessResting, watched } from '#functions/results/mail/pace.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { type OutsideService, resting } from '#functions/results/resting.ts';
import { sendEffects } from '#functions/results/send-effects.ts';
import { queueOf, sweepRoom } from '#functions/results/sweep-room.ts';
import { sweepWaiting } from '#functions/results/sweep-waiting.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import { longevityContent } from '#tests/unit/results/sample-results.ts';
import { createMeter, type Figures } from './meter.ts';
import { createModelQueue } from './model-queue.ts';
import { createModelTable, keyOf } from './model-table.ts';
import type { Load, Outage } from './scenarios.ts';
import { createVirtualClock } from './virtual-clock.ts';

const warmUpMs = 2 * 60_000;
/** Of this many submissions, one's message is lost on its way to the queue. */
const lostOneOf = 40;

/** How long a call of a sweep takes, in milliseconds, for ten rows or one page: the network, and the SDK's own work. */
const callMs = { page: 10, enqueueTen: 15, noteTen: 15 };

/**
 * The pipeline's own code (the sweep, both workers' jobs, the pace of mails, the rests, all limits) on a virtual clock,
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

  const rests = new Map<OutsideService, number>();
  const restDeps = {
    restsUntil: async (service: OutsideService) => rests.get(service) ?? 0,
    setRest: async (service: OutsideService, until: Date) => void rests.set(service, until.getTime()),
    now: clock.now,
  };
  const rows = new Map<number, number>();
  const takeTurn = mailPace({
    mailsPerSecond: async () => (load.mailsPerSecond * pipelineLimits.mailRateShare) / scale,
    takeTurn: async (row, everyMs, withinMs) => {
      const time = clock.now().getTime();
      const next = Math.max(time, rows.get(row) ?? 0);
      if (next > time + withinMs) return null;
      rows.set(row, next + everyMs);
      return next - time;
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
    signature: () => {},
    leaseNotReleased: () => {},
  };
  let owners = 0;
  const lease = { ...table, newLeaseOwner: () => String(owners++), isErased: async () => false, now: clock.now, watch };

  const makeResult = generateResult({
    ...lease,
    enqueueEffects: queues.effects.send,
    findEarlier: async () => ({ answers: {}, submittedAt: '2026-01-15T12:00:00.000Z' }),
    compose: async () => ({ content: longevityContent, slots: [] }),
    choose: null,
    findResult: async () => null,
    sign: async () => ({ signature: 'signed' }),
    saveResult: async (_, result) => result,
  });

  /** Each Lambda has its own memory of what went wrong. */
  const newEffectWorker = () => {
    const [mail, hook] = [resting(restDeps, 'mail'), resting(restDeps, 'hook')];
    return sendEffects({
      ...lease,
      findResult: async (_, submissionId) =>
        ({ submissionId, content: longevityContent, signature: 'signed' }) as never,
      sign: async () => ({ signature: 'signed' }),
      addSignature: nothing,
      sendMail: watched(
        async () =>
          isOut('mail')
            ? { outcome: 'later', reason: 'InternalServiceErrorException' }
            : { outcome: 'sent', messageId: '' },
        mail,
      ),
      takeMailTurn: turnUnlessResting(mail, () => takeTurn(pipelineLimits.mailPatienceSeconds)),
      findReceiver: async () => ({ to: 'somebody@example.com', mayBeNamed: false, units: null }),
      takeDailyMail: async () => true,
      askToConfirm: nothing,
      composeMail: () => ({ subject: '', html: '', text: '' }),
      pause: nothing,
      callWebhook: unlessResting(
        async () => (isOut('webhook') ? { outcome: 'later', reason: 'http-503' } : { outcome: 'delivered' }),
        hook,
      ),
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
      restsUntil: restDeps.restsUntil,
      workers,
      now: clock.now,
    }),
    shards: load.waitingShards,
    putOff: table.putOffWaiting,
    park: nothing,
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
  for (let each = 0; each < workers.results; each += 1) void worker('results', makeResult);
  for (let each = 0; each < workers.effects; each += 1) void worker('effects', newEffectWorker());
  await clock.run(() => clock.elapsed() > outageEndMs && meter.isAllDone());
  return meter.figures({ outage, outageEndMs, table, queues });
};
