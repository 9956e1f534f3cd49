import { createHash } from 'node:crypto';
import { featureStyles } from '#shared/features/styles.ts';

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

/** Of a style in a page of the API, as its policy names it. */
const styleHash = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const apiStyles = featureStyles.length === 0 ? "'none'" : featureStyles.map(styleHash).join(' ');

/**
 * An API response is data: rendered as a page, it may load and run nothing. Features have responses that are pages, with
 * a form.
 */
export const apiHeaders = (headers: Headers): Headers => ({
  ...headers,
  'content-security-policy': `default-src 'none'; style-src ${apiStyles}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
});
