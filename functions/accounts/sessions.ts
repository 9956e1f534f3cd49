import type { Account, KnownDevice, Session } from './account.ts';
import { hashOfSecret, isSecret, nextSecret } from './secrets.ts';
import {
  knownDeviceDays,
  maxKnownDevices,
  maxSessions,
  previousSecretSeconds,
  rememberedDays,
  unrememberedHours,
} from './session-limits.ts';

const hourMs = 60 * 60 * 1000;
const after = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString();

const endOf = ({ isRemembered, startedAt }: Pick<Session, 'isRemembered' | 'startedAt'>): string =>
  after(new Date(startedAt), (isRemembered ? rememberedDays * 24 : unrememberedHours) * hourMs);

export type NewSession = Pick<Session, 'id' | 'isRemembered' | 'device'> & {
  refreshToken?: string | undefined;
  /** Absent on a shared device: no cookie, so nobody can continue the session once its token is gone. */
  secret?: string | undefined;
};

const open = (sessions: readonly Session[], now: Date) => sessions.filter(({ endsAt }) => endsAt > now.toISOString());

/** The account with one more session, without those that have ended, and with the newest 20 at most. */
export const withSession = (account: Account, { secret, refreshToken, ...session }: NewSession, now: Date): Account => {
  const startedAt = now.toISOString();
  const started: Session = {
    ...session,
    ...(secret && { secretHash: hashOfSecret(secret), ...(refreshToken && { refreshToken }) }),
    startedAt,
    lastUsedAt: startedAt,
    endsAt: endOf({ ...session, startedAt }),
  };
  return { ...account, sessions: [...open(account.sessions, now), started].slice(-maxSessions) };
};

/** The session that a token belongs to; null when it has ended. */
export const sessionOf = ({ sessions }: Account, id: string, now: Date): Session | null =>
  open(sessions, now).find((session) => session.id === id) ?? null;

export const withoutSession = (account: Account, id: string): Account => ({
  ...account,
  sessions: account.sessions.filter((session) => session.id !== id),
});

/** The account with no session left, except the one that asked, if it may stay. */
export const withoutSessions = (account: Account, exceptId?: string): Account => ({
  ...account,
  sessions: account.sessions.filter(({ id }) => id === exceptId),
});

/**
 * What a browser may do that shows this secret of this session:
 * - `exchange`: it is the current one; the account holds the next one from now on;
 * - `repeat`: it is the one before, and the exchange was a moment ago; the browser gets the current one once more;
 * - `stolen`: it is neither. Somebody else has used it before, so the session must end;
 * - `ended`: there is no such session.
 */
export type Exchange = 'exchange' | 'repeat' | 'stolen' | 'ended';

export const judgeSecret = (account: Account, id: string, secret: string, now: Date): Exchange => {
  const session = sessionOf(account, id, now);
  if (!session?.secretHash) return 'ended';
  if (isSecret(session.secretHash, secret)) return 'exchange';
  const isRecent = (session.previousUntil ?? '') > now.toISOString();
  return isRecent && isSecret(session.previousHash, secret) ? 'repeat' : 'stolen';
};

/** The account after an exchange. `isRemembered` changes whether the session outlives the browser. */
export const withNextSecret = (
  account: Account,
  {
    id,
    secret,
    serverKey,
    isRemembered,
  }: { id: string; secret: string; serverKey: string; isRemembered?: boolean | undefined },
  now: Date,
): Account => ({
  ...account,
  sessions: account.sessions.map((session) => {
    if (session.id !== id) return session;
    const used = { ...session, isRemembered: isRemembered ?? session.isRemembered };
    return {
      ...used,
      secretHash: hashOfSecret(nextSecret(serverKey, secret)),
      previousHash: hashOfSecret(secret),
      previousUntil: after(now, previousSecretSeconds * 1000),
      lastUsedAt: now.toISOString(),
      endsAt: endOf(used),
    };
  }),
});

const lasting = (devices: readonly KnownDevice[], now: Date) =>
  devices.filter(({ until }) => until > now.toISOString());

/** The account with this device among the known ones. A device that is known already lasts longer. */
export const withKnownDevice = (account: Account, secret: string, now: Date): Account => {
  const others = lasting(account.knownDevices, now).filter(({ secretHash }) => !isSecret(secretHash, secret));
  const device = { secretHash: hashOfSecret(secret), until: after(now, knownDeviceDays * 24 * hourMs) };
  return { ...account, knownDevices: [...others, device].slice(-maxKnownDevices) };
};

export const isKnownDevice = ({ knownDevices }: Account, secret: string, now: Date): boolean =>
  lasting(knownDevices, now).some(({ secretHash }) => isSecret(secretHash, secret));
