import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { webDir } from './vite-config.ts';

type Scripts = { readonly scripts: readonly Rolldown.OutputChunk[]; readonly main: string };

/** `main`, what a dynamic import of these modules loads, and everything that they import at once, as addresses. */
export const scriptsOf = (bundle: Scripts, modules: readonly string[]): string[] => {
  const found = staticClosure(bundle.scripts, bundle.main);
  for (const module of modules) staticClosure(bundle.scripts, scriptOf(bundle, module), found);
  return [...found];
};

/** This script and everything that it imports at once. */
export function staticClosure(scripts: Scripts['scripts'], address: string, found = new Set<string>()): Set<string> {
  if (found.has(address)) return found;
  found.add(address);
  const { imports = [] } = scripts.find(({ fileName }) => fileName === address) ?? {};
  for (const imported of imports) staticClosure(scripts, imported, found);
  return found;
}

/** The script that a dynamic import of this module loads. */
function scriptOf({ scripts }: Scripts, module: string): string {
  const found = scripts.find(({ facadeModuleId }) => facadeModuleId === join(webDir, module));
  if (!found) throw new Error(`Nothing imports ${module} dynamically any more. Correct its name in web/build.`);
  return found.fileName;
}
