import { product } from '#shared/product.ts';
import { send } from './api/call.ts';
import { pathOf } from './paths.ts';
import { pageAt } from './routing/pages.tsx';
import { isSharedDevice } from './session/storage.ts';

/** A browser in which everything breaks must not send a report with each press. */
const mostADay = 3;

/** A day, and how many reports were sent on it. */
type Sent = { day: string; count: number };

const storageKey = `${product.id}.crashReports`;

/** If nothing can be stored, the limit counts for this page only. */
let sentHere: Sent = { day: '', count: 0 };

/**
 * Tells the operator that this page broke: the class of the error, the place in our scripts, the page and the release.
 * It sends no error message, because that can quote an answer; no address, because that can hold an id; and no token.
 * An error that no screen caught is reported only if it is ours. Never throws.
 */
export async function reportCrash(error: unknown, isCaught = true): Promise<void> {
  if (!(isCaught || isOurs(error)) || !takeOneOfToday()) return;
  const at = placeOf(error);
  await send(
    'reportCrash',
    { code: codeOf(error), route: routeHere(), release: releaseHere(), ...(at && { at }) },
    null,
  );
}

/**
 * False for the error of a browser extension, because those run in the page too. Also false for React's error that it
 * rendered the page again: an extension or a translator changed the page before the scripts ran, and nothing broke.
 */
const isOurs = (error: unknown): boolean =>
  placeOf(error) !== null && !(error instanceof Error && /hydrat|React error #4(18|2[1235])\b/i.test(error.message));

function takeOneOfToday(): boolean {
  const day = new Date().toISOString().slice(0, 10);
  const counts = [sentHere, readStored()].map((sent) => (sent.day === day ? sent.count : 0));
  const count = Math.max(...counts) + 1;
  if (count > mostADay) return false;
  sentHere = { day, count };
  try {
    if (!isSharedDevice()) localStorage.setItem(storageKey, `${day} ${count}`);
  } catch {
    // Storage is switched off or full.
  }
  return true;
}

function readStored(): Sent {
  try {
    const [day = '', count] = (localStorage.getItem(storageKey) ?? '').split(' ');
    return { day, count: Number(count) || 0 };
  } catch {
    return sentHere;
  }
}

const codeOf = (error: unknown): string =>
  (error instanceof Error || error instanceof DOMException) && /^[A-Za-z]{1,40}$/.test(error.name)
    ? error.name
    : 'Unknown';

/**
 * Script, line and column of the first stack frame that is ours. The local server's scripts have a query, which is left
 * out.
 */
const placeOf = (error: unknown): string | null => {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const after of stack.split(`${location.origin}/`).slice(1)) {
    const [, script, place] = /^[^\s?]*?([\w.-]{1,80})(?:\?[^\s:]*)?(:\d{1,7}:\d{1,7})\b/.exec(after) ?? [];
    if (script && place) return script + place;
  }
  return null;
};

const routeHere = (): string => {
  const path = pageAt(pathOf(location.pathname))?.path ?? '*';
  return path === '*' ? '/not-found' : path;
};

/** `main-` and a hash, which identifies the release for the operator. */
const releaseHere = (): string => {
  const main = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return /[\w.-]{1,80}$/.exec(main?.src ?? '')?.[0] ?? 'unknown';
};
