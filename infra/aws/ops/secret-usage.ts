import type { Use } from './use.ts';

/** Paid only by a stage with a webhook. */
export const webhookLine = 'Webhook secret';

export const secretsPerMonth: Use[] = [
  { line: 'Server key', price: 'secret', amount: 1, because: 'the key of the hashes' },
  { line: 'Origin secret', price: 'secret', amount: 1, because: 'CloudFront proves itself to the API with it' },
  { line: webhookLine, price: 'secret', amount: 1, because: 'only with a webhook' },
];
