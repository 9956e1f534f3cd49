import { createHash } from 'node:crypto';
import { offPageStyle } from '#shared/contract/off-page-style.ts';

// The build's headers.json holds the headers of a page. What is no page needs fewer, and on a first visit two dozen files would
// carry the policy's kilobyte for nothing. The deployed site and the local one follow these rules.

type Headers = Readonly<Record<string, string>>;

/** Below it lie files with their hash in the name: scripts, styles, fonts, pictures. A worker must not: it obeys its own policy. */
export const assetFolder = '/assets/';

/** All that a browser heeds with a script, a font or a picture. What is about the site or a document has come with the page. */
const ofAssets: readonly string[] = ['x-content-type-options', 'cross-origin-resource-policy'];

export const assetHeaders = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => ofAssets.includes(name)));

/** An answer of the API is data: shown as a page, it may load and run nothing. One is a page, of a form and one style. */
export const apiHeaders = (headers: Headers): Headers => ({
  ...headers,
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(offPageStyle).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
});
