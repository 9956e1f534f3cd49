import * as z from 'zod/mini';
import type { Result } from '#shared/contract/result.ts';
import { resultAdditions } from '#shared/contract/result-additions-schema.ts';
import { resultSchema } from '#shared/contract/result-schema.ts';
import { madeByKeys } from './made-by.ts';
import type { Item, StoredKind } from './stored-item.ts';

/** What `saveResult` writes today. */
export const storedResultSchema = 1;

const { replaces, replacedBy } = resultAdditions;

/** Beside the page, which stays as its engine made it: whether it has taken the place of another one, or lost its own. */
const shape = z.extend(resultSchema, { replaces, replacedBy });

export type StoredResult = z.output<typeof shape>;

export const storedResult: StoredKind<StoredResult> = {
  kind: 'result',
  current: storedResultSchema,
  upgrades: {},
  shape,
  jsonAttributes: ['content'],
};

/** The page as people read it. */
export const pageOf = ({ content, replaces, replacedBy, ...result }: StoredResult): Result => ({
  ...result,
  content: { ...content, ...(replaces && { replaces }), ...(replacedBy && { replacedBy }) },
});

/** A result as it is written, whoever writes it: the worker for the first time, or a correction. */
export const resultItem = (userId: string, { content, ...result }: Result, createdAt: string): Item => {
  const { replaces: before, replacedBy: after, ...page } = content;
  return {
    schema: storedResultSchema,
    userId,
    ...result,
    content: JSON.stringify(page),
    engineVersion: page.engine.version,
    ...(page.quizVersion !== undefined && { quizVersion: page.quizVersion }),
    ...madeByKeys(page.engine.version, result.submissionId),
    ...(before && { replaces: before }),
    ...(after && { replacedBy: after }),
    createdAt,
  };
};
