import { exportMeRoute } from '#functions/accounts/export-me.ts';
import type { EndpointOf } from '#functions/edge/route.ts';
import * as base from '#functions/ports/base-ports.ts';
import * as data from '#functions/ports/data-ports.ts';
import * as documents from '#functions/ports/person-export.ts';
import * as personal from '#functions/ports/personal-data.ts';

// Alone in its file: the document is imported on use, and esbuild bundles what a file may load so, even for another endpoint of it.

export const exportMe = {
  route: exportMeRoute,
  uses: {
    log: base.log,
    makeDocument: documents.makeExportDocument,
    makeIndex: documents.makeExportIndex,
    newId: base.newUuid,
    now: base.now,
    saveSigned: data.saveSigned,
    sign: data.sign,
    stores: personal.stores,
  },
} satisfies EndpointOf<typeof exportMeRoute>;
