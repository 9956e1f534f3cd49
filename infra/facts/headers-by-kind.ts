import { createHash } from 'node:crypto';
import { offPageStyle } from '#shared/contract/off-page-style.ts';

// The build's headers.json holds the headers of a page. Other files need fewer, and on a first visit two dozen of them would
// carry the policy's kilobyte for nothing. The deployed site and the local one follow these rules.

type Headers = Readonly<Record<string, string>>;

/**
 * The folder of files with a hash in their name: scripts, styles, fonts, pictures. Workers must be elsewhere, because a worker
 * obeys the policy of its own file.
 */
export const assetFolder = '/assets/';

/**
 * All headers that a browser heeds for a script, a font or a picture. Those about the site or a document came with the page.
 */
const ofAssets: readonly string[] = ['x-content-type-options', 'cross-origin-resource-policy'];

export const assetHeaders = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => ofAssets.includes(name)));

/**
 * An API response is data: rendered as a page, it may load and run nothing. One response is a page, with a form and one
 * style.
 */
export const apiHeaders = (headers: Headers): Headers => ({
  ...headers,
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(offPageStyle).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
});
