import { startCognito } from '#infra/local/services/cognito.ts';
import { createFaults } from '#infra/local/wire/aws-protocols.ts';
import { type Answer, json } from '#infra/local/wire/http-messages.ts';
import { temporaryDir } from './temporary-dir.ts';

/**
 * The world's user pool and the next one of the stage behind one endpoint, as Cognito has them. `lose` takes the first one away,
 * and `breakAfter` lets the second fail after so many calls.
 */
export const startTwoPools = async (endpoint: string, firstPoolId: string) => {
  const dir = await temporaryDir();
  const pool = { poolId: 'next_pool', clientId: 'next-client', issuer: 'https://next.example' };
  const next = startCognito(dir.path, pool, async (event) => event, createFaults());
  let isLost = false;
  let callsLeft = Number.POSITIVE_INFINITY;

  const answer: Answer = async (request) => {
    const { UserPoolId } = JSON.parse(request.body.toString()) as { UserPoolId?: string };
    if (UserPoolId === pool.poolId) {
      callsLeft -= 1;
      return callsLeft < 0 ? json(400, { __type: 'InternalErrorException', message: 'down' }) : next.answer(request);
    }
    if (isLost || UserPoolId !== firstPoolId)
      return json(400, { __type: 'ResourceNotFoundException', message: `User pool ${UserPoolId} does not exist.` });
    const { host: _, 'content-length': __, connection: ___, ...headers } = request.headers;
    const forwarded = await fetch(endpoint, { method: 'POST', headers, body: new Uint8Array(request.body) });
    return {
      status: forwarded.status,
      headers: { 'content-type': 'application/x-amz-json-1.1' },
      body: await forwarded.text(),
    };
  };
  return {
    answer,
    next: pool,
    lose: () => {
      isLost = true;
    },
    breakAfter: (calls: number) => {
      callsLeft = calls;
    },
    stop: async () => {
      next.stop();
      await dir.remove();
    },
  };
};
