/**
 * List prices in us-east-1 in US dollars, without any free tier. Read from the named source by the day below. `from memory`: no
 * public page could be read that day. Check the prices before a decision that costs money.
 */
type Price = { dollars: number; per: number; unit: string; source: string };

/** The day of the last check. */
export const pricesReadOn = '2026-11-22';

const million = 1_000_000;

export const prices = {
  apiRequest: { dollars: 1.0, per: million, unit: 'HTTP API requests', source: 'API Gateway price page, 2026-09-20' },
  lambdaRequest: { dollars: 0.2, per: million, unit: 'invocations', source: 'Lambda price list, 2024' },
  lambdaGbSecond: { dollars: 0.0000133334, per: 1, unit: 'GB-seconds on arm64', source: 'Lambda price list, 2024' },
  dynamoWrite: { dollars: 0.625, per: million, unit: 'write units', source: 'DynamoDB prices since 2024-11' },
  dynamoRead: { dollars: 0.125, per: million, unit: 'read units', source: 'DynamoDB prices since 2024-11' },
  dynamoGbMonth: { dollars: 0.25, per: 1, unit: 'GB-months stored', source: 'DynamoDB price list' },
  dynamoBackupGbMonth: { dollars: 0.2, per: 1, unit: 'GB-months of point-in-time recovery', source: 'from memory' },
  sqsRequest: { dollars: 0.4, per: million, unit: 'SQS requests', source: 'SQS price list' },
  mail: {
    dollars: 0.16,
    per: 1000,
    unit: 'mails (accounts new since 2026-07-21; $0.10 before)',
    source: 'SES price list, 2026-07-22',
  },
  user: {
    dollars: 0.0055,
    per: 1,
    unit: 'monthly users above 10,000, tier Lite',
    source: 'Cognito price page, 2026-09-20',
  },
  userOnEssentials: {
    dollars: 0.015,
    per: 1,
    unit: 'monthly users above 10,000, tier Essentials',
    source: 'Cognito price page, 2026-09-20',
  },
  s3Request: { dollars: 5, per: million, unit: 'S3 requests that write or list', source: 'from memory' },
  s3GbMonth: { dollars: 0.023, per: 1, unit: 'GB-months in S3', source: 'from memory' },
  edgeRequest: { dollars: 0.01, per: 10_000, unit: 'CloudFront HTTPS requests', source: 'CloudFront price list' },
  edgeGb: { dollars: 0.085, per: 1, unit: 'GB from CloudFront', source: 'CloudFront price list' },
  logGb: { dollars: 0.5, per: 1, unit: 'GB of logs taken in', source: 'CloudWatch price list' },
  alarmMetric: { dollars: 0.1, per: 1, unit: 'metrics watched by alarms, a month', source: 'from memory' },
  ownMetric: { dollars: 0.3, per: 1, unit: 'metrics of our own, a month', source: 'from memory' },
  // The first three of an account are free, up to 50 metrics each: ours has more.
  dashboard: { dollars: 3, per: 1, unit: 'dashboards, a month', source: 'from memory' },
  key: { dollars: 1.0, per: 1, unit: 'customer keys, a month', source: 'from memory' },
  // Elliptic-curve requests; the same for reading a public key.
  sign: { dollars: 0.15, per: 10_000, unit: 'asymmetric requests to KMS', source: 'from memory' },
  secret: { dollars: 0.4, per: 1, unit: 'secrets, a month', source: 'from memory' },
  firewall: { dollars: 5, per: 1, unit: 'firewalls (web ACLs), a month', source: 'WAF price page, 2026-11-22' },
  firewallRule: { dollars: 1, per: 1, unit: 'rules of a firewall, a month', source: 'WAF price page, 2026-11-22' },
  firewallRequest: {
    dollars: 0.6,
    per: million,
    unit: 'requests that a firewall looks at',
    source: 'WAF price page, 2026-11-22',
  },
  modelInput: {
    dollars: 0.035,
    per: million,
    unit: 'tokens read by Nova Micro',
    source: 'Bedrock price table, 2026-10-05',
  },
  modelOutput: {
    dollars: 0.14,
    per: million,
    unit: 'tokens written by Nova Micro',
    source: 'Bedrock price table, 2026-10-05',
  },
} as const satisfies Record<string, Price>;

type PriceName = keyof typeof prices;

/** The amount of a priced unit, with the reason for the estimate. */
export type Use = { line: string; price: PriceName; amount: number; because: string };

/** The unit of Lambda's price: memory × time. */
export const gbSeconds = (megabytes: number, milliseconds: number): number =>
  (megabytes / 1024) * (milliseconds / 1000);
