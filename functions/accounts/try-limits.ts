import { type Take, type Taken, tooMany } from '#functions/edge/limit.ts';
import { networksAround } from '#functions/edge/origin.ts';
import * as words from '#words/refused.ts';
import { limitsOfFirstMail } from './address-mails.ts';
import type { Hash } from './secret-tokens.ts';

const hourSeconds = 60 * 60;

/** How many attempts one network address has, and what it is told after them. */
export type NetworkLimit = { kind: string; perHour: number; refusal: string };

const networkLimits = {
  register: { kind: 'register', perHour: 60, refusal: words.tooManyAccounts },
  login: { kind: 'login', perHour: 100, refusal: words.tooManyTriesFromNetwork },
  document: { kind: 'document', perHour: 600, refusal: words.tooManyDocuments },
} as const satisfies Readonly<Record<string, NetworkLimit>>;

/**
 * A household may have an IPv6 /56, and a rented server often a /48, which contains 65,536 networks as counted here. A mobile
 * network may have that many phones in a /48. All networks of a /56 together get `perLineFactor` times the attempts of one network,
 * and all of a /48 `perSiteFactor` times.
 */
const perLineFactor = 4;
const perSiteFactor = 20;

/** Wrong passwords in a row that reach Cognito, and the wait after them. Cognito forgets failures after 15 minutes. */
export const passwordLimit = { max: 4, waitSeconds: 16 * 60 } as const;

/** In local development all calls come from one address, which gets this many times the attempts. */
const roomyFactor = 100;

/** Takes one from each limit, narrowest first. Returns the wait of the first limit that is used up. */
export const takeEach = async <Each>(
  take: (limit: Each, now: Date) => Promise<Taken>,
  limits: readonly Each[],
  now: Date,
): Promise<Taken> => {
  for (const limit of limits) {
    const taken = await take(limit, now);
    if (!taken.allowed) return taken;
  }
  return { allowed: true };
};

type Deps = {
  take: Take;
  /** Counts a password in `key`, which expires after the wait. */
  takePassword: (key: string, now: Date) => Promise<Taken>;
  forgetPasswords: (key: string) => Promise<void>;
  hash: Hash;
  /** The one network address with more attempts. Only the local system sets it; blank where the product is deployed. */
  roomyNetwork: string;
  isProbe: (email: string) => boolean;
  now: () => Date;
};

/** The rate limits on registering and logging in. Each returns a refusal, or lets the attempt through. */
export const tryLimits = ({ take, takePassword, forgetPasswords, hash, roomyNetwork, isProbe, now }: Deps) => ({
  /** `email`: the probe is not counted, because others may share its network. */
  network: async (of: keyof typeof networkLimits | NetworkLimit, network: string, email = '') => {
    if (isProbe(email)) return null;
    const { kind, perHour, refusal } = typeof of === 'string' ? networkLimits[of] : of;
    const at = now();
    // The day is part of the hash, so an address cannot be tracked across days, not even with the key and the table.
    const subjectOf = (from: string) => hash(`network address on ${at.toISOString().slice(0, 10)}`, from);
    const limit = (from: string, factor: number) => {
      return { kind, subject: subjectOf(from), max: perHour * factor, windowSeconds: hourSeconds };
    };
    const { line, site } = networksAround(network);
    const limits = [
      limit(network, network === roomyNetwork ? roomyFactor : 1),
      // The addresses of an IPv4 /24 usually belong to different people.
      ...(line === site ? [] : [limit(line, perLineFactor), limit(site, perSiteFactor)]),
    ];
    const taken = await takeEach(take, limits, at);
    return taken.allowed ? null : tooMany(refusal, taken.retryAfterSeconds);
  },
  /** Takes one from the limit. Call it before a mail goes to an unproved address. */
  firstMail: async (email: string, network: string) => {
    if (isProbe(email)) return null;
    const at = now();
    const limits = limitsOfFirstMail(hash, email, network, at, network === roomyNetwork ? roomyFactor : 1);
    const taken = await takeEach(take, limits, at);
    return taken.allowed ? null : tooMany(words.noMoreEmails, taken.retryAfterSeconds);
  },
  /**
   * Takes one from the limit. Call it before a password is sent to Cognito, and report a right password. `email` is the
   * normalised address, with or without an account: callers cannot tell the two apart. `device` is the secret of a device that
   * this account knows, or the id of one of its sessions. Each has its own counter, so that a stranger's guesses do not lock out
   * the owner.
   */
  password: async ({ email, device }: { email: string; device: string | null }) => {
    const key = device
      ? `device-password#${hash('password tries on a device', `${email}\n${device}`)}`
      : passwordKey(hash, email);
    const taken = await takePassword(key, now());
    if (!taken.allowed) return tooMany(words.tooManyWrongPasswords, taken.retryAfterSeconds);
    return { succeeded: () => forgetPasswords(key) };
  },
});

export type TryLimits = ReturnType<typeof tryLimits>;

/** The key of an address's wrong-password counter, for devices that its account does not know. */
export const passwordKey = (hash: Hash, email: string): string => `password#${hash('password tries', email)}`;

/**
 * Cognito first locks an account for one second and doubles that with each attempt. A minute is enough for nearly every user.
 */
export const slowDown = tooMany(words.tooManyTries, 60);

/** Part of the API's description. */
export const networkLimitDescription =
  'Tries are limited by network address, beyond which the answer is 429 with Retry-After.';
