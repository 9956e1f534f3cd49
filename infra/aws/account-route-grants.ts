import type { GrantSources, RouteGrant } from './route-grant.ts';

/** The routes that keep an account: proving its address, getting back in, changing it. */
export const accountRouteGrants = ({ signIn, tables, serverKey, accountQueue }: GrantSources) => {
  const accounts = { ACCOUNTS_TABLE: tables.accounts.tableName };
  const erased = { ERASED_TABLE: tables.erased.tableName };
  const links = { LINKS_TABLE: tables.links.tableName };
  const signedIn = { ...signIn.tokenEnvironment, ...accounts };
  const limits = { LIMITS_TABLE: tables.limits.tableName, ...serverKey.environment };
  const jobs = accountQueue.environment;
  return {
    confirmByLink: {
      environment: { ...signIn.accountEnvironment, ...signedIn, ...limits, ...jobs },
      allow: (fn) => {
        signIn.allow(fn, 'AdminGetUser', 'AdminInitiateAuth', 'AdminUpdateUserAttributes');
        tables.allowAccounts(fn, 'GetItem', 'PutItem');
        tables.allowLimits(fn, 'PutItem', 'UpdateItem', 'DeleteItem');
        accountQueue.allowSend(fn);
      },
      // Cognito allows 25 changes of attributes a second, 25 new passwords and 120 sign-ins. A test adds up the routes. Half of
      // the changes are here, because each new person comes once; the other routes share the rest.
      throttle: { rate: 12, burst: 24 },
    },
    declineAddress: {
      environment: { ...signIn.accountEnvironment, ...accounts },
      allow: (fn) => {
        signIn.allow(fn, 'AdminUpdateUserAttributes');
        tables.allowAccounts(fn, 'GetItem', 'PutItem');
      },
      throttle: { rate: 2, burst: 4 },
    },
    confirmAddress: {
      environment: { ...signIn.accountEnvironment, ...signedIn, ...serverKey.environment, ...jobs },
      allow: (fn) => {
        signIn.allow(fn, 'AdminGetUser', 'AdminUpdateUserAttributes');
        tables.allowAccounts(fn, 'GetItem', 'PutItem');
        accountQueue.allowSend(fn);
      },
      throttle: { rate: 3, burst: 6 },
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
    undoAddress: {
      environment: { ...signIn.accountEnvironment, ...accounts, ...links },
      allow: (fn) => {
        tables.allowLinks(fn, 'Query', 'UpdateItem', 'DeleteItem');
        signIn.allow(fn, 'AdminGetUser', 'AdminSetUserPassword', 'AdminUpdateUserAttributes');
        tables.allowAccounts(fn, 'GetItem', 'PutItem');
      },
      throttle: { rate: 2, burst: 4 },
    },
    help: {
      environment: { ...limits, ...jobs },
      allow: (fn) => {
        tables.allowLimits(fn, 'UpdateItem');
        accountQueue.allowSend(fn);
      },
      throttle: { rate: 10, burst: 20 },
    },
    reset: {
      environment: { ...signIn.accountEnvironment, ...accounts, ...erased, ...links, ...limits, ...jobs },
      allow: (fn) => {
        tables.allowLinks(fn, 'Query', 'UpdateItem', 'DeleteItem');
        accountQueue.allowSend(fn);
        signIn.allow(
          fn,
          'AdminCreateUser',
          'AdminDeleteUser',
          'AdminGetUser',
          'AdminInitiateAuth',
          'AdminSetUserPassword',
          'AdminUpdateUserAttributes',
        );
        tables.allowAccounts(fn, 'GetItem', 'PutItem', 'UpdateItem');
        tables.allowErased(fn, 'PutItem', 'ConditionCheckItem');
        tables.allowLimits(fn, 'UpdateItem');
      },
      throttle: { rate: 4, burst: 8 },
    },
    getAccount: {
      environment: signedIn,
      allow: (fn) => tables.allowAccounts(fn, 'GetItem'),
      throttle: { rate: 50, burst: 100 },
    },
    changePassword: {
      environment: { ...signIn.accountEnvironment, ...signedIn, ...limits },
      allow: (fn) => {
        signIn.allow(fn, 'AdminInitiateAuth', 'AdminSetUserPassword');
        tables.allowAccounts(fn, 'GetItem', 'PutItem');
        tables.allowLimits(fn, 'PutItem', 'UpdateItem', 'DeleteItem');
      },
      throttle: { rate: 3, burst: 6 },
    },
    changeAddress: {
      environment: { ...signIn.accountEnvironment, ...signedIn, ...limits, ...jobs },
      allow: (fn) => {
        signIn.allow(fn, 'AdminInitiateAuth');
        tables.allowAccounts(fn, 'GetItem', 'PutItem');
        tables.allowLimits(fn, 'PutItem', 'UpdateItem', 'DeleteItem');
        accountQueue.allowSend(fn);
      },
      throttle: { rate: 3, burst: 6 },
    },
    changeProfile: {
      environment: { ...signIn.accountEnvironment, ...signedIn },
      allow: (fn) => {
        signIn.allow(fn, 'AdminUpdateUserAttributes');
        tables.allowAccounts(fn, 'GetItem', 'PutItem');
      },
      throttle: { rate: 2, burst: 4 },
    },
    giveConsent: {
      environment: signedIn,
      allow: (fn) => tables.allowAccounts(fn, 'GetItem', 'PutItem'),
      throttle: { rate: 50, burst: 100 },
    },
    setReminder: {
      environment: signedIn,
      allow: (fn) => tables.allowAccounts(fn, 'GetItem', 'PutItem'),
      throttle: { rate: 20, burst: 40 },
    },
    // A link names nobody whom the server's key does not open. Scanners of mail programs open it too.
    showReminderOff: { environment: serverKey.environment, allow: () => {}, throttle: { rate: 10, burst: 20 } },
    turnReminderOff: {
      environment: { ...accounts, ...serverKey.environment },
      allow: (fn) => tables.allowAccounts(fn, 'GetItem', 'PutItem'),
      throttle: { rate: 10, burst: 20 },
    },
  } satisfies Record<string, RouteGrant>;
};
