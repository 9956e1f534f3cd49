import { randomUUID } from 'node:crypto';
import { AwsError } from './aws-error.ts';
import type { Faults } from './faults.ts';
import { type Answer, json, type LocalRequest, type LocalResponse } from './messages.ts';

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
