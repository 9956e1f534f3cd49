import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { erasePerson, type PersonStore, storeNames } from '#functions/accounts/erasure.ts';
import { exportIndex, exportWords, withoutSecrets } from '#functions/accounts/export-words.ts';
import { storedAccount } from '#functions/adapters/accounts.ts';
import { featurePlaces, personStores } from '#functions/adapters/person-stores.ts';
import { storedResult } from '#functions/adapters/results/results.ts';
import { storedClaim } from '#functions/adapters/submissions/submissions.ts';
import { tables } from '#infra/local/tables.ts';
import { asUserId } from '#shared/contract/ids.ts';
import { featureTableNames } from '#shared/features/tables.ts';
import { afterATick } from '#tests/unit/functions/fakes.ts';

const named = ['accounts', 'submissions', 'results', ...featureTableNames, 'limits'] as const;

describe('every table', () => {
  const stores = personStores({
    client: {} as DynamoDBDocumentClient,
    accountsTable: 'accounts',
    submissionsTable: 'submissions',
    resultsTable: 'results',
    ...featurePlaces((name) => name),
    limitsTable: 'limits',
    userPool: { client: {} as never, userPoolId: 'pool' },
    serverKey: 'key',
    now: () => new Date(0),
  });

  test('of the system can be exported and erased, so a new one needs its own store', () => {
    // The marks of erased users contain nothing about a person, and outlast the erasure.
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
    const deps = {
      stores: stores.map(afterATick),
      ...afterATick({ beginErasing: async () => void done.push('mark') }),
    };
    return { done, ending: erasePerson(deps)(asUserId('user-1')) };
  };

  test('sets its mark before it deletes anything, and deletes the account last', async () => {
    const { done, ending } = run();
    expect(await ending).toBe('done');
    expect(done).toEqual(['mark', 'sign-in', 'submissions', 'results', ...featureTableNames, 'limits', 'accounts']);
  });

  test('waits while a worker is busy, and deletes neither results nor the account before that', async () => {
    const { done, ending } = run({ submissions: 'busy' });
    expect(await ending).toBe('busy');
    expect(done).toEqual(['mark', 'sign-in', 'submissions']);
  });

  test('that stops at a store leaves the account, so that the next run finds it', async () => {
    const { done, ending } = run({ results: 'broken' });
    await expect(ending).rejects.toThrow('does not answer');
    expect(done).not.toContain('accounts');
  });
});

/** The paths of the attributes of a stored kind, from its schema. Those of lists are under the list's name. */
const pathsOf = (shape: unknown, prefix = ''): string[] => {
  const { def } = (shape as { _zod: { def: Def } })._zod;
  if (def.type === 'object')
    return Object.entries(def.shape ?? {}).flatMap(([name, inner]) =>
      pathsOf(inner, prefix ? `${prefix}.${name}` : name),
    );
  if (def.type === 'array' && isObject(def.element)) return pathsOf(def.element, prefix);
  if (def.options?.every(isObject)) return [...new Set(def.options.flatMap((option) => pathsOf(option, prefix)))];
  const inner = def.innerType;
  return inner ? pathsOf(inner, prefix) : [prefix];
};
type Def = {
  type: string;
  shape?: Record<string, unknown>;
  element?: unknown;
  options?: unknown[];
  innerType?: unknown;
};
const isObject = (shape: unknown): boolean => (shape as { _zod: { def: Def } })._zod.def.type === 'object';

const namedInWords = (store: keyof typeof exportWords) =>
  [...Object.keys(exportWords[store].fields), ...Object.keys(exportWords[store].leftOut)].toSorted();

describe('each stored attribute has its words in the export, or a reason why it is left out', () => {
  test('the account', () => {
    const writtenOnly = ['schema', 'dueShard', 'dueAt'];
    expect([...writtenOnly, ...pathsOf(storedAccount.shape)].toSorted()).toEqual(namedInWords('accounts'));
  });

  test('a submission: attributes of its shape, and those that are only written', () => {
    const writtenOnly = [
      'schema',
      'waiting',
      'leaseUntil',
      'mailDetail',
      'mailEvent',
      'mailEventDetail',
      'mailEventAt',
      // Added by the export itself.
      'inWords',
    ];
    expect([...topLevel(pathsOf(storedClaim.shape)), ...writtenOnly].toSorted()).toEqual(namedInWords('submissions'));
  });

  test('a result: its page is one part', () => {
    const writtenOnly = ['schema', 'userId', 'engineVersion', 'quizVersion', 'createdAt', 'madeBy', 'madeByShard'];
    // Attributes of the letter about a correction, which is stored with the results.
    const ofLetter = ['correction', 'letter', 'letterAt', 'letterDetail', 'letterBy', 'letterTakenAt'];
    // Attributes of the record of a signed file, which is stored there too.
    const ofRecord = ['documentId', 'madeAt', 'results'];
    const written = [...writtenOnly, ...ofLetter, ...ofRecord, 'aboutSubmission', 'runId'];
    expect([...topLevel(pathsOf(storedResult.shape)), ...written].toSorted()).toEqual(
      topLevel(namedInWords('results')),
    );
  });
});

const topLevel = (paths: readonly string[]) => [...new Set(paths.map((path) => path.split('.')[0] ?? ''))];

describe('an export', () => {
  test('begins with what each part is', () => {
    expect(exportIndex().map(({ part }) => part)).toEqual([...storeNames]);
    for (const { what, fields } of exportIndex()) {
      expect(what).toMatch(/^[A-Z].*\.$/);
      for (const words of Object.values(fields)) expect(words).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('has everything except the secrets, at every depth, even attributes without words', () => {
    const [account] = withoutSecrets('accounts', [
      {
        userId: 'user-1',
        sessions: [
          { id: 'a', secretHash: 'canary', previousHash: 'canary', refreshToken: 'canary', device: 'Firefox' },
        ],
        knownDevices: [{ secretHash: 'canary', until: 'then' }],
        later: { thing: [1] },
      },
    ]);
    expect(account).toEqual({
      userId: 'user-1',
      sessions: [{ id: 'a', device: 'Firefox' }],
      knownDevices: [{ until: 'then' }],
      later: { thing: [1] },
    });
  });

  test('of a user without data has no rows', () => {
    expect(withoutSecrets('accounts', [null])).toEqual([]);
  });
});
