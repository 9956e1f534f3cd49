import type { Result } from '#shared/contract/result.ts';
import { resultSchema } from '#shared/contract/result-schema.ts';
import type { Item, StoredKind } from './stored-item.ts';

/** What `saveResult` writes today. */
export const storedResultSchema = 2;

export const storedResult: StoredKind<Result> = {
  kind: 'result',
  current: storedResultSchema,
  // Schema 2 writes its number and the version of the engine, for operators. The page itself is as in 1.0.0.
  upgrades: { 1: (item: Item): Item => item },
  shape: resultSchema,
  jsonAttributes: ['content'],
};
