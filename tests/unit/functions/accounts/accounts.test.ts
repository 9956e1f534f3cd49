import { describe, expect, test } from 'vitest';
import type { Credentials } from '#functions/accounts/account-deps.ts';
import { login } from '#functions/accounts/sign-in/login.ts';
import { register } from '#functions/accounts/sign-in/register.ts';
import type { TryLimits } from '#functions/accounts/try-limits.ts';
import { refuse } from '#functions/edge/outcome.ts';
import { asSignInId, asUserId } from '#shared/contract/ids.ts';
import type { RegisterRequest } from '#shared/contract/schemas/session-schemas.ts';
import { maxEmailLength } from '#shared/quiz/input/answer-lengths.ts';
import { client, fakeAccounts } from '#tests/unit/functions/fakes.ts';

type Stored = { password: string; finished: boolean; firstName?: string; lastName?: string };

const signedIn = { signInId: asSignInId('session-1'), refreshToken: 'refresh-1', firstName: 'Ada', lastName: '' };

/**
 * A user pool in memory, with Cognito's rules: a password set at creation counts, but only to ask for a permanent one.
 */
const pool = (accounts = new Map<string, Stored>()) => ({
  ...fakeAccounts(),
  now: () => new Date('2026-07-01T10:00:00Z'),
  accounts,
  createAccount: async ({ email, ...account }: Credentials & { firstName: string; lastName: string }) => {
    if (accounts.has(email)) return 'exists' as const;
    accounts.set(email, { ...account, finished: false });
    return 'created' as const;
  },
  setPermanentPassword: async ({ email, password }: Credentials) => {
    const account = accounts.get(email);
    if (account) accounts.set(email, { ...account, password, finished: true });
    return 'set' as const;
  },
  signIn: async ({ email, password }: Credentials) => {
    const account = accounts.get(email);
    if (account?.password !== password) return 'refused' as const;
    if (!account.finished) return 'unfinished' as const;
    return { ...signedIn, userId: asUserId(`id of ${email}`), token: `token of ${email}`, email };
  },
});

const body: RegisterRequest = {
  email: 'ada@example.com',
  password: 'long enough',
  firstName: 'Ada',
  lastName: 'Example',
};
const ask = (deps: Parameters<typeof register>[0], over: Partial<RegisterRequest> = {}) =>
  register(deps)({ body: { ...body, ...over }, query: null, caller: null, client });

describe('an address that mail servers would read as another mailbox', () => {
  test.each([
    'x1<victim@example.com>',
    'victim@example.com>',
    'a,victim@example.com',
    'a;victim@example.com',
    '"a b"@example.com',
    'vic\u200btim@example.com',
    'a@b@example.com',
  ])('creates no account: %j', async (email) => {
    const users = pool();
    expect(await ask(users, { email })).toMatchObject({ refusal: { code: 'malformed' } });
    expect(users.accounts.size).toBe(0);
  });
});

