import type { Port } from '#functions/edge/rights.ts';
import type { ComposeDocument } from '#functions/signing/compose-document.ts';

// Imported only when needed, because it loads all FHIR code. Alone in its file: esbuild bundles what a file may load so, even for
// another port of it.

export const composeDocument = {
  rights: {},
  open:
    (): ComposeDocument =>
    async (...given) => {
      const document = await import('#functions/adapters/fhir-document.ts');
      return document.composeDocument(...given);
    },
} satisfies Port;
