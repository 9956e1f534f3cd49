import type { Log, Measure } from '#functions/edge/log.ts';
import type { WorkerDeclaration } from '#functions/edge/rights.ts';
import type { UserId } from '#shared/contract/ids.ts';

/** What restores a login. No password, because Cognito never reveals it; no name, because the tables have it. */
export type BackedUpUser = {
  userId: UserId;
  email: string;
  isVerified: boolean;
  /** Cognito's status, such as `CONFIRMED`. */
  status: string;
  createdAt: string;
};

/** A page of Cognito's list, or a part of a backup. `next`: Cognito's pagination token; null in the last one. */
export type UserPage = { users: BackedUpUser[]; next: string | null };

/** `name`: the instant at which the backup began. `parts`: their number. */
export type Backup = { name: string; parts: number };

type Deps = {
  /** `from`: the pagination token; null at the start. `'over'`: the token has expired. */
  listUsers: (from: string | null) => Promise<UserPage | 'over'>;
  /** The last backup that began after this instant. */
  findLast: (since: Date) => Promise<Backup | null>;
  readPart: (name: string, part: number) => Promise<UserPage>;
  /** Parts are numbered from 1. */
  savePart: (name: string, part: number, content: UserPage) => Promise<void>;
  pause: (milliseconds: number) => Promise<unknown>;
  now: () => Date;
  log: Log;
  measure: Measure;
};

/** Cognito allows 30 list requests a second for all callers together. Sequential requests with this gap leave most of them. */
const gapMs = 100;
/** About 7 MB. Most pools are one part. */
const usersInPart = 50_000;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Backs up the users once a day (UTC). Runs every hour: a failed backup starts again, and one that timed out continues after
 * its last part. Does nothing when today's backup is complete.
 */
export const backUpUsers =
  (deps: Deps) =>
  async (isTimeUp: () => boolean): Promise<void> => {
    const now = deps.now();
    const last = await deps.findLast(new Date(now.getTime() - dayMs));
    const end = last && (await deps.readPart(last.name, last.parts));
    if (last && end?.next === null && last.name.startsWith(dayOf(now))) return;
    const unfinished = last && end && end.next !== null ? { ...last, next: end.next } : null;
    const begun = unfinished ?? { name: nameOf(now), parts: 0, next: null };
    const ending = await writeParts(deps, begun, isTimeUp);
    if (ending === 'over') await writeParts(deps, { name: nameOf(now), parts: 0, next: null }, isTimeUp);
  };

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Without colons, which are awkward in S3 keys. */
const nameOf = (at: Date): string => at.toISOString().replaceAll(':', '-');

const writeParts = async (
  deps: Deps,
  begun: Backup & Pick<UserPage, 'next'>,
  isTimeUp: () => boolean,
): Promise<'over' | 'done' | 'later'> => {
  let { parts, next } = begun;
  let total = 0;
  do {
    const part = await readPartOfList(deps, next, isTimeUp);
    if (part === 'over') return 'over';
    parts += 1;
    await deps.savePart(begun.name, parts, part);
    total += part.users.length;
    next = part.next;
    if (next !== null && isTimeUp()) {
      deps.log.info('users partly backed up', { count: total });
      return 'later';
    }
  } while (next !== null);
  deps.log.info('users backed up', { count: total });
  deps.measure('UsersBackedUp', total);
  return 'done';
};

/** Reads at least one page, so that each run makes progress. */
const readPartOfList = async (
  { listUsers, pause }: Deps,
  from: string | null,
  isTimeUp: () => boolean,
): Promise<UserPage | 'over'> => {
  const users: BackedUpUser[] = [];
  let next = from;
  do {
    const page = await listUsers(next);
    if (page === 'over') return 'over';
    users.push(...page.users);
    next = page.next;
    if (next !== null) await pause(gapMs);
  } while (next !== null && users.length < usersInPart && !isTimeUp());
  return { users, next };
};

export const backUpUsersWorker = {
  description: 'Backs up once a day what is needed to restore logins',
  // Enough for 500,000 users. Beyond that, the next hour's run continues.
  timeoutSeconds: 840,
  whoIsAffected:
    'Nobody yet: the users are not backed up, and if the pool is lost now, nobody who registered since the last backup can log in.',
} as const satisfies WorkerDeclaration;
