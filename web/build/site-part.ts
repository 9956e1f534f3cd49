import type { SiteSettings } from '../../shared/contract/site-settings.ts';
import type { Bundle, Files } from './browser-bundle.ts';
import type { StaticTexts } from './prerendered-pages.ts';

// What the build offers to features (`web/features/build.ts`).

type Built = {
  bundle: Bundle;
  /** The finished pages, by file name. */
  pages: ReadonlyMap<string, string>;
  statics: StaticTexts;
  settings: SiteSettings;
};

/** Further files of the site, made from the output of the build. */
export type SitePart = (built: Built) => Files;

type Measured = {
  bundle: Bundle;
  /** All files of the site, with the compressed copies. */
  site: Files;
  /** The scripts that these modules load for a user who has read a result. */
  addedToResult: (modules: readonly string[]) => readonly string[];
  /** The bytes of their compressed copies. */
  total: (addresses: readonly string[], ending: 'br' | 'gz') => number;
};

/** A limit on the bytes that are transferred, with its own name. */
export type FeatureBudget = { name: string; limit: number; measure: (measured: Measured) => number };
