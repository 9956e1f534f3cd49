import type { Credentials } from '#functions/accounts/password.ts';
import type { NewPerson } from '#functions/accounts/sign-in/register.ts';

export type PoolUser = { email: string; password: string; isVerified: boolean; isFinished: boolean };

type Names = { firstName: string; lastName: string };

/** Cognito's user pool, with what our functions expect of it. */
export const fakePool = (users: Map<string, PoolUser>) => {
  const names: Names[] = [];
  let made = 0;
  let sessions = 0;
  const change = (userId: string, over: Partial<PoolUser>) => {
    const user = users.get(userId);
    if (user) users.set(userId, { ...user, ...over });
  };
  const idOf = (address: string) => [...users].find(([, { email }]) => email === address)?.[0] ?? null;
  const setEmail = async (userId: string, email: string, isVerified: boolean) => {
    // Cognito's UserNotFoundException and AliasExistsException.
    if (!users.has(userId)) throw new Error('The pool has no such user.');
    if ((idOf(email) ?? userId) !== userId) throw new Error('Another user of the pool has this address.');
    change(userId, { email, isVerified });
  };
  return {
    findUserId: async (address: string) => idOf(address),
    setVerifiedEmail: (userId: string, address: string) => setEmail(userId, address, true),
    removeEmail: (userId: string, address: string) => setEmail(userId, address, false),
    setPermanentPassword: async ({ email, password }: Credentials) =>
      change(idOf(email) ?? '', { password, isFinished: true }),
    /** What Cognito was told of names. */
    names,
    setNames: async (_userId: string, told: Names) => void names.push(told),
    createAccount: async ({ email, password }: NewPerson) => {
      if (idOf(email)) return 'exists' as const;
      made += 1;
      users.set(`made-${made}`, { email, password, isVerified: false, isFinished: false });
      return 'created' as const;
    },
    signIn: async ({ email, password }: Credentials) => {
      const userId = idOf(email) ?? '';
      const user = users.get(userId);
      if (user?.password !== password) return 'refused' as const;
      if (!user.isFinished) return 'unfinished' as const;
      sessions += 1;
      const sessionId = `session-${sessions}`;
      return {
        userId,
        email,
        token: `token of ${userId}`,
        sessionId,
        refreshToken: `${userId}/${sessionId}`,
        firstName: '',
        lastName: '',
      };
    },
  };
};
