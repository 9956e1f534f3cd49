import type { Handler } from '#functions/edge/outcome.ts';
import type { AnswerOf } from '#shared/contract/schemas.ts';

type Deps = { findKeys: () => Promise<AnswerOf<'getSigningKeys'>['keys']> };

/** By which keys the signature of a result can be checked. For everybody: they are public. */
export const getSigningKeys =
  ({ findKeys }: Deps): Handler<'getSigningKeys'> =>
  async () => ({ answer: { keys: await findKeys() } });
