import type { Log } from '#functions/edge/log.ts';
import type { Measure } from '#functions/edge/metrics.ts';
import type { ReportUnreadable } from './stored-item.ts';

/** Tells the operator of a stored item that cannot be read: its ids in the log, and a metric that an alarm watches. */
export const reportUnreadable =
  (log: Log, measure: Measure): ReportUnreadable =>
  ({ kind, ...note }) => {
    measure('Unreadable');
    log.error('stored item not readable', { ...note, item: kind });
  };
