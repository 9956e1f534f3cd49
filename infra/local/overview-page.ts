import type { LocalResponse } from '#infra/local/wire/messages.ts';
import { product } from '#shared/product.ts';
import type { Mail } from './ses.ts';
import type { WebhookCall } from './webhook-sink.ts';

export type QueueCounts = { results: { visible: number; inFlight: number }; deadLetters: { visible: number } };

/** The page at /_local. Mails are shown in a frame that can neither run scripts nor load anything. */
export const overviewPage = (mail: Mail[], webhooks: WebhookCall[], queues: QueueCounts): LocalResponse => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'",
  },
  body: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What ${product.name} did on this machine</title>
<style>
  body { font: 1rem/1.5 system-ui; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
  iframe { width: 100%; height: 32rem; border: 1px solid; background: white }
  pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<h1>What ${product.name} did on this machine</h1>
<p>Reload to see more. The same as JSON: <a href="/_local/mail">mail</a>, <a href="/_local/webhooks">webhooks</a>,
<a href="/_local/queues">queues</a>.</p>
<h2>Queues</h2>
<p>Results: ${queues.results.visible} waiting, ${queues.results.inFlight} in work.
Dead letters: ${queues.deadLetters.visible}.</p>
<h2>Mail (${mail.length})</h2>
${mail.toReversed().map(mailEntry).join('\n') || '<p>None yet.</p>'}
<h2>Webhook calls (${webhooks.length})</h2>
${webhooks.toReversed().map(webhookEntry).join('\n') || '<p>None yet.</p>'}
</html>`,
});

const mailEntry = ({ to, subject, html, text, at }: Mail) => `<details>
<summary>${escapeHtml(subject)}, to ${escapeHtml(to.join(', '))}, ${at}</summary>
<iframe title="${escapeHtml(subject)}" sandbox="allow-popups" srcdoc="${escapeHtml(html)}"></iframe>
<pre>${escapeHtml(text)}</pre>
</details>`;

const webhookEntry = ({ headers, body, at }: WebhookCall) => `<details>
<summary>${at}</summary>
<pre>${escapeHtml(JSON.stringify(headers, null, 2))}

${escapeHtml(body)}</pre>
</details>`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
