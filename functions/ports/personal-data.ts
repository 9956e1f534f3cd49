import { personStores } from '#functions/adapters/person-stores.ts';
import { serverKey } from '#functions/adapters/secret-keys.ts';
import { requireEnv } from '#functions/edge/env.ts';
import type { Port } from '#functions/edge/rights.ts';
import { clock, documents, identity } from './stores.ts';

/**
 * The stores of personal data. The rights are those of the export, which may only read; the worker that erases declares its
 * own.
 */
export const stores = {
  rights: {
    userPool: ['AdminGetUser'],
    accounts: ['GetItem'],
    submissions: ['Query'],
    results: ['Query'],
    links: ['Query'],
    limits: ['GetItem'],
    serverKey: [],
  },
  open: () =>
    personStores({
      client: documents(),
      accountsTable: requireEnv('ACCOUNTS_TABLE'),
      submissionsTable: requireEnv('SUBMISSIONS_TABLE'),
      resultsTable: requireEnv('RESULTS_TABLE'),
      linksTable: requireEnv('LINKS_TABLE'),
      limitsTable: requireEnv('LIMITS_TABLE'),
      userPool: { client: identity(), userPoolId: requireEnv('USER_POOL_ID') },
      serverKey: serverKey(),
      now: clock,
    }),
} satisfies Port;
