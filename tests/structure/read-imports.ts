import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import './typescript-6.mjs';
import type { ICruiseOptions, ICruiseResult, IForbiddenRuleType, IReporterOutput } from 'dependency-cruiser';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const topFolders = ['shared', 'functions', 'infra', 'web', 'tests'];

/**
 * The core imports these, and they import every feature, which imports the core. That circle of folders is meant, and would hide
 * every other one, so the rule for folders does not read them. All other rules do.
 */
const registries = '^(shared|functions|web|tests)/features/[a-z-]+\\.ts$';

/** Reads every import of our folders by the rules of `.dependency-cruiser.cjs`: all imports, and those that break a rule. */
export async function readImports(baseDir = root): Promise<ICruiseResult> {
  // Imported late: typescript-6.mjs must have run before dependency-cruiser looks for a compiler.
  const { cruise } = await import('dependency-cruiser');
  const { default: readRules } = await import('dependency-cruiser/config-utl/extract-depcruise-options');
  const rules = await readRules(join(root, '.dependency-cruiser.cjs'));
  const forbidden = rules.ruleSet?.forbidden ?? [];
  const isOfFolders = (rule: IForbiddenRuleType) => 'scope' in rule && rule.scope === 'folder';
  const read = async (options: ICruiseOptions): Promise<ICruiseResult> => {
    const { output } = await cruise(topFolders, { ...rules, baseDir, ...options });
    if (typeof output === 'string') throw new Error('dependency-cruiser answered with a report, not its findings.');
    return output;
  };
  const imports = await read({ ruleSet: { forbidden: forbidden.filter((rule) => !isOfFolders(rule)) } });
  const folders = await read({ ruleSet: { forbidden: forbidden.filter(isOfFolders) }, exclude: { path: registries } });
  return {
    ...imports,
    summary: {
      ...imports.summary,
      ruleSetUsed: { forbidden },
      violations: [...imports.summary.violations, ...folders.summary.violations],
      error: imports.summary.error + folders.summary.error,
    },
  };
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
