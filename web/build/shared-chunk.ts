import { join, relative } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Keeps all that the first page needs in one chunk. esbuild puts each module in a chunk by the set of entries that reach
 * it, so that a button used by three lazy pages, an icon used by two … end up in ten small files: 2.6 kB more, brotli.
 * Here every lazy page first imports the app, which is there anyway when the page comes: the set is then the same for all.
 */
export const sharedChunk = (webDir: string): Plugin => ({
  name: 'shared-chunk',
  setup(build) {
    build.onResolve({ filter: /./ }, async ({ path, kind, namespace, importer, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === 'resolved') return null;
      const page = await build.resolve(path, { kind, namespace, importer, resolveDir, pluginData: 'resolved' });
      return page.errors.length > 0 ? page : { path: relative(webDir, page.path), namespace: 'lazy' };
    });
    build.onLoad({ filter: /./, namespace: 'lazy' }, ({ path }) => ({
      contents: `import './app.tsx';\nexport * from ${JSON.stringify(join(webDir, path))};`,
      resolveDir: webDir,
    }));
  },
});
