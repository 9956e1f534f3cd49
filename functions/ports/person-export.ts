import type { MakeDocument } from '#functions/accounts/export-me.ts';
import type { Port } from '#functions/edge/rights.ts';

/** Loaded on use, because it brings all of FHIR. */
export const makeDocument = {
  rights: {},
  open:
    (): MakeDocument =>
    async (...given) => {
      const document = await import('../adapters/export-document.ts');
      return document.makeDocument(...given);
    },
} satisfies Port;
