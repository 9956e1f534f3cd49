/** Shows what the system did, to people (/_local) and tests (JSON below it). Exists on this machine only. */
import type { Answer } from '#infra/local/wire/messages.ts';
import { json } from '#infra/local/wire/messages.ts';
import { overviewPage, type QueueCounts } from './overview-page.ts';
import { deadLetterQueueName, resultQueueName } from './queues.ts';
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

export const localPages = ({
  ses,
  sqs,
  webhooks,
}: {
  ses: Ses;
  sqs: Sqs;
  webhooks: WebhookSink;
}): Record<string, Answer> => ({
  '/_local': (request) =>
    request.path === '/'
      ? overviewPage(ses.mail(), webhooks.calls(), countQueues(sqs))
      : json(404, { message: 'There is nothing at this address.', code: 'not-found' }),
  '/_local/mail': () => json(200, ses.mail().map(viewOf)),
  '/_local/webhooks': () => json(200, webhooks.calls()),
  '/_local/queues': () => json(200, countQueues(sqs)),
});

const viewOf = ({ to, subject, html, text, at, headers }: Mail): MailView => ({
  to: to.join(', '),
  subject,
  html,
  text,
  at,
  headers,
});

const countQueues = (sqs: Sqs): QueueCounts => {
  const results = sqs.count(resultQueueName);
  return {
    results: { visible: results.visible, inFlight: results.inFlight },
    deadLetters: { visible: sqs.count(deadLetterQueueName).visible },
  };
};
