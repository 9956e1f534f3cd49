import type { MakeDocument } from '#functions/accounts/export-me.ts';
import type { Port } from '#functions/edge/rights.ts';
import type { ComposeDocument } from '#functions/signing/compose-document.ts';

// Imported only when needed, because it loads all FHIR code.

export const makeExportDocument = {
  rights: {},
  open:
    (): MakeDocument =>
    async (...given) => {
      const document = await import('../adapters/fhir-document.ts');
      return document.makeExportDocument(...given);
    },
} satisfies Port;

export const composeDocument = {
  rights: {},
  open:
    (): ComposeDocument =>
    async (...given) => {
      const document = await import('../adapters/fhir-document.ts');
      return document.composeDocument(...given);
    },
} satisfies Port;
