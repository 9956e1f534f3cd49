import { buildPages } from './build-pages.ts';
import type { Effort } from './compressed-copies.ts';

// Builds the pages in the language of this process's conditions. `language-sites.ts` forks it.

const [, , outDir = '', settings = '', effort = ''] = process.argv;
process.once('disconnect', () => process.exit(1)); // the parent process has ended
const { inlineHashes } = await buildPages(outDir, JSON.parse(settings), effort as Effort);
process.send?.(inlineHashes, () => process.exit(0));
