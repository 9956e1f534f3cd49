import type { LocalResponse } from '#infra/local/wire/messages.ts';
import type { Mail } from './ses.ts';
import type { WebhookCall } from './webhook-sink.ts';

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
