import { lifetimes } from '#shared/contract/lifetimes.ts';
import { UsageError } from './command.ts';

const dayMs = 24 * 3600 * 1000;
/** A mark of an erased person lives as long as a backup. The last day is left out, so that none ends while this runs. */
export const mostDaysBack = lifetimes.backupDays - 1;

/** The second to which the tables are restored, as typed. `example`: what to type. */
export function readInstant(text: string | undefined, now: Date, example: string): Date {
  const at = new Date(text ?? '');
  if (!text || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) || Number.isNaN(at.getTime()))
    throw new UsageError(`Say to which second, in UTC: ${example}`);
  if (at > now) throw new UsageError(`${text} is in the future.`);
  if (now.getTime() - at.getTime() <= mostDaysBack * dayMs) return at;
  throw new UsageError(
    `${text} is more than ${mostDaysBack} days ago. Whoever was erased that long ago could not be left out any more.`,
  );
}
