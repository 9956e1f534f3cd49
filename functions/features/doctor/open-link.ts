import * as words from '#feature-words/doctor/view.ts';
import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import type { UserId } from '#shared/contract/ids.ts';
import type { AccountJob } from '#shared/contract/messages.ts';
import {
  linkFhirVersion,
  maxWrongTries,
  normalPasscode,
  readerContentType,
} from '#shared/features/doctor/links/link.ts';
import { getLinkFileSchemas, openLinkSchemas } from '#shared/features/doctor/schemas.ts';
import type { letters } from './letter.ts';
import { isOver, type Link, type Opening } from './link.ts';

type Deps = {
  hashId: (id: string) => string;
  isPasscode: (link: Link, passcode: string) => Promise<boolean>;
  findLink: (linkId: string) => Promise<Link | null>;
  /** False as soon as the owner has requested an erasure. */
  hasOwner: (userId: UserId) => Promise<boolean>;
  /**
   * The link after this opening, or null if it had already ended. One conditional write, so that no concurrent opening is lost.
   */
  countOpening: (link: Link, opening: Opening) => Promise<Link | null>;
  findFiles: (link: Link) => Promise<string[] | null>;
  deleteFiles: (link: Link) => Promise<void>;
  /** A URL of one file that is valid for some minutes. */
  addressOf: (host: string, linkId: string, file: number, now: Date) => string;
  /** Tells the owner, if their address is confirmed, that wrong passcodes have closed one of their links. */
  enqueue: (job: AccountJob) => Promise<void>;
  now: () => Date;
};

/**
 * The manifest of a SMART Health Link, for a caller with the link and its passcode. Links that are unknown, closed, expired or
 * out of attempts get the same answer. A passcode is accepted only if its write comes before that of the last allowed wrong one.
 * So a thousand concurrent guesses gain no more than five sequential ones.
 */
export const openLink =
  (deps: Deps): Handler<'openLink'> =>
  async ({ query, body: { passcode = '', embeddedLengthMax = Infinity }, client }) => {
    const now = deps.now();
    const link = await deps.findLink(deps.hashId(query.id));
    if (!link || isOver(link, now) || !(await deps.hasOwner(link.userId))) return ended;
    // No passcode was entered, so no attempt is counted.
    if (normalPasscode(passcode) === '') return wrong(maxWrongTries - link.wrongTries);
    const isRight = await deps.isPasscode(link, normalPasscode(passcode));
    const counted = await deps.countOpening(link, { at: now.toISOString(), isRight });
    if (!counted) return ended;
    if (!isRight) return refuseWrong(deps, counted);
    const files = await deps.findFiles(link);
    if (!files) return ended;
    const placed = files.map((jwe, at) =>
      jwe.length <= embeddedLengthMax
        ? { embedded: jwe }
        : { location: deps.addressOf(client.host, link.linkId, at, now) },
    );
    const described = {
      contentType: readerContentType,
      fhirVersion: linkFhirVersion,
      lastUpdated: link.madeAt,
      status: 'finalized' as const,
    };
    return { answer: { files: placed.map((place) => ({ ...described, ...place })) } };
  };

/** The last allowed wrong passcode deletes the files. The conditional write ensures that only one opening is the last. */
const refuseWrong = async ({ deleteFiles, enqueue }: Deps, link: Link) => {
  const remaining = maxWrongTries - link.wrongTries;
  if (remaining <= 0) {
    await deleteFiles(link);
    await enqueue({ kind: 'letter', letter: 'link-ended' satisfies keyof typeof letters, userId: link.userId });
  }
  return wrong(Math.max(0, remaining));
};

const wrong = (remainingAttempts: number) =>
  refuse(
    'wrong-passcode',
    remainingAttempts === 0 ? words.closedByWrongPasscode : words.wrongPasscode(remainingAttempts),
    { remainingAttempts },
  );

/** The same answer for every link that cannot be opened. */
const ended = refuse('not-found', words.closedAskForNew);

export const openLinkRoute = {
  name: 'openLink',
  runsIn: 'sharedLinks',
  method: 'POST',
  path: '/api/links/manifest',
  auth: 'public',
  anyOrigin: true,
  tag: 'Links',
  summary: 'The manifest of a link, for a holder of the link and its passcode',
  refusals: ['wrong-passcode', 'not-found'],
  isSecurityEvent: true,
  schemas: openLinkSchemas,
  // Each call can cost a slow hash. Openings are rare, so this rate is lower than that of register.
  throttle: { rate: 10, burst: 20 },
  addressLimit: 30,
  whoIsAffected: 'Doctors cannot open the links that people gave them.',
  alarm: 'readers',
  handle: openLink,
} as const satisfies RouteDeclaration<'openLink'>;

type FileDeps = Pick<Deps, 'findLink' | 'hasOwner' | 'now'> & {
  /** The file that a ticket names; null for a forged or expired ticket. */
  readTicket: (ticket: string, now: Date) => { linkId: string; file: number } | null;
  findFile: (link: Link, file: number) => Promise<string | null>;
};

/** Returns one encrypted file, by a short-lived URL from a manifest. Returns none if the link was closed in the meantime. */
export const getLinkFile =
  ({ readTicket, findLink, hasOwner, findFile, now }: FileDeps): Handler<'getLinkFile'> =>
  async ({ query }) => {
    const named = readTicket(query.ticket, now());
    const link = named && (await findLink(named.linkId));
    if (!link || isOver(link, now()) || !(await hasOwner(link.userId))) return gone;
    const jwe = await findFile(link, named.file);
    return jwe === null ? gone : { answer: jwe };
  };

const gone = refuse('not-found', words.fileGone);

export const getLinkFileRoute = {
  name: 'getLinkFile',
  runsIn: 'sharedLinks',
  method: 'GET',
  path: '/api/links/file',
  auth: 'public',
  anyOrigin: true,
  tag: 'Links',
  summary: 'One encrypted file of a manifest, by its short-lived address',
  refusals: ['not-found'],
  schemas: getLinkFileSchemas,
  throttle: { rate: 10, burst: 20 },
  addressLimit: 30,
  whoIsAffected: 'Some software of doctors cannot open links; the page of the site still can.',
  alarm: 'readers',
  handle: getLinkFile,
} as const satisfies RouteDeclaration<'getLinkFile'>;
