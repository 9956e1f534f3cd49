import { queryOptions } from '@tanstack/react-query';
import * as words from '#feature-words/doctor/links.ts';
import { languageFrom, pathIn } from '#shared/contract/language.ts';
import { shlinkOf } from '#shared/features/doctor/links/shlink.ts';
import { textOf } from '#shared/read-unknown.ts';
import { call, messageOf } from '#web/api/call.ts';
import { CallFailed, queryClient } from '#web/api/queries.ts';
import { isRecord, recordsOf } from '#web/api/read-value.ts';
import * as labels from '#words/labels.ts';
import { viewPath } from '../paths.ts';

/** What a link is made of when the user presses its button. */
export type LinkContents = {
  /** The FHIR resources behind it. */
  readonly resources: readonly object[];
  /** What other software shows of the link before it is opened. */
  readonly label: string;
};

/** One of the user's links, with the times when it was opened, newest first. Null if the value cannot be a link. */
export function readLink(body: unknown) {
  if (!isRecord(body) || typeof body.linkId !== 'string' || typeof body.endsAt !== 'string') return null;
  return {
    linkId: body.linkId,
    madeAt: textOf(body.madeAt),
    endsAt: body.endsAt,
    language: languageFrom(body.language),
    isOver: body.isOver !== false,
    closedBy: isRecord(body.closed) ? textOf(body.closed.by) : '',
    openings: recordsOf(body.openings).map(({ at, isRight }) => ({ at: textOf(at), isRight: isRight === true })),
  };
}

export type OwnLink = NonNullable<ReturnType<typeof readLink>>;

/** What only this page knows about a link, until the user leaves or reloads the page. None of it is stored. */
type Shared = {
  url: string;
  key: string;
  passcode: string;
  /** Without the user's name, because it is shown before the passcode is asked for, and is in the QR code. */
  label: string;
};

const shared = new Map<string, Shared>();

export const rememberShared = (linkId: string, made: Shared): void => void shared.set(linkId, made);

/** The link to hand over, and its passcode; null if the link was made on another page. */
export function sharedOf({ linkId, endsAt, language }: Pick<OwnLink, 'linkId' | 'endsAt' | 'language'>) {
  const made = shared.get(linkId);
  if (!made) return null;
  const exp = Math.floor(Date.parse(endsAt) / 1000);
  const shlink = shlinkOf({ url: made.url, key: made.key, exp, flag: 'P', label: made.label });
  return { address: `${location.origin}${pathIn(language, viewPath)}#${shlink}`, passcode: made.passcode };
}

/** The user's links, newest first: the open ones and, for a while, those that have ended. */
export const linksQuery = queryOptions({
  queryKey: ['links'],
  queryFn: async ({ signal }): Promise<OwnLink[]> => {
    const result = await call('listLinks', undefined, signal);
    if (result.ok && Array.isArray(result.data)) return result.data.map(readLink).filter((link) => link !== null);
    throw new CallFailed('listLinks', result.ok ? { ok: false, reason: 'network' } : result);
  },
});

/** Adds a new or changed link to the list. */
export function showLink(link: OwnLink): void {
  queryClient.setQueryData(linksQuery.queryKey, (links = []) => [
    link,
    ...links.filter(({ linkId }) => linkId !== link.linkId),
  ]);
}

/** Closes a link, or extends it. Resolves with an error message for the user, or with null on success. */
export async function changeLink(route: 'closeLink' | 'keepLink', linkId: string): Promise<string | null> {
  const result = await call(route, { linkId });
  const link = result.ok ? readLink(result.data) : null;
  if (!link) {
    void queryClient.invalidateQueries(linksQuery);
    return messageOf(result, labels.didNotWork, { 'not-found': words.noLongerOpen });
  }
  // The link keeps its position, because the user may have several open.
  queryClient.setQueryData(linksQuery.queryKey, (links = []) =>
    links.map((each) => (each.linkId === link.linkId ? link : each)),
  );
  return null;
}
