import type { MailAnswer, MailTurn, SendMail } from '#functions/mail/mail-to-send.ts';
import { pipelineLimits } from './pipeline-limits.ts';
import type { CallWebhook } from './send-effects.ts';

/** External services that can be down for all jobs at once. */
export type OutsideService = 'mail' | 'hook';

/** The state of one service's breaker, shared by all workers. Instants in milliseconds since 1970. */
export type BreakerStore = {
  /** 0 when closed. An instant in the past means half-open: the first worker that claims it makes the trial. */
  openUntil: () => Promise<number>;
  open: (until: number) => Promise<void>;
  close: () => Promise<void>;
  /** Opens the breaker until `until`, if its state is unchanged. Of many concurrent workers, one gets true. */
  claimTrial: (seen: number, until: number) => Promise<boolean>;
};

export type CircuitBreaker = {
  /** Whether the service may be called. In each open period, the jobs of one worker may, as a trial. */
  allows: () => Promise<boolean>;
  record: (succeeded: boolean) => Promise<void>;
};

/** How often a worker reads the shared state. Its trial lasts as long: one batch of jobs. */
const lookEveryMs = 5000;

/**
 * Stops calls to a service while it is down. Three failures in a row in one worker open the breaker for all; after a minute,
 * one worker tries the service with its current jobs, which closes the breaker or keeps it open for another minute. Timeouts
 * count as failures, because each call to a hanging service would hold a worker for seconds, and each mail would have to wait for
 * its event.
 *
 * The breaker is an optimisation: when its store does not answer, calls go through.
 */
export const circuitBreaker = (store: BreakerStore, now: () => Date): CircuitBreaker => {
  let failuresInARow = 0;
  let known = { openUntil: 0, lookedAt: Number.NEGATIVE_INFINITY };
  let trialUntil = 0;
  let looking: Promise<void> | undefined;
  let claiming: Promise<boolean> | undefined;

  const know = (openUntil: number) => {
    known = { openUntil, lookedAt: now().getTime() };
  };
  const look = async () => know(await store.openUntil().catch(() => 0));
  const nextOpenUntil = () => now().getTime() + pipelineLimits.breakerOpenSeconds * 1000;
  const claim = async (): Promise<boolean> => {
    const [seen, until] = [known.openUntil, nextOpenUntil()];
    const isMine = await store.claimTrial(seen, until).catch(() => false);
    know(until);
    if (isMine) trialUntil = now().getTime() + lookEveryMs;
    return isMine;
  };
  return {
    // The jobs of a batch ask concurrently, and share one read.
    allows: async () => {
      if (now().getTime() - known.lookedAt >= lookEveryMs) {
        looking ??= look().finally(() => {
          looking = undefined;
        });
        await looking;
      }
      if (known.openUntil === 0) return true;
      const time = now().getTime();
      if (known.openUntil > time) return trialUntil > time;
      claiming ??= claim().finally(() => {
        claiming = undefined;
      });
      return claiming;
    },
    record: async (succeeded) => {
      failuresInARow = succeeded ? 0 : failuresInARow + 1;
      if (!succeeded) trialUntil = 0;
      if (succeeded && known.openUntil > 0) {
        know(0);
        return store.close().catch(() => {});
      }
      if (failuresInARow < pipelineLimits.failuresBeforeOpen || known.openUntil > now().getTime()) return;
      know(nextOpenUntil());
      await store.open(known.openUntil).catch(() => {});
    },
  };
};

/** A mailer that records how each call went. A call without an answer counts as failed. */
export const recordedMail =
  (sendMail: NonNullable<SendMail>, breaker: CircuitBreaker): NonNullable<SendMail> =>
  async (letter): Promise<MailAnswer> => {
    const answer = await sendMail(letter);
    await breaker.record(answer.outcome === 'sent' || answer.outcome === 'refused');
    return answer;
  };

/** A mail's turn, which is refused while the breaker is open. */
export const turnIfClosed =
  (breaker: CircuitBreaker, takeTurn: () => Promise<MailTurn>) => async (): Promise<MailTurn> =>
    (await breaker.allows()) ? takeTurn() : { reason: 'circuit-open' };

export const guardedWebhook =
  (callWebhook: CallWebhook, breaker: CircuitBreaker): CallWebhook =>
  async (webhookId, body) => {
    if (!(await breaker.allows())) return { outcome: 'later', reason: 'circuit-open' };
    const answer = await callWebhook(webhookId, body);
    await breaker.record(answer.outcome !== 'later');
    return answer;
  };
