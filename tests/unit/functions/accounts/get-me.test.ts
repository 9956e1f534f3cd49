import { describe, expect, test } from 'vitest';
import { getMe } from '#functions/accounts/get-me.ts';
import { caller } from '#tests/unit/functions/fakes.ts';

describe('the profile', () => {
  const user = { id: caller.userId, email: caller.email, firstName: 'Ada', lastName: '' };

  test('is that of the token', async () => {
    const findUser = async (id: string) => (id === caller.userId ? user : null);
    expect(await getMe({ findUser })({ body: null, query: null, caller })).toEqual({ answer: user });
  });

  test('of an account that is gone asks to log in again', async () => {
    const outcome = await getMe({ findUser: async () => null })({ body: null, query: null, caller });
    expect(outcome).toMatchObject({ refusal: { code: 'unauthenticated' } });
  });
});
