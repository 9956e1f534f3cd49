import type { GrantSources, RouteGrant } from './route-grant.ts';

/** The routes of submissions and results, and of what clinics' software reads about them. */
export const submissionRouteGrants = ({
  signIn,
  tables,
  serverKey,
  probeKey,
  signingKeys,
  resultQueue,
}: GrantSources) => {
  const submissions = { SUBMISSIONS_TABLE: tables.submissions.tableName };
  const results = { RESULTS_TABLE: tables.results.tableName };
  const signedIn = { ...signIn.tokenEnvironment, ACCOUNTS_TABLE: tables.accounts.tableName };
  const limits = { LIMITS_TABLE: tables.limits.tableName, ...serverKey.environment };
  return {
    listSubmissions: {
      environment: { ...signedIn, ...submissions },
      allow: (fn) => {
        tables.allowAccounts(fn, 'GetItem');
        tables.allowSubmissions(fn, 'Query');
      },
      // The page of each waiting person asks every five seconds.
      throttle: { rate: 500, burst: 1000 },
    },
    getSigningKeys: {
      environment: signingKeys.publicEnvironment,
      allow: (fn) => signingKeys.allowPublish(fn),
      // CloudFront asks, once in five minutes for each of its places.
      throttle: { rate: 10, burst: 20 },
    },
    getFhirDefinition: {
      environment: {},
      allow: () => {},
      // Everybody may keep the answer for a day, so hardly anybody asks twice.
      throttle: { rate: 10, burst: 20 },
    },
    getSubmission: {
      environment: { ...signedIn, ...submissions, ...results },
      allow: (fn) => {
        tables.allowAccounts(fn, 'GetItem');
        tables.allowSubmissions(fn, 'GetItem', 'Query');
        tables.allowResults(fn, 'GetItem');
      },
      throttle: { rate: 50, burst: 100 },
    },
    createSubmission: {
      environment: {
        ...signedIn,
        ...submissions,
        ...tables.shardsEnvironment,
        ...limits,
        ...resultQueue.environment,
        ...probeKey.environment,
      },
      allow: (fn) => {
        tables.allowAccounts(fn, 'GetItem', 'ConditionCheckItem');
        tables.allowLimits(fn, 'UpdateItem');
        tables.allowSubmissions(fn, 'GetItem', 'PutItem', 'Query', 'UpdateItem');
        resultQueue.allowSend(fn);
      },
      throttle: { rate: 100, burst: 200 },
    },
    noteChecked: {
      environment: { ...signedIn, ...submissions },
      allow: (fn) => {
        tables.allowAccounts(fn, 'GetItem');
        tables.allowSubmissions(fn, 'Query', 'UpdateItem');
      },
      throttle: { rate: 20, burst: 40 },
    },
    savePlan: {
      environment: { ...signedIn, ...submissions },
      allow: (fn) => {
        tables.allowAccounts(fn, 'GetItem');
        tables.allowSubmissions(fn, 'Query', 'UpdateItem');
      },
      throttle: { rate: 20, burst: 40 },
    },
    getResult: {
      environment: { ...signedIn, ...submissions, ...results },
      allow: (fn) => {
        tables.allowAccounts(fn, 'GetItem');
        // What the person said under a notice is stored with the submission.
        tables.allowSubmissions(fn, 'Query');
        tables.allowResults(fn, 'GetItem');
      },
      // Who presses View Results while they wait asks every five seconds too.
      throttle: { rate: 500, burst: 1000 },
    },
  } satisfies Record<string, RouteGrant>;
};
