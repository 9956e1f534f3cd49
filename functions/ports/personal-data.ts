import type { Port } from '#functions/edge/rights.ts';
import { personalData, withFeatureTables } from './stores.ts';

/** The stores of personal data, for the export: it may only read. */
export const stores = {
  rights: /* @__PURE__ */ withFeatureTables(
    {
      userPool: ['AdminGetUser'],
      accounts: ['GetItem'],
      submissions: ['Query'],
      results: ['Query'],
      limits: ['GetItem'],
      serverKey: [],
    },
    ['Query'],
  ),
  open: personalData,
} satisfies Port;
