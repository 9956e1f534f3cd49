import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { User } from '#shared/contract/account.ts';

type Deps = { findUser: (userId: string) => Promise<User | null> };

export const getMe =
  ({ findUser }: Deps): Handler<'getMe'> =>
  async ({ caller }) => {
    const user = await findUser(caller.userId);
    // A token outlives an account that was deleted.
    return user ? { answer: user } : refuse('unauthenticated', 'Please log in again.');
  };
