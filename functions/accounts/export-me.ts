import type { Handler } from '#functions/edge/outcome.ts';
import { exportIndex } from './export-words.ts';
import { type PersonStore, rowsOfPerson } from './person-stores.ts';

type Deps = { stores: readonly PersonStore[]; now: () => Date };

/** Everything that is stored of a person, with a table of contents before it. */
export const exportPerson = async ({ stores, now }: Deps, userId: string) => ({
  index: exportIndex(),
  madeAt: now().toISOString(),
  parts: await rowsOfPerson(stores, userId),
});

/** For whoever holds the token. */
export const exportMe =
  (deps: Deps): Handler<'exportMe'> =>
  async ({ caller }) => ({ answer: await exportPerson(deps, caller.userId) });
