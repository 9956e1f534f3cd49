import { siteAt } from '#functions/edge/origin.ts';
import type { Handler } from '#functions/edge/outcome.ts';
import type { UserId } from '#shared/contract/ids.ts';
import type { Bundle } from '#shared/fhir/document.ts';
import { exportIndex } from './export-words.ts';
import { type PersonStore, rowsOfPerson, type StoredRow, type StoreName } from './person.ts';

/** The newest results of an export for the software of a clinic; null without a result. `madeAt`: an ISO instant. */
export type MakeDocument = (
  parts: Readonly<Record<StoreName, readonly StoredRow[]>>,
  at: { site: string; madeAt: string },
) => Promise<Bundle | null>;

type Deps = { stores: readonly PersonStore[]; makeDocument: MakeDocument; now: () => Date };

/** Everything that is stored of a person, with a table of contents before it. `site`: where the product is served. */
export const exportPerson = async ({ stores, makeDocument, now }: Deps, userId: UserId, site: string) => {
  const madeAt = now().toISOString();
  const parts = await rowsOfPerson(stores, userId);
  const document = await makeDocument(parts, { site, madeAt });
  return { index: exportIndex(), madeAt, parts, ...(document && { fhir: { ...document } }) };
};

/** For whoever holds the token. */
export const exportMe =
  (deps: Deps): Handler<'exportMe'> =>
  async ({ caller, client }) => ({ answer: await exportPerson(deps, caller.userId, siteAt(client.host)) });
