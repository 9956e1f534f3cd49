import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import './typescript-6.mjs';
import type { ICruiseOptions, IReporterOutput } from 'dependency-cruiser';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const topFolders = ['shared', 'functions', 'infra', 'web', 'tests'];

/** Reads every import of our folders by the rules of `.dependency-cruiser.cjs`. The options choose the kind of report. */
export async function readImports(options: ICruiseOptions): Promise<IReporterOutput> {
  // Imported late: typescript-6.mjs must have run before dependency-cruiser looks for a compiler.
  const { cruise } = await import('dependency-cruiser');
  const { default: readRules } = await import('dependency-cruiser/config-utl/extract-depcruise-options');
  const rules = await readRules(join(root, '.dependency-cruiser.cjs'));
  return cruise(topFolders, { ...rules, baseDir: root, ...options });
}
