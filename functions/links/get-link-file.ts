import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { getLinkFileSchemas } from '#shared/contract/schemas/ciphertext-schemas.ts';
import { isOver, type Link } from './link.ts';

type Deps = {
  /** The file that a ticket names; null for a forged or expired ticket. */
  readTicket: (ticket: string, now: Date) => { linkId: string; file: number } | null;
  findLink: (linkId: string) => Promise<Link | null>;
  hasOwner: (userId: UserId) => Promise<boolean>;
  findFile: (link: Link, file: number) => Promise<string | null>;
  now: () => Date;
};

/** One encrypted file, by a short-lived URL from a manifest. A link that was closed in the meantime gives nothing. */
export const getLinkFile =
  ({ readTicket, findLink, hasOwner, findFile, now }: Deps): Handler<'getLinkFile'> =>
  async ({ query }) => {
    const named = readTicket(query.ticket, now());
    const link = named && (await findLink(named.linkId));
    if (!link || isOver(link, now()) || !(await hasOwner(link.userId))) return gone;
    const jwe = await findFile(link, named.file);
    return jwe === null ? gone : { answer: jwe };
  };

const gone = refuse('not-found', 'This file is no longer here. Open the link again.');

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
  whoIsAffected: 'Some software of doctors cannot open links; the page of the site still can.',
  uses: ['findFile', 'findLink', 'hasOwner', 'now', 'readTicket'],
  handle: getLinkFile,
} as const satisfies RouteDeclaration<'getLinkFile'>;
