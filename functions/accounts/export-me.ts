import { type Log, nameOfError } from '#functions/edge/log.ts';
import { siteAt } from '#functions/edge/origin.ts';
import type { Handler } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import {
  type SealDeps,
  type SignedRecord,
  type SignedResult,
  sealBundle,
  sealDownload,
} from '#functions/signing/seal.ts';
import { asSubmissionId, type UserId } from '#shared/contract/ids.ts';
import { type Language, languageFrom } from '#shared/contract/language.ts';
import { exportMeSchemas } from '#shared/contract/schemas/account-schemas.ts';
import { findResponses } from '#shared/fhir/read-response.ts';
import type { Bundle } from '#shared/fhir/resources.ts';
import { fieldsOf } from '#shared/read-unknown.ts';
import { type PersonStore, rowsOfPerson, type StoredRow, type StoreName } from './erasure.ts';
import type { exportIndex } from './export-words.ts';

/** Makes a FHIR document of the newest results in an export; null without a result. `madeAt`: an ISO instant. */
export type MakeDocument = (
  parts: Readonly<Record<StoreName, readonly StoredRow[]>>,
  at: { site: string; madeAt: string },
) => Promise<Bundle | null>;

/** The table of contents of an export, in a language. */
export type MakeIndex = (language: Language) => Promise<ReturnType<typeof exportIndex>>;

type ExportDeps = {
  stores: readonly PersonStore[];
  makeDocument: MakeDocument;
  makeIndex: MakeIndex;
  now: () => Date;
};

/**
 * Everything that is stored about a user, preceded by a table of contents in their language, unsigned. `site` is the URL of the
 * product.
 */
export const exportPerson = async (
  { stores, makeDocument, makeIndex, now }: ExportDeps,
  userId: UserId,
  site: string,
) => {
  const madeAt = now().toISOString();
  const parts = await rowsOfPerson(stores, userId);
  const document = await makeDocument(parts, { site, madeAt });
  const index = await makeIndex(languageFrom(parts.accounts[0]?.language));
  return { index, madeAt, parts, ...(document && { fhir: document }) };
};

type Exported = Awaited<ReturnType<typeof exportPerson>>;
type Deps = ExportDeps & SealDeps & { newId: () => string; log: Log };

/**
 * Exports the data of the user who holds the token, signed as one file. If the key is unreachable, the file is unsigned, because
 * the user is entitled to the data anyway.
 */
export const exportMe =
  (deps: Deps): Handler<'exportMe'> =>
  async ({ caller: { userId }, client }) => {
    const exported = await exportPerson(deps, userId, siteAt(client.host));
    const sealed = await sealedExport(deps, userId, exported).catch((failure: unknown) => {
      deps.log.warn('download not signed', { userId, failure: nameOfError(failure) });
      return exported;
    });
    return { answer: { ...sealed } };
  };

/** The document for a clinic's software has a signature of its own, because it is handed on alone. */
const sealedExport = async (deps: Deps, userId: UserId, { fhir, ...exported }: Exported) => {
  const { madeAt, parts } = exported;
  const standing = parts.results.flatMap(signedResultOf);
  const document = fhir && (await sealBundle(deps, fhir, recordOfBundle(fhir, { userId, madeAt, results: standing })));
  const whole = { ...exported, ...(document && document !== 'erased' && { fhir: document }) };
  const sealed = await sealDownload(deps, whole, { userId, documentId: deps.newId(), madeAt, results: standing });
  return sealed === 'erased' ? whole : sealed;
};

const recordOfBundle = (bundle: Bundle, record: Omit<SignedRecord, 'documentId'>): SignedRecord => {
  const inIt = findResponses(bundle).map(({ submissionId }) => submissionId);
  const results = record.results.filter(({ submissionId }) => inIt.includes(submissionId));
  return { ...record, documentId: bundle.id, results };
};

/** The result in a row, if it stands. Empty for other rows and for a result that was replaced. */
const signedResultOf = ({ submissionId, content, replaces, replacedBy }: StoredRow): SignedResult[] => {
  if (typeof submissionId !== 'string' || content === undefined || replacedBy !== undefined) return [];
  const { id } = fieldsOf(replaces);
  return [{ submissionId: asSubmissionId(submissionId), replaces: typeof id === 'string' ? id : null }];
};

export const exportMeRoute = {
  name: 'exportMe',
  method: 'GET',
  path: '/api/users/me/export',
  auth: 'signed-in',
  tag: 'Accounts',
  summary: 'Everything that is stored of them, with a table of contents, signed as one file',
  isSecurityEvent: true,
  schemas: exportMeSchemas,
  throttle: { rate: 10, burst: 20 },
  addressLimit: 30,
  // This route reads and formats many results.
  timeoutSeconds: 25,
  whoIsAffected: 'People cannot download what is stored of them.',
  handle: exportMe,
} as const satisfies RouteDeclaration<'exportMe'>;
