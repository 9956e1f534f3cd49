import type { EndpointOf } from '#functions/edge/route.ts';
import * as data from '#functions/ports/data-ports.ts';
import { getDocumentStateRoute } from '#functions/results/get-document-state.ts';
import { getResultRoute } from '#functions/results/get-result.ts';
import { getSigningKeysRoute } from '#functions/results/get-signing-keys.ts';

export const getSigningKeys = {
  route: getSigningKeysRoute,
  uses: { findKeys: data.findKeys },
} satisfies EndpointOf<typeof getSigningKeysRoute>;

export const getDocumentState = {
  route: getDocumentStateRoute,
  uses: { findResult: data.findResult, findSigned: data.findSigned, tries: data.networkTries },
} satisfies EndpointOf<typeof getDocumentStateRoute>;

export const getResult = {
  route: getResultRoute,
  uses: { findChecked: data.findChecked, findResult: data.findResult },
} satisfies EndpointOf<typeof getResultRoute>;
