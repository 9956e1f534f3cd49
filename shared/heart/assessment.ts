import type { RedFlagLevel } from '#shared/contract/result.ts';

/** What the safety rules say of one person: flags in order of seriousness, routes in their own order. */
export type Assessment = {
  readonly redFlags: readonly { readonly code: string; readonly level: RedFlagLevel }[];
  readonly routes: readonly string[];
};
