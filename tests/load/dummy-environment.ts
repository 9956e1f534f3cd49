/** What every entry asks for when it starts. Nothing is called with it. */
export const dummyEnvironment = {
  AWS_REGION: 'eu-west-1',
  AWS_ACCESS_KEY_ID: 'none',
  AWS_SECRET_ACCESS_KEY: 'none',
  USER_POOL_ID: 'eu-west-1_none',
  USER_POOL_CLIENT_ID: 'none',
  TOKEN_ISSUER: 'https://issuer.invalid/pool',
  SUBMISSIONS_TABLE: 'submissions',
  RESULTS_TABLE: 'results',
  WAITING_SHARDS: '8',
  EFFECT_QUEUE_URL: 'https://queue.invalid/1/effects',
  RESULT_QUEUE_URL: 'https://queue.invalid/1/results',
  SITE_URL: 'https://site.invalid',
} as const;
