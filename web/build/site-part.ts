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

/** What may not grow unseen: bytes on the wire, by a name of its own. `site` has the compressed copies. */
export type FeatureBudget = { name: string; limit: number; measure: (bundle: Bundle, site: Files) => number };
