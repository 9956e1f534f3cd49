import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import './typescript-6.mjs';
import type { ICruiseResult, IReporterOutput } from 'dependency-cruiser';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const topFolders = ['shared', 'functions', 'infra', 'web', 'tests'];

/** Reads every import of our folders by the rules of `.dependency-cruiser.cjs`: all imports, and those that break a rule. */
export async function readImports(baseDir = root): Promise<ICruiseResult> {
  // Imported late: typescript-6.mjs must have run before dependency-cruiser looks for a compiler.
  const { cruise } = await import('dependency-cruiser');
  const { default: readRules } = await import('dependency-cruiser/config-utl/extract-depcruise-options');
  const rules = await readRules(join(root, '.dependency-cruiser.cjs'));
  const { output } = await cruise(topFolders, { ...rules, baseDir });
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with a report instead of its findings.');
  return output;
}

/** For people: each break with the reason of its rule. */
export async function reportOf(imports: ICruiseResult): Promise<IReporterOutput> {
  const { format } = await import('dependency-cruiser');
  return format(imports, { outputType: 'err-long' });
}

/** Every TypeScript and JavaScript file of ours, as `folder/file.ts`. */
export const sourceFiles = (): string[] =>
  topFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.d)\.(ts|tsx|mjs)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  );
