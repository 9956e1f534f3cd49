import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { CallFailed, queryClient } from '../api/query-client.ts';
import { type OwnLink, readLink, readLinks } from './read-link.ts';

/** One's own links, the newest first: those that are open, and for a while those that are over. */
export const linksQuery = queryOptions({
  queryKey: ['links'],
  queryFn: async ({ signal }): Promise<OwnLink[]> => {
    const result = await call('listLinks', undefined, signal);
    const links = result.ok ? readLinks(result.data) : null;
    if (links) return links;
    throw new CallFailed('listLinks', result.ok ? { ok: false, reason: 'network' } : result);
  },
});

/** Puts a link that was made or changed into the list. */
export function showLink(link: OwnLink): void {
  queryClient.setQueryData(linksQuery.queryKey, (links = []) => [
    link,
    ...links.filter(({ linkId }) => linkId !== link.linkId),
  ]);
}

/** Closes a link, or keeps it for longer. Resolves with the sentence to show when that did not work. */
export async function changeLink(route: 'closeLink' | 'keepLink', linkId: string): Promise<string | null> {
  const result = await call(route, { linkId });
  const link = result.ok ? readLink(result.data) : null;
  if (!link) {
    void queryClient.invalidateQueries(linksQuery);
    return (!result.ok && result.reason === 'refused' && result.body?.message) || noAnswer;
  }
  // In its place: the person may have several open.
  queryClient.setQueryData(linksQuery.queryKey, (links = []) =>
    links.map((each) => (each.linkId === link.linkId ? link : each)),
  );
  return null;
}

const noAnswer = 'That did not work just now. Please check your connection and try again.';
