import * as words from '#feature-words/doctor/links.ts';
import type { Account } from '#functions/accounts/account.ts';
import type { Hash } from '#functions/accounts/secret-tokens.ts';
import { sessionOf } from '#functions/accounts/sessions.ts';
import { retryContended } from '#functions/edge/contended-write.ts';
import { type Take, tooMany } from '#functions/edge/limit.ts';
import { type Handler, refuse, Unavailable } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import type { SignInId, UserId } from '#shared/contract/ids.ts';
import {
  endOfLink,
  maxLinksADay,
  maxOpenLinks,
  normalPasscode,
  refusePasscode,
} from '#shared/features/doctor/links/link.ts';
import { createLinkSchemas } from '#shared/features/doctor/schemas.ts';
import { pleaseLogIn } from '#words/refused.ts';
import { isOver, type Link, viewOfLink } from './link.ts';

type Deps = {
  hashId: (id: string) => string;
  /** Deliberately slow, against brute force. */
  hashPasscode: (linkId: string, passcode: string) => Promise<string>;
  listLinks: (userId: UserId) => Promise<Link[]>;
  /**
   * `account-changed`: the account has changed since the token was checked; perhaps all of its links were closed. `taken`:
   * another link has this id.
   */
  saveLink: (
    link: Link,
    files: readonly string[],
    seenRevision: number,
  ) => Promise<'saved' | 'taken' | 'account-changed'>;
  findLink: (linkId: string) => Promise<Link | null>;
  findAccount: (userId: UserId) => Promise<Account | null>;
  /** Whether any result of the user is stored. */
  hasResult: (userId: UserId) => Promise<boolean>;
  take: Take;
  hash: Hash;
  now: () => Date;
};

/**
 * Stores the files that the browser has encrypted. The server never sees the decryption key. Safe to repeat, because the browser
 * chooses the id. The passcode is stored as a slow keyed hash.
 */
export const createLink =
  (deps: Deps): Handler<'createLink', Account> =>
  async ({ body: { id, passcode, days, language, files }, caller: { userId, signInId, account } }) => {
    const refused = refusePasscode(passcode);
    if (refused) return refuse('malformed', refused);
    const now = deps.now();
    const linkId = deps.hashId(id);
    const own = await deps.listLinks(userId);
    const repeated = own.find((link) => link.linkId === linkId);
    if (repeated) return { answer: viewOfLink(repeated, now), isRepeat: true };
    if (own.filter((link) => !isOver(link, now)).length >= maxOpenLinks) return tooManyLinks;
    if (!(await deps.hasResult(userId))) return nothingToShow;
    const subject = deps.hash('links made in a day', userId);
    const taken = await deps.take({ kind: 'links', subject, max: maxLinksADay, windowSeconds: daySeconds }, now);
    if (!taken.allowed) return tooMany(words.enoughForToday, taken.retryAfterSeconds);
    const link: Link = {
      userId,
      linkId,
      madeAt: now.toISOString(),
      endsAt: endOfLink(now, days).toISOString(),
      language,
      passcodeHash: await deps.hashPasscode(linkId, normalPasscode(passcode)),
      wrongTries: 0,
      openings: [],
      fileCount: files.length,
    };
    const jwes = files.map(({ jwe }) => jwe);
    const ending = await saveWhileSignedIn(deps, link, jwes, { signInId, account });
    if (ending === 'saved') return { answer: viewOfLink(link, now) };
    if (ending === 'account-changed') return loggedOut;
    // The same call was sent twice at the same time, and the other one has stored the link.
    const stored = await deps.findLink(linkId);
    return stored?.userId === userId ? { answer: viewOfLink(stored, now), isRepeat: true } : notYours;
  };

const daySeconds = 24 * 60 * 60;

/** An account changes for many reasons, for example when a mail is sent. Only the end of the session must prevent the write. */
const saveWhileSignedIn = async (
  { saveLink, findAccount, now }: Deps,
  link: Link,
  files: readonly string[],
  { signInId, account }: { signInId: SignInId; account: Account },
) => {
  let seen = account;
  const ending = await retryContended(async () => {
    const saved = await saveLink(link, files, seen.revision);
    if (saved !== 'account-changed') return saved;
    const latest = await findAccount(link.userId);
    if (!latest || !sessionOf(latest, signInId, now())) return saved;
    seen = latest;
    return 'contended';
  }, contention);
  if (ending === 'contended') throw new Unavailable('The account kept changing.');
  return ending;
};

const contention = { maxTries: 10 };

const nothingToShow = refuse('not-allowed', words.noResultYet);

const tooManyLinks = refuse('too-many-links', words.tooManyOpen(maxOpenLinks));

/** A collision cannot happen by chance: an id has 256 random bits. */
const notYours = refuse('not-allowed', words.makeAnother);

const loggedOut = refuse('unauthenticated', pleaseLogIn);

export const createLinkRoute = {
  name: 'createLink',
  method: 'POST',
  path: '/api/links/create',
  auth: 'signed-in',
  tag: 'Links',
  summary: 'Store encrypted files behind a link; safe to repeat with the same id',
  refusals: ['not-allowed', 'too-many-links'],
  isSecurityEvent: true,
  schemas: createLinkSchemas,
  throttle: { rate: 10, burst: 20 },
  addressLimit: 30,
  whoIsAffected: 'People cannot make a link for their doctor; they can still print the page.',
  alarm: 'readers',
  description: `For a user with a result. At most ${maxLinksADay} links a day (429), of 200 kB each (413).`,
  handle: createLink,
} as const satisfies RouteDeclaration<'createLink'>;
