// The build's headers.json holds the headers of a page. What is no page needs fewer, and on a first visit two dozen files would
// carry the policy's kilobyte for nothing. The deployed site and the local one follow these rules.

type Headers = Readonly<Record<string, string>>;

/** Below it lie files with their hash in the name: scripts, styles, fonts, pictures. A worker must not: it obeys its own policy. */
export const assetFolder = '/assets/';

/** What a browser heeds with a document or a worker alone. */
const ofDocuments: readonly string[] = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'];

export const assetHeaders = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofDocuments.includes(name)));

/** An answer of the API is data: shown as a page, it may load and run nothing. */
export const apiHeaders = (headers: Headers): Headers => ({
  ...headers,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
});
