import type { RouteName } from '#shared/contract/routes.ts';
import type { AccountQueue } from './account-queue.ts';
import type { NodeFunction } from './node-function.ts';
import type { ResultQueue } from './result-queue.ts';
import type { ServerKey } from './server-key.ts';
import type { SignIn } from './sign-in.ts';
import type { Tables } from './tables.ts';

export type GrantSources = {
  signIn: SignIn;
  tables: Tables;
  serverKey: ServerKey;
  resultQueue: ResultQueue;
  accountQueue: AccountQueue;
};

/** The environment and rights of one route's function, and how often all callers together may call it. */
export type RouteGrant = {
  environment: Record<string, string>;
  allow: (fn: NodeFunction) => void;
  /** Requests a second, and how many more at once after a quiet time. */
  throttle: { rate: number; burst: number };
};

/** A missing route is a compile error. */
export const routeGrants = ({
  signIn,
  tables,
  serverKey,
  resultQueue,
  accountQueue,
}: GrantSources): Readonly<Record<RouteName, RouteGrant>> => {
  const submissions = { SUBMISSIONS_TABLE: tables.submissions.tableName };
  const results = { RESULTS_TABLE: tables.results.tableName };
  const accounts = { ACCOUNTS_TABLE: tables.accounts.tableName };
  const signedIn = { ...signIn.tokenEnvironment, ...accounts };
  const limits = { LIMITS_TABLE: tables.limits.tableName, ...serverKey.environment };
  const jobs = accountQueue.environment;
  return {
    login: {
      environment: { ...signIn.accountEnvironment, ...accounts, ...limits },
      allow: (fn) => {
        signIn.allow(fn, 'AdminInitiateAuth');
        tables.allowAccounts(fn, 'GetItem', 'PutItem', 'ConditionCheckItem');
        tables.allowLimits(fn, 'PutItem', 'UpdateItem', 'DeleteItem');
      },
      // Cognito allows 120 sign-ins a second for account and region. Registrations use some of them.
      throttle: { rate: 60, burst: 120 },
    },
    register: {
      environment: { ...signIn.accountEnvironment, ...accounts, ...limits, ...jobs },
      allow: (fn) => {
        accountQueue.allowSend(fn);
        signIn.allow(fn, 'AdminCreateUser', 'AdminSetUserPassword', 'AdminInitiateAuth');
        tables.allowAccounts(fn, 'GetItem', 'PutItem', 'ConditionCheckItem');
        tables.allowLimits(fn, 'PutItem', 'UpdateItem', 'DeleteItem');
      },
      // Cognito allows 50 new users a second.
      throttle: { rate: 25, burst: 50 },
    },
    refresh: {
      environment: { ...signIn.accountEnvironment, ...accounts, ...serverKey.environment },
      allow: (fn) => {
        signIn.allow(fn, 'AdminInitiateAuth');
        tables.allowAccounts(fn, 'GetItem', 'PutItem');
      },
      // Each signed-in page asks once an hour. Together with login and register: the 120 a second that Cognito allows.
      throttle: { rate: 35, burst: 70 },
    },
    logout: {
      environment: signedIn,
      allow: (fn) => tables.allowAccounts(fn, 'GetItem', 'PutItem'),
      throttle: { rate: 60, burst: 120 },
    },
    logoutEverywhere: {
      environment: signedIn,
      allow: (fn) => tables.allowAccounts(fn, 'GetItem', 'PutItem'),
      throttle: { rate: 30, burst: 60 },
    },
    confirmByLink: {
      environment: { ...signIn.accountEnvironment, ...signedIn, ...limits, ...jobs },
      allow: (fn) => {
        signIn.allow(fn, 'AdminInitiateAuth', 'AdminUpdateUserAttributes');
        tables.allowAccounts(fn, 'GetItem', 'PutItem');
        tables.allowLimits(fn, 'PutItem', 'UpdateItem', 'DeleteItem');
        accountQueue.allowSend(fn);
      },
      // Cognito allows 25 changes of attributes a second, with those of the next two routes.
      throttle: { rate: 10, burst: 20 },
    },
    declineAddress: {
      environment: { ...signIn.accountEnvironment, ...accounts },
      allow: (fn) => {
        signIn.allow(fn, 'AdminUpdateUserAttributes');
        tables.allowAccounts(fn, 'GetItem', 'PutItem');
      },
      throttle: { rate: 5, burst: 10 },
    },
    confirmAddress: {
      environment: { ...signIn.accountEnvironment, ...signedIn, ...serverKey.environment, ...jobs },
      allow: (fn) => {
        signIn.allow(fn, 'AdminUpdateUserAttributes');
        tables.allowAccounts(fn, 'GetItem', 'PutItem');
        accountQueue.allowSend(fn);
      },
      throttle: { rate: 10, burst: 20 },
    },
    sendConfirmation: {
      environment: { ...signedIn, ...limits, ...jobs },
      allow: (fn) => {
        tables.allowAccounts(fn, 'GetItem', 'PutItem');
        tables.allowLimits(fn, 'UpdateItem');
        accountQueue.allowSend(fn);
      },
      throttle: { rate: 10, burst: 20 },
    },
    getMe: {
      environment: signedIn,
      allow: (fn) => tables.allowAccounts(fn, 'GetItem'),
      throttle: { rate: 200, burst: 400 },
    },
    eraseMe: {
      environment: { ...signIn.accountEnvironment, ...signedIn, ...limits, ...jobs },
      allow: (fn) => {
        accountQueue.allowSend(fn);
        signIn.allow(fn, 'AdminInitiateAuth');
        tables.allowAccounts(fn, 'GetItem', 'PutItem', 'UpdateItem');
        tables.allowLimits(fn, 'PutItem', 'UpdateItem', 'DeleteItem');
      },
      throttle: { rate: 5, burst: 10 },
    },
    exportMe: {
      environment: { ...signedIn, ...signIn.accountEnvironment, ...submissions, ...results, ...limits },
      allow: (fn) => {
        signIn.allow(fn, 'AdminGetUser');
        tables.allowAccounts(fn, 'GetItem');
        tables.allowSubmissions(fn, 'Query');
        tables.allowResults(fn, 'Query');
        tables.allowLimits(fn, 'GetItem');
      },
      throttle: { rate: 5, burst: 10 },
    },
    listSubmissions: {
      environment: { ...signedIn, ...submissions },
      allow: (fn) => {
        tables.allowAccounts(fn, 'GetItem');
        tables.allowSubmissions(fn, 'Query');
      },
      throttle: { rate: 200, burst: 400 },
    },
    createSubmission: {
      environment: { ...signedIn, ...submissions, ...limits, ...resultQueue.environment },
      allow: (fn) => {
        tables.allowAccounts(fn, 'GetItem', 'ConditionCheckItem');
        tables.allowLimits(fn, 'UpdateItem');
        tables.allowSubmissions(fn, 'GetItem', 'PutItem', 'Query', 'UpdateItem');
        resultQueue.allowSend(fn);
      },
      throttle: { rate: 100, burst: 200 },
    },
    getResult: {
      environment: { ...signedIn, ...results },
      allow: (fn) => {
        tables.allowAccounts(fn, 'GetItem');
        tables.allowResults(fn, 'GetItem');
      },
      // The page of each waiting person asks every five seconds.
      throttle: { rate: 500, burst: 1000 },
    },
  };
};
