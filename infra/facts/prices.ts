/**
 * List prices in us-east-1 in US dollars, without any free tier. Read from the named source by the day below. `from memory`: no
 * public page could be read that day. Check the prices before a decision that costs money.
 */
const price = (dollars: number, per: number, unit: string, source: string) => ({ dollars, per, unit, source });

/** The day of the last check. */
export const pricesReadOn = '2026-11-22';

const million = 1_000_000;

export const prices = {
  apiRequest: price(1.0, million, 'HTTP API requests', 'API Gateway price page, 2026-09-20'),
  lambdaRequest: price(0.2, million, 'invocations', 'Lambda price list, 2024'),
  lambdaGbSecond: price(0.0000133334, 1, 'GB-seconds on arm64', 'Lambda price list, 2024'),
  dynamoWrite: price(0.625, million, 'write units', 'DynamoDB prices since 2024-11'),
  dynamoRead: price(0.125, million, 'read units', 'DynamoDB prices since 2024-11'),
  dynamoGbMonth: price(0.25, 1, 'GB-months stored', 'DynamoDB price list'),
  dynamoBackupGbMonth: price(0.2, 1, 'GB-months of point-in-time recovery', 'from memory'),
  sqsRequest: price(0.4, million, 'SQS requests', 'SQS price list'),
  mail: price(0.16, 1000, 'mails (accounts new since 2026-07-21; $0.10 before)', 'SES price list, 2026-07-22'),
  user: price(0.0055, 1, 'monthly users above 10,000, tier Lite', 'Cognito price page, 2026-09-20'),
  userOnEssentials: price(0.015, 1, 'monthly users above 10,000, tier Essentials', 'Cognito price page, 2026-09-20'),
  s3Request: price(5, million, 'S3 requests that write or list', 'from memory'),
  s3GbMonth: price(0.023, 1, 'GB-months in S3', 'from memory'),
  edgeRequest: price(0.01, 10_000, 'CloudFront HTTPS requests', 'CloudFront price list'),
  edgeGb: price(0.085, 1, 'GB from CloudFront', 'CloudFront price list'),
  logGb: price(0.5, 1, 'GB of logs taken in', 'CloudWatch price list'),
  alarmMetric: price(0.1, 1, 'metrics watched by alarms, a month', 'from memory'),
  ownMetric: price(0.3, 1, 'metrics of our own, a month', 'from memory'),
  // The first three of an account are free, up to 50 metrics each: ours has more.
  dashboard: price(3, 1, 'dashboards, a month', 'from memory'),
  key: price(1.0, 1, 'customer keys, a month', 'from memory'),
  // Elliptic-curve requests; the same for reading a public key.
  sign: price(0.15, 10_000, 'asymmetric requests to KMS', 'from memory'),
  secret: price(0.4, 1, 'secrets, a month', 'from memory'),
  firewall: price(5, 1, 'firewalls (web ACLs), a month', 'WAF price page, 2026-11-22'),
  firewallRule: price(1, 1, 'rules of a firewall, a month', 'WAF price page, 2026-11-22'),
  firewallRequest: price(0.6, million, 'requests that a firewall looks at', 'WAF price page, 2026-11-22'),
  modelInput: price(0.035, million, 'tokens read by Nova Micro', 'Bedrock price table, 2026-10-05'),
  modelOutput: price(0.14, million, 'tokens written by Nova Micro', 'Bedrock price table, 2026-10-05'),
};

/** The amount of a priced unit, with the reason for the estimate. */
export type Use = { line: string; price: keyof typeof prices; amount: number; because: string };

/** A row of the cost model: `line` is the line of the bill that sums it. */
export const use = (line: string, price: Use['price'], amount: number, because: string): Use => ({
  line,
  price,
  amount,
  because,
});

/** The unit of Lambda's price: memory × time. */
export const gbSeconds = (megabytes: number, milliseconds: number): number =>
  (megabytes / 1024) * (milliseconds / 1000);
