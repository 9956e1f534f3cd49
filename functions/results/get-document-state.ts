import { networkLimitDescription, type TryLimits } from '#functions/accounts/try-limits.ts';
import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import type { SignedRecord } from '#functions/signing/seal.ts';
import type { SubmissionId, UserId } from '#shared/contract/ids.ts';
import type { Result } from '#shared/contract/result.ts';
import { getDocumentStateSchemas } from '#shared/contract/schemas/document-schemas.ts';
import * as words from '#words/refused.ts';

type Deps = {
  /** Null for a file that was never made here, or was erased with its account. */
  findSigned: (documentId: string) => Promise<SignedRecord | null>;
  findResult: (userId: UserId, submissionId: SubmissionId) => Promise<Result | 'unreadable' | null>;
  tries: Pick<TryLimits, 'network'>;
};

/**
 * Whether every result in a signed file still stands. Anyone who has the file may ask: its id has 122 random bits, and the answer
 * contains nothing about the person.
 */
export const getDocumentState =
  ({ findSigned, findResult, tries }: Deps): Handler<'getDocumentState'> =>
  async ({ query: { id }, client }) => {
    const limited = await tries.network('document', client.network);
    if (limited) return limited;
    const record = await findSigned(id);
    if (!record) return unknown;
    const withdrawn = await Promise.all(
      record.results.map(async ({ submissionId, replaces }) => {
        const result = await findResult(record.userId, submissionId);
        return result && result !== 'unreadable' ? withdrawnAt(result, replaces) : 'unknown';
      }),
    );
    if (withdrawn.includes('unknown')) return unknown;
    const [first] = withdrawn.filter((at) => at !== null).toSorted();
    return { answer: first === undefined ? { state: 'standing' } : { state: 'withdrawn', at: first } };
  };

/** When the signed result was replaced; null while it stands. */
const withdrawnAt = ({ content: { replaces, replacedBy } }: Result, signed: string | null): string | null => {
  if (replaces && replaces.id !== signed) return replaces.at;
  return replacedBy?.at ?? null;
};

const unknown = refuse('not-found', words.noSuchDocument);

export const getDocumentStateRoute = {
  name: 'getDocumentState',
  method: 'GET',
  path: '/api/documents/state',
  auth: 'public',
  tag: 'Results',
  summary: 'Whether the results in a signed document still stand',
  description: `By the id of the document alone; says nothing about the person. ${networkLimitDescription}`,
  refusals: ['not-found'],
  schemas: getDocumentStateSchemas,
  throttle: { rate: 15, burst: 30 },
  addressLimit: 45,
  whoIsAffected: 'A signed document is shown as not checked.',
  handle: getDocumentState,
} as const satisfies RouteDeclaration<'getDocumentState'>;
