/**
 * The static site as CloudFront serves it: `/` is the prerendered home page, a path without a file ending is the app's
 * shell, hashed assets never change, everything carries the response headers of headers.json.
 *
 * Not imitated: caching at the edge, TLS and HTTP/2, compression on the fly (only .br files made by the build are used).
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Answer, LocalRequest, LocalResponse } from './http-server.ts';

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
  return async (request): Promise<LocalResponse> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405, headers: { allow: 'GET, HEAD' } };
    const file = fileFor(request.path);
    const found = file && (await readCompressed(webDir, file, request));
    if (!found) return { status: 404, headers: { ...common, 'content-type': types['.txt'] ?? '' }, body: 'Not found' };
    return { status: 200, headers: { ...common, ...headersFor(file), ...found.headers }, body: found.body };
  };
};

/** Null for what is not ours to serve: a path that climbs out, or the build's own notes. */
const fileFor = (path: string): string | null => {
  if (path === '/') return 'index.html';
  if (path === '/headers.json' || path.split(/[/\\]|%2f|%5c/i).includes('..')) return null;
  return extname(path) === '' ? 'app.html' : path;
};

const headersFor = (file: string) => ({
  'content-type': types[extname(file)] ?? 'application/octet-stream',
  'cache-control': file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  vary: 'accept-encoding',
});

type Found = { body: Buffer; headers: Record<string, string> };

const readCompressed = async (webDir: string, file: string, { headers }: LocalRequest): Promise<Found | null> => {
  const brotli = /\bbr\b/.test(headers['accept-encoding'] ?? '') ? await readOrNull(join(webDir, `${file}.br`)) : null;
  if (brotli) return { body: brotli, headers: { 'content-encoding': 'br' } };
  const plain = await readOrNull(join(webDir, file));
  return plain && { body: plain, headers: {} };
};

const readOrNull = async (path: string): Promise<Buffer | null> => {
  try {
    return await readFile(path);
  } catch {
    return null; // not there, or a folder: the site has no such file
  }
};
