import type { FeatureBudget, SitePart } from './build/site-part.ts';
import type { SiteFile } from './feature.ts';
import * as offline from './features/offline/build.ts';
import * as whatIf from './features/what-if/build.ts';

// For the build of the site after it has drawn the pages. What it draws is in `feature-site.ts` and `feature-static.ts`.

/** Files that are made from the finished pages. */
export const siteParts: readonly SitePart[] = [...offline.siteParts];

export const featureBudgets: readonly FeatureBudget[] = [...offline.budgets, ...whatIf.budgets];

/** Scripts of the development server, in the place of those that the build makes. */
export const devScripts: readonly SiteFile[] = [...offline.devScripts];
