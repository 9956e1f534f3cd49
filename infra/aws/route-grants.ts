import type { RouteName } from '#shared/contract/routes.ts';
import { accountRouteGrants } from './account-route-grants.ts';
import { handoffRouteGrants } from './handoff-route-grants.ts';
import { linkRouteGrants } from './link-route-grants.ts';
import type { GrantSources, RouteGrant } from './route-grant.ts';
import { submissionRouteGrants } from './submission-route-grants.ts';

/** A missing route is a compile error. */
export const routeGrants = (sources: GrantSources): Readonly<Record<RouteName, RouteGrant>> => {
  const { signIn, tables, serverKey, probeKey, accountQueue } = sources;
  const submissions = { SUBMISSIONS_TABLE: tables.submissions.tableName };
  const results = { RESULTS_TABLE: tables.results.tableName };
  const accounts = { ACCOUNTS_TABLE: tables.accounts.tableName };
  const erased = { ERASED_TABLE: tables.erased.tableName };
  const signedIn = { ...signIn.tokenEnvironment, ...accounts };
  const links = { LINKS_TABLE: tables.links.tableName };
  const limits = { LIMITS_TABLE: tables.limits.tableName, ...serverKey.environment };
  const jobs = accountQueue.environment;
  return {
    login: {
      environment: { ...signIn.accountEnvironment, ...accounts, ...limits, ...probeKey.environment },
      allow: (fn) => {
        signIn.allow(fn, 'AdminInitiateAuth');
        tables.allowAccounts(fn, 'GetItem', 'PutItem');
        tables.allowLimits(fn, 'PutItem', 'UpdateItem', 'DeleteItem');
      },
      // Cognito allows 120 sign-ins a second for account and region. All routes that look at a password or continue a
      // session share them: a test adds them up.
      throttle: { rate: 60, burst: 120 },
    },
    register: {
      environment: {
        ...signIn.accountEnvironment,
        ...accounts,
        ...erased,
        ...limits,
        ...jobs,
        ...probeKey.environment,
      },
      allow: (fn) => {
        accountQueue.allowSend(fn);
        signIn.allow(fn, 'AdminCreateUser', 'AdminSetUserPassword', 'AdminInitiateAuth');
        tables.allowAccounts(fn, 'GetItem', 'PutItem');
        tables.allowErased(fn, 'ConditionCheckItem');
        tables.allowLimits(fn, 'PutItem', 'UpdateItem', 'DeleteItem');
      },
      // Cognito allows 50 new users a second, but only 25 new passwords: resets and changes share those.
      throttle: { rate: 15, burst: 30 },
    },
    refresh: {
      environment: { ...signIn.accountEnvironment, ...accounts, ...serverKey.environment },
      allow: (fn) => {
        signIn.allow(fn, 'AdminInitiateAuth');
        tables.allowAccounts(fn, 'GetItem', 'PutItem');
      },
      // Each signed-in page asks once an hour.
      throttle: { rate: 20, burst: 40 },
    },
    logout: {
      environment: signedIn,
      allow: (fn) => tables.allowAccounts(fn, 'GetItem', 'PutItem'),
      throttle: { rate: 60, burst: 120 },
    },
    logoutEverywhere: {
      environment: { ...signedIn, ...links },
      allow: (fn) => {
        tables.allowAccounts(fn, 'GetItem', 'PutItem');
        tables.allowLinks(fn, 'Query', 'UpdateItem', 'DeleteItem');
      },
      throttle: { rate: 30, burst: 60 },
    },
    ...accountRouteGrants(sources),
    ...linkRouteGrants(sources),
    ...handoffRouteGrants(sources),
    getMe: {
      environment: { ...signedIn, SUBMISSIONS_TABLE: tables.submissions.tableName },
      allow: (fn) => {
        tables.allowAccounts(fn, 'GetItem');
        tables.allowSubmissions(fn, 'Query');
      },
      throttle: { rate: 200, burst: 400 },
    },
    eraseMe: {
      environment: {
        ...signIn.accountEnvironment,
        ...signedIn,
        ...erased,
        ...limits,
        ...jobs,
        ...probeKey.environment,
      },
      allow: (fn) => {
        accountQueue.allowSend(fn);
        signIn.allow(fn, 'AdminInitiateAuth');
        tables.allowAccounts(fn, 'GetItem', 'PutItem', 'UpdateItem');
        tables.allowErased(fn, 'PutItem');
        tables.allowLimits(fn, 'PutItem', 'UpdateItem', 'DeleteItem');
      },
      throttle: { rate: 3, burst: 6 },
    },
    exportMe: {
      environment: { ...signedIn, ...signIn.accountEnvironment, ...submissions, ...results, ...links, ...limits },
      allow: (fn) => {
        signIn.allow(fn, 'AdminGetUser');
        tables.allowAccounts(fn, 'GetItem');
        tables.allowSubmissions(fn, 'Query');
        tables.allowResults(fn, 'Query');
        tables.allowLinks(fn, 'Query');
        tables.allowLimits(fn, 'GetItem');
      },
      throttle: { rate: 5, burst: 10 },
    },
    ...submissionRouteGrants(sources),
  };
};
