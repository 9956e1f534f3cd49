import { describe, expect, test } from 'vitest';
import { getMe } from '#functions/accounts/get-me.ts';
import { account, caller, client } from '#tests/unit/functions/fakes.ts';

describe('the profile', () => {
  const ask = (over: Partial<typeof account> = {}) =>
    getMe()({ body: null, query: null, caller: { ...caller, account: { ...account, ...over } }, client });

  test('is that of the account, with the address as it was typed', async () => {
    expect(await ask()).toEqual({
      answer: {
        id: caller.userId,
        email: 'Token@example.com',
        firstName: 'Ada',
        lastName: 'Example',
        isConfirmed: false,
      },
    });
  });

  test('says whether the address is proved, and what was agreed to last', async () => {
    const at = '2026-07-02T10:00:00.000Z';
    const consents = [
      { version: '2026-01', where: 'quiz' as const, at },
      { version: '2026-11', where: 'account' as const, at },
    ];
    const units = { height: 'cm', weight: 'kg', labs: 'mmol', a1c: 'mmolmol' } as const;
    expect(await ask({ confirmedAt: at, consents, units })).toMatchObject({
      answer: { isConfirmed: true, consentVersion: '2026-11', units },
    });
  });
});
