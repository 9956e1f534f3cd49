import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { LocalResponse } from '#infra/local/wire/messages.ts';
import { product } from '#shared/product.ts';

const script = readFileSync(new URL('overview-script.js', import.meta.url), 'utf8');
const scriptHash = createHash('sha256').update(script).digest('base64');

const title = `What ${product.name} did on this machine`;

/**
 * The page at /_local without anything private in it: a browser cannot send the key when it opens an address. The script
 * asks for the rest with the key. Mails are shown in frames, where the policy allows no script and no look elsewhere.
 */
export const overviewShell = (): LocalResponse => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'sha256-${scriptHash}'`,
      "connect-src 'self'",
      "style-src 'unsafe-inline'",
      'img-src data:',
      "frame-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; '),
  },
  body: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>
  body { font: 1rem/1.5 system-ui; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
  iframe { width: 100%; height: 32rem; border: 1px solid; background: white }
  pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<h1>${title}</h1>
<main><noscript>This page needs JavaScript.</noscript></main>
<script>${script}</script>
</html>`,
});
