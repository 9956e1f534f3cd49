import { describe, expect, test } from 'vitest';
import { exportIndex, exportWords, withoutSecrets } from '#functions/accounts/export-words.ts';
import { storeNames } from '#functions/accounts/person.ts';
import { storedAccount } from '#functions/adapters/accounts.ts';
import { storedResult } from '#functions/adapters/results/results.ts';
import { storedClaim } from '#functions/adapters/submissions/submissions.ts';

/** The paths of the attributes of a stored kind, as its schema says: those of lists under the list's name. */
const pathsOf = (shape: unknown, prefix = ''): string[] => {
  const { def } = (shape as { _zod: { def: Def } })._zod;
  if (def.type === 'object')
    return Object.entries(def.shape ?? {}).flatMap(([name, inner]) =>
      pathsOf(inner, prefix ? `${prefix}.${name}` : name),
    );
  if (def.type === 'array' && isObject(def.element)) return pathsOf(def.element, prefix);
  const inner = def.innerType;
  return inner ? pathsOf(inner, prefix) : [prefix];
};
type Def = { type: string; shape?: Record<string, unknown>; element?: unknown; innerType?: unknown };
const isObject = (shape: unknown): boolean => (shape as { _zod: { def: Def } })._zod.def.type === 'object';

const named = (store: keyof typeof exportWords) =>
  [...Object.keys(exportWords[store].fields), ...Object.keys(exportWords[store].secrets)].toSorted();

describe('each stored attribute has its words in the export, or a reason why it is left out', () => {
  test('the account', () => {
    const writtenOnly = ['schema', 'dueShard', 'dueAt'];
    expect([...writtenOnly, ...pathsOf(storedAccount.shape)].toSorted()).toEqual(named('accounts'));
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
    expect([...topLevel(pathsOf(storedClaim.shape)), ...writtenOnly].toSorted()).toEqual(named('submissions'));
  });

  test('a result: its page is one part', () => {
    const writtenOnly = ['schema', 'userId', 'engineVersion', 'quizVersion', 'createdAt', 'madeBy', 'madeByShard'];
    // Of the letter about a correction, which stands beside the results.
    const ofLetter = ['correction', 'letter', 'letterAt', 'letterDetail', 'letterBy', 'letterUntil'];
    const written = [...writtenOnly, ...ofLetter, 'aboutSubmission', 'sessionId'];
    expect([...topLevel(pathsOf(storedResult.shape)), ...written].toSorted()).toEqual(topLevel(named('results')));
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

  test('has everything except the secrets, at every depth, also attributes without words', () => {
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

  test('of nobody has no rows', () => {
    expect(withoutSecrets('accounts', [null])).toEqual([]);
  });
});
