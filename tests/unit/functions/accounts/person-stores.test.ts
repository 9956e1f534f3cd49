import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { erasePerson, type PersonStore, storeNames } from '#functions/accounts/person.ts';
import { personStores } from '#functions/adapters/person-stores.ts';
import { tables } from '#infra/local/tables.ts';

const named = ['accounts', 'submissions', 'results', 'links', 'limits'] as const;

describe('every table', () => {
  const stores = personStores({
    client: {} as DynamoDBDocumentClient,
    accountsTable: 'accounts',
    submissionsTable: 'submissions',
    resultsTable: 'results',
    linksTable: 'links',
    limitsTable: 'limits',
    userPool: { client: {} as never, userPoolId: 'pool' },
    serverKey: 'key',
    now: () => new Date(0),
  });

  test('of the system can be exported and erased: a new one needs its own store', () => {
    // The marks of the erased have nothing of a person, and outlast the erasure.
    expect(tables.map(({ TableName }) => TableName).toSorted()).toEqual(['erased', ...named].toSorted());
    expect(stores.map(({ name }) => name)).toEqual([...storeNames]);
    for (const table of named) expect(stores.some(({ name }) => name === table)).toBe(true);
  });
});

describe('an erasure', () => {
  const run = (endings: Partial<Record<string, 'busy' | 'broken'>> = {}) => {
    const done: string[] = [];
    const stores: PersonStore[] = storeNames.map((name) => ({
      name,
      exportOf: async () => [],
      erase: async () => {
        done.push(name);
        const ending = endings[name];
        if (ending === 'broken') throw new Error('The store does not answer.');
        return ending ?? 'done';
      },
    }));
    const beginErasing = async () => void done.push('mark');
    return { done, ending: erasePerson({ stores, beginErasing })('user-1') };
  };

  test('sets its mark before it deletes anything, and deletes the account last', async () => {
    const { done, ending } = run();
    expect(await ending).toBe('done');
    expect(done).toEqual(['mark', 'sign-in', 'submissions', 'results', 'links', 'limits', 'accounts']);
  });

  test('waits while a worker is busy: neither results nor the account are deleted before', async () => {
    const { done, ending } = run({ submissions: 'busy' });
    expect(await ending).toBe('busy');
    expect(done).toEqual(['mark', 'sign-in', 'submissions']);
  });

  test('that stops at a store leaves the account, so the next run finds it', async () => {
    const { done, ending } = run({ results: 'broken' });
    await expect(ending).rejects.toThrow('does not answer');
    expect(done).not.toContain('accounts');
  });
});
