import type { DrawnPage, LoadBudget, SiteFile } from './feature.ts';
import * as methods from './features/methods/site.ts';
import * as whatIf from './features/what-if/site.ts';

// For the build of the site, which runs in Node.

/** Pages that are drawn before any script has run. */
export const featureDrawnPages: readonly DrawnPage[] = [...methods.drawnPages];

/** What any visitor can download. */
export const featureFiles: readonly SiteFile[] = [...methods.siteFiles];

/** Heavy pages, with their budgets. */
export const featureLoads: readonly LoadBudget[] = [...whatIf.loads];
