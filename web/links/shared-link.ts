import { shlinkOf } from '#shared/links/shlink.ts';
import { product } from '#shared/product.ts';
import type { OwnLink } from './read-link.ts';
import { viewPath } from './view-path.ts';

/** What only this page knows of a link, from its making until the page is left or reloaded. Nothing of it is stored. */
type Shared = { url: string; key: string; passcode: string };

const shared = new Map<string, Shared>();

export const rememberShared = (linkId: string, made: Shared): void => void shared.set(linkId, made);

/** No name: the label is shown before the passcode is asked for, and stands in the QR code. */
const label = `A health summary from ${product.name}`;

/** The link as it is handed over, and its passcode; null when it was made on another page. */
export function sharedOf({ linkId, endsAt }: Pick<OwnLink, 'linkId' | 'endsAt'>) {
  const made = shared.get(linkId);
  if (!made) return null;
  const exp = Math.floor(Date.parse(endsAt) / 1000);
  const shlink = shlinkOf({ url: made.url, key: made.key, exp, flag: 'P', label });
  return { address: `${location.origin}${viewPath}#${shlink}`, passcode: made.passcode };
}
