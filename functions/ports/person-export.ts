import type { MakeDocument } from '#functions/accounts/export-me.ts';
import { makeExportIndex as makeIndex } from '#functions/adapters/export-speech.ts';
import type { Port } from '#functions/edge/rights.ts';

export const makeExportIndex = { rights: {}, open: () => makeIndex } satisfies Port;

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
