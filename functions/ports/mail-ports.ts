import { breakerStore } from '#functions/adapters/circuit-breakers.ts';
import { mailInTurnFromEnv } from '#functions/adapters/mail/mail-turns.ts';
import { createMeasure } from '#functions/edge/log.ts';
import type { Port } from '#functions/edge/rights.ts';
import { circuitBreaker, turnIfClosed } from '#functions/results/circuit-breaker.ts';
import { clock, limits } from './stores.ts';

// Alone, because a function that imports this file is bundled with the mailer.

/** The mailer, its turns and the circuit breaker that all workers share. A function without a sender loads no mailer. */
export const mailer = {
  rights: { mail: ['SendEmail'], limits: ['GetItem', 'UpdateItem'] },
  open: async () => {
    const breaker = circuitBreaker(breakerStore(limits(), 'mail'), clock);
    const { sendMail, takeTurn } = await mailInTurnFromEnv({
      limits: limits(),
      breaker,
      now: clock,
      measure: createMeasure(),
    });
    return {
      sendMail,
      /** Even while the circuit breaker is open. */
      takeTurn,
      takeTurnIfClosed: (patienceSeconds: number) => turnIfClosed(breaker, () => takeTurn(patienceSeconds)),
    };
  },
} satisfies Port;
