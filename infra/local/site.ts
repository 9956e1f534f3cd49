/**
 * The static site like S3 and CloudFront: the deployed router function chooses the file, hashed assets are immutable, and
 * pages have the headers of headers.json.
 *
 * Not imitated: caching at the edge, TLS and HTTP/2, gzip for browsers without Brotli.
 */

import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { siteRouterCode } from '#infra/aws/site/site-router-code.ts';
import { assetFolder, assetHeaders } from '#infra/facts/headers-by-kind.ts';
import type { Answer, LocalRequest, LocalResponse } from './wire/http-messages.ts';

type CloudFrontRequest = { uri: string; headers: Record<string, { value: string }> };
type CloudFrontFunction = (event: { request: CloudFrontRequest }) => CloudFrontRequest;

/** Chooses the file of this build for a request, using the function that runs in CloudFront. */
const siteRouter = (webDir: string) => {
  const handler = runInNewContext(`${siteRouterCode(webDir)}; handler`) as CloudFrontFunction;
  return ({ path, headers }: Pick<LocalRequest, 'path' | 'headers'>): string => {
    const wrapped = Object.entries(headers).map(([name, value]): [string, { value: string }] => [name, { value }]);
    return handler({ request: { uri: path, headers: Object.fromEntries(wrapped) } }).uri;
  };
};

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

export const site = (webDir: string): Answer => {
  const common = JSON.parse(readFileSync(join(webDir, 'headers.json'), 'utf8')) as Record<string, string>;
  const ofAssets = assetHeaders(common);
  const routeToFile = siteRouter(webDir);
  const read = readerOf(webDir);
  return async (request): Promise<LocalResponse> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405, headers: { allow: 'GET, HEAD' } };
    const file = routeToFile(request);
    const body = isServed(file) ? await read(file) : null;
    if (!body) return { status: 404, headers: { ...common, 'content-type': types['.txt'] ?? '' }, body: 'Not found' };
    return { status: 200, headers: { ...(neverChanges(file) ? ofAssets : common), ...headersFor(file) }, body };
  };
};

/** False for a path outside the build folder, and for headers.json, which is never uploaded. */
const isServed = (file: string) => !/^\/*headers\.json$/.test(file) && !file.split(/[/\\]|%2f|%5c/i).includes('..');

const headersFor = (file: string) => {
  const isCompressed = file.endsWith('.br');
  return {
    'content-type': types[extname(isCompressed ? file.slice(0, -3) : file)] ?? 'application/octet-stream',
    'cache-control': neverChanges(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    ...(isCompressed ? { 'content-encoding': 'br' } : {}),
  };
};

/** True for a file whose name contains its hash. */
const neverChanges = (file: string) => file.startsWith(assetFolder);

/**
 * A page loads dozens of files. Immutable ones are read once, because opening files took longer than everything else.
 */
const readerOf = (webDir: string) => {
  const known = new Map<string, Buffer>();
  return async (file: string): Promise<Buffer | null> => {
    const cached = known.get(file);
    if (cached) return cached;
    // Null if it is missing or a folder.
    const read = await readFile(join(webDir, file)).catch(() => null);
    if (read && neverChanges(file)) known.set(file, read);
    return read;
  };
};
