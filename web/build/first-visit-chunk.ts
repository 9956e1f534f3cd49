import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { webDir } from './vite-config.ts';

/** The name of the chunk with all that the first page needs. */
export const firstVisitName = 'app';

/** Small, and needed by so many other pages that each would be a file of its own: addresses, one number, the settings. */
const everywhere = /\/(?:questions\/age-range|site-settings|contract\/li(?:mits|fetimes))\.ts$|\/banner-\w+\.svg$/;

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * Keeps all that the first page needs in one chunk. The bundler puts each module in a chunk by the set of pages that
 * need it, so that a button of three lazy pages and an icon of two end up in twelve small files: 3.2 kB more, brotli.
 *
 * `main.tsx` itself stays out: it awaits the first page's module, and that module imports this chunk. In one file each
 * would wait for the other.
 */
export const firstVisitChunk = () => {
  const main = join(webDir, 'main.tsx');
  let needed: ReadonlySet<string> | undefined;
  return (id: string, context: Context): string | null => {
    needed ??= staticImports(main, context);
    return id !== main && (needed.has(id) || everywhere.test(id)) ? firstVisitName : null;
  };
};

const staticImports = (id: string, context: Context, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) staticImports(imported, context, found);
  return found;
};
