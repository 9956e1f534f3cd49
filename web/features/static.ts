import type { StaticPages } from './feature.ts';
import * as offline from './offline/offline-page.tsx';

/** Pages that run no script. */
export const staticPages: StaticPages = {
  ...offline.staticPages,
};
