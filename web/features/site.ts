import type { DrawnPage, SiteFile } from './feature.ts';
import * as methods from './methods/site.ts';

// For the build of the site, which runs in Node.

/** Pages that are drawn before any script has run. */
export const featureDrawnPages: readonly DrawnPage[] = [...methods.drawnPages];

/** What any visitor can download. */
export const featureFiles: readonly SiteFile[] = [...methods.siteFiles];
