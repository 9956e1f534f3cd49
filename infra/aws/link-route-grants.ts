import type { GrantSources, RouteGrant } from './route-grant.ts';

/** The routes of links for doctors. */
export const linkRouteGrants = ({ signIn, tables, serverKey, accountQueue }: GrantSources) => {
  const accounts = { ACCOUNTS_TABLE: tables.accounts.tableName };
  const links = { LINKS_TABLE: tables.links.tableName };
  const jobs = accountQueue.environment;
  const signedIn = { ...signIn.tokenEnvironment, ...accounts, ...links };
  return {
    createLink: {
      environment: { ...signedIn, ...serverKey.environment },
      allow: (fn) => {
        tables.allowAccounts(fn, 'GetItem', 'ConditionCheckItem');
        tables.allowLinks(fn, 'GetItem', 'PutItem', 'Query');
      },
      throttle: { rate: 5, burst: 10 },
    },
    listLinks: {
      environment: signedIn,
      allow: (fn) => {
        tables.allowAccounts(fn, 'GetItem');
        tables.allowLinks(fn, 'Query');
      },
      throttle: { rate: 50, burst: 100 },
    },
    closeLink: {
      environment: signedIn,
      allow: (fn) => {
        tables.allowAccounts(fn, 'GetItem');
        tables.allowLinks(fn, 'GetItem', 'UpdateItem', 'DeleteItem');
      },
      // Whoever wants a link closed must not be told to wait.
      throttle: { rate: 50, burst: 100 },
    },
    keepLink: {
      environment: signedIn,
      allow: (fn) => {
        tables.allowAccounts(fn, 'GetItem');
        tables.allowLinks(fn, 'GetItem', 'UpdateItem');
      },
      throttle: { rate: 10, burst: 20 },
    },
    openLink: {
      environment: { ...accounts, ...links, ...serverKey.environment, ...jobs },
      allow: (fn) => {
        // The owner hears of a link that wrong passcodes have ended.
        accountQueue.allowSend(fn);
        // An erased person's links open nothing.
        tables.allowAccounts(fn, 'GetItem');
        tables.allowLinks(fn, 'GetItem', 'UpdateItem', 'DeleteItem');
      },
      // Each call can cost a slow hash. Openings are few, so this is less than register has.
      throttle: { rate: 10, burst: 20 },
    },
    getLinkFile: {
      environment: { ...accounts, ...links, ...serverKey.environment },
      allow: (fn) => {
        tables.allowAccounts(fn, 'GetItem');
        tables.allowLinks(fn, 'GetItem');
      },
      throttle: { rate: 10, burst: 20 },
    },
  } satisfies Record<string, RouteGrant>;
};
