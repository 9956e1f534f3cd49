import type { Draft } from './draft.ts';

/**
 * The draft as it stands in the browser. Two names are those of version 1.0.0: an unfinished quiz has to survive a release,
 * and a tab of the earlier release may be open beside this one.
 */
export type StoredDraft = Omit<Draft, 'runId' | 'dismissedNotices'> & { run: string; putAway: readonly string[] };

export const toStored = ({ runId, dismissedNotices, ...rest }: Draft): StoredDraft => ({
  ...rest,
  run: runId,
  putAway: dismissedNotices,
});

export const fromStored = ({ run, putAway, ...rest }: StoredDraft): Draft => ({
  ...rest,
  runId: run,
  dismissedNotices: putAway,
});