describe('registering', () => {
  test('creates an account and returns its id and token', async () => {
    const users = pool();
    expect(await ask(users)).toEqual({
      answer: { userId: 'id of ada@example.com', token: 'token of ada@example.com' },
      cookies: [expect.stringContaining('__Host-session='), expect.stringContaining('__Host-device=')],
      about: 'id of ada@example.com',
    });
    expect(users.accounts.get('ada@example.com')).toMatchObject({ finished: true, firstName: 'Ada' });
  });

  test('needs no names', async () => {
    const { email, password } = body;
    const outcome = await register(pool())({ body: { email, password }, query: null, caller: null, client });
    expect(outcome).toHaveProperty('answer');
  });

  test('treats an address with capitals and surrounding spaces as the same one', async () => {
    const users = pool();
    await ask(users, { email: '  Ada@Example.COM ' });
    expect([...users.accounts.keys()]).toEqual(['ada@example.com']);
  });

  test.each([
    ['at the end of a quiz waits for the mail about its result', { version: '2026-11', where: 'quiz' }, 180],
    ['on its own page asks to confirm at once', { version: '2026-11', where: 'register' }, 0],
  ] as const)('%s', async (_, consent, delay) => {
    const users = pool();
    await ask(users, { consent });
    expect(users.jobs).toMatchObject([{ kind: 'registered' }]);
    expect(users.delays).toEqual([delay]);
  });

  test('without a consent, as a client of the specification, asks to confirm at once', async () => {
    const users = pool();
    await ask(users);
    expect(users.delays).toEqual([0]);
  });

  test('with the address of an account and another password is refused, with a message that says what to do', async () => {
    const users = pool();
    await ask(users);
    expect(await ask(users, { password: 'another one' })).toEqual({
      refusal: { code: 'account-exists', message: expect.stringContaining('Log in') },
    });
    expect(users.accounts.get('ada@example.com')?.password).toBe('long enough');
  });

  test('again with the same password logs in, is marked as a repeat, and changes neither name nor consent', async () => {
    const users = pool();
    const consent = { version: '2026-11', where: 'quiz' as const };
    const first = await ask(users, { consent });
    const again = await ask(users, { consent: { version: '2099-01', where: 'register' }, firstName: 'Eve' });
    expect(again).toMatchObject({ answer: 'answer' in first ? first.answer : {}, isRepeat: true });
    const item = users.stored.get('id of ada@example.com');
    expect(item).toMatchObject({ firstName: 'Ada', confirmedAt: null });
    expect(item?.consents).toEqual([{ ...consent, at: '2026-07-01T10:00:00.000Z' }]);
  });

  test('on a shared device sets no cookie, so that nothing can continue the session', async () => {
    const users = pool();
    expect(await ask(users, { sharedDevice: true, remember: true })).toMatchObject({ cookies: [] });
    const [session] = users.stored.get('id of ada@example.com')?.sessions ?? [];
    expect(session).toMatchObject({ isRemembered: false, device: 'Firefox/Windows' });
    expect(session).not.toHaveProperty('secretHash');
    expect(session).not.toHaveProperty('refreshToken');
  });

  test('interrupted after its first call is finished by a second try with the same password', async () => {
    const users = pool();
    const cutOff = { ...users, setPermanentPassword: () => Promise.reject(new Error('the process died')) };
    await expect(ask(cutOff)).rejects.toThrow('died');
    expect(await ask(users)).toHaveProperty('answer.token');
  });

  test('interrupted cannot be finished or taken over with another password', async () => {
    const users = pool();
    await ask({ ...users, setPermanentPassword: () => Promise.reject(new Error('died')) }).catch(() => {});
    expect(await ask(users, { password: 'a thief guesses' })).toMatchObject({ refusal: { code: 'account-exists' } });
    expect(users.accounts.get('ada@example.com')).toMatchObject({ password: 'long enough', finished: false });
  });

  test('twice at once, as by a double click, logs both calls into one account', async () => {
    const users = pool();
    const [first, second] = await Promise.all([ask(users), ask(users)]);
    expect(first).toHaveProperty('answer.token', 'token of ada@example.com');
    expect(second).toHaveProperty('answer.token', 'token of ada@example.com');
    expect(users.accounts.size).toBe(1);
  });

  const spaces = 'Choose a password with no line breaks, and no space at the start or end.';
  test.each([
    [{ email: 'ada@example' }, 'Please enter a valid email address.'],
    [{ email: '' }, 'Please enter a valid email address.'],
    [{ email: 'a b@example.com' }, 'Please enter a valid email address.'],
    [{ email: 'adä@example.com' }, 'Use an email address without accents or other special letters.'],
    [{ email: `a@${'b'.repeat(123)}.com` }, 'Use an email address of 128 characters or fewer.'],
    [{ email: `${'a'.repeat(65)}@example.com` }, 'Please enter a valid email address.'],
    [{ password: '7 chars' }, 'Enter a password of at least 8 characters.'],
    [{ password: 'x'.repeat(129) }, 'Use a password of 128 characters or fewer.'],
    [{ password: ' long enough' }, spaces, 'password-spaces'],
    [{ password: 'long\nenough' }, spaces, 'password-spaces'],
    [{ firstName: 'x'.repeat(101) }, 'Use 100 characters or fewer.'],
    [{ lastName: 'www.evil.example' }, 'Leave out links and angle brackets.'],
  ])('with %j is refused before any account is created', async (over, message, code = 'malformed') => {
    const users = pool();
    // The refusal names the question, so that the quiz shows the sentence under the field of the address.
    const at = 'email' in over ? { questionId: 'email' } : {};
    expect(await ask(users, over)).toEqual({ refusal: { code, message, ...at } });
    expect(users.accounts.size).toBe(0);
  });

  test.each(['eight888', 'x'.repeat(128), 'päßwörter', 'with spaces in it', '!?!?!?!?', 'zyzyzyzy'])(
    'accepts any uncommon password of 8 to 128 characters (%j)',
    async (password) => {
      expect(await ask(pool(), { password })).toHaveProperty('answer');
    },
  );

  test.each(["O'Neill", 'Anne-Marie', 'J. R. R.', 'Kumar s/o Raj', '李', 'Nguyễn'])(
    'accepts the name %s',
    async (name) => {
      expect(await ask(pool(), { firstName: name, lastName: name })).toHaveProperty('answer');
    },
  );

  test.each([
    ['Win at evil.example', 'Win at evil. example'],
    ['t.me', 't. me'],
    ['evil。example', 'evil。 example'],
    ['St.John', 'St. John'],
    ['J.R.R.', 'J.R.R.'],
    ['  Ada \t Maria ', 'Ada Maria'],
  ])('stores the name %j as %j, so that no name becomes a link in a mail', async (typed, kept) => {
    const users = pool();
    await ask(users, { firstName: typed, lastName: typed });
    expect(users.accounts.get('ada@example.com')).toMatchObject({ firstName: kept, lastName: kept });
  });

  test('too often says how long to wait', async () => {
    const busy = { ...pool(), createAccount: async () => 'too-often' as const };
    expect(await ask(busy)).toMatchObject({ refusal: { code: 'slow-down', retryAfterSeconds: 60 } });
  });
});

