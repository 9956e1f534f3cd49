import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createServerModuleRunner, type DevEnvironment } from 'vite';
import { projectDir } from './vite-config.ts';

/**
 * Loads modules of the functions as they are saved now. After an edit all of them are evaluated anew; packages stay.
 *
 * It looks at the files itself. Vite's watcher tells of an edit a moment later, and on a busy machine the functions stayed
 * at the first of two quick edits.
 */
export const loadSources = (environment: DevEnvironment) => {
  const runner = createServerModuleRunner(environment, { hmr: false });
  let loaded = '';
  let last: Promise<unknown> = Promise.resolve();
  const loadNow = async (file: string): Promise<Record<string, unknown>> => {
    const saved = fingerprint();
    if (saved !== loaded) {
      environment.moduleGraph.invalidateAll();
      runner.clearCache();
      loaded = saved;
    }
    try {
      return await runner.import(join(projectDir, file));
    } catch (error) {
      loaded = ''; // the next call tries again: what is missing may have come
      throw error;
    }
  };
  return {
    /** One at a time: an edit must not come between the modules of one evaluation. */
    load: (file: string): Promise<Record<string, unknown>> => {
      const result = last.then(() => loadNow(file));
      last = result.catch(() => undefined);
      return result;
    },
    stop: () => runner.close(),
  };
};

/** Changes with every file, by name, size and time of change. */
const fingerprint = (): string =>
  globSync('{functions,shared}/**/*.ts', { cwd: projectDir })
    .map((file) => {
      const stats = statSync(join(projectDir, file), { throwIfNoEntry: false });
      return `${file} ${stats?.size} ${stats?.mtimeMs}`;
    })
    .join('\n');
