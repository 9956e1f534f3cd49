import type { SiteSettings } from '../../shared/contract/site-settings.ts';
import type { Bundle, Files } from './browser-bundle.ts';
import type { StaticTexts } from './prerendered-pages.ts';

// What the build offers to features (`web/feature-build.ts`).

type Built = {
  bundle: Bundle;
  /** The finished pages, by their file. */
  pages: ReadonlyMap<string, string>;
  statics: StaticTexts;
  settings: SiteSettings;
};

/** Files of the site that are made of what was built. */
export type SitePart = (built: Built) => Files;

type Measured = {
  bundle: Bundle;
  /** With the compressed copies. */
  site: Files;
  /** The scripts that these modules load for a user who has read a result. */
  addedToResult: (modules: readonly string[]) => readonly string[];
  /** The bytes of their compressed copies. */
  total: (addresses: readonly string[], ending: 'br' | 'gz') => number;
};

/** What may not grow unseen: bytes on the wire, by a name of its own. */
export type FeatureBudget = { name: string; limit: number; measure: (measured: Measured) => number };
