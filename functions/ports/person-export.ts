import type { MakeDocument } from '#functions/accounts/export-me.ts';
import { personStores } from '../adapters/person-stores.ts';
import { requireEnv } from '../edge/env.ts';
import type { Port } from '../edge/rights.ts';
import { clock, documents, identity, secret } from './stores.ts';

/** The stores of personal data for the export. This function has no right to use what they can do besides reading. */
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
      serverKey: secret(),
      now: clock,
    }),
} satisfies Port;

/** Loaded on use, because it brings all of FHIR. */
export const makeDocument = {
  rights: {},
  open:
    (): MakeDocument =>
    async (...given) => {
      const document = await import('../adapters/export-document.ts');
      return document.makeDocument(...given);
    },
} satisfies Port;
