import { buildPages, writeFiles } from './build-pages.ts';
import type { Effort } from './compressed-copies.ts';

// Builds the pages in the language of this process's conditions. `language-sites.ts` forks it.

const [, , outDir = '', settings = '', effort = ''] = process.argv;
process.once('disconnect', () => process.exit(1)); // the parent process has ended
const { files, inlineHashes } = await buildPages(JSON.parse(settings), effort as Effort);
await writeFiles(outDir, files);
process.send?.(inlineHashes, () => process.exit(0));
