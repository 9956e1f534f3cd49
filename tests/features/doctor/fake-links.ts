import type { Link, Opening } from '#functions/features/doctor/link.ts';
import { isOver } from '#functions/features/doctor/link.ts';

/** The table of links in memory, behaving like the real one. Passcodes are not hashed, because hashing has tests of its own. */
export const fakeLinks = () => {
  const links = new Map<string, Link>();
  const files = new Map<string, readonly string[]>();
  const change = (link: Link, next: Partial<Link>): Link => {
    const changed = { ...(links.get(link.linkId) ?? link), ...next };
    links.set(link.linkId, changed);
    return changed;
  };
  const findOwn = async (userId: string, linkId: string) => {
    const link = links.get(linkId);
    return link?.userId === userId ? link : null;
  };
  return {
    links,
    files,
    hashId: (id: string) => `hash-of-${id}`,
    hashPasscode: async (linkId: string, passcode: string) => `${linkId}/${passcode}`,
    isPasscode: async ({ linkId, passcodeHash }: Link, passcode: string) => passcodeHash === `${linkId}/${passcode}`,
    listLinks: async (userId: string) => [...links.values()].filter((link) => link.userId === userId),
    findLink: async (linkId: string) => links.get(linkId) ?? null,
    findOwn,
    saveLink: async (
      link: Link,
      jwes: readonly string[],
      _seenRevision: number,
    ): Promise<'saved' | 'taken' | 'account-changed'> => {
      if (links.has(link.linkId)) return 'taken';
      links.set(link.linkId, link);
      files.set(link.linkId, jwes);
      return 'saved';
    },
    countOpening: async ({ linkId }: Link, opening: Opening) => {
      const link = links.get(linkId);
      if (!link || isOver(link, new Date(opening.at))) return null;
      return change(link, {
        openings: [...link.openings, opening],
        wrongTries: link.wrongTries + (opening.isRight ? 0 : 1),
      });
    },
    close: async (link: Link, closed: NonNullable<Link['closed']>) => {
      if (!isOver(links.get(link.linkId) ?? link, new Date(closed.at))) change(link, { closed, passcodeHash: '' });
      files.delete(link.linkId);
    },
    keep: async (link: Link, endsAt: string) => void change(link, { endsAt }),
    findFiles: async ({ linkId }: Link) => [...(files.get(linkId) ?? [])],
    findFile: async ({ linkId }: Link, at: number) => files.get(linkId)?.[at] ?? null,
    deleteFiles: async ({ linkId }: Link) => void files.delete(linkId),
    addressOf: (host: string, linkId: string, file: number) => `https://${host}/${linkId}/${file}`,
    readTicket: () => null,
  };
};
