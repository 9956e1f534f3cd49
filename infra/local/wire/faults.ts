import { setTimeout as sleep } from 'node:timers/promises';
import { AwsError } from './aws-error.ts';
import { type Answer, json } from './http-messages.ts';

/** How a stand-in fails: with this error, for this share of its calls (absent: all), after this delay. */
export type Fault = { error?: string; status?: number; share?: number; delayMs?: number };

export type Faults = {
  /** Throws or waits if the service was told to. */
  apply(service: string): Promise<void>;
  /** `PUT {"sqs": {"error": "ThrottlingException"}}` replaces all faults; `{}` removes them. */
  answer: Answer;
};

/** Lets tests make any stand-in slow or failing while the system runs. In memory only: a restart removes all faults. */
export const createFaults = (random: () => number = Math.random): Faults => {
  let current: Record<string, Fault> = {};
  return {
    apply: async (service) => {
      const fault = current[service];
      if (!fault || random() >= (fault.share ?? 1)) return;
      if (fault.delayMs) await sleep(fault.delayMs);
      if (fault.error)
        throw new AwsError(fault.error, 'The local system was told to fail.', { status: fault.status ?? 400 });
    },
    answer: ({ method, body }) => {
      if (method === 'PUT') current = JSON.parse(body.toString()) as Record<string, Fault>;
      return json(200, current);
    },
  };
};
