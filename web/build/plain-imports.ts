import type { Plugin } from 'vite';

/**
 * Vite leads every dynamic import through a function that first loads the sheets and scripts of the page. Our pages name theirs
 * in the HTML (`html.ts`) and their sheets load by `load-styles.ts`, so it has nothing to do and an import stays an import.
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};
