import type { MakeDocument } from '#functions/accounts/export-me.ts';
import { port } from '#functions/edge/rights.ts';
import type { ComposeDocument } from '#functions/results/make-document.ts';

// Loaded on use, because it brings all of FHIR.

export const makeExportDocument = port(
  {},
  (): MakeDocument =>
    async (...given) => {
      const document = await import('../adapters/fhir-document.ts');
      return document.makeExportDocument(...given);
    },
);

export const composeDocument = port(
  {},
  (): ComposeDocument =>
    async (...given) => {
      const document = await import('../adapters/fhir-document.ts');
      return document.composeDocument(...given);
    },
);
