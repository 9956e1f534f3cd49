import { randomUUID } from 'node:crypto';
import { AwsError } from './aws-error.ts';
import type { Faults } from './faults.ts';
import { type Answer, json, type LocalRequest } from './messages.ts';

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