describe('logging in', () => {
  const known = () => pool(new Map([['ada@example.com', { password: 'long enough', finished: true }]]));
  const tryWith = (deps: Parameters<typeof login>[0], email: string, password: string) =>
    login(deps)({ body: { email, password }, query: null, caller: null, client });

  /** An account as registration leaves it: in the pool, and with its item. */
  const registered = async () => {
    const users = pool();
    await ask(users);
    return users;
  };

  test('returns a token, for any spelling of the address', async () => {
    expect(await tryWith(await registered(), ' ADA@example.com', 'long enough')).toMatchObject({
      answer: { token: 'token of ada@example.com' },
    });
  });

  test('with a wrong password ends exactly as with an unknown address', async () => {
    const wrong = await tryWith(known(), 'ada@example.com', 'wrong one');
    expect(wrong).toEqual(await tryWith(known(), 'nobody@example.com', 'long enough'));
    expect(wrong).toEqual({
      refusal: { code: 'wrong-credentials', message: 'That email or password isn’t right. Check both and try again.' },
    });
  });

  /** Counts the tries that the rate limits use up, and those that they give back. */
  const braked = (refused: Partial<TryLimits> = {}) => {
    const asked: unknown[] = [];
    const tries: TryLimits = {
      network: async (...call) => {
        asked.push(call);
        return null;
      },
      firstMail: async () => null,
      password: async (call) => {
        asked.push(call);
        return { succeeded: async () => void asked.push('given back') };
      },
      ...refused,
    };
    return { asked, tries };
  };
  const counted = [['login', client.network, 'ada@example.com'], { email: 'ada@example.com', device: null }];

  test.each([
    ['long enough', true, true],
    ['long enough', false, true],
    ['wrong one', true, false],
  ])(
    'with %s (finished: %s) counts as a try, and the right password gives the try back: %s',
    async (password, finished, isBack) => {
      const { asked, tries } = braked();
      const users = { ...pool(new Map([['ada@example.com', { password: 'long enough', finished }]])), tries };
      await tryWith(users, 'ada@example.com', password);
      expect(asked).toEqual([...counted, ...(isBack ? ['given back'] : [])]);
    },
  );

  test.each(['network', 'password'] as const)('refused by the limit of the %s never reaches Cognito', async (which) => {
    const stop = refuse('slow-down', 'Wait.', { retryAfterSeconds: 9 });
    const { tries } = braked({ [which]: async () => stop });
    const never = { ...known(), tries, signIn: async () => expect.unreachable() };
    expect(await tryWith(never, 'ada@example.com', 'long enough')).toEqual(stop);
  });

  test('with an impossible address gets the same response as a wrong password, and is not counted', async () => {
    const { asked, tries } = braked();
    const longest = `${'x'.repeat(maxEmailLength - '@example.com'.length)}@example.com`;
    const users = { ...known(), tries };
    expect(await tryWith(users, `x${longest}`, 'x')).toMatchObject({ refusal: { code: 'wrong-credentials' } });
    expect(asked).toEqual([]);
    expect(await tryWith(users, longest, 'x')).toMatchObject({ refusal: { code: 'wrong-credentials' } });
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['', 'long enough'],
    ['ada@example.com', ''],
    ['  ', 'x'],
  ])('with %j and %j asks for both, without calling Cognito', async (email, password) => {
    const never = { ...pool(), signIn: async () => expect.unreachable() };
    expect(await tryWith(never, email, password)).toEqual(refuse('malformed', 'Enter your email and your password.'));
  });

  test('to an unfinished account with its password says how to finish it', async () => {
    const users = pool(new Map([['ada@example.com', { password: 'long enough', finished: false }]]));
    expect(await tryWith(users, 'ada@example.com', 'long enough')).toMatchObject({
      refusal: { code: 'account-unfinished', message: expect.stringContaining('Please register again') },
    });
    expect(await tryWith(users, 'ada@example.com', 'wrong one')).toMatchObject({
      refusal: { message: expect.stringContaining('email or password isn’t right') },
    });
  });

  test('to an account without an item says the same, because registering once more creates the item', async () => {
    expect(await tryWith(known(), 'ada@example.com', 'long enough')).toMatchObject({
      refusal: { code: 'account-unfinished', message: expect.stringContaining('Please register again') },
    });
  });

  test('too often says how long to wait', async () => {
    const busy = { ...pool(), signIn: async () => 'too-often' as const };
    expect(await tryWith(busy, 'ada@example.com', 'x')).toMatchObject({
      refusal: { code: 'slow-down', retryAfterSeconds: 60 },
    });
  });
});
