/** Longer than CloudFront waits for any of these. */
const patienceMilliseconds = 30_000;

/** What every page must come with, by `web/build/headers.ts`: without them a browser protects nobody from foreign scripts. */
const safetyHeaders = ['content-security-policy', 'x-content-type-options', 'referrer-policy'];

/** Reads a file of the site. Throws a sentence unless it answers with this status. */
export async function fileOf(siteUrl: string, path: string, wanted = 200): Promise<{ text: string; headers: Headers }> {
  const response = await fetch(new URL(path, siteUrl), { signal: AbortSignal.timeout(patienceMilliseconds) });
  const text = await response.text();
  if (response.status !== wanted) throw new Error(`${path} answered ${response.status}, not ${wanted}.`);
  return { text, headers: response.headers };
}

/** Reads a page. Throws a sentence unless it is one, with all safety headers. */
export async function pageOf(siteUrl: string, path: string): Promise<string> {
  const { text, headers } = await fileOf(siteUrl, path);
  if (!headers.get('content-type')?.startsWith('text/html')) throw new Error(`${path} is no page.`);
  const missing = safetyHeaders.filter((name) => !headers.has(name));
  if (missing.length > 0) throw new Error(`${path} comes without ${missing.join(', ')}.`);
  return text;
}

/** The scripts, styles and pictures that a page loads from its own site. */
export const filesNamedIn = (page: string): string[] => [
  ...new Set([...page.matchAll(/\b(?:src|href)="(\/[^"/?#][^"?#]*\.\w+)"/g)].flatMap(([, path]) => path ?? [])),
];
