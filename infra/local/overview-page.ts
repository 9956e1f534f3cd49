import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { product } from '#shared/product.ts';
import type { Mail } from './ses.ts';
import type { WebhookCall } from './webhook-sink.ts';
import type { LocalResponse } from './wire/messages.ts';

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

type Count = { visible: number; inFlight: number };
export type QueueCounts = { results: Count; effects: Count; deadLetters: { visible: number } };

/** The private part of the page at /_local. Mails are shown in a frame that can neither run scripts nor load anything. */
export const overviewPage = (mail: Mail[], webhooks: WebhookCall[], queues: QueueCounts): LocalResponse => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body: `<p>Reload to see more. Programs get the same as JSON from /_local/mail, /_local/webhooks and /_local/queues,
with the key in the header x-local-key.</p>
<h2>Queues</h2>
<p>Results: ${queues.results.visible} waiting, ${queues.results.inFlight} in work.
Mail and webhook: ${queues.effects.visible} waiting, ${queues.effects.inFlight} in work.
Dead letters: ${queues.deadLetters.visible}.</p>
<h2>Mail (${mail.length})</h2>
${mail.toReversed().map(mailEntry).join('\n') || '<p>None yet.</p>'}
<h2>Webhook calls (${webhooks.length})</h2>
${webhooks.toReversed().map(webhookEntry).join('\n') || '<p>None yet.</p>'}`,
});

/** A link in a mail opens a tab of its own, which is an ordinary one. */
const inNewTab = '<base target="_blank">';

const mailEntry = ({ to, subject, html, text, at }: Mail) => `<details>
<summary>${escapeHtml(subject)}, to ${escapeHtml(to.join(', '))}, ${at}</summary>
<iframe title="${escapeHtml(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(inNewTab + html)}"></iframe>
<pre>${escapeHtml(text)}</pre>
</details>`;

const webhookEntry = ({ headers, body, at }: WebhookCall) => `<details>
<summary>${at}</summary>
<pre>${escapeHtml(JSON.stringify(headers, null, 2))}

${escapeHtml(body)}</pre>
</details>`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
