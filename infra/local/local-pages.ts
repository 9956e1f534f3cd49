/** Shows what the system did: to developers at /_local, and to tests as JSON below it. Exists only on this machine. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { product } from '#shared/product.ts';
import { type LocalKey, locked } from './local-key.ts';
import { deadLettersOf, effectQueueName, resultQueueName } from './local-queues.ts';
import type { Mail, Ses } from './services/ses.ts';
import type { Sqs } from './services/sqs.ts';
import type { WebhookCall, WebhookSink } from './webhook-sink.ts';
import { type Answer, json, type LocalResponse } from './wire/http-messages.ts';

export type QueueCounts = ReturnType<typeof countQueues>;

/** The private part of the page at /_local. Mails are shown in frames that can neither run scripts nor load anything. */
const overviewPage = (mail: Mail[], webhooks: WebhookCall[], queues: QueueCounts): LocalResponse => ({
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

/** Opens links of a mail in a new tab, which has none of the frame's restrictions. */
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

const script = readFileSync(new URL('overview-script.js', import.meta.url), 'utf8');
const scriptHash = createHash('sha256').update(script).digest('base64');

const title = `What ${product.name} did on this machine`;

/**
 * The page at /_local without its private part, because a browser cannot send the key when it opens an address. The
 * script fetches that part with the key. The policy allows no script and no request in the frames of mails.
 */
const overviewShell = (): LocalResponse => ({
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

/** One mail in the response of /_local/mail. */
export type MailView = Pick<Mail, 'subject' | 'html' | 'text' | 'at' | 'headers'> & { to: string };

type Sources = { ses: Ses; sqs: Sqs; webhooks: WebhookSink };

/** By path. All need the key except the page itself, which contains nothing private. */
export const localPages = (key: LocalKey, { ses, sqs, webhooks }: Sources): Record<string, Answer> => {
  const unknown = locked(key, () => json(404, { message: 'There is nothing at this address.', code: 'not-found' }));
  return {
    '/_local': (request) => (request.path === '/' ? overviewShell() : unknown(request)),
    '/_local/overview': locked(key, () => overviewPage(ses.mail(), webhooks.calls(), countQueues(sqs))),
    '/_local/mail': locked(key, () => json(200, ses.mail().map(viewOf))),
    '/_local/webhooks': locked(key, () => json(200, webhooks.calls())),
    '/_local/queues': locked(key, () => json(200, countQueues(sqs))),
  };
};

const viewOf = ({ to, subject, html, text, at, headers }: Mail): MailView => ({
  to: to.join(', '),
  subject,
  html,
  text,
  at,
  headers,
});

const countQueues = (sqs: Sqs) => {
  const countOf = (name: string) => {
    const { visible, inFlight } = sqs.count(name);
    return { visible, inFlight };
  };
  const deadIn = (name: string) => sqs.count(deadLettersOf(name)).visible;
  return {
    results: countOf(resultQueueName),
    effects: countOf(effectQueueName),
    deadLetters: { visible: deadIn(resultQueueName) + deadIn(effectQueueName) },
  };
};
