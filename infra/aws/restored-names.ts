import { stackName } from './stack-name.ts';

/**
 * What `npm run ops -- restore` restores. Not the marks of the erased, which must never go back in time, and not the counters of
 * tries, which are over within a day.
 */
export const restorableTables = ['submissions', 'results', 'accounts', 'links'] as const;
export type RestorableTable = (typeof restorableTables)[number];

/** What the setting `restoredTables` can be: the instant to which they were restored. */
export const restoredPattern = /^\d{8}t\d{6}z$/;

/** `2026-11-21T08:00:00Z` → `20261121t080000z`. */
export const restoredWordOf = (at: Date): string =>
  at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '')
    .toLowerCase();

/** The command makes the tables under these names, and the stack finds them by the same. */
export const restoredName = (stage: string, table: RestorableTable, word: string): string =>
  `${stackName(stage)}-${table}-${word}`;
