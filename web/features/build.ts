import type { FeatureBudget, SitePart } from '#web/build/site-part.ts';
import type { SiteFile } from './feature.ts';
import * as offline from './offline/build.ts';
import * as whatIf from './what-if/build.ts';

// For the build of the site after it has drawn the pages. What it draws is in `site.ts` and `static.ts`.

/** Files that are made from the finished pages. */
export const siteParts: readonly SitePart[] = [...offline.siteParts];

export const featureBudgets: readonly FeatureBudget[] = [...offline.budgets, ...whatIf.budgets];

/** Scripts of the development server, in the place of those that the build makes. */
export const devScripts: readonly SiteFile[] = [...offline.devScripts];
