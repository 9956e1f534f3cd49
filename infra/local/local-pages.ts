/** Shows what the system did, to people (/_local) and tests (JSON below it). Exists on this machine only. */
import type { Answer } from '#infra/local/wire/messages.ts';
import { json } from '#infra/local/wire/messages.ts';
import { type LocalKey, locked } from './local-key.ts';
import { overviewPage, type QueueCounts } from './overview-page.ts';
import { overviewShell } from './overview-shell.ts';
import { deadLetterQueueName, effectDeadLettersName, effectQueueName, resultQueueName } from './queues.ts';
import type { Mail, Ses } from './ses.ts';
import type { Sqs } from './sqs.ts';
import type { WebhookSink } from './webhook-sink.ts';

/** One mail in the answer of /_local/mail. */
export type MailView = {
  to: string;
  subject: string;
  html: string;
  text: string;
  at: string;
  headers: Record<string, string>;
};

type Sources = { ses: Ses; sqs: Sqs; webhooks: WebhookSink };

/** By path. All but the page itself, which has nothing private in it, answer only to the key. */
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

const countQueues = (sqs: Sqs): QueueCounts => {
  const [results, effects] = [resultQueueName, effectQueueName].map(sqs.count);
  const dead = [deadLetterQueueName, effectDeadLettersName].map((name) => sqs.count(name).visible);
  return {
    results: { visible: results?.visible ?? 0, inFlight: results?.inFlight ?? 0 },
    effects: { visible: effects?.visible ?? 0, inFlight: effects?.inFlight ?? 0 },
    deadLetters: { visible: dead.reduce((sum, each) => sum + each, 0) },
  };
};
