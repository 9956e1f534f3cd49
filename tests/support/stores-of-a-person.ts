import { featurePlaces, personStores } from '#functions/adapters/person-stores.ts';

/** What is stored about a person, read by `send` in place of DynamoDB. */
export const storesOfAPerson = (send: (command: unknown) => Promise<object>) =>
  personStores({
    client: { send } as never,
    accountsTable: 'accounts',
    submissionsTable: 'submissions',
    resultsTable: 'results',
    ...featurePlaces((name) => name),
    limitsTable: 'limits',
    userPool: { client: { send: async () => ({}) } as never, userPoolId: 'pool' },
    serverKey: 'key',
    now: () => new Date(0),
  });
