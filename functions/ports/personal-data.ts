import { personStores } from '#functions/adapters/person-stores.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { port } from '#functions/edge/rights.ts';
import { clock, documents, identity, secret } from './stores.ts';

/**
 * The stores of personal data. The rights are those of the export, which may only read; the worker that erases declares its
 * own.
 */
export const stores = port(
  {
    userPool: ['AdminGetUser'],
    accounts: ['GetItem'],
    submissions: ['Query'],
    results: ['Query'],
    links: ['Query'],
    limits: ['GetItem'],
    serverKey: [],
  },
  () =>
    personStores({
      client: documents(),
      accountsTable: requireEnv('ACCOUNTS_TABLE'),
      submissionsTable: requireEnv('SUBMISSIONS_TABLE'),
      resultsTable: requireEnv('RESULTS_TABLE'),
      linksTable: requireEnv('LINKS_TABLE'),
      limitsTable: requireEnv('LIMITS_TABLE'),
      userPool: { client: identity(), userPoolId: requireEnv('USER_POOL_ID') },
      serverKey: secret(),
      now: clock,
    }),
);
