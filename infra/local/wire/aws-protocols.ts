import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, json, type LocalRequest, type LocalResponse } from './http-messages.ts';

/** An error of AWS's JSON protocols. The SDK takes the error's name from `__type`. */
export class AwsError extends Error {
  readonly type: string;
  readonly status: number;
  readonly extra: Record<string, unknown>;

  constructor(type: string, message: string, options: { status?: number; extra?: Record<string, unknown> } = {}) {
    super(message);
    this.type = type;
    this.status = options.status ?? 400;
    this.extra = options.extra ?? {};
  }
}

/** How a stand-in fails: with this error, after this delay, for this share of its calls (absent: all). */
export type Fault = { error?: string; status?: number; share?: number; delayMs?: number };

export type Faults = ReturnType<typeof createFaults>;

/**
 * Lets tests make any stand-in slow or fail while the system runs. Faults are only in memory, so a restart removes all
 * of them.
 */
export const createFaults = (random: () => number = Math.random) => {
  let current: Record<string, Fault> = {};
  return {
    /** Throws or waits if the service has a fault. */
    apply: async (service: string): Promise<void> => {
      const fault = current[service];
      if (!fault || random() >= (fault.share ?? 1)) return;
      if (fault.delayMs) await sleep(fault.delayMs);
      if (fault.error) throw new AwsError(fault.error, 'A test has set this fault.', { status: fault.status ?? 400 });
    },
    /** `PUT {"sqs": {"error": "ThrottlingException"}}` replaces all faults; `{}` removes them. */
    answer: ({ method, body }: LocalRequest) => {
      if (method === 'PUT') current = JSON.parse(body.toString()) as Record<string, Fault>;
      return json(200, current);
    },
  };
};

/** One function per operation, named as AWS names it. Each takes the SDK's own input type. */
export type Operations = Record<string, (input: never, signal: AbortSignal) => unknown>;

/** Speaks AWS's JSON protocol (1.0 or 1.1). The header X-Amz-Target names the operation. */
export const awsJson =
  (service: string, version: '1.0' | '1.1', operations: Operations, faults: Faults): Answer =>
  async (request) => {
    const requestId = randomUUID();
    const reply = (status: number, body: unknown): LocalResponse => ({
      status,
      headers: { 'content-type': `application/x-amz-json-${version}`, 'x-amzn-requestid': requestId },
      body: JSON.stringify(body ?? {}),
    });
    try {
      await faults.apply(service);
      return reply(200, await perform(operations, request));
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      return reply(error.status, { __type: error.type, message: error.message, ...error.extra });
    }
  };

const perform = (operations: Operations, { headers, body, signal }: LocalRequest) => {
  const name = headers['x-amz-target']?.split('.')[1] ?? '';
  const operation = operations[name];
  if (!operation) throw new AwsError('UnknownOperationException', `The local system does not imitate ${name}.`);
  return operation(JSON.parse(body.toString() || '{}') as never, signal);
};

/** Speaks AWS's REST protocol with JSON bodies. The path names the operation, a header names the error. */
export const restJson =
  (service: string, faults: Faults, perform: (request: LocalRequest) => unknown): Answer =>
  async (request) => {
    const requestId = { 'x-amzn-requestid': randomUUID() };
    try {
      await faults.apply(service);
      return json(200, await perform(request), requestId);
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      return json(error.status, { message: error.message }, { ...requestId, 'x-amzn-errortype': error.type });
    }
  };
