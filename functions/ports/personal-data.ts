import type { Port } from '#functions/edge/rights.ts';
import { personalData } from './stores.ts';

/** The stores of personal data, for the export: it may only read. */
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
  open: personalData,
} satisfies Port;
