import type { EndpointOf } from '#functions/edge/route.ts';
import * as base from '#functions/ports/base-ports.ts';
import * as data from '#functions/ports/data-ports.ts';
import { makeDocumentRoute } from './make-document.ts';
import * as own from './ports-document.ts';

// Alone in its file: the document is imported on use, and esbuild bundles what a file may load so, even for another endpoint of it.

export const makeDocument = {
  route: makeDocumentRoute,
  uses: {
    composeDocument: own.composeDocument,
    find: data.findSubmission,
    findResult: data.findResult,
    list: data.listSubmissions,
    newId: base.newUuid,
    now: base.now,
    saveSigned: data.saveSigned,
    sign: data.sign,
  },
} satisfies EndpointOf<typeof makeDocumentRoute>;
