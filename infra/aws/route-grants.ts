import type { RouteName } from '#shared/contract/routes.ts';
import type { NodeFunction } from './node-function.ts';
import type { ResultQueue } from './result-queue.ts';
import type { ServerKey } from './server-key.ts';
import type { SignIn } from './sign-in.ts';
import type { Tables } from './tables.ts';

export type GrantSources = { signIn: SignIn; tables: Tables; serverKey: ServerKey; resultQueue: ResultQueue };

/** The environment and rights of one route's function, and how often all callers together may call it. */
export type RouteGrant = {
  environment: Record<string, string>;
  allow: (fn: NodeFunction) => void;
  /** Requests a second, and how many more at once after a quiet time. */
  throttle: { rate: number; burst: number };
};

/** A missing route is a compile error. */
export const routeGrants = ({ signIn, tables, serverKey, resultQueue }: GrantSources) => {
  const submissions = { SUBMISSIONS_TABLE: tables.submissions.tableName };
  const results = { RESULTS_TABLE: tables.results.tableName };
  const limits = { LIMITS_TABLE: tables.limits.tableName, ...serverKey.environment };
  return {
    login: {
      environment: { ...signIn.accountEnvironment, ...limits },
      allow: (fn) => signIn.allow(fn, 'AdminInitiateAuth'),
      // Cognito allows 120 sign-ins a second for account and region. Registrations use some of them.
      throttle: { rate: 60, burst: 120 },
    },
    register: {
      environment: { ...signIn.accountEnvironment, ...limits },
      allow: (fn) => signIn.allow(fn, 'AdminCreateUser', 'AdminSetUserPassword', 'AdminInitiateAuth'),
      // Cognito allows 50 new users a second.
      throttle: { rate: 25, burst: 50 },
    },
    getMe: {
      environment: { ...signIn.accountEnvironment, ...signIn.tokenEnvironment },
      allow: (fn) => signIn.allow(fn, 'AdminGetUser'),
      // Cognito allows 120 reads of users a second.
      throttle: { rate: 100, burst: 100 },
    },
    listSubmissions: {
      environment: { ...signIn.tokenEnvironment, ...submissions },
      allow: (fn) => tables.allowSubmissions(fn, 'Query'),
      throttle: { rate: 200, burst: 400 },
    },
    createSubmission: {
      environment: { ...signIn.tokenEnvironment, ...submissions, ...limits, ...resultQueue.environment },
      allow: (fn) => {
        tables.allowSubmissions(fn, 'PutItem', 'Query', 'UpdateItem');
        resultQueue.allowSend(fn);
      },
      throttle: { rate: 100, burst: 200 },
    },
    getResult: {
      environment: { ...signIn.tokenEnvironment, ...submissions, ...results, ...resultQueue.environment },
      allow: (fn) => {
        tables.allowResults(fn, 'GetItem');
        tables.allowSubmissions(fn, 'Query', 'UpdateItem');
        resultQueue.allowSend(fn);
      },
      // The page of each waiting person asks every five seconds.
      throttle: { rate: 500, burst: 1000 },
    },
  } satisfies Record<RouteName, RouteGrant>;
};
