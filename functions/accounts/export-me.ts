import { siteAt } from '#functions/edge/origin.ts';
import type { Handler } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { exportMeSchemas } from '#shared/contract/schemas/account-schemas.ts';
import type { Bundle } from '#shared/fhir/resources.ts';
import { type PersonStore, rowsOfPerson, type StoredRow, type StoreName } from './erasure.ts';
import { exportIndex } from './export-words.ts';

/** Makes a FHIR document of the newest results in an export; null without a result. `madeAt`: an ISO instant. */
export type MakeDocument = (
  parts: Readonly<Record<StoreName, readonly StoredRow[]>>,
  at: { site: string; madeAt: string },
) => Promise<Bundle | null>;

type Deps = { stores: readonly PersonStore[]; makeDocument: MakeDocument; now: () => Date };

/** Everything that is stored about a user, preceded by a table of contents. `site`: where the product is served. */
export const exportPerson = async ({ stores, makeDocument, now }: Deps, userId: UserId, site: string) => {
  const madeAt = now().toISOString();
  const parts = await rowsOfPerson(stores, userId);
  const document = await makeDocument(parts, { site, madeAt });
  return { index: exportIndex(), madeAt, parts, ...(document && { fhir: { ...document } }) };
};

/** Exports the data of the user who holds the token. */
export const exportMe =
  (deps: Deps): Handler<'exportMe'> =>
  async ({ caller, client }) => ({ answer: await exportPerson(deps, caller.userId, siteAt(client.host)) });

export const exportMeRoute = {
  name: 'exportMe',
  method: 'GET',
  path: '/api/users/me/export',
  auth: 'signed-in',
  tag: 'Accounts',
  summary: 'Everything that is stored of them, with a table of contents',
  isSecurityEvent: true,
  schemas: exportMeSchemas,
  throttle: { rate: 5, burst: 10 },
  // Reads and formats many results.
  timeoutSeconds: 25,
  whoIsAffected: 'People cannot download what is stored of them.',
  uses: ['makeDocument', 'now', 'stores'],
  handle: exportMe,
} as const satisfies RouteDeclaration<'exportMe'>;
